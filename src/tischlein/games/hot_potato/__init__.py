"""Hot Potato!: everyone plays a potato in secret, and the one that copes best with the encounter scores."""

from pathlib import Path

from tischlein.engine import Amount, Encoding, Game, Verbs
from tischlein.games.hot_potato import cards, derived, encoding, heuristics, notation, reasons, rules, views

game = Game(
    name="hot-potato",
    title="Hot Potato!",
    credit="Thijs Roem & Adrie Drent, Jolly Dutch Productions 2020",
    players=(2, 3, 4),
    options=(Amount("target", 1, 30, 10),),
    edition=cards.EDITION,
    version=1,
    table=rules.Table,
    max_moves=6,
    verbs=Verbs.of(rules, views, heuristics),
    notation=notation,
    folder=Path(__file__).parent,
    derive=derived.derive,
    lookahead_rounds=2,
    random_playout_moves=2,
    strong_simulations=90,
    reasons=reasons.reasons,
    objections=reasons.OBJECTIONS,
    drawbacks=reasons.DRAWBACKS,
    encoding=Encoding.of(encoding),
)
