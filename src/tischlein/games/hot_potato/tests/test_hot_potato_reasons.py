"""The reasons for a move: what a player would say in small positions."""

from __future__ import annotations

import re
from typing import Any

import pytest

import tischlein
from tischlein.games.hot_potato.reasons import reasons
from tischlein.games.hot_potato.rules import Table as State
from tischlein.games.hot_potato.tests.hot_potato_scenario import acts, hot_potato, scenario
from tischlein.i18n.languages import LANGUAGES
from tischlein.i18n.words import words
from tischlein.table import Table


def why(table: Table, move: str, seat: int = 0) -> list[dict[str, Any]]:
    view = table.view_record(seat)
    assert isinstance(view, State)
    return reasons(view, seat, table.read(seat, move))


def named(table: Table, move: str, seat: int = 0) -> list[str]:
    return [reason["reason"] for reason in why(table, move, seat)]


def last_round(coming: str, **special: Any) -> Table:
    """Only this encounter is left in the pile."""
    return scenario(2, coming, rounds=11, **special)


# ---- Playing a potato ----


def test_a_potato_that_nobody_can_beat() -> None:
    """Fryer comes for certain, and nobody else holds Rambotato; Robotato could at worst be shared."""
    table = last_round("fryer", discard={1: "rambo"})
    assert named(table, "rambo") == ["unbeatable"]
    assert named(table, "robo") == ["unbeatable"]
    assert named(table, "sweet")[0] == "scores-perhaps"


def test_the_known_encounters_that_suit_a_potato() -> None:
    """Rambotato is first against fryer and mole; against rain A-peeling beats it."""
    tops = {"reason": "tops", "encounters": ["fryer", "mole"]}
    assert tops in why(scenario(2, "fryer mole rain"), "rambo")


def test_who_is_safe_from_one_of_three_scores_at_least_so_often() -> None:
    """A-peeling is first against the peeler and last against the others."""
    (found,) = (one for one in why(scenario(4, "peeler fryer knife"), "apeeling") if "percent" in one)
    assert found["percent"] == 35
    assert {"reason": "tops", "encounters": ["peeler"]} in why(scenario(4, "peeler fryer knife"), "apeeling")


@pytest.mark.parametrize(
    ("potato", "reason"),
    [("sweet", "loses-sweet"), ("robo", "loses-robo"), ("apeeling", "loses-apeeling")],
)
def test_losing_may_be_useful_but_not_with_the_hot_potato(potato: str, reason: str) -> None:
    assert reason in named(scenario(3, rounds=4), potato)
    assert "effect-blocked" in named(scenario(3, rounds=4, hot=0), potato)


def test_couch_brings_back_and_rambotato_frees() -> None:
    back = {"reason": "loses-couch", "potatoes": ["apeeling", "poteto"]}
    assert back in why(scenario(3, rounds=4, discard={0: "apeeling poteto"}), "couch")
    assert "loses-freed" in named(scenario(3, rounds=4, hot=0), "rambo")
    assert "loses-rambo" in named(scenario(3, rounds=4), "rambo")


def test_poteto_has_a_helper_unless_the_hot_potato_forbids_it() -> None:
    assert "helper" in named(scenario(3, rounds=4), "poteto")
    assert "no-helper" in named(scenario(3, rounds=4, hot=0), "poteto")


@pytest.mark.parametrize("language", ["fr", "it"])
def test_the_best_chance_is_not_said_to_be_gone(language: str) -> None:
    """There “more chances” may be read as “any chance left”."""
    spoken = words(tischlein.games()["hot-potato"], language)
    assert not re.search(r"\bplus\b|\bpiù\b", spoken.reason({"reason": "best-chance", "percent": 45}))


def test_the_race() -> None:
    near = scenario(2, rounds=4, points={0: 9, 1: 9}, discard={0: "sweet", 1: "sweet"})
    assert "wins-game" in named(near, "poteto")
    behind = scenario(2, rounds=4, points={0: 3, 1: 9})
    assert {"reason": "other-near-end", "other": 1} in why(behind, "poteto")
    assert "counts-double" in named(scenario(2, rounds=4, front={0: "sweet"}), "poteto")


def test_a_score_that_would_not_take_the_lead_wins_nothing() -> None:
    """At 10:10 nobody has won yet: with 9 a single point is not enough, with Sweet two are."""
    points = {0: 9, 1: 10, 2: 10, 3: 9}
    behind = scenario(4, rounds=4, points=points)
    assert "wins-game" not in named(behind, "robo")
    assert "other-near-end" in named(behind, "robo")
    doubled = scenario(4, rounds=4, points=points, front={0: "sweet"})
    assert "wins-game" in named(doubled, "robo")


