"""Positions that can and cannot be, moves that are refused, and what people read about all this."""

from __future__ import annotations

import contextlib
import itertools
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tischlein
from tischlein.engine import Event
from tischlein.games.potato_man import cards, notation, rules
from tischlein.words import LANGUAGES, words

RANGES = {"R": range(5, 19), "B": range(4, 17), "G": range(3, 15), "Y": range(1, 14)}
DECK = [f"{letter}{value}" for letter, values in RANGES.items() for value in values]
NAMES = ["Thomas", "Sophia", "Martin", "Christina", "Lisa"]
NO_SACKS = {"red": 0, "blue": 0, "green": 0, "yellow": 0, "gold": 0}
ALL_SACKS = dict.fromkeys(NO_SACKS, 3)
SETTINGS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {}),
    (3, {"variant": "no-green"}),
    (4, {}),
    (5, {}),
]

Data = dict[str, Any]


def position(hands: list[str], lies: str = "", aside: int = 4, **facts: Any) -> Data:
    """Seat 0 led; these cards are in hand and in the trick; some of the others are aside, the rest played."""
    named = " ".join([*hands, lies]).split()
    others = [card for card in DECK if card not in named]
    seats = [
        {"hand": hand.split(), "cards": len(hand.split()), "sacks": dict(NO_SACKS), "rounds": []}
        for hand in hands
    ]
    table = {
        "round": 1,
        "starter": 0,
        "leader": 0,
        "turn": len(lies.split()) % len(hands),
        "trick": lies.split(),
        "sacks_left": dict(ALL_SACKS),
        "discard": others[aside:],
        "aside": others[:aside],
        "seats": seats,
    }
    return {"players": len(hands), "table": table | facts}


def four() -> Data:
    """Four in round 2; green and red lie, Martin is to move, Sophia has taken a golden sack."""
    data = position(["R5 B4", "B5 R7", "R6 B6 Y4", "R8 B8 Y5"], lies="G9 R9", round=2, starter=1)
    data["table"]["sacks_left"]["gold"] = 2
    data["table"]["seats"][1]["sacks"]["gold"] = 1
    for seat, score in enumerate((7, 0, 12, 3)):
        data["table"]["seats"][seat]["rounds"] = [score]
    return data


def two() -> Data:
    """Two at the start of their first round."""
    return tischlein.new("potato-man", 2, seed=1, first=0).reveal()


def build(data: Any, **more: Any) -> tischlein.Table:
    return tischlein.position("potato-man", data, **more)


def state_of(table: tischlein.Table) -> rules.Table:
    assert isinstance(table.state, rules.Table)
    return table.state


def complaint(data: Any) -> str:
    with pytest.raises(tischlein.BadPosition) as refused:
        build(data)
    assert refused.value.code == "impossible-position"
    return str(refused.value)


# ---- What can be ----


def moments(players: int, options: dict[str, str]) -> Iterator[tischlein.Table]:
    """A random game at every seventh move, and its end."""
    table = tischlein.new("potato-man", players, seed=17, **options)
    chance = random.Random(players)
    while not table.over:
        if len(table.made) % 7 == 0:
            yield table
        (seat,) = table.waiting
        table.play(seat, chance.choice(table.moves(seat)))
    yield table


def tidied(table: tischlein.Table) -> rules.Table:
    """Without what no rule looks at any more: places of past cards, and the turn after the end."""
    state = state_of(table).copy()
    state.trick[state.played :] = [0] * (5 - state.played)
    piles = {32 + 8 * seat - 1 - i for seat in range(2) for i in range(state.pile_sizes[seat])}
    state.deck = [card if place in piles else 0 for place, card in enumerate(state.deck)]
    state.turn = state.leader if table.over else state.turn
    return state


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_a_revealed_table_can_be_built_again(players: int, options: dict[str, str]) -> None:
    for table in moments(players, options):
        data = json.loads(json.dumps(table.reveal()))
        twin = build(data)
        assert tidied(twin) == tidied(table)
        assert twin.reveal() == data
        assert twin.options == table.options
        for eye in (None, *range(players)):
            assert twin.view(eye) == table.view(eye)


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_a_table_built_again_plays_on_as_it_would_have(players: int, options: dict[str, str]) -> None:
    """The same moves bring the same draws, later deals and events."""
    for table in itertools.islice(moments(players, options), 2, 5):
        first, second = table.copy(), build(table.reveal())
        chance = random.Random(5)
        before = len(first.made)
        while not first.over:
            (seat,) = first.waiting
            assert second.waiting == (seat,)
            move = chance.choice(first.moves(seat))
            first.play(seat, move)
            second.play(seat, move)
        assert first.reveal() == second.reveal()
        told = [{**event, "n": event["n"] - before} for event in first.events(0, since=before + 1)]
        assert told == second.events(0)


