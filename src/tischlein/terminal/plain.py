"""A plain text game: the table is printed, you type a move, the other seats are played by bots."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tischlein import show
from tischlein.bots.player import A_SECOND, LEVELS
from tischlein.engine.chance import seed_text, seed_words
from tischlein.engine.errors import MoveRefused
from tischlein.lab.own import find_any
from tischlein.suggest import suggest
from tischlein.table import Table, new

LISTED = 24
"""More moves than this are not all listed; they can still be typed."""


@dataclass
class PlainGame:
    """One game of one person against bots."""

    game: str
    players: int
    options: dict[str, Any]
    seat: int
    lang: str
    seed: str | None
    file: Path | None
    opponents: str

    def run(self) -> int:
        """Plays until the game is over or the person leaves; returns the exit code."""
        seed = self.seed if self.seed is not None else seed_text(seed_words(None))
        self.table: Table = new(self.game, self.players, seed=seed, lang=self.lang, **self.options)
        self.table.moves(self.seat)
        self.bot = find_any(self.opponents)
        self.told = 0
        print(self.say("welcome", title=self.table.game.title))
        if self.opponents in LEVELS:
            print(self.say(f"level-{self.opponents}"))
        try:
            while not self.table.over:
                self.turn()
        except (EOFError, KeyboardInterrupt):  # also whoever leaves by Ctrl-C wants the game kept
            print()
        self.tell()
        if self.table.over:
            print(self.result())
        if self.file is not None:
            self.table.record().save(self.file)
            print(self.say("saved", file=str(self.file)))
        return 0

    def say(self, message: str, **facts: Any) -> str:
        return self.table.words.say(f"plain-{message}", **facts)

    def turn(self) -> None:
        """The other seats move first, so that a person is never asked while nothing has happened."""
        for other in self.table.waiting:
            if other != self.seat:
                move = self.bot.choose(self.table.seen(other), other, A_SECOND, secrets.randbits(62))
                self.table.play(other, self.table.game.notation.move_text(self.table.state, move))
                return
        self.tell()
        self.ask()

    def tell(self) -> None:
        """What has happened since the last time, as sentences."""
        for sentence in self.table.sentences(self.seat, since=self.told):
            print(f"  {sentence}")
        self.told = len(self.table.made) + 1

    def ask(self) -> None:
        """Shows the table and the moves, and asks until one is made."""
        moves = self.table.moves(self.seat)
        print()
        print(show.as_text(self.table.game.title, self.table.view(self.seat), self.table.people))
        widest = max(map(len, moves[:LISTED]))
        for number, move in enumerate(moves[:LISTED], 1):
            print(f"  {number:2}  {move:<{widest}}  {self.table.phrase(self.seat, move)}")
        if len(moves) > LISTED:
            print(f"      {self.say('more-moves', count=len(moves) - LISTED)}")
        while True:
            answer = input(f"{self.say('your-move')} ").strip()
            if answer in ("q", "quit"):
                raise EOFError
            if answer == "?":
                self.advise()
                continue
            move = moves[int(answer) - 1] if answer.isdecimal() and 0 < int(answer) <= len(moves) else answer
            try:
                self.table.play(self.seat, move)
                return
            except MoveRefused as refused:
                print(f"  {refused}")

    def advise(self) -> None:
        """The best moves, with reasons."""
        print(f"  {self.say('thinking')}")
        for suggestion in suggest(self.table, self.seat):
            print(f"  {suggestion.move}  ({self.table.phrase(self.seat, suggestion.move)})")
            for sentence in suggestion.sentences(self.table.words, self.table.people):
                print(f"      {sentence}")

    def result(self) -> str:
        """Who has won, with how many points."""
        kind = "game-won" if len(self.table.winners) == 1 else "game-shared"
        return "\n".join(
            self.table.words.event({"event": kind, "seat": seat, "points": self.table.points[seat]})
            for seat in self.table.winners
        )