@pytest.mark.parametrize("reason", ["scores-perhaps", "poteto-alone", "extra-helps"])
@pytest.mark.parametrize(("percent", "said"), [(5, "il 5%"), (80, "l’80%"), (85, "l’85%"), (90, "il 90%")])
def test_in_italian_the_percents_have_their_article(reason: str, percent: int, said: str) -> None:
    spoken = words(tischlein.games()["hot-potato"], "it").reason({"reason": reason, "percent": percent})
    assert spoken.endswith(f" punti in circa {said} dei casi.")


def test_in_french_no_name_follows_a_word_that_would_be_shortened_before_a_vowel() -> None:
    text = (tischlein.games()["hot-potato"].folder / "words.fr.ftl").read_text(encoding="utf-8")
    assert not re.findall(r"\b(?:de|que) \{ \$(?:other|name) \}", text)


def test_what_never_scores_has_no_percents() -> None:
    """The other seat has only Rambotato left, the best one against the fryer."""
    rest = {1: "apeeling couch poteto robo sweet"}
    table = last_round("fryer", discard=rest)
    assert why(table, "sweet")[0] == {"reason": "hardly-scores"}
    assert why(table, "robo")[0] == {"reason": "hardly-scores"}
    assert named(table, "rambo") == ["unbeatable"]


def test_one_encounter_is_not_spoken_of_as_several() -> None:
    spoken = words(tischlein.games()["hot-potato"], "en")
    one, two = (
        spoken.reason({"reason": "tops", "encounters": some}) for some in (["rain"], ["rain", "mole"])
    )
    assert "against this one: " in one
    assert "against these: " in two


# ---- Adding an extra ----


def test_the_extra_that_saves_poteto() -> None:
    table = last_round("fryer")
    acts(table, "0 poteto", "1 robo")
    assert named(table, "rambo") == ["extra-for-sure"]
    assert named(table, "sweet") == ["extra-no-help", "loses-sweet"]
    assert named(table, "none") == ["poteto-hardly", "keeps-hand"]


def test_what_is_missed_is_no_word_for_the_best_move() -> None:
    assert tischlein.games()["hot-potato"].objections == {"extra-no-help", "effect-lost"}


def test_poteto_may_need_no_help() -> None:
    table = last_round("mould")
    acts(table, "0 poteto", "1 robo")
    assert named(table, "none") == ["poteto-enough", "keeps-hand"]


def test_nothing_is_certain_while_somebody_else_adds_an_extra() -> None:
    """Poteto scores against mole as it lies, but the other seat may add Rambotato, if it still has one."""
    table, harmless = last_round("mole"), last_round("mole", discard={1: "rambo"})
    for one in (table, harmless):
        acts(one, "0 poteto", "1 poteto")
    assert why(table, "none") == [{"reason": "poteto-alone", "percent": 50}, {"reason": "keeps-hand"}]
    assert named(table, "rambo") == ["extra-for-sure"]
    assert named(harmless, "none") == ["poteto-enough", "keeps-hand"]


# ---- Using the effects ----


def test_the_hot_potato_goes_to_the_leader_but_not_to_the_protected() -> None:
    table = scenario(3, "virus", points={1: 3, 2: 5}, front={1: "robo"})
    acts(table, "0 rambo", "1 sweet", "2 couch")
    assert {"reason": "slows-leader", "other": 2, "points": 5} in why(table, "rambo@2")
    assert why(table, "rambo@1") == [{"reason": "protected", "other": 1}]
    assert named(table, "skip") == ["stays-in-the-middle"]


def test_the_leader_is_named_among_the_others_only() -> None:
    """Seat 0 itself has the most points."""
    table = scenario(3, "virus", points={0: 6, 1: 3, 2: 5})
    acts(table, "0 rambo", "1 sweet", "2 couch")
    (leader,) = (one for one in why(table, "rambo@2") if one["reason"] == "slows-leader")
    said = words(table.game, "en").reason(leader, ["Ada", "Bo", "Cy"])
    assert said == "None of your rivals has more points than Cy: 5 points."


def test_of_two_none_is_called_the_leader_of_the_others() -> None:
    table = scenario(2, "virus")
    acts(table, "0 rambo", "1 sweet")
    assert why(table, "rambo@1") == [{"reason": "hampers", "other": 1}]


def test_a_hit_stops_an_effect_and_frees_the_sender() -> None:
    table = scenario(3, "virus", hot=0)
    acts(table, "0 rambo", "1 sweet", "2 robo")
    freed, stopped = why(table, "rambo@2")[:2]
    assert freed == {"reason": "frees-you"}
    assert stopped == {"reason": "stops-effect", "other": 2, "potato": "robo"}
    assert named(table, "skip") == ["keeps-hot"]


