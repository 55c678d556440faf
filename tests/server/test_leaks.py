"""Two worlds over the wire: whatever a seat cannot know is swapped, and every byte it is sent stays the same.

Two real servers get the same log with one difference: the position that the table begins from. In the second
all that the watching seat has not seen is dealt anew. Then the same things are done at both tables, good and
bad. As long as the rules say that the seat knows the same in both worlds, all bytes must be equal.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from support.random_play import imagined, table_after
from support.two_worlds import FURTHER, GAMES, World, compare
from tischlein.server.protocol import responses
from tischlein.table import position

FROM_THE_DEAL = 150
"""Moves at a table that begins with the deal: a whole game, unless the worlds can be told apart before."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_two_worlds_over_the_wire(game: Any, tmp_path: Path) -> None:
    chooser = random.Random(game.name)
    cases = []
    for number in range(6):
        players = chooser.choice(game.players)
        moves = 0 if number == 0 else chooser.randrange(60)
        after = table_after((game.name, players, {}), chooser.randrange(2**32), moves)
        if after.over:
            continue
        watching = chooser.choice([None, *range(players)])
        true = position(game.name, after.reveal())
        cases.append((f"table{number}", watching, true, imagined(true, watching, chooser.randrange(2**32))))
    worlds = [
        World(tmp_path / "true", {name: true for name, _, true, _ in cases}),
        World(tmp_path / "other", {name: position(game.name, other.reveal()) for name, _, _, other in cases}),
    ]
    try:
        compared = sum(
            compare(worlds, name, watching, [true, other], FURTHER if number else FROM_THE_DEAL)
            for number, (name, watching, true, other) in enumerate(cases)
        )
        assert compared > 20_000
    finally:
        for world in worlds:
            world.server.close()


MAY_LEAVE = (responses.State, responses.SeatView, responses.Update, responses.OwnUpdate, responses.Room)


def test_messages_name_every_field_that_may_leave() -> None:
    """States and updates are built from named fields; whatever is not in this list cannot slip out."""
    names = {field for kind in MAY_LEAVE for field in kind.__struct_fields__}
    assert names == {
        "table", "version", "moves_made", "request", "room", "views", "clocks", "seat", "view", "events",
        "sentences", "game", "players", "options", "host", "open", "begins", "phase", "number", "seats",
        "spectators", "pace", "grace", "stand_in", "paused", "paused_by", "undo", "rematch", "fair",
        "notices", "newcomers", "hints",
        "waiting", "points", "winners", "middle", "derived", "own", "known", "moves", "decision",
    }  # fmt: skip
