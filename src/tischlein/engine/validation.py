"""Checking what comes from outside: numbers, texts, and positions read from JSON-like data.

Every complaint names the place, what must be there and what is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from numbers import Integral
from typing import Any

from tischlein.engine.errors import BadPosition, Refusal, listed, must_be


def whole(value: object) -> int | None:
    """A whole number as Python has it, NumPy's too; None for anything else. A truth value is no number."""
    if type(value) is int:
        return value
    return int(value) if isinstance(value, Integral) and not isinstance(value, bool) else None


def is_whole_text(text: str) -> bool:
    """Whether UTF-8 can write it: JSON can carry half characters ("\\ud800"), and no file or line can."""
    return not any("\ud800" <= sign <= "\udfff" for sign in text)


def at_least_1(name: str, given: object) -> int:
    """A number of things to do: one or more."""
    found = whole(given)
    if found is None or found < 1:
        raise Refusal(must_be(name, "1 or more", given))
    return found


def one_of(name: str, given: str, known: Sequence[str] | Mapping[str, Any]) -> str:
    """One of some words."""
    if given not in list(known):
        raise Refusal(f"{name} must be {listed(list(known))} (got {given!r})")
    return given


class Reader:
    """Takes values out of a position, checking kind and range."""

    def __init__(self, data: Any, path: str = "") -> None:
        if not isinstance(data, dict):
            raise BadPosition(must_be(path or "position", "an object with named values", data))
        self.data: dict[str, Any] = data
        self.path = path

    def place(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def value(self, name: str) -> Any:
        if name not in self.data:
            raise BadPosition(f"{self.place(name)} is missing")
        return self.data[name]

    def number(self, name: str, low: int, high: int) -> int:
        return self._in_range(self.place(name), self.value(name), low, high)

    def _in_range(self, place: str, value: Any, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadPosition(must_be(place, "a whole number", value))
        if not low <= value <= high:
            raise BadPosition(must_be(place, low if low == high else f"{low} to {high}", value))
        return value

    def numbers(self, name: str, length: int, low: int, high: int) -> list[int]:
        values = self._list(name)
        if len(values) != length:
            raise BadPosition(must_be(self.place(name), f"{length} numbers", values))
        return [
            self._in_range(f"{self.place(name)}[{i}]", value, low, high) for i, value in enumerate(values)
        ]

    def flag(self, name: str) -> bool:
        value = self.value(name)
        if not isinstance(value, bool):
            raise BadPosition(must_be(self.place(name), "true or false", value))
        return value

    def seat(self, name: str, players: int) -> int:
        return self.number(name, 0, players - 1)

    def optional_seat(self, name: str, players: int) -> int | None:
        return None if self.value(name) is None else self.seat(name, players)

    def one_of(self, name: str, names: Sequence[str]) -> int:
        """The place of a named value in the list of names."""
        value = self.value(name)
        if value not in names:
            raise BadPosition(must_be(self.place(name), listed(names), value))
        return list(names).index(value)

    def optional_card(self, name: str, known: Mapping[str, int]) -> int | None:
        value = self.value(name)
        return None if value is None else self._card(name, value, known)

    def cards(self, name: str, known: Mapping[str, int]) -> list[int]:
        """A list of cards in their notation, as numbers."""
        return [self._card(f"{name}[{i}]", text, known) for i, text in enumerate(self._list(name))]

    def _card(self, name: str, text: Any, known: Mapping[str, int]) -> int:
        if not isinstance(text, str) or text not in known:
            raise BadPosition(must_be(self.place(name), "a card of this game", text))
        return known[text]

    def _list(self, name: str) -> list[Any]:
        value = self.value(name)
        if not isinstance(value, list):
            raise BadPosition(must_be(self.place(name), "a list", value))
        return value

    def within(self, name: str) -> Reader:
        return Reader(self.value(name), self.place(name))

    def items(self, name: str, length: int) -> list[Reader]:
        """A list of objects, one reader each."""
        values = self._list(name)
        if len(values) != length:
            raise BadPosition(f"{self.place(name)} must have {length} entries (got {len(values)})")
        return [Reader(value, f"{self.place(name)}[{i}]") for i, value in enumerate(values)]


def each_once(found: Mapping[str, Sequence[str]], right: Sequence[str]) -> None:
    """All cards of the game are there, none twice: `found` is the cards by place, `right` what there is."""
    where: dict[str, list[str]] = {}
    for place, cards in found.items():
        for card in cards:
            where.setdefault(card, []).append(place)
    there_are = Counter(right)
    for card, places in where.items():
        if len(places) > there_are[card]:
            many = f"there {'is' if there_are[card] == 1 else 'are'} {there_are[card]} of it"
            raise BadPosition(f"card {card} lies in {' and in '.join(places)}; {many}")
    for card, amount in there_are.items():
        if len(where.get(card, [])) < amount:
            raise BadPosition(f"card {card} is missing")