def test_a_position_without_chance_deals_at_random() -> None:
    data = tischlein.new("potato-man", 3, seed=1).reveal()
    del data["chance"]
    seeds = {build(data).reveal()["chance"]["seed"] for _ in range(3)}
    assert len(seeds) == 3


def test_options_may_be_left_out() -> None:
    assert build(four()).options == {"variant": "standard", "first": "drawn"}


# ---- What cannot be ----


def put(path: str, value: Any) -> Callable[[Data], None]:
    """Puts a value at a place such as `table.seats.1.hand`."""

    def change(data: Data) -> None:
        *way, last = path.split(".")
        spot: Any = data
        for step in way:
            spot = spot[int(step)] if isinstance(spot, list) else spot[step]
        spot[int(last) if isinstance(spot, list) else last] = value

    return change


@pytest.mark.parametrize(
    ("path", "value", "beginning"),
    [
        ("game", "chess", "game: 'chess'"),
        ("players", 6, "players: 6 cannot be; right would be 2 to 5"),
        ("players", "4", "players: '4' is not a whole number"),
        ("players", True, "players: True is not a whole number"),
        ("chance", 7, "chance: 7 is not an object"),
        ("chance", {"seed": "ff", "drawn": 0}, "chance.seed: 'ff'; right would be 64 hexadecimal digits"),
        ("chance", {"seed": 5, "drawn": 0}, "chance.seed: 5"),
        ("chance", {"seed": "0" * 64}, "chance.drawn is missing"),
        ("chance", {"seed": "0" * 64, "drawn": -1}, "chance.drawn: -1 cannot be"),
        ("chance", {"seed": "0" * 64, "drawn": 10**30}, "chance.drawn: 1000000"),
        ("table.round", 0, "round: 0 cannot be; right would be 1 to 4"),
        ("table.round", 5, "round: 5 cannot be; right would be 1 to 4"),
        ("table.round", 2.0, "round: 2.0 is not a whole number"),
        ("table.round", True, "round: True is not a whole number"),
        ("table.round", 3, "seats[0].rounds: 1 numbers; right would be 2"),
        ("table.starter", 4, "starter: 4 cannot be; right would be 0 to 3"),
        ("table.starter", None, "starter: None is not a whole number"),
        ("table.leader", -1, "leader: -1 cannot be; right would be 0 to 3"),
        ("table.turn", 4, "turn: 4 cannot be; right would be 0 to 3"),
        ("table.turn", "Martin", "turn: 'Martin' is not a whole number"),
        ("table.turn", 3, "turn: 3; after 2 cards it is seat 2's"),
        ("table.leader", 1, "turn: 2; after 2 cards it is seat 3's"),
        ("table.trick", "G9 R9", "trick: 'G9 R9' is not a list"),
        ("table.trick", ["G9", "R99"], "trick: there is no card 'R99'"),
        ("table.trick", ["G9", 9], "trick: there is no card 9"),
        ("table.trick", ["G9", ["R9"]], "trick: there is no card ['R9']"),
        ("table.trick", ["G9", "r9"], "trick: there is no card 'r9'"),
        ("table.trick", ["G9", "G10"], "trick: G10 may not follow"),
        ("table.trick", ["G9", "R9", "B9", "Y9"], "trick: 4 cards; a full trick is taken at once"),
        ("table.discard", None, "discard: None is not a list"),
        ("table.discard.3", "X1", "discard: there is no card 'X1'"),
        ("table.aside", {}, "aside: {} is not a list"),
        ("table.aside.0", "B17", "aside: there is no card 'B17'"),
        ("table.sacks_left", [3, 3, 3, 3, 2], "sacks_left: [3, 3, 3, 3, 2] is not an object"),
        ("table.sacks_left.red", 4, "sacks_left.red: 4 cannot be; right would be 0 to 3"),
        ("table.sacks_left.red", "3", "sacks_left.red: '3' is not a whole number"),
        ("table.sacks_left.red", 2, "sacks: 2 red ones on the table; right would be 3"),
        ("table.sacks_left.gold", 3, "sacks: 4 gold ones on the table; right would be 3"),
        ("table.seats", {}, "seats: {} is not a list"),
        ("table.seats", [], "seats: 0 entries; right would be 4"),
        ("table.seats.2", "Martin", "seats[2]: 'Martin' is not an object"),
        ("table.seats.2.hand", None, "seats[2].hand: None is not a list"),
        ("table.seats.2.hand.1", "B3", "seats[2].hand: there is no card 'B3'"),
        ("table.seats.2.cards", 4, "seats[2].cards: 4 cannot be; right would be 3"),
        ("table.seats.2.cards", None, "seats[2].cards: None is not a whole number"),
        ("table.seats.1.sacks", None, "seats[1].sacks: None is not an object"),
        ("table.seats.1.sacks.gold", 4, "seats[1].sacks.gold: 4 cannot be; right would be 0 to 3"),
        ("table.seats.1.sacks.blue", 1, "sacks: 4 blue ones on the table; right would be 3"),
        ("table.seats.3.rounds", 3, "seats[3].rounds: 3 is not a list"),
        ("table.seats.3.rounds", [], "seats[3].rounds: 0 numbers; right would be 1"),
        ("table.seats.3.rounds", [3, 4], "seats[3].rounds: 2 numbers; right would be 1"),
        ("table.seats.3.rounds", [-1], "seats[3].rounds: -1 cannot be"),
        ("table.seats.3.rounds", [10**9], "seats[3].rounds: 1000000000 cannot be"),
        ("table.seats.3.rounds", [None], "seats[3].rounds: None is not a whole number"),
    ],
)
def test_a_complaint_names_the_place(path: str, value: Any, beginning: str) -> None:
    data = four()
    build(data)
    put(path, value)(data)
    assert complaint(data).startswith(beginning)


