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
        super().__init__(f"{people} people at a table for {players}; right would be 1 to {players}.")


class BadOpponents(Refusal):
    code = "wrong-opponents"

    def __init__(self, named: int, seats: int) -> None:
        right = "one" if seats < 2 else f"one for all other seats, or {seats}, one for each"
        super().__init__(f"{named} bots are named; right would be {right}.")


class Sitting:
    """A game under way, with people on some seats and bots on all others."""

    def __init__(self, wish: GameSetup) -> None:
        seed = wish.seed if wish.seed is not None else seed_text(seed_words(None))
        self.wish = wish
        self.seat = wish.seat
        self.table = new(wish.game, wish.players, seed=seed, lang=wish.lang, **wish.options)
        self.table.moves(self.seat)  # refuses a seat that is not there
        if not 1 <= wish.people <= wish.players:
            raise BadPeople(wish.people, wish.players)
        around = [(wish.seat + place) % wish.players for place in range(wish.players)]
        self.own, others = around[: wish.people], around[wish.people :]
        self.called = opponents(wish.opponents.split(","), others)
        self.bots = {name: find_any(name) for name in wish.opponents.split(",")}
        self.told = 0
        self.speak(wish.lang)

    @property
    def game(self) -> Game:
        return self.table.game

    def speak(self, language: str) -> None:
        """Goes on in another language, in which the bots have other names, too."""
        self.table.words = words(self.game, language)
        people = [self.table.words.name(seat) for seat in range(self.table.players)]
        bots = {seat: bot_called(name) for seat, name in self.called.items()}
        self.table.names = seat_names(people, bots, language)

    @property
    def next_bot(self) -> int | None:
        """The bot that is to move. Bots come first, so that nobody is asked while nothing has happened."""
        return next((seat for seat in self.table.waiting if seat not in self.own), None)

    @property
    def next_person(self) -> int | None:
        """Who at this terminal is to move: whoever looks at it, if they can."""
        people = [seat for seat in self.table.waiting if seat in self.own]
        return self.seat if self.seat in people else next(iter(people), None)

    def hand_over(self, seat: int) -> None:
        """Somebody else at this terminal looks at the table, and is told the whole game."""
        self.seat, self.told = seat, 0

    def think(self, seat: int) -> str:
        """What a bot would like to do, from what its seat may know."""
        bot = self.bots[self.called[seat]]
        move = bot.choose(self.table.view_record(seat), seat, A_SECOND, secrets.randbits(62))
        return self.game.notation.move_text(self.table.state, move)

    def news(self) -> list[str]:
        """What has happened since the last time, as sentences."""
        found = self.table.sentences(self.seat, since=self.told)
        self.told = len(self.table.made) + 1
        return found

    def result(self) -> list[str]:
        table = self.table
        return winner_sentences(table.words, table.winners, table.points, table.names)

    def keep(self) -> str | None:
        """Saves the game where it was asked for, and says so."""
        if self.wish.file is None:
            return None
        self.table.record().save(self.wish.file)
        return self.table.words.say("plain-saved", file=str(self.wish.file))


def opponents(named: list[str], seats: list[int]) -> dict[int, str]:
    """Which bot sits where: one of them everywhere, or one on each seat."""
    if len(named) == 1:
        named = named * len(seats)
    if len(named) != len(seats):
        raise BadOpponents(len(named), len(seats))
    return dict(zip(seats, named, strict=True))


def bot_called(name: str) -> str:
    """A bot's name; one's own bot by its function or class."""
    return name.rpartition(":")[2]
