"""Saved games: one readable text file each, which says everything needed to play the game again.

    tischlein record 1
    game: potato-man
    edition: zoch-2013
    rules: 1
    players: 2
    option variant: "standard"
    option first: "drawn"
    names: ["Anna", "Spud"]
    bots: {"1": "spud"}
    seed: 9f86d081…
    1. 0 R18
    2. 1 B4
    result: unfinished
    digest: 5e884898…

Where bots of the house have played, `bots:` says on which seats and how strong they were: every language
calls them otherwise.
Where somebody took a seat over, `until 17: {"names": …, "bots": …}` says who sat there up to move 17.
A game that a server has dealt has `fair:` after the seed: what shows that the deal was fair (see `fair.py`).
A game that began from a position has `position:` with the position in JSON instead of `seed:`.
The digest is the SHA-256 of all lines above it.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tischlein.engine.errors import BadPlayers, BadRecord, MoveRefused, Refusal, is_whole_text, listed
from tischlein.engine.game import Game
from tischlein.engine.random import seed_text
from tischlein.records.fairness import FairDeal
from tischlein.registry import find, games
from tischlein.table import LONGEST_NAME, Table, is_name, new, position

FORMAT = 1
UNFINISHED = "unfinished"


@dataclass(frozen=True)
class Sitting:
    """Who sat at the table up to a move, before somebody took a seat over."""

    until: int
    names: list[str]
    bots: dict[int, str]

    def text(self) -> str:
        people = json.dumps({"names": self.names, "bots": self.bots}, ensure_ascii=False)
        return f"until {self.until}: {people}"


@dataclass(frozen=True)
class Record:
    """One game: how it began, every move, how it stands."""

    game: str
    edition: str
    version: int
    players: int
    options: dict[str, Any]
    names: list[str] | None
    seed: str | None
    start: dict[str, Any] | None
    """The position the game began from, where it was not dealt from the seed."""
    moves: list[tuple[int, str]]
    result: str
    fair: FairDeal | None = None
    """What shows that the deal was fair, where a server has dealt."""
    bots: dict[int, str] = field(default_factory=dict)
    """The seats on which bots of the house have played, and how strong they were."""
    earlier: tuple[Sitting, ...] = ()
    """Who sat there before, in order, where seats were taken over."""

    @classmethod
    def of(cls, table: Table) -> Record:
        """The record of a table as it stands."""
        return cls(
            game=table.game.name,
            edition=table.game.edition,
            version=table.game.version,
            players=table.players,
            options={**table.options},
            names=None if table.names is None else [*table.names],
            seed=seed_text(table.start.seed) if table.from_seed else None,
            start=None if table.from_seed else Table(table.start).reveal(),
            moves=list(table.made),
            result=result_text(table),
        )

    def text(self) -> str:
        """The record as it stands in a file."""
        lines = [
            f"tischlein record {FORMAT}",
            f"game: {self.game}",
            f"edition: {self.edition}",
            f"rules: {self.version}",
            f"players: {self.players}",
            *(f"option {name}: {json.dumps(value)}" for name, value in self.options.items()),
        ]
        if self.names is not None:
            lines.append(f"names: {json.dumps(self.names, ensure_ascii=False)}")
        if self.bots:
            lines.append(f"bots: {json.dumps(self.bots)}")
        lines += [sitting.text() for sitting in self.earlier]
        if self.start is None:
            lines.append(f"seed: {self.seed}")
            lines += [] if self.fair is None else [f"fair: {fair_text(self.fair)}"]
        else:
            lines.append(f"position: {json.dumps(self.start)}")
        lines += [f"{n}. {seat} {move}" for n, (seat, move) in enumerate(self.moves, 1)]
        lines.append(f"result: {self.result}")
        return "\n".join([*lines, f"digest: {digest(lines)}", ""])

    def save(self, path: str | Path) -> None:
        Path(path).write_text(self.text(), encoding="utf-8", newline="\n")

    def names_at(self, n: int) -> list[str] | None:
        """The names of those who sat there when a move was made."""
        sitting = sitting_at(self.earlier, n)
        return sitting.names if sitting else self.names

    def begin(self) -> Table:
        """The table before the first move."""
        names = self.names_at(0)
        if self.start is not None:
            return position(self.game, self.start, names=names)
        return new(self.game, self.players, seed=self.seed, names=names, **self.options)

    def steps(self) -> Iterator[Table]:
        """The table before the first move and after each move (always the same table, moving on)."""
        table = self.begin()
        yield table
        for n, (seat, move) in enumerate(self.moves, 1):
            table.names = self.names_at(n)
            table.play(seat, move)
            yield table

    def replay(self) -> Table:
        """The table after the last move; an unfinished game can be played on."""
        *_, table = self.steps()
        return table

    def verify(self) -> Table:
        """Plays everything again; raises `BadRecord` where a move or the result is not as the rules say."""
        table = self.begin()
        for n, (seat, move) in enumerate(self.moves, 1):
            try:
                table.play(seat, move)
            except MoveRefused as refused:
                raise BadRecord(f"move {n} ({move} by seat {seat}): {refused} [{refused.rule}]") from None
            except Refusal as refused:
                raise BadRecord(f"move {n} ({move} by seat {seat}): {refused}") from None
        complaint = self.fair.complaint(self.seed) if self.fair is not None else None
        if complaint is not None:
            raise BadRecord(f"fair: {complaint}")
        if result_text(table) != self.result:
            raise BadRecord(f"result: {self.result!r}; the moves lead to {result_text(table)!r}")
        return table


def sitting_at(earlier: Sequence[Sitting], n: int) -> Sitting | None:
    """Who sat there when a move was made, if it was not those who sit there now."""
    return next((sitting for sitting in earlier if n <= sitting.until), None)


def result_text(table: Table) -> str:
    """Points of the seats and who has won, or that the game is unfinished."""
    if not table.over:
        return UNFINISHED
    return f"{' '.join(map(str, table.points))} won by {' '.join(map(str, table.winners))}"


def fair_text(deal: FairDeal) -> str:
    """The commitment, the server's secret and the contributions of the seats, in JSON."""
    data = {"commitment": deal.commitment, "secret": deal.secret, "contributions": deal.contributions}
    return json.dumps(data, ensure_ascii=False)


