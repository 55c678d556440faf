"""The client's files: types as the server has them, four languages complete, no game named in the shell."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import tischlein
from support.paths import GAMES, WEB
from tischlein.i18n.languages import LANGUAGES
from tischlein.server.protocol.typescript import protocol_types

ROOMS = sorted(path.parent for path in WEB.glob("*/words.en.ftl"))
"""The shell's words, and the rooms that have words of their own."""
FOLDERS = [*ROOMS, *sorted({path.parent for path in GAMES.glob("*/browser/words.en.ftl")})]


def messages(folder: Path, language: str) -> dict[str, str]:
    text = (folder / f"words.{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    assert not [one for one in entries if isinstance(one, ast.Junk)]
    found = [one for one in entries if isinstance(one, ast.Message)]
    assert len({one.id.name for one in found}) == len(found)
    return {one.id.name: text[one.span.start : one.span.end] for one in found if one.span}


def code_of(folder: Path) -> str:
    """The code that says a folder's words: those in `i18n` are said everywhere."""
    folder = WEB if folder == WEB / "i18n" else folder
    files = [
        path for kind in ("*.svelte", "*.ts") for path in folder.rglob(kind) if ".test." not in path.name
    ]
    return "".join(path.read_text(encoding="utf-8") for path in files)


def test_the_types_are_those_of_the_server() -> None:
    """Make them anew with `tischlein protocol --typescript > web/src/net/protocol.ts`."""
    assert (WEB / "net/protocol.ts").read_text(encoding="utf-8") == protocol_types()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: f"{folder.parent.name}-{folder.name}")
def test_the_languages_have_the_same_messages_with_the_same_variables(folder: Path) -> None:
    english = messages(folder, "en")
    for language in LANGUAGES[1:]:
        other = messages(folder, language)
        assert set(other) == set(english), language
        for name, text in other.items():
            assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", english[name])), (
                language,
                name,
            )


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: f"{folder.parent.name}-{folder.name}")
def test_every_message_is_used(folder: Path) -> None:
    code = code_of(folder)
    for name in messages(folder, "en"):
        built = name.startswith("option-") or f"`{name.rpartition('-')[0]}-${{" in code
        assert built or f'"{name}"' in code, name


def test_every_message_that_is_said_exists() -> None:
    known = {name for room in ROOMS for name in messages(room, "en")}
    for name in re.findall(r'\bsay\("([a-z-]+)"', code_of(WEB)):
        assert name in known, name


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: f"{folder.parent.name}-{folder.name}")
def test_french_signs_are_not_torn_from_their_words(folder: Path) -> None:
    text = (folder / "words.fr.ftl").read_text(encoding="utf-8")
    assert not re.search(r"(?<!\u00a0):|(?<!\u202f)[;!?]|«(?!\u00a0)|(?<!\u00a0)»", text)


def test_the_shell_names_no_game() -> None:
    code = code_of(WEB)
    for game in tischlein.games().values():
        for name in (game.name, game.folder.name, game.title):
            assert not re.search(rf"\b{re.escape(name)}\b", code), name
