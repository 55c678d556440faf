"""A seat at a server's table, followed and played from this terminal."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from threading import Event, Lock
from typing import Any
from urllib.parse import urlsplit

from platformdirs import user_data_path

from tischlein.client import Connection, RemoteTable, connect
from tischlein.drawing.terminal import SeatView
from tischlein.engine.errors import Refusal
from tischlein.engine.game import Game
from tischlein.i18n.game_texts import winner_sentences
from tischlein.i18n.names import level_name, seat_name
from tischlein.i18n.words import Words, words
from tischlein.registry import find
from tischlein.tui.local_game import standings, without_number
from tischlein.tui.source import Choice, Entry, part_of_game

LISTENING_S = 0.1
"""Seconds to listen before somebody who wants to move gets a turn at the connection."""
MAX_MOVES_ASKED = 64
"""More than this the server does not explain in one answer."""
TABLE_PART = "/table/"
"""In a link, before the table's id."""


class BadLink(Refusal):
    code = "wrong-link"

    def __init__(self, link: str) -> None:
        super().__init__(f"a link must be as a table shows it, http://…/#/table/… (got {link})")


def server_and_table(link: str) -> tuple[str, str]:
    """The two parts of a link to a table."""
    address, part, table = link.partition(f"#{TABLE_PART}")
    parts = urlsplit(address)
    if not (part and table and parts.scheme in ("http", "https") and parts.netloc):
        raise BadLink(link)
    return address.rstrip("/"), table


class Tokens:
    """Who this person is at which server, so that whoever comes back finds their seat."""

    def __init__(self) -> None:
        self.path = user_data_path("tischlein") / "people.json"

    def of(self, server: str) -> str:
        try:
            return str(json.loads(self.path.read_text(encoding="utf-8")).get(server, ""))
        except (OSError, ValueError, AttributeError):
            return ""

    def keep(self, server: str, token: str) -> None:
        """For this user's eyes only: whoever has a token is that person."""
        try:
            known = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            known = {}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.touch(mode=0o600)
        self.path.write_text(json.dumps({**known, server: token}), encoding="utf-8")


def join(link: str, name: str, language: str, pace: str) -> RemoteGame:
    """Comes to a table and sits down where a seat is free; at a table that plays without us, to watch."""
    server, table_id = server_and_table(link)
    connection = connected(server, name, language)
    table = connection.attend(table_id)
    if not table.seats and table.room["phase"] == "gathering":
        table.sit()
    return RemoteGame(table, language, pace)


def connected(server: str, name: str, language: str) -> Connection:
    """As the person that this terminal was here before, or as a new one of that name."""
    tokens = Tokens()
    token = "" if name else tokens.of(server)
    if token:
        try:
            return connect(server, token=token, language=language)
        except Refusal:  # the server has forgotten us
            pass
    connection = connect(server, name=name or seat_name(0, language), language=language)
    tokens.keep(server, connection.token)
    return connection


