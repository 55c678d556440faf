"""The host of one table, without sockets: its log and what it decides."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

import tischlein
from support.fake_hub import PEOPLE, ask, hosted, play_some, submit
from support.host_play import declined, every_game, first_move
from tischlein.i18n.languages import LANGUAGES
from tischlein.i18n.names import VARIETIES, bot_name
from tischlein.records import fairness
from tischlein.records.replay import replay
from tischlein.server.live.event_encoder import EventEncoder
from tischlein.server.protocol import requests
from tischlein.server.protocol.common import Pace
from tischlein.server.tables import log
from tischlein.server.tables.host import Host
from tischlein.server.tables.room import MAX_NOTICES

GAMES = list(tischlein.games().values())


# ---- The log ----


@every_game
def test_a_game_is_played_and_its_log_gives_the_same_table(game: Any) -> None:
    for players in game.players:
        host = hosted(game.name, players)
        entries = play_some(host, random.Random(players))
        assert host.table.over
        assert host.room.phase == "over"
        assert entries[-1].n == host.version
        assert [entry.n for entry in entries] == sorted({entry.n for entry in entries})


@every_game
def test_a_host_that_reads_the_log_is_the_same_host(game: Any) -> None:
    players = min(game.players)
    host = hosted(game.name, players, people=0, bots={})
    history = [log.Entry(1, 0, host_opening(game.name, players), "p0")]
    host = Host("table", history, 0)
    for person in PEOPLE[:players]:
        history += submit(host, person, ask(requests.Sit, contribution="luck"), 5)
    history += play_some(host, random.Random(4), 20)
    again = Host("table", [read_again(entry) for entry in history], 0)
    assert again.version == host.version == len(history)
    assert again.room == host.room
    assert again.playing.asked == host.playing.asked
    assert again.done == host.done
    assert again.table.state == host.table.state
    assert again.table.names == host.table.names == [person.name for person in PEOPLE[:players]]


def host_opening(game: str, players: int, **more: Any) -> log.Opened:
    return log.Opened(game, players, {}, "p0", "ab" * 32, **more)


def read_again(entry: log.Entry) -> log.Entry:
    payload = log.read_payload(log.write_payload(entry.payload))
    return log.Entry(entry.n, entry.at, payload, entry.person, entry.request)


# ---- Decisions ----


def test_a_repeated_move_is_answered_and_not_played_twice() -> None:
    host = hosted("leduc", 2)
    seat, move = first_move(host)
    request = ask(requests.Play, seat=seat, move=move, version=host.version)
    assert len(submit(host, PEOPLE[seat], request, 0)) == 1
    version = host.version
    assert submit(host, PEOPLE[seat], request, 0) == []
    assert host.version == version


def test_a_bystander_plays_on_where_a_bot_did() -> None:
    host = hosted("leduc", 2, people=1, pace=Pace(10, 0))
    table, seed = host.table, host.room.seed
    assert table is not None
    submit(host, PEOPLE[5], ask(requests.Sit, seat=1, name="Eva", contribution="late luck"), 7000)
    assert host.table is table
    assert host.room.seed == seed
    assert host.room.seats[1].bot is None
    assert host.room.seats_of("p5") == [1]
    assert host.playing.names == ["Person 0", "Eva"]
    assert host.bot_turns() == []
    if 1 in table.waiting:
        assert host.playing.clocks.asked[1] == 7000
    while not table.over:
        seat, move = first_move(host)
        person = PEOPLE[0 if seat == 0 else 5]
        submit(host, person, ask(requests.Play, seat=seat, move=move, version=host.version), 7000)
    assert host.record().bots == {}
    assert host.record().verify().over


def test_what_was_done_before_a_seat_was_taken_over_keeps_its_names() -> None:
    host = hosted("leduc", 2, people=1, bots={1: "spud"})
    called = host.room.seats[1].name
    while (seat := host.table.waiting[0]) == 0:
        play_first(host, 0)
    [turn] = host.bot_turns()
    host.bot_moved(turn, host.table.moves(seat)[0], 0)
    before = len(host.table.made)
    submit(host, PEOPLE[5], ask(requests.Sit, seat=1, name="Eva"), 0)
    while not host.table.over:
        play_first(host, 0 if host.table.waiting[0] == 0 else 5)
    record = host.record()
    assert [(one.until, one.names) for one in record.earlier] == [(before, ["Person 0", called])]
    back = replay(record, None, "de")
    assert back.names == ["Person 0", "Eva"]
    assert [(one.names, one.bots) for one in back.earlier] == [(["Person 0", called], [None, "spud"])]
    said = [list(step.sentences or ()) for step in back.steps]
    lines = [sentence for sentences in said for sentence in sentences]
    assert told(host, "de") == lines
    for step, sentences in zip(back.steps, said, strict=True):
        then, other = (called, "Eva") if step.n <= before else ("Eva", called)
        assert other not in " ".join(sentences)
        assert step.seat != 1 or then in " ".join(sentences)


def test_moves_made_again_by_whoever_took_the_seat_over_carry_their_name() -> None:
    host = hosted("leduc", 2, people=1, bots={1: "spud"})
    while host.table.waiting[0] == 0:
        play_first(host, 0)
    host.bot_moved(host.bot_turns()[0], host.table.moves(1)[0], 0)
    made = len(host.table.made)
    submit(host, PEOPLE[5], ask(requests.Sit, seat=1, name="Eva"), 0)
    assert host.playing.earlier[0].until == made
    host.apply(log.Entry(host.version + 1, 0, log.Undone(made - 1)))
    assert host.playing.earlier[0].until == made - 1
    play_first(host, 5)
    assert any("Eva" in sentence for sentence in told(host, "en"))


def test_a_log_is_read_in_which_a_seat_was_taken_over_in_an_earlier_game() -> None:
    history = [log.Entry(1, 0, host_opening("leduc", 2, bots={1: "spud"}, newcomers=True), "p0")]
    host = Host("table", history, 0)
    history += submit(host, PEOPLE[0], ask(requests.Sit, seat=0), 0)
    history += submit(host, PEOPLE[5], ask(requests.Sit, seat=1, name="Eva"), 0)
    assert host.room.phase == "playing"
    while host.table is not None and not host.table.over:
        history += play_first(host, 0 if host.table.waiting[0] == 0 else 5)
    for person, seat in ((0, 0), (5, 1)):
        history += submit(host, PEOPLE[person], ask(requests.Rematch, seat=seat), 0)
    assert host.room.number == 2
    again = Host("table", [read_again(entry) for entry in history], 0)
    assert again.room == host.room
    assert again.playing.names == host.playing.names
    assert again.playing.earlier == host.playing.earlier == []


def play_first(host: Host, person: int) -> list[log.Entry]:
    seat, move = first_move(host)
    return submit(host, PEOPLE[person], ask(requests.Play, seat=seat, move=move, version=host.version), 0)


def told(host: Host, language: str) -> list[str]:
    events = EventEncoder(host.table, host.playing.names, 0, host.playing.earlier)
    return events.sentences(None, language) or []


def test_a_seat_is_taken_over_only_from_a_bot_or_a_leaver_and_nobody_sees_two_hands() -> None:
    host = hosted("potato-man", 4, people=3)
    assert declined(host, 0, ask(requests.Sit, seat=3)) == "played-already"
    assert declined(host, 5, ask(requests.Sit, seat=2)) == "seat-taken"
    host.went("p2", 0)
    host.tick(600_000)
    assert host.room.seats[2].stand_in or 2 not in host.playing.asked
    assert declined(host, 5, ask(requests.Sit, seat=2)) == "seat-taken"
    assert declined(host, 5, ask(requests.Sit)) == "no-free-seat"
    submit(host, PEOPLE[1], ask(requests.Stand, seat=1), 0)
    submit(host, PEOPLE[5], ask(requests.Sit, seat=1), 0)
    assert host.room.seats[1].name == "Person 5"
    assert declined(host, 1, ask(requests.Sit, seat=1)) == "seat-taken"
    assert declined(host, 1, ask(requests.Sit, seat=3)) == "played-already"
    submit(host, PEOPLE[0], ask(requests.Remove, person="p5"), 0)
    assert declined(host, 5, ask(requests.Sit, seat=1)) == "removed"
    submit(host, PEOPLE[6], ask(requests.Sit, seat=1), 0)
    assert host.room.hands == {"p0", "p1", "p2", "p5", "p6"}


def test_who_takes_the_seat_of_the_only_player_is_the_host() -> None:
    host = hosted("leduc", 2, people=1)
    submit(host, PEOPLE[0], ask(requests.Stand, seat=0), 0)
    submit(host, PEOPLE[5], ask(requests.Sit, seat=0), 0)
    assert host.room.host == "p5"


def test_every_bad_move_is_refused_by_name() -> None:
    host = hosted("leduc", 2)
    seat, move = first_move(host)
    other = 1 - seat

    def bad(person: int | None, at: int, text: str, version: int | None = None) -> str:
        known = host.version if version is None else version
        return declined(host, person, ask(requests.Play, seat=at, move=text, version=known))

    assert bad(None, seat, move) == "need-identity"
    assert bad(other, seat, move) == "not-your-seat"
    assert bad(5, seat, move) == "not-your-seat"
    assert bad(seat, 9, move) == "no-such-seat"
    assert bad(other, other, move) == "not-your-turn"
    assert bad(seat, seat, "nonsense") == "malformed-move"
    assert bad(seat, seat, move, version=1) == "stale"
    assert bad(seat, seat, move, version=host.version + 1) == "stale"
    submit(host, PEOPLE[seat], ask(requests.Pause), 0)
    assert host.room.paused_by == PEOPLE[seat].id
    assert bad(seat, seat, move) == "paused"
    assert declined(host, seat, ask(requests.Pause)) == "paused"
    submit(host, PEOPLE[other], ask(requests.Resume), 0)
    assert declined(host, seat, ask(requests.Resume)) == "not-paused"
    play_some(host, random.Random(1))
    assert bad(seat, seat, move) == "game-over"
    assert declined(host, seat, ask(requests.Pause)) == "no-game-running"


def test_bots_have_names_of_their_own_the_same_in_every_language() -> None:
    host = hosted("heckmeck", 5, people=1, bots=dict.fromkeys(range(1, 5), "spud"))
    names = host.playing.names
    assert len({*names}) == 5
    assert {*names[1:]} <= {*VARIETIES}
    for language in LANGUAGES:
        sentences = " ".join(told(host, language))
        assert any(name in sentences for name in names[1:])
    assert host.record().names == names


def test_a_bot_s_name_says_nothing_about_the_deal_and_is_not_a_person_s() -> None:
    host = hosted("heckmeck", 3, people=1, bots={1: "spud", 2: "spud"})
    public = fairness.commitment(host.room.secret)
    assert host.room.seats[1].name == bot_name(public, {"Person 0"})
    taken = {bot_name(public, ())}
    assert bot_name(public, taken) not in taken


def test_seats_are_taken_left_and_given_to_bots() -> None:
    host = hosted("leduc", 2, people=0, bots={}, begins="host")
    for request, person, code in [
        (ask(requests.Play, seat=0, move="call", version=1), 0, "not-your-seat"),
        (ask(requests.Begin), 1, "not-the-host"),
        (ask(requests.Begin), 0, "seats-free"),
        (ask(requests.Begin, fill="wizard"), 0, "unknown-bot"),
        (ask(requests.SeatBot, seat=0, bot="spud"), 1, "not-the-host"),
        (ask(requests.SeatBot, seat=7, bot="spud"), 0, "no-such-seat"),
        (ask(requests.Sit, seat=4), 1, "no-such-seat"),
        (ask(requests.Sit, name="line\nbreak"), 1, "bad-name"),
        (ask(requests.Sit, name="‮turned"), 1, "bad-name"),
        (ask(requests.Rematch, seat=0), 0, "not-your-seat"),
        (ask(requests.Pause), 0, "need-seat"),
        (ask(requests.Undo, seat=0), 0, "not-your-seat"),
    ]:
        assert declined(host, person, request) == code, request
    submit(host, PEOPLE[1], ask(requests.Sit, seat=1, name="Anna"), 0)
    assert declined(host, 2, ask(requests.Sit, seat=1)) == "seat-taken"
    assert declined(host, 0, ask(requests.SeatBot, seat=1, bot="spud")) == "seat-taken"
    assert declined(host, 1, ask(requests.Undo, seat=1)) == "no-game-running"
    submit(host, PEOPLE[0], ask(requests.SeatBot, seat=0, bot="random"), 0)
    assert declined(host, 2, ask(requests.Sit)) == "no-free-seat"
    submit(host, PEOPLE[1], ask(requests.Contribute, seat=1, text="three cats"), 0)
    assert host.room.phase == "gathering"
    submit(host, PEOPLE[0], ask(requests.Begin), 0)
    assert host.room.phase == "playing"
    assert host.room.contributions() == ["", "three cats"]
    assert host.room.names() == [host.room.seats[0].name, "Anna"]
    assert declined(host, 0, ask(requests.Begin)) == "game-has-begun"
    assert declined(host, 2, ask(requests.Sit)) == "no-free-seat"
    assert declined(host, 1, ask(requests.Contribute, seat=1, text="more")) == "game-has-begun"


def test_somebody_may_stand_up_and_sit_down_again() -> None:
    host = hosted("leduc", 2, people=0, bots={})
    submit(host, PEOPLE[0], ask(requests.Sit), 0)
    submit(host, PEOPLE[0], ask(requests.Stand, seat=0), 0)
    assert host.room.seats[0].free
    for person in (0, 1):
        submit(host, PEOPLE[person], ask(requests.Sit), 0)
    submit(host, PEOPLE[0], ask(requests.Stand, seat=0), 0)
    assert host.room.seats[0].left
    assert declined(host, 0, ask(requests.Stand, seat=0)) == "not-your-seat"
    assert declined(host, 2, ask(requests.Sit, seat=1)) == "seat-taken"
    submit(host, PEOPLE[0], ask(requests.Sit, seat=0), 0)
    assert not host.room.seats[0].left


def test_the_host_fills_the_seats_with_bots() -> None:
    host = hosted("leduc", 2, people=1, bots={})
    submit(host, PEOPLE[0], ask(requests.Begin, fill="random"), 0)
    assert host.room.phase == "playing"
    alone = hosted("leduc", 2, people=0, bots={})
    submit(alone, PEOPLE[0], ask(requests.Begin, fill="random"), 0)
    assert alone.room.phase == "playing"
    assert len(alone.bot_turns()) == 1


def test_the_host_mutes_and_removes() -> None:
    host = hosted("leduc", 2)
    assert declined(host, 1, ask(requests.Remove, person="p0")) == "not-the-host"
    assert declined(host, 0, ask(requests.Remove, person="p0")) == "not-yourself"
    assert declined(host, 0, ask(requests.Mute, person="p7")) == "unknown-person"
    submit(host, PEOPLE[0], ask(requests.Mute, person="p1"), 0)
    assert host.room.muted == {"p1"}
    submit(host, PEOPLE[0], ask(requests.Mute, person="p1", muted=False), 0)
    assert host.room.muted == set()
    submit(host, PEOPLE[0], ask(requests.Remove, person="p1"), 0)
    assert host.room.seats[1].left
    assert declined(host, 1, ask(requests.Sit, seat=1)) == "removed"


def test_when_the_host_leaves_somebody_else_is_host() -> None:
    host = hosted("potato-man", 3)
    submit(host, PEOPLE[0], ask(requests.Stand, seat=0), 0)
    assert host.room.host == "p1"
    assert declined(host, 0, ask(requests.Remove, person="p2")) == "not-the-host"
    submit(host, PEOPLE[1], ask(requests.Remove, person="p2"), 0)
    submit(host, PEOPLE[1], ask(requests.Stand, seat=1), 0)
    assert host.room.host == "p1"


def test_others_play_on_for_a_bot_only_where_the_host_lets_them() -> None:
    """So that nobody reads hand after hand with one new name after the other."""
    host = hosted("potato-man", 4, people=2, newcomers=False)
    sit, host_allows = ask(requests.Sit, seat=2), ask(requests.Arrange, newcomers=True)
    assert declined(host, 5, sit) == "no-newcomers"
    assert declined(host, 1, host_allows) == "not-the-host"
    submit(host, PEOPLE[0], host_allows, 0)
    assert host.room.shown(set(), 0, None).newcomers
    submit(host, PEOPLE[5], sit, 0)
    submit(host, PEOPLE[0], ask(requests.Arrange, newcomers=False), 0)
    submit(host, PEOPLE[5], ask(requests.Stand, seat=2), 0)
    assert declined(host, 5, ask(requests.Sit, seat=3)) == "played-already"
    assert declined(host, 6, sit) == "no-newcomers"
    submit(host, PEOPLE[5], ask(requests.Sit, seat=2), 0)
    assert host.room.seats_of("p5") == [2], "and whoever was let in may come back"


def test_a_table_that_everybody_has_left_is_open_to_whoever_comes() -> None:
    host = hosted("potato-man", 3, people=2, newcomers=False)
    submit(host, PEOPLE[1], ask(requests.Stand, seat=1), 0)
    assert declined(host, 5, ask(requests.Sit, seat=1)) == "no-newcomers"
    submit(host, PEOPLE[0], ask(requests.Stand, seat=0), 0)
    assert declined(host, 5, ask(requests.Sit, seat=2)) == "no-newcomers", "but not for its bots"
    submit(host, PEOPLE[5], ask(requests.Sit, seat=1), 0)
    assert declined(host, 6, ask(requests.Sit, seat=0)) == "no-newcomers"


def test_who_comes_later_is_never_made_host_of_others() -> None:
    """Whoever takes over from a bot stays a guest: where the host watches, and where the host gets up."""
    organised = hosted("potato-man", 3, people=0, bots={0: "random"})
    for person in (1, 2):
        submit(organised, PEOPLE[person], ask(requests.Sit), 0)
    submit(organised, PEOPLE[5], ask(requests.Sit, seat=0), 0)
    assert organised.room.host == "p0"
    host = hosted("potato-man", 4, people=0, bots={0: "random"})
    for person in (0, 1, 2):
        submit(host, PEOPLE[person], ask(requests.Sit), 0)
    submit(host, PEOPLE[5], ask(requests.Sit, seat=0), 0)
    submit(host, PEOPLE[0], ask(requests.Stand, seat=1), 0)
    assert host.room.host == "p1"
    submit(host, PEOPLE[1], ask(requests.Stand, seat=2), 0)
    submit(host, PEOPLE[2], ask(requests.Stand, seat=3), 0)
    assert host.room.host == "p2"


def test_a_host_who_changes_seats_before_the_game_stays_host() -> None:
    host = hosted("potato-man", 3, people=2, bots={})
    submit(host, PEOPLE[0], ask(requests.Stand, seat=0), 0)
    assert host.room.host == "p0"
    submit(host, PEOPLE[0], ask(requests.Sit, seat=2), 0)
    assert host.room.host == "p0"


def test_one_person_may_hold_several_seats() -> None:
    host = hosted("leduc", 2, people=0, bots={})
    for name in ("Anna", "Ben"):
        submit(host, PEOPLE[0], ask(requests.Sit, name=name), 0)
    assert host.room.seats_of("p0") == [0, 1]
    seat, move = first_move(host)
    submit(host, PEOPLE[0], ask(requests.Play, seat=seat, move=move, version=host.version), 0)


def test_two_of_the_same_name_are_told_apart() -> None:
    host = hosted("leduc", 2, people=0, bots={})
    for person in (0, 1):
        submit(host, PEOPLE[person], ask(requests.Sit, name="Anna"), 0)
    assert host.room.names() == ["Anna (1)", "Anna (2)"]


# ---- Names that change ----


def test_another_name_reaches_seat_log_and_record() -> None:
    host = hosted("leduc", 2)
    before = host.version
    change = host.introduced(replace(PEOPLE[0], name="Jo", figure="owl-green"), 0)
    assert [type(entry.payload) for entry in change.entries] == [log.Renamed]
    assert change.room_changed
    assert host.version == before + 1
    room = host.room.shown(set(), 0, None)
    assert (room.seats[0].name, room.seats[0].figure) == ("Jo", "owl-green")
    assert [(one.kind, one.name, one.before) for one in room.notices] == [("renamed", "Jo", "Person 0")]
    assert host.record().names == host.playing.names == ["Jo", "Person 1"]
    play_first(host, host.table.waiting[0])
    play_first(host, host.table.waiting[0])
    assert any("Jo" in sentence for sentence in told(host, "en"))
    assert host.introduced(replace(PEOPLE[0], name="Jo", figure="owl-green"), 0).entries == []


def test_another_figure_alone_is_not_told() -> None:
    host = hosted("leduc", 2)
    assert host.introduced(replace(PEOPLE[1], figure="cat-red"), 0).entries
    assert host.room.seats[1].figure == "cat-red"
    assert host.room.notices == []


def test_a_friend_at_the_same_device_keeps_their_name() -> None:
    host = hosted("leduc", 2, people=0, bots={})
    submit(host, PEOPLE[0], ask(requests.Sit, seat=1, name="Eva"), 0)
    submit(host, PEOPLE[0], ask(requests.Sit, seat=0), 0)
    host.introduced(replace(PEOPLE[0], name="Jo"), 0)
    assert [seat.name for seat in host.room.seats] == ["Jo", "Eva"]


def test_a_seat_takes_over_the_name_that_was_changed_elsewhere() -> None:
    host = hosted("leduc", 2)
    change = host.arrived(replace(PEOPLE[1], name="Bo"), 0)
    assert [type(one.payload) for one in change.entries] == [log.Renamed]
    assert host.room.seats[1].name == "Bo"


def test_who_leaves_is_away_and_comes_back_is_told_once() -> None:
    host = hosted("heckmeck", 3, people=2, grace=10)
    host.went("p1", 0)
    host.tick(20_000)
    host.tick(30_000)
    host.arrived(PEOPLE[1], 40_000)
    submit(host, PEOPLE[1], ask(requests.Stand, seat=1), 50_000)
    submit(host, PEOPLE[5], ask(requests.Sit, seat=1, name="Eva"), 60_000)
    notices = [(one.kind, one.seat, one.name, one.before) for one in host.room.notices]
    assert notices == [
        ("away", 1, "Person 1", ""),
        ("back", 1, "Person 1", ""),
        ("left", 1, "Person 1", ""),
        ("seated", 1, "Eva", "Person 1"),
    ]
    assert all(0 <= one.n <= len(host.table.made) for one in host.room.notices)


def test_nobody_fills_the_log_by_changing_their_name() -> None:
    host = hosted("leduc", 2)
    for n in range(MAX_NOTICES + 5):
        host.introduced(replace(PEOPLE[0], name=f"Jo {n}"), 0)
    assert len(host.room.notices) == MAX_NOTICES
