"""Moves and events as people read them."""

from __future__ import annotations

import pytest

import tischlein
from tischlein.engine import Event
from tischlein.games.potato_man import cards, notation, rules
from tischlein.games.potato_man.tests.potato_man_scenario import (
    DECK,
    NAMES,
    Data,
    build,
    four,
    state_of,
)
from tischlein.i18n.languages import LANGUAGES
from tischlein.i18n.words import words


def test_every_card_has_its_text_and_back() -> None:
    table = state_of(build(four()))
    assert [notation.move_text(table, card) for card in range(52)] == DECK
    assert [notation.read_move(table, 0, text) for text in DECK] == list(range(52))
    assert notation.describe_move(table, 0, 0) == {"move": "play", "card": "R5"}


@pytest.mark.parametrize(
    ("lang", "phrase"),
    [("en", "play yellow 2"), ("de", "Gelb 2 spielen"), ("fr", "jouer le 2 jaune"), ("it", "giocare")],
)
def test_a_move_as_a_phrase(lang: str, phrase: str) -> None:
    table = build(four())
    said = words(table.game, lang).move(notation.describe_move(state_of(table), 0, DECK.index("Y2")))
    assert said.startswith(phrase)
    assert "2" in said


EVENTS = [
    Event(rules.ROUND_DEALT, 3, 1),
    Event(rules.HAND_DEALT, 3, 1 << DECK.index("R18") | 1 << DECK.index("Y2"), known_to=1 << 3),
    Event(rules.PLAYED, 3, DECK.index("Y2")),
    Event(rules.DREW, 3, DECK.index("G14"), known_to=1 << 3),
    Event(rules.TRICK_WON, 3, DECK.index("Y2")),
    Event(rules.SACK_TAKEN, 3, cards.YELLOW),
    Event(rules.NO_SACK, 3),
    Event(rules.STUCK, 3, 1 << DECK.index("R7") | 1 << DECK.index("B8")),
    Event(rules.ROUND_SCORED, 3, 1),
    Event(rules.ROUND_SCORED, 3, 7),
]

SENTENCES = {
    "en": [
        "Round 2 is dealt; Christina leads.",
        "Christina is dealt red 18, yellow 2.",
        "Christina plays yellow 2.",
        "Christina draws green 14.",
        "Christina wins the trick with yellow 2.",
        "Christina takes a yellow sack card worth 4.",
        "No sack is left for Christina.",
        "Christina has no card that fits and shows red 7, blue 8. The round is over.",
        "Christina scores 1 sack.",
        "Christina scores 7 sacks.",
    ],
    "de": [
        "Runde 2 ist ausgeteilt; Christina spielt aus.",
        "Christina bekommt Rot 18, Gelb 2.",
        "Christina spielt Gelb 2.",
        "Christina zieht Grün 14 nach.",
        "Christina gewinnt den Stich mit Gelb 2.",
        "Christina nimmt eine gelbe Sackkarte im Wert von 4.",
        "Für Christina ist kein Sack mehr da.",
        "Christina hat keine passende Karte und zeigt Rot 7, Blau 8. Die Runde ist zu Ende.",
        "Christina kommt auf 1 Sack.",
        "Christina kommt auf 7 Säcke.",
    ],
}


def described(event: Event, eye: int | None) -> Data:
    return notation.describe_event(rules.Table(), event, eye)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_sentences_word_for_word(lang: str) -> None:
    table = build(four())
    said = [words(table.game, lang).event(described(event, 3), NAMES) for event in EVENTS]
    assert said == SENTENCES[lang]


COLOUR_WORDS = {
    "en": ("red", "blue", "green", "yellow", "golden"),
    "de": ("rote", "blaue", "grüne", "gelbe", "goldene"),
    "fr": ("rouge", "bleue", "verte", "jaune", "dorée"),
    "it": ("rossa", "blu", "verde", "gialla", "dorata"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_in_every_language(lang: str) -> None:
    """Each names the person and every number in it; who may not know the card reads no number."""
    spoken = words(build(four()).game, lang)
    for event in EVENTS:
        data = described(event, 3)
        said = spoken.event(data, NAMES)
        assert "Christina" in said
        facts = [fact for name, fact in data.items() if name not in ("event", "seat", "sack")]
        texts = [text for fact in facts for text in (fact if isinstance(fact, list) else [str(fact)])]
        assert all(text.lstrip("RBGY") in said for text in texts)
        assert "{" not in said
        hidden = spoken.event(described(event, 0), NAMES)
        if event.known_to == -1:
            assert hidden == said
        else:
            assert not any(sign.isdigit() for sign in hidden)
            assert hidden == spoken.event(described(event, None), NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sacks_have_their_colour_and_worth_in_every_language(lang: str) -> None:
    spoken = words(build(four()).game, lang)
    for sack, colour in enumerate(COLOUR_WORDS[lang]):
        said = spoken.event(described(Event(rules.SACK_TAKEN, 0, sack), None), NAMES)
        assert f" {colour} " in said
        assert str(cards.SACK_WORTH[sack]) in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_told(lang: str) -> None:
    """Every event of a game has a sentence, for those who know all and those who do not."""
    table = tischlein.new("potato-man", 2, seed=12, names=["Thomas", "Christina"], lang=lang)
    while not table.over:
        (seat,) = table.waiting
        table.play(seat, table.moves(seat)[0])
    for eye in (0, 1, None):
        said = table.sentences(eye)
        assert len(said) == len(table.events(eye))
        assert all("Thomas" in sentence or "Christina" in sentence for sentence in said)
    assert table.sentences(None, lang="en") == table.copy().sentences(None, lang="en")


def test_a_table_shows_itself() -> None:
    """As text and in a notebook, with nothing hidden in it."""
    table = build(four())
    text = str(table)
    assert "Potato Man" in text
    assert "trick: G9 R9" in text
    assert "Y4" not in text
    assert "<td>" in table._repr_html_()
    assert "Y4" not in table._repr_html_()
