"""Reading the documents."""

from __future__ import annotations

import re
from pathlib import Path


def blocks(page: Path, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", page.read_text(encoding="utf-8"), re.M | re.S)
