"""People at one table: two browsers, talk, take-backs, pauses, coming and going, bystanders."""

from __future__ import annotations

import re
import signal

import pytest
from playwright.sync_api import Page, TimeoutError, expect

import tischlein
from browser.browsing import DESK, PHONE, OpenPage, deal, serious_findings
from browser.gathering import begin, call_oneself, choose_options, follow_advice, join, menu, open_table, told
from browser.playing import position_where
from laidtables import lay
from realserver import RealServer
from tischlein.engine.game import Game
from tischlein.table import Table

GAMES = [game for game in tischlein.games().values() if (game.folder / "browser/index.ts").exists()]
TRICKS = "Potato Man"
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def two_at_a_table(
    visit: OpenPage, title: str = TRICKS, sizes: tuple[tuple[int, int], tuple[int, int]] = (DESK, DESK)
) -> tuple[Page, Page]:
    """Anna and Ben, and a bot: so few that no round ends before everybody has played."""
    anna = visit(sizes[0])
    path = open_table(anna, title, players=3)
    ben = visit(sizes[1], path=path)
    join(ben)
    begin(anna, ben)
    return anna, ben


def whose_turn(*pages: Page) -> Page:
    """Waits until it is somebody's turn."""
    for _ in range(600):
        for page in pages:
            if page.get_by_role("button", name="Suggest a move").is_visible():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody has the turn")


def lines_of(page: Page) -> list[str]:
    """The addresses of all lines that a page opens from now on."""
    opened: list[str] = []
    page.on("websocket", lambda line: opened.append(line.url))
    return opened


# ---- Playing together ----


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_two_browsers_play_together(visit: OpenPage, game: Game) -> None:
    anna, ben = two_at_a_table(visit, game.title, (DESK, PHONE))
    moves = {anna: 0, ben: 0}
    while min(moves.values()) < 2:
        page = whose_turn(anna, ben)
        follow_advice(page)
        moves[page] += 1
    ben.get_by_role("button", name="Log and rules").click()
    for name, page, other in (("Anna", anna, ben), ("Ben", ben, anna)):
        for _ in range(600):
            heard = [line for line in told(other) if name in line]
            if len(heard) >= moves[page]:
                break
            page.wait_for_timeout(50)
        assert len(heard) >= moves[page], f"{name}'s moves are told at the other screen: {heard}"


def test_everybody_at_a_table_names_it_in_the_address_of_their_line(visit: OpenPage) -> None:
    """So that a proxy can lead them to the same process; even somebody who has played elsewhere before."""
    anna, ben = visit(), visit()
    lines = [lines_of(anna), lines_of(ben)]
    deal(anna, TRICKS)
    expect(anna.locator(".hand")).to_be_visible()
    anna.evaluate("location.hash = ''")
    path = open_table(anna, TRICKS, players=3)
    ben.evaluate("(path) => (location.hash = path)", path.removeprefix("/"))
    join(ben)
    table = path.rpartition("/")[2]
    for opened in lines:
        assert opened[-1].endswith(f"/ws?at={table[:4]}"), opened


def test_two_tabs_on_one_seat_agree(visit: OpenPage) -> None:
    first = visit()
    choose_options(first, TRICKS, 3)
    first.get_by_role("button", name="Deal the cards").click()
    first.wait_for_selector(".hand .fits")
    second = first.context.new_page()
    second.goto(first.url)
    held = "[...document.querySelectorAll('.hand [data-card]:not([inert])')].map((card) => card.dataset.card)"
    for page, other in ((first, second), (second, first)):
        page.wait_for_selector(".hand .fits")
        card = str(page.locator(".hand .fits").first.get_attribute("data-card"))
        page.locator(".hand .fits").first.click()
        for tab in (page, other):
            expect(tab.locator(f'.hand [data-card="{card}"]')).to_have_count(0)
        page.wait_for_selector(".hand .fits")
        other.wait_for_selector(".hand .fits")
        assert page.evaluate(held) == other.evaluate(held)


