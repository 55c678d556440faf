"""Kills the server 20 times at random moments under load: `python benchmarks/server/kill.py [KILLS]`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from killplay import kill_again_and_again

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        report = kill_again_and_again(Path(folder) / "server", int(sys.argv[1]) if sys.argv[1:] else 20)
    print(report)
    sys.exit(0 if report.good else 1)
