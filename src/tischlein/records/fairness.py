"""A deal that anybody can check afterwards.

Before the cards are dealt the server chooses a secret and shows its hash: the commitment. Every seat may add
some text of its own. The seed of the deal follows from both. After the game the secret is shown, and
anybody can compute commitment and seed again.

    commitment = SHA-256("tischlein commitment 1\\n" + secret)
    seed       = SHA-256("tischlein deal 1\\n" + secret + for each seat: length in 4 bytes + text)

The secret is 32 bytes, lengths are big-endian, texts are UTF-8. So the server cannot choose the cards after
it has seen the texts, and no player can choose them at all. What this does not prove: while a game runs the
server knows every card.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is shown before the deal."""
    return hashlib.sha256(b"tischlein commitment 1\n" + bytes.fromhex(secret)).hexdigest()


def seed(secret: str, contributions: Sequence[str]) -> str:
    """The seed of the deal, 64 hexadecimal digits as `tischlein.new` takes them."""
    mixed = hashlib.sha256(b"tischlein deal 1\n" + bytes.fromhex(secret))
    for text in contributions:
        said = text.encode()
        mixed.update(len(said).to_bytes(4, "big") + said)
    return mixed.hexdigest()


@dataclass(frozen=True)
class FairDeal:
    """What is needed to check a deal after the game."""

    commitment: str
    secret: str
    contributions: tuple[str, ...]

    def complaint(self, dealt: str | None) -> str | None:
        """What is wrong with the deal, or None."""
        if not hmac.compare_digest(commitment(self.secret), self.commitment):
            return "the secret does not fit the commitment"
        if seed(self.secret, self.contributions) != dealt:
            return "the seed does not follow from the secret and the contributions"
        return None
