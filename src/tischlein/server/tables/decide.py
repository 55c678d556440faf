"""How a table decides: who asks what and when, which feature answers, and what has changed.

A feature is one file. For its requests it has decisions, which change nothing and give what is to be written;
for its entries their effects; and follow-ups, the entries that come by themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

from tischlein.engine.errors import Refusal
from tischlein.server.protocol import requests
from tischlein.server.protocol.common import Person
from tischlein.server.tables import arranging, chat, log, pause, playing, seating, undo
from tischlein.server.tables.log import Entry, Payload
from tischlein.server.tables.room import Room

if TYPE_CHECKING:
    from tischlein.server.tables.host import Host


class RequestContext(Struct, frozen=True):
    """Who asks and when. It is passed along, so that nothing has to remember what is being done."""

    person: Person | None
    language: str
    now: int
    """Milliseconds since 1970."""
    request: str = ""
    """The client's id of the request, so that it is not done twice."""
    attempt: int = 1
    """How often it has been tried, this time included: others may have been quicker."""
    received_at: float = 0.0
    """When its message came, by the process's steady clock; 0.0: nobody waits for it."""

    def known(self) -> Person:
        if self.person is None:
            raise Refusal(code="need-identity")
        return self.person


class Change(NamedTuple):
    """What a request, a bot or time has changed at a table."""

    entries: list[Entry]
    first_new_move: int | None
    """The events are new from this move on, 0 being the deal; None: the game looks as it did."""
    room_changed: bool
    only_moves: bool = False
    """Nothing but moves: whoever knew the table before needs only what they have changed."""


NOTHING = Change([], None, False)

Decision = Callable[["Host", RequestContext, Any], list[Payload]]
Effect = Callable[["Host", Any, int], None]
FollowUp = Callable[[Room], list[Payload]]

DECISIONS: dict[type[requests.AtTable], Decision] = {
    requests.Play: playing.decide_move,
    requests.Begin: playing.decide_to_begin,
    requests.Sit: seating.decide_to_sit,
    requests.Stand: seating.decide_to_stand,
    requests.SeatBot: seating.decide_to_seat_bot,
    requests.RemoveBot: seating.decide_to_remove_bot,
    requests.Contribute: seating.decide_to_contribute,
    requests.Remove: seating.decide_to_remove,
    requests.Undo: undo.decide_to_ask,
    requests.AnswerUndo: undo.decide_answer,
    requests.Pause: pause.decide_to_pause,
    requests.Resume: pause.decide_to_resume,
    requests.Rematch: arranging.decide_rematch,
    requests.Arrange: arranging.decide_to_arrange,
    requests.Mute: chat.decide_to_mute,
}

EFFECTS: dict[type[Payload], Effect] = {
    log.Moved: playing.make_move,
    log.Begun: playing.deal,
    log.Sat: seating.sit,
    log.Renamed: seating.rename,
    log.Stood: seating.stand,
    log.BotSat: seating.seat_bot,
    log.Contributed: seating.contribute,
    log.Removed: seating.remove,
    log.StoodIn: seating.stand_in,
    log.Returned: seating.come_back,
    log.UndoAsked: undo.ask,
    log.UndoAnswered: undo.answer,
    log.Undone: undo.take_back,
    log.Paused: pause.pause,
    log.Resumed: pause.resume,
    log.RematchAsked: arranging.ask_rematch,
    log.Renewed: arranging.renew,
    log.Arranged: arranging.arrange,
    log.HintsSet: arranging.set_hints,
    log.NewcomersSet: arranging.set_newcomers,
    log.Muted: chat.mute,
}

AGREEMENTS: list[FollowUp] = [undo.undone, arranging.renewed]
FOLLOW_UPS: dict[type[Payload], list[FollowUp]] = {
    log.Opened: [playing.dealt_when_full],
    log.Sat: [playing.dealt_when_full],
    log.BotSat: [playing.dealt_when_full],
    log.Renewed: [playing.dealt_again],
    log.RematchAsked: [arranging.renewed],
    log.UndoAsked: AGREEMENTS,
    log.UndoAnswered: AGREEMENTS,
    log.StoodIn: AGREEMENTS,
    log.Stood: AGREEMENTS,
    log.Removed: AGREEMENTS,
}


def what_follows(room: Room, payload: Payload) -> list[Payload]:
    """The entries that come by themselves: the deal when all sit, the undo when all agree."""
    for follow_up in FOLLOW_UPS.get(type(payload), ()):
        if found := follow_up(room):
            return found
    return []