CHOOSING = {
    "potato-man": (None, ".hand .fits"),
    "hot-potato": (None, ".hand .fits"),
    "elefant": (None, ".card.able"),
    "heckmeck": (".hand button", ".lay"),
}
"""For each game what is chosen before the line breaks, and what is pressed while it is broken."""


@pytest.mark.parametrize(
    "game", [game for game in GAMES if game.name in CHOOSING], ids=lambda game: game.name
)
def test_a_choice_made_while_the_line_is_broken_counts_once(
    visit: OpenPage, server: RealServer, game: Game
) -> None:
    page = visit()
    deal(page, game.title)
    expect(page.get_by_role("button", name="Suggest a move")).to_be_visible()
    chosen, pressed = CHOOSING[game.name]
    if chosen:
        page.locator(chosen).first.click()
    me = page.locator(".seat.own .name").inner_text()
    mine = page.locator("aside li", has_text=me)
    before = mine.count()
    server.stop(signal.SIGKILL)
    expect(page.get_by_text("Reconnecting")).to_be_visible()
    page.locator(pressed).first.click()
    server.start()
    expect(page.get_by_text("Reconnecting")).to_be_hidden()
    expect(page.get_by_role("alert")).to_have_count(0)
    for _ in range(600):
        if mine.count() > before:
            return
        page.wait_for_timeout(50)
    raise AssertionError("the choice is lost")


# ---- Talk ----


def to_talk(page: Page) -> None:
    page.locator("header").get_by_role("button", name=re.compile("^Talk")).click()
    expect(page.get_by_label("Say something")).to_be_visible()


def tell(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".talk li", has_text=text)).to_be_visible()


@SIZES
def test_words_and_signs_reach_the_others(visit: OpenPage, size: tuple[int, int]) -> None:
    anna, ben = two_at_a_table(visit, sizes=(size, DESK))
    ben.evaluate("""() => {
        window.seen = [];
        const bubbles = document.getElementsByClassName("bubble");
        const look = () => window.seen.push(...[...bubbles].map((one) => one.textContent));
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    }""")
    to_talk(anna)
    assert serious_findings(anna) == []
    tell(anna, "<b>Good</b> luck!")
    expect(ben.locator("header .unread")).to_have_text("1")
    anna.get_by_role("button", name="Wow!").click()
    ben.wait_for_function(
        "window.seen.join().includes('<b>Good</b> luck!') && window.seen.join().includes('Wow!')"
    )
    to_talk(ben)
    expect(ben.locator(".talk li", has_text="<b>Good</b> luck!")).to_contain_text("Anna")
    expect(ben.locator("header .unread")).to_have_count(0)


def test_words_survive_a_reload_and_come_once(visit: OpenPage) -> None:
    anna, ben = two_at_a_table(visit)
    to_talk(anna)
    for text in ("one", "two", "two"):
        anna.get_by_label("Say something").fill(text)
        anna.get_by_role("button", name="Send").click()
        expect(anna.get_by_label("Say something")).to_have_value("")
    to_talk(ben)
    expect(ben.locator(".talk li span")).to_have_text(["one", "two", "two"])
    ben.reload()
    to_talk(ben)
    expect(ben.locator(".talk li span")).to_have_text(["one", "two", "two"])
    ben.get_by_label("Language").select_option("de")
    expect(ben.get_by_label("Sag etwas")).to_be_visible()
    expect(ben.locator(".talk li span")).to_have_text(["one", "two", "two"])


def test_too_many_signs_are_declined_in_words(visit: OpenPage) -> None:
    anna, _ = two_at_a_table(visit)
    to_talk(anna)
    anna.evaluate("for (let i = 0; i < 8; i++) document.querySelector('.signs button').click()")
    expect(anna.locator(".talk").get_by_role("alert")).to_have_text("Not so fast, please.")


