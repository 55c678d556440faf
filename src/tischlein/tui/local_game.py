"""People at one terminal, bots on the other seats: what the plain game and the drawn table share."""

from __future__ import annotations

import secrets

from tischlein.bots.base import A_SECOND
from tischlein.engine.errors import Refusal
from tischlein.engine.game import Game
from tischlein.engine.random import seed_text, seed_words
from tischlein.i18n.game_texts import winner_sentences
from tischlein.i18n.names import seat_names
from tischlein.i18n.words import words
from tischlein.lab.user_bots import find_any
from tischlein.table import new
from tischlein.tui.setup import GameSetup


class BadPeople(Refusal):
    code = "wrong-people"

    def __init__(self, people: int, players: int) -> None:
        super().__init__(f"people must be 1 to {players} (got {people})")


class BadOpponents(Refusal):
    code = "wrong-opponents"

    def __init__(self, named: int, seats: int) -> None:
        right = "one" if seats < 2 else f"one for all other seats, or {seats}, one for each"
        super().__init__(f"bots must be {right} (got {named})")


class LocalGame:
    """A game under way, with people on some seats and bots on all others."""

    def __init__(self, setup: GameSetup) -> None:
        seed = setup.seed if setup.seed is not None else seed_text(seed_words(None))
        self.setup = setup
        self.seat = setup.seat
        self.table = new(setup.game, setup.players, seed=seed, lang=setup.lang, **setup.options)
        self.table.moves(self.seat)  # refuses a seat that is not there
        if not 1 <= setup.people <= setup.players:
            raise BadPeople(setup.people, setup.players)
        around = [(setup.seat + place) % setup.players for place in range(setup.players)]
        self.own, others = around[: setup.people], around[setup.people :]
        self.bot_names = opponents(setup.opponents.split(","), others)
        self.bots = {name: find_any(name) for name in setup.opponents.split(",")}
        self.seen_entries = 0
        self.set_language(setup.lang)

    @property
    def game(self) -> Game:
        return self.table.game

    def set_language(self, language: str) -> None:
        """Continues in another language."""
        self.table.words = words(self.game, language)
        people = [self.table.words.name(seat) for seat in range(self.table.players)]
        bots = {seat: bot_name(name) for seat, name in self.bot_names.items()}
        self.table.names = seat_names(people, bots, seed_text(self.table.start.seed))

    @property
    def next_bot(self) -> int | None:
        """The bot that is to move. Bots go first, so that people are asked once all bots have chosen."""
        return next((seat for seat in self.table.waiting if seat not in self.own), None)

    @property
    def next_person(self) -> int | None:
        """Who at this terminal is to move: preferably whoever is looking at it."""
        people = [seat for seat in self.table.waiting if seat in self.own]
        return self.seat if self.seat in people else next(iter(people), None)

    def hand_over(self, seat: int) -> None:
        """Shows the table to somebody else at this terminal, with all events so far."""
        self.seat, self.seen_entries = seat, 0

    def think(self, seat: int) -> str:
        """The move a bot chooses from what its seat may know."""
        bot = self.bots[self.bot_names[seat]]
        move = bot.choose(self.table.view_record(seat), seat, A_SECOND, secrets.randbits(62))
        return self.game.notation.move_text(self.table.state, move)

    def new_sentences(self) -> list[str]:
        """What has happened since the last call, as sentences to the person at the seat."""
        found = self.table.sentences(self.seat, since=self.seen_entries, you=True)
        self.seen_entries = len(self.table.made) + 1
        return found

    def result(self) -> list[str]:
        table = self.table
        you = self.seat if len(self.own) == 1 else None
        return winner_sentences(table.words, table.winners, table.points, table.names, you)

    def save(self) -> str | None:
        """Saves the game if a file was given; returns a sentence that says so."""
        if self.setup.file is None:
            return None
        self.table.record().save(self.setup.file)
        return self.table.words.say("plain-saved", file=str(self.setup.file))


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
