"""Potato Man: a trick-taking game in which each colour may appear only once in a trick."""

from pathlib import Path

from tischlein.engine import Choice, Encoding, FirstSeat, Game, Verbs
from tischlein.games.potato_man import cards, encoding, heuristics, notation, reasons, rules, views

game = Game(
    name="potato-man",
    title="Potato Man",
    credit="Günter Burkhardt & Wolfgang Lehmann, Zoch 2013",
    players=(2, 3, 4, 5),
    options=(Choice("variant", ("standard", "no-green"), only_players=(3,)), FirstSeat()),
    edition=cards.EDITION,
    version=1,
    table=rules.Table,
    most_moves=12,
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
        round_index=heuristics.round_index,
    ),
    notation=notation,
    folder=Path(__file__).parent,
    reasons=reasons.reasons,
    objections=reasons.OBJECTIONS,
    encoding=Encoding.of(encoding),
)
