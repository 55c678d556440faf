"""A record of a served game proves its deal; one that was changed is found out."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import Any

import pytest

import tischlein
from support.fake_hub import TestHub
from tischlein.records.model import Record
from tischlein.records.parse import parse


def test_a_changed_promise_is_found_out() -> None:
    test_hub = TestHub()
    table = test_hub.open("leduc", 2)
    subscribers = test_hub.seated(table, 2)
    test_hub.play_some(table, subscribers, random.Random(1))
    record = test_hub.hub.sessions[table].host.record()
    assert parse(record.text()) == record
    for changed, complaint in [
        (replaced(record, commitment="00" * 32), "the secret does not fit the commitment"),
        (
            replaced(record, contributions=("luck", "")),
            "the seed does not follow from the secret and the contributions",
        ),
    ]:
        with pytest.raises(tischlein.BadRecord, match=complaint):
            parse(changed.text())


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ('{"x": 1}', "fair must be a commitment, a secret and 2 contributions (got {'x': 1})"),
        (
            '{"commitment": "x", "secret": "y", "contributions": ["", ""]}',
            "fair: commitment must be 64 hexadecimal digits (got 'x')",
        ),
    ],
)
def test_a_promise_of_another_form_is_refused(wrong: str, complaint: str) -> None:
    test_hub = TestHub()
    table = test_hub.open("leduc", 2)
    test_hub.play_some(table, test_hub.seated(table, 2), random.Random(1))
    text = test_hub.hub.sessions[table].host.record().text()
    changed = re.sub(r"^fair: .*$", f"fair: {wrong}", text, flags=re.M)
    with pytest.raises(tischlein.BadRecord, match=f": {re.escape(complaint)}$"):
        parse(changed)


def replaced(record: Record, **fields: Any) -> Record:
    assert record.fair is not None
    return replace(record, fair=replace(record.fair, **fields))
