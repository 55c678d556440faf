"""The server's log: for people, or one JSON object on each line. It contains no secrets at any level.

What we write ourselves names tables and kinds of errors. Other packages may warn, and inform when we debug;
their own debugging is never let through, because it shows whole messages and rows: tokens and hands.
"""

from __future__ import annotations

import json
import logging
import time

OTHERS = ("alembic", "asyncio", "litestar", "sqlalchemy", "uvicorn", "websockets")
SILENT = ("alembic", "sqlalchemy")
"""These would log every statement."""


class JsonLines(logging.Formatter):
    """One object on each line."""

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def set_up(level: str, form: str) -> None:
    """Everything goes to standard error in one form."""
    handler = logging.StreamHandler()
    human = logging.Formatter("%(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if form == "json" else human)
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in OTHERS:
        informs = level == "debug" and name not in SILENT
        logging.getLogger(name).setLevel(logging.INFO if informs else logging.WARNING)
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # it warns of every conflict, which is handled
