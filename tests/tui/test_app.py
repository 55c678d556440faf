"""The table in the terminal: drawn in every language, played by keys to the end."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Collapsible, Input, OptionList, RichLog, Static

import tischlein
from support.random_play import SETTINGS, setting_name, table_after
from tischlein.cli.main import main
from tischlein.drawing.terminal import SeatView, draw, legend
from tischlein.engine.errors import Refusal
from tischlein.engine.game import Game
from tischlein.i18n.languages import LANGUAGES
from tischlein.i18n.names import VARIETIES
from tischlein.i18n.words import words
from tischlein.table import Table
from tischlein.tui.local_game import LocalGame
from tischlein.tui.screens.app import TerminalTable
from tischlein.tui.screens.key_bar import KeyBar
from tischlein.tui.screens.lobby import Lobby
from tischlein.tui.screens.overlays import HandOver, Result, Rules
from tischlein.tui.screens.table_screen import TableScreen
from tischlein.tui.setup import GameSetup, default_setups

GAMES = list(tischlein.games().values())
Script = Callable[[TerminalTable, Pilot[None]], Awaitable[None]]


def run(app: TerminalTable, script: Script, size: tuple[int, int] = (80, 24)) -> None:
    async def go() -> None:
        async with app.run_test(size=size) as pilot:
            await script(app, pilot)

    asyncio.run(go())


async def until(pilot: Pilot[None], so: Callable[[], bool]) -> None:
    """Waits for what bots and screens do by themselves."""
    for _ in range(20_000):
        if so():
            return
        await pilot.pause(0.01)
    raise TimeoutError


def seated(game: str = "leduc", **given: Any) -> TerminalTable:
    """At a table with bots that do not think."""
    found = tischlein.games()[game]
    usual: dict[str, Any] = {"players": min(found.players), "options": {}, "seed": "7", "lang": "en"}
    setup = GameSetup(game, opponents="random", **(usual | given))
    return TerminalTable(TableScreen(LocalGame.dealt(setup), pause=0))


async def is_asked(app: TerminalTable, pilot: Pilot[None]) -> bool:
    """Waits until a move is to be made, or the game is over."""
    moves = app.table_screen.query_one(OptionList)
    await until(pilot, lambda: isinstance(app.screen, Result) or moves.option_count > 0)
    return not isinstance(app.screen, Result)


def cards_before(table: Table, seat: int) -> list[str]:
    """What a seat chooses from, by the signs that the game's notation has for cards."""
    view = table.view(seat)
    hand = view["table"]["seats"][seat].get("hand")
    cards = hand if isinstance(hand, list) else view["table"].get("porcelain_row", [])
    return [card for card in cards if len(card) <= len("W25")]


def printed(table: RenderableType) -> str:
    console = Console(width=80)
    with console.capture() as caught:
        console.print(table)
    return caught.get()


def note_text(app: TerminalTable) -> str:
    return str(app.table_screen.query_one("#note", Static).content)


def offered(screen: Screen[Any]) -> str:
    """The keys at the foot of a screen."""
    return str(screen.query_one(KeyBar).content).replace("\N{NO-BREAK SPACE}", " ")


def logged(app: TerminalTable) -> str:
    return "\n".join(strip.text.rstrip() for strip in app.table_screen.query_one(RichLog).lines)


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_every_table_is_drawn_with_what_a_seat_may_know(setting: tuple[str, int, dict[str, Any]]) -> None:
    for depth in (0, 9, 30, 60):
        table = table_after(setting, 5, depth)
        for seat in range(table.players):
            for language in LANGUAGES:
                spoken = words(table.game, language)
                people = [spoken.name(number) for number in range(table.players)]
                text = printed(draw(table.game, SeatView(table.view(seat), spoken, people)))
                assert all(name in text for name in people)
                assert all(sign in text for sign in cards_before(table, seat))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_is_played_by_keys_to_its_end_and_dealt_again(game: Game, tmp_path: Path) -> None:
    luck = random.Random(3)
    saved = tmp_path / "game.txt"

    async def play(app: TerminalTable, pilot: Pilot[None]) -> None:
        first = app.local_game
        while await is_asked(app, pilot):
            await pilot.press(*["down"] * luck.randrange(4), "enter")
        shown = str(app.screen.query_one("#result", Static).content)
        assert all(name in shown for name in first.table.people)
        assert tischlein.load(saved).replay().points == first.table.points
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and app.local_game is not first)

    run(seated(game.name, file=saved), play)


