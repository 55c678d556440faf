"""A lock on a file: one process at a time."""

from __future__ import annotations

import sys
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[str]) -> None:
        """Locks others out for as long as the file stays open, however this process ends; an `OSError` where
        another was first."""
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(file: IO[str]) -> None:
        """Locks others out for as long as the file stays open, however this process ends; an `OSError` where
        another was first."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