def digest(lines: list[str]) -> str:
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def load(path: str | Path) -> Record:
    """Reads and verifies a saved game; `BadRecord` names the line and what is wrong with it."""
    try:
        text = Path(path).read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path}: byte {error.start} is not UTF-8 text") from None
    return parse(text, str(path))


def parse(text: str, source: str = "record") -> Record:
    """Reads a record from its text."""
    if not is_whole_text(text):
        raise BadRecord(f"{source}: half characters (surrogates); right would be UTF-8 text")
    reader = _Lines(text, source)
    record = reader.record()
    try:
        record.verify()
    except BadRecord as bad:
        raise reader.bad(reader.line_of(str(bad)), str(bad)) from None
    except Refusal as bad:
        raise reader.bad(reader.start_line, str(bad)) from None
    return record


class _Lines:
    """Reads the lines of a record one by one, so that a complaint can name the line."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        self.complete = text.endswith("\n")
        self.lines = text.split("\n")[:-1] if self.complete else text.split("\n")
        self.at = 0
        self.start_line = 1
        self.first_move_line = 1

    def bad(self, line: int, reason: str) -> BadRecord:
        return BadRecord(f"{self.source}, line {line}: {reason}")

    def line_of(self, complaint: str) -> int:
        """The line of the move or result that a complaint is about."""
        found = re.match(r"move (\d+)", complaint)
        return self.first_move_line + int(found[1]) - 1 if found else len(self.lines) - 1

    def next_line(self, wanted: str) -> str:
        if self.at >= len(self.lines):
            raise self.bad(self.at, f"the file ends here; next should be {wanted}")
        self.at += 1
        return self.lines[self.at - 1]

    def here(self, reason: str) -> BadRecord:
        return self.bad(self.at, reason)

    def peek(self, start: str) -> bool:
        return self.at < len(self.lines) and self.lines[self.at].startswith(start)

    def field(self, name: str) -> str:
        line = self.next_line(f"'{name}: …'")
        if not line.startswith(f"{name}: "):
            raise self.here(f"{line!r}; right would be '{name}: …'")
        return line.removeprefix(f"{name}: ")

    def whole_number(self, name: str) -> int:
        text = self.field(name)
        if not re.fullmatch(r"[0-9]{1,4}", text):
            raise self.here(f"{name}: {text!r} is not a whole number")
        return int(text)

    def json_value(self, name: str) -> Any:
        text = self.field(name)
        try:
            return json.loads(text)
        except (json.JSONDecodeError, RecursionError) as error:
            raise self.here(f"{name}: not valid JSON ({error})") from None

    def record(self) -> Record:
        self.heading()
        game = self.game()
        edition, version = self.edition(game), self.version(game)
        players = self.players(game)
        options = {option.name: self.json_value(f"option {option.name}") for option in game.options}
        names = self.names(players) if self.peek("names: ") else None
        bots = self.bots(players) if self.peek("bots: ") else {}
        earlier = tuple(self.sittings(players))
        start, seed = self.beginning()
        fair = self.fairness(players) if self.peek("fair: ") else None
        moves = self.moves()
        result = self.field("result")
        self.check_digest()
        return Record(
            game.name, edition, version, players, options, names, seed, start, moves, result, fair, bots,
            earlier,
        )  # fmt: skip

    def heading(self) -> None:
        line = self.next_line("'tischlein record …'")
        if not line and len(self.lines) == 1:
            raise self.here(f"nothing is in it; a saved game begins with 'tischlein record {FORMAT}'")
        if line.startswith("\N{ZERO WIDTH NO-BREAK SPACE}"):
            raise self.here("it begins with a byte order mark (BOM); right would be UTF-8 text without one")
        if line.endswith("\r"):
            raise self.here("the lines end with CR LF; right would be LF alone, as they were saved")
        found = re.fullmatch(r"tischlein record ([0-9]{1,4})", line)
        if not found:
            raise self.here(f"{line[:40]!r}; a saved game begins with 'tischlein record {FORMAT}'")
        if int(found[1]) > FORMAT:
            raise self.here(
                f"format {found[1]} is newer than this program knows ({FORMAT}); update Tischlein"
            )
        if int(found[1]) < 1:
            raise self.here(f"there never was a format {found[1]}")

    def game(self) -> Game:
        name = self.field("game")
        if name not in games():
            raise self.here(f"game: {name!r} is not known here; known are {listed(list(games()))}")
        return find(name)

    def edition(self, game: Game) -> str:
        edition = self.field("edition")
        if edition != game.edition:
            raise self.here(f"edition: {edition!r} of the cards is not known here; known is {game.edition}")
        return edition

    def version(self, game: Game) -> int:
        version = self.whole_number("rules")
        if version != game.version:
            age = "newer than" if version > game.version else "older than"
            raise self.here(f"rules: version {version} is {age} what this program plays ({game.version})")
        return version

    def players(self, game: Game) -> int:
        players = self.whole_number("players")
        if players not in game.players:
            raise self.here(str(BadPlayers(game.title, players, game.players)))
        return players

    def names(self, players: int) -> list[str]:
        return self.checked_names(self.json_value("names"), players)

    def checked_names(self, names: Any, players: int) -> list[str]:
        if not isinstance(names, list) or len(names) != players or not all(map(is_name, names)):
            right = f"a list of {players} names of 1 to {LONGEST_NAME} characters"
            raise self.here(f"names: right would be {right}")
        return names

    def bots(self, players: int) -> dict[int, str]:
        return self.checked_bots(self.json_value("bots"), players)

    def checked_bots(self, bots: Any, players: int) -> dict[int, str]:
        seats = [str(seat) for seat in range(players)]
        right = isinstance(bots, dict) and all(
            seat in seats and isinstance(bot, str) and re.fullmatch(r"[a-z-]{1,24}", bot)
            for seat, bot in bots.items()
        )
        if not right:
            raise self.here(f'bots: right would be some of the seats 0 to {players - 1}, as {{"1": "spud"}}')
        return {int(seat): bot for seat, bot in bots.items()}

    def sittings(self, players: int) -> Iterator[Sitting]:
        while self.peek("until "):
            found = re.match(r"until ([0-9]{1,6}): ", self.lines[self.at])
            data = self.json_value(found[0].removesuffix(": ") if found else "until 1")
            if not found or not isinstance(data, dict) or set(data) != {"names", "bots"}:
                raise self.here('until: right would be \'until 17: {"names": […], "bots": {…}}\'')
            names = self.checked_names(data["names"], players)
            yield Sitting(int(found[1]), names, self.checked_bots(data["bots"], players))

    def beginning(self) -> tuple[dict[str, Any] | None, str | None]:
        self.start_line = self.at + 1
        if self.peek("position: "):
            return self.json_value("position"), None
        seed = self.field("seed")
        if not re.fullmatch(r"[0-9a-f]{64}", seed):
            raise self.here(f"seed: {seed!r}; right would be 64 hexadecimal digits")
        return None, seed

    def fairness(self, players: int) -> FairDeal:
        data = self.json_value("fair")
        right = isinstance(data, dict) and set(data) == {"commitment", "secret", "contributions"}
        texts: Any = data["contributions"] if right else None
        right = isinstance(texts, list) and all(isinstance(t, str) and is_whole_text(t) for t in texts)
        if not right or len(texts) != players:
            raise self.here(f"fair: right would be a commitment, a secret and {players} contributions")
        for name in ("commitment", "secret"):
            if not isinstance(data[name], str) or not re.fullmatch(r"[0-9a-f]{64}", data[name]):
                raise self.here(f"fair: {name}: right would be 64 hexadecimal digits")
        return FairDeal(data["commitment"], data["secret"], tuple(texts))

    def moves(self) -> list[tuple[int, str]]:
        self.first_move_line = self.at + 1
        moves: list[tuple[int, str]] = []
        while not self.peek("result: "):
            line = self.next_line(f"move {len(moves) + 1} or 'result: …'")
            found = re.fullmatch(r"([0-9]{1,6})\. ([0-9]) (.+)", line)
            if not found or int(found[1]) != len(moves) + 1:
                raise self.here(f"{line!r}; right would be '{len(moves) + 1}. SEAT MOVE' or 'result: …'")
            moves.append((int(found[2]), found[3]))
        return moves

    def check_digest(self) -> None:
        above = self.lines[: self.at]
        given = self.field("digest")
        if given == digest(above) and not self.complete:
            raise self.here("the end of the last line (LF) is missing; the file was altered or damaged")
        if given != digest(above):
            raise self.here("the digest does not fit the lines above; the file was altered or damaged")
        if self.at < len(self.lines):
            raise self.bad(self.at + 1, "nothing may follow the digest")
