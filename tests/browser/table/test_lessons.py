"""First games: each lesson is complete in four languages, and is heard from its first step to its last."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, expect

import tischlein
from support.browser.pages import DESK, PHONE, OpenPage, deal, serious_findings
from support.paths import WEB
from tischlein.engine.game import Game
from tischlein.i18n.languages import LANGUAGES

TAUGHT = [game for game in tischlein.games().values() if (game.folder / "browser/lesson.ts").exists()]
EACH = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)

MOVES = {
    "potato-man": [".hand .fits"],
    "heckmeck": [".deeds .lay:not(:disabled)", ".deeds .steal", ".hand .fits", ".deeds .quiet"],
    "hot-potato": [".actions .fits", ".place .fits", ".hand .fits"],
    "elefant": [
        ".drop .do:not(:disabled)",
        ".drop .able:not(.gone)",
        ".scoring .able",
        ".row .able",
        ".pass.able",
    ],
}
"""What can be tapped, what leads further first."""


# ---- The files ----


def steps_of(game: Game) -> list[str]:
    return re.findall(r'say: "([a-z-]+)"', (game.folder / "browser/lesson.ts").read_text(encoding="utf-8"))


def sentences(game: Game, language: str) -> dict[str, str]:
    text = (game.folder / f"browser/lesson.{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    assert not [one for one in entries if isinstance(one, ast.Junk)]
    return {
        one.id.name: text[one.span.start : one.span.end]
        for one in entries
        if isinstance(one, ast.Message) and one.span
    }


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_sentence_and_no_other_is_there(game: Game, language: str) -> None:
    english, spoken = sentences(game, "en"), sentences(game, language)
    assert list(spoken) == list(english)
    assert set(spoken) == set(steps_of(game))
    assert 10 <= len(spoken) <= 17
    for name, text in spoken.items():
        assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", english[name])), name


@EACH
def test_the_light_falls_on_parts_that_exist(game: Game) -> None:
    """A lesson names parts; the components say `data-part`, where a card's own name may stand for it."""
    lesson = (game.folder / "browser/lesson.ts").read_text(encoding="utf-8")
    lists = re.findall(r"(?:at: |keep: |CHOOSING = )\[([^\]]*)\]", lesson)
    spoken_of = {name for names in lists for name in re.findall(r'"([^"]+)"', names)}
    folders = (game.folder / "browser", WEB)
    texts = [file.read_text(encoding="utf-8") for folder in folders for file in folder.rglob("*.svelte")]
    named = [value for text in texts for value in re.findall(r'data-part=("[^"]*"|\{.*?\}[\s>])', text)]
    cards = (game.folder / "browser/model.ts").read_text(encoding="utf-8")
    drawn = set(re.findall(r"[\w-]+", " ".join(named))) | set(re.findall(r'"(\w+)"', cards))
    assert len(spoken_of) > 5
    assert spoken_of - drawn == set()


@EACH
def test_french_signs_are_not_torn_from_their_words(game: Game) -> None:
    text = (game.folder / "browser/lesson.fr.ftl").read_text(encoding="utf-8")
    assert not re.search(r"(?<!\u00a0):|(?<!\u202f)[;!?]|«(?!\u00a0)|(?<!\u00a0)»", text)


def pictures(page: Path) -> list[str]:
    return re.findall(r"^!\[[^\]]+\]\(art:([^)]+)\)$", page.read_text(encoding="utf-8"), re.M)


@EACH
def test_the_rules_show_the_same_pictures_in_every_language(game: Game) -> None:
    shown = {tuple(pictures(game.folder / f"rules.{language}.md")) for language in LANGUAGES}
    assert len(shown) == 1
    drawn = (game.folder / "browser/pictures.ts").read_text(encoding="utf-8").partition("export default")[2]
    kinds = {item.strip("+-").partition("/")[0] for line in shown.pop() for item in line.split(",")} - {"|"}
    assert kinds
    for kind in kinds:
        assert re.search(rf"\b{kind}\b", drawn), kind


