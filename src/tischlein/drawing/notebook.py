"""Pictures for notebooks: a table as its game draws it, a record, a suggestion, a simulation, as HTML.

They bring their own paper and ink, and darker ones where the notebook is dark. Nothing is loaded from
elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from tischlein import text_view

if TYPE_CHECKING:
    from tischlein.records.model import Record
    from tischlein.table import Table

LAST_SENTENCES = 5
"""Of a record: enough to see how it came to its end."""


@cache
def style() -> str:
    return (Path(__file__).parent / "notebook.css").read_text(encoding="utf-8")


def panel(title: str, body: str, note: str = "") -> str:
    """A picture with a title on it."""
    below = f'<p class="note">{escape(note)}</p>' if note else ""
    return f'<style>{style()}</style><div class="tischlein"><h4>{escape(title)}</h4>{below}{body}</div>'


def bar(share: float) -> str:
    """A share of the whole, from 0 to 1, as a bar."""
    return f'<span class="bar"><i style="width:{100 * share:.1f}%"></i></span>'


def grid(heading: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table; its cells are HTML already. The first column is text, the others are numbers."""
    head = "".join(cells("th", heading))
    body = "".join(f"<tr>{''.join(cells('td', row))}</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def cells(tag: str, texts: Iterable[str]) -> list[str]:
    first, *others = texts
    return [f"<{tag}>{first}</{tag}>", *(f'<{tag} class="number">{text}</{tag}>' for text in others)]


def bullets(sentences: Iterable[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(sentence)}</li>' for sentence in sentences)}</ul>"


def table_body(table: Table) -> str:
    """A table as spectators may see it: drawn by its game where Rich is installed, else as a plain grid."""
    try:
        from tischlein.drawing.rich_html import drawn
    except ModuleNotFoundError:
        return text_view.as_html(table.view(None), table.people)
    return drawn(table)


def standing(table: Table) -> str:
    """Whose turn it is, or who has won and why the game is over, in the table's language."""
    say, people, outcome = table.words.say, table.people, table.outcome
    if outcome is None:
        return say("waiting-for", people=", ".join(people[seat] for seat in table.waiting))
    winners = ", ".join(people[seat] for seat in outcome.winners)
    return f"{say('won-by', people=winners)} {outcome.sentence(table.words.language)}"


def table_html(table: Table) -> str:
    return panel(table.game.title, table_body(table), standing(table))


def record_html(record: Record) -> str:
    """How a recorded game stands at its end, and its last moves as sentences."""
    table = record.replay()
    said = table.sentences(None)
    return panel(table.game.title, table_body(table) + bullets(said[-LAST_SENTENCES:]), standing(table))
