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
        (replaced(record, contributions=("luck", "")), "the seed does not follow"),
    ]:
        with pytest.raises(tischlein.BadRecord, match=complaint):
            parse(changed.text())
    for wrong in ('fair: {"x": 1}', 'fair: {"commitment": "x", "secret": "y", "contributions": ["", ""]}'):
        text = re.sub(r"^fair: .*$", wrong, record.text(), flags=re.M)
        with pytest.raises(tischlein.BadRecord, match="fair"):
            parse(text)


def replaced(record: Record, **fields: Any) -> Record:
    assert record.fair is not None
    return replace(record, fair=replace(record.fair, **fields))
