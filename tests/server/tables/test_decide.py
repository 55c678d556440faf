"""Which feature decides what, and what a decision tells about the change it has made."""

from __future__ import annotations

from typing import get_args

import pytest

from support.fake_hub import PEOPLE, ask, hosted, play
from support.host_play import first_move
from tischlein.engine.errors import Refusal
from tischlein.server.protocol import requests
from tischlein.server.tables import log
from tischlein.server.tables.decide import DECISIONS, EFFECTS, FOLLOW_UPS, Change, RequestContext
from tischlein.server.tables.host import Gathering, Host
from tischlein.server.tables.playing import Playing

ANSWERED_BY_THE_DISPATCHER = {
    requests.Attend,
    requests.Leave,
    requests.Say,
    requests.Emote,
    requests.Why,
    requests.Suggest,
    requests.CanUndo,
}


def change_by(host: Host, person: int, request: requests.AtTable) -> Change:
    return host.submit(RequestContext(PEOPLE[person], "en", 0, request.id), request)


def test_every_request_has_its_decision_and_every_entry_its_effect() -> None:
    assert set(DECISIONS) | ANSWERED_BY_THE_DISPATCHER == set(get_args(requests.TableRequest))
    assert not set(DECISIONS) & ANSWERED_BY_THE_DISPATCHER
    written = set(get_args(log.AnyPayload))
    assert set(EFFECTS) == written - {log.Opened}, "with which a host begins"
    assert set(FOLLOW_UPS) <= written


def test_a_move_changes_the_game_and_not_the_room() -> None:
    host = hosted("leduc", 2)
    seat, move = first_move(host)
    request = ask(requests.Play, seat=seat, move=move, version=host.version)
    change = change_by(host, seat, request)
    assert (change.first_new_move, change.room_changed) == (1, False)
    assert change_by(host, seat, request).entries == [], "done before"


def test_a_move_that_ends_somebodys_question_changes_the_room() -> None:
    host = hosted("potato-man", 3)
    seat, move = first_move(host)
    play(host, seat, move)
    change = change_by(host, seat, ask(requests.Undo, seat=seat))
    assert (change.first_new_move, change.room_changed) == (None, True)
    other, move = first_move(host)
    request = ask(requests.Play, seat=other, move=move, version=host.version)
    assert change_by(host, other, request).room_changed


def test_the_deal_is_told_from_its_beginning_and_a_taken_seat_from_now_on() -> None:
    host = hosted("leduc", 2, people=0, bots={})
    change_by(host, 0, ask(requests.Sit))
    assert isinstance(host.stage, Gathering)
    assert host.shown is None
    dealt = change_by(host, 1, ask(requests.Sit))
    assert [type(entry.payload) for entry in dealt.entries] == [log.Sat, log.Begun]
    assert dealt.first_new_move == 0
    assert isinstance(host.stage, Playing)
    left = change_by(host, 1, ask(requests.Stand, seat=1))
    assert left.first_new_move == host.moves_made() + 1


def test_before_the_first_deal_there_is_no_game_to_ask_about() -> None:
    host = hosted("leduc", 2, people=1, bots={})
    with pytest.raises(Refusal) as refusal:
        change_by(host, 0, ask(requests.Undo, seat=0))
    assert refusal.value.code == "no-game-running"
    assert host.moves_made() == 0
    assert host.bot_turns() == []
    assert host.wake_at is None
