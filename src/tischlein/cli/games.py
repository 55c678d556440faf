"""`tischlein games` and `tischlein rules`: which games there are and how they are played."""

from __future__ import annotations

import argparse

from tischlein.cli.arguments import AddCommand, add_game, add_language
from tischlein.engine.game import Amount, Game
from tischlein.extras import needs
from tischlein.i18n.game_texts import rules_text
from tischlein.registry import find, games

HEADINGS = ("name", "game", "players", "options")
COLUMN_GAP = "   "


def add_commands(command: AddCommand) -> None:
    command("games", "list the games with player counts and options", list_games)

    rules = command("rules", "show the rules of a game", show_rules)
    add_game(rules)
    add_language(rules)
    rules.add_argument(
        "--experts", action="store_true", help="also notation, rulings where the book is silent, and glossary"
    )


def list_games(_: argparse.Namespace) -> None:
    cells = [[[heading] for heading in HEADINGS], *(describe(game) for game in games().values())]
    widths = [max(len(line) for row in cells for line in row[column]) for column in range(len(HEADINGS))]
    for row in cells:
        for line in range(max(map(len, row))):
            parts = [cell[line] if line < len(cell) else "" for cell in row]
            padded = (part.ljust(width) for part, width in zip(parts, widths, strict=True))
            print(COLUMN_GAP.join(padded).rstrip())


def describe(game: Game) -> list[list[str]]:
    """A row of the list of games; each cell has one or more lines."""
    least, most = min(game.players), max(game.players)
    seats = str(least) if least == most else f"{least}–{most}"
    return [[game.name], [game.title, game.credit], [seats], option_lines(game)]


def option_lines(game: Game) -> list[str]:
    """The options of a game with their possible values, the default first."""
    lines = []
    for one in game.options:
        if isinstance(one, Amount):
            lines.append(f"{one.name}={one.low}…{one.high} (default {one.default})")
        else:
            values = (
                one.allowed(max(game.players)) if one.name == "first" else list(getattr(one, "values", ()))
            )
            only = getattr(one, "only_players", None)
            lines.append(
                f"{one.name}={'|'.join(map(str, values))}" + (f" ({only[0]} players)" if only else "")
            )
    return lines


def show_rules(chosen: argparse.Namespace) -> None:
    with needs("tui", "Showing rules in the terminal"):
        from rich.console import Console
        from rich.markdown import Markdown
    console = Console()
    text = rules_text(find(chosen.game), chosen.lang)
    more = f"**{text.experts_title}:** `tischlein rules {chosen.game} --experts`" if text.experts else ""
    end = f"## {text.experts_title}\n{text.experts}" if chosen.experts else more
    rules = Markdown(f"{text.main}\n{end}")
    if not console.is_terminal:
        console.print(rules)
        return
    with console.pager(styles=True):
        console.print(rules)
