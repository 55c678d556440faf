"""What a process does in which bots think: it runs at low priority and ends with its parent."""

from __future__ import annotations

import os
import signal
import threading
from multiprocessing import connection, parent_process


def lower_priority() -> None:
    """Lowers this process's priority, as people come first, and ends it with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is meant for the parent alone
    if hasattr(os, "nice"):
        os.nice(10)
    if hasattr(os, "SCHED_BATCH"):
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    end_with_parent()


def end_with_parent() -> None:
    """Ends this process when its parent ends, killed or not."""
    threading.Thread(target=wait_for_parent, daemon=True).start()


def wait_for_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
