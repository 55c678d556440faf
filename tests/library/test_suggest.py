"""Suggestions: the best moves with a result and reasons, from what the seat may know and nothing else."""

from __future__ import annotations

import random
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import tischlein
from support.random_play import SETTINGS, deal, play_on, setting_name, table_after
from tischlein.bots.base import Budget, legal_moves
from tischlein.bots.registry import find_bot
from tischlein.bots.search.bot import MoveEstimate, SearchBot
from tischlein.engine import Game, verbs
from tischlein.i18n.languages import LANGUAGES
from tischlein.i18n.words import words
from tischlein.suggest import Suggestion, beside_the_usual, reasons_for, suggest_from, verdict_on

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
            other = table.view_record(seat)
            verbs.imagine(other, seat, [77])
            again = tischlein.Table(other).view_record(seat)
            assert suggest_from(again, seat, LITTLE, 3, 3) == found
            for language in LANGUAGES:
                assert all(one.sentences(words(table.game, language)) for one in found)


def test_only_a_seat_that_is_to_move_gets_advice() -> None:
    table = tischlein.new("potato-man", 4, seed=1, first=2)
    with pytest.raises(tischlein.NotYourTurn):
        tischlein.suggest(table, 0)
    with pytest.raises(tischlein.BadSeat):
        tischlein.suggest(table, 4)


def test_beside_the_best_an_objection_is_left_out_even_if_it_is_all_there_is() -> None:
    objection = {"reason": "lower-would-do", "card": "R5"}
    game = SimpleNamespace(reasons=lambda *_: [objection], objections={"lower-would-do"})
    view: Any = SimpleNamespace(game=game)
    assert reasons_for(view, 0, found(0.5)) == [objection]
    assert reasons_for(view, 0, found(0.5, share=1)) == []


@pytest.mark.parametrize("game", [one for one in tischlein.games().values() if one.objections])
def test_no_better_move_is_named_beside_the_best(game: Game) -> None:
    objected = 0
    table = deal((game.name, 4, {}), 4)
    for _ in play_on(table, random.Random(4)):
        for seat in table.waiting[:1]:
            view = table.view_record(seat)
            for move in legal_moves(view, seat):
                tried = MoveEstimate(move, 0.0, 0.5, 0.01, 0.0, 0.0, 0.0, 100)
                behind = reasons_for(view, seat, tried)
                agreed = [one for one in behind if one["reason"] not in game.objections]
                assert reasons_for(view, seat, replace(tried, share=0.4)) == agreed
                objected += agreed != behind
    assert objected


def found(worth: float, error: float = 0.001, share: float = 0.0, trials: int = 100) -> MoveEstimate:
    return MoveEstimate(1, share, worth, error, 0.0, 0.0, 0.0, trials)


def test_the_verdict_says_how_sure_the_search_is() -> None:
    assert verdict_on([found(0.5, share=1)]) == "only"
    assert verdict_on([found(0.6, share=1), found(0.5)]) == "clear"
    assert verdict_on([found(0.6, 0.05, share=1), found(0.5, 0.05)]) == "likely"
    assert verdict_on([found(0.505, share=1), found(0.5)]) == "close"
    assert verdict_on([found(0.5, 0.05, share=1), found(0.6, 0.05)]) == "close"
    assert verdict_on([found(0.6, share=0.7), found(0.5, share=0.3)]) == "mixed"
    assert verdict_on([found(0.6, share=0.7), found(0.5, share=0.3)], guesses_matter=False) == "close"


def test_the_best_is_compared_with_the_nearest_and_not_with_what_was_tried_most() -> None:
    """What the rules of thumb advise is tried to the end; what was never tried tells nothing."""
    best, usual = found(0.6, share=1), found(0.5)
    assert verdict_on([best, usual, found(0.595, trials=50)]) == "close"
    assert verdict_on([best, usual, found(0.58, 0.05, trials=50)]) == "likely"
    assert verdict_on([best, usual, found(0.7, trials=0)]) == "clear"
    assert verdict_on([found(0.5, share=1, trials=0), found(0.5, trials=0)]) == "close"


