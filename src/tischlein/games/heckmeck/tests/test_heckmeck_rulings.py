"""The rulings, the limits of the game, and every refusal."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import tischlein
from tischlein.engine import Event
from tischlein.engine.random import below, seed_words, shuffle
from tischlein.games.heckmeck import notation, rules
from tischlein.games.heckmeck.cards import PORTIONS, boxed, rounds_for, worms_on
from tischlein.games.heckmeck.tests.heckmeck_scenario import (
    DECK,
    acts,
    all_but,
    names_of_events,
    of_seat,
    on_table,
    player,
    scenario,
    state_of,
    told,
)
from tischlein.i18n.languages import LANGUAGES
from tischlein.i18n.words import words
from tischlein.outcome import leaders


def test_worms_on_a_portion() -> None:
    """Ruling 1."""
    steps = {0: 0, 16: 1, 19: 2, 22: 3, 25: 4, 28: 5, 31: 6, 34: 7, 37: 8, 40: 9}
    for portion in PORTIONS:
        assert worms_on(portion) == steps[max(low for low in steps if low <= portion)]


def test_numbers_on_the_portions() -> None:
    """Ruling 2."""
    assert Counter(PORTIONS) == Counter([0, 0, 0, *range(16, 43)])
    assert len(PORTIONS) == 30


def test_cards_and_signposts() -> None:
    """Ruling 3."""
    numbers = {str(kind): 17 for kind in range(1, 6)}
    assert Counter(DECK) == Counter(numbers) + Counter(f"W{signpost}" for signpost in range(1, 26))
    assert len(DECK) == 110


@pytest.mark.parametrize(
    ("players", "box", "rounds"), [(2, 12, 9), (3, 6, 8), (4, 2, 7), (5, 0, 6), (6, 0, 5)]
)
def test_box_and_rounds(players: int, box: int, rounds: int) -> None:
    """Ruling 4."""
    assert (boxed(players), rounds_for(players)) == (box, rounds)
    table = tischlein.new("heckmeck", players, seed=1)
    assert len(on_table(table)["box"]) == box
    begun = 1
    while not table.over:
        acts(table, "pass")
        begun = max(begun, on_table(table)["round"])
    assert begun == rounds
    assert on_table(table)["supply"] == []


def test_a_5_and_a_worm_are_two_kinds() -> None:
    """Ruling 5."""
    table = acts(scenario(player(hand="1x5 W7"), player(hand="1x1"), grill="20 30"), "1x5", "1x1")
    assert "W7" in table.moves(0)
    acts(table, "W7")
    assert of_seat(table, 0)["total"] == 10


@pytest.mark.parametrize("first", ["drawn", 0, 3])
def test_the_deal_can_be_done_again_from_the_seed(first: str | int) -> None:
    """Ruling 6: first player, portions and cards follow from the seed in this order."""
    table = tischlein.new("heckmeck", 4, seed="again", first=first)
    chance = rules.Table()
    chance.seed = seed_words("again")
    starter = below(chance, 4) if first == "drawn" else first
    portions = [0, 0, 0, *range(16, 43)]
    shuffle(chance, portions, 30)
    order = list(range(110))
    shuffle(chance, order, 110)
    deck = [DECK[place] for place in order]
    assert table.waiting == (starter,)
    assert on_table(table)["grill"] == sorted(portions[-4:])
    assert on_table(table)["supply"] == portions[2:-4][::-1]
    assert on_table(table)["box"] == portions[:2]
    for seat in range(4):
        assert sorted(of_seat(table, seat)["hand"]) == sorted(deck.pop() for _ in range(6))
    assert on_table(table)["pile"] == deck[::-1]


def test_turns_go_clockwise_past_those_who_are_out() -> None:
    """Ruling 7."""
    hands = [player(hand="1x1 1x2 1x3") for _ in range(4)]
    table = scenario(*hands, grill="20 21 22 23", turn=2)
    order: list[int] = []
    for move in ("1x1", "pass", "1x1", "1x1", "1x2", "pass", "1x2", "1x3"):
        order += table.waiting
        acts(table, move)
    assert order == [2, 3, 0, 1, 2, 0, 1, 2]
    assert table.waiting == (1,)


def test_passing_with_nothing_out() -> None:
    """Ruling 8."""
    table = acts(scenario(player(hand="2x1"), player(hand="1x1"), grill="0 42", pile="1x5 1x4"), "pass")
    assert names_of_events(table) == ["passed-without-worm", "took-lowest", "drew", "drew"]
    assert table.sentences(None)[0] == "Player 1 passes with nothing laid out."
    assert of_seat(table, 0)["stack"] == [0]
    assert of_seat(table, 0)["hand"] == ["1", "1", "4", "5"]


def test_the_theft_comes_before_the_new_cards() -> None:
    """Ruling 9."""
    table = scenario(
        player(display="3x5 W1"),
        player(display="1x1 1x2", stack="20"),
        grill="30 31",
        number=2,
        pile="1x2 1x3",
    )
    acts(table, "steal")
    assert names_of_events(table) == ["passed", "stole", "drew", "drew"]


def test_the_own_display_is_part_of_the_reshuffle() -> None:
    """Rulings 9 and 11: take the last card, shuffle the display just given up, take the second."""
    table = scenario(player(display="1x3"), player(all_but("1x1 1x2 1x3"), "1x1"), grill="20 30", pile="1x2")
    acts(table, "pass")
    events = ["passed-without-worm", "took-lowest", "drew", "reshuffled", "drew"]
    assert names_of_events(table) == events
    assert of_seat(table, 0)["hand"] == ["2", "3"]
    assert (on_table(table)["pile_cards"], on_table(table)["mixed"]) == (0, ["3"])
    assert of_seat(table, 0)["drew"] == ["3"]


@pytest.mark.parametrize("owner", [0, 2])
def test_any_top_portion_can_be_stolen(owner: int) -> None:
    """Ruling 10: its owner may be out, it may be taken this very round, and the thief the last to pass."""
    seats = [player(display="1x1 1x2"), player(hand="1x4", display="3x5 W2"), player(display="1x1 1x2")]
    seats[owner] = player(passed=True, stack="20")
    left = 2 - owner
    table = scenario(*seats, grill="30 31", turn=left if left == 0 else 1)
    if left == 0:
        acts(table, "pass")
        assert "steal" in table.moves(1)
        acts(table, "steal")
        assert table.events(None)[-1]["event"] == "round-begun"
    else:
        acts(table, "steal")
    assert told(table, "stole") == [{"seat": 1, "other": owner, "portion": 20, "worms": 2}]
    assert 20 in of_seat(table, 1)["stack"]
    assert of_seat(table, owner)["stack"] == []


def test_only_the_top_portion_of_others_can_be_stolen() -> None:
    """Ruling 10: not one that lies deeper, not one's own."""
    deeper = scenario(
        player(display="3x5 W2"), player(display="1x1 1x2", stack="16 20"), grill="30 31", number=2
    )
    own = scenario(player(display="3x5 W2", stack="20"), player(display="1x1 1x2"), grill="30 31", number=2)
    for table in (deeper, own):
        assert table.moves(0) == ["pass"]


