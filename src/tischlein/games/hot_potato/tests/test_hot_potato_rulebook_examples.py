"""The worked examples of the law page."""

from __future__ import annotations

from tischlein.games.hot_potato.tests.hot_potato_scenario import acts, at, hot_potato, phase, scenario, told


def test_example_1_the_best_potato_scores_and_the_others_may_use_their_effects() -> None:
    """Fryer comes; rambo, robo and sweet lie there: rambo scores, robo and sweet may use their effects."""
    table = scenario(3, "fryer")
    acts(table, "0 rambo", "1 robo", "2 sweet")
    assert table.points == (1, 0, 0)
    assert phase(table) == "effect"
    assert table.waiting == (1, 2)
    assert table.moves(1) == ["use", "skip"]


def test_example_2_two_seats_with_the_same_best_potato_both_score() -> None:
    table = scenario(3, "fryer")
    acts(table, "0 rambo", "1 couch", "2 rambo")
    assert table.points == (1, 0, 1)


def test_example_3_the_loser_uses_the_extra_of_poteto() -> None:
    """Poteto and Couch against Robotato at the fryer: Robotato scores, the Poteto seat may use Couch."""
    table = scenario(2, "fryer", discard={0: "sweet"}, rounds=3)
    acts(table, "0 poteto", "1 robo")
    assert phase(table) == "extra"
    assert table.waiting == (0,)
    assert table.moves(0) == ["apeeling", "couch", "rambo", "robo", "none"]
    acts(table, "0 couch")
    assert table.points == (0, 1)
    assert (phase(table), table.waiting) == ("effect", (0,))
    acts(table, "0 use")
    assert at(table, 0)["hand"] == ["apeeling", "rambo", "robo", "sweet"]
    assert at(table, 0)["discard"] == ["couch", "poteto"]


def test_example_4_two_potatoes_of_one_seat_score_once_and_are_both_discarded() -> None:
    """Poteto and Rambotato against the fryer."""
    table = scenario(2, "fryer")
    acts(table, "0 poteto", "1 couch", "0 rambo")
    assert table.points == (1, 0)
    assert at(table, 0)["discard"] == ["poteto", "rambo"]
    assert phase(table) == "choose"


def test_example_5_sweet_in_front_doubles_the_score_and_leaves_no_effect() -> None:
    table = scenario(2, "fryer", front={0: "sweet"}, rounds=3)
    acts(table, "0 rambo", "1 robo")
    assert table.points == (2, 0)
    assert table.waiting == (1,)
    acts(table, "1 skip")
    assert at(table, 0)["front"] == []
    assert at(table, 0)["discard"] == ["rambo", "sweet"]


def test_example_6_rambotato_users_who_agree_send_the_hot_potato() -> None:
    table = scenario(3, "weed")
    acts(table, "0 rambo", "1 rambo", "2 couch")
    assert (phase(table), table.waiting) == ("target", (0, 1))
    assert table.moves(0) == ["rambo@1", "rambo@2", "skip"]
    acts(table, "0 rambo@2", "1 rambo@2")
    assert hot_potato(table) == 2
    assert [event["other"] for event in told(table, None, "aimed")] == [2, 2]


def test_example_6_rambotato_users_who_differ_send_it_to_the_middle() -> None:
    table = scenario(4, "weed", hot=2, rounds=3)
    acts(table, "0 rambo", "1 rambo", "2 couch", "3 couch")
    acts(table, "0 rambo@2", "1 rambo@3")
    assert hot_potato(table) is None


def test_example_6_a_rambotato_seat_cannot_be_hit() -> None:
    """Mould comes, Poteto with Rambotato against Rambotato; the loser names the other: the middle."""
    table = scenario(2, "mould", hot=0, rounds=3)
    acts(table, "0 rambo", "1 poteto", "1 rambo")
    assert table.points == (0, 1)
    assert (phase(table), table.waiting) == ("target", (0,))
    acts(table, "0 rambo@1")
    assert hot_potato(table) is None


def test_example_7_the_first_sole_leader_wins_whoever_it_is() -> None:
    """10:10:9, the third alone scores with Sweet in front: 11 wins."""
    table = scenario(3, "fryer", points={0: 10, 1: 10, 2: 9}, front={2: "sweet"}, rounds=30)
    acts(table, "0 couch", "1 couch", "2 rambo")
    assert table.points == (10, 10, 11)
    assert table.waiting == (0, 1) or table.over
    while not table.over:
        acts(table, f"{table.waiting[0]} skip")
    assert table.winners == (2,)


def test_example_7_eleven_to_ten_in_the_same_round_ends_the_game() -> None:
    """9:9, both show the best potato, one with Sweet in front."""
    table = scenario(2, "fryer", points={0: 9, 1: 9}, front={1: "sweet"}, rounds=20)
    acts(table, "0 rambo", "1 rambo")
    assert table.points == (10, 11)
    assert table.over
    assert table.winners == (1,)


def test_example_8_both_reach_ten_and_play_on() -> None:
    table = scenario(2, "fryer", points={0: 9, 1: 9}, rounds=20)
    acts(table, "0 rambo", "1 rambo")
    assert table.points == (10, 10)
    assert not table.over
    assert phase(table) == "choose"
