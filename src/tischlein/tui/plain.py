"""A plain text game: the table is printed, you type a move, the other seats are played by bots.

For pipes, for screen readers, and for terminals that can do no more than print.
"""

from __future__ import annotations

from typing import Any

from rich.console import Console

from tischlein.bots.registry import LEVELS
from tischlein.engine.errors import MoveRefused
from tischlein.lab.user_bots import BadBot
from tischlein.suggest import suggest
from tischlein.tui.drawing import Sight, draw
from tischlein.tui.local_game import Sitting
from tischlein.tui.setup import GameSetup

LISTED = 24
"""More moves than this are not all listed; they can still be typed."""


class PlainGame:
    """One game of one person against bots."""

    def __init__(self, wish: GameSetup) -> None:
        self.sitting = Sitting(wish)
        self.table = self.sitting.table
        self.console = Console(highlight=False)

    def run(self) -> int:
        """Plays until the game is over or the person leaves; returns the exit code."""
        print(self.say("welcome", title=self.table.game.title))
        if self.sitting.wish.opponents in LEVELS:
            print(self.say(f"level-{self.sitting.wish.opponents}"))
        try:
            while not self.table.over:
                self.turn()
        except (EOFError, KeyboardInterrupt):  # also whoever leaves by Ctrl-C wants the game kept
            print()
        except BadBot:
            self.keep()
            raise
        self.tell()
        if self.table.over:
            print("\n".join(self.sitting.result()))
        self.keep()
        return 0

    def keep(self) -> None:
        kept = self.sitting.keep()
        if kept:
            print(kept)

    def say(self, message: str, **facts: Any) -> str:
        return self.table.words.say(f"plain-{message}", **facts)

    def turn(self) -> None:
        bot = self.sitting.next_bot
        if bot is not None:
            self.table.play(bot, self.sitting.think(bot))
            return
        person = self.sitting.next_person
        if person is not None and person != self.seat:
            self.hand_over(person)
        self.tell()
        self.ask()

    @property
    def seat(self) -> int:
        return self.sitting.seat

    def hand_over(self, person: int) -> None:
        """The next one at this terminal; what the last one saw is out of sight."""
        input(f"{self.table.words.say('terminal-hand-over', name=self.table.people[person])} ")
        self.console.clear()
        self.sitting.hand_over(person)

    def tell(self) -> None:
        for sentence in self.sitting.news():
            print(f"  {sentence}")

    def ask(self) -> None:
        """Shows the table and the moves, and asks until one is made."""
        moves = self.table.moves(self.seat)
        print()
        sight = Sight(self.table.view(self.seat), self.table.words, self.table.people)
        self.console.print(draw(self.table.game, sight))
        print()
        widest = max(map(len, moves[:LISTED]))
        for number, move in enumerate(moves[:LISTED], 1):
            print(f"  {number:2}  {move:<{widest}}  {self.table.phrase(self.seat, move)}")
        if len(moves) > LISTED:
            print(f"      {self.say('more-moves', count=len(moves) - LISTED)}")
        while True:
            answer = input(f"{self.say('your-move')} ").strip()
            if answer in ("q", "quit"):
                raise EOFError
            if not answer:
                continue
            if answer == "?":
                self.advise()
                continue
            move = moves[int(answer) - 1] if answer.isdecimal() and 0 < int(answer) <= len(moves) else answer
            try:
                self.table.play(self.seat, move)
                return
            except MoveRefused as refused:
                print(f"  {refused.sentence(self.table.words.language)}")

    def advise(self) -> None:
        """The best moves, with reasons."""
        print(f"  {self.say('thinking')}")
        for suggestion in suggest(self.table, self.seat):
            print(f"  {suggestion.move}  ({self.table.phrase(self.seat, suggestion.move)})")
            for sentence in suggestion.sentences(self.table.words, self.table.people):
                print(f"      {sentence}")
