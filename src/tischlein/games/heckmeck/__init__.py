"""Heckmeck am Karteneck: lay out cards kind by kind, stop in time, and never without a worm."""

from pathlib import Path

from tischlein.engine import Encoding, FirstSeat, Game, Verbs
from tischlein.games.heckmeck import cards, encoding, heuristics, notation, reasons, rules, views

game = Game(
    name="heckmeck",
    title="Heckmeck am Karteneck",
    credit="Reiner Knizia, Zoch 2021",
    players=(2, 3, 4, 5, 6),
    options=(FirstSeat(),),
    edition=cards.EDITION,
    version=1,
    table=rules.Table,
    most_moves=rules.MOST_MOVES,
    verbs=Verbs(
        set_up=rules.set_up,
        waiting=rules.waiting,
        legal=rules.legal,
        forbids=rules.forbids,
        play=rules.play,
        points=rules.points,
        view_open=views.view_open,
        view_own=views.view_own,
        imagine=views.imagine,
        default_move=heuristics.default_move,
    ),
    notation=notation,
    folder=Path(__file__).parent,
    sharp=100,
    reasons=reasons.reasons,
    objections=reasons.OBJECTIONS,
    encoding=Encoding.of(encoding),
)
