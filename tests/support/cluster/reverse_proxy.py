"""A reverse proxy as docs/running.md sets it up for an upgrade, made small: it looks at the path alone."""

from __future__ import annotations

import asyncio
import threading

from support.server_process import RealServer, free_port
from tischlein.server.protocol.common import WEBSOCKET_PATHS


class ReverseProxy:
    """Leads `/ws/earlier` to one server, everything else to another."""

    def __init__(self, server: RealServer, earlier: RealServer) -> None:
        self.server = server
        self.earlier = earlier
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.open = threading.Event()
        self.shut = asyncio.Event()
        self.loop: asyncio.AbstractEventLoop
        self.thread = threading.Thread(target=lambda: asyncio.run(self.run()), daemon=True)
        self.thread.start()
        assert self.open.wait(30)

    async def run(self) -> None:
        self.loop = asyncio.get_running_loop()
        listening = await asyncio.start_server(self.lead, "127.0.0.1", self.port)
        self.open.set()
        await self.shut.wait()
        listening.close()

    async def lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = await reader.readline()
        path = b"".join(first.split()[1:2]).partition(b"?")[0]
        to = self.earlier if path == WEBSOCKET_PATHS[1].encode() else self.server
        answers, questions = await asyncio.open_connection("127.0.0.1", to.port)
        questions.write(first)
        await asyncio.gather(pass_on(reader, questions), pass_on(answers, writer))

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.shut.set)
        self.thread.join(30)


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    except ConnectionError:
        pass
    finally:
        writer.close()
