"""No secret has slipped into a file that everybody gets."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SECRETS = {
    "private key": r"-----BEGIN [A-Z ]*PRIVATE KEY-----",
    "cloud key": r"\b(AKIA|ASIA)[0-9A-Z]{16}\b",
    "repository token": r"\b(gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{30,}|glpat-[\w-]{20,})\b",
    "package token": r"\b(pypi-[A-Za-z0-9_-]{50,}|npm_[A-Za-z0-9]{36})\b",
    "chat token": r"\bxox[abprs]-[A-Za-z0-9-]{10,}",
    "model token": r"\bsk-[A-Za-z0-9_-]{32,}",
    "signed token": r"\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.",
    "our own token": r"\b[2-9a-hjkmnp-z]{16}\.[A-Za-z0-9_-]{43}\b",
    "password in an address": r"\b[a-z+]+://[^\s/:@{}]+:[^\s/:@{}]+@",
    "password": r"(?i)\b(password|passwd|api_?key|secret_?key)\b\s*[:=]\s*[\"'][^\"'\s]{8,}[\"']",
}
LOCKED = ("package-lock.json", "requirements/")
"""These are full of hashes, which are no secrets."""


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    names = [name for name in listed.stdout.splitlines() if not any(part in name for part in LOCKED)]
    return [ROOT / name for name in names if (ROOT / name).is_file()]


@pytest.mark.parametrize("kind", SECRETS)
def test_no_secret_is_in_a_tracked_file(kind: str) -> None:
    files = tracked()
    if not files:
        pytest.skip("this is no checkout")
    for path in files:
        found = re.search(SECRETS[kind], path.read_text(encoding="utf-8", errors="ignore"))
        assert found is None or path == Path(__file__), f"{path.relative_to(ROOT)}: {kind}"


def test_the_patterns_find_what_they_should() -> None:
    person, secret = "ab23cd45ef67gh89", "Zm9v" * 10 + "abc"
    for kind, text in {
        "our own token": f"token {person}.{secret} here",
        "private key": "-----BEGIN " + "OPENSSH PRIVATE KEY-----",
        "password in an address": "postgresql" + "://anna:hunter2@host/db",
        "cloud key": "AKIA" + "ABCDEFGHIJKLMNOP",
        "password": "pass" + 'word = "correct-horse"',
    }.items():
        assert re.search(SECRETS[kind], text), kind