@pytest.mark.parametrize(
    "name", ["turn", "round", "starter", "leader", "trick", "discard", "aside", "sacks_left", "seats"]
)
def test_what_is_missing_at_the_table(name: str) -> None:
    data = four()
    del data["table"][name]
    assert complaint(data) == f"{name} is missing"


@pytest.mark.parametrize("name", ["hand", "cards", "pile", "sacks", "rounds"])
def test_what_is_missing_at_a_seat(name: str) -> None:
    data = two()
    del data["table"]["seats"][1][name]
    assert complaint(data) == f"seats[1].{name} is missing"


@pytest.mark.parametrize("name", ["players", "table"])
def test_what_is_missing_at_all(name: str) -> None:
    data = four()
    del data[name]
    assert complaint(data) == f"{name} is missing"


@pytest.mark.parametrize("colour", NO_SACKS)
def test_a_colour_of_sacks_is_missing(colour: str) -> None:
    data = four()
    del data["table"]["sacks_left"][colour]
    assert complaint(data) == f"sacks_left.{colour} is missing"
    data = four()
    del data["table"]["seats"][2]["sacks"][colour]
    assert complaint(data) == f"seats[2].sacks.{colour} is missing"


@pytest.mark.parametrize("data", [None, 5, "potato-man", [], [("players", 4)]])
def test_a_position_is_an_object(data: Any) -> None:
    assert "is not an object with named values" in complaint(data)
    assert "is not an object with named values" in complaint({"players": 4, "table": data})


