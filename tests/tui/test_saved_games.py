"""Games at a terminal are saved as they go, never in place of another one, and can go on."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tischlein
from tischlein.cli.main import main
from tischlein.engine.errors import Refusal
from tischlein.tui.local_game import LocalGame
from tischlein.tui.saved_games import MAX_LISTED_GAMES, SavedGame, folder, unfinished_games
from tischlein.tui.setup import GameSetup


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return folder()


def dealt(file: Path | None = None, **more: Any) -> LocalGame:
    setup = GameSetup("potato-man", 3, "random", "en", {"first": 0}, seed="7", file=file)
    return LocalGame.dealt(replace(setup, **more))


def play(game: LocalGame, moves: int) -> None:
    for _ in range(moves):
        if game.next_at_terminal:
            game.hand_over()
        if game.waits_for_others:
            game.others_move()()
        else:
            game.play(game.choices()[0][0])


def test_every_move_is_in_the_file_at_once() -> None:
    game = dealt()
    for made in range(1, 8):
        play(game, 1)
        assert game.saved is not None
        assert len(tischlein.load(game.saved.path).moves) == made
    assert not list(folder().glob("*.part"))


def test_a_saved_game_goes_on_with_the_same_bots_and_names() -> None:
    first = dealt(names=("Ada", "Bo"), people=2)
    play(first, 7)
    [listed] = unfinished_games()
    assert (listed.game, listed.moves) == ("potato-man", 7)
    assert "Ada" in listed.names
    second = LocalGame.resumed(listed.path, "de")
    assert second.table == first.table
    assert (second.own, second.bot_names) == ([0, 1], {2: "random"})
    assert second.table.people[:2] == ["Ada", "Bo"]
    play(second, 1)
    assert len(tischlein.load(listed.path).moves) == 8


def test_whoever_has_no_name_has_one_in_the_language_of_the_evening() -> None:
    first = dealt()
    play(first, 1)
    second = LocalGame.resumed(unfinished_games()[0].path, "de")
    assert first.table.people[0] == "Player 1"
    assert second.table.people[0] == "Spieler 1"


def test_no_game_takes_the_place_of_another(tmp_path: Path) -> None:
    path = tmp_path / "evening.tischlein"
    play(dealt(file=path), 3)
    kept = path.read_bytes()
    with pytest.raises(Refusal, match="must name a new file"):
        dealt(file=path)
    assert path.read_bytes() == kept
    play(dealt(), 1)
    play(dealt(), 1)
    assert len(unfinished_games()) == 2


def test_what_somebody_else_has_written_stays(tmp_path: Path) -> None:
    """Two terminals go on with one game: each keeps its own from there on."""
    path = tmp_path / "evening.tischlein"
    play(dealt(file=path), 3)
    one, other = LocalGame.resumed(path, "en"), LocalGame.resumed(path, "en")
    play(one, 2)
    play(other, 1)
    assert len(tischlein.load(path).moves) == 5
    assert len(tischlein.load(tmp_path / "evening-2.tischlein").moves) == 4


def test_a_game_in_which_nobody_has_moved_leaves_no_file(tmp_path: Path) -> None:
    assert dealt().leave() == ""
    assert list(folder().iterdir()) == []
    path = tmp_path / "evening.tischlein"
    assert str(path) in dealt(file=path).leave()
    assert path.exists()


def test_a_disk_that_fails_ends_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    game = dealt()
    monkeypatch.setattr(SavedGame, "write", full)
    play(game, 3)
    assert len(game.table.made) == 3
    assert "No space left on device" in game.complaint


def test_where_nothing_can_be_written_people_play_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/dev/null/nowhere")
    game = dealt()
    play(game, 2)
    assert game.complaint


def test_a_bad_place_is_found_before_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda _: pytest.fail("the game has begun"))
    assert main(["play", "leduc", "--save", str(tmp_path / "no" / "folder.tischlein")]) == 2
    assert "No such file or directory" in capsys.readouterr().err


def test_no_file_says_which_code_is_run(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def choose(view):\n    return view['moves'][0]\n", encoding="utf-8")
    bot, path = f"{tmp_path / 'mine.py'}:choose", tmp_path / "evening.tischlein"
    play(dealt(file=path, opponents=bot), 4)
    assert "mine.py" not in path.read_text(encoding="utf-8")
    with pytest.raises(Refusal, match=r"--bots my_bot\.py:choose"):
        LocalGame.resumed(path, "en")
    assert LocalGame.resumed(path, "en", bot).bot_names == {1: bot, 2: bot}


def test_a_file_is_played_on_by_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "evening.tischlein"
    play(dealt(file=path), 3)
    monkeypatch.setattr("builtins.input", lambda _: "1")
    assert main(["play", str(path)]) == 0
    assert tischlein.load(path).replay().over
    assert main(["play", str(path), "--players", "4"]) == 2
    assert "--players must be left out" in capsys.readouterr().err


def test_a_saved_game_is_chosen_from_a_list(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["play", "--resume"]) == 2
    assert "There is no unfinished game in" in capsys.readouterr().err
    play(dealt(), 3)
    monkeypatch.setattr("builtins.input", lambda _: "1")
    assert main(["play", "--resume"]) == 0
    assert "3 moves" in capsys.readouterr().out
    assert unfinished_games() == []


def test_what_is_not_a_game_is_not_listed() -> None:
    play(dealt(), 1)
    (folder() / "notes.tischlein").write_text("milk, eggs", encoding="utf-8")
    (folder() / "noise.tischlein").write_bytes(bytes([255, 254]))
    assert len(unfinished_games()) == 1
    assert MAX_LISTED_GAMES > 1


def test_a_lost_terminal_loses_no_move(tmp_path: Path) -> None:
    """The window is closed (SIGHUP) in the middle of a game."""
    path = tmp_path / "evening.tischlein"
    own, other = pty.openpty()
    command = [
        sys.executable, "-m", "tischlein", "play", "leduc", "-o", "first=0", "-b", "random", "--plain",
        "--save", str(path),
    ]  # fmt: skip
    with subprocess.Popen(command, stdin=other, stdout=other, stderr=other, start_new_session=True) as game:
        os.write(own, b"1\n")
        ends = time.monotonic() + 60
        while not (path.exists() and tischlein.load(path).moves) and time.monotonic() < ends:
            time.sleep(0.05)
        game.send_signal(signal.SIGHUP)
    os.close(own)
    os.close(other)
    assert game.returncode == -signal.SIGHUP
    assert tischlein.load(path).moves