def test_somebody_can_be_hidden_muted_and_sent_away(visit: OpenPage) -> None:
    anna, ben = two_at_a_table(visit)
    for page in (anna, ben):
        to_talk(page)
    ben.get_by_role("button", name="About Anna").click()
    expect(ben.get_by_role("button", name="Send away")).to_have_count(0)
    ben.get_by_role("button", name="Hide their words").click()
    tell(anna, "unheard")
    tell(ben, "a mark")
    expect(ben.locator(".talk li", has_text="unheard")).to_have_count(0)

    anna.get_by_role("button", name="About Ben").click()
    assert serious_findings(anna) == []
    anna.get_by_role("button", name="Mute for everybody").click()
    expect(ben.get_by_text("The host has muted you")).to_be_visible()
    anna.get_by_role("button", name="About Ben").click()
    anna.get_by_role("button", name="Let everybody hear").click()
    expect(ben.get_by_label("Say something")).to_be_visible()

    anna.get_by_role("button", name="About Ben").click()
    anna.get_by_role("button", name="Send away").click()
    expect(anna.get_by_text("Send Ben away for good?")).to_be_visible()
    anna.get_by_role("button", name="Send away").click()
    expect(ben.get_by_role("alert")).to_have_text("The host has sent you away from this table.")
    for name in ("Talk", "Table menu", "Log and rules"):
        expect(ben.get_by_role("button", name=name)).to_have_count(0)
    expect(anna.locator('[data-seat="1"]')).to_contain_text("Spud plays for Ben")


# ---- Taking back, pausing ----


@SIZES
def test_a_move_is_taken_back_when_the_others_agree(visit: OpenPage, size: tuple[int, int]) -> None:
    anna, ben = two_at_a_table(visit, sizes=(size, size))
    mover = whose_turn(anna, ben)
    other = ben if mover is anna else anna
    name = mover.locator(".seat.own .name").inner_text()
    hand = mover.locator(".hand button:not([inert])")
    before = hand.count()
    follow_advice(mover)
    expect(hand).to_have_count(before - 1)
    expect(other.get_by_role("button", name="Suggest a move")).to_be_visible()

    menu(mover, "Take my move back")
    expect(mover.get_by_text("Still to answer")).to_be_visible()
    expect(other.get_by_text(f"{name} would like to take a move back.")).to_be_visible()
    assert serious_findings(other) == []
    other.get_by_role("button", name="Rather not").click()
    expect(mover.get_by_role("alert")).to_contain_text(f"The move of {name} stands")
    expect(hand).to_have_count(before - 1)

    menu(mover, "Take my move back")
    other.get_by_role("button", name="Agree").click()
    expect(hand).to_have_count(before)
    expect(mover.get_by_role("button", name="Suggest a move")).to_be_visible()
    expect(other.get_by_role("alert")).to_contain_text(f"{name} has taken a move back.")


def test_whoever_has_agreed_or_only_watches_sees_whose_answer_is_missing(visit: OpenPage) -> None:
    anna = visit()
    path = open_table(anna, TRICKS, players=3)
    others = [visit(PHONE, path=path) for _ in range(2)]
    for page, name in zip(others, ("Ben", "Cleo"), strict=True):
        join(page, name)
    begin(anna, *others)
    guest = visit(path=path)
    people = [anna, *others]
    mover = whose_turn(*people)
    follow_advice(mover)
    whose_turn(*(page for page in people if page is not mover))
    menu(mover, "Take my move back")
    agreeing, silent = (page for page in people if page is not mover)
    agreeing.get_by_role("button", name="Agree").click()
    missing = silent.locator(".seat.own .name").inner_text()
    for page in (agreeing, guest):
        wish = page.get_by_text(f"would like to take a move back. Still to answer: {missing}")
        expect(wish).to_be_visible()


def test_the_table_says_that_it_waits_for_somebody_who_is_away(visit: OpenPage) -> None:
    anna, ben = two_at_a_table(visit)
    while whose_turn(anna, ben) is not ben:
        follow_advice(anna)
    ben.goto("about:blank")
    expect(anna.get_by_text("Ben is away, Spud steps in soon")).to_be_visible()