def test_only_one_move_is_the_best_where_nobody_has_to_guess() -> None:
    """In a scoring of Elefant everybody chooses at once, but nobody's choice harms another."""
    mixed = 0
    for seed in range(60):
        table = tischlein.new("elefant", players=5, seed=seed)
        while not any(move.startswith("score") for move in table.moves(table.waiting[0])):
            table.play(table.waiting[0], table.moves(table.waiting[0])[0])
        seat = table.waiting[0]
        ideas = suggest_from(table.view_record(seat), seat, Budget(simulations=100), seed, 3)
        assert [one.verdict == "other" for one in ideas] == [n > 0 for n in range(len(ideas))]
        mixed += ideas[0].share < 1
    assert mixed


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("about 1 point better off.", "about 1.5 points better off.")),
        ("de", ("etwa 1 Punkt mehr Vorsprung.", "etwa 1,5 Punkte mehr Vorsprung.")),
        ("fr", ("environ 1 point d’avance de plus.", "environ 1,5 point d’avance de plus.")),
        ("it", ("circa 1 punto di vantaggio in più.", "circa 1,5 punti di vantaggio in più.")),
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
    assert said[-1] == "Points at the end of this round: about 1 for you, about 2.4 for your strongest rival."
    untried = Suggestion("R9", 1.0, 0.0, 0.0, 0.0, "close", ())
    assert untried.sentences(spoken) == ["Other moves are about as good."]


@pytest.mark.parametrize(
    ("game", "language", "when"),
    [
        ("potato-man", "de", "Punkte am Rundenende: "),
        ("potato-man", "it", "Punti a fine round: "),
        ("hot-potato", "en", "Points at the end of the next round: "),
        ("hot-potato", "fr", "Points à la fin de la prochaine manche\u00a0: "),
        ("heckmeck", "en", "Points at the end of the game: "),
        ("elefant", "de", "Punkte am Spielende: "),
    ],
)
def test_the_result_says_how_far_the_search_looked_ahead(game: str, language: str, when: str) -> None:
    result = Suggestion("", 1.0, 1.0, 2.4, 0.3, "clear", (), trials=100)
    assert result.sentences(words(tischlein.games()[game], language))[-1].startswith(when)


@pytest.mark.parametrize(
    ("language", "when"),
    [("en", "in 3 rounds"), ("de", "in 3 Runden"), ("fr", "dans 3 manches"), ("it", "fra 3")],
)
def test_a_game_from_elsewhere_may_look_further_ahead(language: str, when: str) -> None:
    spoken = words(tischlein.games()["hot-potato"], language)
    assert when in spoken.say("suggest-result", rounds=3, points=1, rival=2)


def test_everybody_has_one_name_in_advice() -> None:
    spoken = words(tischlein.games()["hot-potato"], "en")
    usual = {"move": "aim", "other": 1}
    one = Suggestion("aim", 1.0, 1.0, 2.4, 0.3, "clear", (), usual, 1.0)
    assert "to Bo." in one.sentences(spoken, ["Ada", "Bo", "Cy"])[1]
    assert "to player 2." in one.sentences(spoken)[1].lower()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"budget": 100}, r"budget must be Budget\("),
        ({"budget": None}, r"budget must be Budget\("),
        ({"seed": "x"}, r"seed must be a whole number \(got 'x'\)"),
        ({"seed": 1.5}, r"seed must be a whole number \(got 1.5\)"),
        ({"most": -1}, r"most must be 1 or more \(got -1\)"),
        ({"most": 2.5}, r"most must be 1 or more \(got 2.5\)"),
    ],
)
def test_what_cannot_be_asked_is_refused(given: dict[str, Any], said: str) -> None:
    table = tischlein.new("potato-man", 4, seed=3, first=0)
    with pytest.raises(tischlein.Refusal, match=said):
        tischlein.suggest(table, 0, **given)


