"""The documents tell the truth: their snippets run, their links lead somewhere."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

import tischlein
from support.docs import blocks
from tischlein.cli.main import parser

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


SNIPPETS = [(page.name, code) for page in PAGES for code in blocks(page, "python")]


@pytest.mark.parametrize(("page", "code"), SNIPPETS, ids=lambda text: text[:12])
def test_python_snippets_run(page: str, code: str) -> None:
    exec(compile(code, page, "exec"), {"__name__": "__main__"})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_are_understood(page: Path) -> None:
    lines = [line for block in blocks(page, "sh") for line in block.splitlines()]
    commands = [shlex.split(line, comments=True) for line in lines]
    for command in commands:
        if command and Path(command[0]).name == "tischlein":
            parser().parse_args(command[1:])
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for line in lines:
        if line.startswith("make "):
            assert re.search(rf"^{line.split()[1]}:.*##", makefile, re.M)


def test_the_readme_s_table_of_games_is_right() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for game in tischlein.games().values():
        if "fixtures" not in game.folder.parts:
            assert f"| `{game.name}` | {min(game.players)}–{max(game.players)} |" in text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\((?!https?:|art:)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), link


def test_the_overview_names_every_room() -> None:
    text = (ROOT / "OVERVIEW.md").read_text(encoding="utf-8")
    package = Path(tischlein.__file__).parent
    for path in [*package.glob("*.py"), *(package / "engine").glob("*.py")]:
        if not path.name.startswith("__"):
            assert re.search(rf"\b{path.stem}\b", text), path.name
    for path in package.iterdir():
        if path.is_dir() and not path.name.startswith("__"):
            assert f"{path.name}/" in text, path.name


MAX_COLUMNS = 100
"""So that a change of a sentence can be read as one."""
UNBREAKABLE = ("|", "![", "[")
"""Tables, pictures, and links that fill a line."""


def test_prose_is_wrapped() -> None:
    rooms = ("docs", "src", "benchmarks")
    for page in [*ROOT.glob("*.md"), *(path for room in rooms for path in (ROOT / room).rglob("*.md"))]:
        text = re.sub(r"^ *```.*?^ *```", "", page.read_text(encoding="utf-8"), flags=re.S | re.M)
        lines = [line for line in text.splitlines() if not line.lstrip().startswith(UNBREAKABLE)]
        assert [line for line in lines if len(line) > MAX_COLUMNS] == [], page
