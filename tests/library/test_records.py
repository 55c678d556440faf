"""Saved games: what is written is read again; what is damaged, altered or too new is named by its line."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tischlein
from support.random_play import play_on
from tischlein.records import fairness
from tischlein.records.fairness import FairDeal
from tischlein.records.format import digest
from tischlein.records.model import Record, Seating
from tischlein.records.parse import parse


def some_record(moves: int = 12) -> Record:
    table = tischlein.new("leduc", 2, seed=1, first=0, names=["Anna", 'Bé "B" n'])
    for _ in play_on(table, random.Random(1), moves):
        pass
    return table.record()


def sealed(lines: list[str]) -> str:
    """A record with these lines and a digest that fits, as somebody would write it who alters one."""
    return "\n".join([*lines, f"digest: {digest(lines)}", ""])


def changed(old: str, new: str) -> str:
    lines = some_record().text().splitlines()[:-1]
    place = next(i for i, line in enumerate(lines) if line.startswith(old))
    return sealed([*lines[:place], new, *lines[place + 1 :]])


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    path = tmp_path / "game.tischlein"
    some_record().save(path)
    assert tischlein.load(path) == some_record()
    assert tischlein.load(str(path)).replay().over


def test_a_record_says_which_seats_were_bots_and_an_old_one_need_not() -> None:
    plain = some_record()
    assert "bots:" not in plain.text()
    assert parse(plain.text()).bots == {}
    with_bot = replace(plain, bots={1: "spud"})
    assert parse(with_bot.text()) == with_bot


@pytest.mark.parametrize("bots", ['{"2": "spud"}', '{"1": 3}', '["spud"]', '{"1": "Spud!"}', '{"1": ""}'])
def test_bots_that_cannot_be_are_refused(bots: str) -> None:
    lines = some_record().text().splitlines()[:-1]
    with pytest.raises(tischlein.BadRecord, match="line 8: bots must be some of the seats 0 to 1"):
        parse(sealed([*lines[:7], f"bots: {bots}", *lines[7:]]))


def test_a_record_says_who_sat_there_before_a_seat_was_taken_over() -> None:
    taken = replace(some_record(), earlier=(Seating(1, ["Anna", "Spud"], {1: "spud"}),))
    assert parse(taken.text()) == taken
    names = [table.names for table in taken.steps()]
    assert names[:2] == [["Anna", "Spud"]] * 2
    assert names[2:] == [taken.names] * (len(taken.moves) - 1)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('until x: {"names": ["A", "B"], "bots": {}}', "must be 'until"),
        ('until 1: ["A", "B"]', "must be 'until"),
        ('until 1: {"names": ["A"], "bots": {}}', "names must be a list of 2 names"),
        ('until 1: {"names": ["A", "B"], "bots": {"7": "spud"}}', "bots must be some of the seats"),
        ("until 1: nobody", "must be valid JSON"),
    ],
)
def test_those_who_cannot_have_sat_there_are_refused(line: str, complaint: str) -> None:
    lines = some_record().text().splitlines()[:-1]
    with pytest.raises(tischlein.BadRecord, match=f"line 8: .*{complaint}"):
        parse(sealed([*lines[:7], line, *lines[7:]]))


def test_an_unfinished_game_is_loaded_and_played_on(tmp_path: Path) -> None:
    path = tmp_path / "game.tischlein"
    some_record(moves=1).save(path)
    table = tischlein.load(path).replay()
    assert not table.over
    table.play(table.waiting[0], table.moves(table.waiting[0])[0])
    assert len(table.record().moves) == 2


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            "tischlein record",
            "tischlein record 2",
            "line 1: format must be 1 (got 2; a newer one can be read after an update",
        ),
        ("tischlein record", "tischlein record 0", "line 1: format must be 1 (got 0)"),
        (
            "tischlein record",
            "something else",
            "line 1: a saved game must begin with 'tischlein record 1' (got 'something else')",
        ),
        ("game:", "game: skat", "(got 'skat')"),
        ("edition:", "edition: 1899", "(got '1899')"),
        ("rules:", "rules: 2", "line 4: rules must be version 1 (got 2, which is newer)"),
        ("rules:", "rules: 0", "line 4: rules must be version 1 (got 0, which is older)"),
        ("rules:", "rules: one", "line 4: rules must be a whole number (got 'one')"),
        ("players:", "players: 3", "line 5: players must be 2 in Leduc poker (got 3)"),
        (
            "option first:",
            "option first: 9",
            "line 6: option first must be drawn, 0 or 1 in Leduc poker with 2 players (got 9)",
        ),
        ("option first:", "option first: {", "line 6: option first must be valid JSON"),
        ("names:", 'names: ["Anna"]', "line 7: names must be a list of 2 names"),
        ("seed:", "seed: 12", "line 8: seed must be 64 hexadecimal digits (got '12')"),
        ("1. ", "2. 0 call", "line 9: the line must be '1. SEAT MOVE' or 'result: …' (got '2. 0 call')"),
        ("1. ", "1. 0 dance", "“dance” is not a move here"),
        (
            "1. ",
            "1. 0 fold",
            "line 9: move 1 (fold by seat 0): There is no bet to fold to; call or raise. [fold]",
        ),
        ("1. ", "1. 5 call", "line 9: move 1 (call by seat 5): seat must be 0 or 1 (got 5)"),
        ("result:", "result: 9 -9 won by 0", "where the moves lead (got '9 -9 won by 0')"),
        ("result:", "result: unfinished", "where the moves lead (got 'unfinished')"),
    ],
)
def test_a_wrong_line_is_named(old: str, new: str, complaint: str) -> None:
    with pytest.raises(tischlein.BadRecord) as refused:
        parse(changed(old, new), "game.tischlein")
    assert complaint in str(refused.value)
    assert str(refused.value).startswith("game.tischlein, line ")


@pytest.mark.parametrize(
    ("deal", "complaint"),
    [
        (FairDeal("0" * 64, "1" * 64, ("", "")), "fair: the secret does not fit the commitment"),
        (FairDeal(fairness.commitment("1" * 64), "1" * 64, ("", "")), "fair: the seed does not follow"),
    ],
)
def test_an_unfair_deal_is_named_by_its_own_line(deal: FairDeal, complaint: str) -> None:
    text = replace(some_record(), fair=deal).text()
    line = next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith("fair: "))
    with pytest.raises(tischlein.BadRecord, match=f"record, line {line}: {complaint}") as refused:
        parse(text)
    assert refused.value.facts["line"] == line


def test_each_step_is_a_table_of_its_own() -> None:
    record = some_record()
    steps = list(record.steps())
    assert [len(table.made) for table in steps] == [*range(len(record.moves) + 1)]
    assert steps[-1].over
    assert not steps[0].over
    steps[0].play(*record.moves[0])
    assert len(steps[1].made) == 1


def test_an_altered_file_is_refused() -> None:
    text = some_record().text()
    with pytest.raises(tischlein.BadRecord, match="the digest does not fit the lines above"):
        parse(text.replace("Anna", "Anni"))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("names:", 'names: ["Anna", "\\ud800"]', "line 7: names must be a list of 2 names"),
        ("names:", f'names: ["Anna", "{"B" * 61}"]', "line 7: names must be a list of 2 names"),
        (
            "seed:",
            f'seed: {"0" * 64}\nfair: {{"commitment": "", "secret": "", "contributions": ["", "\\ud800"]}}',
            "line 9: fair must be a commitment, a secret and 2 contributions",
        ),
    ],
)
def test_what_no_file_can_hold_is_no_name_and_no_contribution(old: str, new: str, complaint: str) -> None:
    """JSON can carry half a character; who then wrote the game into a file, or onto a line, would fail."""
    with pytest.raises(tischlein.BadRecord, match=complaint):
        parse(changed(old, new))


def test_a_text_with_half_characters_is_refused() -> None:
    with pytest.raises(tischlein.BadRecord, match="must be UTF-8 text"):
        parse(some_record().text().replace("Anna", "Ann\ud800"))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("\n", "\r\n", "line 1: lines must end with LF alone, as they were saved .got CR LF."),
        (
            "tischlein record",
            "\ufefftischlein record",
            "line 1: the file must be UTF-8 text without a byte order mark",
        ),
    ],
)
def test_what_other_programs_do_to_a_text_is_called_by_its_name(old: str, new: str, complaint: str) -> None:
    with pytest.raises(tischlein.BadRecord, match=complaint):
        parse(some_record().text().replace(old, new))


def test_an_empty_file_and_a_lost_line_end_are_called_so() -> None:
    with pytest.raises(
        tischlein.BadRecord, match=r"line 1: a saved game must begin with .* \(got an empty file\)"
    ):
        parse("")
    with pytest.raises(tischlein.BadRecord, match=r"the end of the last line .* is missing"):
        parse(some_record().text().removesuffix("\n"))


def test_a_record_is_its_own() -> None:
    table = tischlein.new("leduc", 2, seed=1, names=["Anna", "Ben"])
    record = table.record()
    assert table.names is not None
    table.names[1] = "Spud"
    assert record.names == ["Anna", "Ben"]
    assert record.options is not table.options


def test_nothing_may_follow_the_digest() -> None:
    with pytest.raises(tischlein.BadRecord, match="nothing may follow the digest"):
        parse(some_record().text() + "more\n")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG")
    with pytest.raises(tischlein.BadRecord, match=r"must be UTF-8 text \(got something else at byte 0\)"):
        tischlein.load(path)


@settings(deadline=None, max_examples=60)
@given(st.data())
def test_a_truncated_file_is_always_refused(data: st.DataObject) -> None:
    text = some_record().text()
    cut = data.draw(st.integers(0, len(text) - 1))
    with pytest.raises(tischlein.BadRecord, match="line"):
        parse(text[:cut])


@settings(deadline=None, max_examples=60)
@given(st.data())
def test_a_damaged_file_is_always_refused(data: st.DataObject) -> None:
    text = some_record().text()
    place = data.draw(st.integers(0, len(text) - 2))
    letter = data.draw(st.characters(codec="utf-8").filter(lambda c: c != text[place]))
    with pytest.raises(tischlein.BadRecord):
        parse(text[:place] + letter + text[place + 1 :])


@settings(deadline=None, max_examples=100)
@given(st.text())
def test_any_other_text_is_refused_politely(text: str) -> None:
    with pytest.raises(tischlein.BadRecord):
        parse(text)


def test_a_record_from_a_bad_position_names_the_line() -> None:
    table = tischlein.position("leduc", tischlein.new("leduc", 2, seed=1).reveal())
    lines = table.record().text().splitlines()[:-1]
    place = next(i for i, line in enumerate(lines) if line.startswith("position: "))
    lines[place] = lines[place].replace('"betting": 1', '"betting": 7')
    with pytest.raises(tischlein.BadRecord, match=rf"line {place + 1}: betting must be 1 to 3 \(got 7\)"):
        parse(sealed(lines))