def test_numbers_that_numpy_counted_are_whole_numbers_too() -> None:
    table = tischlein.new("potato-man", 4, seed=3, first=0)
    none, two, many = np.array([0, 2, 50])
    ideas = tischlein.suggest(table, none, Budget(simulations=many), seed=two, most=two)
    assert ideas == tischlein.suggest(table, 0, Budget(simulations=50), seed=2, most=2)


def test_where_the_search_found_better_the_usual_move_is_named() -> None:
    """The rule of thumb would have gained 0.6 less; a move that comes behind is not compared."""
    table = tischlein.new("potato-man", 4, seed=3, first=0)
    view = table.view_record(0)
    best, usual, third = legal_moves(view, 0)[:3]
    weighed = [
        MoveEstimate(best, 1.0, 0.6, 0.01, 8.0, 5.0, 0.5, 100),
        MoveEstimate(usual, 0.0, 0.5, 0.01, 7.5, 5.1, 0.5, 100, usual=True),
        MoveEstimate(third, 0.0, 0.5, 0.01, 7.9, 5.0, 0.5, 50),
    ]
    instead, gain = beside_the_usual(view, 0, weighed[0], weighed)
    assert instead == view.game.notation.describe_move(view, 0, usual)
    assert gain == pytest.approx(0.6)
    assert beside_the_usual(view, 0, weighed[2], weighed) == (None, 0.0)
    assert beside_the_usual(view, 0, weighed[0], weighed[::2]) == (None, 0.0), "none is usual"
    one = Suggestion("R9", 1.0, 8.0, 5.0, 0.5, "clear", (), instead, gain)
    said = one.sentences(words(table.game, "en"))[1]
    phrase = table.phrase(0, view.game.notation.move_text(view, usual))
    assert (
        said == f"The usual move is: {phrase}. In trial games this one left you about 0.6 points better off."
    )


@pytest.mark.parametrize("name", list(tischlein.games()))
def test_what_is_called_the_best_has_nothing_against_it(name: str) -> None:
    """Nothing that only speaks against it, and no usual move beside others that are about as good."""
    game = tischlein.games()[name]
    for depth in range(0, 30, 5):
        table = table_after((name, game.usual_players, {}), 5, depth)
        found = [one for seat in table.waiting[:1] for one in tischlein.suggest(table, seat, LITTLE, most=2)]
        for one in found:
            said = {reason["reason"] for reason in one.reasons}
            if one.verdict in ("clear", "likely"):
                assert not said & (game.drawbacks | game.objections)
            else:
                assert one.usual is None
                assert one.lead == 0


def test_how_far_ahead_the_best_move_is_stands_beside_it() -> None:
    spoken = words(tischlein.games()["elefant"], "en")
    one = Suggestion("pass", 1.0, 60.0, 50.0, 0.62, "clear", (), lead=1.5, trials=100)
    assert one.sentences(spoken)[1:3] == [
        "In trial games the next best move left you about 1.5 points worse off.",
        "You won about 62 of 100 trial games.",
    ]


def test_a_usual_move_that_is_about_as_good_is_not_named() -> None:
    """Beside “other moves are about as good” it would be said to lose points that hardly matter."""
    table = tischlein.new("elefant", 3, seed=3, first=0)
    view = table.view_record(0)
    best, usual = legal_moves(view, 0)[:2]
    weighed = [
        MoveEstimate(best, 1.0, 0.91, 0.001, 84.0, 60.0, 0.9, 100),
        MoveEstimate(usual, 0.0, 0.905, 0.001, 80.0, 60.0, 0.9, 100, usual=True),
    ]
    assert verdict_on(weighed) == "close"
    assert beside_the_usual(view, 0, weighed[0], weighed) == (None, 0.0)


def test_the_search_tells_which_move_is_usual() -> None:
    for depth in range(0, 24, 3):
        table = table_after(("heckmeck", 4, {}), 8, depth)
        (seat,) = table.waiting
        found = SearchBot().weigh(table.view_record(seat), seat, LITTLE, 1)
        if len(found) > 1:
            (usual,) = [one.move for one in found if one.usual]
            assert usual == find_bot("thumb").choose(table.view_record(seat), seat, LITTLE, 1)
