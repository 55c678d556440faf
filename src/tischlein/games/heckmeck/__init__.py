"""Heckmeck am Karteneck: lay out cards kind by kind, stop in time, and never without a worm."""

from pathlib import Path

from tischlein.engine import Encoding, FirstSeat, Game, Verbs
from tischlein.games.heckmeck import cards, derived, encoding, heuristics, notation, reasons, rules, views

game = Game(
    name="heckmeck",
    title="Heckmeck am Karteneck",
    credit="Reiner Knizia, Zoch 2021",
    players=(2, 3, 4, 5, 6),
    options=(FirstSeat(),),
    edition=cards.EDITION,
    version=1,
    table=rules.Table,
    max_moves=rules.MAX_MOVES,
    verbs=Verbs.of(rules, views, heuristics),
    notation=notation,
    folder=Path(__file__).parent,
    derive=derived.derive,
    strong_simulations=100,
    reasons=reasons.reasons,
    objections=reasons.OBJECTIONS,
    drawbacks=reasons.DRAWBACKS,
    about_all=frozenset({"round-begun"}),
    encoding=Encoding.of(encoding),
)
