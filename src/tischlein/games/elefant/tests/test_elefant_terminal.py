"""The Elefant's table in a terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

import tischlein
from tischlein.drawing.terminal import SeatView
from tischlein.games.elefant.terminal import heading, prospects
from tischlein.i18n.languages import LANGUAGES


def would_bring(view: SeatView, width: int) -> str:
    console = Console(width=width)
    with console.capture() as caught:
        console.print(prospects(view))
    return caught.get().strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 60, 40])
def test_where_there_is_little_room_no_way_to_score_is_broken_in_two(width: int, language: str) -> None:
    table = tischlein.new("elefant", players=3, seed=1, lang=language)
    view = SeatView(table.view(0), table.words, table.people)
    worth = view.own["worth"]
    text = would_bring(view, width)
    assert " ".join(f"{letter} {worth[f'colour {letter}']}" for letter in "RBG") in text
    assert f"{view.say('sheet-highest')} {worth['highest']}" in text


def test_after_the_last_scoring_nothing_is_announced_any_more() -> None:
    table = tischlein.new("elefant", players=3, seed=1)

    def said() -> tuple[str, str]:
        view = SeatView(table.view(0), table.words, table.people)
        return str(heading(view)), would_bring(view, 80)

    assert said()[0] == "Scoring 1 of 4 after 10 more purchases"
    assert "worth now" in said()[1]
    while not table.over:
        table.play(table.waiting[0], table.moves(table.waiting[0])[0])
    assert said() == ("Scoring 4 of 4", "")
