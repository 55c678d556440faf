"""People at one terminal, bots on the other seats: what the plain game and the drawn table share."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from tischlein.bots.base import A_SECOND
from tischlein.drawing.terminal import SeatView
from tischlein.engine.errors import Refusal, must_be
from tischlein.engine.game import Game
from tischlein.engine.random import seed_text, seed_words
from tischlein.i18n.game_texts import winner_sentences
from tischlein.i18n.languages import LANGUAGES
from tischlein.i18n.names import seat_name, seat_names
from tischlein.i18n.words import Words, words
from tischlein.lab.user_bots import find_any, is_user_bot
from tischlein.records.model import Record
from tischlein.records.parse import load
from tischlein.suggest import suggest
from tischlein.table import MAX_NAME_CHARACTERS, Table, is_name, new
from tischlein.tui.saved_games import OWN_BOT, SavedGame
from tischlein.tui.setup import DEFAULT_OPPONENTS, DEFAULT_PACE, GameSetup
from tischlein.tui.source import Choice, Entry, part_of_game


class BadPeople(Refusal):
    code = "wrong-people"

    def __init__(self, people: int, players: int) -> None:
        super().__init__(f"people must be 1 to {players} (got {people})")


class BadPeopleNames(Refusal):
    code = "wrong-names"

    def __init__(self, people: int, names: Sequence[str]) -> None:
        right = f"{people} or fewer, of 1 to {MAX_NAME_CHARACTERS} characters"
        super().__init__(must_be("names", right, ", ".join(names)))


class BadOpponents(Refusal):
    code = "wrong-opponents"

    def __init__(self, named: int, seats: int) -> None:
        right = "one" if seats < 2 else f"one for all other seats, or {seats}, one for each"
        super().__init__(f"bots must be {right} (got {named})")


class LocalGame:
    """A game under way, with people on some seats and bots on all others."""

    def __init__(self, setup: GameSetup, table: Table, people: Sequence[int], bots: dict[int, str]) -> None:
        self.table, self.own, self.seat = table, people, people[0]
        self.bot_names = bots
        self.bots = {name: find_any(name) for name in bots.values()}
        self.setup = setup
        self.begun_from: Record | None = None
        self.saved: SavedGame | None = None
        self.save_error = ""
        """Why the game is not saved; people can play all the same."""
        self.set_names(setup.names)

    @classmethod
    def dealt(cls, setup: GameSetup) -> LocalGame:
        """A fresh deal, saved from now on."""
        seed = setup.seed if setup.seed is not None else seed_text(seed_words(None))
        table = new(setup.game, setup.players, seed=seed, lang=setup.lang, **setup.options)
        table.moves(setup.seat)  # refuses a seat that is not there
        if not 1 <= setup.people <= setup.players:
            raise BadPeople(setup.people, setup.players)
        around = [(setup.seat + place) % setup.players for place in range(setup.players)]
        people, others = around[: setup.people], around[setup.people :]
        game = cls(setup, table, people, opponents(setup.opponents.split(","), others))
        try:
            game.saved = SavedGame.begin(setup.file, game.record())
        except OSError as error:
            if setup.file is not None:
                raise
            game.save_error = str(error)
        return game

    @classmethod
    def resumed(cls, path: Path, lang: str, bots: str | None = None, pace: str = DEFAULT_PACE) -> LocalGame:
        """A saved game, to be played on: bots where bots have played, people on all other seats."""
        record = load(path)
        people = [seat for seat in range(record.players) if seat not in record.bots] or [0]
        seats = [(people[0] + place) % record.players for place in range(record.players)]
        others = [seat for seat in seats if seat not in people]
        named = [record.bots[seat] for seat in others] if bots is None else bots.split(",")
        if OWN_BOT in named:
            raise Refusal(f"A bot of your own plays in {path}: name it, as in --bots my_bot.py:choose.")
        setup = GameSetup(
            record.game, record.players, ",".join(named) or DEFAULT_OPPONENTS, lang, record.options,
            people[0], len(people), given_names(record, people), pace=pace,
        )  # fmt: skip
        table = record.replay()
        table.words = words(table.game, lang)
        game = cls(setup, table, people, opponents(named, others) if others else {})
        game.begun_from, game.saved = record, SavedGame(path, record.text())
        return game

    @property
    def game(self) -> Game:
        return self.table.game

    def set_names(self, names: Sequence[str]) -> None:
        """What the people are called, in the order of their seats; an empty name is none."""
        if len(names) > len(self.own) or not all(map(is_name, filter(None, names))):
            raise BadPeopleNames(len(self.own), names)
        self.setup = replace(self.setup, names=tuple(names))
        self.set_language(self.table.words.language)

    def set_language(self, language: str) -> None:
        """Goes on in another language; the log is told anew."""
        self.seen_entries = 0
        self.table.words = words(self.game, language)
        people = [self.table.words.name(seat) for seat in range(self.table.players)]
        for seat, name in zip(self.own, self.setup.names, strict=False):
            people[seat] = name or people[seat]
        bots = {seat: bot_name(name) for seat, name in self.bot_names.items()}
        self.table.names = seat_names(people, bots, seed_text(self.table.start.seed))

    # ---- How it stands ----

    @property
    def words(self) -> Words:
        return self.table.words

    @property
    def pace(self) -> str:
        return self.setup.pace

    @property
    def moves_made(self) -> int:
        return len(self.table.made)

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def next_bot(self) -> int | None:
        """The bot that is to move. Bots go first, so that people are asked once all bots have chosen."""
        return next((seat for seat in self.table.waiting if seat not in self.own), None)

    @property
    def next_person(self) -> int | None:
        """Who at this terminal is to move: preferably whoever is looking at it."""
        people = [seat for seat in self.table.waiting if seat in self.own]
        return self.seat if self.seat in people else next(iter(people), None)

    @property
    def waits_for_others(self) -> bool:
        return self.next_bot is not None

    @property
    def listens(self) -> bool:
        return False

    @property
    def is_mine(self) -> bool:
        return self.next_bot is None and self.next_person == self.seat

    @property
    def next_at_terminal(self) -> str:
        person = self.next_person
        is_other = not self.waits_for_others and person is not None and person != self.seat
        return self.table.people[person] if is_other and person is not None else ""

    @property
    def status(self) -> str:
        table, bot = self.table, self.next_bot
        if table.over:
            return table.words.say("refusal-game-over")
        if bot is not None:
            return table.words.say("terminal-thinks", name=table.people[bot])
        decision = table.view(self.seat)["decision"]
        # Between two people at one terminal nobody has been asked yet.
        return "" if decision is None else table.words.decision(decision)

    @property
    def complaint(self) -> str:
        return self.words.say("terminal-not-saved", reason=self.save_error) if self.save_error else ""

    def view(self, moves: int | None = None) -> SeatView:
        table = self.table if moves is None else self.record().after(moves)
        return SeatView(table.view(self.seat), self.words, self.table.people, table.events(self.seat))

    def new_entries(self) -> list[Entry]:
        """What has happened since the last call, as sentences to the person at the seat."""
        since, self.seen_entries = self.seen_entries, self.moves_made + 1
        return self.entries(since)

    def entries(self, since: int = 0) -> list[Entry]:
        return [
            (self.words.event(without_number(event), self.table.names, self.seat), part_of_game(event))
            for event in self.table.events(self.seat, since)
        ]

    def result(self) -> list[str]:
        """Who has won, and everybody with place and points, the best first."""
        table, you = self.table, self.seat if len(self.own) == 1 else None
        won = winner_sentences(table.words, table.winners, table.points, table.names, you)
        return [*won, "", *standings(table.points, table.winners, table.people)]

    # ---- Moves ----

    def hand_over(self) -> None:
        """Shows the table to whoever else at this terminal is next, with all events so far."""
        if self.next_person is not None:
            self.seat, self.seen_entries = self.next_person, 0

    def choices(self) -> list[Choice]:
        moves = self.table.moves(self.seat) if self.is_mine else []
        return [(move, self.table.phrase(self.seat, move)) for move in moves]

    def suggestions(self) -> list[Choice]:
        table, seat = self.table.copy(), self.seat
        return [
            (
                one.move,
                f"{table.phrase(seat, one.move)} – {' '.join(one.sentences(table.words, table.people))}",
            )
            for one in suggest(table, seat)
        ]

    def play(self, move: str) -> None:
        self.make(self.seat, move)

    def others_move(
        self,
        is_wanted: Callable[[], bool] = lambda: True,  # noqa: ARG002 – a bot ends by itself
    ) -> Callable[[], None]:
        """Has the next bot think."""
        seat = self.next_bot
        assert seat is not None
        move = self.think(seat)
        return lambda: self.make(seat, move)

    def think(self, seat: int) -> str:
        """The move a bot chooses from what its seat may know."""
        bot = self.bots[self.bot_names[seat]]
        move = bot.choose(self.table.view_record(seat), seat, A_SECOND, secrets.randbits(62))
        return self.game.notation.move_text(self.table.state, move)

    def make(self, seat: int, move: str) -> None:
        """Makes a move and saves the game: whatever happens to the terminal now, it can go on."""
        self.table.play(seat, move)
        self.save()

    # ---- Its file ----

    def record(self) -> Record:
        """The game as it stands, with the bots that play in it."""
        bots = {seat: OWN_BOT if is_user_bot(name) else name for seat, name in self.bot_names.items()}
        record = replace(Record.of(self.table), bots=bots)
        if self.begun_from is not None:
            record = replace(record, fair=self.begun_from.fair, earlier=self.begun_from.earlier)
        return record

    def save(self) -> None:
        try:
            if self.saved is not None:
                self.saved.write(self.record())
                self.save_error = ""
        except OSError as error:  # a full disk ends no game
            self.save_error = str(error)

    def leave(self) -> str:
        """Says where the game can be found; one in which nobody has made a move yet is not kept."""
        if self.saved is None:
            return ""
        is_begun = any(seat in self.own for seat, _ in self.table.made)
        if not is_begun and self.setup.file is None and self.begun_from is None:
            self.saved.discard()
            return ""
        kept = "plain-saved" if self.table.over else "plain-go-on"
        return self.table.words.say(kept, file=str(self.saved.path))


def opponents(named: list[str], seats: list[int]) -> dict[int, str]:
    """Which bot has which seat: one for all seats, or one for each."""
    if len(named) == 1:
        named = named * len(seats)
    if len(named) != len(seats):
        raise BadOpponents(len(named), len(seats))
    return dict(zip(seats, named, strict=True))


def bot_name(name: str) -> str:
    """The bot's name; for a bot of one's own its function or class."""
    return name.rpartition(":")[2]


def given_names(record: Record, people: Sequence[int]) -> tuple[str, ...]:
    """The names that people have given themselves; "Player 2" in any language is none."""
    names = record.names or [""] * record.players
    unnamed = [{seat_name(seat, language) for language in LANGUAGES} for seat in range(record.players)]
    return tuple("" if names[seat] in unnamed[seat] else names[seat] for seat in people)


def without_number(event: dict[str, Any]) -> dict[str, Any]:
    """An event without the number of its move, which is no fact of it."""
    return {name: fact for name, fact in event.items() if name != "n"}


def standings(points: Sequence[int], winners: Sequence[int], people: Sequence[str]) -> list[str]:
    """Everybody with place and points, the best first; equal places for those who share one."""
    places = [1 if seat in winners else 0 for seat in range(len(points))]
    for seat, own in enumerate(points):
        if not places[seat]:
            ahead = [other for other in range(len(points)) if other in winners or points[other] > own]
            places[seat] = 1 + len(ahead)
    order = sorted(range(len(points)), key=lambda seat: places[seat])
    return [f"{places[seat]}.  {points[seat]:>3}  {people[seat]}" for seat in order]
