"""How a game ended: who won, by what, and why it was over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tischlein.i18n.words import words
from tischlein.registry import find


@dataclass(frozen=True)
class Outcome:
    """The end of a game, as `table.outcome` gives it.

    >>> import tischlein
    >>> table = tischlein.new("potato-man", 3, seed=1)
    >>> print(table.outcome)
    None
    >>> while not table.over:
    ...     seat = table.waiting[0]
    ...     table.play(seat, table.moves(seat)[0])
    >>> table.outcome.ending, table.outcome.sentence()
    ('all-rounds', 'All rounds have been played.')
    >>> table.outcome.winners == table.winners
    True
    """

    game: str
    winners: tuple[int, ...]
    """One seat, or several that share the win."""
    points: tuple[int, ...]
    decided_by: str
    """What put the winners ahead: `points`, the game's `tie-break`, or nothing: a `shared` win."""
    ending: str
    """Why the game was over; `sentence` says it."""

    def result(self) -> str:
        """The points and the winners as a saved game has them: "12 9 7 won by 0"."""
        return f"{' '.join(map(str, self.points))} won by {' '.join(map(str, self.winners))}"

    def sentence(self, lang: str = "en") -> str:
        """Why the game was over."""
        return words(find(self.game), lang).say(f"ending-{self.ending}")


def leaders(standing: Sequence[int]) -> tuple[int, ...]:
    """The seats with most points, ties decided by each seat's second number."""
    pairs = list(zip(standing[0::2], standing[1::2], strict=True))
    return tuple(seat for seat, pair in enumerate(pairs) if pair == max(pairs))


def outcome_of(game: str, standing: Sequence[int], ending: str) -> Outcome:
    """The outcome that points and tie-breaks lead to."""
    winners, points = leaders(standing), tuple(standing[0::2])
    equal = points.count(max(points)) > 1
    decided_by = "shared" if len(winners) > 1 else "tie-break" if equal else "points"
    return Outcome(game, winners, points, decided_by, ending)
