"""Recorded games over HTTP: fetching and checking them, looking back, asking for advice, playing on.

What is done with a record takes its text, so that it works the same for a game of this server and for a file
that somebody has kept.
"""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromQuery, JSONBody, QueryParameter
from msgspec import Meta, Struct

from tischlein.engine.errors import Refusal
from tischlein.i18n.languages import LANGUAGES, language_of
from tischlein.records import fairness
from tischlein.records.parse import parse
from tischlein.records.replay import Replay, check_seat, replay, table_after
from tischlein.server.http.context import NEEDS_TOKEN, GameNumber, TableId, person_of, services_of
from tischlein.server.http.guards import EXPENSIVE
from tischlein.server.http.tables import OpenedTable, create_table
from tischlein.server.live.bot_pool import BotTask
from tischlein.server.live.fair_queue import Owner
from tischlein.server.net.limits import address_of
from tischlein.server.protocol.common import MAX_SEATS, BotName, Language, Person, Seat
from tischlein.server.protocol.responses import Suggestion
from tischlein.server.tables import log
from tischlein.server.tables.room import check_bot
from tischlein.table import Table

MAX_RECORD_BYTES = 128 * 1024
SUGGESTION_TIMEOUT_S = 50.0
"""A suggestion that takes longer is given up: a little less than clients wait for an answer."""

Answer = TypeVar("Answer")
Text = Annotated[str, Meta(max_length=MAX_RECORD_BYTES)]
MoveNumber = Annotated[int, Meta(ge=0, le=100_000)]


class Verdict(Struct):
    """Was the game dealt and played as promised and as the rules say?"""

    true: bool
    sentence: str
    commitment: str | None
    seed: str | None


class ReplayRequest(Struct, forbid_unknown_fields=True):
    """A record, to be shown as a seat or a spectator sees it."""

    record: Text
    seat: Seat | None = None
    language: Language = "en"


class SuggestRequest(Struct, forbid_unknown_fields=True):
    """What would a good player have done on this seat after this many moves?"""

    record: Text
    move: MoveNumber
    seat: Seat
    language: Language = "en"


class RecordSuggestion(Struct):
    """A move worth making, in words, and why."""

    move: str
    phrase: str
    share: float
    points: float
    rival: float
    sentences: list[str]


class PlayOnRequest(Struct, forbid_unknown_fields=True):
    """A new table that begins after this many moves; I take the seat, bots the others."""

    record: Text
    move: MoveNumber
    seat: Seat
    bot: BotName = "spud"


async def in_turn(request: Request[Any, Any, State], work: Callable[..., Answer], *arguments: Any) -> Answer:
    """Games are played again one after the other, for every address in turn: everybody else goes on."""
    async with services_of(request).replays.turn(Owner(address_of(request.scope), "")):
        return await asyncio.to_thread(work, *arguments)


# ---- Finished games of this server ----


async def record_of(request: Request[Any, Any, State], table: str, number: int) -> str:
    text = await asyncio.to_thread(services_of(request).queries.record_text, table, number)
    if text is None:
        raise Refusal(code="unknown-game-record")
    return text


@get("/api/tables/{table:str}/games/{number:int}/record", tags=["records"], media_type=MediaType.TEXT)
async def record(table: TableId, number: GameNumber, request: Request[Any, Any, State]) -> Response[str]:
    """A finished game as a file that `tischlein replay` and `tischlein verify` read."""
    text = await record_of(request, table, number)
    name = re.sub(r"[^A-Za-z0-9_-]", "", f"{table}-{number}")
    headers = {"content-disposition": f'attachment; filename="{name}.tischlein"'}
    return Response(text, headers=headers, media_type=MediaType.TEXT)


@get("/api/tables/{table:str}/games/{number:int}/verify", tags=["records"], opt=EXPENSIVE)
async def verify(table: TableId, number: GameNumber, request: Request[Any, Any, State]) -> Verdict:
    """Deals and plays a finished game again and compares."""
    text = await record_of(request, table, number)
    try:
        found = await in_turn(request, parse, text)
    except Refusal as refused:
        return Verdict(False, str(refused), None, None)
    dealt = "The deal follows from the promise" if found.fair else "It begins from a position"
    sentence = f"{dealt}, {len(found.moves)} moves are legal: {found.result}."
    return Verdict(True, sentence, found.fair.commitment if found.fair else None, found.seed)


@get("/api/tables/{table:str}/games/{number:int}/replay", tags=["records"], opt=EXPENSIVE)
async def replay_game(
    table: TableId,
    number: GameNumber,
    request: Request[Any, Any, State],
    seat: Annotated[int | None, QueryParameter(ge=0, lt=MAX_SEATS)] = None,
    language: FromQuery[Language] = "en",
) -> Response[Replay]:
    """A finished game move by move, as a seat or a spectator saw it."""
    text = await record_of(request, table, number)
    return await replayed(request, text, seat, language)


