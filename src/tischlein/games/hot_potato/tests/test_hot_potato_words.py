"""The messages: the same in four languages, all of them used, with the names of the rules pages."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import tischlein
from tischlein.engine import Event
from tischlein.games.hot_potato import notation, rules
from tischlein.games.hot_potato.cards import ENCOUNTER_IDS, POTATO_IDS
from tischlein.games.hot_potato.terminal import LEGEND
from tischlein.games.hot_potato.tests.hot_potato_scenario import acts, scenario
from tischlein.i18n.languages import LANGUAGES
from tischlein.i18n.words import words

FOLDER = Path(notation.__file__).parent
ANSWERS = ("none", "use", "skip")
MOVES = ("choose", "extra", "no-extra", "aim", "use", "use-potato", "skip")
DECISIONS = (
    "choose",
    "extra",
    "target",
    *(f"effect-{one}" for one in ("apeeling", "couch", "robo", "sweet")),
)
ENDINGS = ("sole-leader", "round-limit")
HIDDEN = ("answered", "looked")
SIGNS = {f"sign-{where}" for where in ("front", "played", "hot", "discard")}
LABELS = {"round-number", "race", "pile-left", "comes-next", "among-next", "option-target"} | SIGNS
"""What stands beside the cards and the choices before a game, in the browser and in the terminal."""


def events() -> set[str]:
    """The names of everything that can be told."""
    kinds = range(rules.RESHUFFLED, rules.GAME_ENDED + 1)
    told = [
        Event(kind, 0, what, more) for kind in kinds for what in (0, rules.AIM) for more in (0, rules.EXTRA)
    ]
    table = rules.Table()
    names = set()
    for event in told:
        try:
            names.add(notation.describe_event(table, event, 0)["event"])
        except IndexError:
            assert event.what == rules.AIM, "a seat named is no card"
    return names


def given_reasons() -> set[str]:
    """The names of all reasons for a move."""
    return set(re.findall(r'"reason": "([a-z-]+)"', (FOLDER / "reasons.py").read_text(encoding="utf-8")))


def used() -> set[str]:
    messages = {f"{kind}-{potato}" for kind in ("potato", "the-potato") for potato in POTATO_IDS}
    messages |= {f"{kind}-{name}" for kind in ("encounter", "the-encounter") for name in ENCOUNTER_IDS}
    messages |= {f"answer-{answer}" for answer in ANSWERS}
    messages |= {f"move-{move}" for move in MOVES}
    messages |= {f"decision-{decision}" for decision in DECISIONS}
    messages |= {f"ending-{ending}" for ending in ENDINGS}
    messages |= {f"reason-{reason}" for reason in given_reasons()}
    messages |= {f"event-{event}" for event in events()} | {f"event-{event}-hidden" for event in HIDDEN}
    messages |= {f"option-{option.name}" for option in tischlein.games()["hot-potato"].options}
    messages |= {message for _, message in LEGEND}
    return messages | LABELS | {f"refusal-{code}" for code, _ in notation.REFUSALS.values()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_none_is_unused(language: str) -> None:
    text = (FOLDER / f"words.{language}.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)
    assert len(found) == len(set(found))
    to_you = {name for name in found if name.startswith("event-") and name.endswith("-you")}
    assert set(found) - to_you == used()
    assert {re.sub(r"(-to)?-you$", "", name) for name in to_you} <= used()


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_rules(language: str) -> None:
    page = (FOLDER / f"rules.{language}.md").read_text(encoding="utf-8")
    spoken = words(tischlein.games()["hot-potato"], language)
    for encounter in ENCOUNTER_IDS:
        assert re.search(
            rf"^\| `{encounter}` \| {re.escape(spoken.say(f'encounter-{encounter}'))} ", page, re.M
        )
    for potato in POTATO_IDS:
        assert f" {spoken.say(f'potato-{potato}')} ·" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told_in_every_language(language: str) -> None:
    for players in (2, 3, 4):
        table = tischlein.new("hot-potato", players, seed=players, target=20)
        chooser = random.Random(players)
        while not table.over:
            seat = chooser.choice(table.waiting)
            for move in table.moves(seat):
                number = table.read(seat, move)
                assert table.words.move(notation.describe_move(rules_table(table), seat, number))
            table.play(seat, chooser.choice(table.moves(seat)))
        for viewer in (None, 0):
            sentences = table.sentences(viewer, lang=language)
            assert all(sentence[0].isupper() and sentence.endswith((".", "!")) for sentence in sentences)


def rules_table(table: tischlein.table.Table) -> rules.Table:
    assert isinstance(table.state, rules.Table)
    return table.state


def test_names_of_people_are_used() -> None:
    state = scenario(3, "weed", rounds=3).state
    table = tischlein.table.Table(state, names=["Ada", "Bo", "Cy"])
    acts(table, "0 rambo", "1 couch", "2 couch", "0 rambo@2")
    assert "Ada decides in secret: the Hot Potato to Cy." in table.sentences(0)
    assert "The Hot Potato goes to Cy." in table.sentences(1)
    assert "Bo scores 1 point with Couch." in table.sentences(None)
