"""Tuning a game's rules of thumb: do other numbers in `heuristics.py` win more on the same deals?

What is tuned is what `heuristics.py` names in its `WEIGHTS`: whole numbers, and `np.array` tables of them.
The rules there are compiled once more, with one more argument that holds these numbers, so that trying others
needs no compiling.
"""

from __future__ import annotations

import ast
import math
import random
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tischlein.engine.compile import numba_bridge
from tischlein.engine.compile.playout import games_by
from tischlein.engine.compile.threads import core_count
from tischlein.engine.errors import Refusal, listed
from tischlein.engine.game import Game
from tischlein.engine.rule import rule
from tischlein.engine.verbs import fill_view, forbids, legal
from tischlein.lab.arena import EVALUATION_SEEDS
from tischlein.lab.simulation import checked_seed

Numbers = NDArray[np.int64]

ARGUMENT = "the_weights"
"""The name of the argument that every rule gets in addition."""
LOOK = 100
"""The number of deals in which a number must make a difference to be tuned at all."""
STEPS, MIN_SIZE = (-0.5, -0.25, -0.1, 0.1, 0.25, 0.5), 10
"""By what part of its size a number is changed; small ones as if they were so large …"""
AT_ONCE = (1, 1, 2, 3)
"""… and how many numbers at a time."""
PROMISING, CONFIRMED, TEST = 0.5, 1.7, 20
"""The standard errors gained to be tested on twenty times the deals, and there to be kept."""


# ---- Which numbers ----


def find_weights(source: str) -> dict[str, str]:
    """The numbers that a `heuristics.py` names in its `WEIGHTS`, each with the source that sets it."""
    set_by = {ast.unparse(s.targets[0]): s for s in ast.parse(source).body if isinstance(s, ast.Assign)}
    names = ast.literal_eval(set_by["WEIGHTS"].value) if "WEIGHTS" in set_by else ()
    return {name: ast.get_source_segment(source, set_by[name]) or "" for name in names}


def is_rule(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.FunctionDef) and "rule" in map(ast.unparse, statement.decorator_list)


def names_used(function: ast.FunctionDef) -> set[str]:
    return {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}


def with_weights_passed(source: str, module: str, weights: Iterable[str]) -> dict[str, Any]:
    """A `heuristics.py` whose rules take the weights out of one more argument, the first."""
    tree = ast.parse(source)
    functions = [s for s in tree.body if isinstance(s, ast.FunctionDef) and is_rule(s)]
    names = {one.name for one in functions}
    for one in functions:
        for node in ast.walk(one):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                node.args.insert(0, ast.Name(ARGUMENT, ast.Load()))
        one.args.args.insert(0, ast.arg(ARGUMENT))
        used = names_used(one).intersection(weights)
        one.body[:0] = ast.parse("\n".join(f"{name} = {ARGUMENT}.{name}" for name in sorted(used))).body
    contents: dict[str, Any] = {"__name__": module}  # the real one, for Numba's cache
    exec(compile(ast.fix_missing_locations(tree), module, "exec", dont_inherit=True), contents)
    numba_bridge.register_rules()
    return contents


def games_by_weights(default_move: Any) -> Any:
    """Compiled: whole games with the candidate's weights at one seat; counts moves against the rules."""

    @rule
    def choose(tables: Any, seat: int, extra: Any, moves: Any, rng: Any) -> int:
        weights, place, faults = extra
        tables[3] = tables[2]
        fill_view(tables[1], seat, tables[3])
        listed = legal(tables[3], seat, moves)
        move = default_move(weights[0 if seat == place else 1], tables[3], seat, moves, listed, rng)
        if forbids(tables[1], seat, move) != 0:
            faults[0] += 1
            return int(moves[0])
        return int(move)

    numba_bridge.register_rules()
    return games_by(choose)


# ---- Comparing them ----


class Gain(NamedTuple):
    """What a candidate gains in a deal, with its standard error."""

    mean: float
    error: float

    def beats(self, errors: float) -> bool:
        return self.mean > errors * self.error


