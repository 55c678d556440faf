"""The chosen few of all pictures, packed small for README."""

from __future__ import annotations

import base64
from pathlib import Path

from playwright.sync_api import Browser, Page

import tischlein
from page_pictures import ALL, THEMES

FEW = Path(__file__).parents[1] / "docs/pictures"
CHOSEN = {
    "games": "landing-desk-light-en",
    "friends": "gathering-desk-light-en",
    **{
        game.name: f"{game.name}-desk-{theme}-en"
        for game, theme in zip(tischlein.games().values(), THEMES * 9, strict=False)
    },
    "phones": "phones",
    "terminal": "terminal-potato-man-en",
}
WIDEST = 1100
LARGEST = 150_000

PACK = """async ([address, widest, quality]) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const sheet = document.createElement("canvas");
    const scale = Math.min(1, widest / picture.width);
    sheet.width = picture.width * scale;
    sheet.height = picture.height * scale;
    const pen = sheet.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(picture, 0, 0, sheet.width, sheet.height);
    return sheet.toDataURL("image/webp", quality);
}"""


def as_address(path: Path) -> str:
    return "data:image/png;base64," + base64.b64encode(path.read_bytes()).decode()


def lay_phones_side_by_side(page: Page) -> None:
    """Four tables on four phones, as one picture."""
    names = [
        f"{game.name}-phone-{theme}-en"
        for game, theme in zip(tischlein.games().values(), THEMES * 9, strict=False)
    ]
    pictures = "".join(f'<img src="{as_address(ALL / f"{name}.png")}">' for name in names)
    page.set_viewport_size({"width": WIDEST, "height": 580})
    style = (
        "body { display: flex; gap: 16px; margin: 0; padding: 8px } img { width: 259px; border-radius: 14px }"
    )
    page.set_content(f"<style>{style}</style>{pictures}")
    page.screenshot(path=ALL / "phones.png", omit_background=True)


def pack_chosen(browser: Browser) -> None:
    page = browser.new_page()
    lay_phones_side_by_side(page)
    for name, picture in CHOSEN.items():
        for quality in (0.9, 0.8, 0.7, 0.6, 0.5):
            text = page.evaluate(PACK, [as_address(ALL / f"{picture}.png"), WIDEST, quality])
            data = base64.b64decode(text.partition(",")[2])
            if len(data) < LARGEST:
                break
        (FEW / f"{name}.webp").write_bytes(data)
        print(f"{name}.webp: {len(data) / 1000:.0f} KB")
