"""A server's table in the terminal: the same screens as at home, with others on other devices."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input, OptionList, RichLog, Static

from support.server_process import RealServer
from tischlein.client import connect
from tischlein.engine.errors import Refusal
from tischlein.tui.remote_game import RemoteGame, Tokens, join, server_and_table
from tischlein.tui.screens.app import TerminalTable
from tischlein.tui.screens.gathering import Gathering
from tischlein.tui.screens.overlays import Result
from tischlein.tui.screens.table_screen import TableScreen

Script = Callable[[TerminalTable, Pilot[None]], Awaitable[None]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    running = RealServer(tmp_path_factory.mktemp("server"))
    yield running
    running.close()


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def run(opening: Screen[None], script: Script) -> None:
    async def go() -> None:
        app = TerminalTable(opening)
        async with app.run_test(size=(80, 24)) as pilot:
            await script(app, pilot)

    asyncio.run(go())


async def until(pilot: Pilot[None], so: Callable[[], bool], seconds: float = 20) -> None:
    for _ in range(int(50 * seconds)):
        if so():
            return
        await pilot.pause(0.02)
    raise TimeoutError


def own_table(server: RealServer, bots: dict[int, str]) -> RemoteGame:
    """A table that somebody has opened from this terminal, with bots around it."""
    connection = connect(server.url, name="Ada")
    Tokens().keep(server.url, connection.token)
    table = connection.new_table("leduc", 2, bots=bots, options={"first": 0}, begins="host")
    connection.close()
    return join(f"{server.url}/#/table/{table.id}", "", "en", "quick")


def test_a_game_is_played_to_its_end_and_another_one_begun(server: RealServer) -> None:
    game = own_table(server, {1: "spud"})
    assert game.seat == 0

    async def play(app: TerminalTable, pilot: Pilot[None]) -> None:
        assert "Deal when everybody is there" in str(app.screen.query_one("#people", Static).content)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        while not isinstance(app.screen, Result):
            table = app.table_screen
            await until(
                pilot,
                lambda table=table: (
                    isinstance(app.screen, Result)  # type: ignore[misc]
                    or table.query_one(OptionList).option_count > 0
                ),
            )
            if not isinstance(app.screen, Result):
                await pilot.press("x", "escape", "enter")
                await pilot.pause(0.1)
        await until(pilot, lambda: bool(app.screen.query("#result")))
        shown = str(app.screen.query_one("#result", Static).content)
        assert "1. " in shown
        assert "Ada" in shown
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and not game.over)
        assert len(app.screen.query_one(RichLog).lines) > 0

    run(Gathering(game), play)
    game.leave()


def test_a_hint_and_a_refusal_come_from_the_server(server: RealServer) -> None:
    game = own_table(server, {1: "spud"})

    async def ask(app: TerminalTable, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await until(pilot, lambda: app.screen.query_one(OptionList).option_count > 0)
        note = app.screen.query_one("#note", Static)
        await pilot.press("?")
        await until(pilot, lambda: " – " in str(note.content), seconds=90)  # it compiles first
        app.screen.query_one(Input).value = "nonsense"
        await pilot.press("enter")
        await until(pilot, lambda: "is not a move here" in str(note.content))
        await pilot.press("escape", "ctrl+l")
        assert "Am Zug" in app.screen.query_one(Input).placeholder or game.is_mine
        await pilot.press("ctrl+c", "ctrl+c")
        await until(pilot, lambda: game.has_left)

    run(Gathering(game), ask)


def test_whoever_comes_back_has_the_same_seat(server: RealServer) -> None:
    with connect(server.url, name="Ben") as ben:
        table = ben.new_table("leduc", 2, options={"first": 0})
        table.sit(0)
        link = f"{server.url}/#/table/{table.id}"
        first = join(link, "Ada", "en", "quick")
        assert first.seat == 1
        first.leave()
        second = join(link, "", "en", "quick")
        assert (second.seat, second.people[1]) == (1, "Ada")
        assert second.waits_for_others
        second.leave()


@pytest.mark.parametrize(
    "link", ["http://here/", "here/#/table/x", "http:///#/table/x", "http://here/#/table/"]
)
def test_a_link_that_leads_nowhere_is_refused(link: str) -> None:
    with pytest.raises(Refusal, match="a link must be as a table shows it"):
        server_and_table(link)
    assert server_and_table("https://a.b:8000/#/table/abc") == ("https://a.b:8000", "abc")


def test_tokens_are_for_one_s_own_eyes() -> None:
    Tokens().keep("http://here", "secret")
    Tokens().keep("http://there", "other")
    assert Tokens().of("http://here") == "secret"
    assert Tokens().path.stat().st_mode & 0o077 == 0
    Tokens().path.write_text("[]", encoding="utf-8")
    assert Tokens().of("http://here") == ""
