"""Results in a file, for spreadsheets and programs: `--out results.csv` or `results.json`."""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tischlein.engine.errors import Refusal

KINDS = (".csv", ".json")


def check_out(path: Path | None) -> None:
    """Refuses a file that could not be written, before anything is played."""
    if path is None:
        return
    if path.suffix not in KINDS:
        raise Refusal(f"--out must end in .csv or .json (got {path})")
    with path.open("a", encoding="utf-8"):
        pass


def write_out(path: Path | None, facts: Mapping[str, Any], rows: Sequence[Mapping[str, Any]]) -> None:
    """JSON holds what was played and the rows of the report, CSV the rows alone."""
    if path is None:
        return
    if path.suffix == ".json":
        path.write_text(json.dumps({**facts, "rows": rows}, indent=2) + "\n", encoding="utf-8")
        return
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