def test_after_the_end_nobody_is_asked_for_a_move() -> None:
    async def look_back(app: TerminalTable, pilot: Pilot[None]) -> None:
        while await is_asked(app, pilot):
            await pilot.press("enter")
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        assert app.screen.query_one(Input).placeholder == "The game is over."
        assert "hint" not in offered(app.screen)
        assert "new deal" in offered(app.screen)

    run(seated(), look_back)


def test_a_game_is_chosen_with_players_opponents_and_language() -> None:
    async def choose(app: TerminalTable, pilot: Pilot[None]) -> None:
        await pilot.press("down", "right", "tab", "ctrl+l")
        lobby = app.screen
        assert isinstance(lobby, Lobby)
        game = GAMES[1]
        setup = lobby.setup
        assert (setup.game, setup.opponents, setup.lang) == (game.name, "gratin", "de")
        assert setup.players == game.players[(game.players.index(game.usual_players) + 1) % len(game.players)]
        assert "Sprache" in offered(lobby)
        await pilot.press("tab", "tab", "enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        table = app.local_game.table
        assert (table.players, table.words.language) == (setup.players, "de")
        assert {*table.people[1:]} <= {*VARIETIES}

    run(TerminalTable(Lobby(default_setups("en"))), choose)


def test_friends_at_one_terminal_see_their_own_hands_one_after_the_other() -> None:
    """Each is told the game as they saw it, and nothing of the other's hand is on the screen in between."""

    async def play(app: TerminalTable, pilot: Pilot[None]) -> None:
        local_game = app.local_game
        handovers = 0
        while handovers < 4:
            assert await is_asked(app, pilot)
            seat = local_game.seat
            assert seat in local_game.table.waiting
            assert logged(app).split() == " ".join(local_game.table.sentences(seat, you=True)).split()
            await pilot.press("enter")
            await pilot.pause()
            if isinstance(app.screen, HandOver):
                handovers += 1
                assert local_game.seat != seat
                assert local_game.table.people[local_game.seat] in str(app.screen.query_one(Static).content)
                assert not app.screen.query(OptionList)
                await pilot.press("enter")

    run(seated("potato-man", players=2, people=2, options={"first": 0}), play, size=(200, 60))


def test_more_people_than_seats_are_refused() -> None:
    with pytest.raises(Refusal, match=r"people must be 1 to 2 \(got 3\)"):
        seated(people=3)


def test_typing_narrows_the_moves_and_what_cannot_be_is_explained() -> None:
    async def play(app: TerminalTable, pilot: Pilot[None]) -> None:
        assert await is_asked(app, pilot)
        moves = app.local_game.table.moves(0)
        await pilot.press(*moves[-1])
        assert [option.id for option in app.screen.query_one(OptionList).options] == [moves[-1]]
        await pilot.press("backspace", "x", "enter")
        assert "is not a move here" in note_text(app)
        assert app.local_game.table.made == []
        app.screen.query_one(Input).value = ""
        await pilot.press("enter")
        assert len(app.local_game.table.made) >= 1
        assert note_text(app) == ""

    run(seated("potato-man", options={"first": 0}), play)


def test_advice_is_given_and_the_mark_lies_on_it() -> None:
    async def ask(app: TerminalTable, pilot: Pilot[None]) -> None:
        assert await is_asked(app, pilot)
        await pilot.press("?")
        await until(pilot, lambda: "Points at the end of" in note_text(app))
        marked = app.screen.query_one(OptionList).highlighted_option
        assert marked is not None
        assert note_text(app).startswith(app.local_game.table.phrase(0, str(marked.id)))
        assert app.screen.query_one(Input).value == ""

    run(seated(), ask)


def test_who_asks_again_hears_what_else_may_be_done() -> None:
    async def ask(app: TerminalTable, pilot: Pilot[None]) -> None:
        def marked() -> str:
            option = app.screen.query_one(OptionList).highlighted_option
            assert option is not None
            assert note_text(app).startswith(app.local_game.table.phrase(0, str(option.id)))
            return str(option.id)

        assert await is_asked(app, pilot)
        assert "? hint" in offered(app.screen)
        await pilot.press("?")
        await until(pilot, lambda: "Points at the end of" in note_text(app))
        assert "? another idea" in offered(app.screen)
        suggestions = [marked()]
        for _ in range(3):
            await pilot.press("?")
            suggestions.append(marked())
        assert len(set(suggestions)) == 3
        assert suggestions[3] == suggestions[0]
        await pilot.press("enter")
        assert app.local_game.table.made[0][1] == suggestions[0]
        assert "? another idea" not in offered(app.screen)

    run(seated("potato-man", options={"first": 0}), ask)


def test_beside_advice_the_last_that_happened_stays_in_sight() -> None:
    async def ask(app: TerminalTable, pilot: Pilot[None]) -> None:
        for _ in range(4):
            assert await is_asked(app, pilot)
            await pilot.press("enter")
        assert await is_asked(app, pilot)
        story = app.table_screen.query_one(RichLog)
        room = story.size.height
        await pilot.press("?")
        await until(pilot, lambda: "Points at the end of" in note_text(app))
        await until(pilot, lambda: story.size.height < room and story.is_vertical_scroll_end)

    run(seated("potato-man", players=4), ask)


def test_in_a_narrower_terminal_the_story_is_broken_into_other_lines() -> None:
    async def narrow(app: TerminalTable, pilot: Pilot[None]) -> None:
        assert await is_asked(app, pilot)
        story, before = app.table_screen.query_one(RichLog), logged(app).split()
        await pilot.resize_terminal(50, 24)
        await until(pilot, lambda: 0 < max(line.cell_length for line in story.lines) <= story.size.width)
        assert logged(app).split() == before

    run(seated("potato-man", players=4), narrow)


def test_another_language_and_the_rules_at_any_time() -> None:
    async def look(app: TerminalTable, pilot: Pilot[None]) -> None:
        assert await is_asked(app, pilot)
        before = logged(app)
        await pilot.press("ctrl+l")
        await pilot.pause()
        assert logged(app) != before
        assert "Tipp" in offered(app.screen)
        await pilot.press("ctrl+r")
        await until(pilot, lambda: isinstance(app.screen, Rules))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))

    run(seated(), look)


