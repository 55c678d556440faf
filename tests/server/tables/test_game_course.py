"""The course of a game, without sockets: taking back, choosing at once, time, absence, another game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from support.fake_hub import PEOPLE, ask, hosted, opened, play, play_some, submit
from support.host_play import EVERY_MOVE_DRAWS, declined, every_game, first_move
from tischlein.engine.errors import Refusal
from tischlein.server.live.broadcast import Broadcast
from tischlein.server.protocol import requests
from tischlein.server.protocol.common import Pace
from tischlein.server.tables import log, undo
from tischlein.server.tables.host import Host
from tischlein.server.tables.log import Entry
from tischlein.table import Table

# ---- Taking back ----


@every_game
def test_an_undo_gives_back_exactly_the_table_of_before(game: Any) -> None:
    """Wherever it is allowed; and where it is not, something had come to light."""
    allowed = 0
    for seed in range(3):
        host = hosted(game.name, max(game.players), secret=f"{seed:02x}" * 32)
        chooser = random.Random(seed)
        for _ in range(25):
            if host.table.over:
                break
            seat = chooser.choice(host.table.waiting)
            before, moves = host.table.copy(), len(host.table.made)
            play(host, seat, chooser.choice(host.table.moves(seat)))
            if host.table.over:
                break
            try:
                submit(host, PEOPLE[seat], ask(requests.Undo, seat=seat), 0)
            except Refusal as refused:
                assert refused.code == "undo-revealed"
                continue
            allowed += 1
            for other in range(host.room.players):
                if other != seat:
                    submit(host, PEOPLE[other], ask(requests.AnswerUndo, seat=other, yes=True), 0)
            assert len(host.table.made) == moves
            assert host.table.state == before.state
            play_some(host, chooser, 1)
    assert allowed or game.name in EVERY_MOVE_DRAWS


@every_game
def test_moves_taken_back_are_not_made_again_when_the_log_is_read(
    game: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is the same, and costs what its standing moves cost, however often somebody went back."""
    players = max(game.players)
    history = [Entry(1, 0, opened(game.name, players, pace=Pace(5, 60)), "p0")]
    host = Host("table", history, 0)
    for person in PEOPLE[:players]:
        history += submit(host, person, ask(requests.Sit), 0)
    chooser, now = random.Random(11), 0
    for _ in range(60):
        if host.table.over:
            break
        seat = chooser.choice(host.table.waiting)
        now += 6_000 if chooser.random() < 0.2 else 10
        history += play(host, seat, chooser.choice(host.table.moves(seat)), now)
        if host.room.phase == "playing" and chooser.random() < 0.7:
            history += [*taken_back(host, seat, now)]
    made: list[str] = []
    really_play = Table.play

    def counted(table: Table, seat: int, move: str) -> None:
        made.append(move)
        really_play(table, seat, move)

    monkeypatch.setattr(Table, "play", counted)
    again = Host("table", history, now, awake=0)
    assert len(made) == len(host.table.made)
    assert again.room == host.room
    assert (again.version, again.done) == (host.version, host.done)
    assert again.playing.asked == host.playing.asked
    assert again.playing.clocks.asked == host.playing.clocks.asked
    assert (again.table.made, again.table.state) == (host.table.made, host.table.state)


def taken_back(host: Host, seat: int, now: int) -> list[Entry]:
    """A seat's last move taken back, all agreeing, where nothing was revealed."""
    try:
        entries = submit(host, PEOPLE[seat], ask(requests.Undo, seat=seat), now)
    except Refusal:
        return []
    for other in range(host.room.players):
        if host.room.undo is not None and other != seat:
            entries += submit(host, PEOPLE[other], ask(requests.AnswerUndo, seat=other, yes=True), now)
    return entries


