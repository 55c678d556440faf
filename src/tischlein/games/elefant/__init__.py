"""Der Elefant im Porzellanladen: drafting porcelain with money that comes from elephants that break it."""

from pathlib import Path

from tischlein.engine import Choice, Encoding, FirstSeat, Game, Verbs
from tischlein.games.elefant import cards, encoding, heuristics, notation, reasons, rules, views

game = Game(
    name="elefant",
    title="Der Elefant im Porzellanladen",
    credit="Michael Schacht, Amigo 2006",
    players=(3, 4, 5),
    options=(Choice("grey", ("one-colour", "any")), FirstSeat()),
    edition=cards.EDITION,
    version=1,
    table=rules.Table,
    most_moves=441,  # two and two: in each colour 21 ways to lose two of six kinds, 21 * 21 drops
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
        take_back=views.take_back,
    ),
    notation=notation,
    folder=Path(__file__).parent,
    close=60,
    aimless=10,
    sharp=100,
    guessing=False,  # what the others choose takes nothing from one's own scoring
    glance=heuristics.glance,
    reasons=reasons.reasons,
    objections=reasons.OBJECTIONS,
    encoding=Encoding.of(encoding),
)
