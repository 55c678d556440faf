"""A second dealer, written from docs/chance.md alone, deals every game's first hand from the seed.

Nothing here comes from the engine or the games but the table that is to be checked.
"""

from __future__ import annotations

import hashlib
import json
import re
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tischlein

PAGE = Path(__file__).parents[2] / "docs" / "chance.md"
WORD = 0xFFFFFFFF


def key_stream(seed: bytes) -> Iterator[int]:
    """The words of ChaCha8 under the seed."""
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8I", seed), 0, 0, 0, 0]
    while True:
        block = list(start)

        def step(a: int, b: int, to: int, left: int, block: list[int] = block) -> None:
            block[a] = (block[a] + block[b]) & WORD
            mixed = block[to] ^ block[a]
            block[to] = (mixed << left | mixed >> (32 - left)) & WORD

        for _ in range(4):
            for shift in (0, 1):
                for a in range(4):
                    b, c, d = (4 + (a + shift * 1) % 4, 8 + (a + shift * 2) % 4, 12 + (a + shift * 3) % 4)
                    step(a, b, d, 16)
                    step(c, d, b, 12)
                    step(a, b, d, 8)
                    step(c, d, b, 7)
        yield from ((word + first) & WORD for word, first in zip(block, start, strict=True))
        start[12] += 1


class Dealer:
    def __init__(self, seed: str) -> None:
        self.words = key_stream(hashlib.sha256(seed.encode()).digest())

    def below(self, n: int) -> int:
        while True:
            product = next(self.words) * n
            if product % 2**32 >= 2**32 % n:
                return product // 2**32

    def shuffled(self, cards: list[str]) -> list[str]:
        cards = list(cards)
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards


def potato_man(dealer: Dealer, players: int, colours: str = "RBGY") -> dict[str, Any]:
    values = {"R": range(5, 19), "B": range(4, 17), "G": range(3, 15), "Y": range(1, 14)}
    starter = dealer.below(players)
    deck = dealer.shuffled([f"{colour}{value}" for colour in colours for value in values[colour]])
    size = 10 if players == 5 else 12
    found: dict[str, Any] = {"starter": starter}
    found["hands"] = [set(deck[size * seat : size * (seat + 1)]) for seat in range(players)]
    if players == 2:
        found["piles"] = [deck[24:32], deck[32:40]]
    return found


def dealt_potato_man(data: dict[str, Any]) -> dict[str, Any]:
    found = {"starter": data["starter"], "hands": [set(seat["hand"]) for seat in data["seats"]]}
    if len(data["seats"]) == 2:
        found["piles"] = [seat["pile"] for seat in data["seats"]]
    return found


def heckmeck(dealer: Dealer, players: int) -> dict[str, Any]:
    starter = dealer.below(players)
    portions = dealer.shuffled([str(portion) for portion in (0, 0, 0, *range(16, 43))])
    deck = dealer.shuffled([str(n) for n in range(1, 6) for _ in range(17)] + [f"W{n}" for n in range(1, 26)])
    hands = [sorted(deck.pop() for _ in range(6)) for _ in range(players)]
    grill = sorted(int(portions.pop()) for _ in range(players))
    return {"starter": starter, "hands": hands, "grill": grill}


def dealt_heckmeck(data: dict[str, Any]) -> dict[str, Any]:
    hands = [sorted(seat["hand"]) for seat in data["seats"]]
    return {"starter": data["turn"], "hands": hands, "grill": sorted(data["grill"])}


def hot_potato(dealer: Dealer, _: int) -> dict[str, Any]:
    encounters = ["fryer", "virus", "weed", "beetle", "knife", "mould"]
    encounters += ["masher", "peeler", "grater", "mole", "rain", "microwave"]
    pile = dealer.shuffled(encounters)
    return {"shown": set(pile[:3]), "pile": dealer.shuffled(pile[:3]) + pile[3:]}


def dealt_hot_potato(data: dict[str, Any]) -> dict[str, Any]:
    return {"shown": set(data["pile"][:3]), "pile": data["pile"]}


def elefant(dealer: Dealer, players: int) -> dict[str, Any]:
    starter = dealer.below(players)
    copies = {"R": (2, 2, 3, 2, 2, 2), "B": (2, 2, 2, 3, 2, 2), "G": (2, 3, 2, 2, 3, 2)}
    porcelain = [f"{c}{3 + i}" for c in "RBG" for i in range(6) for _ in range(copies[c][i])]
    herd = [kind for kind in ("R*", "B*", "G*", "RRBB", "RRGG", "BBGG") for _ in range(2)]
    herd += ["RRB", "RRG", "BBR", "BBG", "GGR", "GGB"]
    herd += [kind for kind in ("?", "??", "468", "357") for _ in range(3)]
    shop, elephants = dealer.shuffled(porcelain), dealer.shuffled(herd)
    pairs = dealer.shuffled(["R3 B4", "G3 R4", "B3 G4", "B3 R4", "R3 G4"])
    return {
        "starter": starter,
        "shop": sorted(shop[-5:]),
        "elephants": sorted(elephants[-5:]),
        "pairs": [sorted(pair.split()) for pair in pairs[:players]],
    }


def dealt_elefant(data: dict[str, Any]) -> dict[str, Any]:
    return {
        "starter": data["turn"],
        "shop": sorted(data["porcelain_row"]),
        "elephants": sorted(data["elephant_row"]),
        "pairs": [
            sorted(card for cards in seat["porcelain"].values() for card in cards) for seat in data["seats"]
        ],
    }


DEALERS = {
    "potato-man": (potato_man, dealt_potato_man),
    "heckmeck": (heckmeck, dealt_heckmeck),
    "hot-potato": (hot_potato, dealt_hot_potato),
    "elefant": (elefant, dealt_elefant),
}


@pytest.mark.parametrize("game", list(DEALERS))
def test_the_first_deal_of_every_game_follows_from_the_seed(game: str) -> None:
    deal, dealt = DEALERS[game]
    for players in tischlein.games()[game].players:
        for seed in range(20):
            data = tischlein.new(game, players, seed=seed).reveal()["table"]
            assert dealt(data) == deal(Dealer(str(seed)), players), (players, seed)


def test_the_variant_without_green_is_dealt_from_forty_cards() -> None:
    data = tischlein.new("potato-man", 3, seed=1, variant="no-green").reveal()["table"]
    assert dealt_potato_man(data) == potato_man(Dealer("1"), 3, "RBY")


def test_every_game_of_the_house_is_dealt_here() -> None:
    ours = {name for name, game in tischlein.games().items() if "fixtures" not in game.folder.parts}
    assert ours == set(DEALERS)


def test_the_page_s_vectors_are_true() -> None:
    text = PAGE.read_text(encoding="utf-8")
    printed = re.findall(r"^    ((?:[0-9a-f]{8} ?)+)$", text, re.M)
    zero = key_stream(bytes(32))
    assert " ".join(printed[:2]).split() == [f"{next(zero):08x}" for _ in range(16)]
    seven = key_stream(hashlib.sha256(b"7").digest())
    assert printed[2].split() == [f"{next(seven):08x}" for _ in range(8)]
    table = json.loads(json.dumps(tischlein.new("hot-potato", 2, seed=7).reveal()))["table"]
    assert f"`{' '.join(table['pile'])}`" in " ".join(text.split())
