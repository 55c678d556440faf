"""Results in files, and reports that fit a terminal."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from tischlein.cli.arguments import amount
from tischlein.cli.main import main
from tischlein.cli.reports import speed as report
from tischlein.lab.speed import Speed

MATCH = ["arena", "leduc", "thumb", "random", "--deals", "4", "--cores", "1"]
SIMULATION = ["simulate", "leduc", "--games", "500", "--bots", "thumb"]
LEAGUE = ["arena", "leduc", "thumb", "random", "spud", "--deals", "3", "--cores", "1"]


@pytest.mark.parametrize(("command", "rows"), [(MATCH, 1), (LEAGUE, 3), (SIMULATION, 4)])
def test_results_are_written_for_spreadsheets_and_programs(
    command: list[str], rows: int, tmp_path: Path
) -> None:
    sheet, data = tmp_path / "results.csv", tmp_path / "results.json"
    assert main([*command, "--out", str(sheet)]) == 0
    assert main([*command, "--out", str(data)]) == 0
    with sheet.open(encoding="utf-8", newline="") as file:
        found = list(csv.DictReader(file))
    written = json.loads(data.read_text(encoding="utf-8"))
    assert len(found) == len(written["rows"]) == rows
    assert written["game"] == "leduc"
    column = "points" if command is SIMULATION else "gain"
    assert float(found[0][column]) == written["rows"][0][column]


@pytest.mark.parametrize("name", ["results.xls", "nowhere/results.csv"])
def test_a_file_that_cannot_be_written_is_refused_before_the_games(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*MATCH, "--out", str(tmp_path / name)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "must end in .csv or .json" in said.err or "No such file" in said.err


def test_a_million_is_typed_in_short() -> None:
    assert [amount(text) for text in ("1e6", "2.5e3", "100_000", "7")] == [1_000_000, 2500, 100_000, 7]
    with pytest.raises(SystemExit):
        main(["simulate", "leduc", "-g", "1.5"])


def test_the_speeds_fit_eighty_columns(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wide = Speed("potato-man", 5, 99.9e6, 999.9e6, 123_456.0, 123.4, 12.34, 12_345)
    monkeypatch.setattr(report, "measure_all", lambda: [wide])
    monkeypatch.setenv("COLUMNS", "80")
    report.report_speed()
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    assert any("123,456" in line and "12345" in line for line in lines)