def test_a_plain_pass_stays_possible() -> None:
    """Ruling 10."""
    table = scenario(player(display="3x5 W2"), player(display="1x1 1x2", stack="20"), grill="30 31", number=2)
    assert table.moves(0) == ["pass", "steal"]
    acts(table, "pass")
    assert of_seat(table, 1)["stack"][0] == 20
    assert "stole" not in names_of_events(table)


def test_a_zero_is_never_stolen() -> None:
    """Ruling 10: nor is anything that is not there."""
    table = scenario(player(hand="1x1"), player(hand="1x1", stack="0"), player(), grill="0 16 20", number=2)
    with pytest.raises(tischlein.IllegalMove):
        table.play(0, "steal")


def test_the_new_pile_is_made_only_when_a_card_is_needed() -> None:
    """Ruling 11."""
    table = scenario(player(hand="1x1 1x2"), player(hand="1x1"), grill="20 30", pile="1x5")
    acts(table, "1x1")
    assert on_table(table)["pile"] == []
    assert "reshuffled" not in names_of_events(table)
    discarded = on_table(table)["discard"]
    acts(table, "1x1")
    assert told(table, "reshuffled") == [{"amount": len(discarded)}]
    assert on_table(table)["discard"] == []
    assert on_table(table)["mixed"] == discarded
    assert on_table(table)["pile_cards"] == len(discarded) - 1
    assert (of_seat(table, 0)["drew"], len(of_seat(table, 1)["drew"])) == ([], 1)


