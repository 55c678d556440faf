"""Words: four languages complete, nothing missing, nothing unused."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tischlein
from tischlein.engine.game import Game
from tischlein.i18n.game_texts import rules_text
from tischlein.i18n.languages import LANGUAGES

HOUSE = Path(tischlein.__file__).parent
SHARED = HOUSE / "i18n"
FOLDERS = [SHARED, *(game.folder for game in tischlein.games().values())]

PUBLISHED = [game for game in tischlein.games().values() if game.folder.is_relative_to(HOUSE)]
"""The games of the package, without the one that the tests add."""
ONE_MINUTE = {"en": "In one minute", "de": "In einer Minute", "fr": "En une minute", "it": "In un minuto"}


def text_of(folder: Path, language: str) -> str:
    """All messages of a game, or those that the games share, in one language."""
    files = (
        sorted((SHARED / language).glob("*.ftl")) if folder == SHARED else [folder / f"words.{language}.ftl"]
    )
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Every message of a file with the variables it uses; a syntax error fails."""
    resource = FluentParser().parse(text_of(folder, language))
    found = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{folder.name} {language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{folder.name} {language}: {entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_languages_have_the_same_messages_with_the_same_variables(folder: Path) -> None:
    english = messages(folder, "en")
    for language in LANGUAGES[1:]:
        other = messages(folder, language)
        assert set(other) == set(english)
        for name, variables in other.items():
            assert variables <= english[name] | {"count"}, (language, name)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_french_signs_are_not_torn_from_their_words(folder: Path) -> None:
    """No-break spaces before the colon and within the quotes, narrow ones before ; ! and ?."""
    text = text_of(folder, "fr")
    assert not re.search(r"(?<!\u00a0):|(?<!\u202f)[;!?]|«(?!\u00a0)|(?<!\u00a0)»", text)


def option_messages() -> set[str]:
    """The messages for the options of all games and their values."""
    found = set()
    for option in (option for game in tischlein.games().values() for option in game.options):
        values = [option.default, *getattr(option, "values", ())]
        found |= {f"option-{option.name}", *(f"option-{option.name}-{value}" for value in values)}
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_message_is_unused(folder: Path) -> None:
    """A message is used when the code beside it names it, whole or up to its last part."""
    files = HOUSE.rglob("*.py") if folder == SHARED else folder.glob("*.py")
    code = "".join(path.read_text(encoding="utf-8") for path in files if path.parent.name != "tests")
    code = code.replace("'", '"')
    for message in sorted(set(messages(folder, "en")) - option_messages()):
        bare = re.sub(
            r"^(event|move|decision|reason|refusal|ending|plain|terminal)-|(-hidden|(-to)?-you)$", "", message
        )
        named = (
            f'"{message}"',
            f'"{bare}"',
            f'"{message.rpartition("-")[0]}-{{',
            f'"{bare.rpartition("-")[0]}-',
        )
        assert any(name in code for name in named), message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PUBLISHED, ids=lambda game: game.name)
def test_whoever_reads_the_log_is_you(game: Game, language: str) -> None:
    """Sentences to the person at a seat never call that person by name, and those to others do."""
    players = max(game.players)
    names = [f"Person-{seat}" for seat in range(players)]
    table = tischlein.new(game.name, players, seed=4, names=names)
    chance = random.Random(4)
    while not table.over:
        seat = chance.choice(table.waiting)
        table.play(seat, chance.choice(table.moves(seat)))
    for seat, name in enumerate(names):
        assert not [told for told in table.sentences(seat, lang=language, you=True) if name in told]
        assert [told for told in table.sentences(seat, lang=language) if name in told]
        assert len(table.sentences(seat, lang=language, you=True)) == len(table.events(seat))


@pytest.mark.parametrize("folder", FOLDERS[1:], ids=lambda folder: folder.name)
def test_every_reason_has_its_message_and_no_other_is_there(folder: Path) -> None:
    advice = folder / "reasons.py"
    code = advice.read_text(encoding="utf-8") if advice.exists() else ""
    given = set(re.findall(r'"reason": "([a-z-]+)"', code))
    said = {name.removeprefix("reason-") for name in messages(folder, "en") if name.startswith("reason-")}
    assert given == said


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_given_calmly(folder: Path, language: str) -> None:
    text = text_of(folder, language)
    assert not re.search(r"^reason-[^\n]*!", text, re.M)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PUBLISHED, ids=lambda game: game.name)
def test_the_rules_begin_with_one_minute_and_fold_what_only_experts_read(game: Game, language: str) -> None:
    rules = rules_text(game, language)
    headings = re.findall(r"^## (.+)$", rules.main, re.M)
    assert headings[0] == ONE_MINUTE[language]
    assert len(re.findall(r"^### ", rules.experts, re.M)) == 3, "notation, rulings, glossary"
    assert "`" in rules.experts
    assert rules.experts_title not in rules.main


@pytest.mark.parametrize("folder", FOLDERS[1:], ids=lambda folder: folder.name)
def test_the_rules_have_the_same_sections_and_anchors_in_every_language(folder: Path) -> None:
    texts = [(folder / f"rules.{language}.md").read_text(encoding="utf-8") for language in LANGUAGES]
    assert len({len(re.findall(r"^## ", text, re.M)) for text in texts}) == 1
    assert len({tuple(re.findall(r'<a id="([^"]+)"', text)) for text in texts}) == 1
    for text in texts:
        assert 'id="your-turn"' in text