def test_what_only_experts_read_is_folded_until_it_is_wanted() -> None:
    async def read(app: TerminalTable, pilot: Pilot[None]) -> None:
        assert await is_asked(app, pilot)
        await pilot.press("ctrl+r")
        await until(pilot, lambda: isinstance(app.screen, Rules))
        experts = app.screen.query_one(Collapsible)
        assert experts.collapsed
        await pilot.press("e")
        assert not experts.collapsed

    run(seated("potato-man"), read)


def test_a_game_under_way_is_given_up_by_asking_twice() -> None:
    async def leave(app: TerminalTable, pilot: Pilot[None]) -> None:
        assert await is_asked(app, pilot)
        await pilot.press("escape", "ctrl+n")
        assert isinstance(app.screen, TableScreen)
        assert "Leave this game?" in note_text(app)
        await pilot.press("escape", "escape")
        await until(pilot, lambda: isinstance(app.screen, Lobby))

    run(seated(), leave)


def test_who_leaves_while_a_bot_thinks_leaves_at_once() -> None:
    async def leave(app: TerminalTable, pilot: Pilot[None]) -> None:
        app.table_screen.pause = 0.3
        assert await is_asked(app, pilot)
        await pilot.press("enter", "ctrl+c")
        assert app.return_code is None
        await pilot.press("ctrl+c")
        await pilot.pause(0.5)
        assert app.return_code == 0

    run(seated("potato-man", options={"first": 0}), leave)


