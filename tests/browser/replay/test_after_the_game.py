"""After the game: result and chart, looking back, playing on, the check of the deal, one's own games."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.browser.pages import DESK, PHONE, SIZES, OpenPage, at_home, serious_findings
from support.server_process import RealServer
from tischlein.client import Connection, RemoteTable, connect
from tischlein.i18n.languages import LANGUAGES
from tischlein.i18n.loader import say
from tischlein.records.model import Record
from tischlein.records.parse import parse
from tischlein.table import Table

TRICKS, GRILL = "potato-man", "heckmeck"
GAMES = pytest.mark.parametrize("game", [TRICKS, GRILL])
LOOKED_AT = 5
"""A move early in every game, before anything can be over."""


class Anna:
    """A person who has played a game of each kind, with all that is needed to look back at them."""

    def __init__(self, server: RealServer) -> None:
        self.url = server.url
        self.connection: Connection = connect(server.url, name="Anna", language="")
        self.tables = {TRICKS: self.play(TRICKS, 4), GRILL: self.play(GRILL, 3)}
        self.running = self.connection.new_table(TRICKS, 3, bots={1: "spud", 2: "spud"})
        self.running.sit(0)

    def play(self, game: str, players: int) -> RemoteTable:
        table = self.connection.new_table(game, players, bots=dict.fromkeys(range(1, players), "spud"))
        table.sit(0, contribution="three black cats")
        while not table.over:
            if table.seat_to_move() is None:
                self.connection.receive(0.2)
            else:
                table.play(table.view()["moves"][-1])
        return table

    def record(self, game: str) -> Record:
        return parse(self.connection.http("GET", f"/api/tables/{self.tables[game].id}/games/1/record"))

    def at(self, game: str, move: int) -> Table:
        return next(table for n, table in enumerate(self.record(game).steps()) if n == move)

    def replay(self, game: str, more: str = "") -> str:
        return f"/#/replay/{self.tables[game].id}/1{more}"

    def comes(self, page: Page, path: str) -> Page:
        """The browser is Anna's from now on."""
        place = str(page.evaluate("location.origin"))
        identity = {"person": self.connection.person, "token": self.connection.token}
        page.evaluate("kept => localStorage.setItem('tischlein-person', kept)", json.dumps(identity))
        page.goto("about:blank")
        page.goto(place + path)
        return page


@pytest.fixture(scope="module")
def anna(server: RealServer) -> Iterator[Anna]:
    person = Anna(server)
    yield person
    person.connection.close()


def move_shown(page: Page, move: int, last: int) -> None:
    expect(page.locator(".controls .where")).to_have_text(f"{move} / {last}")


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


# ---- Looking back ----


@SIZES
@GAMES
def test_a_game_is_looked_at_by_keys_and_slider(
    visit: OpenPage, anna: Anna, game: str, size: tuple[int, int]
) -> None:
    record = anna.record(game)
    last = len(record.moves)
    page = visit(size, path=anna.replay(game))
    move_shown(page, 0, last)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    move_shown(page, 3, last)
    page.keyboard.press("ArrowLeft")
    move_shown(page, 2, last)
    page.keyboard.press("End")
    move_shown(page, last, last)
    page.keyboard.press("Home")
    move_shown(page, 0, last)
    page.keyboard.press("PageDown")
    second = next(n for n, table in enumerate(record.steps()) if table.view(None)["table"]["round"] == 2)
    move_shown(page, second, last)
    page.keyboard.press("PageUp")
    move_shown(page, 0, last)
    page.get_by_role("slider", name="Move", exact=True).fill(str(LOOKED_AT))
    move_shown(page, LOOKED_AT, last)
    expect(page).to_have_url(re.compile(rf"move={LOOKED_AT}&seat=all$"))
    told = anna.at(game, LOOKED_AT).sentences(None, since=LOOKED_AT)[0]
    expect(page.locator(".told")).to_contain_text(told)
    assert serious_findings(page) == []
    assert fits(page)


