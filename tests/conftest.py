"""Puts the fifth game on the table, from a folder outside the package, before anything is imported."""

from __future__ import annotations

import os
from pathlib import Path

os.environ["TISCHLEIN_GAMES"] = str(Path(__file__).parent / "fixtures" / "games")
