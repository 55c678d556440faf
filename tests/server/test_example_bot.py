"""The example of a bot of one's own plays at a real server; built-in bots' decisions are made again."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from support.server_process import RealServer
from tischlein.client import connect
from tischlein.server.ops.replay_bots import NoBook, replay_bots
from tischlein.server.ops.settings import Settings

ROOT = Path(__file__).parents[2]


def test_the_example_bot_plays_a_seat(tmp_path: Path) -> None:
    """And the built-in bots: a command makes every decision of theirs again."""
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
            for seat, view in table.turns(timeout=0.2):
                table.play(view["moves"][0], seat)
            said, _ = bot.communicate(timeout=30)
            assert bot.returncode == 0
            assert "points:" in said
            assert table.sentences

            against_bots = anna.new_table("hot-potato", 3, bots={1: "sprout", 2: "gratin"})
            against_bots.sit()
            for seat, view in against_bots.turns(timeout=0.2):
                against_bots.play(view["moves"][0], seat)
            advice = anna.new_table("leduc", 2, bots={1: "random"}, stand_in="thumb")
            advice.sit()
            while advice.seat_to_move() is None:
                anna.receive(0.2)
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
    assert not (tmp_path / "elsewhere").exists()
