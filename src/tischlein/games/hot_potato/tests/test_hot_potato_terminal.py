"""The table in the terminal says without colours where every potato is."""

from __future__ import annotations

import random

from rich.console import Console

import tischlein
from tischlein.drawing.terminal import SeatView, draw
from tischlein.games.hot_potato.cards import POTATO_IDS

SIGNS = {"played": "●", "front": "○", "discard": "×", "hand": " "}


def test_a_sign_says_where_a_potato_is() -> None:
    luck, told = random.Random(2), set()
    table = tischlein.new("hot-potato", 3, seed=5)
    while not table.over:
        seat = luck.choice(table.waiting)
        view = table.view(seat)
        console = Console(width=80)
        with console.capture() as caught:
            console.print(draw(table.game, SeatView(view, table.words, table.people)))
        rows = caught.get().splitlines()[-table.players :]
        for other, row in enumerate(rows):
            for place, sign in SIGNS.items():
                for potato in view["table"]["seats"][other][place]:
                    assert f"{sign}{table.words.say(f'potato-{potato}')}" in row
                    told.add((place, potato))
        table.play(seat, luck.choice(table.moves(seat)))
    assert {place for place, _ in told} == set(SIGNS)
    assert {potato for _, potato in told} == set(POTATO_IDS)
