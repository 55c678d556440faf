"""What can be played, against whom and in which languages; the games' rules and words."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Request, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from tischlein.bots.registry import LEVELS
from tischlein.engine.errors import Refusal
from tischlein.engine.game import Amount, Game, Option
from tischlein.i18n.languages import LANGUAGES
from tischlein.registry import find, games
from tischlein.server.http.context import services_of


class OptionInfo(Struct):
    name: str
    values: dict[int, list[Any]]
    """What may be chosen, by the number of players; of an amount the least and the most."""
    default: Any
    amount: bool
    """Any whole number between two, not one of a list."""


class GameInfo(Struct):
    name: str
    title: str
    credit: str
    edition: str
    rules: int
    players: list[int]
    options: list[OptionInfo]


class Catalogue(Struct):
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]
    url: str
    """Where others find this server."""


def option_info(option: Option, counts: tuple[int, ...]) -> OptionInfo:
    values = {
        players: [option.low, option.high] if isinstance(option, Amount) else option.allowed(players)
        for players in counts
    }
    return OptionInfo(option.name, values, option.default, isinstance(option, Amount))


def game_info(game: Game) -> GameInfo:
    options = [option_info(option, game.players) for option in game.options]
    return GameInfo(
        game.name, game.title, game.credit, game.edition, game.version, list(game.players), options
    )


def catalogue_of(url: str) -> Catalogue:
    return Catalogue([game_info(game) for game in games().values()], list(LEVELS), list(LANGUAGES), url)


@get("/api/games", tags=["games"], sync_to_thread=False)
def catalogue(request: Request[Any, Any, State]) -> Catalogue:
    """What can be played, against whom, in which languages, and where others find it."""
    return catalogue_of(services_of(request).settings.url)


@get("/api/games/{game:str}/{page:str}/{language:str}", tags=["games"], media_type=MediaType.TEXT)
async def game_text(game: FromPath[str], page: FromPath[str], language: FromPath[str]) -> str:
    """`rules` or `words` of a game: its rules in Markdown, its sentences as Fluent messages."""
    kinds = {"rules": "md", "words": "ftl"}
    if page not in kinds:
        raise NotFoundException
    if language not in LANGUAGES:
        raise Refusal(code="unknown-language")
    path = find(game).folder / f"{page}.{language}.{kinds[page]}"
    return await asyncio.to_thread(path.read_text, encoding="utf-8")


ROUTES = [catalogue, game_text]
