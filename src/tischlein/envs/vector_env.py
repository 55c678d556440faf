"""Thousands of tables stepped together, with Gymnasium's `reset` and `step`."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tischlein.engine.compile.numba_bridge import announced, register_encoding
from tischlein.engine.compile.threads import core_count, parts_of
from tischlein.engine.encoding import encoding_of
from tischlein.engine.errors import Refusal, listed
from tischlein.engine.validation import at_least_1, one_of
from tischlein.envs import kernels
from tischlein.envs.buffers import new_plan, new_results, new_tables
from tischlein.envs.kernels import EVERY, MOVER
from tischlein.envs.replay import Replay
from tischlein.envs.settings import (
    AUTORESET,
    REWARDS,
    check_seed,
    hex_seed,
    opponents_of,
    which_rows,
)
from tischlein.registry import find

MIN_TABLES_A_THREAD = 64
"""Fewer are not worth the way to another thread, which takes as long as some dozens of steps."""

STEPS: dict[int, Any] = {MOVER: kernels.step_movers, EVERY: kernels.step_everybody}
"""How all tables are stepped; for the rows of one seat there is a third way."""

Info = dict[str, NDArray[Any]]


class VectorEnv:
    """Many tables of one game in lockstep; `vector` makes one and says what everything means."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        tables: int = 1024,
        *,
        seats: str | int = "mover",
        opponents: str | Sequence[str] | None = None,
        reward: str = "points",
        rows: str = "bytes",
        device: str = "cpu",
        threads: int | None = 1,
        autoreset: str = "same-step",
        seed: int | None = None,
        checked: bool = True,
        buffers: Mapping[str, Any] | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = find(game)
        self.encoding = encoding_of(self.game)
        self.players = self.game.usual_players if players is None else players
        undealt = self.game.new(self.players, options or {}, [0] * 8)
        self.options = self.game.options_of(undealt)
        self.num_envs = at_least_1("tables", tables)
        self.seats, self.opponents, self.reward, self.checked = seats, opponents, reward, checked
        one_of("device", device, ("cpu",))
        packed = one_of("rows", rows, ("bytes", "packed")) == "packed"
        self.packed = packed
        self.metadata = {"autoreset_mode": AUTORESET[one_of("autoreset", autoreset, AUTORESET)]}
        rows_for = which_rows(seats, self.players)
        self._plan = new_plan(
            undealt,
            rows_for,
            list(AUTORESET).index(autoreset),
            REWARDS[one_of("reward", reward, REWARDS)],
            opponents_of(opponents, rows_for, self.players),
        )
        self._step: Any = STEPS.get(rows_for, kernels.step_seat)
        self._tables = new_tables(undealt, self.num_envs)
        self._results = new_results(undealt, self.num_envs, rows_for, packed, buffers or {})
        self._rows = self._results.seats.shape[1]
        self._truncated = np.zeros(self.num_envs, np.bool_)
        self._parts = parts_of(self.num_envs, core_count(threads), MIN_TABLES_A_THREAD)
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self._seed = check_seed(secrets.randbits(64) if seed is None else seed)
        self._sampler = np.array([self._seed], np.uint64)
        self._state = "new"
        register_encoding(self.game)

    # ---- What it is ----

    @property
    def num_actions(self) -> int:
        return len(self.encoding.actions)

    @property
    def observation_size(self) -> int:
        """How many numbers a row of bytes has: what the encoding says, filled up to a multiple of eight."""
        return 8 * -(-sum(self.encoding.widths(self.players)) // 8)

    @property
    def slices(self) -> dict[str, slice]:
        """Where each feature stands in a row of bytes."""
        return self.encoding.slices(self.players)

    def __repr__(self) -> str:
        return f"<VectorEnv {self.game.name}, {self.players} players, {self.num_envs} tables, {self.seats}>"

    # ---- Gymnasium's interface ----

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[NDArray[Any], Info]:
        """Deals all tables anew, or those of `options={"reset_mask": …}`.

        A number seeds all tables, each in its own way; a list has a seed for each table. Without either, each
        table goes on with the next game of its own.
        """
        self._check_open()
        wanted = self._reset_mask(options or {})
        self._sow(seed, wanted)
        if self._state == "new":
            self._compile(wanted)
        self._run(kernels.reset, self._tables, self._results, wanted)
        if self._plan.rows_for >= 0:
            self._run(kernels.let_opponents_begin, self._tables, self._plan, wanted)
        self._run(kernels.show, self._tables, self._plan, self._results)
        self._state = "ready"
        return self._told()

    def step(
        self, actions: Any
    ) -> tuple[NDArray[Any], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """One action at every table; where `seats` is "every" one for each seat of every table.

        All arrays are written anew by the next step: copy what is to be kept.
        """
        self._check_open()
        if self._state == "new":
            raise Refusal("reset must be called before step")
        given = self._check_actions(actions)
        movers = self._results.seats[:, 0].copy() if self._plan.rows_for == MOVER else None
        self._run(self._step, self._tables, self._plan, self._results, given)
        self._run(kernels.show, self._tables, self._plan, self._results)
        observations, info = self._told()
        rewards = self._results.rewards
        if movers is not None:
            rewards = np.take_along_axis(rewards, movers[:, None], axis=1)[:, 0]
        elif self._plan.rows_for >= 0:
            rewards = rewards[:, self._plan.rows_for]
        return observations, rewards, self._results.terminated, self._truncated, info

    def close(self) -> None:
        """Ends the threads; nothing can be stepped any more."""
        if self._pool is not None:
            self._pool.shutdown()
        self._state = "closed"

    # ---- What goes with it ----

    def action_masks(self) -> NDArray[np.bool_]:
        """The open actions of every row as true and false, packed rows too."""
        self._check_open()
        masks = self._told()[1]["action_mask"]
        if self.packed:
            masks = self.expand(masks, self._plan.action_widths)[..., : self.num_actions]
        return masks.view(np.bool_)

    def sample(self) -> NDArray[np.int64]:
        """Any open action in every row, all equally likely; the same ones for the same seed."""
        self._check_open()
        actions = np.zeros((self.num_envs, self._rows), np.int64)
        kernels.choose(self._results.masks, self._plan.action_widths, self._sampler, actions)
        return actions if self._plan.rows_for == EVERY else actions[:, 0]

    def expand(self, packed: NDArray[np.int64], widths: NDArray[np.int64] | None = None) -> NDArray[np.uint8]:
        """Packed rows as rows of bytes, of any number of axes before the last."""
        wide = self._plan.widths if widths is None else widths
        if packed.dtype != np.int64 or packed.shape[-1] != len(wide):
            raise Refusal(
                f"packed rows must be int64 with {len(wide)} words (got {packed.dtype}, {packed.shape})"
            )
        words = np.ascontiguousarray(packed).reshape(-1, len(wide))
        eights = np.zeros((1, len(words), -(-int(wide.sum()) // 8)), np.uint64)
        kernels.expand(words, wide, eights)
        return eights.view(np.uint8).reshape(*packed.shape[:-1], -1)

    def seed_text(self, table: int) -> str:
        """The seed of the game at a table, as `tischlein.new` and records have it."""
        return hex_seed(int(self._tables.seeds[table]))

    def replay(self, seed: int, actions: Iterable[Any] = ()) -> Replay:
        """The game of a row once more, from its seed (`info["seed"]`) and its actions: `.table` has a record.

        An action is a number; where `seats` is "every" it has one for each seat.
        """
        plan = self._plan
        played = Replay(
            self.game.name, self.players, self.options, seed, plan.rows_for, plan.opponents.tolist()
        )
        for action in actions:
            played.step(action)
        return played

    # ---- Within ----

    def _compile(self, wanted: NDArray[np.bool_]) -> None:
        """Everything at once, before several threads want it."""
        arrays = (self._tables, self._plan, self._results)
        actions = np.zeros((self.num_envs, self._rows), np.int64)
        with announced(self.game.title):
            kernels.reset(self._tables, self._results, wanted, 0, 0)
            if self._plan.rows_for >= 0:
                kernels.let_opponents_begin(self._tables, self._plan, wanted, 0, 0)
            self._step(*arrays, actions, 0, 0)
            kernels.show(*arrays, 0, 0)

    def _run(self, kernel: Any, *arrays: Any) -> None:
        """One kernel over all tables, in as many threads as wanted."""
        if self._pool is None:
            kernel(*arrays, 0, self.num_envs)
            return
        for done in [self._pool.submit(kernel, *arrays, *part) for part in self._parts]:
            done.result()

    def _told(self) -> tuple[NDArray[Any], Info]:
        results = self._results
        observations, masks = results.words, results.masks
        if not self.packed:
            observations = results.observations.view(np.uint8)
            masks = results.action_masks.view(np.bool_)[..., : self.num_actions]
        info = {"action_mask": masks, "seat": results.seats, "acting": results.acting}
        if self._plan.rows_for != EVERY:
            observations = observations[:, 0]
            info = {name: array[:, 0] for name, array in info.items()}
        info |= {"rewards": results.rewards, "points": results.points, "seed": self._tables.seeds}
        return observations, info

    def _check_open(self) -> None:
        if self._state == "closed":
            raise Refusal("The environment is closed; make a new one")

    def _reset_mask(self, options: Mapping[str, Any]) -> NDArray[np.bool_]:
        unknown = [name for name in options if name != "reset_mask"]
        if unknown:
            raise Refusal(f"options of reset must be reset_mask (got {unknown[0]!r})")
        mask = options.get("reset_mask")
        if mask is None:
            return np.ones(self.num_envs, np.bool_)
        found = np.asarray(mask)
        if found.dtype != np.bool_ or found.shape != (self.num_envs,):
            raise Refusal(
                f"reset_mask must be {self.num_envs} truth values (got {found.dtype}, {found.shape})"
            )
        if self._state == "new" and not found.all():
            raise Refusal("The first reset must deal all tables")
        return found

    def _sow(self, seed: int | Sequence[int] | None, wanted: NDArray[np.bool_]) -> None:
        seeds = self._tables.seeds
        if seed is None and self._state != "new":
            with np.errstate(over="ignore"):
                seeds[wanted] += np.uint64(kernels.NEXT_SEED)
            return
        if seed is not None and not isinstance(seed, int | np.integer):
            found = [check_seed(one) for one in seed]
            if len(found) != self.num_envs:
                raise Refusal(f"seeds must be {self.num_envs}, one for each table (got {len(found)})")
            seeds[wanted] = np.array(found, np.uint64)[wanted]
            return
        self._seed = self._seed if seed is None else check_seed(seed)
        self._sampler[0] = self._seed
        seeds[wanted] = np.random.SeedSequence(self._seed).generate_state(self.num_envs, np.uint64)[wanted]

    def _check_actions(self, actions: Any) -> NDArray[np.int64]:
        """Actions as the kernels take them; refuses a wrong shape, kind or, if wanted, a closed action."""
        shape = (self.num_envs, self._rows) if self._plan.rows_for == EVERY else (self.num_envs,)
        given = np.asarray(actions)
        if given.shape != shape or not np.issubdtype(given.dtype, np.integer):
            raise Refusal(
                f"actions must be whole numbers in the shape {shape} (got {given.dtype}, {given.shape})"
            )
        whole_numbers = np.ascontiguousarray(given, np.int64).reshape(self.num_envs, self._rows)
        if self.checked:
            wrong = kernels.first_not_open(self._plan, self._results, whole_numbers)
            if wrong >= 0:
                raise self._not_open(wrong, int(whole_numbers.flat[wrong]))
        return whole_numbers

    def _not_open(self, row: int, action: int) -> Refusal:
        table, place = divmod(row, self._rows)
        at = f"[{table}, {place}]" if self._plan.rows_for == EVERY else f"[{table}]"
        names = self.encoding.actions
        name = f", {names[action]}" if 0 <= action < len(names) else ""
        open_now = np.flatnonzero(self.expand(self._results.masks[table, place], self._plan.action_widths))
        return Refusal(f"actions{at} must be open now: {listed(open_now.tolist())} (got {action}{name})")


def vector(
    game: str,
    players: int | None = None,
    tables: int = 1024,
    *,
    seats: str | int = "mover",
    opponents: str | Sequence[str] | None = None,
    reward: str = "points",
    rows: str = "bytes",
    device: str = "cpu",
    threads: int | None = 1,
    autoreset: str = "same-step",
    seed: int | None = None,
    checked: bool = True,
    buffers: Mapping[str, Any] | None = None,
    **options: Any,
) -> VectorEnv:
    """Many tables of one game in lockstep, for learners.

        envs = tischlein.envs.vector("potato-man", players=4, tables=4096, seed=7)
        observations, info = envs.reset()
        observations, reward, terminated, truncated, info = envs.step(envs.sample())

    `seats`: "mover" gives a row a table, for whoever is to act; "every" a row for each seat; a number a row
    for that seat, while `opponents` ("random", "thumb", or a list from the left of it) play the others.
    `reward`: "points" as they are made, at the end the share of the "win", or the "rank" from 0 to 1.
    `rows`: "bytes" of zero and one, or "packed" words of 64 bits, which `expand` turns into bytes.
    `threads`: how many cores, None for all; the games are the same. `autoreset`: Gymnasium's modes.
    `buffers`: arrays of the caller to write into. What is left over are options of the game.

    The reward is that of the seat that acted (with "every" it has a column a seat). `info` has the rewards
    and points of every seat, `action_mask`, `seat`, `acting` and the `seed` from which `replay` makes a table
    with a record. A mask is never all false: where a seat owes no move it is all true, `acting` is false.
    """
    return VectorEnv(
        game, players, tables, seats=seats, opponents=opponents, reward=reward, rows=rows, device=device,
        threads=threads, autoreset=autoreset, seed=seed, checked=checked, buffers=buffers, options=options,
    )  # fmt: skip
