"""Suggestions: the best moves with a result and reasons, from what the seat may know and nothing else."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import tischlein
from randomplay import SETTINGS, setting_name, table_after
from tischlein.bots.player import Budget, find_bot, legal_moves
from tischlein.bots.thinking import SearchBot, Weighed
from tischlein.engine import Game, verbs
from tischlein.suggest import Suggestion, beside_the_usual, reasons_for, suggest_from, verdict_on
from tischlein.words import LANGUAGES, words

LITTLE = Budget(simulations=200)


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_suggestions_are_legal_blind_and_can_be_said(setting: tuple[str, int, dict[str, Any]]) -> None:
    for depth in (0, 11, 25):
        table = table_after(setting, 4, depth)
        for seat in table.waiting[:2]:
            found = tischlein.suggest(table, seat, LITTLE, seed=3)
            assert 1 <= len(found) <= 3
            assert {one.move for one in found} <= set(table.moves(seat))
            assert found[0].share > 0
            other = table.seen(seat)
            verbs.imagine(other, seat, [77])
            again = tischlein.Table(other).seen(seat)
            assert suggest_from(again, seat, LITTLE, 3, 3) == found
            for language in LANGUAGES:
                assert all(one.sentences(words(table.game, language)) for one in found)


def test_only_a_seat_that_is_to_move_gets_advice() -> None:
    table = tischlein.new("potato-man", 4, seed=1, first=2)
    with pytest.raises(tischlein.NotYourTurn):
        tischlein.suggest(table, 0)
    with pytest.raises(tischlein.BadSeat):
        tischlein.suggest(table, 4)


@pytest.mark.parametrize("game", [one for one in tischlein.games().values() if one.objections])
def test_no_better_move_is_named_beside_the_best(game: Game) -> None:
    objected = 0
    for depth in range(40):
        table = table_after((game.name, 4, {}), 4, depth)
        for seat in table.waiting[:1]:
            seen = table.seen(seat)
            for move in legal_moves(seen, seat):
                tried = Weighed(move, 0.0, 0.5, 0.01, 0.0, 0.0, 0.0, 100)
                behind = reasons_for(seen, seat, tried)
                agreed = [one for one in behind if one["reason"] not in game.objections]
                assert reasons_for(seen, seat, replace(tried, share=0.4)) == agreed
                objected += agreed != behind
    assert objected


def found(worth: float, error: float = 0.001, share: float = 0.0) -> Weighed:
    return Weighed(1, share, worth, error, 0.0, 0.0, 0.0, 100)


def test_the_verdict_says_how_sure_the_search_is() -> None:
    assert verdict_on([found(0.5, share=1)]) == "only"
    assert verdict_on([found(0.6, share=1), found(0.5)]) == "clear"
    assert verdict_on([found(0.6, 0.05, share=1), found(0.5, 0.05)]) == "likely"
    assert verdict_on([found(0.505, share=1), found(0.5)]) == "close"
    assert verdict_on([found(0.5, 0.05, share=1), found(0.6, 0.05)]) == "close"
    assert verdict_on([found(0.6, share=0.7), found(0.5, share=0.3)]) == "mixed"
    assert verdict_on([found(0.6, share=0.7), found(0.5, share=0.3)], guessing=False) == "close"


def test_only_one_move_is_the_best_where_nobody_has_to_guess() -> None:
    """In a scoring of Elefant everybody chooses at once, but nobody's choice harms another."""
    mixed = 0
    for seed in range(60):
        table = tischlein.new("elefant", players=5, seed=seed)
        while not any(move.startswith("score") for move in table.moves(table.waiting[0])):
            table.play(table.waiting[0], table.moves(table.waiting[0])[0])
        seat = table.waiting[0]
        ideas = suggest_from(table.seen(seat), seat, Budget(simulations=100), seed, 3)
        assert [one.verdict == "other" for one in ideas] == [n > 0 for n in range(len(ideas))]
        mixed += ideas[0].share < 1
    assert mixed


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("by about 1 point.", "by about 1.5 points.")),
        ("de", ("um etwa 1 Punkt.", "um etwa 1,5 Punkte.")),
        ("fr", ("d’environ 1 point.", "d’environ 1,5 point.")),
        ("it", ("di circa 1 punto.", "di circa 1,5 punti.")),
    ],
)
def test_a_single_point_is_said_as_well_as_several(language: str, said: tuple[str, str]) -> None:
    spoken = words(tischlein.games()["potato-man"], language)
    usual = {"move": "play", "card": "R9"}
    for gain, ending in zip((1.04, 1.5), said, strict=True):
        one = Suggestion("R9", 1.0, 1.0, 2.4, 0.3, "clear", (), usual, gain)
        assert one.sentences(spoken)[1].endswith(ending)


