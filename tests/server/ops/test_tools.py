"""What surrounds the server: settings, commands, generated types, documents, the example bot."""

from __future__ import annotations

import random
import re
import socket
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tischlein
from support.fake_hub import FakeSubscriber, TestHub, ask
from support.server_process import RealServer, free_port
from tischlein.cli.main import main
from tischlein.client import connect
from tischlein.i18n.loader import FOLDER
from tischlein.records import replay
from tischlein.records.model import Record
from tischlein.records.parse import parse
from tischlein.server.http import context, games, records, tables
from tischlein.server.http import people as people_api
from tischlein.server.live import dispatcher, hub
from tischlein.server.net import connection, limits
from tischlein.server.ops.preflight import AddressTaken, NoDatabase, check_address, check_database
from tischlein.server.ops.replay_bots import NoBook, replay_bots
from tischlein.server.ops.settings import BadSetting, Settings, from_environment
from tischlein.server.protocol import close_codes, common, requests, responses
from tischlein.server.protocol.typescript import protocol_types
from tischlein.server.storage import people
from tischlein.server.tables import chat, decide, host

ROOT = Path(__file__).parents[3]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
REQUESTS = list(requests.AnyRequest.__args__)
ANSWERS = list(responses.AnyMessage.__args__)


# ---- Settings ----


def test_settings_come_from_options_then_from_the_environment() -> None:
    environment = {"TISCHLEIN_PORT": "9000", "TISCHLEIN_BASE_URL": "https://cards.example/", "OTHER": "x"}
    settings = from_environment({"host": "0.0.0.0", "port": None}, environment)
    assert (settings.host, settings.port) == ("0.0.0.0", 9000)
    assert settings.url == "https://cards.example"
    assert from_environment({"port": 1}, environment).port == 1
    assert Settings(host="0.0.0.0").url.startswith("http://")
    assert "0.0.0.0" not in Settings(host="0.0.0.0").url
    assert Settings(host="0.0.0.0").own_url == Settings().own_url == "http://127.0.0.1:8000"
    assert Settings(host="0.0.0.0", base_url="https://a.example/").own_url == "https://a.example"
    allowed = Settings(
        base_url="https://a.example/", origins="https://b.example/, http://c:81"
    ).allowed_origins
    assert allowed == ["https://a.example", "https://b.example", "http://c:81"]
    assert Settings().allowed_origins == []
    assert Settings(host="::1").url == "http://[::1]:8000"
    assert Settings(bot_workers=3).workers == 3
    assert Settings().workers >= 1
    assert Settings(database="postgresql://x/y").database_url() == "postgresql+psycopg://x/y"


def test_the_data_directory_is_made(tmp_path: Path) -> None:
    url = Settings(data=str(tmp_path / "new" / "folder")).database_url()
    assert url == f"sqlite:///{tmp_path}/new/folder/tischlein.db"
    assert (tmp_path / "new" / "folder").is_dir()


AN_ADDRESS = "an address as in https://cards.example.org"
A_URL = "a URL as in postgresql://user@host/name"


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"port": "many"}, "port must be a whole number (got 'many')"),
        ({"port": 70000}, "port must be 0 to 65535 (got 70000)"),
        ({"log_level": "loud"}, "log level must be debug, info, warning or error (got 'loud')"),
        ({"heartbeat": 0}, "heartbeat must be 1 or more seconds (got 0)"),
        ({"bot_pause": -1}, "bot pause must be 0 or more milliseconds (got -1)"),
        ({"bot_workers": -1}, "bot workers must be 1 or more, or 0 for one fewer than cores (got -1)"),
        ({"base_url": "cards.example.org"}, f"base URL must be {AN_ADDRESS} (got 'cards.example.org')"),
        ({"origins": "https://a.example, b.example"}, f"origins must be {AN_ADDRESS} (got 'b.example')"),
        ({"database": f"mysql://anna:{'secret'}@host/name"}, f"database must be {A_URL} (got 'mysql:…')"),
        ({"database": "secret"}, f"database must be {A_URL} (got '…')"),
    ],
)
def test_wrong_settings_are_explained(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadSetting, match=re.escape(complaint)):
        from_environment(given, {})


