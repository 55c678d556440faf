"""Tuning: which numbers of a bot are found, that comparing them is fair, and what the command says."""

from __future__ import annotations

import copy
import importlib
import itertools
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

import tischlein
from tischlein.cli.main import main
from tischlein.cli.reports import tuning as reports
from tischlein.cli.reports.tuning import with_numbers
from tischlein.engine.compile.playout import games_by
from tischlein.engine.game import Game
from tischlein.engine.rule import rule
from tischlein.engine.verbs import default_move, fill_view, legal
from tischlein.lab import tuning
from tischlein.lab.arena import EVALUATION_SEEDS
from tischlein.lab.tuning import Gain, Workbench, awake, find_weights, other_number, tune

GAME = "hot-potato"
BOT = '''
import numpy as np

WEIGHTS = ("BRAVE", "TIMID", "TABLE")

LETTERS, DIGITS = range(2)
BRAVE = 12  # found by play
TIMID = -3
"""How it feels."""
SCALE: Final = 100
TABLE = np.array([
    [1, -2],  # two of them: 2
    [*(30, 4)],
])

UNUSED = 5

FACE = (1, 2)

MADE = 7

BITS = 10
MASK = (1 << BITS) - 1

TABLE_OF_MADE = np.array([MADE] * 3)


@rule
def default_move(table, seat, moves, listed, quick):
    return other(BRAVE + TIMID + TABLE[0, 1] + SCALE + BITS + MASK + FACE[0] + MADE)


@rule
def other(number):
    return number + LETTERS
'''


@cache
def bench() -> Workbench:
    """Compiled once for all tests here."""
    return Workbench(tischlein.games()[GAME], [2, 3], {}, 0, 1)


def test_the_weights_that_a_game_names_are_tuned() -> None:
    found = find_weights(BOT)
    assert list(found) == ["BRAVE", "TIMID", "TABLE"]
    assert found["TIMID"] == "TIMID = -3"
    assert found["TABLE"].startswith("TABLE = np.array([\n    [1, -2],  # two of them")


def test_other_numbers_are_pasted_into_the_same_layout() -> None:
    found = find_weights(BOT)
    assert with_numbers(found["BRAVE"], [-7]) == "BRAVE = -7"
    expected = "TABLE = np.array([\n    [0, 10],  # two of them: 2\n    [*(-5, 6)],\n])"
    assert with_numbers(found["TABLE"], [0, 10, -5, 6]) == expected
    columns = "T = np.array([\n    [  9,   -1],  # 1 of 2\n    [-80,  100],\n])"
    expected = "T = np.array([\n    [-10,    5],  # 1 of 2\n    [  7, -100],\n])"
    assert with_numbers(columns, [-10, 5, 7, -100]) == expected


@pytest.mark.parametrize("game", list(tischlein.games().values()), ids=lambda game: game.name)
def test_every_game_s_weights_are_whole_numbers(game: Game) -> None:
    path = game.folder / "heuristics.py"
    if not path.exists():
        return
    module = importlib.import_module(game.verbs.default_move.__module__)
    found = find_weights(path.read_text(encoding="utf-8"))
    assert list(found) == list(module.WEIGHTS)
    assert all(np.asarray(getattr(module, name)).dtype == np.int64 for name in found)


def place_of(name: str, within: int = 0) -> int:
    """Where a number is among all numbers."""
    return int(bench().groups([name])[0].start) + within


def test_equal_numbers_gain_exactly_nothing() -> None:
    """Same numbers, same deal, same luck: the same game, whichever seat is called the candidate."""
    gain = bench().match(bench().start, bench().start.copy(), 40)
    assert (gain.mean, gain.error) == (0, 0)


@rule
def thumb_move(tables: Any, seat: int, _: Any, moves: Any, rng: Any) -> int:
    """The default move, from what the seat may know."""
    tables[3] = tables[2]
    fill_view(tables[1], seat, tables[3])
    return int(default_move(tables[3], seat, moves, legal(tables[3], seat, moves), rng))


def test_the_rules_handed_their_numbers_play_like_the_bot() -> None:
    """A game with the same weights for all ends as one by the game's own default moves."""
    players, deals = 3, 20
    game = bench().game
    new = game.new(players, {}, [0] * 8).pack()
    tables = np.concatenate([new, new, game.table().pack(), game.table().pack()])
    moves = np.zeros(game.max_moves, np.int64)
    kinds = [(name, np.int64, shape) for name, shape in bench().shapes.items()]
    weights = np.stack([bench().start] * 2).view(kinds)[:, 0]
    by_weights, by_default = np.zeros((2, deals, 2 * players), np.int64)
    lengths, faults = np.zeros(deals, np.int64), np.zeros(1, np.int64)
    bench().play_games(tables, 5, 1, (weights, 0, faults), moves, by_weights, lengths)
    games_by(thumb_move)(tables, 5, 1, None, moves, by_default, lengths)
    assert np.array_equal(by_weights, by_default)
    assert faults[0] == 0


def test_a_spoilt_number_is_found_to_be_worse() -> None:
    spoilt = bench().start.copy()
    spoilt[place_of("DOUBLED")] = 0
    spoilt[place_of("KEEP", 2)] = 500
    gain = bench().match(spoilt, bench().start, 400)
    assert gain.mean < -3 * gain.error < 0
    back = bench().match(bench().start, spoilt, 400)
    assert back.beats(3)


