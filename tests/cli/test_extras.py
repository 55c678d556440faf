"""The base package is the library; what needs more says which extra to install."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from support.paths import ROOT
from support.random_play import table_after

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]

WITHOUT = """
import sys
from importlib import metadata

class NotInstalled:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {names!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

def version(name, known=metadata.version):
    if name in {names!r}:
        raise metadata.PackageNotFoundError(name)
    return known(name)

sys.meta_path.insert(0, NotInstalled())
metadata.version = version
{program}
"""

COMMAND = "from tischlein.cli.main import main; sys.exit(main(sys.argv[1:]))"


def package_name(requirement: str) -> str:
    return re.split(r"[<>=!~;\[ ]", requirement)[0]


def without_extras(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs a program as if only the base package was installed."""
    names = {package_name(one) for extra in EXTRAS.values() for one in extra}
    source = WITHOUT.format(names=names, program=program)
    command = [sys.executable, "-c", source, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "leduc"], r"The terminal table needs \w+: pip install 'tischlein[tui]'"),
        (["rules", "leduc"], r"Showing rules in the terminal needs rich: pip install 'tischlein[tui]'"),
        (["serve"], r"The table server needs \w+: pip install 'tischlein[server]'"),
        (["protocol"], r"The protocol's description needs \w+: pip install 'tischlein[server]'"),
        (["replay-bots", "x"], r"The table server needs \w+: pip install 'tischlein[server]'"),
        (["simulate", "leduc"], r"tischlein simulate needs rich: pip install 'tischlein[lab]'"),
        (["arena", "leduc", "a", "b"], r"tischlein arena needs \w+: pip install 'tischlein[lab]'"),
        (["tune", "leduc"], r"tischlein tune needs rich: pip install 'tischlein[lab]'"),
        (["bench"], r"tischlein bench needs rich: pip install 'tischlein[lab]'"),
    ],
)
def test_a_missing_extra_is_named_in_a_sentence(arguments: list[str], sentence: str) -> None:
    run = without_extras(COMMAND, *arguments)
    assert run.returncode == 2
    pattern = sentence.replace("[", r"\[").replace("]", r"\]")
    assert re.fullmatch(f"tischlein: {pattern}\n", run.stderr), run.stderr


def test_the_base_package_plays_suggests_simulates_and_reads_records(tmp_path: Path) -> None:
    path = tmp_path / "game.tischlein"
    table_after(("leduc", 2, {}), 1, 2).record().save(path)
    program = (
        "import tischlein; from tischlein.lab import simulate\n"
        "table = tischlein.new('leduc', 2, seed=1)\n"
        "seat = table.waiting[0]\n"
        "print(table, table.moves(seat), tischlein.suggest(table, seat), tischlein.load(sys.argv[1]))\n"
        "print(simulate('leduc', 2, 10, cores=1).points.shape)"
    )
    run = without_extras(program, str(path))
    assert run.returncode == 0, run.stderr  # which may also say that something is compiled
    for arguments in (["--help"], ["games"], ["verify", str(path)], ["replay", str(path)]):
        run = without_extras(COMMAND, *arguments)
        assert (run.returncode, run.stderr) == (0, ""), arguments
        assert run.stdout


def test_ratings_and_remote_tables_name_their_extra_too() -> None:
    for program, extra in [
        ("import tischlein; tischlein.connect('http://127.0.0.1:1')", "server"),
        ("import tischlein.lab.league", "lab"),
    ]:
        run = without_extras(program)
        assert run.returncode == 1
        assert f"pip install 'tischlein[{extra}]'" in run.stderr.splitlines()[-1]


def test_the_doctor_says_what_is_missing(tmp_path: Path) -> None:
    run = without_extras(COMMAND, "doctor", "--data", str(tmp_path))
    assert "missing" in run.stdout
    assert "pip install 'tischlein[server]'" in run.stdout
    assert "Traceback" not in run.stderr


def test_make_play_installs_the_base_and_every_extra_but_the_heavy_ones() -> None:
    lines = (ROOT / "requirements/play.in").read_text(encoding="utf-8").splitlines()
    listed = {package_name(line) for line in lines if line and not line.startswith("#")}
    wanted = [
        *PROJECT["dependencies"],
        *(one for name, extra in EXTRAS.items() if name not in ("envs", "gpu") for one in extra),
    ]
    assert listed - {"hatchling", "editables"} == {package_name(one) for one in wanted}
