"""Reads saved games from their text and verifies them; every complaint names the line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tischlein.engine.errors import BadPlayers, BadRecord, listed
from tischlein.engine.game import Game
from tischlein.engine.validation import is_whole_text
from tischlein.records.fairness import FairDeal
from tischlein.records.format import FORMAT, digest
from tischlein.records.model import Record, Seating
from tischlein.registry import find, games
from tischlein.table import MAX_NAME_CHARACTERS, is_name


def load(path: str | Path) -> Record:
    """Reads and verifies a saved game; `BadRecord` names the line and what is wrong with it.

    >>> import tempfile, tischlein
    >>> table = tischlein.new("potato-man", 3, seed=1)
    >>> with tempfile.NamedTemporaryFile(suffix=".tischlein") as file:
    ...     table.record().save(file.name)
    ...     tischlein.load(file.name) == table.record()
    True
    """
    try:
        text = Path(path).read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path} must be UTF-8 text (got something else at byte {error.start})") from None
    return parse(text, str(path))


def parse(text: str, source: str = "record") -> Record:
    """Reads and verifies a record from its text."""
    if not is_whole_text(text):
        raise BadRecord(f"{source} must be UTF-8 text (got half characters, which are called surrogates)")
    reader = RecordReader(text, source)
    record = reader.record()
    try:
        record.verify()
    except BadRecord as bad:
        raise reader.bad(reader.line_about(**bad.facts), str(bad)) from None
    return record


class RecordReader:
    """Reads the lines of a record one by one, so that a complaint can name the line."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        self.complete = text.endswith("\n")
        self.lines = text.split("\n")[:-1] if self.complete else text.split("\n")
        self.at = 0
        """How many lines have been read; the last of them is the one that a complaint is about."""
        self.first_line: dict[str, int] = {}
        """Where each part of the record begins, as `verify` names the parts."""

    def bad(self, line: int, reason: str) -> BadRecord:
        return BadRecord(f"{self.source}, line {line}: {reason}", line=line)

    def line_about(self, part: str, move: int = 1) -> int:
        """The line of the part, or of the move, that a complaint is about."""
        return self.first_line[part] + move - 1

    def next_line(self, wanted: str) -> str:
        if self.at >= len(self.lines):
            raise self.bad(self.at, f"the next line must be {wanted} (got the end of the file)")
        self.at += 1
        return self.lines[self.at - 1]

    def here(self, reason: str) -> BadRecord:
        return self.bad(self.at, reason)

    def peek(self, start: str) -> bool:
        return self.at < len(self.lines) and self.lines[self.at].startswith(start)

    def field(self, name: str) -> str:
        line = self.next_line(f"'{name}: …'")
        if not line.startswith(f"{name}: "):
            raise self.here(f"the line must be '{name}: …' (got {line!r})")
        self.first_line[name] = self.at
        return line.removeprefix(f"{name}: ")

    def whole_number(self, name: str) -> int:
        text = self.field(name)
        if not re.fullmatch(r"[0-9]{1,4}", text):
            raise self.here(f"{name} must be a whole number (got {text!r})")
        return int(text)

    def json_value(self, name: str) -> Any:
        text = self.field(name)
        try:
            return json.loads(text)
        except (ValueError, RecursionError) as error:  # also for a number of thousands of digits
            raise self.here(f"{name} must be valid JSON ({error})") from None

    def record(self) -> Record:
        self.heading()
        game = self.game()
        edition, version = self.edition(game), self.version(game)
        players = self.players(game)
        options = {option.name: self.json_value(f"option {option.name}") for option in game.options}
        names = self.names(players) if self.peek("names: ") else None
        bots = self.bots(players) if self.peek("bots: ") else {}
        earlier = tuple(self.seatings(players))
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
            raise self.here(f"a saved game must begin with 'tischlein record {FORMAT}' (got an empty file)")
        if line.startswith("\N{ZERO WIDTH NO-BREAK SPACE}"):
            raise self.here("the file must be UTF-8 text without a byte order mark (got one: BOM)")
        if line.endswith("\r"):
            raise self.here("lines must end with LF alone, as they were saved (got CR LF)")
        found = re.fullmatch(r"tischlein record ([0-9]{1,4})", line)
        if not found:
            raise self.here(f"a saved game must begin with 'tischlein record {FORMAT}' (got {line[:40]!r})")
        if int(found[1]) > FORMAT:
            newer = "a newer one can be read after an update of Tischlein"
            raise self.here(f"format must be {FORMAT} (got {found[1]}; {newer})")
        if int(found[1]) < 1:
            raise self.here(f"format must be {FORMAT} (got {found[1]})")

    def game(self) -> Game:
        name = self.field("game")
        if name not in games():
            raise self.here(f"game must be {listed(list(games()))} (got {name!r})")
        return find(name)

    def edition(self, game: Game) -> str:
        edition = self.field("edition")
        if edition != game.edition:
            raise self.here(f"edition of the cards must be {game.edition!r} (got {edition!r})")
        return edition

    def version(self, game: Game) -> int:
        version = self.whole_number("rules")
        if version != game.version:
            age = "newer" if version > game.version else "older"
            raise self.here(f"rules must be version {game.version} (got {version}, which is {age})")
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
            must = f"a list of {players} names of 1 to {MAX_NAME_CHARACTERS} characters"
            raise self.here(f"names must be {must} (got {names!r})")
        return names

    def bots(self, players: int) -> dict[int, str]:
        return self.checked_bots(self.json_value("bots"), players)

    def checked_bots(self, bots: Any, players: int) -> dict[int, str]:
        seats = [str(seat) for seat in range(players)]
        valid = isinstance(bots, dict) and all(
            seat in seats and isinstance(bot, str) and re.fullmatch(r"[a-z-]{1,24}", bot)
            for seat, bot in bots.items()
        )
        if not valid:
            must = f'some of the seats 0 to {players - 1}, as {{"1": "spud"}}'
            raise self.here(f"bots must be {must} (got {bots!r})")
        return {int(seat): bot for seat, bot in bots.items()}

    def seatings(self, players: int) -> Iterator[Seating]:
        while self.peek("until "):
            line = self.lines[self.at]
            found = re.match(r"until ([0-9]{1,6}): ", line)
            data = self.json_value(found[0].removesuffix(": ") if found else "until 1")
            if not found or not isinstance(data, dict) or set(data) != {"names", "bots"}:
                must = 'until 17: {"names": […], "bots": {…}}'
                raise self.here(f"the line must be {must!r} (got {line!r})")
            names = self.checked_names(data["names"], players)
            yield Seating(int(found[1]), names, self.checked_bots(data["bots"], players))

    def beginning(self) -> tuple[dict[str, Any] | None, str | None]:
        self.first_line["start"] = self.at + 1
        if self.peek("position: "):
            return self.json_value("position"), None
        seed = self.field("seed")
        if not re.fullmatch(r"[0-9a-f]{64}", seed):
            raise self.here(f"seed must be 64 hexadecimal digits (got {seed!r})")
        return None, seed

    def fairness(self, players: int) -> FairDeal:
        data = self.json_value("fair")
        valid = isinstance(data, dict) and set(data) == {"commitment", "secret", "contributions"}
        texts: Any = data["contributions"] if valid else None
        valid = isinstance(texts, list) and all(isinstance(t, str) and is_whole_text(t) for t in texts)
        if not valid or len(texts) != players:
            must = f"a commitment, a secret and {players} contributions"
            raise self.here(f"fair must be {must} (got {data!r})")
        for name in ("commitment", "secret"):
            if not isinstance(data[name], str) or not re.fullmatch(r"[0-9a-f]{64}", data[name]):
                raise self.here(f"fair: {name} must be 64 hexadecimal digits (got {data[name]!r})")
        return FairDeal(data["commitment"], data["secret"], tuple(texts))

    def moves(self) -> list[tuple[int, str]]:
        self.first_line["moves"] = self.at + 1
        moves: list[tuple[int, str]] = []
        while not self.peek("result: "):
            line = self.next_line(f"move {len(moves) + 1} or 'result: …'")
            found = re.fullmatch(r"([0-9]{1,6})\. ([0-9]) (.+)", line)
            if not found or int(found[1]) != len(moves) + 1:
                must = f"'{len(moves) + 1}. SEAT MOVE' or 'result: …'"
                raise self.here(f"the line must be {must} (got {line!r})")
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