def test_a_game_runs_like_a_film_until_it_is_stopped(visit: OpenPage, anna: Anna) -> None:
    last = len(anna.record(TRICKS).moves)
    page = visit(path=anna.replay(TRICKS, f"?move={LOOKED_AT}&seat=0"))
    move_shown(page, LOOKED_AT, last)
    page.get_by_label("Speed").select_option("4")
    page.locator("h1").click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator(".controls .where")).to_have_text(re.compile(rf"^({LOOKED_AT + 3}|\d\d+) /"))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_another_language_keeps_the_moment_that_is_looked_at(visit: OpenPage, anna: Anna) -> None:
    last = len(anna.record(TRICKS).moves)
    page = visit(path=anna.replay(TRICKS, "?move=0&seat=all"))
    move_shown(page, 0, last)
    page.get_by_role("slider", name="Move", exact=True).fill(str(LOOKED_AT))
    page.get_by_label("As seen by").select_option("1")
    expect(page).to_have_url(re.compile(rf"move={LOOKED_AT}&seat=1$"))
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_label("Aus Sicht von")).to_be_visible()
    move_shown(page, LOOKED_AT, last)
    expect(page.get_by_label("Aus Sicht von")).to_have_value("1")


def test_at_the_end_the_film_stops_by_itself(visit: OpenPage, anna: Anna) -> None:
    last = len(anna.record(GRILL).moves)
    page = visit(path=anna.replay(GRILL, f"?move={last - 1}&seat=0"))
    page.get_by_role("button", name="Play", exact=True).click()
    move_shown(page, last, last)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_link_leads_to_a_moment_as_somebody_saw_it(visit: OpenPage, anna: Anna) -> None:
    last = len(anna.record(TRICKS).moves)
    page = visit(path=anna.replay(TRICKS, f"?move={LOOKED_AT}&seat=2"))
    move_shown(page, LOOKED_AT, last)
    for seat in (2, 1):
        if seat == 1:
            page.get_by_label("As seen by").select_option("1")
            expect(page).to_have_url(re.compile(r"seat=1$"))
        hand = anna.at(TRICKS, LOOKED_AT).view(seat)["table"]["seats"][seat]["hand"]
        expect(page.locator(".hand button:not([inert])")).to_have_count(len(hand))
        shown = page.evaluate(
            "[...document.querySelectorAll('.hand button:not([inert])')].map(card => card.dataset.card)"
        )
        assert sorted(shown) == sorted(hand)
    page.evaluate("address => { location.hash = address }", anna.replay(TRICKS, "?move=2&seat=1")[1:])
    move_shown(page, 2, last)


def test_an_unknown_game_is_said_to_be_unknown(visit: OpenPage) -> None:
    page = visit(path="/#/replay/nowhere/1")
    expect(page.get_by_role("alert")).to_have_text("There is no such finished game.")


def test_cards_stay_where_they_lie_and_a_bot_says_what_it_would_do(visit: OpenPage, anna: Anna) -> None:
    page = visit(path=anna.replay(TRICKS, f"?move={LOOKED_AT}&seat=0"))
    hand = page.locator(".hand button:not([inert])")
    cards = len(anna.at(TRICKS, LOOKED_AT).view(0)["table"]["seats"][0]["hand"])
    expect(hand).to_have_count(cards)
    page.get_by_role("button", name="What would a bot do?").click()
    expect(page.locator(".hint")).to_contain_text("a bot would", timeout=120_000)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hint")).to_have_count(0)


# ---- Playing on ----


@GAMES
def test_from_any_moment_one_plays_on_against_bots(visit: OpenPage, anna: Anna, game: str) -> None:
    record = anna.record(game)
    move = next(
        n
        for n, table in enumerate(record.steps())
        if n >= LOOKED_AT and any(not text.startswith(("pass", "steal")) for text in table.moves(0))
    )
    page = anna.comes(visit(), anna.replay(game, f"?move={move}&seat=0"))
    page.get_by_role("button", name="Play on as Anna").click()
    expect(page).to_have_url(re.compile(r"#/table/"))
    log = page.get_by_role("region", name="What happened")
    expect(page.locator(".seat.own")).to_contain_text("Anna")
    if game == TRICKS:
        page.locator(".hand .fits").first.click()
        expect(log).to_contain_text("You play")
    else:
        page.locator(".hand button:not(:disabled)").first.click()
        page.locator(".deeds .lay").click()
        expect(log).to_contain_text("You lay out")


