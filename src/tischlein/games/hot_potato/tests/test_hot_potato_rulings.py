"""Our rulings, by number, and what the law page says beyond its examples."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

import tischlein
from tischlein.engine.errors import IllegalMove, MalformedMove, MoveRefused, NotYourTurn
from tischlein.games.hot_potato.cards import ENCOUNTER_IDS, LETTERS, POTATO_IDS, RANKINGS, best_potato
from tischlein.games.hot_potato.tests.hot_potato_scenario import acts, at, hot_potato, phase, scenario, told
from tischlein.table import Table


def test_ruling_1_each_potato_stands_in_each_rank_twice() -> None:
    for potato in LETTERS:
        ranks = [ranking.index(potato) for ranking in RANKINGS.values()]
        assert sorted(ranks) == sorted([*range(6)] * 2)


@pytest.mark.parametrize(("several", "each_wins"), [(2, 6), (3, 4)])
def test_ruling_1_any_two_and_any_three_potatoes_are_equally_good(several: int, each_wins: int) -> None:
    for potatoes in combinations(range(6), several):
        lying = sum(1 << potato for potato in potatoes)
        best = [best_potato(encounter, lying) for encounter in range(12)]
        assert all(best.count(potato) == each_wins for potato in potatoes)


def test_ruling_1_the_published_hints_hold() -> None:
    """Sweet is good against the virus, Rambotato beats the fryer, both suffer against the weed."""
    assert RANKINGS["virus"].startswith("S")
    assert RANKINGS["fryer"].startswith("R")
    assert RANKINGS["weed"].endswith("RS")


def test_ruling_1_the_best_of_what_lies_there_is_the_first_in_the_ranking() -> None:
    for encounter, ranking in enumerate(RANKINGS.values()):
        for some in permutations(range(6), 2):
            first = min(some, key=lambda potato: ranking.index(LETTERS[potato]))
            assert best_potato(encounter, sum(1 << potato for potato in some)) == first


def test_ruling_2_six_potatoes_each_and_twelve_encounters() -> None:
    table = tischlein.new("hot-potato", 4, seed=1)
    for seat in range(4):
        assert at(table, seat)["hand"] == list(POTATO_IDS)
    assert sorted(table.reveal()["table"]["pile"]) == sorted(ENCOUNTER_IDS)
    assert table.options == {"target": 10}


def test_ruling_3_hands_are_open_even_to_spectators() -> None:
    table = scenario(2, discard={1: "couch"}, rounds=1)
    for seat in (None, 0, 1):
        assert table.view(seat)["table"]["seats"][1]["hand"] == at(table, 1)["hand"]


def test_ruling_4_the_hot_potato_starts_in_the_middle() -> None:
    assert hot_potato(tischlein.new("hot-potato", 3, seed=2)) is None


def test_ruling_5_a_secret_move_is_final_and_stays_in_the_open_hand() -> None:
    table = scenario(3, "fryer")
    acts(table, "1 couch")
    assert table.waiting == (0, 2)
    with pytest.raises(NotYourTurn) as refused:
        acts(table, "1 sweet")
    assert refused.value.rule == "your-turn"
    view = table.view(0)["table"]["seats"][1]
    assert (view["answered"], view["answer"], view["hand"]) == (True, None, list(POTATO_IDS))
    assert table.view(1)["table"]["seats"][1]["answer"] == "couch"


def test_ruling_5_steps_without_anything_to_decide_are_skipped() -> None:
    table = scenario(2, "weed")
    acts(table, "0 couch", "1 couch")
    assert (phase(table), table.view(None)["table"]["round"]) == ("choose", 2)


def test_ruling_5_choosing_is_asked_even_with_a_single_card() -> None:
    table = scenario(2, discard={0: "apeeling poteto rambo robo sweet"}, rounds=6)
    assert table.waiting == (0, 1)
    assert table.moves(0) == ["couch"]


def test_ruling_6_the_hot_potato_brings_no_extra() -> None:
    table = scenario(3, "knife", hot=0, rounds=3)
    acts(table, "0 poteto", "1 poteto", "2 robo")
    assert (phase(table), table.waiting) == ("extra", (1,))


def test_ruling_6_being_freed_later_brings_no_extra() -> None:
    table = scenario(3, "knife", hot=0, rounds=3)
    acts(table, "0 poteto", "1 rambo", "2 robo", "1 rambo@2")
    assert hot_potato(table) == 2
    assert phase(table) == "choose"
    assert at(table, 0)["discard"] == ["poteto"]


def test_ruling_7_no_card_no_extra() -> None:
    table = scenario(2, "fryer", discard={0: "apeeling couch rambo robo sweet"}, rounds=6)
    acts(table, "0 poteto", "1 rambo")
    assert phase(table) == "choose"
    assert at(table, 0)["hand"] == list(POTATO_IDS)


def test_ruling_7_no_extra_no_effect() -> None:
    table = scenario(2, "fryer")
    acts(table, "0 poteto", "1 rambo", "0 none")
    assert phase(table) == "choose"
    assert told(table, 1, "no-extra") == [{"n": 3, "event": "no-extra", "seat": 0}]


@pytest.mark.parametrize("lasting", ["robo", "sweet"])
def test_ruling_7_a_lasting_extra_stays_and_poteto_is_discarded(lasting: str) -> None:
    table = scenario(2, "fryer")
    acts(table, "0 poteto", "1 rambo", f"0 {lasting}", "0 use")
    assert at(table, 0)["front"] == [lasting]
    assert at(table, 0)["discard"] == ["poteto"]


def test_ruling_8_a_card_in_front_is_not_ranked() -> None:
    """Robotato would be second at the fryer, but it had its round."""
    table = scenario(2, "fryer", front={0: "robo"}, rounds=3)
    acts(table, "0 apeeling", "1 sweet")
    assert table.points == (0, 1)


def test_ruling_9_sweet_counts_in_a_shared_win_too() -> None:
    table = scenario(3, "fryer", front={1: "sweet"}, rounds=3)
    acts(table, "0 rambo", "1 rambo", "2 couch")
    assert table.points == (1, 2, 0)


def test_ruling_10_who_is_hit_can_use_nothing() -> None:
    table = scenario(3, "virus")
    acts(table, "0 rambo", "1 robo", "2 sweet", "0 rambo@1")
    assert hot_potato(table) == 1
    assert phase(table) == "choose"
    assert at(table, 1)["front"] == []


def test_ruling_10_who_is_freed_can() -> None:
    table = scenario(3, "virus", hot=1, rounds=3)
    acts(table, "0 rambo", "1 robo", "2 sweet", "0 rambo@2")
    assert hot_potato(table) == 2
    assert (phase(table), table.waiting) == ("effect", (1,))
    acts(table, "1 use")
    assert at(table, 1)["front"] == ["robo"]


def test_ruling_10_the_holder_can_use_no_effect_but_rambotato() -> None:
    table = scenario(2, "fryer", hot=1, rounds=3)
    acts(table, "0 rambo", "1 sweet")
    assert phase(table) == "choose"
    table = scenario(2, "virus", hot=1, rounds=3)
    acts(table, "0 sweet", "1 rambo")
    assert (phase(table), table.waiting) == ("target", (1,))
    acts(table, "1 rambo@0")
    assert hot_potato(table) == 0


def test_ruling_10_robotato_protects_in_the_next_round_only() -> None:
    table = scenario(3, "fryer virus weed")
    acts(table, "0 robo", "1 rambo", "2 couch", "0 use")
    assert at(table, 0)["front"] == ["robo"]
    acts(table, "0 sweet", "1 sweet", "2 sweet")
    assert at(table, 0)["front"] == []
    assert at(table, 0)["discard"] == ["robo", "sweet"]
    acts(table, "0 couch", "1 couch", "2 rambo", "2 rambo@0")
    assert hot_potato(table) == 0


def test_ruling_10_a_protected_seat_sends_the_hot_potato_to_the_middle() -> None:
    table = scenario(3, "weed", front={2: "robo"}, hot=1, rounds=3)
    acts(table, "0 rambo", "1 couch", "2 couch", "0 rambo@2")
    assert hot_potato(table) is None
    assert told(table, None, "protected") == [{"n": 4, "event": "protected", "seat": 2}]


def test_ruling_10_a_robotato_of_this_round_does_not_protect_yet() -> None:
    table = scenario(3, "virus")
    acts(table, "0 rambo", "1 robo", "2 sweet", "0 rambo@1")
    assert hot_potato(table) == 1


def test_ruling_11_the_holder_may_be_named() -> None:
    table = scenario(3, "weed", hot=2, rounds=3)
    acts(table, "0 rambo", "1 couch", "2 couch", "0 rambo@2")
    assert hot_potato(table) == 2


def test_ruling_11_skipping_is_abstaining() -> None:
    table = scenario(3, "weed")
    acts(table, "0 rambo", "1 rambo", "2 couch", "0 skip", "1 rambo@2")
    assert hot_potato(table) == 2


def test_ruling_11_it_stays_if_all_skip() -> None:
    table = scenario(3, "weed", hot=2, rounds=3)
    acts(table, "0 rambo", "1 rambo", "2 couch", "0 skip", "1 skip")
    assert hot_potato(table) == 2
    assert told(table, 0, "hot-potato-stays")


def test_ruling_12_a_scoring_rambotato_counts_as_played_but_names_nobody() -> None:
    table = scenario(3, "mould", hot=2, rounds=3)
    acts(table, "0 rambo", "1 poteto", "2 sweet", "1 rambo")
    assert table.waiting == (0,)
    acts(table, "0 rambo@1")
    assert hot_potato(table) is None


def test_ruling_12_rambotatos_all_round_score_and_name_nobody() -> None:
    table = scenario(2, "weed", hot=0, rounds=3)
    acts(table, "0 rambo", "1 rambo")
    assert table.points == (1, 1)
    assert hot_potato(table) == 0


def test_ruling_12_naming_a_rambotato_seat_means_the_middle() -> None:
    table = scenario(3, "weed", hot=2, rounds=3)
    acts(table, "0 rambo", "1 rambo", "2 couch", "0 rambo@1", "1 skip")
    assert hot_potato(table) is None


def test_ruling_13_several_users_look_at_the_same_cards() -> None:
    table = scenario(3, "fryer", rounds=2)
    acts(table, "0 apeeling", "1 apeeling", "2 rambo", "0 use", "1 use")
    looked = told(table, 0, "looked")
    assert [event["seat"] for event in looked] == [0, 1]
    assert looked[0]["encounters"] == looked[1]["encounters"]
    assert sorted(table.reveal()["table"]["pile"][:3]) == sorted(looked[0]["encounters"])
    assert all(event["encounters"] is None for event in told(table, 2, "looked"))
    assert table.state.drawn == 2, "three cards are mixed once"


def test_ruling_13_fewer_cards_if_fewer_are_left() -> None:
    table = scenario(2, "fryer weed virus", rounds=9)
    acts(table, "0 apeeling", "1 rambo", "0 use")
    assert at(table, 0)["knows"] == ["virus", "weed"]
    assert table.view(1)["table"]["near"] == 2


def test_ruling_13_with_an_empty_pile_nobody_is_asked() -> None:
    table = scenario(2, "fryer", rounds=11)
    acts(table, "0 apeeling", "1 rambo")
    assert (phase(table), table.view(0)["table"]["pile_cards"]) == ("choose", 12)


def test_ruling_13_mixing_blurs_what_others_knew() -> None:
    """Two cards known on top are now somewhere among the top three."""
    table = scenario(2, "fryer weed virus mole")
    acts(table, "0 apeeling", "1 rambo")
    assert table.view(1)["table"]["near"] == 2
    acts(table, "0 use")
    view = table.view(1)["table"]
    assert (view["near"], view["shown"], view["seats"][1]["knows"]) == (
        3,
        ["virus", "weed"],
        ["virus", "weed"],
    )
    assert (view["seats"][0]["looked"], view["seats"][0]["knows"]) == (True, None)
    assert table.view(0)["table"]["seats"][0]["knows"] == ["virus", "weed", "mole"]


def test_ruling_14_couch_fetches_neither_itself_nor_the_front_card() -> None:
    table = scenario(2, "fryer", discard={0: "apeeling rambo"}, front={0: "sweet"}, rounds=5)
    acts(table, "0 couch", "1 rambo", "0 use")
    assert at(table, 0)["hand"] == ["apeeling", "poteto", "rambo", "robo"]
    assert at(table, 0)["discard"] == ["couch", "sweet"]
    assert told(table, 1, "took-back")[0]["potatoes"] == ["apeeling", "rambo"]


def test_ruling_14_an_empty_discard_is_not_asked_about() -> None:
    table = scenario(2, "fryer", front={0: "sweet"}, rounds=5)
    acts(table, "0 couch", "1 rambo")
    assert phase(table) == "choose"


def test_ruling_14_an_effect_may_be_left() -> None:
    table = scenario(2, "fryer", discard={0: "apeeling"}, rounds=5)
    acts(table, "0 couch", "1 rambo", "0 skip")
    assert at(table, 0)["discard"] == ["apeeling", "couch"]
    assert told(table, 1, "skipped") == [{"n": 3, "event": "skipped", "seat": 0, "potato": "couch"}]


def test_ruling_15_an_empty_hand_takes_the_old_front_card_too() -> None:
    table = scenario(2, "fryer", discard={0: "apeeling poteto rambo robo"}, front={0: "sweet"}, rounds=6)
    acts(table, "0 couch", "1 rambo", "0 skip")
    assert at(table, 0)["hand"] == list(POTATO_IDS)
    assert told(table, 1, "hand-renewed")[0]["potatoes"] == list(POTATO_IDS)


def test_ruling_15_an_empty_hand_leaves_the_new_front_card() -> None:
    table = scenario(2, "fryer", discard={0: "apeeling couch poteto rambo robo"}, rounds=6)
    acts(table, "0 sweet", "1 rambo", "0 use")
    assert at(table, 0)["hand"] == ["apeeling", "couch", "poteto", "rambo", "robo"]
    assert at(table, 0)["front"] == ["sweet"]


def test_ruling_15_couch_as_last_card_fills_the_hand_before_the_round_ends() -> None:
    table = scenario(2, "fryer", discard={0: "apeeling poteto rambo robo sweet"}, rounds=6)
    acts(table, "0 couch", "1 rambo", "0 use")
    assert at(table, 0)["hand"] == ["apeeling", "poteto", "rambo", "robo", "sweet"]
    assert at(table, 0)["discard"] == ["couch"]


def test_ruling_15_after_the_last_encounter_all_are_shuffled_and_three_shown() -> None:
    table = scenario(2, "fryer", rounds=11)
    acts(table, "0 couch", "1 rambo")
    shared = table.view(None)["table"]
    assert (shared["gone"], shared["pile_cards"], shared["near"]) == ([], 12, 3)
    assert sorted(shared["shown"]) == sorted(table.reveal()["table"]["pile"][:3])
    assert told(table, None, "reshuffled")
    assert told(table, None, "encounters-shown")[0]["encounters"] == shared["shown"]


def test_ruling_15_a_won_game_is_not_shuffled_again() -> None:
    table = scenario(2, "fryer", points={1: 9}, rounds=11)
    acts(table, "0 couch", "1 rambo")
    assert table.over
    shared = table.view(None)["table"]
    assert (shared["phase"], shared["round"], shared["pile_cards"], len(shared["gone"])) == (
        "over",
        12,
        0,
        12,
    )
    assert not told(table, None, "reshuffled")
    assert told(table, None, "game-ended")[0]["rounds"] == 12


def test_ruling_16_enough_points_but_not_alone_in_front_is_no_win() -> None:
    table = scenario(3, "fryer", points={0: 11, 1: 10}, target=12, rounds=20)
    acts(table, "0 couch", "1 rambo", "2 couch")
    assert not table.over
    table = scenario(2, "fryer", target=1)
    acts(table, "0 rambo", "1 couch")
    assert table.winners == (0,)


@pytest.mark.parametrize(("points", "winners"), [({}, (0, 1)), ({0: 3}, (0,)), ({0: 40, 1: 40}, (0, 1))])
def test_ruling_17_after_a_hundred_rounds_the_leaders_share(
    points: dict[int, int], winners: tuple[int, ...]
) -> None:
    table = scenario(2, "fryer", points=points, rounds=99)
    acts(table, "0 rambo", "1 rambo")
    assert table.over
    assert table.winners == winners


def test_the_deal_can_be_made_again_from_the_seed() -> None:
    """First all twelve from printed order, then the three on top among themselves."""
    from tischlein.engine.random import below, seed_words
    from tischlein.games.hot_potato.rules import Table as State

    chance = State()
    chance.seed = seed_words(7)
    pile = list(range(12))
    for size in (12, 3):
        for last in range(size - 1, 0, -1):
            other = below(chance, last + 1)
            pile[last], pile[other] = pile[other], pile[last]
    table = tischlein.new("hot-potato", 3, seed=7)
    assert table.reveal()["table"]["pile"] == [ENCOUNTER_IDS[encounter] for encounter in pile]
    assert told(table, None, "encounters-shown")[0]["encounters"] == table.view(0)["table"]["shown"]


def steps() -> dict[str, Table]:
    """A table in each step, with seat 0 to move."""
    tables = {name: scenario(2, "virus", discard={0: "couch"}, rounds=3) for name in ("choose", "extra")}
    acts(tables["extra"], "0 poteto", "1 sweet")
    tables |= {name: scenario(2, "virus", rounds=3) for name in ("target", "effect")}
    acts(tables["target"], "0 rambo", "1 sweet")
    acts(tables["effect"], "0 robo", "1 sweet")
    return tables


@pytest.mark.parametrize(
    ("step", "move", "code", "rule"),
    [
        ("choose", "couch", "not-in-hand", "own-hand"),
        ("extra", "couch", "not-in-hand", "own-hand"),
        ("extra", "poteto", "not-in-hand", "own-hand"),
        ("target", "rambo@0", "not-another-seat", "target-another-seat"),
        ("target", "rambo@2", "not-another-seat", "target-another-seat"),
        ("target", "rambo@9", "not-another-seat", "target-another-seat"),
        ("choose", "none", "wrong-step", "phase"),
        ("choose", "use", "wrong-step", "phase"),
        ("extra", "skip", "wrong-step", "phase"),
        ("extra", "rambo@1", "wrong-step", "phase"),
        ("target", "couch", "wrong-step", "phase"),
        ("target", "use", "wrong-step", "phase"),
        ("target", "none", "wrong-step", "phase"),
        ("effect", "rambo@1", "wrong-step", "phase"),
        ("effect", "robo", "wrong-step", "phase"),
        ("effect", "none", "wrong-step", "phase"),
    ],
)
@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_every_refusal_names_its_rule_and_changes_nothing(
    step: str, move: str, code: str, rule: str, language: str
) -> None:
    table = Table(steps()[step].state, lang=language)
    assert phase(table) == step
    before = table.state.pack().tobytes()
    with pytest.raises(IllegalMove) as refused:
        table.play(0, move)
    assert (refused.value.code, refused.value.rule) == (code, rule)
    assert table.state.pack().tobytes() == before
    anchors = (table.game.folder / f"rules.{language}.md").read_text(encoding="utf-8")
    assert f'id="{rule}"' in anchors


def test_only_listed_moves_are_accepted() -> None:
    from tischlein.games.hot_potato.notation import MOVE_TEXTS

    for table in steps().values():
        accepted = []
        for move in MOVE_TEXTS:
            try:
                accepted.append(table.game.notation.move_text(table.state, table.read(0, move)))
            except MoveRefused:
                continue
        assert sorted(accepted) == sorted(table.moves(0))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "tomato",
        "rambo@",
        "rambo@10",
        "rambo@-1",
        "rambo@²",
        "rambo@١",
        "use skip",
        "9" * 5000,
        "\0",
        "0",
    ],
)
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    for table in steps().values():
        with pytest.raises(MalformedMove) as refused:
            table.play(0, text)
        assert refused.value.rule == "notation"


def test_moves_may_be_written_with_blanks_and_capitals() -> None:
    table = scenario(2, "fryer")
    table.play(0, " Couch ")
    assert table.made == [(0, "couch")]


def test_after_the_end_nobody_moves() -> None:
    table = scenario(2, "fryer", target=1)
    acts(table, "0 rambo", "1 couch")
    assert table.moves(0) == []
    with pytest.raises(NotYourTurn) as refused:
        table.play(0, "couch")
    assert refused.value.code == "game-over"
