"""The house: shared code names no game, rules read like the book, a fifth game is one added folder."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tischlein
from tischlein.engine.game import Game

ROOT = Path(__file__).parents[2]
PACKAGE = Path(tischlein.__file__).parent
GAMES = list(tischlein.games().values())
FILES = ("__init__.py", "cards.py", "rules.py", "views.py", "notation.py")


def shared_files() -> list[Path]:
    package = [path for path in PACKAGE.rglob("*.py") if "games" not in path.relative_to(PACKAGE).parts]
    return [*package, *(ROOT / "tests").glob("test_every_game.py"), *PACKAGE.glob("*.ftl")]


@pytest.mark.parametrize("path", shared_files(), ids=lambda path: path.name)
def test_shared_code_names_no_game(path: Path) -> None:
    """An example in the help and the docstring of the record format may; code may not."""
    code = re.sub(r'""".*?"""|epilog=".*?"', "", path.read_text(encoding="utf-8"), flags=re.S)
    for game in GAMES:
        for name in (game.name, game.folder.name, game.title):
            assert not re.search(rf"\b{re.escape(name)}\b", code), name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_the_same_files_in_the_same_places(game: Game) -> None:
    for name in FILES:
        assert (game.folder / name).exists(), name
    for language in ("en", "de", "fr", "it"):
        assert (game.folder / f"rules.{language}.md").exists()
        assert (game.folder / f"words.{language}.ftl").exists()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_game_imports_another(game: Game) -> None:
    for path in game.folder.glob("*.py"):
        imported = set(re.findall(r"tischlein\.games\.(\w+)", path.read_text(encoding="utf-8")))
        assert imported <= {game.folder.name}, path


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_rules_stand_in_the_order_of_the_book(game: Game) -> None:
    printed = re.findall(r"^## (.+)$", (game.folder / "rules.en.md").read_text(encoding="utf-8"), re.M)
    coded = re.findall(r"^# ---- (.+) ----$", (game.folder / "rules.py").read_text(encoding="utf-8"), re.M)
    assert coded
    assert coded == [heading for heading in printed if heading in coded]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_table_is_small(game: Game) -> None:
    assert game.table.dtype.itemsize <= 1024


def test_the_engine_imports_nothing_of_the_house() -> None:
    for path in (PACKAGE / "engine").glob("*.py"):
        imported = set(re.findall(r"(?:from|import) tischlein\.(\w+)", path.read_text(encoding="utf-8")))
        assert imported <= {"engine"}, path


def test_the_version_is_the_same_everywhere() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f'version = "{tischlein.__version__}"' in project
    assert f"## [{tischlein.__version__}]" in changelog


MAX_MODULES = 12
"""More than a reader takes in at a glance: a larger room is two."""


def test_no_room_is_overfull() -> None:
    """A game's folder aside: it holds what one game needs, and the same files as every other."""
    parts = ("src", "tests", "benchmarks", "tools")
    rooms = {path.parent for part in parts for path in (ROOT / part).rglob("*.py")}
    for room in sorted(rooms - {game.folder for game in GAMES}):
        modules = [path.name for path in room.glob("*.py") if path.name != "__init__.py"]
        assert len(modules) <= MAX_MODULES, (room, modules)


def test_no_room_of_the_page_is_overfull() -> None:
    """Tests lie beside what they test, and are not counted; nor are styles and texts."""
    pages = ROOT / "web/src"
    for room in sorted({path.parent for path in pages.rglob("*") if path.is_file()}):
        modules = [path.name for kind in ("*.ts", "*.svelte") for path in room.glob(kind)]
        modules = [name for name in modules if ".test." not in name]
        assert len(modules) <= MAX_MODULES, (room, modules)
