"""A latch on a file: one process at a time."""

from __future__ import annotations

import sys
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def shut(latch: IO[str]) -> None:
        """Shuts others out for as long as the file stays open, however this process ends; an `OSError` where
        another was first."""
        msvcrt.locking(latch.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def shut(latch: IO[str]) -> None:
        """Shuts others out for as long as the file stays open, however this process ends; an `OSError` where
        another was first."""
        fcntl.flock(latch, fcntl.LOCK_EX | fcntl.LOCK_NB)
