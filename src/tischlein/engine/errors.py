"""Every refusal: a `ValueError` that is data until it reaches a reader, in whose language it is then said."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

MAX_QUOTED = 80
"""Characters of a text that a refusal quotes: it has to stay readable on one line or two."""


def listed(values: Sequence[Any], most: int = 12) -> str:
    """Values as people list them: "a, b or c"; a long list is cut, a row of numbers is "2 to 5"."""
    words = [str(value) for value in values]
    if len(words) > 2 and isinstance(values[0], int) and [*values] == [*range(values[0], values[-1] + 1)]:
        return f"{words[0]} to {words[-1]}"
    if len(words) > most:
        return f"{', '.join(words[: most - 1])} … {words[-1]}"
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def must_be(what: str, must: object, got: object) -> str:
    """How a value is complained about: "players must be 2 to 5 (got 7)"."""
    return f"{what} must be {must} (got {shortened(repr(got))})"


def shortened(text: str) -> str:
    return text if len(text) <= MAX_QUOTED else f"{text[:MAX_QUOTED]}…"


class Refusal(ValueError):
    """Something was not accepted, and nothing has changed.

    What players can meet is a stable `code`, the anchor of the `rule` behind it, and the `facts` that its
    message needs; `sentence` says it in a language, `str` in English. What only developers and hosts can meet
    has its English `text` from the beginning.

    >>> import tischlein
    >>> table = tischlein.new("potato-man", 3, seed=1, first=0)
    >>> try:
    ...     table.play(1, "R9")
    ... except tischlein.Refusal as refused:
    ...     print(refused.code, refused.facts)
    ...     print(refused)
    ...     print(refused.sentence("de"))
    not-your-turn {'seat': 1, 'waiting': (0,)}
    It is not Player 2’s turn; the table is waiting for Player 1.
    Spieler 2 ist nicht dran; der Tisch wartet auf Spieler 1.
    """

    code = "refused"
    rule: str | None = None
    wording: ClassVar[Callable[[Refusal, str, Sequence[str] | None], str]]
    """Finds the message of a code; `tischlein.i18n.refusals` sets it, as the engine knows no languages."""

    def __init__(
        self, text: str = "", *, code: str | None = None, rule: str | None = None, **facts: Any
    ) -> None:
        super().__init__(text)
        self.text = text
        self.code = code or self.code
        self.rule = rule or self.rule
        self.facts: Mapping[str, Any] = facts

    def sentence(self, language: str = "en", names: Sequence[str] | None = None) -> str:
        """What is wrong, in a language; `names` are those of the seats."""
        return self.text or self.wording(language, names)

    def __str__(self) -> str:
        return self.sentence()

    def __reduce__(self) -> tuple[Any, ...]:
        """As its text and its facts: another process that is told of it has not what it was made from."""
        return again, (type(self), self.args, vars(self))


def again(kind: type[Refusal], said: tuple[Any, ...], facts: dict[str, Any]) -> Refusal:
    """A refusal that came from another process, or a copy of one."""
    refusal = kind.__new__(kind, *said)
    vars(refusal).update(facts)
    return refusal


class UnknownGame(Refusal):
    """There is no game of this name.

    >>> import tischlein
    >>> tischlein.new("skat", 3)
    Traceback (most recent call last):
    tischlein.engine.errors.UnknownGame: game must be ...
    """

    code = "unknown-game"

    def __init__(self, name: object, known: Sequence[str]) -> None:
        super().__init__(must_be("game", listed(known), name))


class BadPlayers(Refusal):
    """A number of players that a game is not for.

    >>> import tischlein
    >>> tischlein.new("elefant", 2)
    Traceback (most recent call last):
    tischlein.engine.errors.BadPlayers: players must be 3 to 5 in Der Elefant im Porzellanladen (got 2)
    """

    code = "wrong-player-count"

    def __init__(self, title: str, players: object, known: Sequence[int]) -> None:
        super().__init__(must_be("players", f"{listed(known)} in {title}", players))


class BadOption(Refusal):
    """An option that a game does not have, or a value that it cannot have.

    >>> import tischlein
    >>> tischlein.new("hot-potato", 3, target=0)
    Traceback (most recent call last):
    tischlein.engine.errors.BadOption: option target must be ...
    """

    code = "wrong-option"

    def __init__(
        self,
        title: str,
        name: str,
        known: Sequence[Any],
        value: object = None,
        players: int | None = None,
    ) -> None:
        if players is None and not known:
            text = f"{title} has no options (got {name!r})"
        elif players is None:
            text = must_be(f"an option of {title}", listed(known), name)
        else:
            text = must_be(f"option {name}", f"{listed(known)} in {title} with {players} players", value)
        super().__init__(text, option=name)


class BadSeed(Refusal):
    """A seed that is neither a text nor a number.

    >>> import tischlein
    >>> tischlein.new("elefant", 3, seed=[1])
    Traceback (most recent call last):
    tischlein.engine.errors.BadSeed: seed must be a text or a number, ...
    """

    code = "wrong-seed"

    def __init__(self, got: str) -> None:
        must = "a text or a number, where 32 bytes are written as 64 hexadecimal digits"
        super().__init__(f"seed must be {must} (got {got})")


class BadPosition(Refusal):
    """A position that cannot be: names what is wrong and where.

    >>> import tischlein
    >>> tischlein.position("heckmeck", {"players": 7})
    Traceback (most recent call last):
    tischlein.engine.errors.BadPosition: players must be 2 to 6 (got 7)
    """

    code = "impossible-position"


class BadRecord(Refusal):
    """A saved game that cannot be read: names the line and the reason.

    >>> import tischlein
    >>> tischlein.load(__file__)
    Traceback (most recent call last):
    tischlein.engine.errors.BadRecord: ...line 1: a saved game must begin with 'tischlein record 1' (got ...)
    """

    code = "bad-record"


class BadSeat(Refusal):
    """A seat that is not at the table.

    >>> import tischlein
    >>> tischlein.new("elefant", 3).moves(3)
    Traceback (most recent call last):
    tischlein.engine.errors.BadSeat: seat must be 0 to 2 (got 3)
    """

    code = "wrong-seat"

    def __init__(self, seat: object, players: int) -> None:
        super().__init__(must_be("seat", listed(range(players)), seat))


class MoveRefused(Refusal):
    """A move was not made; `rule` is the anchor of the rule's sentence in `rules.*.md`.

    Seats in its facts are numbers. The names of the table say them where a reader knows no better ones.

    >>> import tischlein
    >>> table = tischlein.new("potato-man", 3, seed=1, first=0)
    >>> try:
    ...     table.play(1, "R9")
    ... except tischlein.MoveRefused as refused:
    ...     print(refused.rule)
    your-turn
    """

    def __init__(
        self,
        code: str,
        rule: str,
        facts: Mapping[str, Any] | None = None,
        game: str | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        super().__init__(code=code, rule=rule)
        self.facts = facts or {}
        self.game = game
        """The game whose own message this is; None where all games have it in common."""
        self.names = names


class IllegalMove(MoveRefused):
    """Well written, but the rules forbid it.

    >>> import tischlein
    >>> tischlein.new("heckmeck", 3, seed=1, first=0).play(0, "steal")
    Traceback (most recent call last):
    tischlein.engine.errors.IllegalMove: Stealing needs a worm in your display. ...
    """


class MalformedMove(MoveRefused):
    """Not a move in the notation of this game, whose moves look like the given `forms`.

    >>> import tischlein
    >>> tischlein.new("potato-man", 3, seed=1, first=0).play(0, "my ace")
    Traceback (most recent call last):
    tischlein.engine.errors.MalformedMove: “my ace” is not a move here. ...
    """

    def __init__(self, given: str, forms: str) -> None:
        super().__init__("malformed-move", "notation", {"given": shortened(given), "forms": forms})


class NotYourTurn(MoveRefused):
    """This seat owes no move now, or the game is over.

    >>> import tischlein
    >>> tischlein.new("potato-man", 3, seed=1, first=0).play(1, "R9")
    Traceback (most recent call last):
    tischlein.engine.errors.NotYourTurn: It is not Player 2’s turn; the table is waiting for Player 1.
    """