def test_alone_with_bots_a_move_is_taken_back_at_once(visit: OpenPage) -> None:
    page = visit()
    choose_options(page, TRICKS, 3)
    page.get_by_role("button", name="Deal the cards").click()
    hand = page.locator(".hand button:not([inert])")
    expect(page.get_by_role("button", name="Suggest a move")).to_be_visible()
    before = hand.count()
    follow_advice(page)
    expect(page.get_by_role("button", name="Suggest a move")).to_be_visible()
    expect(hand).to_have_count(before - 1)
    menu(page, "Take my move back")
    expect(hand).to_have_count(before)


def test_what_has_come_to_light_is_not_taken_back(visit: OpenPage) -> None:
    page = visit()
    deal(page, "Hot Potato!")
    follow_advice(page)
    expect(page.locator("aside li", has_text="shows").first).to_be_visible()
    for _ in range(20):
        menu(page, "Take my move back")
        try:
            page.get_by_text("something has come to light").first.wait_for(timeout=2_000)
            return
        except TimeoutError:
            continue  # the bots' next moves have taken the sentence away
    raise AssertionError("nobody says why")


@SIZES
def test_anybody_may_pause_and_go_on(visit: OpenPage, size: tuple[int, int]) -> None:
    anna, ben = two_at_a_table(visit, sizes=(DESK, size))
    menu(ben, "Pause")
    for page in (anna, ben):
        expect(page.get_by_text("Ben has paused the game.")).to_be_visible()
        expect(page.get_by_role("button", name="Suggest a move")).to_have_count(0)
        assert serious_findings(page) == []
    anna.get_by_role("button", name="Go on").click()
    for page in (anna, ben):
        expect(page.get_by_text("Ben has paused the game.")).to_have_count(0)
    whose_turn(anna, ben)


# ---- Coming and going ----


def test_whoever_leaves_is_played_for_and_may_come_back(visit: OpenPage) -> None:
    anna, ben = two_at_a_table(visit, sizes=(DESK, PHONE))
    path = "/" + str(ben.evaluate("location.hash"))
    ben.get_by_role("button", name="Table menu").click()
    assert serious_findings(ben, "#table-menu") == []
    ben.get_by_role("button", name="Leave the table").click()
    expect(ben.get_by_text("Spud plays for you")).to_be_visible()
    ben.get_by_role("button", name="Leave the table").click()
    expect(ben.locator(".games")).to_be_visible()
    expect(anna.locator('[data-seat="1"]')).to_contain_text("Spud plays for Ben")
    ben.goto(ben.url.split("/#")[0] + path)
    expect(ben.get_by_text("You are watching.")).to_be_visible()
    assert ben.locator(".hand button").count() == 0
    ben.get_by_role("button", name="Take my seat again").click()
    ben.wait_for_selector(".hand button")
    expect(anna.locator('[data-seat="1"]')).not_to_contain_text("Spud")


@SIZES
def test_a_bystander_sees_the_table_and_no_hand(visit: OpenPage, size: tuple[int, int]) -> None:
    anna, ben = two_at_a_table(visit)
    guest = visit(size, path="/" + str(anna.evaluate("location.hash")))
    expect(guest.get_by_text("You are watching.")).to_be_visible()
    expect(anna.get_by_title("1 person is watching")).to_be_visible()
    expect(guest.get_by_role("button", name="Suggest a move")).to_have_count(0)
    assert serious_findings(guest) == []
    hands = "[...document.querySelectorAll('.hand [data-card]')].map((card) => card.dataset.card)"
    held = anna.evaluate(hands) + ben.evaluate(hands)
    seen = guest.evaluate("[...document.querySelectorAll('[data-card]')].map((card) => card.dataset.card)")
    assert held
    assert not set(held) & set(seen)
    to_talk(guest)
    tell(guest, "What a game!")
    expect(anna.locator("header .unread")).to_have_text("1")


