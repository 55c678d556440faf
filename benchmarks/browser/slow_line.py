"""A phone's line in front of a server: every byte is late, and only so many fit through in a second.

Chromium's own slow network leaves WebSockets as quick as ever; this one is slow for whatever is sent. Opening
a connection costs nothing here, as in Chromium's.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from dataclasses import dataclass

from support.server_process import free_port

CHUNK = 4096


@dataclass
class Way:
    """One way of the line, shared by all connections."""

    delay: float
    rate: float
    free: float = 0

    def arrival(self, now: float, size: int) -> float:
        self.free = max(now, self.free) + size / self.rate
        return self.free + self.delay


class SlowLine:
    """Listens on a port of its own and passes everything on, both ways, until it is closed."""

    def __init__(self, server: int, trip: float, down: float, up: float) -> None:
        self.port = free_port()
        self._server = server
        self._down = Way(trip / 2, down)
        self._up = Way(trip / 2, up)
        self._loop = asyncio.new_event_loop()
        ready = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(ready,), daemon=True)
        self._thread.start()
        ready.wait()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _run(self, ready: threading.Event) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(asyncio.start_server(self._accept, "127.0.0.1", self.port))
        ready.set()
        self._loop.run_forever()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._server)
        await asyncio.gather(
            self._pass_on(reader, far_writer, self._up), self._pass_on(far_reader, writer, self._down)
        )

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: Way) -> None:
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        delivering = asyncio.create_task(self._deliver(under_way, writer))
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                under_way.put_nowait((way.arrival(self._loop.time(), len(data)), data))
        under_way.put_nowait((self._loop.time() + way.delay, b""))
        await delivering

    async def _deliver(
        self, under_way: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter
    ) -> None:
        with contextlib.suppress(OSError):
            while True:
                due, data = await under_way.get()
                await asyncio.sleep(max(0, due - self._loop.time()))
                if not data:
                    break
                writer.write(data)
        writer.close()
