"""Bots of one's own: a function of a view or a class with a budget, checked, and never loaded by a server."""

from __future__ import annotations

import itertools
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tischlein
from tischlein.bots.base import Budget, legal_moves
from tischlein.bots.registry import UnknownBot, find_bot
from tischlein.cli.main import main
from tischlein.engine import Game
from tischlein.lab.arena import Entrant, Match, play_deal, run, seed_of_move
from tischlein.lab.bot_process import BadBot, load_bot
from tischlein.lab.results import fingerprint
from tischlein.lab.user_bots import find_any
from tischlein.table import Table

EXAMPLES = Path(__file__).parents[2] / "examples"
OWN = """
import random
import numpy as np

def choose(view):
    return random.choice(view["moves"])

def cheat(view):
    return "R99"

class Numbers:
    def choose(self, view, seat, budget, seed):
        return self.lucky

    lucky = -1

class Several(Numbers):
    lucky = np.array([0, 1])

class Half(Numbers):
    lucky = 0.5

def parrot(view):
    return view

class Riddle:
    def __repr__(self):
        raise RuntimeError("guess")

def riddle(view):
    return Riddle()

class Empty:
    pass

def stumble(view):
    return view["hand"][0]

def greedy_signature(view, seat, budget, seed):
    return 0

class Viewer:
    def choose(self, view):
        return view["moves"][0]

class Hungry:
    def __init__(self, books):
        pass

    def choose(self, view, seat, budget, seed):
        return 0
"""


@pytest.fixture
def own(tmp_path: Path) -> str:
    (tmp_path / "own.py").write_text(OWN, encoding="utf-8")
    return str(tmp_path / "own.py")


@pytest.mark.parametrize("game", tischlein.games().values(), ids=lambda game: game.name)
def test_what_a_seat_has_seen_tells_its_view(game: Game) -> None:
    for players in game.players:
        table, luck = tischlein.new(game.name, players, seed=players), random.Random(players)
        while not table.over:
            for seat in range(players):
                assert Table(table.view_record(seat)).view(seat) == table.view(seat)
            seat = luck.choice(table.waiting)
            table.play(seat, luck.choice(table.moves(seat)))


def test_a_function_plays_in_the_arena_and_its_luck_can_be_repeated(own: str) -> None:
    match = Match("leduc", 2, {}, f"{own}:choose@10ms", "random")
    deals = [play_deal(match, number) for number in range(8)]
    assert deals == [play_deal(match, number) for number in range(8)]
    assert run(match, deals=4, cores=1, stop_early=False).deals == 4


def test_a_bot_is_made_once(own: str) -> None:
    assert find_any(f"{own}:Numbers") is find_any(f"{own}:Numbers")


def test_the_examples_play(capsys: pytest.CaptureFixture[str]) -> None:
    bots = [f"{EXAMPLES / 'outside_bot.py'}:choose", f"{EXAMPLES / 'own_bot.py'}:Taster@50"]
    assert main(["arena", "leduc", *bots, "--deals", "4", "--all", "--cores", "1"]) == 0
    assert "4" in capsys.readouterr().out


def test_the_taster_s_choice_follows_from_what_it_gets() -> None:
    view = tischlein.new("leduc", 2, seed=3).view_record(0)
    taster = find_any(f"{EXAMPLES / 'own_bot.py'}:Taster")
    choices = {taster.choose(view, 0, Budget(simulations=100), seed=9) for _ in range(5)}
    assert len(choices) == 1