# ---- The result ----


def result_of(visit: OpenPage, anna: Anna, game: str, size: tuple[int, int] = DESK, **more: Any) -> Page:
    return anna.comes(visit(size, **more), f"/#/table/{anna.tables[game].id}")


@SIZES
@GAMES
def test_the_result_has_sheet_and_chart_and_says_them_in_words(
    visit: OpenPage, anna: Anna, game: str, size: tuple[int, int]
) -> None:
    end = anna.record(game).replay()
    page = result_of(visit, anna, game, size)
    result = page.get_by_role("dialog")
    expect(result.get_by_role("row")).to_have_count(end.players + 1)
    winner = result.get_by_role("row").nth(1)
    expect(winner).to_contain_text(str(end.points[end.winners[0]]))
    chart = result.get_by_role("slider", name="Points after each move")
    expect(chart).to_have_attribute("aria-valuenow", str(len(end.made)))
    chart.focus()
    page.keyboard.press("Home")
    expect(chart).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("ArrowRight")
    expect(chart).to_have_attribute("aria-valuetext", re.compile("After move 1 "))
    result.get_by_role("button", name="As a table").click()
    scores = result.get_by_role("region", name="As a table").get_by_role("row").last
    expect(scores).to_have_text(re.compile(r"\s*".join(map(str, [len(end.made), *end.points]))))
    assert serious_findings(page) == []
    assert fits(page)
    chart.focus()
    page.keyboard.press("Enter")
    move_shown(page, 1, len(end.made))


@pytest.mark.parametrize("plain", [False, True], ids=["own machine", "plain line"])
def test_the_deal_is_checked_step_by_step(visit: OpenPage, anna: Anna, plain: bool) -> None:
    table = anna.tables[TRICKS]
    fair = anna.record(TRICKS).fair
    assert fair is not None
    page = visit(PHONE)
    if plain:
        page.goto(at_home(anna.url))
    assert page.evaluate("isSecureContext") is not plain
    anna.comes(page, f"/#/table/{table.id}")
    check = page.get_by_role("region", name="Check of the deal")
    for kept, verdict, found in [
        (None, "As far as this page can tell", "did not receive the promise"),
        (fair.commitment, "as promised before the game", "Before the deal"),
        ("0" * 64, "could not be confirmed", "Before the deal"),
    ]:
        if kept:
            promises = [[f"{table.id}/1", {"commitment": kept, "early": True}]]
            page.evaluate("kept => localStorage.setItem('tischlein-promises', kept)", json.dumps(promises))
            page.reload()
        page.get_by_role("button", name="Check the deal").click()
        expect(check.get_by_role("status")).to_contain_text(verdict)
        expect(check).to_contain_text(found)
        expect(check).to_contain_text("three black cats")
        expect(check.get_by_role("listitem")).to_have_count(4)
    assert serious_findings(page) == []


def test_the_result_stays_when_the_language_changes(visit: OpenPage, anna: Anna) -> None:
    page = result_of(visit, anna, TRICKS, DESK)
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_role("region", name="Check of the deal").get_by_role("listitem")).to_have_count(4)
    page.get_by_label("Language").select_option("de")
    check = page.get_by_role("region", name="Prüfung der Kartenverteilung")
    expect(check.get_by_role("listitem")).to_have_count(4)
    expect(check).to_contain_text("Der Server hat noch einmal ausgeteilt")
    for language, noted in (("de", r"kommt auf \d"), ("fr", r"marque \d"), ("it", r"fa \d")):
        page.get_by_role("banner").locator("select").select_option(language)
        expect(page.get_by_role("dialog").get_by_role("slider")).to_have_attribute(
            "aria-valuetext", re.compile(noted)
        )


# ---- My games, and games from files ----


