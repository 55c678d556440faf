"""Positions that can and cannot be, moves that are refused, and what people read about all this."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tischlein
from tischlein.engine import Event
from tischlein.engine.errors import MalformedMove
from tischlein.games.elefant import cards, notation, rules
from tischlein.games.elefant.tests.elefant_scenario import acts, data_of, owns, scenario, state_of
from tischlein.i18n.languages import LANGUAGES
from tischlein.i18n.words import words

Data = dict[str, Any]
GAME = tischlein.games()["elefant"]


def build(data: Any) -> tischlein.Table:
    return tischlein.position("elefant", data)


def complaint(data: Data) -> str:
    with pytest.raises(tischlein.BadPosition) as refused:
        build(data)
    return str(refused.value)


def refusal(table: tischlein.Table, move: str, seat: int = 0) -> str:
    """The code of a refused move; nothing has changed."""
    before = table.state.pack().tobytes()
    with pytest.raises(tischlein.MoveRefused) as refused:
        table.play(seat, move)
    assert table.state.pack().tobytes() == before
    assert len(table.made) == 0 or table.made[-1][1] != move
    return refused.value.code


# ---- Positions that can be ----


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"grey": "any"}, {"first": 1}])
def test_every_position_of_a_game_is_rebuilt_field_for_field(players: int, options: dict[str, Any]) -> None:
    table = tischlein.new("elefant", players, seed=players, **options)
    chooser = random.Random(players)
    while not table.over:
        seat = chooser.choice(table.waiting)
        table.play(seat, chooser.choice(table.moves(seat)))
        data = json.loads(json.dumps(table.reveal()))
        assert build(data).state == table.state


def test_a_rebuilt_table_plays_on_with_the_same_shuffles() -> None:
    table = tischlein.new("elefant", 3, seed=3)
    twin = build(table.reveal())
    chooser = random.Random(3)
    while not table.over:
        seat = chooser.choice(table.waiting)
        move = chooser.choice(table.moves(seat))
        table.play(seat, move)
        twin.play(seat, move)
    assert twin.state == table.state
    assert table.state.drawn > 75


def test_what_follows_from_the_rest_may_be_left_out() -> None:
    data = tischlein.new("elefant", 3, seed=1).reveal()
    whole = build(data).state
    for name in ("phase", "scoring", "bought", "porcelain_left", "elephants_left"):
        del data["table"][name]
    for seat in data["table"]["seats"]:
        del seat["worth"], seat["chosen"]
    assert build(data).state == whole


def test_the_order_in_which_cards_are_named_does_not_matter() -> None:
    data = data_of("R3 R7 B4")
    data["table"]["seats"][0]["porcelain"]["red"].reverse()
    data["table"]["porcelain_row"].reverse()
    assert build(data).state.pack().tobytes()[-200:] == scenario("R3 R7 B4").state.pack().tobytes()[-200:]


# ---- Positions that cannot be ----


def change(place: str, value: Any) -> Callable[[Data], None]:
    """Sets one value of a position; the place is a path such as `seats.0.money`."""

    def changed(table: Data) -> None:
        *path, last = place.split(".")
        inner: Any = table
        for step in path:
            inner = inner[int(step)] if step.isdigit() else inner[step]
        inner[int(last) if last.isdigit() else last] = value

    return changed


BAD_VALUES = [
    ("turn", 3, "turn must be 0 to 2 (got 3)"),
    ("turn", None, "turn: None; it is nobody's turn only after the fourth scoring"),
    ("porcelain_row", ["X3"], "porcelain_row[0] must be a card of this game (got 'X3')"),
    ("porcelain_row", ["R3"] * 6, "porcelain_row: 6 cards; a row has 5 at most"),
    ("porcelain_pile", ["R3"] * 4, "porcelain_pile must have a multiple of 5 and at most 35 cards (got 4)"),
    ("porcelain_pile", ["R3"] * 40, "porcelain_pile must have a multiple of 5 and at most 35 cards (got 40)"),
    ("porcelain_pile", None, "porcelain_pile must be a list (got None)"),
    ("elephant_pile", ["R*"], "elephant_pile must have a multiple of 5 and at most 25 cards (got 1)"),
    (
        "elephant_row",
        ["R*"] * 5,
        "card R* lies in the elephant pile and in the elephant row and in the elephant row",
    ),
    ("elephant_row", [], "elephant_row: empty; five new elephants are turned up at once"),
    ("elephant", "R", "elephant must be a card of this game (got 'R')"),
    ("broken", ["R5"], "card R5 lies in"),
    ("broken", 7, "broken must be a list (got 7)"),
    ("seats", [], "seats must have 3 entries (got 0)"),
    ("seats", {}, "seats must be a list (got {})"),
    ("seats.1", 7, "seats[1] must be an object with named values (got 7)"),
    ("seats.0.porcelain", "R3", "seats[0].porcelain must be an object with named values (got 'R3')"),
    ("seats.0.porcelain.red", ["R3", "B4"], "seats[0].porcelain.red: B4 is not red"),
    ("seats.0.porcelain.red", [["R3"]], "seats[0].porcelain.red[0] must be a card of this game (got ['R3'])"),
    ("seats.0.porcelain.red", [], "card R3 is missing"),
    ("seats.0.porcelain.green", ["G5"] * 90, "card G5 lies in"),
    ("seats.0.money", 3, "seats[0].money must be 0 to 2 (got 3)"),
    ("seats.0.money", 10**30, "must be 0 to 2 (got 1000"),
    ("seats.0.money", True, "seats[0].money must be a whole number (got True)"),
    ("seats.0.money", 0, "seats: 2 money in all; elephants and purchases would leave 3"),
    ("seats.0.pass_card", 1, "seats[0].pass_card must be true or false (got 1)"),
    ("seats.0.start", "VI", "seats[0].start must be I, II, III, IV or V (got 'VI')"),
    ("seats.1.start", "I", "seats[1].start: pair I went to another seat already"),
    ("seats.0.sheet", None, "seats[0].sheet must be an object with named values (got None)"),
    ("seats.0.sheet.lowest", 25, "seats[0].sheet.lowest must be 0 to 24 (got 25)"),
    ("seats.0.sheet.colour", 9, "seats[0].sheet must have 0 used methods (got 1)"),
    ("seats.0.choice", "middle", "seats[0].choice must be "),
    ("seats.0.choice", "all", "seats[0].choice: all, but there is no scoring now"),
    ("phase", "drop", "phase must be 'turn' (got 'drop')"),
    ("bought", 7, "bought must be 0 (got 7)"),
    ("seats.2.chosen", True, "seats[2].chosen must be False (got True)"),
    ("porcelain_left", {"R3": 1}, "porcelain_left must be {"),
]


@pytest.mark.parametrize(("place", "value", "words"), BAD_VALUES, ids=lambda value: str(value)[:30])
def test_a_wrong_value_is_named_with_its_place(place: str, value: Any, words: str) -> None:
    data = data_of("R3 B4")
    change(place, value)(data["table"])
    assert words in complaint(data)


@pytest.mark.parametrize(
    "place",
    [
        "turn",
        "porcelain_row",
        "porcelain_pile",
        "elephant",
        "elephant_row",
        "elephant_pile",
        "broken",
        "seats",
    ]
    + [f"seats.0.{name}" for name in ("porcelain", "money", "pass_card", "sheet", "choice", "start")],
)
def test_a_missing_value_is_named(place: str) -> None:
    data = data_of("R3 B4")
    inner = data["table"]["seats"][0] if "." in place else data["table"]
    del inner[place.rpartition(".")[2]]
    assert complaint(data) == f"{place.replace('.0', '[0]')} is missing"


def test_a_card_that_lies_twice_is_named() -> None:
    data = data_of("R3 B4")
    data["table"]["porcelain_row"][0] = "G8"
    data["table"]["porcelain_pile"] = ["G8", "G8", *data["table"]["porcelain_pile"][2:]]
    assert complaint(data).startswith("card G8 lies in the porcelain pile and in the porcelain pile and in")


def test_a_row_may_be_empty_only_in_a_scoring() -> None:
    data = data_of("R3 B4", after=5)
    data["table"]["broken"] += data["table"]["porcelain_row"]
    data["table"]["porcelain_row"] = []
    data["table"]["porcelain_pile"] += data["table"]["broken"][:5]
    del data["table"]["broken"][:5]
    assert "porcelain_row: empty" in complaint(data)


def test_damage_is_chosen_only_where_there_is_a_choice() -> None:
    data = data_of("R4 R6 B3", herd="R* BBGG ? 357", elephant="RRB")
    assert complaint(data) == "elephant: RRB leaves seat 0 no choice, so its damage is done at once"
    assert scenario("R4 R6 R8 B3", herd="R* BBGG ? 357", elephant="RRB").moves(0)[0] == "drop R4 R6 B3"


def test_the_elephant_whose_damage_is_chosen_has_left_the_row() -> None:
    data = data_of("R4 R6 R8 B3", herd="R* BBGG ? 357", elephant="RRB", after=5)
    out = data["table"]["elephant_row"] + data["table"]["elephant_pile"]
    unused = Counter(cards.ELEPHANTS) - Counter([*out, "RRB"])
    data["table"]["elephant_row"].append(next(unused.elements()))
    assert complaint(data) == "elephant_row: 5 cards, though one of them has just been taken"


def test_no_damage_in_a_scoring() -> None:
    data = data_of("R4 R6 R8 B3", shop="", herd="R* BBGG ? 357", elephant="RRB")
    assert "in a scoring" in complaint(data)


def test_in_the_middle_of_a_turn_nobody_has_two_money() -> None:
    assert "seats[0].money: 2; in the middle" in complaint(data_of("R3 B4", shop="", money=2))
    data = data_of("R4 R6 R8 B3", herd="R* BBGG ? 357", elephant="RRB", money=2)
    assert "seats[0].money: 2; in the middle" in complaint(data)


def test_a_scoring_where_all_have_chosen_is_over() -> None:
    data = data_of("R3 B4", shop="")
    for seat in data["table"]["seats"]:
        seat["choice"] = "all"
    assert complaint(data) == "seats: all have chosen, so the scoring would be over"


def test_a_method_is_chosen_once() -> None:
    data = data_of("R3 B4", shop="", after=20)
    data["table"]["seats"][1]["choice"] = "lowest"
    assert complaint(data) == "seats[1].choice: lowest has been used before"


def test_after_the_end_all_sheets_are_full() -> None:
    data = data_of("R3 B4", shop="", after=40, turn=None)
    assert build(data).over
    data["table"]["seats"][0]["sheet"]["all"] = None
    assert complaint(data) == "seats[0].sheet must have 4 used methods (got 3)"


def test_a_named_first_seat_says_whose_turn_it_is() -> None:
    assert scenario("R3 B4", first=0).waiting == (0,)
    assert complaint(data_of("R3 B4", first=1)) == "turn: 0; after 0 turns it is seat 1's"


@settings(max_examples=300, deadline=None)
@given(
    place=st.sampled_from([place for place, _, _ in BAD_VALUES]),
    value=st.recursive(
        st.none()
        | st.booleans()
        | st.integers()
        | st.text(max_size=3)
        | st.sampled_from(["R3", "R*", "all"]),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    ),
)
def test_whatever_stands_in_a_position_is_refused_or_can_be_played(place: str, value: Any) -> None:
    data = data_of("R3 B4")
    change(place, value)(data["table"])
    try:
        table = build(data)
    except tischlein.BadPosition:
        return
    assert table.over or table.moves(table.waiting[0])
    assert build(table.reveal()).state == table.state


# ---- Moves that are refused ----


REFUSED = [
    ("no-money", "buy-needs-money", {"money": 0}, [], "buy R7"),
    ("porcelain-not-in-row", "in-the-row", {}, [], "buy R8"),
    ("two-money", "two-money-limit", {"money": 2}, [], "elephant RRB"),
    ("elephant-not-in-row", "in-the-row", {}, [], "elephant ??"),
    ("no-pass-card", "pass-once", {"pass_card": False}, [], "pass"),
    ("drop-first", "drop-first", {}, ["elephant ?"], "buy R7"),
    ("drop-first", "drop-first", {}, ["elephant ?"], "pass"),
    ("nothing-to-drop", "drop-exactly", {}, [], "drop R4"),
    ("not-owned", "drop-own", {}, ["elephant ?"], "drop G3"),
    ("not-owned", "drop-own", {}, ["elephant RRB"], "drop R4 R4 B3"),
    ("not-owned", "drop-own", {}, ["elephant RRB"], "drop " + "R4 " * 9),
    ("wrong-loss", "drop-exactly", {}, ["elephant RRB"], "drop R4 R6"),
    ("wrong-loss", "drop-exactly", {}, ["elephant RRB"], "drop R4 B3"),
    ("wrong-loss", "drop-exactly", {}, ["elephant RRB"], "drop R4 R6 B3 B5"),
    ("wrong-loss", "drop-exactly", {}, ["elephant RRB"], "drop R4 R6 B3 G8"),
    ("wrong-loss", "drop-exactly", {}, ["elephant ?"], "drop R4 R6"),
    ("wrong-loss", "drop-exactly", {"grey": "any"}, ["elephant ?"], "drop R4 B3"),
    ("mixed-colours", "grey-one-colour", {"herd": "R* RRB ? ?? 357"}, ["elephant ??"], "drop R4 B3"),
    ("scoring-first", "score-now", {"shop": ""}, [], "buy R7"),
    ("scoring-first", "score-now", {"shop": ""}, [], "drop R4"),
    ("no-scoring", "score-now", {}, [], "score all"),
    ("no-scoring", "score-now", {}, ["elephant ?"], "score all"),
    ("method-used", "score-once", {"shop": "", "after": 20}, [], "score lowest"),
    ("method-used", "score-once", {"shop": "", "after": 20, "turn": 1}, [], "score lowest"),
]


@pytest.mark.parametrize(("code", "rule", "facts", "before", "move"), REFUSED)
def test_every_refusal_says_which_rule_speaks(
    code: str, rule: str, facts: Data, before: list[str], move: str
) -> None:
    table = acts(scenario("R4 R6 B3 B5 G8", **facts), *before)
    assert refusal(table, move) == code
    with pytest.raises(tischlein.IllegalMove) as refused:
        table.play(0, move)
    assert refused.value.rule == rule
    assert f'<a id="{rule}">' in (GAME.folder / "rules.en.md").read_text(encoding="utf-8")
    number = notation.read_move(state_of(table), 0, move)
    facts_of_the_move = notation.describe_move(state_of(table), 0, number)
    for language in LANGUAGES:
        sentence = words(GAME, language).refusal(code, facts_of_the_move)
        assert sentence.endswith(".")
        assert "{" not in sentence


def test_every_refusal_is_tried_above() -> None:
    assert {code for code, *_ in REFUSED} == {code for code, _ in notation.REFUSALS.values()}


def test_a_drop_of_nothing_is_no_loss() -> None:
    table = acts(scenario("R4 R6 B3 B5"), "elephant ?")
    assert rules.forbids(state_of(table), 0, rules.DROP) == rules.WRONG_LOSS


NO_MOVES = ["", " ", "R7", "paß", "passe", "pass now", "buy", "buy R9", "buy R2", "buy r7 r7", "buy R7,"]
NO_MOVES += ["buy Ｒ7", "buy R７", "buy R٧", "elephant", "elephant RRR", "elephant R", "elephant 4 6 8"]
NO_MOVES += ["elephant 999999999999999999999", "drop", "drop R4,B3", "drop X1", "score", "score colors"]
NO_MOVES += ["score colour X", "score colour R B", "\0", "9" * 5000]


@pytest.mark.parametrize("text", NO_MOVES, ids=lambda text: repr(text[:20]))
def test_what_is_no_move_is_malformed(text: str) -> None:
    assert refusal(scenario("R3 B4"), text) == "malformed-move"


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet=st.sampled_from("buy elphantdropscR B7*?468²７\n\t") | st.characters(), max_size=30))
def test_any_text_is_a_move_or_malformed(text: str) -> None:
    state = state_of(scenario("R3 B4"))
    try:
        number = notation.read_move(state, 0, text)
    except MalformedMove:
        return
    assert notation.read_move(state, 0, notation.move_text(state, number)) == number


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("BUY r7", "buy R7"),
        ("  pass ", "pass"),
        ("Elephant rrb", "elephant RRB"),
        ("score Colour b", "score colour B"),
        ("drop B3 R6 R4", "drop R4 R6 B3"),
    ],
)
def test_case_blanks_and_order_do_not_matter(written: str, meant: str) -> None:
    state = state_of(scenario("R4 R6 B3"))
    assert notation.move_text(state, notation.read_move(state, 0, written)) == meant


def test_a_drop_is_kept_sorted() -> None:
    table = acts(scenario("R4 R6 R8 B3 B5"), "elephant RRB", "drop B5 R8 R4")
    assert table.made[-1] == (0, "drop R4 R8 B5")
    assert owns(table, 0) == "R6 B3"


# ---- What people read ----


def test_every_event_and_move_can_be_said_in_every_language() -> None:
    porcelain = cards.porcelain(["R3", "R8", "B4", "G8"])
    elephants = sum(1 << 3 * kind for kind in range(len(cards.ELEPHANT_TEXTS)))
    table = rules.Table()
    table.elephant = rules.NO_ELEPHANT
    moves = [*range(18), *(rules.ELEPHANT + kind for kind in range(16)), rules.PASS]
    moves += [*(rules.SCORE + choice for choice in range(6)), rules.DROP + porcelain]
    for language in LANGUAGES:
        spoken = words(GAME, language)
        for kind in range(rules.BEGINS, rules.SCORED + 1):
            what = elephants if kind == rules.ELEPHANTS_TURNED_UP else porcelain
            several = kind in (
                rules.START_PAIR,
                rules.PORCELAIN_TURNED_UP,
                rules.ELEPHANTS_TURNED_UP,
                rules.BROKEN,
            )
            event = Event(kind, 0, what if several else 1, 1, known_to=-1)
            assert spoken.event(notation.describe_event(table, event, 0)).endswith(".")
            hidden = Event(kind, 0, what if several else 1, 1, known_to=0)
            assert spoken.event(notation.describe_event(table, hidden, 1)).endswith(".")
        for move in moves:
            assert spoken.move(notation.describe_move(table, 0, move))


def test_sentences_are_as_people_say_them() -> None:
    table = acts(scenario("R4 R6 B3 B5"), "elephant RRB", "drop R4 R6 B5")
    assert table.sentences(None, lang="en") == [
        "Player 1 takes the elephant “2 red + 1 blue”.",
        "Player 1 loses red 4, red 6, blue 5 and gets a money card.",
    ]
    assert table.sentences(None, lang="de")[0] == "Spieler 1 nimmt den Elefanten „2 rote + 1 blaue“."
    assert (
        table.sentences(None, lang="fr")[0] == "Joueur 1 prend l’éléphant «\u00a02 rouges + 1 bleue\u00a0»."
    )
    assert table.sentences(None, lang="it")[0] == "Giocatore 1 prende l’elefante «2 rosse + 1 blu»."
    lost = table.sentences(None, lang="fr")[1]
    assert lost == "Joueur 1 perd le 4 rouge, le 6 rouge, le 5 bleu et reçoit une carte Argent."
    bought = acts(scenario("R3", shop="G8", after=4), "buy G8")
    assert bought.sentences(None, lang="it")[0] == "Giocatore 1 compra l’8 verde."
    assert notation.fact_words("points", "x") is None


def test_views_say_what_each_method_would_score_now() -> None:
    seat = scenario("R3 R7 B4 B8 G5").view(None)["table"]["seats"][0]
    assert seat["worth"] == {
        "lowest": 12,
        "highest": 20,
        "all": 27,
        "colour R": 10,
        "colour B": 12,
        "colour G": 5,
    }
    assert seat["porcelain"] == {"red": ["R3", "R7"], "blue": ["B4", "B8"], "green": ["G5"]}


def test_sections_stand_in_the_order_of_the_rules() -> None:
    printed = re.findall(r"^## (.+)$", (GAME.folder / "rules.en.md").read_text(encoding="utf-8"), re.M)
    coded = re.findall(r"^# ---- (.+) ----$", (GAME.folder / "rules.py").read_text(encoding="utf-8"), re.M)
    assert coded == [heading for heading in printed if heading in coded]
