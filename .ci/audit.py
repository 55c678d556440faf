"""Looks for known weaknesses in the packages that are locked, Python's and Node's.

Both scanners ask a service in the network. Where it cannot be reached this says so and does not fail: nothing
was found because nothing was looked at.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PATIENCE = 120
"""Seconds for one scanner."""
OUT_OF_REACH = (
    "connection", "timed out", "resolve", "network", "enotfound", "econnrefused", "unreachable", "proxy",
    "max retries", "service unavailable", "404", "403", "endpoint", "certificate", "eai_again",
)  # fmt: skip
"""What scanners say when their service does not answer."""

UNKNOWN = "could not be audited"


def scan(name: str, command: list[str]) -> bool:
    """Runs a scanner and says how it went; False: it found something."""
    if shutil.which(command[0]) is None:
        print(f"{name}: NOT SCANNED, {command[0]} is not installed.")
        return True
    try:
        run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        print(f"{name}: NOT SCANNED, the service did not answer within {PATIENCE} seconds.")
        return True
    said = (run.stdout + run.stderr).strip()
    unknown = said.count(UNKNOWN)
    if run.returncode == 0 and unknown:
        print(f"{name}: {unknown} packages NOT SCANNED, the service does not know them.")
        return True
    if run.returncode == 0:
        print(f"{name}: no known weaknesses.")
        return True
    if any(sign in said.lower() for sign in OUT_OF_REACH) and "GHSA-" not in said and "CVE-" not in said:
        print(f"{name}: NOT SCANNED, the service cannot be reached ({said.splitlines()[-1][:120]}).")
        return True
    print(f"{name}: weaknesses found.\n{said}")
    return False


def main() -> int:
    python = str(Path(sys.executable).parent / "pip-audit")
    locked = [text for name in ("play", "test") for text in ("-r", f"requirements/{name}.txt")]
    results = [
        scan(
            "Python packages",
            [python, "--disable-pip", "--require-hashes", "--progress-spinner", "off", *locked],
        ),
        scan("Node packages", ["npm", "--prefix", "web", "audit", "--omit", "dev"]),
    ]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