async def replayed(
    request: Request[Any, Any, State], text: str, seat: int | None, language: str
) -> Response[Any]:
    check_language(language)
    body = await in_turn(request, packed_replay, text, seat, language)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, headers=headers, media_type=MediaType.JSON, status_code=200)


@lru_cache(maxsize=64)
def packed_replay(text: str, seat: int | None, language: str) -> bytes:
    """A replay as compressed JSON, a twentieth of its size; it is usually asked for more than once."""
    return gzip.compress(msgspec.json.encode(replay(parse(text), seat, language)), 6, mtime=0)


# ---- Any record ----


@post(
    "/api/records/replay", tags=["records"], request_max_body_size=2 * MAX_RECORD_BYTES, status_code=200,
    opt=EXPENSIVE,
)  # fmt: skip
async def replay_record(data: JSONBody[ReplayRequest], request: Request[Any, Any, State]) -> Response[Replay]:
    """Any recorded game move by move; a bad record is refused with what is wrong with it."""
    return await replayed(request, data.record, data.seat, data.language)


@post(
    "/api/records/suggest", tags=["records"], request_max_body_size=2 * MAX_RECORD_BYTES, status_code=200,
    security=NEEDS_TOKEN, opt=EXPENSIVE,
)  # fmt: skip
async def suggest(
    data: JSONBody[SuggestRequest], request: Request[Any, Any, State]
) -> list[RecordSuggestion]:
    """What a good player would have done there, from what the seat could know. One request at a time."""
    person, services = await person_of(request), services_of(request)
    check_language(data.language)
    if person.id in services.asking:
        raise Refusal(code="too-fast")
    services.limits.check("suggestion", person.id)
    services.asking.add(person.id)
    try:
        table = await in_turn(request, table_asked_about, data)
        bot_task = BotTask(
            table.game.name, data.seat, "", data.move, table.view_record(data.seat).pack().tobytes()
        )
        answer: asyncio.Queue[list[Suggestion]] = asyncio.Queue()
        owner = Owner(address_of(request.scope), person.id)
        services.hub.bots.ask_suggestions(bot_task, data.language, table.people, answer.put_nowait, owner)
        suggestions = await asyncio.wait_for(answer.get(), SUGGESTION_TIMEOUT_S)
    except TimeoutError:
        raise Refusal(code="no-suggestion") from None
    finally:
        services.asking.discard(person.id)
    if not suggestions:
        raise Refusal(code="no-suggestion")
    return [in_words(one, table, data) for one in suggestions]


def check_language(language: str) -> None:
    """A supported language, or an empty one: then there are no sentences."""
    if language and language not in LANGUAGES:
        raise Refusal(code="unknown-language")


def table_asked_about(data: SuggestRequest) -> Table:
    found = parse(data.record)
    check_seat(found, data.seat)
    table = table_after(found, data.move)
    if data.seat not in table.waiting:
        raise Refusal(code="no-suggestion")
    return table


def in_words(found: Suggestion, table: Table, data: SuggestRequest) -> RecordSuggestion:
    phrase = table.phrase(data.seat, found.move, data.language) if data.language else ""
    return RecordSuggestion(found.move, phrase, found.share, found.points, found.rival, found.sentences)


@post(
    "/api/records/play-on", tags=["records"], request_max_body_size=2 * MAX_RECORD_BYTES,
    security=NEEDS_TOKEN, opt=EXPENSIVE,
)  # fmt: skip
async def play_on(data: JSONBody[PlayOnRequest], request: Request[Any, Any, State]) -> OpenedTable:
    """Plays on from a moment of a recorded game, against bots; answered when the table is stored."""
    person = await person_of(request)
    check_bot(data.bot)
    opened, sat = await in_turn(request, played_on, data.record, data.move, data.seat, data.bot, person)
    return await create_table(services_of(request), opened, language_of(request.headers), sat)


def played_on(text: str, move: int, seat: int, bot: str, person: Person) -> tuple[log.Opened, log.Sat]:
    """A table that begins after a move of a recorded game: the person on one seat, bots on the others.

    All cards lie as they did. Coming shuffles are drawn anew: the seed of the old game is known by now.
    """
    record = parse(text)
    check_seat(record, seat)
    start = table_after(record, move).reveal()
    start["chance"] = {"seed": fairness.new_secret(), "drawn": 0}
    others = {other: bot for other in range(record.players) if other != seat}
    opened = log.Opened(
        record.game, record.players, record.options, person.id, fairness.new_secret(), others,
        grace=None, start=start,
    )  # fmt: skip
    return opened, log.Sat(seat, person.id, person.name, figure=person.figure)


ROUTES = [record, verify, replay_game, replay_record, suggest, play_on]
