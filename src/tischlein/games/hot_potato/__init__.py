"""Hot Potato!: everyone plays a potato in secret, and the one that copes best with the encounter scores."""

from pathlib import Path

from tischlein.engine import Amount, Encoding, Game, Verbs
from tischlein.games.hot_potato import cards, encoding, heuristics, notation, reasons, rules, views

game = Game(
    name="hot-potato",
    title="Hot Potato!",
    credit="Thijs Roem & Adrie Drent, Jolly Dutch Productions 2020",
    players=(2, 3, 4),
    options=(Amount("target", 1, 30, 10),),
    edition=cards.EDITION,
    version=1,
    table=rules.Table,
    most_moves=6,
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
        estimate=heuristics.estimate,
        take_back=views.take_back,
    ),
    notation=notation,
    folder=Path(__file__).parent,
    foresight=2,
    aimless=2,
    sharp=90,
    reasons=reasons.reasons,
    objections=reasons.OBJECTIONS,
    encoding=Encoding.of(encoding),
)
