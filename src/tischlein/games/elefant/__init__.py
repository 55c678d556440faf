"""Der Elefant im Porzellanladen: drafting porcelain with money that comes from elephants that break it."""

from pathlib import Path

from tischlein.engine import Choice, Encoding, FirstSeat, Game, Verbs
from tischlein.games.elefant import cards, derived, encoding, heuristics, notation, reasons, rules, views

game = Game(
    name="elefant",
    title="Der Elefant im Porzellanladen",
    credit="Michael Schacht, Amigo 2006",
    players=(3, 4, 5),
    options=(Choice("grey", ("one-colour", "any")), FirstSeat()),
    edition=cards.EDITION,
    version=1,
    table=rules.Table,
    max_moves=441,  # two and two: in each colour 21 ways to lose two of six kinds, 21 * 21 drops
    verbs=Verbs.of(rules, views, heuristics),
    notation=notation,
    folder=Path(__file__).parent,
    derive=derived.derive,
    clear_lead=60,
    random_playout_moves=10,
    strong_simulations=100,
    guesses_matter=False,  # what the others choose takes nothing from one's own scoring
    move_group=heuristics.move_group,
    reasons=reasons.reasons,
    objections=reasons.OBJECTIONS,
    drawbacks=reasons.DRAWBACKS,
    encoding=Encoding.of(encoding),
)