def test_a_place_that_is_taken_and_one_that_is_not_there_are_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = Settings(port=other.getsockname()[1])
        with pytest.raises(AddressTaken, match=rf"127.0.0.1:{taken.port}: .*choose another with --port"):
            check_address(taken)
    check_address(Settings(port=free_port()))
    with pytest.raises(AddressTaken, match=r"nowhere\.invalid"):
        check_address(Settings(host="nowhere.invalid"))


def test_a_database_that_cannot_be_used_is_explained_without_its_password(tmp_path: Path) -> None:
    (tmp_path / "tischlein.db").write_text("no database " * 100, encoding="utf-8")
    nowhere = f"postgresql://anna:{'secret'}@127.0.0.1:{free_port()}/name"
    for settings, complaint in [
        (Settings(data=str(tmp_path)), "not a database"),
        (Settings(database=nowhere), "refused"),
        (Settings(database=f"postgresql://anna:{'secret'}@127.0.0.1:many/name"), "cannot be used"),
    ]:
        with pytest.raises(NoDatabase, match=complaint) as refused:
            check_database(settings)
        assert "secret" not in str(refused.value)
    check_database(Settings(data=str(tmp_path / "new")))


def test_a_server_that_cannot_start_does_not_say_that_the_table_is_set(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        place = ["--port", str(other.getsockname()[1]), "--data", str(tmp_path)]
        command = [sys.executable, "-m", "tischlein", "serve", *place]
        run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.count("\n") == 1


# ---- Types for the browser ----


def tag_of(kind: Any) -> str:
    """What a message has as its `type`."""
    return str(kind.__struct_config__.tag)


def test_every_message_has_a_typescript_type() -> None:
    text = protocol_types()
    for kind in [*REQUESTS, *ANSWERS, responses.Room, responses.SeatView, replay.Replay, tables.NewTable]:
        assert f"export interface {kind.__name__} {{" in text
    for kind in [*REQUESTS, *ANSWERS]:
        assert f'type: "{tag_of(kind)}";' in text
    assert "room?: Room;" in text
    assert "views?: SeatView[];" in text
    assert "unknown;" in text
    assert "undefined" not in text
    assert text.count("{") == text.count("}")


def test_the_types_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["protocol", "--typescript"]) == 0
    assert capsys.readouterr().out == protocol_types()


# ---- The protocol's document ----


@pytest.mark.parametrize("kind", [*REQUESTS, *ANSWERS], ids=lambda kind: kind.__name__)
def test_every_message_is_explained_with_an_example(kind: Any) -> None:
    sent, received = PROTOCOL.split("## What the server sends", 1)
    part = sent if kind in REQUESTS else received
    (section,) = re.findall(rf"^### `{tag_of(kind)}`\n(.*?)(?=^##|\Z)", part, re.M | re.S)
    (example,) = re.findall(r"```json\n(.*?)```", section, re.S)
    if kind in REQUESTS:
        assert isinstance(requests.decode_request(example), kind)
    else:
        assert isinstance(msgspec.json.decode(example, type=kind), kind)
    for field in kind.__struct_fields__:
        if field not in ("id", "table", "version"):
            assert f"`{field}`" in section, field


def test_the_room_is_explained_with_an_example() -> None:
    (section,) = re.findall(r"^### The room\n(.*?)(?=^##|\Z)", PROTOCOL, re.M | re.S)
    (example,) = re.findall(r"```json\n(.*?)```", section, re.S)
    assert msgspec.json.decode(example, type=responses.Room).seats[2] == responses.SeatState(seat=2)
    for kind in (responses.Room, responses.SeatState, responses.Fairness, responses.UndoRequest, common.Pace):
        for field in kind.__struct_fields__:
            assert f"`{field}`" in section, field


HTTP = (context, people_api, tables, games, records)


def declined_codes() -> set[str]:
    sources = [
        Path(str(m.__file__)).read_text()
        for m in (decide, host, hub, limits, people, dispatcher, chat, connection, *HTTP, replay)
    ]
    return set(re.findall(r'Refusal\(\s*code="([a-z-]+)"', "\n".join(sources))) | {
        "unknown-message",
        "malformed",
    }


