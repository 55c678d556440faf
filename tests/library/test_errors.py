"""Bad input: a `ValueError` with a code and a sentence that says what would be right; nothing changes."""

from __future__ import annotations

import copy
import json
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tischlein
from support.random_play import SETTINGS, table_after
from tischlein.engine.errors import listed
from tischlein.engine.validation import Reader, each_once
from tischlein.i18n.languages import LANGUAGES, UnknownLanguage
from tischlein.i18n.words import words
from tischlein.lab import simulate
from tischlein.registry import holding_games
from tischlein.table import PARTS

GAME = "leduc"
SHARED_REFUSALS = [("malformed-move", "notation"), ("not-your-turn", "your-turn"), ("game-over", "game-over")]


def test_an_unknown_game() -> None:
    with pytest.raises(tischlein.UnknownGame, match=r"game must be .* or .* \(got 'skat'\)") as refused:
        tischlein.new("skat", 3)
    assert refused.value.code == "unknown-game"


def test_a_folder_without_games_is_named(tmp_path: Path) -> None:
    """Who names the game's own folder instead of the one around it would look for the game in vain."""
    (tmp_path / "lots").mkdir()
    (tmp_path / "lots" / "__init__.py").touch()
    assert holding_games(str(tmp_path)) == str(tmp_path)
    for folder in (tmp_path / "lots", tmp_path / "nowhere"):
        with pytest.raises(tischlein.Refusal, match=r"TISCHLEIN_GAMES must be folders .*/(lots|nowhere)'"):
            holding_games(str(folder))
    asked = [sys.executable, "-m", "tischlein", "games"]
    environment = {**os.environ, "TISCHLEIN_GAMES": str(tmp_path / "lots")}
    found = subprocess.run(asked, env=environment, capture_output=True, text=True)
    assert found.returncode == 2
    assert found.stderr.startswith("tischlein: TISCHLEIN_GAMES must be folders")


def test_a_game_that_lives_elsewhere_is_tested_too(tmp_path: Path) -> None:
    environment = {**os.environ, "TISCHLEIN_GAMES": str(tmp_path)}
    asked = "import conftest, os; print(os.environ['TISCHLEIN_GAMES'])"
    found = subprocess.run(
        [sys.executable, "-c", asked],
        cwd=Path(__file__).parents[1],
        env=environment,
        capture_output=True,
        text=True,
    )
    assert found.stdout.strip().split(os.pathsep)[1:] == [str(tmp_path)]


@pytest.mark.parametrize("players", [0, 1, 9, -2, True, "four", 2.0, 2.5, None])
def test_a_wrong_player_count(players: Any) -> None:
    for name in tischlein.games():
        with pytest.raises(tischlein.BadPlayers, match=r"players must be .* in .* \(got ") as refused:
            tischlein.new(name, players)
        assert refused.value.code == "wrong-player-count"


def test_an_unknown_option_and_a_wrong_value() -> None:
    with pytest.raises(tischlein.BadOption, match=r"an option of .* must be first"):
        tischlein.new(GAME, 2, trump="red")
    for value in (2, -1, "me", True, None, 0.5):
        with pytest.raises(tischlein.BadOption, match="option first must be drawn, 0 or 1 in") as refused:
            tischlein.new(GAME, 2, first=value)
        assert refused.value.code == "wrong-option"


def test_what_must_be_is_listed_as_people_do() -> None:
    assert listed(["call", "raise", "fold"]) == "call, raise or fold"
    assert listed(range(1, 31)) == "1 to 30"
    assert listed((2, 3, 4, 5)) == "2 to 5"
    assert listed((2, 3)) == "2 or 3"
    assert listed((2, 3, 5)) == "2, 3 or 5"
    assert listed("abcdefghijklmnop") == "a, b, c, d, e, f, g, h, i, j, k … p"


def test_a_game_without_options_says_so() -> None:
    assert str(tischlein.BadOption("Snap", "trump", [])) == "Snap has no options (got 'trump')"


