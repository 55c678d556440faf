"""What a learner sees and does in Der Elefant im Porzellanladen."""

from __future__ import annotations

from support.encodings import actions_open_to, feature, move_text, open_names, taken
from tischlein.games.elefant.cards import KIND_TEXTS
from tischlein.games.elefant.tests.elefant_scenario import acts, scenario, state_of


def test_buying_elephants_and_passing_are_one_action_each() -> None:
    table = state_of(scenario("R3 B4", shop="R5 R7 B6 G4 G7", herd="R* RRB"))
    assert open_names(table, 0) == [
        *("buy R5", "buy R7", "buy B6", "buy G4", "buy G7"),
        *("elephant R*", "elephant RRB", "pass"),
    ]
    assert move_text(table, 0, "elephant RRB") == "elephant RRB"


def test_what_breaks_is_asked_card_by_card_in_rising_order() -> None:
    table = state_of(scenario("R3 R4 R6 B4 B5", elephant="RRB", herd="R* ? 357"))
    assert open_names(table, 0) == ["lose R3", "lose R4"]
    assert open_names(table, 0, "lose R3") == ["lose R4", "lose R6"]
    assert open_names(table, 0, "lose R3", "lose R6") == ["lose B4", "lose B5"]
    assert move_text(table, 0, "lose R3", "lose R6", "lose B5") == "drop R3 R6 B5"


def test_where_there_is_one_way_only_nobody_is_asked() -> None:
    """Two reds are what the elephant takes, and after B5 of three blues only B6 is left to go with it."""
    table = state_of(scenario("R3 R4 B4 B5 B6", elephant="RRBB", herd="R* ? 357"))
    assert open_names(table, 0) == ["lose B4", "lose B5"]
    assert move_text(table, 0, "lose B5") == "drop R3 R4 B5 B6"


def test_a_grey_elephant_stays_with_the_colour_of_the_first_card() -> None:
    table = state_of(scenario("R3 R5 R8 G4 B6 B7", elephant="??", herd="R* ? 357"))
    assert open_names(table, 0) == ["lose R3", "lose R5", "lose B6", "lose G4"]
    assert open_names(table, 0, "lose R3") == ["lose R5", "lose R8"]
    assert move_text(table, 0, "lose G4") == "drop G4"
    assert move_text(table, 0, "lose B6") == "drop B6 B7"


def test_where_grey_takes_any_colours_they_may_be_mixed() -> None:
    table = state_of(scenario("R3 B6 B7", elephant="??", herd="R* ? 357", grey="any"))
    assert open_names(table, 0, "lose R3") == ["lose B6", "lose B7"]
    assert feature(table, 0, "grey any") == [1]


def test_what_was_picked_is_shown() -> None:
    table = state_of(scenario("R3 R4 R6 B4 B5", elephant="RRB", herd="R* ? 357"))
    picked, _ = taken(table, 0, "lose R4")
    shown = feature(table, 0, "picked", picked)
    assert [KIND_TEXTS[place // 3] for place, bit in enumerate(shown) if bit] == ["R4", "R6"]


def test_a_secret_choice_is_shown_to_its_own_seat() -> None:
    table = scenario("R3 B4", "G3 G4", "B5", shop="R5", after=9)
    acts(table, "buy R5")
    acts(table, "score all")
    state = state_of(table)
    assert feature(state, 0, "choice").index(1) == 2
    assert sum(feature(state, 1, "choice")) == 0
    assert feature(state, 0, "waiting for") == [0, 1, 1, 0, 0]
    assert actions_open_to(state, 1)


def test_copies_of_a_kind_are_counted() -> None:
    table = state_of(scenario("G4 G4 G4 G4 R3", shop="R5 R7 B6 G5 G7"))
    assert feature(table, 0, "four of G4 seat +0") == [1]
    collection = feature(table, 0, "collection seat +0")
    assert collection[:3] == [1, 0, 0]
    assert collection[3 * KIND_TEXTS.index("G4") :][:3] == [1, 1, 1]