def test_a_game_is_taken_back_only_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "MAX_TAKEN_BACK", 3)
    host = hosted("potato-man", 3, options={"first": 0})
    for _ in range(3):
        play(host, *first_move(host))
        assert taken_back(host, 0, 0)
    play(host, *first_move(host))
    assert declined(host, 0, ask(requests.Undo, seat=0)) == "no-more-undo"


def test_bots_wait_while_people_talk_about_taking_back() -> None:
    """But not for ever: one of them may not be there to answer."""
    host = hosted("potato-man", 3, people=2, options={"first": 1})
    play(host, 1, host.table.moves(1)[0])
    (turn,) = host.bot_turns()
    move = host.table.moves(2)[0]
    submit(host, PEOPLE[1], ask(requests.Undo, seat=1), 5_000)
    assert host.bot_turns() == []
    assert host.bot_moved(turn, move, 6_000).entries == []
    assert host.wake_at == 25_000
    assert host.tick(24_999).entries == []
    (entry,) = host.tick(25_000).entries
    assert entry.payload == log.UndoAnswered(1, yes=False)
    assert host.room.undo is None
    assert host.bot_turns() == [turn]
    submit(host, PEOPLE[1], ask(requests.Undo, seat=1), 26_000)
    submit(host, PEOPLE[0], ask(requests.AnswerUndo, seat=0, yes=True), 27_000)
    assert (host.table.made, host.table.waiting) == ([], (1,))


def test_undo_needs_everybody() -> None:
    host = hosted("potato-man", 3)
    seat, move = first_move(host)
    assert declined(host, seat, ask(requests.Undo, seat=seat)) == "nothing-to-undo"
    play(host, seat, move)
    others = [other for other in range(3) if other != seat]
    assert declined(host, others[0], ask(requests.AnswerUndo, seat=others[0], yes=True)) == "no-undo-asked"
    submit(host, PEOPLE[seat], ask(requests.Undo, seat=seat), 0)
    assert declined(host, seat, ask(requests.Undo, seat=seat)) == "undo-asked-already"
    assert declined(host, seat, ask(requests.AnswerUndo, seat=seat, yes=True)) == "no-undo-asked"
    submit(host, PEOPLE[others[0]], ask(requests.AnswerUndo, seat=others[0], yes=True), 0)
    assert len(host.table.made) == 1
    submit(host, PEOPLE[others[1]], ask(requests.AnswerUndo, seat=others[1], yes=False), 0)
    assert host.room.undo is None
    assert len(host.table.made) == 1
    submit(host, PEOPLE[seat], ask(requests.Undo, seat=seat), 0)
    play_some(host, random.Random(1), 1)
    assert host.room.undo is None


def test_a_drawn_card_is_never_taken_back() -> None:
    """With two players every card is followed by one from the pile: it has been seen."""
    host = hosted("potato-man", 2)
    seat, move = first_move(host)
    play(host, seat, move)
    assert declined(host, seat, ask(requests.Undo, seat=seat)) == "undo-revealed"


def test_a_choice_is_taken_back_while_it_lies_face_down_only() -> None:
    host = hosted("hot-potato", 3)
    play(host, 0, host.table.moves(0)[0])
    submit(host, PEOPLE[0], ask(requests.Undo, seat=0), 0)
    for other in (1, 2):
        submit(host, PEOPLE[other], ask(requests.AnswerUndo, seat=other, yes=True), 0)
    assert host.table.waiting == (0, 1, 2)
    for seat in range(3):
        play(host, seat, host.table.moves(seat)[0])
    assert declined(host, 2, ask(requests.Undo, seat=2)) == "undo-revealed"


# ---- Choosing at once ----


def test_a_choice_does_not_grow_stale_while_others_choose() -> None:
    host = hosted("hot-potato", 3)
    version = host.version
    play(host, 0, host.table.moves(0)[0], version=version)
    play(host, 1, host.table.moves(1)[0], version=version)
    play(host, 2, host.table.moves(2)[0], version=version)


# ---- Time ----


