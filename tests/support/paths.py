"""Where things lie in the repository."""

from pathlib import Path

import tischlein

ROOT = Path(__file__).parents[2]
PACKAGE = Path(tischlein.__file__).parent
GAMES = PACKAGE / "games"
WEB = ROOT / "web/src"
