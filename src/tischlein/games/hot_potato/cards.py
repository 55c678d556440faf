"""The material: six potatoes a seat, printed; twelve encounters with reconstructed rankings (ruling 1)."""

from __future__ import annotations

import numpy as np

from tischlein.engine import rule

EDITION = "jolly-dutch-2020-reconstructed"

APEELING, COUCH, POTETO, RAMBO, ROBO, SWEET = range(6)
POTATO_IDS = ("apeeling", "couch", "poteto", "rambo", "robo", "sweet")
POTATOES = len(POTATO_IDS)
ALL_POTATOES = (1 << POTATOES) - 1
LASTING = 1 << ROBO | 1 << SWEET
"""The potatoes whose effect works in the next round."""

LETTERS = "ACPROS"
RANKINGS = {
    "fryer": "ROCSPA",  # name from a single source (ruling 2), as the next four
    "virus": "SAPRCO",
    "weed": "COAPRS",
    "beetle": "ORAPSC",
    "knife": "OSPRCA",
    "mould": "PAOCSR",  # name invented (ruling 2), as all that follow
    "masher": "PCSOAR",
    "peeler": "ASOCRP",
    "grater": "CPRAOS",
    "mole": "RPSOAC",
    "rain": "ARCSOP",
    "microwave": "SCRAPO",
}
"""The potatoes on each encounter, best first, by the letters above: all reconstructed (ruling 1)."""

ENCOUNTER_IDS = tuple(RANKINGS)
ENCOUNTERS = len(ENCOUNTER_IDS)
ALL_ENCOUNTERS = (1 << ENCOUNTERS) - 1


def _best(ranking: str, lying: int) -> int:
    """The first potato of a ranking that lies there; nothing ever asks about an empty table."""
    return next((p for p in map(LETTERS.index, ranking) if lying >> p & 1), 0)


BEST = np.array([[_best(ranking, lying) for lying in range(1 << POTATOES)] for ranking in RANKINGS.values()])
"""For each encounter and each set of potatoes the one that copes best."""


@rule
def best_potato(encounter: int, lying: int) -> int:
    return int(BEST[encounter, lying])
