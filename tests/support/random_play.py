"""Random tables for tests: every game, every player count, every option."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import tischlein
from tischlein.engine import verbs
from tischlein.engine.game import Choice
from tischlein.table import Table

MOST_MOVES_IN_A_GAME = 20_000


def settings(name: str) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every player count of a game with every combination of its named options."""
    game = tischlein.games()[name]
    for players in game.players:
        choices = [
            [(option.name, value) for value in option.allowed(players)]
            for option in game.options
            if isinstance(option, Choice)
        ]
        for chosen in product(*choices):
            yield name, players, dict(chosen)


SETTINGS = [setting for name in tischlein.games() for setting in settings(name)]


def setting_name(setting: tuple[str, int, dict[str, Any]]) -> str:
    name, players, options = setting
    return "-".join([name, str(players), *map(str, options.values())])


def deal(setting: tuple[str, int, dict[str, Any]], seed: int) -> Table:
    name, players, options = setting
    return tischlein.new(name, players, seed=seed, **options)


def play_on(table: Table, chooser: random.Random, moves: int = MOST_MOVES_IN_A_GAME) -> Iterator[Table]:
    """Plays random moves, the table after each of them."""
    for _ in range(moves):
        if table.over:
            return
        seat = chooser.choice(table.waiting)
        table.play(seat, chooser.choice(table.moves(seat)))
        yield table


def of_every_phase(setting: tuple[str, int, dict[str, Any]], games: int, each: int) -> list[Table]:
    """Tables where somebody has a choice, some of every phase that came up in so many random games; phases in
    which one seat is to choose, and in which several are, count as different."""
    found: dict[tuple[str, bool], list[Table]] = {}
    for seed in range(games):
        for table in play_on(deal(setting, seed), random.Random(seed)):
            if not table.over and len(table.moves(table.waiting[0])) > 1:
                phase = table.view(None)["table"].get("phase", ""), len(table.waiting) > 1
                found.setdefault(phase, []).append(table.copy())
    chooser = random.Random(games)
    return [table for tables in found.values() for table in chooser.sample(tables, min(each, len(tables)))]


def table_after(setting: tuple[str, int, dict[str, Any]], seed: int, moves: int) -> Table:
    """A table some random moves into a game."""
    table = deal(setting, seed)
    for _ in play_on(table, random.Random(seed), moves):
        pass
    return table


def imagined(table: Table, seat: int | None, seed: int) -> Table:
    """Another table that the seat could not tell from this one."""
    world = table.view_record(seat)
    verbs.imagine(world, -1 if seat is None else seat, [seed])
    return Table(world, table.names)
