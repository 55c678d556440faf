"""The Elefant's table in a terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

import tischlein
from tischlein.games.elefant.terminal import heading, prospects
from tischlein.i18n.languages import LANGUAGES
from tischlein.tui.drawing import Sight


def would_bring(sight: Sight, width: int) -> str:
    console = Console(width=width)
    with console.capture() as caught:
        console.print(prospects(sight))
    return caught.get().strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 60, 40])
def test_where_there_is_little_room_no_way_to_score_is_broken_in_two(width: int, language: str) -> None:
    table = tischlein.new("elefant", players=3, seed=1, lang=language)
    sight = Sight(table.view(0), table.words, table.people)
    worth = sight.own["worth"]
    text = would_bring(sight, width)
    assert " ".join(f"{letter} {worth[f'colour {letter}']}" for letter in "RBG") in text
    assert f"{sight.say('sheet-highest')} {worth['highest']}" in text


def test_after_the_last_scoring_nothing_is_announced_any_more() -> None:
    table = tischlein.new("elefant", players=3, seed=1)

    def said() -> tuple[str, str]:
        sight = Sight(table.view(0), table.words, table.people)
        return str(heading(sight)), would_bring(sight, 80)

    assert said()[0] == "Scoring 1 of 4 after 10 more purchases"
    assert "would bring" in said()[1]
    while not table.over:
        table.play(table.waiting[0], table.moves(table.waiting[0])[0])
    assert said() == ("Scoring 4 of 4", "")
