"""What would stop a server is said in a sentence before it starts."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from support.server_process import free_port
from tischlein.server.ops.preflight import AddressTaken, NoDatabase, check_address, check_database
from tischlein.server.ops.settings import Settings


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