def test_the_reshuffle_follows_from_the_printed_order() -> None:
    """Ruling 11: anyone can do it again."""
    table = scenario(player(hand="1x1"), player(hand="1x1"), grill="20 30", pile="")
    chance = rules.Table()
    chance.seed = list(table.state.seed)
    pile = on_table(table)["discard"]
    order = list(range(len(pile)))
    shuffle(chance, order, len(pile))
    acts(table, "1x1")
    expected = [pile[place] for place in order]
    assert of_seat(table, 0)["hand"] == [expected.pop()]
    assert on_table(table)["pile"] == expected[::-1]


def test_nothing_left_to_draw() -> None:
    """Ruling 12: the draw is skipped; hands have no limit."""
    table = scenario(player(hand="1x1"), player(hand=all_but("1x1")), grill="20 30", pile="")
    acts(table, "1x1")
    assert told(table, "nothing-to-draw") == [{"seat": 0}]
    assert of_seat(table, 0)["cards"] == 0
    assert of_seat(table, 1)["cards"] == 109
    assert table.moves(0) == []
    assert len(table.moves(1)) == 16 + 4 * 17 + 325 + 1 <= rules.MAX_MOVES


def test_any_choice_of_worms_is_accepted() -> None:
    """Ruling 13: listed is, for each number and best worm, the choice filled up with the lowest."""
    table = scenario(player(hand="W3 W7 W12 W20"), player(), grill="20 30")
    assert table.moves(0) == [
        *("W3", "W7", "W12", "W20"),
        *("W3+W7", "W3+W12", "W3+W20"),
        *("W3+W7+W12", "W3+W7+W20"),
        "W3+W7+W12+W20",
        "pass",
    ]
    for move in ("W7+W12", "W20+W12", "W7+W12+W20", "w20 + w3 + w12"):
        acts(table.copy(), move)
    acts(table, "W20+W7")
    assert table.made == [(0, "W7+W20")]
    assert told(table, "laid-out") == [{"seat": 0, "laid": ["W7", "W20"], "total": 10}]


def test_numbers_in_any_amount() -> None:
    table = scenario(player(hand="3x2 1x4"), player(), grill="20 30")
    assert table.moves(0) == ["3x2", "2x2", "1x2", "1x4", "pass"]


def test_a_forced_pass_is_asked_for() -> None:
    """Ruling 14."""
    table = acts(scenario(player(hand="2x1"), player(hand="1x1"), grill="20 30", pile="2x1"), "1x1", "pass")
    assert table.waiting == (0,)
    assert table.moves(0) == ["pass"]


def test_a_theft_is_not_the_last_portion() -> None:
    """Ruling 15: the thief passes last, but the other one took the last portion from the grill."""
    table = scenario(
        player(display="1x1 W9", passed=True, stack="36"),
        player(display="6x5 1x1 W1"),
        grill="30 31",
        number=2,
        turn=1,
    )
    acts(table, "steal")
    taken = [(event["seat"], event["portion"]) for event in told(table, "took-from-menu")]
    assert taken == [(1, 31), (0, 30)]
    assert table.waiting == (0,)


