"""The views of a table as bytes, for every seat and for spectators: whole ones, and what moves have changed.

What is the same for all is encoded once. Whole views are put together here as `responses.SeatView` and
`Table.view` say. Of a move most seats learn only what everybody learns, so they are sent the same bytes.
"""

from __future__ import annotations

from msgspec import UNSET

from tischlein.i18n.languages import LANGUAGES
from tischlein.server.live.event_encoder import EventEncoder
from tischlein.server.protocol.responses import OwnUpdate, Update, encode
from tischlein.table import Table
from tischlein.view import ViewBuilder, seats_changed

NOT_ASKED = b'"moves":[],"decision":null'
SEAT_NUMBERS = [b"%d" % seat for seat in range(10)]


class ViewEncoder:
    """What may be known of a table now, and what has happened."""

    def __init__(self, table: Table, events: EventEncoder, setup: bytes = b"") -> None:
        """`setup` is what `encoded_setup` gave for this table, should it be at hand."""
        self.table = table
        self.events = events
        self.view = view = ViewBuilder(table)
        setup = setup or encoded_setup(table)
        self.before_seat = b',"view":%b,%b,"seat":' % (setup, encode(view.standing())[1:-1])
        self.before_seats = b',"table":%b,"seats":[' % encode(view.middle)[:-1]
        self.after_seats = b']},"derived":%b},' % encode(view.derived)
        self.seats = [encode(view.open_seat(seat)) for seat in range(table.players)]
        self.spectators: dict[str, bytes] = {}
        """The spectators' view by language: a crowd of them gets the same."""

    def for_seats(self, seats: tuple[int, ...], language: str) -> bytes:
        """The views of these seats; without a seat one is a spectator.

        Where several people share a device it also gets what all of them may see together: what a
        spectator sees.
        """
        if len(seats) == 1:  # nearly always
            return self.for_seat(seats[0], language, you=language in LANGUAGES)
        own = [self.for_seat(seat, language) for seat in seats]
        return b",".join([*own, self.for_spectator(language)])

    def for_spectator(self, language: str) -> bytes:
        found = self.spectators.get(language)
        if found is None:
            found = self.encoded(b"null", NOT_ASKED, self.seats, self.told(None, language))
            self.spectators[language] = found
        return found

    def for_seat(self, seat: int, language: str, you: bool = False) -> bytes:
        """With `you` sentences speak to the person at the seat: not where several share a device."""
        view, seats = self.view, self.seats.copy()
        seats[seat] = encode(view.open_seat(seat) | view.own_part(seat))
        asked = NOT_ASKED
        if seat in view.waiting:
            moves, decision = encode(self.table.open_moves(seat)), encode(view.decision(seat))
            asked = b'"moves":%b,"decision":%b' % (moves, decision)
        return self.encoded(SEAT_NUMBERS[seat], asked, seats, self.told(seat, language, you))

    def encoded(self, number: bytes, asked: bytes, seats: list[bytes], told: bytes) -> bytes:
        """A `responses.SeatView`: a seat, its `Table.view` and its events."""
        parts = (
            b'{"seat":', number, self.before_seat, number, b",", asked,
            self.before_seats, b",".join(seats), self.after_seats, told, b"}",
        )  # fmt: skip
        return b"".join(parts)

    def told(self, seat: int | None, language: str, you: bool = False) -> bytes:
        """What has happened as a seat may know it, as data and in words."""
        data, sentences = encode(self.events.events(seat)), self.events.sentences(seat, language, you)
        return b'"events":%b' % data + (b"" if sentences is None else b',"sentences":%b' % encode(sentences))


class UpdateEncoder:
    """A `responses.Update` for everybody at a table."""

    def __init__(self, table: Table, events: EventEncoder, update: Update) -> None:
        """`update` says which table it is about; what has changed at it is added here."""
        self.table = table
        self.events = events
        self.view = view = ViewBuilder(table)
        self.changed = seats_changed(table, events.public)
        self.concerned = {*range(table.players)} if events.has_private else self.changed.union(view.waiting)
        """The seats for which there is more than what is for all."""
        update.waiting = [*view.waiting]
        update.points = [*table.points]
        update.winners = [*view.winners()]
        update.middle = view.middle
        update.derived = view.derived
        update.seats = {seat: view.open_seat(seat) for seat in self.changed}
        update.events = events.public
        self.shared = encode(update)
        """What everybody learns, without sentences."""
        self.in_words: dict[str, bytes] = {}
        """The same with sentences, by language."""

    def for_seats(self, seats: tuple[int, ...], language: str) -> bytes:
        """What the person at these seats is sent; without a seat one is a spectator."""
        shared = self.in_words.get(language) or self.worded(language)
        if self.concerned.isdisjoint(seats):
            return shared
        you = len(seats) == 1  # nobody is spoken to where several share a device
        own = [self.own(seat, language, you) for seat in seats if seat in self.concerned]
        return b'%b,"own":[%b]}' % (shared[:-1], b",".join(own))

    def worded(self, language: str) -> bytes:
        """What everybody learns, with sentences where they are spoken in this language."""
        sentences = self.events.sentences(None, language)
        found = self.shared
        if sentences is not None:
            found = b'%b,"sentences":%b}' % (found[:-1], encode(sentences))
        self.in_words[language] = found
        return found

    def own(self, seat: int, language: str, you: bool) -> bytes:
        part = OwnUpdate(seat=seat)
        if seat in self.changed:
            part.known = self.view.own_part(seat)
        if seat in self.view.waiting:
            part.moves, part.decision = self.table.open_moves(seat), self.view.decision(seat)
        if self.events.has_private:
            part.events = self.events.events(seat)
        if self.events.has_private or (you and seat in self.changed):
            sentences = self.events.sentences(seat, language, you)
            part.sentences = UNSET if sentences is None else sentences
        return encode(part)


def encoded_setup(table: Table) -> bytes:
    """What the views of a table begin with for the whole game, without the last bracket."""
    setup = {"game": table.game.name, "players": table.players, "options": table.options}
    return encode(setup)[:-1]
