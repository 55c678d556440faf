"""A view of any table as plain text and as HTML, for terminals and notebooks."""

from __future__ import annotations

from html import escape
from typing import Any


def cell(value: Any) -> str:
    """One fact, short: lists with blanks, what is not known as a question mark."""
    if value is None:
        return "?"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return " ".join(f"{name} {cell(item)}" for name, item in value.items())
    if isinstance(value, list):
        return " ".join(cell(item) for item in value) or "–"
    return str(value)


def facts(view: dict[str, Any], people: list[str]) -> dict[str, str]:
    """What concerns the whole table."""
    shared = {name: cell(value) for name, value in view["table"].items() if name != "seats"}
    if view["winners"]:
        return shared | {"won by": ", ".join(people[seat] for seat in view["winners"])}
    return shared | {"waiting for": ", ".join(people[seat] for seat in view["waiting"])}


def seat_rows(view: dict[str, Any], people: list[str]) -> list[list[str]]:
    """A heading and a row for each seat."""
    seats = view["table"]["seats"]
    heading = ["seat", "", "points", *seats[0]]
    rows = [
        [str(seat), people[seat], str(view["points"][seat]), *(cell(value) for value in facts.values())]
        for seat, facts in enumerate(seats)
    ]
    return [heading, *rows]


def as_text(title: str, view: dict[str, Any], people: list[str]) -> str:
    """Title, shared facts, and a table of the seats with straight columns."""
    lines = [title, *(f"  {name.replace('_', ' ')}: {value}" for name, value in facts(view, people).items())]
    rows = seat_rows(view, people)
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        line = "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True))
        lines.append(f"  {line}".rstrip())
    return "\n".join(lines)


def as_html(title: str, view: dict[str, Any], people: list[str]) -> str:
    """The same for a notebook."""
    shared = "".join(
        f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts(view, people).items()
    )
    heading, *rows = seat_rows(view, people)
    head = "".join(f"<th>{escape(name)}</th>" for name in heading)
    body = "".join(f"<tr>{''.join(f'<td>{escape(text)}</td>' for text in row)}</tr>" for row in rows)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f"<h4>{escape(title)}</h4><dl>{shared}</dl>{table}"
