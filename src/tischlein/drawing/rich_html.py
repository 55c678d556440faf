"""A game's drawing of its table as HTML: the same drawing that the terminal shows."""

from __future__ import annotations

from html import escape

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from tischlein.drawing.terminal import SeatView, draw
from tischlein.table import Table


def drawn(table: Table) -> str:
    """The table as spectators may see it."""
    return html(draw(table.game, SeatView(table.view(None), table.words, table.people)))


def html(picture: RenderableType) -> str:
    """Lines, grids and columns; what a game draws is made of these."""
    if isinstance(picture, Group):
        return "".join(html(part) for part in picture.renderables)
    if isinstance(picture, Grid):
        return f"<table><tbody>{''.join(rows(picture))}</tbody></table>"
    if isinstance(picture, Columns):
        return f'<div class="line">{" &ensp; ".join(inline(part) for part in picture.renderables)}</div>'
    found = inline(picture)
    return f'<div class="line">{found}</div>' if found else ""


def rows(grid: Grid) -> list[str]:
    columns = [[inline(part) for part in column.cells] for column in grid.columns]
    return [f"<tr>{''.join(f'<td>{part}</td>' for part in row)}</tr>" for row in zip(*columns, strict=True)]


def inline(part: RenderableType) -> str:
    """A text with its styles. What has a colour of its own is a card."""
    text = part if isinstance(part, Text) else Text(str(part))
    pieces = []
    for line in text.split("\n"):
        pieces.append("".join(piece(segment) for segment in split_by_style(line)))
    return "<br>".join(pieces)


def split_by_style(text: Text) -> list[Text]:
    """A text in parts, each of one style."""
    edges = {0, len(text)}
    for span in text.spans:
        edges |= {span.start, span.end}
    ordered = sorted(edge for edge in edges if 0 <= edge <= len(text))
    return list(text.divide(ordered[1:-1])) if len(ordered) > 2 else [text]


def piece(text: Text) -> str:
    styles = (text.style, *(span.style for span in text.spans))
    style = Style.combine([Style.parse(str(one)) for one in styles])
    plain = escape(text.plain).replace("  ", "&ensp;")
    if style.bgcolor is not None:
        ink, paper = style.color.name if style.color else "inherit", style.bgcolor.name
        return f'<span class="card" style="color:{ink};background:{paper}">{plain.strip()}</span>'
    names = [name for name in ("dim", "bold", "strike", "underline") if getattr(style, name)]
    colour = f' style="color:{style.color.name}"' if style.color else ""
    return f'<span class="{" ".join(names)}"{colour}>{plain}</span>' if names or colour else plain