def test_a_clock_uses_the_reserve_and_then_moves_for_the_seat() -> None:
    host = hosted("leduc", 2, pace=Pace(10, 5))
    seat, move = first_move(host)
    assert host.wake_at == 15_000
    assert host.tick(14_999).entries == []
    assert host.bot_turns() == []
    play(host, seat, move, now=12_000)
    assert host.room.seats[seat].reserve == 3_000
    late = host.table.waiting[0]
    assert host.wake_at is not None
    host.tick(host.wake_at)
    (turn,) = host.bot_turns()
    assert (turn.seat, turn.by) == (late, "clock")
    assert host.bot_moved(turn, host.table.moves(late)[0], 30_000).entries
    assert host.bot_turns() == []
    assert host.room.seats[late].reserve in (0, 5_000)


def test_a_pause_stops_the_clock() -> None:
    host = hosted("leduc", 2, pace=Pace(10))
    submit(host, PEOPLE[0], ask(requests.Pause), 9_000)
    assert host.wake_at is None
    assert host.tick(50_000).entries == []
    submit(host, PEOPLE[0], ask(requests.Resume), 60_000)
    assert host.wake_at == 61_000


def test_a_server_that_starts_again_during_a_pause_gives_nobody_more_time() -> None:
    history = [Entry(1, 0, opened("leduc", 2, pace=Pace(10)), "p0")]
    host = Host("table", history, 0)
    for person in PEOPLE[:2]:
        history += submit(host, person, ask(requests.Sit), 0)
    history += submit(host, PEOPLE[0], ask(requests.Pause), 9_000)
    again = Host("table", history, 100_000)
    (clock,) = Broadcast(again).clocks(100_000) or []
    assert clock.move == 10_000
    submit(again, PEOPLE[0], ask(requests.Resume), 200_000)
    assert again.wake_at == 210_000


def test_a_stand_in_plays_for_the_absent_and_hands_back_at_once() -> None:
    host = hosted("leduc", 2, grace=60)
    seat, _ = first_move(host)
    assert host.wake_at is None
    host.went(f"p{seat}", 1_000)
    assert host.wake_at == 61_000
    assert [type(entry.payload) for entry in host.tick(61_000).entries] == [log.StoodIn]
    (turn,) = host.bot_turns()
    assert (turn.bot, turn.by) == ("spud", "stand-in")
    assert [type(entry.payload) for entry in host.arrived(PEOPLE[seat], 70_000).entries] == [log.Returned]
    assert host.bot_moved(turn, host.table.moves(seat)[0], 70_000).entries == []
    assert host.bot_turns() == []


def test_nobody_stands_in_when_nobody_waits() -> None:
    host = hosted("leduc", 2, people=1, grace=1)
    host.went("p0", 0)
    assert host.wake_at is None
    patient = hosted("leduc", 2, grace=None)
    patient.went("p0", 0)
    patient.went("p1", 0)
    assert patient.wake_at is None


# ---- Another game ----


def test_a_rematch_begins_when_all_want_it_with_a_deal_that_was_promised_before() -> None:
    host = hosted("leduc", 2)
    assert declined(host, 0, ask(requests.Rematch, seat=0)) == "game-not-over"
    promised = host.room.shown_fairness(None)
    assert promised is not None
    play_some(host, random.Random(2))
    assert declined(host, 0, ask(requests.Undo, seat=0)) == "undo-revealed"
    shown = host.room.shown_fairness(host.room.seed)
    assert shown is not None
    assert shown.secret == host.room.secret
    submit(host, PEOPLE[0], ask(requests.Rematch, seat=0, contribution="again"), 0)
    assert host.room.phase == "over"
    submit(host, PEOPLE[1], ask(requests.Rematch, seat=1), 0)
    assert host.room.phase == "playing"
    assert host.room.number == 2
    now = host.room.shown_fairness(None)
    assert now is not None
    assert now.commitment == promised.next
    assert now.secret is None


