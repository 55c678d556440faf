"""The command line, as a person uses it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tischlein
from support.random_play import table_after
from tischlein.cli.arguments import terminal_language
from tischlein.cli.main import main
from tischlein.i18n.game_texts import winner_sentences
from tischlein.i18n.languages import LANGUAGES
from tischlein.i18n.names import VARIETIES
from tischlein.i18n.words import words


def test_help_is_good(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    text = capsys.readouterr().out
    for command in ("games", "rules", "play", "simulate", "replay", "verify", "arena", "tune", "bench"):
        assert f"    {command} " in text


def test_games_lists_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    text = capsys.readouterr().out
    assert all(name in text for name in tischlein.games())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(tischlein.games()))
def test_rules_are_shown(game: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", game, "--lang", language]) == 0
    text = capsys.readouterr().out
    assert "<a id" not in text
    assert len(text) > 300


def test_what_only_experts_read_is_shown_to_who_asks_for_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "potato-man"]) == 0
    text = capsys.readouterr().out
    assert "tischlein rules potato-man --experts" in text
    assert "Glossary" not in text
    assert main(["rules", "potato-man", "--experts"]) == 0
    assert "Glossary" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(tischlein.games()))
def test_a_whole_game_is_played(
    game: str,
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """Somebody types the first move every time; the game is kept, verified and told again."""
    typed = iter(["what?", ""])
    monkeypatch.setattr("builtins.input", lambda _: next(typed, "1"))
    path = tmp_path / "game.tischlein"
    assert main(["play", game, "--lang", language, "--seed", "3", "--save", str(path)]) == 0
    played = capsys.readouterr().out
    assert "what?" in played
    assert not any(nothing in played for nothing in ("“”", "„“", "«»", "«\u202f\u202f»", "«\xa0\xa0»", "''"))
    assert main(["verify", str(path)]) == 0
    assert "true" in capsys.readouterr().out
    played_again = tischlein.load(path).replay()
    assert played_again.over
    assert main(["replay", str(path), "--lang", language]) == 0
    told = capsys.readouterr().out.rstrip().splitlines()[-len(played_again.winners) :]
    spoken, table = words(tischlein.games()[game], language), played_again
    won = winner_sentences(spoken, table.winners, table.points, table.names)
    assert [line.strip() for line in told] == won
    assert main(["replay", str(path), "--seat", "0"]) == 0


def test_leaving_keeps_the_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("builtins.input", lambda _: "q")
    path = tmp_path / "game.tischlein"
    assert main(["play", "leduc", "-o", "first=0", "--save", str(path)]) == 0
    assert tischlein.load(path).result == "unfinished"


def test_whoever_leaves_by_ctrl_c_has_the_game_kept_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    path = tmp_path / "game.tischlein"
    assert main(["play", "leduc", "-o", "first=0", "--save", str(path)]) == 0
    assert tischlein.load(path).result == "unfinished"


def test_a_game_is_kept_when_one_s_own_bot_goes_wrong(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "tired.py").write_text("def choose(view):\n    raise ValueError('too tired')\n")
    monkeypatch.setattr("builtins.input", lambda _: "1")
    path = tmp_path / "game.tischlein"
    bot = ["-b", f"{tmp_path / 'tired.py'}:choose"]
    assert main(["play", "heckmeck", "-p", "2", *bot, "--save", str(path), "--plain"]) == 2
    assert "too tired" in capsys.readouterr().err
    assert tischlein.load(path).result == "unfinished"


def test_moves_are_named_in_words_and_the_own_seat_is_marked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda _: "q")
    assert main(["play", "potato-man", "-o", "first=0", "--lang", "de", "--seed", "1"]) == 0
    shown = capsys.readouterr().out
    first = tischlein.new("potato-man", 4, seed=1, first=0, lang="de")
    for move in first.moves(0):
        assert f"{move:<3}  {first.phrase(0, move)}" in shown
    assert "▸  Spieler 1" in shown


def test_every_seat_may_have_another_bot(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """From the left of whoever sits here on, around the table."""
    monkeypatch.setattr("builtins.input", lambda _: "q")
    bots = ["-b", "sprout,random,sprout", "-s", "2", "--plain"]
    assert main(["play", "potato-man", "-p", "4", *bots]) == 0
    shown = capsys.readouterr().out
    table = shown[shown.index("Sacks left") : shown.index("Your hand")]
    names = sorted((name for name in ("Random", "Player 3", *VARIETIES) if name in table), key=table.index)
    assert len(names) == 4
    assert (names[0], names[2]) == ("Random", "Player 3")


def test_simulate_reports(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "leduc", "--games", "5000", "-o", "first=1"]) == 0
    text = capsys.readouterr().out
    assert "5,000 random games" in text
    assert "moves a game" in text


def test_simulate_says_who_has_played_and_what_beginning_is_worth(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["simulate", "potato-man", "-p", "2", "-g", "20", "--bots", "thumb,sprout"]) == 0
    text = capsys.readouterr().out
    assert "thumb,sprout played these" in text
    assert all(row in text for row in ("seat 0", "seat 1", "who begins", "1. after"))
    assert main(["simulate", "hot-potato", "-p", "3", "-g", "50"]) == 0
    text = capsys.readouterr().out
    assert "Random moves played these" in text
    assert "who begins" not in text


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["simulate", "leduc", "--bots", "spud,spud,spud"], "one for all seats, or 2, one for each (got 3)"),
        (["simulate", "leduc", "--bots", "wizard"], "there is no bot 'wizard'"),
        (["play", "skat"], "game must be elefant, heckmeck, hot-potato, potato-man or leduc (got 'skat')"),
        (["simulate", "leduc", "-p", "7"], "players must be 2 in Leduc poker (got 7)"),
        (["simulate", "leduc", "-g", "0"], "1 or more"),
        (["simulate", "leduc", "--cores", "-1"], "1 or more"),
        (["tune", "potato-man", "--cores", "0"], "1 or more"),
        (["tune", "potato-man", "--only", ""], "has no constant '' to tune; there are SPITE"),
        (["play", "leduc", "-o", "trump=red"], "an option of Leduc poker must be first (got 'trump')"),
        (
            ["play", "potato-man", "-b", "spud,gratin"],
            "bots must be one for all other seats, or 3, one for each (got 2)",
        ),
        (["play", "leduc", "-b", "spud,gratin"], "bots must be one (got 2)"),
        (["play", "leduc", "-b", "spud,"], "bots must be one (got 2)"),
        (["play", "leduc", "-s", "5"], "seat must be 0 or 1 (got 5)"),
        (["play", "leduc", "-b", "wizard"], "(got 'wizard')"),
        (["rules", "leduc", "-l", "la"], "language must be en, de, fr or it (got 'la')"),
        (["verify", "nowhere.tischlein"], "nowhere.tischlein: No such file"),
    ],
)
def test_refusals_are_one_clear_line(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert complaint in error
    assert error.startswith("tischlein: ")
    assert error.count("\n") == 1


def test_whoever_reads_along_may_stop_reading(tmp_path: Path) -> None:
    path = tmp_path / "game.tischlein"
    table_after(("leduc", 2, {}), 1, 2).record().save(path)
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "tischlein", "replay", str(path)]
    run = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writer)
    assert (run.returncode, run.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="Linux only")
def test_a_full_disk_is_no_file_called_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "leduc", "thumb", "random", "--deals=2", "--cores=1", "--file=/dev/full"]) == 2
    said = capsys.readouterr().err
    assert "tischlein: " in said
    assert "No space left on device" in said
    assert "None" not in said


def test_a_damaged_file_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.tischlein"
    path.write_text(table_after(("leduc", 2, {}), 1, 2).record().text()[:-20], encoding="utf-8")
    assert main(["verify", str(path)]) == 2
    assert "the file was altered or damaged" in capsys.readouterr().err


def test_an_option_without_a_value_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "leduc", "-o", "first"])
    assert "must be NAME=VALUE, as in first=0 (got 'first')" in capsys.readouterr().err


def test_it_runs_as_a_module_and_imports_quickly() -> None:
    """Numba is loaded only where something is compiled: people's tables start without it."""
    program = "import sys, tischlein; tischlein.new('leduc', 2); print('numba' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"
    run = subprocess.run(
        [sys.executable, "-m", "tischlein", "--version"], capture_output=True, text=True, check=True
    )
    assert run.stdout == f"tischlein {tischlein.__version__}\n"


@pytest.mark.parametrize(
    ("setting", "language"),
    [("de_CH.UTF-8", "de"), ("fr", "fr"), ("C.UTF-8", "en"), ("pl_PL", "en")],
)
def test_a_terminal_is_spoken_to_in_its_language(
    setting: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", setting)
    for name in ("LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert terminal_language() == language


def test_two_at_one_terminal_are_asked_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []

    def answer(question: str) -> str:
        asked.append(question)
        return "1" if question.startswith("Your move") else ""

    monkeypatch.setattr("builtins.input", answer)
    assert main(["play", "leduc", "--people", "2", "--seed", "3"]) == 0
    assert any("Player 2 is next" in question for question in asked)
    assert "wins with" in capsys.readouterr().out
