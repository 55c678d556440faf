"""Moves that are refused, and what people read about it."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tischlein
from tischlein.games.potato_man import notation
from tischlein.games.potato_man.tests.potato_man_scenario import (
    NAMES,
    Data,
    build,
    four,
    position,
    state_of,
    two,
)
from tischlein.i18n.languages import LANGUAGES


def refusal(table: tischlein.Table, seat: int, move: Any) -> tischlein.MoveRefused:
    """The refusal, after a look that nothing has changed."""
    before, made = state_of(table).copy(), list(table.made)
    with pytest.raises(tischlein.MoveRefused) as refused:
        table.play(seat, move)
    assert state_of(table) == before
    assert table.made == made
    assert table.events(None, len(made) + 1) == []
    return refused.value


def five(lies: str) -> Data:
    hands = ["R5 B4 G4", "R6 B5 G5", "Y1 Y4 R7 B6", "R8 B7 G6 G8", "R10 B8 G7 Y8"]
    for seat in range(len(lies.split()), 2):
        hands[seat] += f" {['Y5', 'Y6'][seat]}"
    return position(hands, lies=lies, aside=2)


@pytest.mark.parametrize(
    ("data", "seat", "move", "code", "rule"),
    [
        (four(), 2, "B7", "not-in-hand", "own-hand"),
        (four(), 2, "B8", "not-in-hand", "own-hand"),
        (four(), 2, "G9", "not-in-hand", "own-hand"),
        (four(), 2, "R6", "colour-in-trick", "one-colour-once"),
        (five("R9 R11"), 2, "R7", "colour-doubled", "five-players-doubling"),
        (five("Y2 B9"), 2, "Y1", "second-potato-man", "no-second-potato-man"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_illegal_card(data: Data, seat: int, move: str, code: str, rule: str, lang: str) -> None:
    """The refusal has a code, the anchor of its rule in every language, and a sentence with the card."""
    table = build(data, lang=lang)
    refused = refusal(table, seat, move)
    assert isinstance(refused, tischlein.IllegalMove)
    assert (refused.code, refused.rule) == (code, rule)
    assert move[1:] in str(refused)
    assert "{" not in str(refused)
    pages = table.game.folder.glob("rules.*.md")
    assert [f'<a id="{rule}">' in page.read_text(encoding="utf-8") for page in pages] == [True] * 4


def test_every_refusal_has_its_own_code() -> None:
    codes = {code for code, _ in notation.REFUSALS.values()}
    assert codes == {"not-in-hand", "colour-in-trick", "colour-doubled", "second-potato-man"}


def test_a_card_from_the_pile_is_not_in_hand() -> None:
    data = two()
    table = build(data)
    assert refusal(table, 0, data["table"]["seats"][0]["pile"][0]).code == "not-in-hand"
    assert refusal(table, 0, data["table"]["aside"][0]).code == "not-in-hand"


@pytest.mark.parametrize(
    "text",
    [
        *("", "R", "5", "R4", "R19", "B3", "B17", "G2", "G15", "Y0", "Y14", "R05", "R+5", "R-5", "R 5", "5R"),
        *("R5 B4", "R5.0", "R1e1", "gold", "pass", "None", "R٥", "R５", "Ｒ5", "R²", "🥔", "\0", "R5\0"),
        "R" + "9" * 5000,
    ],
)
def test_a_text_that_is_no_card(text: str) -> None:
    table = build(four(), lang="en")
    refused = refusal(table, 2, text)
    assert isinstance(refused, tischlein.MalformedMove)
    assert refused.code == "malformed-move"
    assert "R5–R18, B4–B16, G3–G14, Y1–Y13" in str(refused)


@pytest.mark.parametrize("move", [None, 5, 5.0, b"R5", ["B6"], {"card": "B6"}])
def test_something_that_is_no_text(move: Any) -> None:
    assert refusal(build(four()), 2, move).code == "malformed-move"


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.text(max_size=6))
def test_no_text_crashes(text: str) -> None:
    table = build(four())
    before = state_of(table).copy()
    with contextlib.suppress(tischlein.MoveRefused):
        table.read(2, text)
    assert state_of(table) == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_out_of_turn(lang: str) -> None:
    table = build(four(), names=NAMES[:4], lang=lang)
    refused = refusal(table, 0, "R5")
    assert isinstance(refused, tischlein.NotYourTurn)
    assert (refused.code, refused.rule) == ("not-your-turn", "your-turn")
    assert "Thomas" in str(refused)
    assert "Martin" in str(refused)
    assert refusal(table, 3, "nonsense").code == "not-your-turn"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_after_the_end(lang: str) -> None:
    data = position(["R9", "B5", "G5"], aside=16, round=3, starter=2)
    for seat in data["table"]["seats"]:
        seat["rounds"] = [4, 5]
    table = build(data, lang=lang)
    for seat, card in enumerate(("R9", "B5", "G5")):
        table.play(seat, card)
    assert table.over
    for seat in range(3):
        refused = refusal(table, seat, "R9")
        assert isinstance(refused, tischlein.NotYourTurn)
        assert (refused.code, refused.rule) == ("game-over", "game-over")


@pytest.mark.parametrize("seat", [-1, 4, 99, None, "0", 1.0, True])
def test_a_seat_that_is_not_there(seat: Any) -> None:
    table = build(four())
    for call in (lambda: table.play(seat, "R5"), lambda: table.moves(seat)):
        with pytest.raises(tischlein.BadSeat):
            call()
    assert table.made == []