def test_open_and_hidden() -> None:
    """Ruling 16."""
    table = tischlein.new("heckmeck", 3, seed=4, first=0)
    for seat in (None, 0):
        view = table.view(seat)["table"]
        assert (view["supply"], view["box"], view["pile"]) == (None, None, None)
        assert (view["supply_portions"], view["box_portions"], view["pile_cards"]) == (21, 6, 92)
        assert [other["cards"] for other in view["seats"]] == [6, 6, 6]
        for other in range(3):
            known = other == seat
            assert (view["seats"][other]["hand"] is not None) == known
            assert (view["seats"][other]["drew"] is not None) == known
    acts(table, "pass")
    assert [event["card"] for event in table.events(1, 1) if event["event"] == "drew"] == [None, None]
    drawn = [event["card"] for event in table.events(0, 1) if event["event"] == "drew"]
    assert set(drawn) <= set(of_seat(table, 0)["hand"])


def test_final_ties() -> None:
    """Ruling 17: the highest single portion decides; if that is equal too, the win is shared."""
    table = rules.Table()
    table.players = 3
    for seat, stack in enumerate([(18, 22), (20, 19), (30,)]):
        table.stack_sizes[seat] = len(stack)
        table.stacks[seat][1 : 1 + len(stack)] = stack
    out = [0] * 6
    rules.points(table, out)
    assert out == [4, 22, 4, 20, 5, 30]
    assert leaders(out) == (2,)
    assert leaders([4, 22, 4, 20, 3, 30]) == (0,)
    assert leaders([4, 22, 4, 22, 3, 30]) == (0, 1)


def test_the_end() -> None:
    table = scenario(
        player(display="W1 2x2", passed=True), player(display="1x5 1x4"), grill="16 42", number=9, turn=1
    )
    acts(table, "pass")
    assert table.over
    assert on_table(table)["turn"] is None
    assert told(table, "took-from-menu") == [{"seat": 0, "portion": 42, "worms": 9, "total": 9}]
    with pytest.raises(tischlein.NotYourTurn) as refused:
        table.play(0, "pass")
    assert refused.value.code == "game-over"


# ---- Refusals ----


REFUSED = [
    ("2x3+W7", "mixed-kinds", "one-kind"),
    ("1x3+1x4", "mixed-kinds", "one-kind"),
    ("3x3", "not-in-hand", "own-hand"),
    ("1x5", "not-in-hand", "own-hand"),
    ("W7+W8", "not-in-hand", "own-hand"),
    ("1x4", "kind-already-out", "kind-already-out"),
    ("W7", "kind-already-out", "kind-already-out"),
    ("steal", "steal-needs-match", "steal-needs-match"),
]


@pytest.mark.parametrize(("move", "code", "rule"), REFUSED)
def test_every_refusal(move: str, code: str, rule: str) -> None:
    table = scenario(player(hand="2x3 1x4 W7", display="1x4 W9"), player(display="1x1 1x2"), grill="20 30")
    before = table.state.pack().tobytes()
    with pytest.raises(tischlein.IllegalMove) as refused:
        table.play(0, move)
    assert (refused.value.code, refused.value.rule) == (code, rule)
    assert table.state.pack().tobytes() == before
    assert table.made == []
    assert move not in table.moves(0)


def test_stealing_needs_a_worm() -> None:
    table = scenario(player(display="4x5"), player(display="1x1", stack="20"), grill="30 31", number=2)
    with pytest.raises(tischlein.IllegalMove) as refused:
        table.play(0, "steal")
    assert (refused.value.code, refused.value.rule) == ("steal-needs-worm", "steal-needs-worm")


def test_refusals_in_four_languages() -> None:
    table = scenario(player(hand="2x3 1x4 W7", display="1x4 W9"), player(display="1x1 1x2"), grill="20 30")
    for language in LANGUAGES:
        spoken = words(table.game, language)
        for move, code, _ in [*REFUSED, ("steal", "steal-needs-worm", "")]:
            number = notation.read_move(state_of(table), 0, move)
            assert spoken.refusal(code, notation.describe_move(state_of(table), 0, number))