class Workbench:
    """A game's bot with its numbers laid open, and fresh deals to compare them on."""

    def __init__(
        self, game: Game, counts: Sequence[int], options: Mapping[str, Any], seed: int, cores: int | None
    ) -> None:
        self.game = game
        self.new = [game.new(players, options, [0] * 8).pack() for players in counts]
        path = game.folder / "heuristics.py"
        source = path.read_text(encoding="utf-8") if path.exists() else ""
        self.constants = find_weights(source)
        if not self.constants:
            raise Refusal(f"{game.title} has nothing to tune; the place for it would be {path}.")
        numba_bridge.register_game(game)
        contents = with_weights_passed(source, game.verbs.default_move.__module__, self.constants)
        self.play_games = games_by_weights(contents["default_move"])
        self.shapes = {name: np.shape(contents[name]) for name in self.constants}
        self.start = np.concatenate([np.ravel(contents[name]) for name in self.constants])
        self.seed, self.next_deal, self.cores = checked_seed(seed), 0, core_count(cores)

    def match(self, one: Numbers, others: Numbers, deals: int) -> Gain:
        """Fresh deals, the one in every seat against the others: the mean over the player counts."""
        gains = [self.gains(new, one, others, deals) for new in self.new]
        error = math.sqrt(sum(part.var() / (deals - 1) for part in gains)) / len(gains)
        return Gain(float(np.mean(gains)), error)

    def gains(self, new: Any, one: Numbers, others: Numbers, deals: int) -> NDArray[np.float64]:
        """For each of some fresh deals the points of the one less the others' mean, all seats together."""
        if self.next_deal + deals > EVALUATION_SEEDS:
            self.seed, self.next_deal = self.seed + 1, 0
        first, self.next_deal = self.next_deal, self.next_deal + deals
        kinds = [(name, np.int64, shape) for name, shape in self.shapes.items()]
        weights = np.stack([one, others]).view(kinds)[:, 0]
        players = int(new[0]["players"])
        out = np.zeros((players, deals, 2 * players), np.int64)
        each, empty = -(-deals // self.cores), self.game.table().pack()

        def some_deals(begin: int) -> int:
            tables = np.concatenate([new, new, empty, empty])
            moves, faults = np.zeros(self.game.max_moves, np.int64), np.zeros(1, np.int64)
            for place in range(players):
                part = out[place, begin : begin + each]
                extra, lengths = (weights, place, faults), np.zeros(len(part), np.int64)
                self.play_games(tables, first + begin, self.seed, extra, moves, part, lengths)
            return int(faults[0])

        with ThreadPoolExecutor(self.cores) as pool:
            if any(pool.map(some_deals, range(0, deals, each))):
                return np.full(deals, -1e9)
        scores = out[:, :, 0::2]
        mine = np.einsum("sds->d", scores)
        return np.asarray((players * mine - scores.sum((0, 2))) / (players * (players - 1)))

    def groups(self, names: Iterable[str]) -> list[slice]:
        """Where the numbers of these constants are."""
        ends = np.cumsum([math.prod(shape) for shape in self.shapes.values()]).tolist()
        where = dict(zip(self.shapes, map(slice, [0, *ends], ends), strict=False))
        for name in names:
            if name not in where:
                right = listed(list(where), most=len(where))
                raise Refusal(f"{self.game.title} has no constant {name!r} to tune; there are {right}.")
        return [where[name] for name in names]


# ---- Finding better ones ----


def other_number(values: Numbers, group: slice, place: int, part: float) -> int:
    """A number changed by a part of its size; where a constant has no negative number it gets none."""
    size = max(MIN_SIZE, abs(int(values[place])), int(np.abs(values[group]).mean()))
    number = int(values[place]) + round(part * size)
    return number if values[group].min() < 0 else max(0, number)


def awake(bench: Workbench, groups: Sequence[slice]) -> list[tuple[slice, int]]:
    """The numbers that make a difference at these player counts; the others must not be carried along."""
    found = []
    for group in groups:
        for place in range(group.start, group.stop):
            other = bench.start.copy()
            other[place] = other_number(other, group, place, 2)
            if bench.match(other, bench.start, LOOK).error > 0:
                found.append((group, place))
    if not found:
        raise Refusal("These constants make no difference here; name others, or other player counts.")
    return found


def tune(
    bench: Workbench, groups: Sequence[slice], seconds: float, deals: int, seed: int = 0
) -> Iterator[tuple[Numbers, Gain, bool]]:
    """Candidates, each against the best so far: the numbers, what they gain, and whether they are kept."""
    chooser, best = random.Random(seed), bench.start
    places = awake(bench, groups)  # compiles before the clock starts
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        values = best.copy()
        for group, place in chooser.choices(places, k=chooser.choice(AT_ONCE)):
            values[place] = other_number(values, group, place, chooser.choice(STEPS))
        gain = bench.match(values, best, deals)
        if gain.beats(PROMISING):
            gain = bench.match(values, best, TEST * deals)
            if gain.beats(CONFIRMED):
                best = values
        yield values, gain, best is values