def test_a_guest_sits_down_where_a_seat_is_free(visit: OpenPage) -> None:
    anna = visit()
    path = open_table(anna, TRICKS, players=3)
    guest = visit(PHONE, path=path)
    expect(guest.get_by_role("button", name="Sit here")).to_have_count(2)
    for _ in range(2):
        anna.get_by_role("button", name="Seat a bot").first.click()
    expect(guest.get_by_role("button", name="Sit here")).to_have_count(0)
    expect(guest.get_by_text("All seats are taken. You may watch.")).to_be_visible()
    begin(anna, guest)
    expect(guest.get_by_text("You are watching.")).to_be_visible()


@SIZES
def test_a_bystander_plays_on_in_the_place_of_a_bot(visit: OpenPage, size: tuple[int, int]) -> None:
    anna, ben = two_at_a_table(visit)
    guest = visit(size, path="/" + str(anna.evaluate("location.hash")))
    expect(guest.get_by_text("Tap a bot to play on in its place.")).to_be_visible()
    expect(guest.get_by_role("button", name=re.compile("^Sit here: (Anna|Ben)"))).to_have_count(0)
    expect(ben.get_by_role("button", name=re.compile("^Sit here"))).to_have_count(0)
    guest.get_by_role("button", name="Sit here: Spud").click()
    assert serious_findings(guest, "dialog") == []
    guest.get_by_role("dialog").get_by_role("button", name="Sit here").click()
    guest.wait_for_selector(".hand button")
    name = guest.locator(".seat.own .name").inner_text()
    for page in (anna, ben):
        expect(page.locator('[data-seat="2"] .name')).to_have_text(name)
        expect(page.locator('[data-seat="2"]')).not_to_contain_text("Bot")
    while whose_turn(anna, ben, guest) is not guest:
        follow_advice(whose_turn(anna, ben))
    before = [line for line in told(anna) if line.startswith("Spud")]
    follow_advice(guest)
    expect(anna.locator("aside li", has_text=f"{name} plays").first).to_be_attached()
    anna.reload()
    expect(anna.locator("aside li", has_text=f"{name} plays").first).to_be_attached()
    assert [line for line in told(anna) if line.startswith("Spud")] == before


def ends_now(table: Table) -> bool:
    """Whatever seat 0 plays is the last card of the game."""
    after = [table.copy() for _ in table.moves(0)]
    for one, move in zip(after, table.moves(0), strict=True):
        one.play(0, move)
    return all(one.over for one in after)


def test_two_people_play_again_when_both_wish_it(visit: OpenPage, server: RealServer) -> None:
    lay(server.folder, {"rematch": position_where("potato-man", 3, ends_now)}, {2: "sprout"})
    people = [visit(size, path="/#/table/rematch", seat=seat) for seat, size in enumerate((DESK, PHONE))]
    people[1].wait_for_selector(".seat")
    people[0].locator(".hand .fits:not([inert])").first.click()
    again = [page.get_by_role("dialog").get_by_role("button", name="Play again") for page in people]
    for button in again:
        expect(button).to_be_visible()
    again[0].click()
    waiting = people[0].get_by_role("button", name="Waiting for the others …")
    expect(waiting).to_be_disabled()
    expect(people[0].get_by_role("status").filter(has_text="Still to answer: Person 1")).to_be_visible()
    expect(people[1].get_by_role("status").filter(has_text="Up for another game: Person 0")).to_be_visible()
    again[1].click()
    for page in people:
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator(".hand button:not([inert])")).to_have_count(12)
    follow_advice(whose_turn(*people))


def test_bots_are_called_as_the_reader_calls_them(visit: OpenPage) -> None:
    page = visit(PHONE, language="it-IT")
    page.locator(".box", has_text=TRICKS).click()
    expect(page.locator('.seat[data-seat="1"] .name')).to_contain_text("Patata")


def test_names_are_whole_where_six_sit_around_a_phone(visit: OpenPage) -> None:
    page = visit(PHONE)
    call_oneself(page, "Sieglinde")
    choose_options(page, "Heckmeck am Karteneck", 6)
    page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_selector(".seat .name")
    cut = """[...document.querySelectorAll('.seat .name')].filter(
        (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)"""
    assert page.evaluate(f"{cut}.map((one) => one.textContent)") == []