# ---- Somebody learns ----


def learn(page: Page, game: Game, words: str = "Learn by playing") -> None:
    page.get_by_role("button", name=f"{words}: {game.title}").click()
    expect(page.locator(".speech")).to_be_visible()


def spoken(page: Page) -> str:
    return page.locator(".speech p").inner_text()


def heard(page: Page) -> dict[str, Any]:
    """What this device has kept of the lesson."""
    kept: dict[str, Any] = page.evaluate("JSON.parse(localStorage.getItem('tischlein-lesson'))")
    return kept


STANDS_WELL = """() => {
    const card = document.querySelector(".speech")?.getBoundingClientRect();
    const light = document.querySelector(".spotlight")?.getBoundingClientRect();
    if (!card) return true;
    const inside = card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight;
    if (!light) return inside;
    const wide = Math.max(0, Math.min(card.right, light.right) - Math.max(card.left, light.left));
    const high = Math.max(0, Math.min(card.bottom, light.bottom) - Math.max(card.top, light.top));
    return inside && wide * high <= 0.15 * light.width * light.height;
}"""
"""The card is on the screen and does not hide what it speaks of."""

ONE_THING = """([moves, luck]) => {
    const speech = document.querySelector(".speech");
    const sentence = speech?.querySelector("p").innerText ?? "";
    const next = speech?.querySelector(".next");
    if (next) return next.click(), { sentence, did: "next" };
    const again = document.querySelector('.veil [role="dialog"] .primary:not(:disabled)');
    if (again) return again.click(), { sentence, did: "again" };
    for (const selector of moves) {
        const offered = [...document.querySelectorAll(selector)].filter((one) => !one.closest("[inert]"));
        if (offered.length === 0) continue;
        const chosen = offered[Math.floor(luck * offered.length)];
        return chosen.click(), { sentence, did: "move" };
    }
    return { sentence, did: "wait" };
}"""


def go_on(page: Page, game: Game, luck: random.Random) -> str:
    """Does what the lesson asks for, or makes any move once nothing has been said for a while."""
    for _ in range(10):
        if page.locator(".speech").is_visible():
            page.wait_for_function(STANDS_WELL)
            break
        page.wait_for_timeout(100)
    done = page.evaluate(ONE_THING, [MOVES[game.name], luck.random()])
    page.wait_for_timeout(30)
    return str(done["sentence"])


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [*((game, PHONE, "de-DE") for game in TAUGHT), (TAUGHT[-1], DESK, "en-GB")],
    ids=lambda value: getattr(value, "name", None),
)
def test_a_lesson_is_heard_to_its_end(
    visit: OpenPage, game: Game, size: tuple[int, int], language: str
) -> None:
    page = visit(size, language)
    page.emulate_media(reduced_motion="reduce")
    learn(page, game, "Spielend lernen" if size == PHONE else "Learn by playing")
    luck, said = random.Random(5), set()
    for nth in range(600):
        sentence = go_on(page, game, luck)
        if sentence not in said and nth in (1, 4):
            assert serious_findings(page) == []
        said.add(sentence)
        if heard(page)["done"]:
            break
    told = heard(page)["told"]
    assert told[-1] == steps_of(game)[-1]
    assert len(told) == len(set(told)) >= 10
    assert not [sentence for sentence in said if "lesson-" in sentence or "{" in sentence]
    expect(page.locator(".speech")).to_be_hidden()


@EACH
def test_the_light_falls_on_what_the_second_and_third_sentence_speak_of(visit: OpenPage, game: Game) -> None:
    page = visit(PHONE)
    learn(page, game)
    for _ in range(2):
        before = spoken(page)
        page.locator(".speech .next").click()
        expect(page.locator(".speech p")).not_to_have_text(before)
        # The light follows a frame after the words.
        expect(page.locator(".spotlight")).to_be_visible()
        page.wait_for_function(STANDS_WELL)


