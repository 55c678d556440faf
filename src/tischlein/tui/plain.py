"""A plain text game: the table is printed, people type their moves, bots play the other seats.

For pipes, for screen readers, and for terminals that can do no more than print.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markdown import Markdown

from tischlein.bots.registry import LEVELS
from tischlein.drawing.terminal import draw, legend
from tischlein.engine.errors import MoveRefused, Refusal
from tischlein.i18n.game_texts import rules_text
from tischlein.i18n.loader import say
from tischlein.suggest import suggest
from tischlein.tui.local_game import LocalGame
from tischlein.tui.screens.saved_list import in_words, saved_games
from tischlein.tui.source import Choice

MAX_LISTED_MOVES = 24
"""As many as fit into a small terminal; the others can still be typed."""


class PlainGame:
    """One game of the people at this terminal against bots."""

    def __init__(self, local_game: LocalGame) -> None:
        self.local_game = local_game
        self.table = local_game.table
        self.console = Console(highlight=False)

    def run(self) -> int:
        """Plays until the game is over or the person leaves; returns the exit code."""
        print(self.say("welcome", title=self.table.game.title))
        if self.local_game.setup.opponents in LEVELS:
            print(self.say(f"level-{self.local_game.setup.opponents}"))
        try:
            while not self.table.over:
                self.turn()
        except (EOFError, KeyboardInterrupt):
            print()
        self.print_events()
        if self.table.over:
            print("\n".join(self.local_game.result()))
        print(self.local_game.leave())
        return 0

    def say(self, message: str, **facts: Any) -> str:
        return self.table.words.say(f"plain-{message}", **facts)

    def turn(self) -> None:
        if self.local_game.waits_for_others:
            self.local_game.others_move()()
            return
        if self.local_game.next_at_terminal:
            self.hand_over()
        self.print_events()
        self.ask()

    @property
    def seat(self) -> int:
        return self.local_game.seat

    def hand_over(self) -> None:
        """Clears the screen for the next person at this terminal."""
        input(f"{self.table.words.say('terminal-hand-over', name=self.local_game.next_at_terminal)} ")
        self.console.clear()
        self.local_game.hand_over()

    def print_events(self) -> None:
        for sentence, _ in self.local_game.new_entries():
            print(f"  {sentence}")

    def ask(self) -> None:
        """Shows the table and the moves, and asks until one is made."""
        print()
        self.console.print(draw(self.table.game, self.local_game.view()))
        print()
        print(self.local_game.status)
        choices = self.local_game.choices()
        self.print_choices(choices)
        while not self.answered(input(f"{self.say('your-move')} ").strip(), choices):
            pass

    def print_choices(self, choices: list[Choice]) -> None:
        widest = max(len(move) for move, _ in choices[:MAX_LISTED_MOVES])
        for number, (move, phrase) in enumerate(choices[:MAX_LISTED_MOVES], 1):
            print(f"  {number:2}  {move:<{widest}}  {phrase}")
        if len(choices) > MAX_LISTED_MOVES:
            print(f"      {self.say('more-moves', count=len(choices) - MAX_LISTED_MOVES)}")

    def answered(self, answer: str, choices: list[Choice]) -> bool:
        """Does what was typed; tells whether it was a move."""
        if answer in ("q", "quit"):
            raise EOFError
        if answer in ASKED:
            getattr(self, ASKED[answer])()
        elif answer:
            return self.is_made(answer, choices)
        return False

    def is_made(self, answer: str, choices: list[Choice]) -> bool:
        """Makes a move that was typed, or the one of that number, if it can be made."""
        is_number = answer.isdecimal() and 0 < int(answer) <= len(choices)
        try:
            self.local_game.play(choices[int(answer) - 1][0] if is_number else answer)
        except MoveRefused as refused:
            print(f"  {refused.sentence(self.table.words.language)}")
            return False
        return True

    def print_log(self) -> None:
        """Everything that has happened, a blank line before each round."""
        part = ""
        for sentence, of_part in self.local_game.entries():
            if of_part not in ("", part):
                print()
            part = of_part or part
            print(f"  {sentence}")

    def print_rules(self) -> None:
        """The signs on the table, then the rules."""
        print(self.table.words.say("terminal-signs"))
        for sign, message in legend(self.table.game):
            print(f"  {sign:<8}  {self.table.words.say(message)}")
        self.console.print(Markdown(rules_text(self.table.game, self.table.words.language).main))

    def print_suggestions(self) -> None:
        """The best moves, with reasons."""
        print(f"  {self.say('thinking')}")
        for suggestion in suggest(self.table, self.seat):
            print(f"  {suggestion.move}  ({self.table.phrase(self.seat, suggestion.move)})")
            for sentence in suggestion.sentences(self.table.words, self.table.people):
                print(f"      {sentence}")


ASKED = {"?": "print_suggestions", "l": "print_log", "r": "print_rules"}
"""What can be typed besides a move."""


def choose_saved_game(language: str) -> Path | None:
    """Lists the saved games and asks for one; None if there is no answer."""
    listed = saved_games()
    for number, one in enumerate(listed, 1):
        print(f"  {number:2}  {in_words(one, language)}\n      {one.path}")
    try:
        answer = input(f"{say('plain-which-game', language)} ").strip()
    except (EOFError, KeyboardInterrupt):
        print()
        return None
    if not (answer.isdecimal() and 0 < int(answer) <= len(listed)):
        raise Refusal(f"the number of a game must be 1 to {len(listed)} (got {answer!r})")
    return listed[int(answer) - 1].path
