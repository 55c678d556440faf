"""A bot of your own at somebody's table: `python examples/outside_bot.py URL TABLE [TOKEN]`.

It joins over the network like a person and sees what a person at its seat sees. Without a token it gets one
and prints it; with the same token it comes back to its seat.
"""

from __future__ import annotations

import random
import sys
from contextlib import suppress

import tischlein
from tischlein.client import MovedOn


def choose(view: dict[str, object]) -> str:
    """Your idea goes here: `view` is what the seat may know, `view["moves"]` what it may do."""
    moves = view["moves"]
    assert isinstance(moves, list)
    return str(random.choice(moves))


def main(url: str, table_id: str, token: str = "") -> None:
    with tischlein.connect(url, name="Outside bot", token=token, bot=True) as connection:
        print("token:", connection.token)
        table = connection.attend(table_id)
        if not table.seats:
            table.sit()
        for seat, view in table.turns():
            with suppress(MovedOn):  # paused, or taken back, while we thought: we are asked anew
                table.play(choose(view), seat)
        print("points:", table.view()["points"])


if __name__ == "__main__":
    main(*sys.argv[1:])