def test_the_taster_goes_by_the_same_clock_as_the_bots_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look at the clock takes four milliseconds: there is time for three rounds of the moves."""
    view = tischlein.new("leduc", 2, seed=3).view_record(0)
    taster = load_bot(f"{EXAMPLES / 'own_bot.py'}:Taster")
    tasted: list[int] = []

    def taste(_: object, __: int, move: int, *___: object) -> int:
        tasted.append(move)
        return 0

    module = sys.modules["user_bot_own_bot"]
    monkeypatch.setattr(module, "tasted", taste)
    monkeypatch.setattr(time, "perf_counter", itertools.count(0, 0.004).__next__)
    taster.choose(view, 0, Budget(milliseconds=10), seed=9)
    legal = legal_moves(view, 0)
    assert tasted == [legal[0], *3 * legal]


@pytest.mark.parametrize("cheat", ["cheat", "Numbers", "Several", "Half"])
def test_a_move_that_is_not_legal_is_named_with_what_would_be(
    own: str, cheat: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "leduc", f"{own}:{cheat}", "random", "--deals", "2", "--cores", "1"]) == 2
    said = capsys.readouterr().err
    assert f"own.py:{cheat}: " in said
    assert "the move of seat 0 must be " in said
    assert " (got " in said


def test_what_a_bot_gives_for_a_move_is_not_quoted_at_any_length(own: str) -> None:
    view = tischlein.new("leduc", 2, seed=3).view_record(0)
    with pytest.raises(BadBot, match=r"parrot: the move of seat 0 must .* \(got \{'game'.{73}…\)") as refused:
        find_any(f"{own}:parrot").choose(view, 0, Budget(simulations=1), 0)
    assert len(str(refused.value)) < len(own) + 200
    with pytest.raises(BadBot, match=r"riddle went wrong\.\n(.|\n)*RuntimeError: guess"):
        find_any(f"{own}:riddle").choose(view, 0, Budget(simulations=1), 0)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere.py:choose", "there is no such file"),
        ("my_bot.py", "a file or a module and a name in it"),
        (":choose", "a file or a module and a name in it"),
        ("nowhere.at_all:choose", "No module named 'nowhere'"),
        ("own:Empty", "'Empty' is neither"),
        ("own:missing", "'missing' is neither"),
        ("own:greedy_signature", "'greedy_signature' is neither"),
        ("own:Viewer", "'Viewer' is neither"),
        ("own:Hungry", r"went wrong\.\nTypeError: .*missing 1 required"),
        (".mine:choose", r"must be a file \(my_bot.py:choose\) or a module"),
    ],
)
def test_a_bot_that_cannot_be_is_refused_by_name(own: str, name: str, said: str) -> None:
    with pytest.raises(BadBot, match=said):
        Entrant.read(name.replace("own:", f"{own}:"))


def test_what_goes_wrong_in_a_bot_is_told_with_its_own_lines(
    own: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "leduc", f"{own}:stumble", "random", "--deals", "2", "--cores", "1"]) == 2
    said = capsys.readouterr().err
    assert f"{own}:stumble went wrong.\n" in said
    assert said.count("File ") == 1
    assert f'File "{own}", line ' in said
    assert said.rstrip().endswith("KeyError: 'hand'")


@pytest.mark.parametrize(("bots", "deal"), [(["random"], 70), (["random", "thumb"], 71)])
def test_the_deal_in_which_a_bot_goes_wrong_is_named(
    bots: list[str], deal: int, own: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a league the first one at which it sits."""
    call = ["arena", "leduc", f"{own}:stumble", *bots, "--first=70", "--deals=3", "--cores=1", "-p=2"]
    assert main(call) == 2
    assert f": Deal {deal}: {own}:stumble went wrong.\n" in capsys.readouterr().err


