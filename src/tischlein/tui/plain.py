"""A plain text game: the table is printed, people type their moves, bots play the other seats.

For pipes, for screen readers, and for terminals that can do no more than print.
"""

from __future__ import annotations

from typing import Any

from rich.console import Console

from tischlein.bots.registry import LEVELS
from tischlein.drawing.terminal import SeatView, draw
from tischlein.engine.errors import MoveRefused
from tischlein.lab.bot_process import BadBot
from tischlein.suggest import suggest
from tischlein.tui.local_game import LocalGame
from tischlein.tui.setup import GameSetup

MAX_LISTED_MOVES = 24
"""As many as fit into a small terminal; the others can still be typed."""


class PlainGame:
    """One game of the people at this terminal against bots."""

    def __init__(self, setup: GameSetup) -> None:
        self.local_game = LocalGame(setup)
        self.table = self.local_game.table
        self.console = Console(highlight=False)

    def run(self) -> int:
        """Plays until the game is over or the person leaves; returns the exit code."""
        print(self.say("welcome", title=self.table.game.title))
        if self.local_game.setup.opponents in LEVELS:
            print(self.say(f"level-{self.local_game.setup.opponents}"))
        try:
            while not self.table.over:
                self.turn()
        except (EOFError, KeyboardInterrupt):  # leaving by Ctrl-C saves the game, too
            print()
        except BadBot:
            self.save()
            raise
        self.print_events()
        if self.table.over:
            print("\n".join(self.local_game.result()))
        self.save()
        return 0

    def save(self) -> None:
        saved = self.local_game.save()
        if saved:
            print(saved)

    def say(self, message: str, **facts: Any) -> str:
        return self.table.words.say(f"plain-{message}", **facts)

    def turn(self) -> None:
        bot = self.local_game.next_bot
        if bot is not None:
            self.table.play(bot, self.local_game.think(bot))
            return
        person = self.local_game.next_person
        if person is not None and person != self.seat:
            self.hand_over(person)
        self.print_events()
        self.ask()

    @property
    def seat(self) -> int:
        return self.local_game.seat

    def hand_over(self, person: int) -> None:
        """Clears the screen for the next person at this terminal."""
        input(f"{self.table.words.say('terminal-hand-over', name=self.table.people[person])} ")
        self.console.clear()
        self.local_game.hand_over(person)

    def print_events(self) -> None:
        for sentence in self.local_game.new_sentences():
            print(f"  {sentence}")

    def ask(self) -> None:
        """Shows the table and the moves, and asks until one is made."""
        moves = self.table.moves(self.seat)
        print()
        view = SeatView(self.table.view(self.seat), self.table.words, self.table.people)
        self.console.print(draw(self.table.game, view))
        print()
        print(self.table.words.decision(view.data["decision"]))
        widest = max(map(len, moves[:MAX_LISTED_MOVES]))
        for number, move in enumerate(moves[:MAX_LISTED_MOVES], 1):
            print(f"  {number:2}  {move:<{widest}}  {self.table.phrase(self.seat, move)}")
        if len(moves) > MAX_LISTED_MOVES:
            print(f"      {self.say('more-moves', count=len(moves) - MAX_LISTED_MOVES)}")
        while True:
            answer = input(f"{self.say('your-move')} ").strip()
            if answer in ("q", "quit"):
                raise EOFError
            if not answer:
                continue
            if answer == "?":
                self.print_suggestions()
                continue
            move = moves[int(answer) - 1] if answer.isdecimal() and 0 < int(answer) <= len(moves) else answer
            try:
                self.table.play(self.seat, move)
                return
            except MoveRefused as refused:
                print(f"  {refused.sentence(self.table.words.language)}")

    def print_suggestions(self) -> None:
        """The best moves, with reasons."""
        print(f"  {self.say('thinking')}")
        for suggestion in suggest(self.table, self.seat):
            print(f"  {suggestion.move}  ({self.table.phrase(self.seat, suggestion.move)})")
            for sentence in suggestion.sentences(self.table.words, self.table.people):
                print(f"      {sentence}")