MALFORMED = [
    *(
        "",
        " ",
        "+",
        "W",
        "x",
        "2",
        "W0",
        "W26",
        "W07",
        "W-1",
        "0x2",
        "18x2",
        "3x6",
        "3x0",
        "03x2",
        "3x22",
        "3x",
    ),
    *(
        "W7+",
        "+W7",
        "W7++W8",
        "W7+W7",
        "1x3+2x3",
        "W7 W8",
        "pass!",
        "steal it",
        "pass+W7",
        "lay 3x2",
        "1 7x2",
    ),
    *("٣x2", "３x2", "W²", "3×2", "9" * 5000, "W" + "1" * 5000, "W1+" * 3000, "3x2\0", "💥", "None", "1e1x2"),
]


@pytest.mark.parametrize("text", MALFORMED, ids=lambda text: repr(text[:12]))
def test_malformed_moves(text: str) -> None:
    table = scenario(player(hand="2x3 1x4 W7"), player(), grill="20 30")
    before = table.state.pack().tobytes()
    with pytest.raises(tischlein.MalformedMove) as refused:
        table.play(0, text)
    assert (refused.value.code, refused.value.rule) == ("malformed-move", "notation")
    assert table.state.pack().tobytes() == before


@pytest.mark.parametrize(
    ("text", "written"),
    [(" 2 X 3 ", "2x3"), ("w7", "W7"), (" W 7 ", "W7"), ("PASS", "pass"), ("1x4\n", "1x4")],
)
def test_moves_are_read_with_blanks_and_in_any_case(text: str, written: str) -> None:
    table = acts(scenario(player(hand="2x3 1x4 W7"), player(), grill="20 30"), text)
    assert table.made == [(0, written)]


def test_whoever_has_passed_is_out() -> None:
    table = acts(scenario(player(hand="1x1"), player(hand="1x1"), grill="20 30"), "pass")
    with pytest.raises(tischlein.NotYourTurn) as refused:
        table.play(0, "1x1")
    assert refused.value.code == "not-your-turn"


# ---- Words ----


def test_every_event_in_four_languages() -> None:
    table = tischlein.new("heckmeck", 2, seed=1)
    for kind in range(rules.HAND_DEALT, rules.MENU_OVER + 1):
        for what, known_to in ((1, -1), (5, -1), (1, 0)):
            event = notation.describe_event(state_of(table), Event(kind, 1, what, 17, known_to), 0)
            assert json.dumps(event)
            assert len({words(table.game, language).event(event) for language in LANGUAGES}) == 4


def test_every_move_in_four_languages() -> None:
    table = scenario(player(display="3x5 W2"), player(display="1x1 1x2", stack="20"), grill="30 31", number=2)
    phrases = {
        "1x4": "lay out a 4",
        "3x2": "lay out 3×2",
        "W7+W12": "lay out worm 7, worm 12",
        "pass": "pass",
        "steal": "pass and steal the 20",
    }
    for move, phrase in phrases.items():
        number = notation.read_move(state_of(table), 0, move)
        data = notation.describe_move(state_of(table), 0, number)
        assert words(table.game, "en").move(data) == phrase
        assert len({words(table.game, language).move(data) for language in LANGUAGES}) == 4


def test_sentences() -> None:
    table = scenario(
        player(hand="2x1 W7", display="W9 2x5 1x2", stack="0"),
        player(display="1x1 2x4 1x3", stack="17"),
        grill="0 31",
        number=2,
        pile="1x1 W3",
    )
    acts(table, "steal", "pass")
    assert table.sentences(0)[:8] == [
        "Player 1 passes with 17 and waits for the menu.",
        "Player 1 steals the 17 with 1 worm from Player 2.",
        "Player 1 draws a 1.",
        "Player 1 draws worm 3.",
        "Player 2 passes without a worm and discards a 1, a 3, 2×4.",
        "Player 2 takes the lowest portion from the grill: the empty 0.",
        "Menu: Player 1 has 17 and takes the 31 with 6 worms.",
        "The grill is empty; the displays go to the discard pile.",
    ]
    assert table.sentences(1)[2] == "Player 1 draws a card."
    assert table.sentences(0, lang="de")[1] == "Spieler 1 stiehlt die 17 mit 1 Wurm von Spieler 2."