def test_a_lesson_can_be_left_and_goes_on_where_it_was(visit: OpenPage) -> None:
    page = visit()
    learn(page, TAUGHT[0])
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".dots .told")).to_have_count(1)
    sentence = spoken(page)
    page.get_by_role("button", name="End the lesson").click()
    expect(page.locator(".speech")).to_be_hidden()
    page.get_by_role("button", name="Explain the game").click()
    expect(page.locator(".speech p")).to_have_text(sentence)
    page.reload()
    expect(page.locator(".speech p")).to_have_text(sentence)
    page.get_by_label("Language").select_option("it")
    expect(page.locator(".speech p")).not_to_have_text(sentence)
    expect(page.get_by_role("button", name="Avanti")).to_be_visible()


def test_all_by_keyboard(visit: OpenPage) -> None:
    page = visit()
    page.wait_for_selector(".games")
    page.get_by_role("button", name=f"Learn by playing: {TAUGHT[0].title}").focus()
    page.keyboard.press("Enter")
    for told in range(3):
        expect(page.locator(".dots .told")).to_have_count(told)
        expect(page.locator(".speech .next")).to_be_focused()
        page.keyboard.press("Enter")


def test_who_plays_on_need_not_read(visit: OpenPage) -> None:
    """A lesson never stands between a player and the rules."""
    game = next(game for game in TAUGHT if game.name == "hot-potato")
    page = visit(PHONE)
    learn(page, game)
    before = spoken(page)
    page.wait_for_selector(".hand .fits")
    card = page.evaluate("document.querySelector('.hand .fits').dataset.card")
    page.evaluate("(card) => document.querySelector(`.hand [data-card=${card}]`).click()", card)
    expect(page.locator(f'.hand [data-card="{card}"]')).not_to_have_class(re.compile("is-hand"))
    expect(page.locator(".speech p")).not_to_have_text(before)


def test_a_new_game_is_offered_to_be_explained_once(visit: OpenPage) -> None:
    page = visit(PHONE)
    title = TAUGHT[0].title
    deal(page, title)
    page.get_by_role("button", name="No, thanks").click()
    expect(page.locator(".offer")).to_be_hidden()
    page.get_by_role("link", name="All games").click()
    deal(page, title)
    expect(page.get_by_role("button", name="Explain the game")).to_be_visible()
    expect(page.locator(".offer")).to_be_hidden()
    page.get_by_role("link", name="All games").click()
    deal(page, TAUGHT[1].title)
    assert serious_findings(page) == []
    page.get_by_role("button", name="Explain it", exact=True).click()
    expect(page.locator(".speech")).to_be_visible()
    expect(page.locator(".offer")).to_be_hidden()


# ---- Rules with pictures ----


@EACH
def test_the_rules_have_pictures_and_chapters(visit: OpenPage, game: Game) -> None:
    page = visit(language="de-DE")
    page.locator(".box", has_text=game.title).click()
    page.get_by_role("button", name="Regeln", exact=True).click()
    figures = page.locator(".rules figure")
    expect(figures).to_have_count(len(pictures(game.folder / "rules.de.md")))
    for figure in figures.all():
        expect(figure.locator("figcaption")).not_to_be_empty()
        expect(figure.locator("svg").first).to_be_attached()
    wide = "[...document.querySelectorAll('.rules .wide')].filter((one) => one.scrollWidth > one.clientWidth)"
    assert page.evaluate(f"{wide}.map((one) => one.textContent)") == []
    chapters = page.get_by_role("navigation", name="Abschnitte").get_by_role("button")
    chapters.nth(4).click()
    expect(page.locator(".rules h3").nth(4)).to_be_focused()
    expect(page.locator(".rules h3").nth(4)).to_be_in_viewport()
    if game == TAUGHT[0]:
        assert serious_findings(page) == []
