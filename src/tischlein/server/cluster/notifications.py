"""What server processes on one database tell each other, and how it is packed for PostgreSQL's NOTIFY."""

from __future__ import annotations

import secrets

import msgspec
from msgspec import Raw, Struct

from tischlein.server.protocol.common import kebab
from tischlein.server.protocol.responses import Chat, ChatEmote
from tischlein.server.tables.log import Entry

ME = secrets.token_hex(8)
"""The name of this process among its neighbours; one that starts again is somebody new."""

LONGEST = 7_900
"""Bytes: PostgreSQL takes fewer than 8,000 in one notification."""


class Note(Struct, tag_field="is", tag=kebab, omit_defaults=True):
    """Something that the other processes should know."""


class Written(Note):
    """New entries in a table's book, read only where the table is served; none where they are too long."""

    table: str
    version: int
    entries: Raw = Raw(b"[]")


class Said(Note):
    """Words or a sign at a table, with the request's id, so that nobody hears it twice."""

    table: str
    said: Chat | ChatEmote
    request: str


class Here(Note):
    """Who is at a table at this process: its people, and how many strangers watch."""

    table: str
    people: list[str] = []
    strangers: int = 0
    version: int = 0
    asked: dict[int, int] = {}
    """At this version: for how many milliseconds seats have been asked for a move."""
    answer: bool = False
    """Whoever serves this table, too, please say the same."""


class Alive(Note):
    """Nothing has happened; once a second."""


class Bye(Note):
    """This process stops."""


AnyNote = Written | Said | Here | Alive | Bye

write_note = msgspec.json.Encoder().encode
read_notes = msgspec.json.Decoder(list[AnyNote]).decode
read_entries = msgspec.json.Decoder(list[Entry]).decode


def written(table: str, entries: list[Entry]) -> bytes:
    """The note about new entries, as short as it must be."""
    note = write_note(Written(table, entries[-1].n, Raw(write_note(entries))))
    return note if len(note) < LONGEST // 2 else write_note(Written(table, entries[-1].n))


def pack(notes: list[bytes]) -> list[str]:
    """Many notes in few notifications, in order."""
    packed: list[str] = []
    together: list[bytes] = []
    size = 0
    for note in notes:
        if together and size + len(note) > LONGEST - 100:
            packed.append(envelope(together))
            together, size = [], 0
        together.append(note)
        size += len(note) + 1
    return [*packed, envelope(together)] if together else packed


def envelope(notes: list[bytes]) -> str:
    return f"{ME}[{b','.join(notes).decode()}]"


def unpack(payload: bytes) -> tuple[str, list[AnyNote]]:
    """Who tells, and what; what this process has told itself is not read again."""
    sender = payload[: len(ME)].decode()
    return sender, [] if sender == ME else read_notes(payload[len(ME) :])