def test_a_file_that_python_cannot_read_is_told_with_its_line(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("def choose(view: return 1\n", encoding="utf-8")
    with pytest.raises(BadBot, match=r"went wrong\.\n  File .*broken.py., line 1\n") as refused:
        find_any(f"{broken}:choose")
    assert "SyntaxError" in str(refused.value)


def test_a_module_that_goes_wrong_is_told_with_its_own_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "unlucky.py").write_text("books = {}\nbooks['opening']\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadBot, match=r"unlucky went wrong\.\n  File .*unlucky.py., line 2") as refused:
        find_any("unlucky:choose")
    assert str(refused.value).endswith("KeyError: 'opening'")


def test_a_server_never_loads_a_bot(own: str) -> None:
    with pytest.raises(UnknownBot):
        find_bot(f"{own}:choose")


def test_results_of_a_bot_that_was_worked_on_are_not_mixed(tmp_path: Path) -> None:
    file, results = tmp_path / "mine.py", tmp_path / "match.jsonl"
    file.write_text("def choose(view):\n    return view['moves'][0]\n", encoding="utf-8")
    match = Match("leduc", 2, {}, f"{file}:choose", "random")
    assert run(match, 3, cores=1, path=results, stop_early=False).deals == 3
    assert run(match, 4, cores=1, path=results, stop_early=False).deals == 4
    file.write_text("def choose(view):\n    return view['moves'][-1]\n", encoding="utf-8")
    with pytest.raises(tischlein.Refusal, match="other rules or another bot"):
        run(match, 5, cores=1, path=results, stop_early=False)


def test_a_bot_that_was_worked_on_meanwhile_plays_as_it_is_now(tmp_path: Path) -> None:
    """As in a notebook, where the same Python goes on: its results would have been filed as the new bot's."""
    file = tmp_path / "mine.py"
    match = Match("leduc", 2, {}, f"{file}:choose", "random")
    file.write_text("def choose(view):\n    return view['moves'][0]\n", encoding="utf-8")
    assert run(match, 2, cores=1, stop_early=False).deals == 2
    file.write_text("def choose(view):\n    raise ValueError('as it is now')\n", encoding="utf-8")
    with pytest.raises(BadBot, match="as it is now"):
        run(match, 2, cores=1, stop_early=False)


BUSY = """
import threading
from queue import Queue
from tischlein.bots.base import legal_moves

class Busy:
    def __init__(self):
        self.asked, self.said = Queue(), Queue()
        threading.Thread(target=self.work, daemon=True).start()

    def work(self):
        while True:
            self.said.put(self.asked.get()[0])

    def choose(self, view, seat, budget, seed):
        self.asked.put(legal_moves(view, seat))
        return self.said.get(timeout=30)
"""


def test_a_bot_may_think_in_a_thread_that_it_begins_with(tmp_path: Path) -> None:
    file = tmp_path / "busy.py"
    file.write_text(BUSY, encoding="utf-8")
    match = Match("leduc", 2, {}, f"{file}:Busy", "random")
    assert run(match, 2, cores=1, stop_early=False).deals == 2


SCORING = """
from tischlein.engine.compile.numba_bridge import compiled

@compiled
def score(number):
    return number + {more}
"""
PLANNING = """
from scoring import score
from tischlein.engine.compile.numba_bridge import compiled

@compiled
def plan(number):
    return 10 * score(number)

print(plan(1))
"""


def test_a_bot_s_compiled_code_follows_what_it_imports_from_its_folder(tmp_path: Path) -> None:
    """Numba looks at one file only, and would run the old code."""
    said = []
    (tmp_path / "planning.py").write_text(PLANNING, encoding="utf-8")
    for more in (1, 100, 100):
        (tmp_path / "scoring.py").write_text(SCORING.format(more=more), encoding="utf-8")
        done = subprocess.run(
            [sys.executable, tmp_path / "planning.py"], capture_output=True, text=True, check=True,
            env=os.environ | {"TISCHLEIN_CACHE": str(tmp_path / "cache")},
        )  # fmt: skip
        said.append(done.stdout.strip())
    assert said == ["20", "1010", "1010"]


def test_a_bot_s_fingerprint_goes_with_what_it_imports_from_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "unrelated.py").touch()
    (tmp_path / "openings.py").write_text("first = 0\n", encoding="utf-8")
    bot = tmp_path / "reading.py"
    bot.write_text("import openings\ndef choose(view):\n    return view['moves'][openings.first]\n")
    before = fingerprint(f"{bot}:choose")
    (tmp_path / "unrelated.py").write_text("a = 1\n", encoding="utf-8")
    assert fingerprint(f"{bot}:choose") == before
    (tmp_path / "openings.py").write_text("first = -1\n", encoding="utf-8")
    assert fingerprint(f"{bot}:choose") != before


def test_a_bot_s_fingerprint_goes_with_what_it_imports_when_it_plays(tmp_path: Path) -> None:
    bot = tmp_path / "late_reader.py"
    bot.write_text(
        "def choose(view):\n    from late_openings import first\n    return view['moves'][first]\n"
    )
    (tmp_path / "late_openings.py").write_text("first = 0\n", encoding="utf-8")
    before = fingerprint(f"{bot}:choose")
    (tmp_path / "late_openings.py").write_text("first = -1\n", encoding="utf-8")
    assert fingerprint(f"{bot}:choose") != before


def test_a_bot_s_fingerprint_goes_with_its_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for folder in ("parcel/best", "parcel/common"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "parcel/best/bot.py").write_text(
        "from parcel.common import ideas\nfrom ..common.more import last\ndef choose(view):\n    return 0\n"
    )
    (tmp_path / "parcel/common/ideas.py").write_text("first = 0\n")
    (tmp_path / "parcel/common/more.py").write_text("last = 0\n")
    prints = {fingerprint("parcel.best.bot:choose")}
    for name in ("ideas", "more"):
        (tmp_path / f"parcel/common/{name}.py").write_text("first = last = 1\n")
        prints.add(fingerprint("parcel.best.bot:choose"))
    assert len(prints) == 3


WEIGHING = """
import os
import numpy as np
import settings
from tischlein.engine.compile.numba_bridge import compiled

WEIGHTS = np.array([int(os.environ["WEIGHT"]), 0])

@compiled
def weight():
    return WEIGHTS[0] + settings.more

@compiled
def weigh(number):
    return number * weight()

print(weigh(2))
"""


def test_compiled_code_is_not_reused_with_other_values(tmp_path: Path) -> None:
    """Numbers that a module reads when it is loaded stay in the code that is compiled then."""
    said = []
    (tmp_path / "weighing.py").write_text(WEIGHING, encoding="utf-8")
    (tmp_path / "settings.py").write_text('import os\nmore = int(os.environ["MORE"])\n', encoding="utf-8")
    for weight, more in ((1, 0), (5, 0), (5, 100), (1, 0)):
        done = subprocess.run(
            [sys.executable, tmp_path / "weighing.py"], capture_output=True, text=True, check=True,
            env=os.environ
            | {"TISCHLEIN_CACHE": str(tmp_path / "cache"), "WEIGHT": str(weight), "MORE": str(more)},
        )  # fmt: skip
        said.append(int(done.stdout))
    assert said == [2, 10, 210, 2]