def test_the_result_to_be_expected_is_said_last() -> None:
    spoken = words(tischlein.games()["potato-man"], "en")
    said = Suggestion("R9", 1.0, 1.0, 2.4, 0.3, "clear", (), trials=100).sentences(spoken)
    assert said[-1] == "Points in sight: about 1 for you, about 2.4 for your strongest rival."
    untried = Suggestion("R9", 1.0, 0.0, 0.0, 0.0, "close", ())
    assert untried.sentences(spoken) == ["The best by a hair."]


def test_everybody_has_one_name_in_advice() -> None:
    spoken = words(tischlein.games()["hot-potato"], "en")
    usual = {"move": "aim", "other": 1}
    one = Suggestion("aim", 1.0, 1.0, 2.4, 0.3, "clear", (), usual, 1.0)
    assert "to Bo." in one.sentences(spoken, ["Ada", "Bo", "Cy"])[1]
    assert "to player 2." in one.sentences(spoken)[1].lower()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"budget": 100}, "100 is no budget; right would be Budget"),
        ({"budget": None}, "None is no budget"),
        ({"seed": "x"}, "seed: 'x'; right would be a whole number"),
        ({"seed": 1.5}, "seed: 1.5; right would be"),
        ({"most": -1}, "most: -1; right would be 1 or more"),
        ({"most": 2.5}, "most: 2.5; right would be"),
    ],
)
def test_what_cannot_be_asked_is_refused(given: dict[str, Any], said: str) -> None:
    table = tischlein.new("potato-man", 4, seed=3, first=0)
    with pytest.raises(tischlein.Refusal, match=said):
        tischlein.suggest(table, 0, **given)


def test_where_the_search_found_better_the_usual_move_is_named() -> None:
    """The rule of thumb would have gained 0.6 less; a move that comes behind is not compared."""
    table = tischlein.new("potato-man", 4, seed=3, first=0)
    seen = table.seen(0)
    best, usual, third = legal_moves(seen, 0)[:3]
    weighed = [
        Weighed(best, 1.0, 0.6, 0.01, 8.0, 5.0, 0.5, 100),
        Weighed(usual, 0.0, 0.5, 0.01, 7.5, 5.1, 0.5, 100, usual=True),
        Weighed(third, 0.0, 0.5, 0.01, 7.9, 5.0, 0.5, 50),
    ]
    instead, gain = beside_the_usual(seen, 0, weighed[0], weighed)
    assert instead == seen.game.notation.describe_move(seen, 0, usual)
    assert gain == pytest.approx(0.6)
    assert beside_the_usual(seen, 0, weighed[2], weighed) == (None, 0.0)
    assert beside_the_usual(seen, 0, weighed[0], weighed[::2]) == (None, 0.0), "none is usual"
    one = Suggestion("R9", 1.0, 8.0, 5.0, 0.5, "clear", (), instead, gain)
    said = one.sentences(words(table.game, "en"))[1]
    phrase = table.phrase(0, seen.game.notation.move_text(seen, usual))
    assert (
        said == f"The usual move here: {phrase}. In imagined games this one did better, by about 0.6 points."
    )


def test_the_search_tells_which_move_is_usual() -> None:
    for depth in range(0, 24, 3):
        table = table_after(("heckmeck", 4, {}), 8, depth)
        (seat,) = table.waiting
        found = SearchBot().weigh(table.seen(seat), seat, LITTLE, 1)
        if len(found) > 1:
            (usual,) = [one.move for one in found if one.usual]
            assert usual == find_bot("thumb").choose(table.seen(seat), seat, LITTLE, 1)
