"""`tischlein replay` and `tischlein verify`: what happened in a saved game, and whether it is genuine."""

from __future__ import annotations

import argparse
from pathlib import Path

from tischlein.cli.arguments import AddCommand, add_language
from tischlein.i18n.game_texts import winner_sentences
from tischlein.i18n.words import words
from tischlein.records.model import Record
from tischlein.records.parse import load


def add_commands(command: AddCommand) -> None:
    replay = command("replay", "tell a saved game move by move", replay_game)
    replay.add_argument("file", type=Path, metavar="FILE")
    add_language(replay)
    replay.add_argument("--seat", type=int, help="tell it as this seat saw it (default: with all cards open)")

    verify = command("verify", "check a saved game: digest, deal, every move, result", verify_game)
    verify.add_argument("file", type=Path, metavar="FILE")


def replay_game(chosen: argparse.Namespace) -> None:
    tell_game(load(chosen.file), chosen.seat, chosen.lang)


def tell_game(record: Record, seat: int | None, lang: str) -> None:
    """A saved game in sentences, move by move: as that seat saw it, or with all cards open."""
    spoken = words(record.begin().game, lang)
    for n, table in enumerate(record.steps()):
        if seat is None:
            events = [
                table.game.notation.describe_event(
                    table.state, event, event.seat if event.seat >= 0 else None
                )
                for event in table._events[n]
            ]
        else:
            events = [{k: v for k, v in event.items() if k != "n"} for event in table.events(seat, n)]
        for place, event in enumerate(events):
            print(f"{n if place == 0 else '':>4}  {spoken.event(event, table.names)}")
    won = winner_sentences(spoken, table.winners, table.points, table.names)
    for sentence in won if table.over else [record.result]:
        print(f"      {sentence}")


def verify_game(chosen: argparse.Namespace) -> None:
    record = load(chosen.file)
    deal = "the deal follows from the seed" if record.start is None else "it begins from a position"
    if record.fair is not None:
        deal += f" and the seed from the promise {record.fair.commitment}"
    print(f"{chosen.file}: true. The digest fits, {deal}, {len(record.moves)} moves are legal,")
    print(f"and the result is as the rules say: {record.result}.")