def test_every_refusal_and_close_code_is_explained() -> None:
    named = set(re.findall(r"^refusal-([a-z-]+) =", (FOLDER / "en" / "server.ftl").read_text(), re.M))
    assert declined_codes() <= named
    for code in named:
        assert f"`{code}`" in PROTOCOL, code
    for number in close_codes.CLOSE_CODES:
        assert f"| {number} |" in PROTOCOL, number
    for emote in common.EMOTES:
        assert f"`{emote}`" in PROTOCOL


def test_every_path_of_the_http_api_is_explained() -> None:
    for route in [*people_api.ROUTES, *tables.ROUTES, *games.ROUTES, *records.ROUTES]:
        for path in route.paths:
            written = re.sub(r"\{(\w+):\w+\}", lambda found: found[1].upper(), path)
            assert f"`{'/'.join(['', written.strip('/')])}`" in PROTOCOL, written


# ---- A server in earnest ----


def test_the_example_bot_plays_a_seat(tmp_path: Path) -> None:
    """And the bots of the house: every decision of theirs is made again by command."""
    server = RealServer(tmp_path / "server")
    try:
        with connect(server.url, name="Anna", language="de") as anna:
            table = anna.new_table("leduc", 2)
            table.sit(0)
            bot = subprocess.Popen(
                [sys.executable, str(ROOT / "examples" / "outside_bot.py"), server.url, table.id],
                stdout=subprocess.PIPE,
                text=True,
            )
            for seat, view in table.turns(patience=0.2):
                table.play(view["moves"][0], seat)
            said, _ = bot.communicate(timeout=30)
            assert bot.returncode == 0
            assert "points:" in said
            assert table.sentences

            against_bots = anna.new_table("hot-potato", 3, bots={1: "sprout", 2: "gratin"})
            against_bots.sit()
            for seat, view in against_bots.turns(patience=0.2):
                against_bots.play(view["moves"][0], seat)
            advice = anna.new_table("leduc", 2, bots={1: "random"}, stand_in="thumb")
            advice.sit()
            while advice.owing() is None:
                anna.hear(0.2)
            idea = advice.ask("suggest", seat=0)
            assert idea["suggestions"][0]["move"] in advice.view()["moves"]
            assert idea["suggestions"][0]["sentences"]
        record = anna.http("GET", f"/api/tables/{against_bots.id}/games/1/record")
    finally:
        server.close()
    path = tmp_path / "game.tischlein"
    path.write_text(record, encoding="utf-8", newline="\n")
    for arguments, said in [
        (["replay-bots", against_bots.id, "--data", str(server.folder)], "decisions made again, 0 differ."),
        (["verify", str(path)], "the seed from the promise"),
    ]:
        run = subprocess.run(
            [sys.executable, "-m", "tischlein", *arguments], capture_output=True, text=True, check=True
        )
        assert said in run.stdout
    for folder in (server.folder, tmp_path / "elsewhere"):
        with pytest.raises(NoBook, match=f"no table nowhere in {folder}"):
            replay_bots("nowhere", Settings(data=str(folder)))


def test_a_changed_promise_is_found_out() -> None:
    house_ = TestHub()
    table = house_.open("leduc", 2)
    subscribers = house_.seated(table, 2)
    house_.play_some(table, subscribers, random.Random(1))
    record = house_.hub.sessions[table].host.record()
    assert parse(record.text()) == record
    for changed, complaint in [
        (replaced(record, commitment="00" * 32), "the secret does not fit the commitment"),
        (replaced(record, contributions=("luck", "")), "the seed does not follow"),
    ]:
        with pytest.raises(tischlein.BadRecord, match=complaint):
            parse(changed.text())
    for wrong in ('fair: {"x": 1}', 'fair: {"commitment": "x", "secret": "y", "contributions": ["", ""]}'):
        text = re.sub(r"^fair: .*$", wrong, record.text(), flags=re.M)
        with pytest.raises(tischlein.BadRecord, match="fair"):
            parse(text)


def replaced(record: Record, **fields: Any) -> Record:
    assert record.fair is not None
    return replace(record, fair=replace(record.fair, **fields))


def test_a_watcher_asks_and_is_refused_in_english_when_no_language_is_wanted() -> None:
    house_ = TestHub()
    table = house_.open("leduc", 2)
    subscriber = FakeSubscriber(None)
    house_.ask(subscriber, ask(requests.Attend, table))
    refused = house_.ask(subscriber, ask(requests.Sit, table))
    assert refused["sentence"].startswith("Tell us your name")
