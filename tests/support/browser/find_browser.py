"""Finds a Chromium or Chrome for the browser tests; `--install` gets one where there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
"""The first has no windows of its own and needs less than half the work."""
ELSEWHERE = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
PACKAGES = ("chromium-headless-shell", "chromium")
PLAYWRIGHT = [sys.executable, "-m", "playwright", "install", "chromium"]


def find_browser() -> str | None:
    """The path of a browser: `CHROMIUM`, one of the usual names, or Playwright's own."""
    wished = os.environ.get("CHROMIUM")
    if wished:
        return wished
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    for place in ELSEWHERE:
        if Path(place).exists():
            return place
    return playwrights_own()


def playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def install() -> bool:
    """A system's package where we may install it, Playwright's browser elsewhere."""
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "-qq", "update"], env=quiet, stdout=subprocess.DEVNULL, check=False)
        for name in PACKAGES:
            command = ["apt-get", "-qq", "-y", "install", name]
            if subprocess.run(command, env=quiet, capture_output=True, check=False).returncode == 0:
                break
        return find_browser() is not None
    return subprocess.run(PLAYWRIGHT, check=False).returncode == 0


def main() -> int:
    if find_browser() is None and "--install" in sys.argv:
        print("Fetching a browser for the tests …")
        install()
    found = find_browser()
    if found is None:
        print("The browser tests need Chromium or Chrome. On Debian and Ubuntu: apt install chromium.")
        print(f"Elsewhere: {' '.join(PLAYWRIGHT)}. Or name one: CHROMIUM=/path/to/chrome make test.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
