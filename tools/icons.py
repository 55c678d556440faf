"""The app's icons as pictures of points, from `web/public/icon.svg`: `.venv/bin/python tools/icons.py`.

Devices cut icons as they like: the full ones have no corners of their own and nothing of weight near an edge.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))
from support.browser.find_browser import find_browser  # noqa: E402

PUBLIC = ROOT / "web/public"
SIZES = {"icon-192.png": 192, "icon-512.png": 512, "icon-full-180.png": 180, "icon-full-512.png": 512}


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        page = browser.new_page()
        for name, size in SIZES.items():
            shape = drawing.replace(' rx="14"', "") if "full" in name else drawing
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(
                f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px }}</style>{shape}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
