"""Records that an earlier version saved still load, verify and are written as they were."""

from __future__ import annotations

from pathlib import Path

import pytest

import tischlein
from tischlein.records.parse import parse

RECORDS = sorted((Path(__file__).parents[1] / "fixtures" / "earlier_version" / "records").glob("*.tischlein"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_an_earlier_version_verifies_and_is_written_as_it_was(path: Path) -> None:
    record = tischlein.load(path)
    table = record.verify()
    assert len(table.made) == len(record.moves)
    assert table.over is ("unfinished" not in path.stem)
    assert (record.fair is not None) is ("fair" in path.stem)
    assert bool(record.earlier) is ("taken-over" in path.stem)
    assert record.text() == path.read_text(encoding="utf-8")
    assert parse(record.text()) == record


def test_there_are_records_of_every_game_and_kind() -> None:
    kinds = ("plain", "position", "unfinished", "fair")
    games = ("potato-man", "heckmeck", "hot-potato", "elefant")
    names = {path.stem.replace("-taken-over", "") for path in RECORDS}
    assert names == {f"{game}-{kind}" for game in games for kind in kinds}
