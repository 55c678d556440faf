"""What a notebook shows: tables, records, suggestions and simulations as pictures in HTML."""

from __future__ import annotations

import builtins
from html.parser import HTMLParser
from typing import Any

import pytest

import tischlein
from support.random_play import SETTINGS, table_after
from tischlein.i18n.languages import LANGUAGES
from tischlein.lab import Simulation

EMPTY = ("br",)


class Balanced(HTMLParser):
    """Every element that is opened is closed, in order."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: object) -> None:  # noqa: ARG002
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += "" if "style" in self.open else data


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_table_is_drawn_in_its_language_as_spectators_may_see_it(setting: Any, language: str) -> None:
    for moves in (0, 9, 10**6):
        table = table_after(setting, 4, moves)
        shown = tischlein.position(setting[0], table.reveal(), lang=language)
        html = shown._repr_html_()
        text = Balanced(html).text
        assert table.game.title in text
        assert all(person in text for person in shown.people)
        assert (shown.outcome is None) or shown.outcome.sentence(language) in text


def test_names_are_no_html() -> None:
    table = tischlein.new("leduc", 2, names=["<b>Ada</b>", "Bo"])
    assert "<b>Ada" not in table._repr_html_()
    assert "<b>Ada</b>" in Balanced(table._repr_html_()).text


def test_without_rich_the_facts_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without_rich(name: str, *more: Any, **named: Any) -> Any:
        if name.startswith(("rich", "tischlein.drawing.rich_html")):
            raise ModuleNotFoundError(name=name)
        return real(name, *more, **named)

    monkeypatch.setattr(builtins, "__import__", without_rich)
    text = Balanced(tischlein.new("potato-man", 3, seed=1)._repr_html_()).text
    assert "trick" in text
    assert "Player 2" in text


def test_a_record_shows_how_the_game_ended() -> None:
    table = table_after(("leduc", 2, {}), 4, 10**6)
    text = Balanced(table.record()._repr_html_()).text
    assert table.outcome is not None
    assert table.outcome.sentence() in text
    assert table.sentences(None)[-1] in text


def test_a_suggestion_says_its_move_and_why() -> None:
    table = tischlein.new("leduc", 2, seed=1, first=0, lang="de")
    best = tischlein.suggest(table, 0, tischlein.Budget(simulations=100))[0]
    text = Balanced(best._repr_html_()).text
    assert best.phrase == table.phrase(0, best.move)
    assert all(sentence in text for sentence in (best.phrase, *best.sentences(table.words)))


def test_a_simulation_shows_points_and_wins(simulation: Simulation) -> None:
    text = Balanced(simulation._repr_html_()).text
    assert "1,000 random games" in text
    assert "Seat 1" in text
    assert f"{simulation.shares.mean(axis=0)[0]:.1%}" in text


@pytest.fixture(scope="module")
def simulation() -> Simulation:
    return tischlein.lab.simulate("leduc", 2, 1000, seed=1)
