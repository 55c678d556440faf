"""The host of one table, without sockets: the gate, the book, undo, clocks, absence."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tischlein
from serverplay import PEOPLE, hosted, ids, opened, play, play_some
from tischlein.server import ledger, messages
from tischlein.server.eyes import Eyes
from tischlein.server.host import Host
from tischlein.server.ledger import Entry
from tischlein.server.messages import Pace
from tischlein.server.phrases import Declined
from tischlein.server.serving import Serving

GAMES = list(tischlein.games().values())
EVERY_MOVE_DRAWS = ("heckmeck",)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def declined(host: Host, person: int | None, request: messages.AtTable, now: int = 0) -> str:
    """The code of a refusal; nothing has changed."""
    version, room = host.version, repr(host.room)
    with pytest.raises(Declined) as refused:
        host.submit(None if person is None else PEOPLE[person], request, now)
    assert host.version == version
    assert repr(host.room) == room
    for language in ("en", "de", "fr", "it", ""):
        assert refused.value.sentence(language)
    return refused.value.code


def ask(kind: type[messages.AtTable], **more: Any) -> Any:
    return kind(id=next(ids), table="table", **more)


def first_move(host: Host) -> tuple[int, str]:
    assert host.table is not None
    seat = host.table.waiting[0]
    return seat, host.table.moves(seat)[0]


# ---- The book ----


@every_game
def test_a_game_is_played_and_its_book_gives_the_same_table(game: Any) -> None:
    for players in game.players:
        host = hosted(game.name, players)
        entries = play_some(host, random.Random(players))
        assert host.table is not None
        assert host.table.over
        assert host.room.phase == "over"
        assert entries[-1].n == host.version
        assert [entry.n for entry in entries] == sorted({entry.n for entry in entries})


@every_game
def test_a_host_that_reads_the_book_is_the_same_host(game: Any) -> None:
    players = min(game.players)
    host = hosted(game.name, players, people=0, bots={})
    book = [ledger.Entry(1, 0, host_opening(game.name, players), "p0")]
    host = Host("table", book, 0)
    for person in PEOPLE[:players]:
        book += host.submit(person, ask(messages.Sit, contribution="luck"), 5)
    book += play_some(host, random.Random(4), 20)
    again = Host("table", [read_again(entry) for entry in book], 0)
    assert again.version == host.version == len(book)
    assert again.room == host.room
    assert again.asked == host.asked
    assert again.done == host.done
    assert again.table is not None
    assert host.table is not None
    assert again.table.state == host.table.state
    assert again.table.names == host.table.names == [person.name for person in PEOPLE[:players]]


def host_opening(game: str, players: int) -> ledger.Opened:
    return ledger.Opened(game, players, {}, "p0", "ab" * 32)


def read_again(entry: ledger.Entry) -> ledger.Entry:
    fact = ledger.read_fact(ledger.write_fact(entry.fact))
    return ledger.Entry(entry.n, entry.at, fact, entry.person, entry.request)


# ---- The gate ----


def test_a_repeated_move_is_answered_and_not_played_twice() -> None:
    host = hosted("leduc", 2)
    seat, move = first_move(host)
    request = ask(messages.Play, seat=seat, move=move, version=host.version)
    assert len(host.submit(PEOPLE[seat], request, 0)) == 1
    version = host.version
    assert host.submit(PEOPLE[seat], request, 0) == []
    assert host.version == version


def test_a_bystander_plays_on_where_a_bot_did() -> None:
    host = hosted("leduc", 2, people=1, pace=Pace(10, 0))
    table, seed = host.table, host.seed
    assert table is not None
    host.submit(PEOPLE[5], ask(messages.Sit, seat=1, name="Eva", contribution="late luck"), 7000)
    assert host.table is table
    assert host.seed == seed
    assert host.room.chairs[1].bot is None
    assert host.room.seats_of("p5") == [1]
    assert host.names["de"] == ["Person 0", "Eva"]
    assert host.bot_turns() == []
    if 1 in table.waiting:
        assert host.clocks.asked[1] == 7000
    while not table.over:
        seat, move = first_move(host)
        person = PEOPLE[0 if seat == 0 else 5]
        host.submit(person, ask(messages.Play, seat=seat, move=move, version=host.version), 7000)
    assert Serving(host).record().bots == {}
    assert Serving(host).record().verify().over


def test_a_seat_is_taken_over_only_from_a_bot_or_a_leaver_and_nobody_sees_two_hands() -> None:
    host = hosted("potato-man", 4, people=3)
    assert declined(host, 0, ask(messages.Sit, seat=3)) == "played-already"
    assert declined(host, 5, ask(messages.Sit, seat=2)) == "seat-taken"
    host.went("p2", 0)
    host.tick(600_000)
    assert host.room.chairs[2].stand_in or 2 not in host.asked
    assert declined(host, 5, ask(messages.Sit, seat=2)) == "seat-taken"
    assert declined(host, 5, ask(messages.Sit)) == "no-free-seat"
    host.submit(PEOPLE[1], ask(messages.Stand, seat=1), 0)
    host.submit(PEOPLE[5], ask(messages.Sit, seat=1), 0)
    assert host.room.chairs[1].name == "Person 5"
    assert declined(host, 1, ask(messages.Sit, seat=1)) == "seat-taken"
    assert declined(host, 1, ask(messages.Sit, seat=3)) == "played-already"
    host.submit(PEOPLE[0], ask(messages.Remove, person="p5"), 0)
    assert declined(host, 5, ask(messages.Sit, seat=1)) == "removed"
    host.submit(PEOPLE[6], ask(messages.Sit, seat=1), 0)
    assert host.room.hands == {"p0", "p1", "p2", "p5", "p6"}


def test_who_takes_the_seat_of_the_only_player_is_the_host() -> None:
    host = hosted("leduc", 2, people=1)
    host.submit(PEOPLE[0], ask(messages.Stand, seat=0), 0)
    host.submit(PEOPLE[5], ask(messages.Sit, seat=0), 0)
    assert host.room.host == "p5"


def test_every_bad_move_is_refused_by_name() -> None:
    host = hosted("leduc", 2)
    seat, move = first_move(host)
    other = 1 - seat

    def bad(person: int | None, at: int, text: str, version: int | None = None) -> str:
        known = host.version if version is None else version
        return declined(host, person, ask(messages.Play, seat=at, move=text, version=known))

    assert bad(None, seat, move) == "need-identity"
    assert bad(other, seat, move) == "not-your-seat"
    assert bad(5, seat, move) == "not-your-seat"
    assert bad(seat, 9, move) == "no-such-seat"
    assert bad(other, other, move) == "not-your-turn"
    assert bad(seat, seat, "nonsense") == "malformed-move"
    assert bad(seat, seat, move, version=1) == "stale"
    assert bad(seat, seat, move, version=host.version + 1) == "stale"
    host.submit(PEOPLE[seat], ask(messages.Pause), 0)
    assert host.room.paused_by == PEOPLE[seat].id
    assert bad(seat, seat, move) == "paused"
    assert declined(host, seat, ask(messages.Pause)) == "paused"
    host.submit(PEOPLE[other], ask(messages.Resume), 0)
    assert declined(host, seat, ask(messages.Resume)) == "not-paused"
    play_some(host, random.Random(1))
    assert bad(seat, seat, move) == "game-over"
    assert declined(host, seat, ask(messages.Pause)) == "no-game-running"


def test_a_bot_is_called_what_the_reader_calls_it() -> None:
    host = hosted("leduc", 2, people=1, bots={1: "spud"})
    assert host.table is not None
    for language, name in {"en": "Spud", "de": "Knolle", "fr": "Patate", "it": "Patata"}.items():
        assert name in Eyes(host.table, host.names, since=0).told(0, language).decode()
        host.speak(language)
        assert host.table.people[1] == name
    assert Serving(host).record().names == ["Person 0", "Spud"]


def test_seats_are_taken_left_and_given_to_bots() -> None:
    host = hosted("leduc", 2, people=0, bots={}, begins="host")
    for request, person, code in [
        (ask(messages.Play, seat=0, move="call", version=1), 0, "not-your-seat"),
        (ask(messages.Begin), 1, "not-the-host"),
        (ask(messages.Begin), 0, "seats-free"),
        (ask(messages.Begin, fill="wizard"), 0, "unknown-bot"),
        (ask(messages.SeatBot, seat=0, bot="spud"), 1, "not-the-host"),
        (ask(messages.SeatBot, seat=7, bot="spud"), 0, "no-such-seat"),
        (ask(messages.Sit, seat=4), 1, "no-such-seat"),
        (ask(messages.Sit, name="line\nbreak"), 1, "bad-name"),
        (ask(messages.Sit, name="‮turned"), 1, "bad-name"),
        (ask(messages.Rematch, seat=0), 0, "not-your-seat"),
        (ask(messages.Pause), 0, "need-seat"),
        (ask(messages.Undo, seat=0), 0, "not-your-seat"),
    ]:
        assert declined(host, person, request) == code, request
    host.submit(PEOPLE[1], ask(messages.Sit, seat=1, name="Anna"), 0)
    assert declined(host, 2, ask(messages.Sit, seat=1)) == "seat-taken"
    assert declined(host, 0, ask(messages.SeatBot, seat=1, bot="spud")) == "seat-taken"
    assert declined(host, 1, ask(messages.Undo, seat=1)) == "no-game-running"
    host.submit(PEOPLE[0], ask(messages.SeatBot, seat=0, bot="random"), 0)
    assert declined(host, 2, ask(messages.Sit)) == "no-free-seat"
    host.submit(PEOPLE[1], ask(messages.Contribute, seat=1, text="three cats"), 0)
    assert host.room.phase == "gathering"
    host.submit(PEOPLE[0], ask(messages.Begin), 0)
    assert host.room.phase == "playing"
    assert host.room.contributions() == ["", "three cats"]
    assert host.room.names() == ["Random", "Anna"]
    assert declined(host, 0, ask(messages.Begin)) == "game-has-begun"
    assert declined(host, 2, ask(messages.Sit)) == "no-free-seat"
    assert declined(host, 1, ask(messages.Contribute, seat=1, text="more")) == "game-has-begun"


def test_somebody_may_stand_up_and_sit_down_again() -> None:
    host = hosted("leduc", 2, people=0, bots={})
    host.submit(PEOPLE[0], ask(messages.Sit), 0)
    host.submit(PEOPLE[0], ask(messages.Stand, seat=0), 0)
    assert host.room.chairs[0].free
    for person in (0, 1):
        host.submit(PEOPLE[person], ask(messages.Sit), 0)
    host.submit(PEOPLE[0], ask(messages.Stand, seat=0), 0)
    assert host.room.chairs[0].left
    assert declined(host, 0, ask(messages.Stand, seat=0)) == "not-your-seat"
    assert declined(host, 2, ask(messages.Sit, seat=1)) == "seat-taken"
    host.submit(PEOPLE[0], ask(messages.Sit, seat=0), 0)
    assert not host.room.chairs[0].left


def test_the_host_fills_the_seats_with_bots() -> None:
    host = hosted("leduc", 2, people=1, bots={})
    host.submit(PEOPLE[0], ask(messages.Begin, fill="random"), 0)
    assert host.room.phase == "playing"
    alone = hosted("leduc", 2, people=0, bots={})
    alone.submit(PEOPLE[0], ask(messages.Begin, fill="random"), 0)
    assert alone.room.phase == "playing"
    assert len(alone.bot_turns()) == 1


def test_the_host_mutes_and_removes() -> None:
    host = hosted("leduc", 2)
    assert declined(host, 1, ask(messages.Remove, person="p0")) == "not-the-host"
    assert declined(host, 0, ask(messages.Remove, person="p0")) == "not-yourself"
    assert declined(host, 0, ask(messages.Mute, person="p7")) == "unknown-person"
    host.submit(PEOPLE[0], ask(messages.Mute, person="p1"), 0)
    assert host.room.muted == {"p1"}
    host.submit(PEOPLE[0], ask(messages.Mute, person="p1", muted=False), 0)
    assert host.room.muted == set()
    host.submit(PEOPLE[0], ask(messages.Remove, person="p1"), 0)
    assert host.room.chairs[1].left
    assert declined(host, 1, ask(messages.Sit, seat=1)) == "removed"


def test_when_the_host_leaves_somebody_else_is_host() -> None:
    host = hosted("potato-man", 3)
    host.submit(PEOPLE[0], ask(messages.Stand, seat=0), 0)
    assert host.room.host == "p1"
    assert declined(host, 0, ask(messages.Remove, person="p2")) == "not-the-host"
    host.submit(PEOPLE[1], ask(messages.Remove, person="p2"), 0)
    host.submit(PEOPLE[1], ask(messages.Stand, seat=1), 0)
    assert host.room.host == "p1"


def test_one_person_may_hold_several_seats() -> None:
    host = hosted("leduc", 2, people=0, bots={})
    for name in ("Anna", "Ben"):
        host.submit(PEOPLE[0], ask(messages.Sit, name=name), 0)
    assert host.room.seats_of("p0") == [0, 1]
    seat, move = first_move(host)
    host.submit(PEOPLE[0], ask(messages.Play, seat=seat, move=move, version=host.version), 0)


def test_two_of_the_same_name_are_told_apart() -> None:
    host = hosted("leduc", 2, people=0, bots={})
    for person in (0, 1):
        host.submit(PEOPLE[person], ask(messages.Sit, name="Anna"), 0)
    assert host.room.names() == ["Anna (1)", "Anna (2)"]


# ---- Taking back ----


@every_game
def test_an_undo_gives_back_exactly_the_table_of_before(game: Any) -> None:
    """Wherever it is allowed; and where it is not, something had come to light."""
    allowed = 0
    for seed in range(3):
        host = hosted(game.name, max(game.players), secret=f"{seed:02x}" * 32)
        chooser = random.Random(seed)
        for _ in range(25):
            assert host.table is not None
            if host.table.over:
                break
            seat = chooser.choice(host.table.waiting)
            before, moves = host.table.copy(), len(host.table.made)
            play(host, seat, chooser.choice(host.table.moves(seat)))
            if host.table.over:
                break
            try:
                host.submit(PEOPLE[seat], ask(messages.Undo, seat=seat), 0)
            except Declined as refused:
                assert refused.code == "undo-revealed"
                continue
            allowed += 1
            for other in range(host.room.players):
                if other != seat:
                    host.submit(PEOPLE[other], ask(messages.AnswerUndo, seat=other, yes=True), 0)
            assert len(host.table.made) == moves
            assert host.table.state == before.state
            play_some(host, chooser, 1)
    assert allowed or game.name in EVERY_MOVE_DRAWS


def test_undo_needs_everybody() -> None:
    host = hosted("potato-man", 3)
    seat, move = first_move(host)
    assert declined(host, seat, ask(messages.Undo, seat=seat)) == "nothing-to-undo"
    play(host, seat, move)
    others = [other for other in range(3) if other != seat]
    assert declined(host, others[0], ask(messages.AnswerUndo, seat=others[0], yes=True)) == "no-undo-asked"
    host.submit(PEOPLE[seat], ask(messages.Undo, seat=seat), 0)
    assert declined(host, seat, ask(messages.Undo, seat=seat)) == "undo-asked-already"
    assert declined(host, seat, ask(messages.AnswerUndo, seat=seat, yes=True)) == "no-undo-asked"
    host.submit(PEOPLE[others[0]], ask(messages.AnswerUndo, seat=others[0], yes=True), 0)
    assert len(host.table.made) == 1  # type: ignore[union-attr]
    host.submit(PEOPLE[others[1]], ask(messages.AnswerUndo, seat=others[1], yes=False), 0)
    assert host.room.undo is None
    assert len(host.table.made) == 1  # type: ignore[union-attr]
    host.submit(PEOPLE[seat], ask(messages.Undo, seat=seat), 0)
    play_some(host, random.Random(1), 1)
    assert host.room.undo is None


def test_a_drawn_card_is_never_taken_back() -> None:
    """With two players every card is followed by one from the pile: it has been seen."""
    host = hosted("potato-man", 2)
    seat, move = first_move(host)
    play(host, seat, move)
    assert declined(host, seat, ask(messages.Undo, seat=seat)) == "undo-revealed"


def test_a_choice_is_taken_back_while_it_lies_face_down_only() -> None:
    host = hosted("hot-potato", 3)
    assert host.table is not None
    play(host, 0, host.table.moves(0)[0])
    host.submit(PEOPLE[0], ask(messages.Undo, seat=0), 0)
    for other in (1, 2):
        host.submit(PEOPLE[other], ask(messages.AnswerUndo, seat=other, yes=True), 0)
    assert host.table.waiting == (0, 1, 2)
    for seat in range(3):
        play(host, seat, host.table.moves(seat)[0])
    assert declined(host, 2, ask(messages.Undo, seat=2)) == "undo-revealed"


# ---- Choosing at once ----


def test_a_choice_does_not_grow_stale_while_others_choose() -> None:
    host = hosted("hot-potato", 3)
    assert host.table is not None
    version = host.version
    play(host, 0, host.table.moves(0)[0], version=version)
    play(host, 1, host.table.moves(1)[0], version=version)
    play(host, 2, host.table.moves(2)[0], version=version)


# ---- Time ----


def test_a_clock_uses_the_reserve_and_then_moves_for_the_seat() -> None:
    host = hosted("leduc", 2, pace=Pace(10, 5))
    seat, move = first_move(host)
    assert host.wake_at == 15_000
    assert host.tick(14_999) == []
    assert host.bot_turns() == []
    play(host, seat, move, now=12_000)
    assert host.room.chairs[seat].reserve == 3_000
    assert host.table is not None
    late = host.table.waiting[0]
    assert host.wake_at is not None
    host.tick(host.wake_at)
    (turn,) = host.bot_turns()
    assert (turn.seat, turn.by) == (late, "clock")
    assert host.bot_moved(turn, host.table.moves(late)[0], 30_000)
    assert host.bot_turns() == []
    assert host.room.chairs[late].reserve in (0, 5_000)


def test_a_pause_stops_the_clock() -> None:
    host = hosted("leduc", 2, pace=Pace(10))
    host.submit(PEOPLE[0], ask(messages.Pause), 9_000)
    assert host.wake_at is None
    assert host.tick(50_000) == []
    host.submit(PEOPLE[0], ask(messages.Resume), 60_000)
    assert host.wake_at == 61_000


def test_a_stand_in_plays_for_the_absent_and_hands_back_at_once() -> None:
    host = hosted("leduc", 2, grace=60)
    seat, _ = first_move(host)
    assert host.wake_at is None
    host.went(f"p{seat}", 1_000)
    assert host.wake_at == 61_000
    assert [type(entry.fact) for entry in host.tick(61_000)] == [ledger.StoodIn]
    (turn,) = host.bot_turns()
    assert (turn.bot, turn.by) == ("spud", "stand-in")
    assert [type(entry.fact) for entry in host.arrived(f"p{seat}", 70_000)] == [ledger.Returned]
    assert host.bot_moved(turn, host.table.moves(seat)[0], 70_000) == []  # type: ignore[union-attr]
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
    assert declined(host, 0, ask(messages.Rematch, seat=0)) == "game-not-over"
    promised = host.room.shown_fairness(None)
    assert promised is not None
    play_some(host, random.Random(2))
    assert declined(host, 0, ask(messages.Undo, seat=0)) == "undo-revealed"
    shown = host.room.shown_fairness(host.seed)
    assert shown is not None
    assert shown.secret == host.room.secret
    host.submit(PEOPLE[0], ask(messages.Rematch, seat=0, contribution="again"), 0)
    assert host.room.phase == "over"
    host.submit(PEOPLE[1], ask(messages.Rematch, seat=1), 0)
    assert host.room.phase == "playing"
    assert host.room.number == 2
    now = host.room.shown_fairness(None)
    assert now is not None
    assert now.commitment == promised.next
    assert now.secret is None


def test_who_leaves_does_not_hold_up_a_rematch() -> None:
    host = hosted("leduc", 2)
    play_some(host, random.Random(2))
    host.submit(PEOPLE[0], ask(messages.Rematch, seat=0), 0)
    host.submit(PEOPLE[1], ask(messages.Stand, seat=1), 0)
    assert host.room.phase == "gathering"
    assert host.room.chairs[1].free


def test_a_left_seat_is_played_by_the_stand_in() -> None:
    host = hosted("leduc", 2)
    seat, _ = first_move(host)
    host.submit(PEOPLE[seat], ask(messages.Stand, seat=seat), 0)
    (turn,) = host.bot_turns()
    assert turn.by == "stand-in"


def test_why_not_gives_the_rule() -> None:
    host = hosted("leduc", 2)
    seat, move = first_move(host)
    answers = host.reasons(PEOPLE[seat], ask(messages.Why, seat=seat, moves=[move, "x"]), "de")
    assert answers[0].code is None
    assert answers[0].phrase
    assert answers[1].phrase is None
    assert (answers[1].code, answers[1].rule) == ("malformed-move", "notation")
    assert "kein Zug" in str(answers[1].sentence)


@pytest.mark.parametrize("seed", range(6))
def test_a_book_of_many_games_is_read_as_it_was_written(seed: int) -> None:
    """Games before the last deal are skimmed: the room must come out the same as if they had been played."""
    chooser = random.Random(seed)
    book = [Entry(1, 0, opened("leduc", 2, bots={}, begins="host"), "p0")]
    host = Host("table", book, 0)
    for person in PEOPLE[:2]:
        book += host.submit(person, messages.Sit(id=next(ids), table="table"), 0)
    for _ in range(4):
        book += host.submit(PEOPLE[0], messages.Begin(id=next(ids), table="table"), 0)
        book += play_some(host, chooser)
        if chooser.random() < 0.5:  # after the game a seat is free at once, during one it would be kept
            book += host.submit(PEOPLE[1], messages.Stand(id=next(ids), table="table", seat=1), 0)
            book += host.submit(PEOPLE[0], messages.Rematch(id=next(ids), table="table", seat=0), 0)
            book += host.submit(PEOPLE[1], messages.Sit(id=next(ids), table="table", seat=1), 0)
        else:
            for seat in (0, 1):
                book += host.submit(PEOPLE[seat], messages.Rematch(id=next(ids), table="table", seat=seat), 0)
        again = Host("table", book, 0)
        assert (again.version, again.room, again.done) == (host.version, host.room, host.done)
        assert again.table is not None
        assert host.table is not None
        assert again.table.reveal() == host.table.reveal()
