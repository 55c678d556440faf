"""Puts the fifth game on the table, from a folder outside the package, before anything is imported.

Whoever makes a sixth one elsewhere, named by the same variable, has it tested too.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

OURS = str(Path(__file__).parent / "fixtures" / "games")
THEIRS = os.environ.get("TISCHLEIN_GAMES", "").split(os.pathsep)
os.environ["TISCHLEIN_GAMES"] = os.pathsep.join(
    [OURS, *(folder for folder in THEIRS if folder not in ("", OURS))]
)
os.environ["LC_ALL"] = "C.UTF-8"  # what is printed is compared in English, wherever somebody lives
# Games at a terminal are saved in the user's data folder: no test may write into the real one.
os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp(prefix="tischlein-data-")