def test_who_leaves_does_not_hold_up_a_rematch() -> None:
    host = hosted("leduc", 2)
    play_some(host, random.Random(2))
    submit(host, PEOPLE[0], ask(requests.Rematch, seat=0), 0)
    submit(host, PEOPLE[1], ask(requests.Stand, seat=1), 0)
    assert host.room.phase == "gathering"
    assert host.room.seats[1].free


def test_a_left_seat_is_played_by_the_stand_in() -> None:
    host = hosted("leduc", 2)
    seat, _ = first_move(host)
    submit(host, PEOPLE[seat], ask(requests.Stand, seat=seat), 0)
    (turn,) = host.bot_turns()
    assert turn.by == "stand-in"


def test_why_not_gives_the_rule() -> None:
    host = hosted("leduc", 2)
    seat, move = first_move(host)
    answers = host.reasons(PEOPLE[seat], ask(requests.Why, seat=seat, moves=[move, "x"]), "de")
    assert answers[0].code is None
    assert answers[0].phrase
    assert answers[1].phrase is None
    assert (answers[1].code, answers[1].rule) == ("malformed-move", "notation")
    assert "kein Zug" in str(answers[1].sentence)


@pytest.mark.parametrize("seed", range(6))
def test_a_book_of_many_games_is_read_as_it_was_written(seed: int) -> None:
    """Games before the last deal are skimmed: the room must come out the same as if they had been played."""
    chooser = random.Random(seed)
    history = [Entry(1, 0, opened("leduc", 2, bots={}, begins="host"), "p0")]
    host = Host("table", history, 0)
    for person in PEOPLE[:2]:
        history += submit(host, person, ask(requests.Sit), 0)
    for _ in range(4):
        if host.room.phase == "gathering":
            history += submit(host, PEOPLE[0], ask(requests.Begin), 0)
        history += play_some(host, chooser)
        if chooser.random() < 0.5:  # after the game a seat is free at once, during one it would be kept
            history += submit(host, PEOPLE[1], ask(requests.Stand, seat=1), 0)
            history += submit(host, PEOPLE[0], ask(requests.Rematch, seat=0), 0)
            history += submit(host, PEOPLE[1], ask(requests.Sit, seat=1), 0)
        else:
            for seat in (0, 1):
                history += submit(host, PEOPLE[seat], ask(requests.Rematch, seat=seat), 0)
        again = Host("table", history, 0)
        assert (again.version, again.room, again.done) == (host.version, host.room, host.done)
        assert again.table.reveal() == host.table.reveal()


def test_a_rematch_that_all_want_is_dealt_even_where_the_host_says_when() -> None:
    host = hosted("leduc", 2, begins="host")
    submit(host, PEOPLE[0], ask(requests.Begin), 0)
    play_some(host, random.Random(1))
    submit(host, PEOPLE[0], ask(requests.Rematch, seat=0), 0)
    facts = [type(entry.payload) for entry in submit(host, PEOPLE[1], ask(requests.Rematch, seat=1), 0)]
    assert facts[-2:] == [log.Renewed, log.Begun]
    assert (host.room.phase, host.room.number) == ("playing", 2)


def test_a_rematch_does_not_wait_for_ever_for_somebody_who_is_away() -> None:
    """The stand-in takes their seat, as in a game, and hands it back when they return."""
    host = hosted("leduc", 2, grace=60)
    play_some(host, random.Random(1))
    host.went("p1", 1_000)
    assert host.wake_at is None
    submit(host, PEOPLE[0], ask(requests.Rematch, seat=0), 2_000)
    assert host.wake_at == 61_000
    assert host.tick(60_999).entries == []
    facts = [type(entry.payload) for entry in host.tick(61_000).entries]
    assert facts == [log.StoodIn, log.Renewed, log.Begun]
    assert (host.room.phase, host.room.number) == ("playing", 2)
    assert [type(entry.payload) for entry in host.arrived(PEOPLE[1], 70_000).entries] == [log.Returned]
