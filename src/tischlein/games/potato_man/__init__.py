"""Potato Man: a trick-taking game in which each colour may appear only once in a trick."""

from pathlib import Path

from tischlein.engine import Choice, Encoding, FirstSeat, Game, Verbs
from tischlein.games.potato_man import cards, derived, encoding, heuristics, notation, reasons, rules, views

game = Game(
    name="potato-man",
    title="Potato Man",
    credit="Günter Burkhardt & Wolfgang Lehmann, Zoch 2013",
    players=(2, 3, 4, 5),
    options=(Choice("variant", ("standard", "no-green"), only_players=(3,)), FirstSeat()),
    edition=cards.EDITION,
    version=1,
    table=rules.Table,
    max_moves=12,
    verbs=Verbs.of(rules, views, heuristics),
    notation=notation,
    folder=Path(__file__).parent,
    derive=derived.derive,
    reasons=reasons.reasons,
    objections=reasons.OBJECTIONS,
    drawbacks=reasons.DRAWBACKS,
    encoding=Encoding.of(encoding),
)
