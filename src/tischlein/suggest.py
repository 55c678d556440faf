"""Suggestions for a seat: its best moves, what they will probably bring, and why, in words."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from tischlein.bots.base import A_SECOND, BadBudget, Budget
from tischlein.drawing.notebook import bar, bullets, panel
from tischlein.engine import Game, State, defaults
from tischlein.engine.errors import Refusal, must_be
from tischlein.engine.validation import at_least_1, whole
from tischlein.i18n.words import Words
from tischlein.table import Table

if TYPE_CHECKING:
    from tischlein.bots.search.bot import MoveEstimate

CLEAR = 3.0
"""Standard errors by which a move must lead to be clearly better …"""
MARKED = 0.01
"""… and the part of a game by which it must lead."""
MAX_REASONS_BESIDE_SEARCH = 2
"""Reasons beside what the search found: all of it has to fit over a table on a phone."""
MIN_GAIN_SAID = 0.1
"""Points by which a move must have turned out better than another one for that to be said."""
SURE = frozenset({"clear", "likely"})
"""Verdicts that call a move the best: nothing is said beside them that sounds different."""


@dataclass(frozen=True)
class Suggestion:
    """A move worth making: in the game's notation, with what the search found and what a player would say.

    >>> import tischlein
    >>> table = tischlein.new("potato-man", 3, seed=1, first=0)
    >>> best = tischlein.suggest(table, seat=0, budget=tischlein.Budget(simulations=200))[0]
    >>> best.move in table.moves(0)
    True
    >>> len(best.sentences(table.words)) > 0
    True
    """

    move: str
    share: float
    """How often to play it: 1 for the best; less where seats choose at once and nobody should be read."""
    points: float
    rival: float
    """The points to be expected for the seat and for the best other, as far as a search looks ahead."""
    ahead: float
    """The share of imagined games in which the seat was in the lead then."""
    verdict: str
    """How sure it is: `only`, `clear`, `likely`, `close`, `mixed`; `other` for a move that comes behind."""
    reasons: tuple[dict[str, Any], ...]
    """Why, as data; `sentences` says it."""
    usual: dict[str, Any] | None = None
    """What the rules of thumb would have done, where the search found this one to be better, as data …"""
    gain: float = 0.0
    """… and by how many points."""
    lead: float = 0.0
    """By how many points it was better than the next best move, where it is said to be the best."""
    trials: int = 0
    """In how many imagined games it was tried; without any there is no result to be expected."""
    phrase: str = field(default="", compare=False)
    """The move in words, in the language of the table …"""
    explanation: tuple[str, ...] = field(default=(), compare=False)
    """… and its sentences, where a table has been asked about: words for the same suggestion."""

    def sentences(self, words: Words, names: list[str] | None = None) -> list[str]:
        """The verdict, the reasons, what the search found and the result to be expected."""
        said = [] if self.verdict == "other" else [words.say(f"suggest-{self.verdict}", share=self.percent)]
        compared = self.compared(words, names)
        most = MAX_REASONS_BESIDE_SEARCH if compared else None
        said += [words.reason(reason, names) for reason in self.reasons[:most]]
        return said + compared + (self.outlook(words) if self.trials else [])

    def compared(self, words: Words, names: list[str] | None = None) -> list[str]:
        """How much better it was than the usual move, or else than the next best one."""
        if self.usual is not None:
            usual = words.move(self.usual, names)
            return [words.say("suggest-usual", move=usual, gain=round(self.gain, 1))]
        return [words.say("suggest-lead", gain=round(self.lead, 1))] if self.lead >= MIN_GAIN_SAID else []

    def outlook(self, words: Words) -> list[str]:
        """The chance to be in the lead, or to win, and the points to be expected."""
        rounds = rounds_ahead(words.game)
        points, rival = round(self.points, 1), round(self.rival, 1)
        return [
            words.say("suggest-ahead", rounds=rounds, percent=round(100 * self.ahead)),
            words.say("suggest-result", rounds=rounds, points=points, rival=rival),
        ]

    def _repr_html_(self) -> str:
        share = f"{bar(self.share)} {self.percent} %"
        return panel(self.phrase or self.move, share + bullets(self.explanation))

    @property
    def percent(self) -> int:
        return round(100 * self.share)


def suggest(
    table: Table, seat: int, budget: Budget = A_SECOND, seed: int = 0, most: int = 3
) -> list[Suggestion]:
    """The best moves of a seat that is to move, the best first. Uses only what the seat may know.

    >>> import tischlein
    >>> table = tischlein.new("potato-man", 3, seed=1, first=0)
    >>> len(tischlein.suggest(table, seat=0, budget=tischlein.Budget(simulations=200), most=2))
    2
    """
    seat = table.check_turn(seat)
    if not isinstance(budget, Budget):
        raise BadBudget(budget)
    luck = whole(seed)
    if luck is None:
        raise Refusal(must_be("seed", "a whole number", seed))
    found = suggest_from(table.view_record(seat), seat, budget, luck, at_least_1("most", most))
    return [
        replace(
            one,
            phrase=table.phrase(seat, one.move),
            explanation=tuple(one.sentences(table.words, table.names)),
        )
        for one in found
    ]


def suggest_from(view: State, seat: int, budget: Budget, seed: int, most: int) -> list[Suggestion]:
    """The same from a view record."""
    from tischlein.bots.search.bot import SearchBot
    from tischlein.engine.compile.numba_bridge import announced

    with announced(view.game.title):
        found = SearchBot().weigh(view, seat, budget, seed)
    verdict = verdict_on(found, view.game.guesses_matter)
    return [
        Suggestion(
            view.game.notation.move_text(view, one.move), one.share, one.points, one.rival, one.won,
            verdict if one is found[0] or (verdict == "mixed" and one.share) else "other",
            tuple(reasons_for(view, seat, one, verdict)),
            *(beside_the_usual(view, seat, one, found) if verdict in SURE else (None, 0.0)),
            lead_of(found) if verdict in SURE and one is found[0] else 0.0,
            one.trials,
        )
        for one in found[:most]
    ]  # fmt: skip


def reasons_for(view: State, seat: int, one: MoveEstimate, verdict: str = "") -> list[dict[str, Any]]:
    """What speaks for a move and against it. The rules of thumb may name a better one: not where the search,
    which looks further, says to play this one, even if then nothing is left to be said. Of the move that is
    called the best nothing is said that only speaks against it."""
    found = view.game.reasons(view, seat, one.move) if view.game.reasons else []
    if not one.share:
        return found
    unsaid = view.game.objections | (view.game.drawbacks if verdict in SURE else frozenset())
    return [reason for reason in found if reason["reason"] not in unsaid]


def beside_the_usual(
    view: State, seat: int, one: MoveEstimate, found: list[MoveEstimate]
) -> tuple[dict[str, Any] | None, float]:
    """What the rules of thumb would have done instead of the best move, and by how much it gained less.

    Points alone do not count: with the game as good as won or lost, one that brings fewer is about as good.
    """
    for usual in found:
        gain = (one.points - one.rival) - (usual.points - usual.rival)
        worse = one.worth - usual.worth > MARKED and gain >= MIN_GAIN_SAID
        if usual.usual and one.share and worse:
            return view.game.notation.describe_move(view, seat, usual.move), gain
    return None, 0.0


def lead_of(found: list[MoveEstimate]) -> float:
    """By how many points the best move was better than the next best one, of those that were tried."""
    best, *others = [one for one in found if one.trials] or found
    if not others:
        return 0.0
    nearest = max(others, key=lambda one: one.worth)
    return max(0.0, (best.points - best.rival) - (nearest.points - nearest.rival))


def rounds_ahead(game: Game) -> int:
    """At the end of which round, this one being 1, the result is to be expected; 0: when the game ends."""
    return 0 if game.verbs.round_index is defaults.one_round else game.lookahead_rounds


def verdict_on(found: list[MoveEstimate], guesses_matter: bool = True) -> str:
    """How sure the first move is. A mix is played for its secret, or only says that others are as good.

    The nearest need not be the one that was tried most: that is often only the one advised beforehand.
    """
    if len(found) == 1:
        return "only"
    best, *others = found
    if best.share < 1:
        return "mixed" if guesses_matter else "close"
    nearest = max([one for one in others if one.trials] or others, key=lambda one: one.worth)
    gap, error = best.worth - nearest.worth, (best.error**2 + nearest.error**2) ** 0.5
    if gap <= MARKED:
        return "close"
    return "clear" if gap > CLEAR * error else "likely"