def test_every_comparison_has_fresh_deals_below_the_border(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Workbench(tischlein.games()[GAME], [3, 4], {}, 3, 2)
    played: list[tuple[int, int]] = []

    def play_games(_: object, first: int, seed: int, extra: Any, *rest: Any) -> None:
        if extra[1] == 0:
            played.extend((seed, first + deal) for deal in range(len(rest[-1])))

    monkeypatch.setattr(made, "play_games", play_games)
    made.next_deal = EVALUATION_SEEDS - 25
    for _ in range(3):
        made.match(made.start, made.start, 10)
    assert len(set(played)) == len(played) == 60
    assert {seed for seed, _ in played} == {3, 4}
    assert max(number for _, number in played) < EVALUATION_SEEDS


def test_numbers_that_break_the_rules_never_win(monkeypatch: pytest.MonkeyPatch) -> None:
    def play_games(_: object, __: int, ___: int, extra: Any, *____: Any) -> None:
        extra[-1][0] += 1

    monkeypatch.setattr(bench(), "play_games", play_games)
    gain = bench().match(bench().start, bench().start, 10)
    assert gain.mean < -1e6
    assert not gain.beats(0)


def test_numbers_change_by_parts_and_constants_without_minus_keep_it_out() -> None:
    start = np.array([200, 3, 0, -4], np.int64)
    assert other_number(start, slice(0, 1), 0, 0.25) == 250
    assert other_number(start, slice(1, 2), 1, -0.1) == 2
    assert other_number(start, slice(1, 2), 1, -0.5) == 0
    assert other_number(start, slice(2, 4), 2, -0.5) == -5


def test_numbers_that_make_no_difference_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """What matters only at other player counts must not be carried along by what is better here."""
    matters = place_of("KEEP", 3)

    def match(one: Any, others: Any, _: int) -> Gain:
        return Gain(0, 0.5 if one[matters] != others[matters] else 0)

    monkeypatch.setattr(bench(), "match", match)
    keep, tie = bench().groups(["KEEP", "TIE"])
    assert awake(bench(), [tie, keep]) == [(keep, matters)]
    with pytest.raises(tischlein.Refusal, match="make no difference here"):
        awake(bench(), [tie])


def test_a_spoilt_number_is_mended() -> None:
    """From a bad start tuning climbs, and only what it was allowed to change has changed."""
    twin = copy.copy(bench())
    twin.start = bench().start.copy()
    (allowed,) = twin.groups(["SHARPNESS"])
    twin.start[allowed] = 20
    trials = itertools.islice(tune(twin, [allowed], 60, 50), 16)
    best = [values for values, _, kept in trials if kept][-1]
    assert best[allowed].max() > 25
    changed = np.flatnonzero(best != twin.start)
    assert allowed.start <= changed.min() <= changed.max() < allowed.stop
    assert twin.match(best, twin.start, 1000).beats(3)


def test_the_command_prints_what_to_paste(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    better = bench().start.copy()
    better[place_of("TIE_LEAD")] = 99
    better[place_of("KEEP", 1)] = -9
    trials = [(better, Gain(-0.1, 0.05), False), (better, Gain(0.25, 0.05), True)]
    monkeypatch.setattr(tuning, "Workbench", lambda *_: bench())
    monkeypatch.setattr(tuning, "tune", lambda *_: iter(trials))
    monkeypatch.setattr(reports, "FINAL_DEALS", 50)
    assert main(["tune", GAME, "--players", "2,3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "+0.250 ± 0.050  TIE_LEAD 43 → 99, KEEP[1] -6 → -9" in lines
    assert "TIE_LEAD = 99" in lines
    assert "KEEP = np.array([4, -9, 28, 2, -7, 12])" in lines
    assert "50 fresh deals" in lines[-1]
    assert "luck" in lines[-1]


def test_whoever_ends_the_command_sees_what_it_has_found(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    better = bench().start.copy()
    better[place_of("TIE_LEAD")] = 99

    def until_ctrl_c(*_: object) -> Iterator[tuple[Any, Gain, bool]]:
        yield better, Gain(0.25, 0.05), True
        raise KeyboardInterrupt

    monkeypatch.setattr(tuning, "Workbench", lambda *_: bench())
    monkeypatch.setattr(tuning, "tune", until_ctrl_c)
    assert main(["tune", GAME, "--players", "2,3"]) == 130
    assert "\nTo paste into heuristics.py:\n\nTIE_LEAD = 99\n" in capsys.readouterr().out


def test_the_command_says_so_when_nothing_is_better(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tuning, "Workbench", lambda *_: bench())
    monkeypatch.setattr(tuning, "CONFIRMED", 100)
    assert main(["tune", GAME, "--minutes", "0.001", "--only", "TIE,KEEP", "--deals", "20"]) == 0
    text = capsys.readouterr().out
    assert "tuning TIE, KEEP" in text
    assert "was found to be better" in text


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["tune", "skat"], "(got 'skat')"),
        (["tune", "leduc"], "Leduc poker has nothing to tune"),
        (["tune", GAME, "--players", "2,9"], "players must be 2 to 4 in Hot Potato! (got 9)"),
        (["tune", GAME, "--only", "TIE,TEA"], "has no constant 'TEA' to tune; there are SHARPNESS, TIE"),
        (["tune", GAME, "--deals", "1"], "deals must be 2 to"),
        (["tune", GAME, "--minutes", "0"], "minutes must be more than 0 (got 0)"),
        (["tune", GAME, "-o", "trump=red"], "(got 'trump')"),
        (["tune", GAME, "--seed", "9" * 20], "seed must be a whole number from -2**63"),
    ],
)
def test_refusals_name_what_is_right(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert complaint in capsys.readouterr().err


def test_player_counts_that_are_no_numbers_are_explained(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["tune", GAME, "--players", "2,three"])
    assert "must be numbers separated by commas, as in 2,3,4" in capsys.readouterr().err