def test_two_who_aim_have_to_agree() -> None:
    table = scenario(3, "virus")
    acts(table, "0 rambo", "1 sweet", "2 rambo")
    assert {"reason": "must-agree", "other": 2} in why(table, "rambo@1")
    assert why(table, "rambo@2") == [{"reason": "also-rambo", "other": 2}]


def two_with_rambotato(hot: int | None) -> Table:
    """Seats 0 and 2 may both send the Hot Potato; Sweet scores for seat 3."""
    table = scenario(4, "virus", hot=hot)
    acts(table, "0 rambo", "1 robo", "2 rambo", "3 sweet")
    return table


def test_that_two_have_to_agree_is_said_before_what_depends_on_it() -> None:
    agree = {"reason": "must-agree", "other": 2}
    stopped = {"reason": "stops-effect", "other": 1, "potato": "robo"}
    assert why(two_with_rambotato(hot=0), "rambo@1") == [{"reason": "frees-you"}, agree, stopped]
    assert why(two_with_rambotato(hot=None), "rambo@1")[:2] == [agree, stopped]
    assert named(two_with_rambotato(hot=None), "rambo@3") == ["must-agree", "slows-leader"]


def test_it_stays_with_a_seat_only_if_nobody_names_another() -> None:
    table = two_with_rambotato(hot=1)
    stays = {"reason": "stays-if-unopposed", "other": 1}
    assert why(table, "rambo@1")[:2] == [{"reason": "must-agree", "other": 2}, stays]
    acts(table, "2 rambo@3", "0 rambo@1")
    assert hot_potato(table) is None, "they differed"


@pytest.mark.parametrize("hot", [0, 1, None])
def test_whoever_skips_leaves_it_to_the_other_who_may_send(hot: int | None) -> None:
    table = two_with_rambotato(hot)
    assert why(table, "skip") == [{"reason": "leaves-it-to", "other": 2, "amount": 1}]
    acts(table, "2 rambo@3", "0 skip")
    assert hot_potato(table) == 3


def test_two_others_who_may_send_are_both_spoken_of() -> None:
    table = scenario(4, "virus")
    acts(table, "0 rambo", "1 rambo", "2 rambo", "3 sweet")
    (left,) = why(table, "skip")
    assert left == {"reason": "leaves-it-to", "other": 1, "amount": 2}
    for language in LANGUAGES:
        spoken = words(table.game, language)
        assert spoken.reason(left) != spoken.reason({**left, "amount": 1})


def test_where_nobody_can_be_hit_no_other_can_do_so_either() -> None:
    """All three played Rambotato, but with Poteto beside it seat 2 scored."""
    table = scenario(3, "mould")
    acts(table, "0 rambo", "1 rambo", "2 poteto", "2 rambo")
    assert named(table, "skip") == ["nobody-to-hit"]


def test_effects_say_what_they_bring() -> None:
    table = scenario(2, "fryer", discard={0: "robo"})
    acts(table, "0 couch", "1 rambo")
    assert why(table, "use") == [{"reason": "uses-couch", "potatoes": ["robo"]}]
    assert why(table, "skip") == [{"reason": "effect-lost", "potato": "couch"}]


@pytest.mark.parametrize(("rounds", "sure"), [(0, False), (1, True), (10, False)])
def test_who_knows_what_comes_next_may_rather_not_mix_it(rounds: int, sure: bool) -> None:
    """After the round two of the three shown are left, or one, or of the whole pile one."""
    table = scenario(2, "fryer", rounds=rounds)
    acts(table, "0 apeeling", "1 rambo")
    assert named(table, "skip") == ["stays-sure"] * sure + ["effect-lost"]


def test_what_is_played_last_brings_all_potatoes_back() -> None:
    """So it is added to Poteto, and so Couch need not bring back what comes by itself."""
    back = {"reason": "last-potato", "potato": "rambo"}
    table = last_round("peeler", discard={0: "apeeling couch robo sweet"})
    acts(table, "0 poteto", "1 apeeling")
    assert back in why(table, "rambo")
    assert back not in why(table, "none")
    skipping = scenario(2, "fryer", discard={0: "apeeling poteto robo sweet"})
    acts(skipping, "0 couch", "1 rambo")
    assert why(skipping, "skip")[0] == back


def test_couch_is_not_used_with_an_empty_hand() -> None:
    table = scenario(2, "fryer", discard={0: "apeeling poteto rambo robo sweet"})
    acts(table, "0 couch", "1 rambo")
    assert named(table, "skip") == ["couch-comes-back"]
    assert named(table, "use") == ["couch-stays-out"]


def test_after_the_winning_score_no_effect_matters() -> None:
    table = scenario(2, "fryer", points={0: 3, 1: 9})
    acts(table, "0 sweet", "1 rambo")
    assert named(table, "use") == ["game-ends"]
