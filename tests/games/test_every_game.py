"""Conformance: what holds for every game at every player count, tried by random and property-based play."""

from __future__ import annotations

import copy
import json
import pickle
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as tries
from hypothesis import strategies as st

import tischlein
from support.random_play import (
    MOST_MOVES_IN_A_GAME,
    SETTINGS,
    deal,
    imagined,
    play_on,
    setting_name,
    table_after,
)
from tischlein.engine import verbs
from tischlein.engine.bits import each
from tischlein.i18n.languages import LANGUAGES
from tischlein.i18n.words import words
from tischlein.records.parse import parse
from tischlein.table import Table, position
from tischlein.view import ViewBuilder, empty_record, seats_changed

Setting = tuple[str, int, dict[str, Any]]

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
a_few = tries(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
seeds = st.integers(0, 2**32)
depths = st.integers(0, 160)


def happened(table: Table, moves: int) -> list[str]:
    """What the last moves brought, in no order."""
    events = table.events(None, since=len(table.made) - moves + 1)
    return sorted(json.dumps({name: fact for name, fact in event.items() if name != "n"}) for event in events)


def everybody(table: Table) -> list[int | None]:
    return [None, *range(table.players)]


@every_setting
@a_few
@given(seed=seeds)
def test_every_game_ends(setting: Setting, seed: int) -> None:
    table = deal(setting, seed)
    moves = sum(1 for _ in play_on(table, random.Random(seed)))
    assert table.over
    assert moves < MOST_MOVES_IN_A_GAME
    assert table.winners
    assert table.waiting == ()


@every_setting
@a_few
@given(seed=seeds)
def test_whoever_is_to_move_is_told_what_is_possible(setting: Setting, seed: int) -> None:
    table = deal(setting, seed)
    spoken = [words(table.game, language) for language in LANGUAGES]
    for _ in play_on(table, random.Random(seed), 60):
        for seat in everybody(table):
            kind = table.view(seat)["decision"]
            assert (kind is not None) == (seat in table.waiting)
            assert kind is None or all(one.decision(kind) for one in spoken)


@every_setting
@a_few
@given(seed=seeds)
def test_whoever_is_waited_for_can_move_and_every_listed_move_is_accepted(
    setting: Setting, seed: int
) -> None:
    table = deal(setting, seed)
    for _ in play_on(table, random.Random(seed), 60):
        for seat in table.waiting:
            moves = table.moves(seat)
            assert moves
            assert len(set(moves)) == len(moves)
            for move in moves:
                number = table.read(seat, move)
                assert table.game.notation.move_text(table.state, number) == move


@every_setting
@a_few
@given(seed=seeds, depth=depths)
def test_two_worlds_look_the_same(setting: Setting, seed: int, depth: int) -> None:
    """Whatever hidden things are swapped, every byte a seat gets stays the same, its moves too."""
    table = table_after(setting, seed, depth)
    for seat in everybody(table):
        other = imagined(table, seat, seed + 1)
        assert json.dumps(other.view(seat)) == json.dumps(table.view(seat))
        assert other.view_record(seat) == table.view_record(seat)


@every_setting
@a_few
@given(seed=seeds, depth=depths)
def test_a_seat_knows_more_than_a_spectator_only_in_its_own_place(
    setting: Setting, seed: int, depth: int
) -> None:
    """So a look at what is open serves everybody, and what a seat adds to it is forgotten behind it."""
    table = table_after(setting, seed, depth)
    look, left = ViewBuilder(table), table.view_record(None)
    for seat in everybody(table):
        assert look.view(seat)["table"] == table.game.describe(table.view_record(seat))
        if seat is not None:
            table.rules.view_own(empty_record(table.game), seat, left)
        assert look.record == left


@every_setting
@a_few
@given(seed=seeds)
def test_a_seat_changes_only_by_an_event_that_is_about_it(setting: Setting, seed: int) -> None:
    """So after a move only those seats are described again."""
    table = deal(setting, seed)
    before = described(table)
    for _ in play_on(table, random.Random(seed), 400):
        now = described(table)
        changed = seats_changed(table, table.events(None, since=len(table.made)))
        for seat in range(table.players):
            assert seat in changed or now[seat] == before[seat], (seat, table.last_events)
        before = now


def described(table: Table) -> list[tuple[Any, Any]]:
    """Every seat as all may know it, and as it may know itself."""
    look = ViewBuilder(table)
    return [(look.open_seat(seat), look.own_part(seat)) for seat in range(table.players)]


@every_setting
@a_few
@given(seed=seeds, depth=depths)
def test_an_imagined_table_is_a_possible_one_and_can_be_played_out(
    setting: Setting, seed: int, depth: int
) -> None:
    table = table_after(setting, seed, depth)
    for seat in everybody(table):
        other = imagined(table, seat, seed + 2)
        assert other.waiting == table.waiting
        rebuilt = position(table.game.name, other.reveal())
        assert rebuilt.reveal()["table"] == other.reveal()["table"]
    for _ in play_on(other, random.Random(seed)):
        pass
    assert other.over


@every_setting
def test_what_is_hidden_is_imagined_in_more_than_one_way(setting: Setting) -> None:
    table = deal(setting, 1)
    hidden = table.game.describe(table.view_record(None)) != table.game.describe(table.state)
    worlds = {json.dumps(imagined(table, None, seed).reveal()["table"]) for seed in range(20)}
    assert len(worlds) > 1 or not hidden


@every_setting
@a_few
@given(seed=seeds)
def test_the_order_of_simultaneous_moves_changes_nothing(setting: Setting, seed: int) -> None:
    table = deal(setting, seed)
    chooser = random.Random(seed)
    for _ in play_on(table, chooser, 150):
        if len(table.waiting) < 2:
            continue
        choices = [(seat, chooser.choice(table.moves(seat))) for seat in table.waiting]
        forwards, backwards = table.copy(), table.copy()
        for seat, move in choices:
            forwards.play(seat, move)
        for seat, move in reversed(choices):
            backwards.play(seat, move)
        assert forwards.state == backwards.state
        assert happened(forwards, len(choices)) == happened(backwards, len(choices))


@every_setting
@a_few
@given(seed=seeds)
def test_a_secret_move_tells_the_others_nothing(setting: Setting, seed: int) -> None:
    """While another seat still owes a move, nobody can tell which of its moves a seat has made."""
    table = deal(setting, seed)
    chooser = random.Random(seed)
    for _ in play_on(table, chooser, 100):
        if len(table.waiting) < 2:
            continue
        seat = chooser.choice(table.waiting)
        told = set()
        for move in table.moves(seat):
            twin = table.copy()
            twin.play(seat, move)
            others = [other for other in everybody(twin) if other != seat]
            told.add(json.dumps([[twin.view(other), twin.events(other)] for other in others]))
        assert len(told) == 1


@every_setting
@a_few
@given(seed=seeds, depth=depths)
def test_a_position_is_rebuilt_from_what_reveal_gives(setting: Setting, seed: int, depth: int) -> None:
    """Every card is somewhere exactly once, and the rebuilt table plays on just the same, shuffles too."""
    table = table_after(setting, seed, depth)
    data = json.loads(json.dumps(table.reveal()))
    twin = position(table.game.name, data)
    assert twin.reveal() == table.reveal()
    chooser = random.Random(seed)
    for _ in play_on(table, chooser, 60):
        twin.play(*table.made[-1])
        assert twin.reveal() == table.reveal()


@every_setting
@a_few
@given(seed=seeds, depth=depths)
def test_a_record_replays_to_the_same_table(setting: Setting, seed: int, depth: int) -> None:
    table = table_after(setting, seed, depth)
    record = parse(table.record().text())
    assert record == table.record()
    again = record.replay()
    assert again.state == table.state
    assert again.events(0) == table.events(0)


@every_setting
def test_a_record_from_a_position_replays_too(setting: Setting) -> None:
    middle = position(setting[0], table_after(setting, 5, 25).reveal())
    for _ in play_on(middle, random.Random(5), 20):
        pass
    record = parse(middle.record().text())
    assert record.replay().reveal() == middle.reveal()


@every_setting
@tries(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=seeds, depth=depths, seat=st.integers(-1, 7), text=st.text(max_size=12))
def test_what_is_refused_changes_nothing(
    setting: Setting, seed: int, depth: int, seat: int, text: str
) -> None:
    table = table_after(setting, seed, depth)
    others = table_after(setting, seed + 1, depth)
    texts = [text, *(move for other in others.waiting for move in others.moves(other)[:5])]
    for move in texts:
        before = table.state.pack().tobytes()
        try:
            table.read(seat, move)
        except ValueError as refused:
            assert str(refused)
            assert getattr(refused, "code", None)
        assert table.state.pack().tobytes() == before
        if table.waiting and seat not in table.waiting:
            with pytest.raises(tischlein.Refusal):
                table.play(seat, move)
            assert table.state.pack().tobytes() == before


@every_setting
@a_few
@given(seed=seeds)
def test_everything_that_happens_can_be_said_in_four_languages(setting: Setting, seed: int) -> None:
    table = deal(setting, seed)
    chooser = random.Random(seed)
    for _ in play_on(table, chooser, 200):
        for seat in table.waiting:
            number = table.read(seat, table.moves(seat)[0])
            data = table.game.notation.describe_move(table.state, seat, number)
            assert all(words(table.game, language).move(data) for language in LANGUAGES)
    for listener in (None, 0):
        for language in LANGUAGES:
            sentences = table.sentences(listener, lang=language)
            assert all(sentence.endswith((".", "!", "…")) for sentence in sentences)


@every_setting
def test_a_table_shows_itself(setting: Setting) -> None:
    table = table_after(setting, 3, 12)
    assert table.game.title in str(table)
    picture = table._repr_html_()
    assert all(name in picture for name in (table.game.title, *table.people))
    assert "_" not in picture
    assert table.game.name in repr(table)


@every_setting
def test_a_copy_shares_nothing(setting: Setting) -> None:
    table = table_after(setting, 4, 10)
    before = table.state.pack().tobytes()
    for _ in play_on(table.copy(), random.Random(1), 30):
        pass
    assert table.state.pack().tobytes() == before
    assert len(table.made) == 10 or table.over


@every_setting
def test_a_table_goes_to_another_process_and_back(setting: Setting) -> None:
    table = table_after(setting, seed=1, moves=10)
    sent = pickle.dumps(table)
    for twin in (pickle.loads(sent), copy.deepcopy(table), copy.copy(table)):  # noqa: S301 – our own
        assert twin.reveal() == table.reveal()
        assert twin.record() == table.record()
        assert twin.events(0) == table.events(0)
        before = table.state.pack().tobytes(), list(table.made)
        for _ in play_on(twin, random.Random(1), 30):
            pass
        assert (table.state.pack().tobytes(), table.made) == before


@every_setting
def test_views_are_plain_json_and_moves_are_for_the_own_seat_only(setting: Setting) -> None:
    table = table_after(setting, 6, 15)
    for seat in everybody(table):
        view = table.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert bool(view["moves"]) == (seat in table.waiting)
    assert tuple(each(verbs.waiting(table.state))) == table.waiting