def test_a_card_in_two_places() -> None:
    data = four()
    data["table"]["aside"][0] = "G9"
    assert complaint(data).startswith("card G9 lies in the trick and in aside")
    data = four()
    data["table"]["discard"][0] = "B5"
    assert complaint(data).startswith("card B5 lies in the discard and in the hand of seat 1")
    data = two()
    twice = data["table"]["seats"][0]["pile"][7] = data["table"]["seats"][1]["pile"][0]
    assert complaint(data).startswith(f"card {twice} lies in the pile of seat 0 and in the pile of seat 1")


def test_a_card_twice_in_one_place() -> None:
    five = position(["R5", "B5", "G5 R6", "R7 R8", "B7 B8"], lies="R9 R9", aside=2)
    assert complaint(five).startswith("card R9 lies in the trick and in the trick")
    data = two()
    data["table"]["seats"][0]["pile"][1] = twice = data["table"]["seats"][0]["pile"][0]
    assert complaint(data).startswith(f"card {twice} lies in the pile of seat 0 and in the pile of seat 0")


def test_a_card_nowhere() -> None:
    data = four()
    lost = data["table"]["discard"].pop()
    assert complaint(data) == f"card {lost} is missing"


def test_a_green_card_in_the_variant_without() -> None:
    data = position(["R5", "B5", "Y5"], aside=16)
    data["options"] = {"variant": "no-green"}
    assert "card G" in complaint(data)
    data["table"]["aside"] = ["R6", "R7", "R8", "R9"]
    out = {"R5", "B5", "Y5", *data["table"]["aside"]}
    data["table"]["discard"] = [card for card in DECK if card not in out and card[0] != "G"]
    assert complaint(data) == "sacks: 3 green ones on the table; right would be 0"
    data["table"]["sacks_left"]["green"] = 0
    assert build(data).moves(0) == ["R5"]


def test_a_draw_pile_is_too_big() -> None:
    data = two()
    data["table"]["seats"][0]["pile"].append(data["table"]["aside"].pop())
    assert complaint(data) == "seats[0].pile: 9 cards; a draw pile has 8 at most"


def test_hands_that_do_not_fit_the_trick() -> None:
    data = position(["R5 B4", "B5", "R6"], aside=16)
    assert complaint(data) == "hands: [2, 1, 1] cards do not fit the trick"
    data = position(["R5", "B5", "R6"], lies="G9", aside=16)
    assert complaint(data) == "hands: [1, 1, 1] cards do not fit the trick"
    data = two()
    seat = data["table"]["seats"][1]
    data["table"]["discard"].append(seat["pile"].pop())
    seat["pile_cards"] = 7
    assert complaint(data).startswith("hands: [12, 12] cards do not fit the trick")


def test_more_cards_than_are_dealt() -> None:
    hands = [" ".join(DECK[13 * seat : 13 * seat + 13]) for seat in range(4)]
    assert complaint(position(hands, aside=0)).startswith(("hands: 13 cards", "aside: 0 cards"))


def test_nobody_to_move_is_stuck() -> None:
    data = position(["R5", "B5", "R6 B6"], lies="G9 R9", aside=16)
    data["table"]["seats"][2]["hand"] = ["R6", "G6"]
    data["table"]["discard"] = [card for card in data["table"]["discard"] if card != "G6"] + ["B6"]
    assert complaint(data) == "turn: seat 2 has no card to play, so the round would be over"


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"colour": "red"}, "Potato Man has no option 'colour'; its options are first, variant."),
        ({"variant": "no-green"}, "option variant can be standard, not 'no-green'"),
        ({"first": 4}, "option first can be drawn, 0, 1, 2 or 3, not 4"),
        ({"first": True}, "not True"),
        ({"variant": []}, "option variant can be standard"),
    ],
)
def test_options_that_cannot_be(options: Data, says: str) -> None:
    with pytest.raises(tischlein.BadOption) as refused:
        build(four() | {"options": options})
    assert says in str(refused.value)