def test_a_bot_of_one_s_own_that_fails_ends_the_evening_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def choose(view):\n    return view['cards']\n", encoding="utf-8")
    setup = GameSetup("leduc", 2, f"{tmp_path / 'mine.py'}:choose", "en", {"first": 1})
    app = TerminalTable(TableScreen(LocalGame.dealt(setup), pause=0))

    async def play(app: TerminalTable, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.return_code is not None)

    run(app, play)
    assert app.return_code == 2


def test_where_nothing_can_be_drawn_a_game_must_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play"]) == 2
    assert "tischlein play GAME, one of" in capsys.readouterr().err


def test_what_is_typed_is_cleared_before_the_table_is_left() -> None:
    async def leave(app: TerminalTable, pilot: Pilot[None]) -> None:
        assert await is_asked(app, pilot)
        await pilot.press("x", "escape")
        assert app.screen.query_one(Input).value == ""
        assert note_text(app) == ""
        await pilot.press("escape")
        assert "Leave this game?" in note_text(app)

    run(seated("potato-man", options={"first": 0}), leave)


def test_the_table_can_be_looked_at_as_it_was() -> None:
    async def look(app: TerminalTable, pilot: Pilot[None]) -> None:
        assert await is_asked(app, pilot)
        await pilot.press("enter")
        assert await is_asked(app, pilot)
        made = app.local_game.moves_made
        await pilot.press("ctrl+p", "ctrl+p")
        assert app.table_screen.looking_at == made - 2
        assert f"after move {made - 2} of {made}" in note_text(app)
        await pilot.press("ctrl+f", "ctrl+f")
        assert app.table_screen.looking_at is None
        await pilot.press("ctrl+p", "enter")
        assert app.table_screen.looking_at is None
        assert app.local_game.moves_made == made

    run(seated("potato-man", options={"first": 0}), look)


def test_any_key_skips_the_wait_for_a_bot() -> None:
    async def skip(app: TerminalTable, pilot: Pilot[None]) -> None:
        app.table_screen.pause = 1000.0
        assert await is_asked(app, pilot)
        await pilot.press("enter")
        for _ in range(2):
            made = app.local_game.moves_made
            await pilot.press("space")
            await until(pilot, lambda made=made: app.local_game.moves_made > made)  # type: ignore[misc]
        assert app.screen.query_one(Input).value == ""

    run(seated("potato-man", players=3, options={"first": 0}), skip)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_sign_is_explained_and_stands_on_the_table(game: Game, language: str) -> None:
    for _, message in legend(game):
        assert words(game, language).say(message)


def test_five_play_elefant_in_a_small_terminal() -> None:
    async def look(app: TerminalTable, pilot: Pilot[None]) -> None:
        assert await is_asked(app, pilot)
        table, typed = app.screen.query_one("#table"), app.screen.query_one(Input)
        assert table.region.height + table.region.y < typed.region.y < 18
        assert app.screen.query_one(OptionList).size.height >= 2
        assert not app.screen.show_vertical_scrollbar

    run(seated("elefant", players=5, lang="fr", options={"first": 0}), look, size=(60, 18))


def test_the_last_trick_can_be_seen_until_the_next_is_led() -> None:
    table = tischlein.new("potato-man", 3, seed=1, first=0)
    laid = []
    while not any(event["event"] == "trick-won" for event in table.events(0)):
        seat = table.waiting[0]
        laid.append(table.moves(seat)[0])
        table.play(seat, laid[-1])
    view = SeatView(table.view(0), table.words, table.people, table.events(0))
    assert all(f" {card} " in printed(draw(table.game, view)) for card in laid)
