"""What a learner sees and does in Hot Potato!"""

from __future__ import annotations

from support.encodings import feature, move_text, open_names
from tischlein.games.hot_potato.cards import POTATO_IDS
from tischlein.games.hot_potato.tests.hot_potato_scenario import acts, scenario


def test_a_seat_is_aimed_at_by_where_it_sits() -> None:
    table = scenario(4, "beetle")
    acts(table, "0 robo", "1 rambo", "2 sweet", "3 couch")
    assert table.waiting == (1,)
    assert open_names(table.state, 1) == ["aim at seat +1", "aim at seat +2", "aim at seat +3", "skip"]
    assert move_text(table.state, 1, "aim at seat +1") == "rambo@2"
    assert move_text(table.state, 1, "aim at seat +3") == "rambo@0"
    assert move_text(table.state, 1, "skip") == "skip"


def test_with_two_there_is_one_seat_to_aim_at() -> None:
    table = scenario(2, "beetle")
    acts(table, "0 robo", "1 rambo")
    assert open_names(table.state, 1) == ["aim at seat +1", "skip"]


def test_potatoes_and_their_effects_are_actions() -> None:
    table = scenario(3, "fryer")
    assert open_names(table.state, 0) == list(POTATO_IDS)
    acts(table, "0 robo", "1 poteto", "2 sweet")
    assert open_names(table.state, 1) == [*(potato for potato in POTATO_IDS if potato != "poteto"), "none"]


def test_an_answer_lying_face_down_is_shown_to_its_own_seat() -> None:
    table = scenario(3, points={0: 4, 1: 6})
    acts(table, "1 sweet")
    assert feature(table.state, 1, "answer").index(1) == POTATO_IDS.index("sweet")
    assert sum(feature(table.state, 0, "answer")) == 0
    assert feature(table.state, 0, "answered seat +1") == [1]
    assert feature(table.state, 0, "waiting") == [1, 0, 1, 0]
    assert feature(table.state, 0, "missing").index(1) == 6
    assert feature(table.state, 0, "lead over seat +1").index(1) == 12 - 2
