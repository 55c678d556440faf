"""In numba-cuda's simulator: games of every player count and option, compared with those of the processor."""

from __future__ import annotations

import sys

import numpy as np

import tischlein
from tischlein.lab import simulate

np.seterr(over="ignore")  # 64-bit arithmetic that wraps, as it does on the card
game = tischlein.games()[sys.argv[1]]
compared = 0
for players in game.players:
    for option in game.options:
        for value in option.allowed(players):
            for bots in ("random", "thumb"):
                asked = {"seed": 77, "bots": bots, option.name: value}
                one, other = (
                    simulate(game.name, players, 3, device=device, **asked) for device in ("cpu", "cuda")
                )
                assert (one.points == other.points).all(), (players, asked)
                assert (one.ties == other.ties).all(), (players, asked)
                assert (one.lengths == other.lengths).all(), (players, asked)
                compared += 1
print(f"same in {compared} settings")