@SIZES
def test_my_games_are_found_again(visit: OpenPage, anna: Anna, size: tuple[int, int]) -> None:
    page = anna.comes(visit(size), "/")
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_role("link", name="Continue").first).to_be_visible()
    played = page.get_by_role("link", name="Watch it again")
    expect(played.nth(1)).to_contain_text("Anna")
    assert serious_findings(page) == []
    assert fits(page)
    played.first.click()
    expect(page.locator(".controls .where")).to_contain_text("0 / ")


def test_who_has_played_nothing_is_told_so_and_so_is_whom_the_server_does_not_know(visit: OpenPage) -> None:
    page = visit(path="/#/games")
    expect(page.get_by_text("None yet.")).to_be_visible()
    stranger = json.dumps({"person": {"id": "x", "name": "X"}, "token": "x.y"})
    page.evaluate("kept => localStorage.setItem('tischlein-person', kept)", stranger)
    page.reload()
    expect(page.get_by_text("None yet.")).to_be_visible()


def test_a_record_is_opened_from_a_file_and_a_bad_one_refused(visit: OpenPage, anna: Anna) -> None:
    text = anna.record(GRILL).text()
    page = visit(path="/#/replay")
    chosen = page.get_by_label("Choose a file")
    wrong = text.replace("2. ", "7. ", 1)
    chosen.set_input_files({"name": "a.tischlein", "mimeType": "text/plain", "buffer": wrong.encode()})
    expect(page.get_by_role("alert")).to_contain_text("line ")
    assert serious_findings(page) == []
    chosen.set_input_files({"name": "b.tischlein", "mimeType": "text/plain", "buffer": text.encode()})
    last = len(anna.record(GRILL).moves)
    move_shown(page, 0, last)
    page.keyboard.press("ArrowRight")
    move_shown(page, 1, last)


@pytest.mark.parametrize(
    ("locale", "course", "mine"),
    [
        ("de-DE", "So lief das Spiel", "Meine Spiele"),
        ("fr-FR", "Le fil de la partie", "Mes parties"),
        ("it-IT", "Com’è andata", "Le mie partite"),
    ],
)
def test_every_language_is_spoken_here_too(
    visit: OpenPage, anna: Anna, locale: str, course: str, mine: str
) -> None:
    page = result_of(visit, anna, GRILL, PHONE, language=locale)
    expect(page.get_by_role("dialog").get_by_text(course)).to_be_visible()
    assert fits(page)
    page = anna.comes(page, "/#/games")
    expect(page.get_by_role("heading", name=mine)).to_be_visible()
    assert fits(page)
    page = anna.comes(page, anna.replay(TRICKS, f"?move={LOOKED_AT}&seat=0"))
    record = anna.record(TRICKS)
    table = next(table for n, table in enumerate(record.steps()) if n == LOOKED_AT)
    expect(page.locator(".told")).to_contain_text(table.sentences(0, since=LOOKED_AT, lang=locale[:2])[0])
    assert fits(page)


def test_bots_have_the_same_name_in_every_language(visit: OpenPage, anna: Anna) -> None:
    names = anna.record(GRILL).names
    assert names is not None
    page = result_of(visit, anna, GRILL, language="de-DE")
    result = page.get_by_role("dialog")
    result.get_by_role("button", name="Als Tabelle").click()
    expect(result.get_by_role("columnheader", name=names[1])).to_be_visible()
    page = anna.comes(page, "/#/games")
    played = page.get_by_role("link", name="Noch einmal ansehen").first
    expect(played).to_contain_text(", ".join(names))
    page.get_by_label("Sprache").select_option("fr")
    expect(page.get_by_role("listitem").first).to_contain_text("Anna, ")
    page = visit(path="/#/replay", language="it-IT")
    record = anna.record(TRICKS)
    page.locator("input[type=file]").set_input_files(
        {"name": "a.tischlein", "mimeType": "text/plain", "buffer": record.text().encode()}
    )
    seats = page.locator(".others .seat")
    assert record.names is not None
    expect(seats.filter(has_text=record.names[2])).to_contain_text("Patata")
    expect(page.get_by_text("Spud")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_said_in_the_reader_s_language(visit: OpenPage, language: str) -> None:
    page = visit(path="/#/replay/nowhere/1", language=language)
    expect(page.get_by_role("alert")).to_have_text(say("refusal-unknown-game-record", language))