def test_two_bots_may_have_files_of_the_same_names_beside_them(tmp_path: Path) -> None:
    """As when an old version of a bot plays against the new one."""
    for version, which in (("old", 0), ("new", -1)):
        (tmp_path / version).mkdir()
        (tmp_path / version / "bot.py").write_text(
            "import taste\n"
            "def choose(view):\n    return taste.pick(view['moves'])\n"
            "def later(view):\n    from taste_later import pick\n    return pick(view['moves'])\n"
        )
        for name in ("taste", "taste_later"):
            (tmp_path / version / f"{name}.py").write_text(f"def pick(moves):\n    return moves[{which}]\n")
    table = tischlein.new("heckmeck", 2, seed=3)
    seat = table.waiting[0]
    view = table.view_record(seat)
    first, *_, last = [view.game.notation.read_move(view, seat, text) for text in table.moves(seat)]
    for _ in range(2):
        for function in ("choose", "later"):
            for version, move in (("old", first), ("new", last)):
                bot = find_any(f"{tmp_path / version / 'bot.py'}:{function}")
                assert bot.choose(view, seat, Budget(simulations=1), 0) == move


ELSEWHERE = """
import os
from pathlib import Path
os.chdir(Path(__file__).parent)
place = int(Path("place.txt").read_text())

def choose(view):
    return view["moves"][place]
"""


def test_a_bot_that_goes_to_its_folder_takes_nobody_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the other bot nor the results are looked for there."""
    monkeypatch.chdir(tmp_path)
    for version in ("old", "new"):
        (tmp_path / version).mkdir()
        (tmp_path / version / "bot.py").write_text(ELSEWHERE, encoding="utf-8")
        (tmp_path / version / "place.txt").write_text("-1", encoding="utf-8")
    match = Match("leduc", 2, {}, "new/bot.py:choose", "old/bot.py:choose")
    assert run(match, 2, cores=1, path="results.jsonl", stop_early=False).deals == 2
    assert (tmp_path / "results.jsonl").exists()


def test_numpy_s_luck_can_be_repeated_too(tmp_path: Path) -> None:
    bot = tmp_path / "lucky.py"
    bot.write_text(
        "import numpy as np\ndef choose(view):\n    return np.random.choice(view['moves']).item()\n"
    )
    match = Match("leduc", 2, {}, f"{bot}:choose", "random")
    assert [play_deal(match, 5) for _ in range(3)] == 3 * [play_deal(match, 5)]


def test_a_match_says_how_long_moves_took(tmp_path: Path) -> None:
    file = tmp_path / "slow.py"
    file.write_text(
        "import time\ndef choose(view):\n    time.sleep(0.05)\n    return view['moves'][0]\n",
        encoding="utf-8",
    )
    verdict = run(Match("leduc", 2, {}, f"{file}:choose", "random"), 2, cores=1, stop_early=False)
    assert verdict.thought >= 50
    assert verdict.thought_others > 0


def test_a_folder_may_have_the_sign_in_its_name_that_parts_a_bot_from_its_budget(tmp_path: Path) -> None:
    folder = tmp_path / "me@home"
    folder.mkdir()
    (folder / "mine.py").write_text("def choose(view):\n    return view['moves'][0]\n", encoding="utf-8")
    name = f"{folder / 'mine.py'}:choose"
    assert Entrant.read(name) == Entrant(name, Budget(milliseconds=10))
    assert Entrant.read(f"{name}@30") == Entrant(name, Budget(simulations=30))


@pytest.mark.parametrize(
    ("line", "said"),
    [("raise SystemExit('bye')", "SystemExit: bye"), ("os._exit(3)", "has ended its process (exit code 3)")],
)
def test_a_bot_that_ends_its_process_ends_the_match_with_the_reason(
    line: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "quitter.py"
    file.write_text(f"import os\ndef choose(view):\n    {line}\n", encoding="utf-8")
    assert main(["arena", "leduc", f"{file}:choose", "random", "--cores=1"]) == 2
    assert said in capsys.readouterr().err


def test_the_seed_of_a_move_does_not_tell_the_deal() -> None:
    """Deals are numbers: whoever were given the number could deal the cards again."""
    seeds = {seed_of_move(deal, number) for deal in range(50) for number in range(50)}
    assert len(seeds) == 2500
    assert sorted(range(50), key=lambda deal: seed_of_move(deal, 0)) != list(range(50))