@pytest.mark.parametrize(
    ("name", "value", "right"),
    [
        *(("games", value, "1 or more") for value in (0, 1.5, "10", True, None)),
        *(("cores", value, "1 or more") for value in (0, 1.5, "2", True)),
        *(("seed", value, "a whole number from") for value in (1.5, "7", None, True, 2**63)),
    ],
)
def test_wrong_numbers_for_a_simulation(name: str, value: Any, right: str) -> None:
    asked: dict[str, Any] = {"games": 10, "cores": 1, name: value}
    with pytest.raises(tischlein.Refusal, match=rf"^{name} must be {right}"):
        simulate(GAME, 2, **asked)


@pytest.mark.parametrize(
    "seed", [b"7", True, ["7"], (1, 2), object(), "\ud800", 10**5000], ids=lambda seed: type(seed).__name__
)
def test_a_wrong_seed(seed: Any) -> None:
    with pytest.raises(tischlein.BadSeed, match=r"^seed must be a text or a number, .*\(got ") as refused:
        tischlein.new(GAME, 2, seed=seed)
    assert refused.value.code == "wrong-seed"


@pytest.mark.parametrize("seed", [-1, 0, 1.5, 10**400, "", "ä", np.int64(7)])
def test_any_text_or_number_is_a_seed(seed: Any) -> None:
    assert tischlein.new(GAME, 2, seed=seed).state == tischlein.new(GAME, 2, seed=str(seed)).state


@pytest.mark.parametrize("seat", [-1, 2, 99, "0", None, True, 0.0])
def test_a_wrong_seat(seat: Any) -> None:
    table = tischlein.new(GAME, 2)
    for attempt in (lambda: table.play(seat, "call"), lambda: table.moves(seat)):
        with pytest.raises(tischlein.BadSeat, match="seat must be 0 or 1"):
            attempt()


def test_numbers_counted_with_numpy_are_numbers() -> None:
    table = tischlein.new(GAME, np.int64(2), first=np.int8(0))  # type: ignore[arg-type]
    zero: Any = np.argmax([3, 2])
    assert table.view(zero) == table.view(0)
    assert table.events(zero) == table.events(0)
    assert table.phrase(zero, table.moves(zero)[0]) == table.phrase(0, table.moves(0)[0])
    table.play(zero, "call")
    assert json.loads(json.dumps([table.made, table.view(zero), table.reveal()]))
    assert type(table.made[0][0]) is type(table.players) is int


@pytest.mark.parametrize(
    ("part", "complaint"),
    [
        ({"game": "skat"}, "game must be 'leduc' .got 'skat'."),
        ({"edition": "1899"}, "edition must be .* .got '1899'."),
        ({"version": 99}, "version must be .* .got 99."),
        ({"optoins": {"first": 1}}, "a part of a position must be game, edition, .* .got 'optoins'."),
    ],
)
def test_a_position_from_elsewhere(part: dict[str, Any], complaint: str) -> None:
    """Of other cards or rules it might be read, and mean something else; so might a part that is misspelt."""
    whole = tischlein.new(GAME, 2, seed=1).reveal()
    assert tischlein.position(GAME, whole).reveal() == whole
    assert list(whole) == list(PARTS)
    with pytest.raises(tischlein.BadPosition, match=complaint):
        tischlein.position(GAME, whole | part)


def test_a_late_move_and_a_move_after_the_end() -> None:
    table = tischlein.new(GAME, 2, first=0, names=["Anna", "Ben"])
    before = table.state.pack().tobytes()
    with pytest.raises(
        tischlein.NotYourTurn, match="It is not Ben’s turn; the table is waiting for Anna"
    ) as late:
        table.play(1, "call")
    assert (late.value.code, late.value.rule) == ("not-your-turn", "your-turn")
    assert table.state.pack().tobytes() == before
    table.play(0, "raise")
    table.play(1, "fold")
    with pytest.raises(tischlein.NotYourTurn, match="The game is over") as over:
        table.play(0, "call")
    assert over.value.code == "game-over"


@pytest.mark.parametrize("move", ["", "dance", "fold ", "FOLD", "9" * 5000, "\0", None, 3])
def test_a_malformed_move(move: Any) -> None:
    table = tischlein.new(GAME, 2, first=0)
    with pytest.raises(tischlein.MalformedMove, match="is not a move here") as refused:
        table.play(0, move)
    assert refused.value.code == "malformed-move"
    assert table.made == []


