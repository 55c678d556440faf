"""Which texts may be shown to others: every people's writing, and no tricks."""

from __future__ import annotations

import pytest

from support.fake_hub import TestHub, ask, hosted, submit
from tischlein.engine.errors import Refusal
from tischlein.server.protocol import common, requests
from tischlein.server.tables.room import check_name
from tischlein.server.tables.text_policy import clean, good_name

GOOD = [
    "Anna", "Ömer", "José", "Jose\u0301", "Nguyễn Thị", "Łukasz", "Жанна", "李小龍", "さくら", "김민준",
    "محمد", "שָׁלוֹם", "नमस्ते", "क्\u200dष", "می\u200cخواهم", "O’Brien", "Anna-Lena 2", "x_X", "❤️", "1️⃣", "🇨🇭",
    "👨‍👩‍👧‍👦", "🏳️‍🌈", "👩🏽‍🌾", "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "🥔", "\U0001fae8", "\U0001f6dc",
]  # fmt: skip
BAD = [
    "a\nb", "a\tb", "a\x00b", "\x1b[31mred", "a\x85b", "a\u2028b", "Anna\u202e", "\u202dAnna",
    "a\u2066b\u2069", "a\u200fb", "a\u061cb", "An\u200bna", "An\u200dna", "An\u200cna", "\u2060x", "\ufeffx",
    "so\u00adft", "x\u034fy", "\u3164", "\u2800", "\u115fx", "\uffa0", "Z\u0300\u0301\u0302\u0303a",
    "\ue000", "\U000e0041x", "x\U000e0067", "\u0301x", "🥔\u200d", "\u200d🥔", "\uffff",
]  # fmt: skip
NO_NAME = ["", " ", " Anna", "Anna ", "x" * 25, "A\u00a0B", "A\u2003B", "\u00a0"]


@pytest.mark.parametrize("text", GOOD, ids=ascii)
def test_people_may_write_as_they_do(text: str) -> None:
    assert clean(text)
    assert check_name(text) == text


@pytest.mark.parametrize("text", BAD, ids=ascii)
def test_tricks_are_refused_not_stripped(text: str) -> None:
    assert not clean(text)
    with pytest.raises(Refusal) as refused:
        check_name(text)
    assert refused.value.code == "bad-name"


@pytest.mark.parametrize("name", NO_NAME, ids=ascii)
def test_a_name_can_be_seen(name: str) -> None:
    assert not good_name(name)


def test_french_spaces_are_welcome_in_talk() -> None:
    assert clean("Vraiment\u202f? C’est «\u00a0toi\u00a0»\u202f!")


@pytest.mark.parametrize("text", ["\u202etxet", "\u200b", "   ", "\n"], ids=ascii)
def test_talk_and_luck_are_looked_at(text: str) -> None:
    hub = TestHub()
    table = hub.open("leduc", 2)
    anna, _ = hub.seated(table, 2)
    refused = hub.ask(anna, ask(requests.Say, table, text=text))
    assert refused["code"] == "bad-text"
    if text.strip(" "):
        host = hosted("leduc", 2, people=0, bots={})
        before = host.version
        request = ask(requests.Sit, contribution=text)
        with pytest.raises(Refusal) as told:
            submit(host, common.Person("p0", "Anna"), request, 0)
        assert told.value.code == "bad-text"
        assert host.version == before
