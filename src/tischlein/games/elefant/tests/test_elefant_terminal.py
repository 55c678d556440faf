"""The Elefant's table in a terminal."""

from __future__ import annotations

import tischlein
from tischlein.games.elefant.terminal import heading, prospects
from tischlein.terminal.drawing import Sight


def test_after_the_last_scoring_nothing_is_announced_any_more() -> None:
    table = tischlein.new("elefant", players=3, seed=1)

    def said() -> tuple[str, str]:
        sight = Sight(table.view(0), table.words, table.people)
        return str(heading(sight)), str(prospects(sight))

    assert said()[0] == "Scoring 1 of 4 after 10 more purchases"
    assert "would bring" in said()[1]
    while not table.over:
        table.play(table.waiting[0], table.moves(table.waiting[0])[0])
    assert said() == ("Scoring 4 of 4", "")
