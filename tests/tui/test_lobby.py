"""What can be chosen before the deal, by keys and on the command line."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

import tischlein
from tischlein import tui
from tischlein.cli import main as command_line
from tischlein.cli.play import setups_of
from tischlein.engine.errors import Refusal
from tischlein.i18n.languages import LANGUAGES
from tischlein.tui.screens.app import TerminalTable
from tischlein.tui.screens.lobby import Lobby
from tischlein.tui.screens.setup_screen import SetupScreen, option_words
from tischlein.tui.screens.table_screen import TableScreen
from tischlein.tui.setup import GameSetup, default_setups


def run(
    script: Callable[[TerminalTable, Pilot[None]], Awaitable[None]],
    setups: list[GameSetup] | None = None,
    size: tuple[int, int] = (80, 24),
) -> None:
    async def go() -> None:
        app = TerminalTable(Lobby(setups or default_setups("en"), "potato-man"))
        async with app.run_test(size=size) as pilot:
            await script(app, pilot)

    asyncio.run(go())


def lobby_of(app: TerminalTable) -> Lobby:
    return next(screen for screen in app.screen_stack if isinstance(screen, Lobby))


async def mark(app: TerminalTable, pilot: Pilot[None], label: str) -> None:
    """Moves to the row that begins like this."""
    rows = app.screen.query_one(OptionList)
    texts = [str(option.prompt) for option in rows.options]
    at = next(place for place, text in enumerate(texts) if text.startswith(label))
    await pilot.press(*["down"] * (at - (rows.highlighted or 0)))
    assert rows.highlighted == at


def test_names_bots_options_pace_and_deal_are_chosen() -> None:
    async def choose(app: TerminalTable, pilot: Pilot[None]) -> None:
        await pilot.press("o", "left")
        assert isinstance(app.screen, SetupScreen)
        await mark(app, pilot, "Name of Player 1")
        await pilot.press("A", "d", "d", "backspace", "a")
        await mark(app, pilot, "Player 3")
        await pilot.press("right", "enter")
        await mark(app, pilot, "Cards")
        await pilot.press("right")
        await mark(app, pilot, "Who starts")
        await pilot.press("left")
        await mark(app, pilot, "Pace")
        await pilot.press("right")
        await mark(app, pilot, "Deal again")
        await pilot.press("7", "escape")
        setup = lobby_of(app).setup
        assert (setup.players, setup.names, setup.opponents) == (3, ("Ada",), "spud,truffle")
        assert setup.options == {"variant": "no-green", "first": 2}
        assert (setup.pace, setup.seed) == ("quick", "7")
        said = str(lobby_of(app).query_one("#setup", Static).content)
        assert "without green" in said
        assert "Spud, Truffle" in said
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.local_game.table.people[0] == "Ada"
        assert app.local_game.table.start == tischlein.new("potato-man", 3, seed="7", **setup.options).start

    run(choose)


def test_options_that_the_number_of_players_forbids_go_back_to_the_usual() -> None:
    async def choose(app: TerminalTable, pilot: Pilot[None]) -> None:
        await pilot.press("o")
        assert isinstance(app.screen, SetupScreen)
        assert app.screen.setup.options == {"variant": "no-green"}
        await pilot.press("right", "escape")
        assert lobby_of(app).setup.options == {}

    run(choose, [GameSetup("potato-man", 3, "spud", "en", {"variant": "no-green"})])


def test_all_that_can_be_chosen_fits_a_small_terminal() -> None:
    async def choose(app: TerminalTable, pilot: Pilot[None]) -> None:
        await pilot.press("o")
        await mark(app, pilot, "Deal again")
        rows = app.screen.query_one(OptionList)
        assert rows.region.bottom <= 18
        assert rows.region.right <= 60

    run(choose, size=(60, 18))


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_have_words_in_every_language(language: str) -> None:
    for setup in default_setups(language):
        for option, (label, _) in zip(
            tischlein.games()[setup.game].options, option_words(setup), strict=True
        ):
            assert label != option.name or setup.game == "leduc"


def wishes(*arguments: str) -> list[GameSetup]:
    return setups_of(command_line.parser().parse_args(["play", *arguments]))


def test_what_is_asked_for_without_a_game_holds_for_every_game_that_allows_it() -> None:
    found = wishes("--players", "5", "--bots", "truffle", "--name", "Ada", "--pace", "slow")
    assert [setup.game for setup in found] == ["elefant", "heckmeck", "potato-man"]
    assert {(setup.players, setup.opponents, setup.names, setup.pace) for setup in found} == {
        (5, "truffle", ("Ada",), "slow")
    }
    assert [setup.game for setup in wishes("-o", "target=5")] == ["hot-potato"]


def test_what_no_game_allows_is_refused_with_a_sentence() -> None:
    with pytest.raises(Refusal, match="players must be"):
        wishes("--players", "9")
    with pytest.raises(Refusal, match=r"pace must be slow, normal or quick \(got 'hasty'\)"):
        wishes("--pace", "hasty")
    assert tui.DEFAULT_PACE in tui.PACES