def test_refusals_are_said_in_any_language() -> None:
    with pytest.raises(tischlein.IllegalMove) as refused:
        tischlein.new(GAME, 2, first=0, lang="de").play(0, "fold")
    assert (refused.value.code, refused.value.rule) == ("nothing-to-fold-to", "fold")
    assert len({refused.value.sentence(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert str(refused.value) == refused.value.sentence("en") == refused.value.sentence("")


def test_a_refusal_names_the_seats_as_its_reader_does() -> None:
    table = tischlein.new(GAME, 2, first=0, names=["Anna", "Bert"])
    with pytest.raises(tischlein.NotYourTurn, match=r"It is not Bert’s turn; .* waiting for Anna") as refused:
        table.play(1, "call")
    assert refused.value.facts == {"seat": 1, "waiting": (0,)}
    assert "Knolle" in refused.value.sentence("de", ["Anna", "Knolle"])
    assert "Bert" in str(copy.copy(refused.value))


def test_an_unknown_language() -> None:
    with pytest.raises(UnknownLanguage, match=r"language must be en, de, fr or it \(got 'la'\)"):
        tischlein.new(GAME, 2, lang="la")


@pytest.mark.parametrize(
    "names",
    [["Anna"], ["Anna", ""], ["Anna", 3], "ab", ["Anna", "B" * 61], ["Anna", "\ud800"], {"Anna", "Ben"}, 5],
)
def test_wrong_names(names: Any) -> None:
    with pytest.raises(tischlein.Refusal, match="names must be 2 names of 1 to 60 characters"):
        tischlein.new(GAME, 2, names=names)


def test_every_refusal_of_every_game_has_a_sentence_and_a_rule() -> None:
    for game in tischlein.games().values():
        refusals = [*game.notation.REFUSALS.values(), *SHARED_REFUSALS]
        for code, rule in refusals:
            for language in LANGUAGES:
                assert words(game, language).bundle.has_message(f"refusal-{code}"), (game.name, code)
                text = (game.folder / f"rules.{language}.md").read_text(encoding="utf-8")
                assert f'<a id="{rule}"></a>' in text, (game.name, language, rule)


# ---- Positions ----


def test_a_position_of_another_game() -> None:
    data = tischlein.new(GAME, 2).reveal()
    other = next(name for name in tischlein.games() if name != GAME)
    with pytest.raises(tischlein.BadPosition, match=rf"game must be '{other}' \(got '{GAME}'\)"):
        tischlein.position(other, data)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"players": 5}, "players must be 2 (got 5)"),
        ({"players": "two"}, "players must be a whole number (got 'two')"),
        ({"table": []}, "table must be an object with named values (got [])"),
        ({"options": None}, "options must be an object with named values (got None)"),
        ({"chance": {"seed": "0", "drawn": 1}}, "chance.seed must be 64 hexadecimal digits (got '0')"),
        ({"chance": {"seed": "0" * 64, "drawn": -1}}, "chance.drawn must be 0 to "),
        ({"options": {"trump": 1}}, "must be first (got 'trump')"),
    ],
)
def test_a_position_with_a_wrong_frame(change: dict[str, Any], complaint: str) -> None:
    data = tischlein.new(GAME, 2).reveal() | change
    with pytest.raises(tischlein.Refusal) as refused:
        tischlein.position(GAME, data)
    assert complaint in str(refused.value)


def test_a_position_without_chance_is_dealt_on_from_a_fresh_seed() -> None:
    data = tischlein.new(GAME, 2).reveal()
    del data["chance"]
    seeds = {tischlein.position(GAME, data).reveal()["chance"]["seed"] for _ in range(2)}
    assert len(seeds) == 2


