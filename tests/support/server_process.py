"""A real server in a process of its own, for tests over real sockets."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class RealServer:
    """`tischlein serve` on a free port with its data in a folder."""

    def __init__(self, folder: Path, port: int | None = None, **settings: str | int) -> None:
        self.folder = folder
        self.port = port or free_port()
        usual: dict[str, str | int] = {"bot-pause": 0, "bot-workers": 1, "log-level": "warning"}
        self.settings = usual | settings
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None
        folder.mkdir(parents=True, exist_ok=True)
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        options = [text for name, value in self.settings.items() for text in (f"--{name}", str(value))]
        place = ["--port", str(self.port), "--data", str(self.folder)]
        with self.log.open("ab") as log:
            command = [*self.command(), *place, *options]
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ)
        self.wait_until_well()

    def command(self) -> list[str]:
        return [sys.executable, "-m", "tischlein", "serve"]

    def wait_until_well(self) -> None:
        ends = time.monotonic() + 120
        while True:
            try:
                with urllib.request.urlopen(f"{self.url}/readyz", timeout=5):
                    return
            except (urllib.error.URLError, OSError):
                assert self.process is not None
                if self.process.poll() is not None or time.monotonic() > ends:
                    raise AssertionError(self.log.read_text(encoding="utf-8")) from None
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stops the server and gives its exit code."""
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(20)
        self.process = None
        return code

    def close(self) -> None:
        if self.process is not None:
            self.stop(signal.SIGKILL)
