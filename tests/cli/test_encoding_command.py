"""`tischlein encoding` prints what learners need to know."""

from __future__ import annotations

import pytest

import tischlein
from tischlein.cli.main import main
from tischlein.engine.encoding import encoding_of


@pytest.mark.parametrize("name", list(tischlein.games()))
def test_every_action_and_every_number_is_named(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["encoding", name]) == 0
    printed = capsys.readouterr().out
    game = tischlein.games()[name]
    encoding = encoding_of(game)
    lines = [line.split("   ") for line in printed.splitlines()]
    numbered = [(int(line[0]), line[-1].strip()) for line in lines if line[0].isdigit() and len(line) > 1]
    assert numbered[: len(encoding.actions)] == list(enumerate(encoding.actions))
    layout = encoding.layout(game.usual_players)
    assert all(feature.meaning in printed for word in layout for feature in word)
    assert f"A row of {sum(encoding.widths(game.usual_players))} zeros and ones" in printed


def test_a_wrong_number_of_players_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["encoding", "leduc", "-p", "3"]) == 2
    assert "players must be 2" in capsys.readouterr().err