@pytest.mark.parametrize("setting", SETTINGS[::3], ids=str)
def test_no_hole_or_wrong_kind_in_a_position_goes_through(setting: Any) -> None:
    """Each value of the position is left out or replaced by nonsense in turn: always a clear refusal."""
    name = setting[0]
    for nonsense in ("missing", "nonsense", -77, None, [], {"a": 1}, [["x"]], 10**30, True):
        for path in paths(table_after(setting, 8, 9).reveal()["table"]):
            data = table_after(setting, 8, 9).reveal()
            place = data["table"]
            for step in path[:-1]:
                place = place[step]
            old = place[path[-1]]
            if nonsense == "missing" and isinstance(place, dict):
                del place[path[-1]]
            else:
                place[path[-1]] = nonsense
            try:
                built = tischlein.position(name, data)
            except tischlein.Refusal as refused:
                assert str(refused)
            else:
                again = built.reveal()["table"]
                table = table_after(setting, 8, 9).reveal()["table"]
                assert again == table or old is None or nonsense is None or again == data["table"], path


def paths(data: Any, start: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to all values, the first two entries of each list."""
    found = []
    items = list(data.items()) if isinstance(data, dict) else list(enumerate(data))[:2]
    for step, value in items:
        found.append((*start, step))
        if isinstance(value, dict | list):
            found += paths(value, (*start, step))
    return found


def test_the_reader_names_place_and_right_value() -> None:
    read = Reader({"a": {"b": [1, 2]}, "flag": 1, "cards": ["K9"], "who": 3, "many": [1, "x"], "kind": "z"})
    complaints: list[tuple[Callable[[], Any], str]] = [
        (lambda: read.value("x"), "x is missing"),
        (lambda: read.within("a").numbers("b", 3, 0, 9), "a.b must be 3 numbers (got [1, 2])"),
        (lambda: read.numbers("many", 2, 0, 9), "many[1] must be a whole number (got 'x')"),
        (lambda: read.flag("flag"), "flag must be true or false (got 1)"),
        (lambda: read.cards("cards", {"K1": 0}), "cards[0] must be a card of this game (got 'K9')"),
        (lambda: read.cards("flag", {}), "flag must be a list (got 1)"),
        (lambda: read.seat("who", 3), "who must be 0 to 2 (got 3)"),
        (lambda: read.items("many", 1), "many must have 1 entries (got 2)"),
        (lambda: read.items("many", 2), "many[0] must be an object with named values (got 1)"),
        (lambda: read.one_of("kind", ("x", "y")), "kind must be x or y (got 'z')"),
    ]
    for attempt, complaint in complaints:
        with pytest.raises(tischlein.BadPosition) as refused:
            attempt()
        assert str(refused.value) == complaint


def test_each_card_once() -> None:
    each_once({"hand": ["a", "b"], "pile": ["b"]}, ["a", "b", "b"])
    with pytest.raises(tischlein.BadPosition, match="card a lies in hand and in pile; there is 1 of it"):
        each_once({"hand": ["a"], "pile": ["a"]}, ["a"])
    with pytest.raises(tischlein.BadPosition, match="card b is missing"):
        each_once({"hand": ["a"]}, ["a", "b"])


REFUSED: list[Callable[[], Any]] = [
    lambda: tischlein.new("skat", 3),
    lambda: tischlein.new(GAME, 9),
    lambda: tischlein.new(GAME, 2, trump="red"),
    lambda: tischlein.new(GAME, 2, names=["Anna"]),
    lambda: tischlein.new(GAME, 2, lang="xx"),
    lambda: tischlein.new(GAME, 2).moves(7),
    lambda: tischlein.new(GAME, 2, first=0).play(0, "dance"),
    lambda: tischlein.new(GAME, 2, first=0).play(1, "call"),
    lambda: tischlein.new(GAME, 2, first=0).play(0, "fold"),
    lambda: tischlein.position(GAME, {}),
]


@pytest.mark.parametrize("attempt", REFUSED)
def test_a_refusal_comes_whole_from_another_process(attempt: Callable[[], Any]) -> None:
    """A pool of processes sends what a worker raised; one that could not be read would break the pool."""
    with pytest.raises(tischlein.Refusal) as refused:
        attempt()
    sent = pickle.dumps(refused.value)
    for came in (pickle.loads(sent), copy.copy(refused.value)):  # noqa: S301 – our own
        assert type(came) is type(refused.value)
        assert (str(came), vars(came)) == (str(refused.value), vars(refused.value))
