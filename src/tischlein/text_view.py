"""A view of any table as plain text and as HTML, for terminals and notebooks."""

from __future__ import annotations

from html import escape
from itertools import groupby
from typing import Any

UNKNOWN = "?"
MARKS = ("", "→ ")


def cell(value: Any) -> str:
    """One fact, short: lists with blanks, equal neighbours counted, what is not known as a question mark."""
    if value is None:
        return UNKNOWN
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return " ".join(f"{name} {cell(item)}" for name, item in value.items())
    if isinstance(value, list):
        runs = [(text, len(list(run))) for text, run in groupby(cell(item) for item in value)]
        return " ".join(text if length == 1 else f"{text}×{length}" for text, length in runs) or "–"
    return str(value)


def facts(view: dict[str, Any], people: list[str]) -> dict[str, str]:
    """What concerns the whole table."""
    known = {name: value for name, value in view["table"].items() if value is not None}
    shared = {name: cell(value) for name, value in known.items() if name != "seats"}
    if view["winners"]:
        return shared | {"won by": ", ".join(people[seat] for seat in view["winners"])}
    return shared | {"waiting for": ", ".join(people[seat] for seat in view["waiting"])}


def seat_rows(view: dict[str, Any], people: list[str]) -> list[list[str]]:
    """A heading and a row for each seat, without what nobody knows; the seat that looks is marked."""
    rows = [
        {"seat": seat, "": MARKS[seat == view["seat"]] + people[seat], "points": view["points"][seat]} | known
        for seat, known in enumerate(view["table"]["seats"])
    ]
    columns = [[name.replace("_", " "), *(cell(row[name]) for row in rows)] for name in rows[0]]
    told = [column for column in columns if set(column[1:]) != {UNKNOWN}]
    return [list(row) for row in zip(*told, strict=True)]


def as_text(title: str, view: dict[str, Any], people: list[str]) -> str:
    """Title, shared facts, and a table of the seats with straight columns."""
    lines = [title, *(f"  {name.replace('_', ' ')}: {value}" for name, value in facts(view, people).items())]
    rows = seat_rows(view, people)
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        line = "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True))
        lines.append(f"  {line}".rstrip())
    return "\n".join(lines)


def as_html(view: dict[str, Any], people: list[str]) -> str:
    """The same facts and rows as HTML, for a game that draws no table of its own."""
    shared = "".join(
        f"<dt>{escape(name.replace('_', ' '))}</dt><dd>{escape(value)}</dd>"
        for name, value in facts(view, people).items()
    )
    heading, *rows = seat_rows(view, people)
    head = "".join(f"<th>{escape(name)}</th>" for name in heading)
    body = "".join(f"<tr>{''.join(f'<td>{escape(text)}</td>' for text in row)}</tr>" for row in rows)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f"<dl>{shared}</dl>{table}"
