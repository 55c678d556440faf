"""Talk at a table: words, signs, and whose are not wanted."""

from __future__ import annotations

from playwright.sync_api import expect

from support.browser.gathering import tell, to_talk, two_at_a_table
from support.browser.pages import DESK, SIZES, OpenPage, serious_findings


@SIZES
def test_words_and_signs_reach_the_others(visit: OpenPage, size: tuple[int, int]) -> None:
    anna, ben = two_at_a_table(visit, sizes=(size, DESK))
    ben.evaluate("""() => {
        window.seen = [];
        const bubbles = document.getElementsByClassName("bubble");
        const look = () => window.seen.push(...[...bubbles].map((one) => one.textContent));
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    }""")
    to_talk(anna)
    assert serious_findings(anna) == []
    tell(anna, "<b>Good</b> luck!")
    expect(ben.locator("header .unread")).to_have_text("1")
    anna.get_by_role("button", name="Wow!").click()
    ben.wait_for_function(
        "window.seen.join().includes('<b>Good</b> luck!') && window.seen.join().includes('Wow!')"
    )
    to_talk(ben)
    expect(ben.locator(".talk li", has_text="<b>Good</b> luck!")).to_contain_text("Anna")
    expect(ben.locator("header .unread")).to_have_count(0)


def test_words_survive_a_reload_and_come_once(visit: OpenPage) -> None:
    anna, ben = two_at_a_table(visit)
    to_talk(anna)
    for text in ("one", "two", "two"):
        anna.get_by_label("Say something").fill(text)
        anna.get_by_role("button", name="Send").click()
        expect(anna.get_by_label("Say something")).to_have_value("")
    to_talk(ben)
    expect(ben.locator(".talk li span")).to_have_text(["one", "two", "two"])
    ben.reload()
    to_talk(ben)
    expect(ben.locator(".talk li span")).to_have_text(["one", "two", "two"])
    ben.get_by_label("Language").select_option("de")
    expect(ben.get_by_label("Schreib etwas")).to_be_visible()
    expect(ben.locator(".talk li span")).to_have_text(["one", "two", "two"])


def test_too_many_signs_are_declined_in_words(visit: OpenPage) -> None:
    anna, _ = two_at_a_table(visit)
    to_talk(anna)
    anna.evaluate("for (let i = 0; i < 8; i++) document.querySelector('.signs button').click()")
    expect(anna.locator(".talk").get_by_role("alert")).to_have_text("Not so fast, please.")


def test_somebody_can_be_hidden_muted_and_sent_away(visit: OpenPage) -> None:
    anna, ben = two_at_a_table(visit)
    for page in (anna, ben):
        to_talk(page)
    ben.get_by_role("button", name="About Anna").click()
    expect(ben.get_by_role("button", name="Remove")).to_have_count(0)
    ben.get_by_role("button", name="Hide their messages").click()
    tell(anna, "unheard")
    tell(ben, "a mark")
    expect(ben.locator(".talk li", has_text="unheard")).to_have_count(0)

    anna.get_by_role("button", name="About Ben").click()
    assert serious_findings(anna) == []
    anna.get_by_role("button", name="Mute for everybody").click()
    expect(ben.get_by_text("The host has muted you")).to_be_visible()
    anna.get_by_role("button", name="About Ben").click()
    anna.get_by_role("button", name="Unmute for everybody").click()
    expect(ben.get_by_label("Say something")).to_be_visible()

    anna.get_by_role("button", name="About Ben").click()
    anna.get_by_role("button", name="Remove").click()
    expect(anna.get_by_text("Remove Ben for good?")).to_be_visible()
    anna.get_by_role("button", name="Remove").click()
    expect(ben.get_by_role("alert")).to_have_text("The host has removed you from this table.")
    for name in ("Chat", "Table menu", "Log and rules"):
        expect(ben.get_by_role("button", name=name)).to_have_count(0)
    expect(anna.locator('[data-seat="1"]')).to_contain_text("Spud plays for Ben")
