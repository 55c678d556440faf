"""Functions and objects of a notebook or a script play in the arena, with no file around them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tischlein.bots.levels import Spud
from tischlein.engine.errors import Refusal
from tischlein.lab import league
from tischlein.lab.arena import Match, run
from tischlein.lab.league import League


def last(view: dict[str, Any]) -> str:
    return str(view["moves"][-1])


def test_a_function_plays_against_a_bot_by_name() -> None:
    by_function = run(Match("leduc", 2, {}, last, "thumb"), deals=6, stop_early=False)
    again = run(Match("leduc", 2, {}, last, "thumb"), deals=6, stop_early=False)
    assert by_function == again
    assert by_function.deals == 6


def test_an_object_is_the_bot_that_it_is() -> None:
    assert run(Match("leduc", 2, {}, Spud(), "spud"), deals=6, stop_early=False).gain == 0
    assert run(Match("leduc", 2, {}, Spud, "spud"), deals=6, stop_early=False).gain == 0


def test_functions_and_objects_play_a_league() -> None:
    found = league.run(League("leduc", 2, {}, (last, Spud(), "random")), deals=3)
    assert {one.entrant for one in found} == {"last", "Spud", "random"}


@pytest.mark.parametrize("wrong", [3, None, lambda *, view: view, Path])
def test_what_cannot_play_is_refused_at_once(wrong: Any) -> None:
    with pytest.raises(Refusal, match="must be a function that takes a view"):
        Match("leduc", 2, {}, wrong, "thumb")


def test_a_file_keeps_no_deals_of_a_bot_that_it_cannot_tell(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    with pytest.raises(Refusal, match="can be kept of bots from a file only"):
        run(Match("leduc", 2, {}, last, "thumb"), deals=2, path=path)
    assert not path.exists()


@pytest.mark.parametrize("typed", [True, False], ids=["standard input", "a script"])
def test_a_program_may_play_wherever_it_stands(typed: bool, tmp_path: Path) -> None:
    """Also from standard input, and in a script without `if __name__ == "__main__"`."""
    program = (
        "from tischlein.lab.arena import Match, run\n"
        'print(run(Match("leduc", 2, {}, "thumb", "random"), deals=4, cores=2, stop_early=False).deals)\n'
    )
    script = tmp_path / "script.py"
    script.write_text(program, encoding="utf-8")
    command = [sys.executable, *([] if typed else [str(script)])]
    asked = subprocess.run(command, input=program, capture_output=True, text=True, check=False)
    assert (asked.stdout, asked.stderr) == ("4\n", "")