def places(data: Any, path: str = "") -> Iterator[str]:
    """Every place in a position, as `put` takes it."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, value in inner:
        yield f"{path}{name}"
        yield from places(value, f"{path}{name}.")


JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=3),
    st.sampled_from(DECK),
    st.lists(st.sampled_from(DECK), max_size=9),
    st.lists(st.integers(-3, 300), max_size=6),
    st.dictionaries(st.sampled_from(["hand", "red", "seats"]), st.integers(0, 3)),
)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.data())
def test_no_nonsense_crashes(data: st.DataObject) -> None:
    """Whatever stands in a position, it is built or refused."""
    given_position = data.draw(st.sampled_from([four(), two()]))
    spots = [place for place in places(given_position) if place.startswith("table.")]
    put(data.draw(st.sampled_from(spots)), data.draw(JUNK))(given_position)
    with contextlib.suppress(tischlein.Refusal):
        build(given_position)


# ---- Moves that are refused ----


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


# ---- Moves and events as people read them ----


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
        "Christina notes 1 sack.",
        "Christina notes 7 sacks.",
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
        "Christina notiert 1 Sack.",
        "Christina notiert 7 Säcke.",
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


# ---- Ends, doubled cards and wrong counts ----


def fresh() -> Data:
    """Four at the start of their first round."""
    return tischlein.new("potato-man", 4, seed=3, first=0).reveal()


def stuck_at_the_end() -> tuple[tischlein.Table, dict[str, Any]]:
    """A finished game whose last round ended with somebody stuck who did not lead."""
    for seed in range(50):
        table = tischlein.new("potato-man", 4, seed=seed)
        while not table.over:
            (seat,) = table.waiting
            table.play(seat, table.moves(seat)[0])
        stuck = [event for event in table.events(None, len(table.made)) if event["event"] == "stuck"]
        if stuck and stuck[0]["seat"] != state_of(table).leader:
            return table, stuck[0]
    raise AssertionError("no such game among fifty")


def test_the_hand_shown_at_the_end_stays_open() -> None:
    table, stuck = stuck_at_the_end()
    for eyes in (None, 0, 1, 2, 3):
        assert table.view(eyes)["table"]["seats"][stuck["seat"]]["hand"] == stuck["cards"]
    again = build(table.reveal())
    assert again.view(None) == table.view(None)


def test_a_card_twice_in_one_hand() -> None:
    data = fresh()
    hand = data["table"]["seats"][0]["hand"]
    data["table"]["aside"].append(hand.pop())
    hand.append(hand[0])
    assert complaint(data) == f"seats[0].hand: card {hand[0]} is there twice"


def test_nothing_is_left_open_after_the_end() -> None:
    table, _ = stuck_at_the_end()
    for name, value, start in (("round", 1, "round: 1"), ("trick", ["R5"], "trick: 1 cards")):
        data = table.reveal()
        data["table"][name] = value
        assert complaint(data).startswith(start)
    data = table.reveal()
    data["table"]["seats"][0]["sacks"]["red"] = 1
    assert complaint(data).startswith("sacks: red ones in front of a seat")


def test_the_starter_follows_from_the_named_first_player() -> None:
    data = fresh()
    for name in ("starter", "leader", "turn"):
        data["table"][name] = 3
    assert complaint(data) == "starter: 3; seat 0 began, so it is seat 0"


def test_wrong_counts() -> None:
    data = fresh()
    for seat in data["table"]["seats"]:
        data["table"]["aside"] += seat["hand"][3:]
        seat["hand"] = seat["hand"][:3]
        seat["cards"] = 3
    assert complaint(data) == "aside: 40 cards; right would be 4"
    data = two()
    for seat in data["table"]["seats"]:
        data["table"]["discard"] += seat["hand"][3:]
        seat["hand"] = seat["hand"][:3]
        seat["cards"] = 3
    assert complaint(data) == "seats[0].hand: 3 cards; beside a draw pile 12"
    data = two()
    for seat in data["table"]["seats"]:
        data["table"]["discard"].append(seat["pile"].pop())
        seat["pile_cards"] = 7
    assert complaint(data) == "discard: 2 cards; right would be whole tricks of 4"
