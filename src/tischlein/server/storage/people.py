"""People without accounts: a name, and a secret on each of their devices.

A token is `PERSON.SECRET`. The server keeps only a hash of the secret. A code, good once and for minutes,
brings an identity to another device, which then has a secret of its own.
"""

from __future__ import annotations

import hashlib
import hmac
import io
import secrets
from dataclasses import dataclass
from typing import Any

import segno
import sqlalchemy as sa
from sqlalchemy.engine import Engine

from tischlein.engine.errors import Refusal
from tischlein.server.protocol.common import Person
from tischlein.server.storage.schema import devices, links, people
from tischlein.server.tables.room import check_name

LINK_LIFETIME_MS = 10 * 60 * 1000
"""Ten minutes: long enough to fetch the other device, short enough for a code that others may glimpse."""

CODE_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""No letters and digits that look alike."""


def new_id() -> str:
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(16))


def hashed(secret: str) -> str:
    """Secrets are long and random, so a plain hash hides them."""
    return hashlib.sha256(b"tischlein device 1\n" + secret.encode()).hexdigest()


@dataclass(frozen=True)
class Link:
    """A code for another device, and the same as a picture."""

    code: str
    url: str
    qr: str
    seconds: int


class People:
    """Everybody who has ever given a name here."""

    def __init__(self, engine: Engine, base_url: str) -> None:
        self.engine = engine
        self.base_url = base_url.rstrip("/")

    def create(self, name: str, bot: bool, now: int) -> tuple[Person, str]:
        """A new person and the token for this device; it is shown once and never again."""
        person = Person(new_id(), check_name(name), bot)
        secret = secrets.token_urlsafe(32)
        with self.engine.begin() as connection:
            connection.execute(people.insert().values(id=person.id, name=name, bot=bot, made=now))
            connection.execute(devices.insert().values(hash=hashed(secret), person=person.id, made=now))
        return person, f"{person.id}.{secret}"

    def find_by_token(self, token: str) -> Person | None:
        """Whose token is this?"""
        person, _, secret = token.partition(".")
        if not person or not secret:
            return None
        query = (
            sa.select(people.c.id, people.c.name, people.c.bot, people.c.figure, devices.c.hash)
            .join(devices, devices.c.person == people.c.id)
            .where(people.c.id == person)
        )
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
        offered = hashed(secret)
        found = [row for row in rows if hmac.compare_digest(row.hash, offered)]
        return person_in(found[0]) if found else None

    def change(self, person: Person, name: str | None = None, figure: str | None = None) -> Person:
        """Another name or another figure; None: as it is."""
        changed = Person(
            person.id,
            person.name if name is None else check_name(name),
            person.bot,
            person.figure if figure is None else figure,
        )
        with self.engine.begin() as connection:
            change = people.update().where(people.c.id == person.id)
            connection.execute(change.values(name=changed.name, figure=changed.figure))
        return changed

    def create_link(self, person: Person, now: int) -> Link:
        """A code that makes another device this person's, too."""
        code = "".join(secrets.choice(CODE_ALPHABET) for _ in range(20))
        row = {"hash": hashed(code), "person": person.id, "expires": now + LINK_LIFETIME_MS, "used": False}
        with self.engine.begin() as connection:
            connection.execute(links.delete().where(links.c.expires < now))
            connection.execute(links.insert().values(row))
        url = f"{self.base_url}/#/device/{code}"  # after the #: browsers send it to no server, no log has it
        return Link(code, url, qr_picture(url), LINK_LIFETIME_MS // 1000)

    def redeem(self, code: str, now: int) -> tuple[Person, str]:
        """The code's person on a new device, with a secret of its own; a second time it is refused."""
        secret = secrets.token_urlsafe(32)
        mine = links.c.hash == hashed(code.strip().lower())
        good = sa.and_(mine, links.c.used.is_(False), links.c.expires >= now)
        with self.engine.begin() as connection:
            if connection.execute(sa.select(links.c.hash).where(good)).first() is None:
                raise Refusal(code="bad-code")  # without a write, which would hold up others
            use = links.update().where(good)
            if connection.execute(use.values(used=True)).rowcount != 1:
                raise Refusal(code="bad-code")
            query = sa.select(people).join(links, links.c.person == people.c.id).where(mine)
            row = connection.execute(query).one()
            connection.execute(devices.insert().values(hash=hashed(secret), person=row.id, made=now))
        return person_in(row), f"{row.id}.{secret}"


def person_in(row: Any) -> Person:
    return Person(row.id, row.name, row.bot, row.figure)


def qr_picture(text: str) -> str:
    """A QR code as SVG."""
    picture = io.BytesIO()
    segno.make(text, error="m").save(picture, kind="svg", scale=4, border=2, xmldecl=False)
    return picture.getvalue().decode()
