"""What server processes on one database send each other, and how PostgreSQL's NOTIFY carries it."""

from __future__ import annotations

import secrets
from contextlib import suppress

import msgspec
from msgspec import Raw, Struct

from tischlein.server.protocol.common import Person, kebab
from tischlein.server.protocol.responses import Chat, ChatEmote
from tischlein.server.tables.log import Entry

PROCESS_ID = secrets.token_hex(8)
"""Identifies this process among its peers; one that starts again has a new id."""

MAX_PAYLOAD_BYTES = 7_900
"""PostgreSQL takes fewer than 8,000 bytes in one NOTIFY."""


class Notification(Struct, tag_field="is", tag=kebab, omit_defaults=True):
    """Something that the other processes should know."""


class EntriesWritten(Notification):
    """New entries in a table's log, left out where too long; decoded only where the table is served."""

    table: str
    version: int
    entries: Raw = Raw(b"[]")


class ChatSent(Notification):
    """A text or an emote at a table, with the request's id, so that nobody receives it twice."""

    table: str
    message: Chat | ChatEmote
    request: str


class PersonChanged(Notification):
    """Somebody has another name or another figure."""

    person: Person


class Presence(Notification):
    """Who is at a table at this process: its people, and how many spectators without a name."""

    table: str
    people: list[str] = []
    strangers: int = 0
    version: int = 0
    asked: dict[int, int] = {}
    """At this version: for how many milliseconds seats have been asked for a move."""
    answer: bool = False
    """Other processes that serve this table are to send their `Presence`, too."""


class Heartbeat(Notification):
    """Once a second, so that a process that has stopped is noticed."""


class Goodbye(Notification):
    """This process stops."""


class Unreadable(Struct):
    """In place of a notification that this version does not know; its table where it names one."""

    table: str = ""


AnyNotification = EntriesWritten | ChatSent | Presence | PersonChanged | Heartbeat | Goodbye
Received = AnyNotification | Unreadable

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(list[AnyNotification]).decode
decode_each = msgspec.json.Decoder(list[Raw]).decode
decode_one = msgspec.json.Decoder(AnyNotification).decode
decode_unreadable = msgspec.json.Decoder(Unreadable).decode
decode_entries = msgspec.json.Decoder(list[Entry]).decode


def written(table: str, entries: list[Entry]) -> bytes:
    """The notification about new entries; where they are too long, without them."""
    notification = encode(EntriesWritten(table, entries[-1].n, Raw(encode(entries))))
    return (
        notification
        if len(notification) < MAX_PAYLOAD_BYTES // 2
        else encode(EntriesWritten(table, entries[-1].n))
    )


def pack(notifications: list[bytes]) -> list[str]:
    """The payloads for many notifications, as few as possible, in order."""
    packed: list[str] = []
    together: list[bytes] = []
    size = 0
    for notification in notifications:
        if together and size + len(notification) > MAX_PAYLOAD_BYTES - 100:
            packed.append(envelope(together))
            together, size = [], 0
        together.append(notification)
        size += len(notification) + 1
    return [*packed, envelope(together)] if together else packed


def envelope(notifications: list[bytes]) -> str:
    return f"{PROCESS_ID}[{b','.join(notifications).decode()}]"


def unpack(payload: bytes) -> tuple[str, list[Received]]:
    """The sender and its notifications; those of this process itself are left out.

    Raises `msgspec.DecodeError` or `UnicodeDecodeError` where the payload is no list of notifications.
    """
    sender, packed = payload[: len(PROCESS_ID)].decode(), payload[len(PROCESS_ID) :]
    if sender == PROCESS_ID:
        return sender, []
    try:
        return sender, [*decode(packed)]
    except (
        msgspec.ValidationError
    ):  # a process of another version sends something that this one does not know
        return sender, [read_one(notification) for notification in decode_each(packed)]


def read_one(notification: Raw) -> Received:
    for decode_as in (decode_one, decode_unreadable):
        with suppress(msgspec.ValidationError):
            found: Received = decode_as(notification)
            return found
    return Unreadable()