class RemoteGame:
    """A game at a server's table as our first seat sees it, or a spectator."""

    def __init__(self, table: RemoteTable, language: str, pace: str) -> None:
        self.table, self.pace = table, pace
        self.words: Words = words(self.game, language)
        self.connection_lock = Lock()
        self.has_left = False
        self.told_events = 0
        self.history: dict[int, dict[str, Any]] = {}
        """The view after each number of moves, as far as it was seen."""
        self.phrases: dict[tuple[int, str], str] = {}
        """The words of a move by the version of the table that it belongs to."""

    @property
    def game(self) -> Game:
        return find(self.table.room["game"])

    # ---- How it stands ----

    @property
    def seat(self) -> int | None:
        return next(iter(self.table.seats), None)

    @property
    def people(self) -> list[str]:
        return [self.name_at(one) for one in self.table.room["seats"]]

    def name_at(self, seat: Mapping[str, Any]) -> str:
        if seat.get("name"):
            return str(seat["name"])
        if seat.get("bot"):
            return level_name(seat["bot"], self.words.language)
        return seat_name(seat["seat"], self.words.language)

    @property
    def is_dealt(self) -> bool:
        return bool(self.table.views) and self.table.room["phase"] in ("playing", "over")

    @property
    def is_host(self) -> bool:
        person = self.table.connection.person
        return person is not None and self.table.room["host"] == person["id"]

    @property
    def moves_made(self) -> int:
        return self.table.moves_made

    @property
    def over(self) -> bool:
        return self.table.over or self.table.removed

    @property
    def is_mine(self) -> bool:
        return self.table.seat_to_move() is not None

    @property
    def waits_for_others(self) -> bool:
        return not self.over and not self.is_mine

    @property
    def listens(self) -> bool:
        return not self.over

    @property
    def status(self) -> str:
        if self.over:
            return self.words.say("refusal-game-over")
        if self.table.room.get("paused"):
            return self.words.say("terminal-paused")
        data = self.table.view()
        if self.is_mine:
            return self.words.decision(data["decision"])
        return self.words.say("waiting-for", people=", ".join(self.people[seat] for seat in data["waiting"]))

    @property
    def next_at_terminal(self) -> str:
        return ""

    @property
    def complaint(self) -> str:
        return self.words.say("terminal-removed") if self.table.removed else ""

    def view(self, moves: int | None = None) -> SeatView:
        self.history[self.moves_made] = self.table.view()
        seen = [number for number in self.history if moves is None or number <= moves]
        data = self.history[max(seen or self.history)]
        return SeatView(data, self.words, self.people, self.table.events)

    def new_entries(self) -> list[Entry]:
        since, self.told_events = self.told_events, len(self.table.events)
        since = since if since <= self.told_events else 0  # another game, or another connection
        return [
            (self.words.event(without_number(event), self.people, self.seat), part_of_game(event))
            for event in self.table.events[since:]
        ]

    def result(self) -> list[str]:
        data = self.table.view()
        won = winner_sentences(self.words, data["winners"], data["points"], self.people, self.seat)
        return [*won, "", *standings(data["points"], data["winners"], self.people)]

    # ---- Moves ----

    def hand_over(self) -> None:
        """Nobody else plays at this terminal."""

    def choices(self) -> list[Choice]:
        seat = self.table.seat_to_move()
        moves = [] if seat is None else self.table.views[seat]["moves"]
        missing = [move for move in moves if (self.table.version, move) not in self.phrases]
        for first in range(0, len(missing), MAX_MOVES_ASKED):
            asked = self.ask("why", seat=seat, moves=missing[first : first + MAX_MOVES_ASKED])
            for reason in asked["reasons"]:
                self.phrases[asked["version"], reason["move"]] = reason.get("phrase") or reason["move"]
        return [(move, self.phrases.get((self.table.version, move), move)) for move in moves]

    def suggestions(self) -> list[Choice]:
        phrases = dict(self.choices())
        found = self.ask("suggest", seat=self.table.seat_to_move())["suggestions"]
        return [
            (one["move"], f"{phrases.get(one['move'], one['move'])} – {' '.join(one['sentences'])}")
            for one in found
        ]

    def play(self, move: str) -> None:
        seat = self.table.seat_to_move()
        self.ask("play", seat=0 if seat is None else seat, move=move, version=self.table.version)

    def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Asks the server and waits for the answer, without keeping the connection from others meanwhile."""
        connection = self.table.connection
        with self.connection_lock:
            name = connection.request(kind, table=self.table.id, **more)
        while not self.has_left:
            with self.connection_lock:
                answer = connection.answer_to(name)
                if answer is not None:
                    return answer
                connection.receive(LISTENING_S)
            Event().wait(LISTENING_S / 10)
        raise Refusal(f"{kind}: this table was left")

    def others_move(self, is_wanted: Callable[[], bool]) -> Callable[[], None]:
        """Listens until the table has changed."""
        before = self.table.version
        while self.table.version == before and is_wanted() and not (self.has_left or self.table.removed):
            with self.connection_lock:
                self.table.connection.receive(LISTENING_S)
            Event().wait(LISTENING_S / 10)  # whoever wants to move gets the lock
        return lambda: None

    def set_language(self, language: str) -> None:
        self.words, self.told_events, self.phrases = words(self.game, language), 0, {}
        with self.connection_lock:
            self.table.connection.language = language
            self.table.connection.send({"type": "set-language", "language": language})

    # ---- Before and after the game ----

    def begin(self) -> None:
        """The host has the cards dealt; bots take the free seats."""
        self.ask("begin", fill="spud")

    def ask_for_rematch(self) -> None:
        self.history, self.phrases = {}, {}
        if self.seat is not None:
            self.ask("rematch", seat=self.seat)

    def leave(self) -> str:
        """Leaves the terminal, not the seat: whoever joins again sits there."""
        self.has_left = True
        with self.connection_lock:
            self.table.connection.close()
        return ""
