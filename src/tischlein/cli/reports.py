"""What the command line prints about many games, saved games and speed."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table as Grid

from tischlein.engine.errors import Refusal
from tischlein.engine.game import Game
from tischlein.i18n.words import words
from tischlein.records.record import Record
from tischlein.tui.local_game import who_won

if TYPE_CHECKING:
    from tischlein.lab.arena import Match, Verdict
    from tischlein.lab.league import League, Round, Standing
    from tischlein.lab.tuning import Workbench


def mean_and_error(values: Any) -> tuple[float, float]:
    """The mean and its standard error."""
    return float(values.mean()), float(values.std(ddof=1) / np.sqrt(len(values))) if len(values) > 1 else 0.0


def simulate_and_report(
    game: Game, players: int, games: int, seed: int, cores: int | None, options: dict[str, Any]
) -> None:
    """Plays random games under a progress bar and prints points, win rates and lengths."""
    from tischlein.lab import simulate

    simulate(game.name, players, min(games, 1), cores=cores, **options)  # compiles before the clock starts
    console = Console()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{game.title}, {players} players", total=games)
        began = time.perf_counter()
        result = simulate(
            game.name, players, games, seed, cores, lambda n: progress.advance(task, n), **options
        )
        took = time.perf_counter() - began
    grid = Grid(
        title=f"{game.title}, {players} players, {games:,} random games, seed {seed}", title_justify="left"
    )
    for heading in ("seat", "points", "± error", "wins", "± error"):
        grid.add_column(heading, justify="right")
    for seat in range(players):
        points, points_error = mean_and_error(result.points[:, seat])
        wins, wins_error = mean_and_error(result.shares[:, seat])
        grid.add_row(str(seat), f"{points:.2f}", f"{points_error:.2f}", f"{wins:.2%}", f"{wins_error:.2%}")
    console.print(grid)
    shortest, middle, longest = np.quantile(result.lengths, [0, 0.5, 1]).astype(int)
    console.print(
        f"moves a game: {result.lengths.mean():.1f} on average, {shortest} to {longest}, median {middle}"
    )
    total = int(result.lengths.sum())
    console.print(f"{total:,} moves in {took:.2f} s: {total / took / 1e6:.1f} million a second, all included")


def tell_game(record: Record, seat: int | None, lang: str) -> None:
    """A saved game as sentences, move by move; with a seat as that seat saw it, else with all cards open."""
    spoken = words(record.begin().game, lang)
    for n, table in enumerate(record.steps()):
        if seat is None:
            events = [
                table.game.notation.describe_event(
                    table.state, event, event.seat if event.seat >= 0 else None
                )
                for event in table._told[n]
            ]
        else:
            events = [{k: v for k, v in event.items() if k != "n"} for event in table.events(seat, n)]
        for place, event in enumerate(events):
            print(f"{n if place == 0 else '':>4}  {spoken.event(event, table.names)}")
    for sentence in who_won(table, spoken) if table.over else [record.result]:
        print(f"      {sentence}")


def fight_and_report(
    match: Match, deals: int, first: int, cores: int | None, path: Path | None, stop_early: bool
) -> None:
    """Plays a match under a progress bar and prints what it says, also when somebody ends it by Ctrl-C."""
    from tischlein.lab import arena

    latest: list[Verdict] = []

    def note(now: Verdict) -> None:
        latest[:] = [now]
        doing = f"gain {now.gain:+.2f} ± {now.gain_error:.2f}"
        progress.update(task, completed=now.deals, description=doing)

    try:
        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task(escape(f"{match.one} against {match.others}"), total=deals)
            verdict = arena.run(match, deals, cores, path, stop_early, note, first)
    except KeyboardInterrupt:
        if latest:
            print_verdict(match, latest[0])
        say_what_is_kept(path)
        raise
    print_verdict(match, verdict)
    literally().print(decision(match, verdict))


def literally() -> Console:
    """Where names of bots and files are printed as they are: "[old]" in one is a folder and no colour."""
    return Console(markup=False)


def decision(match: Match, verdict: Verdict) -> str:
    """What the sequential test says."""
    if not verdict.decided:
        return "The sequential test has not decided: more deals would tell (--deals)."
    word = "better"
    if verdict.evidence < 0:
        clearly = abs(verdict.gain) > 3 * verdict.gain_error
        word = "no better" if not clearly else "worse" if verdict.gain < 0 else "better, but by little"
    return f"The sequential test has decided: {match.one} is {word}."


def print_verdict(match: Match, verdict: Verdict) -> None:
    """How a match stands."""
    grid = Grid(title=f"{match.game}, {match.players} players: {match.one} against {match.others}")
    for heading in ("deals", "gain a deal", "± error", "wins", "± error", "even", "effect"):
        grid.add_column(heading, justify="right")
    several = verdict.deals > 1
    grid.add_row(
        str(verdict.deals), f"{verdict.gain:+.2f}", f"{verdict.gain_error:.2f}" if several else "–",
        f"{verdict.wins:.1%}", f"{verdict.wins_error:.1%}" if several else "–", f"{1 / match.players:.1%}",
        f"{verdict.effect:+.2f}" if several else "–",
    )  # fmt: skip
    literally().print(grid)
    literally().print(f"A move took {verdict.thought:.1f} ms, the others {verdict.thought_others:.1f} ms.")


def say_what_is_kept(path: Path | None) -> None:
    """Whether a match that was ended early can go on."""
    literally().print(
        "Ended early. Nothing is kept; --file would keep the deals."
        if path is None
        else f"Ended early. The deals are kept in {path}: the same call goes on."
    )


def league_and_report(asked: League, deals: int, first: int, cores: int | None, path: Path | None) -> None:
    """Plays a league under a progress bar and prints its table, also when somebody ends it by Ctrl-C."""
    from tischlein.lab import league

    latest: list[Round] = []

    def note(rounds: list[Round]) -> None:
        latest[:] = rounds
        progress.update(task, completed=len(rounds))

    try:
        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task(f"{len(asked.entrants)} bots", total=deals)
            found = league.run(asked, deals, cores, path, note, first)
    except KeyboardInterrupt:
        print_standings(asked, league.standings(asked, latest))
        say_what_is_kept(path)
        raise
    print_standings(asked, found)


def print_standings(asked: League, found: list[Standing]) -> None:
    """The table of a league."""
    grid = Grid(title=f"{asked.game}, {asked.players} players")
    grid.add_column("bot", overflow="fold")
    for heading in ("rating", "± error", "deals", "gain a deal", "± error", "wins"):
        grid.add_column(heading, justify="right")
    for one in found:
        cells = [f"{one.rating:.1f}", f"{one.error:.1f}", str(one.deals), f"{one.gain:+.2f}"]
        cells += [f"{one.gain_error:.2f}" if one.deals > 1 else "–", f"{one.wins:.1%}"]
        grid.add_row(one.entrant, *(cells if one.deals else ["–", "–", "0", "–", "–", "–"]))
    literally().print(grid)
    if 0 < sum(one.deals for one in found) < asked.players * len(asked.sets):
        literally().print(
            f"Not every {asked.players} of them have played yet: that takes {len(asked.sets)} deals."
        )


FINAL_DEALS = 20_000
"""On so many fresh deals at each player count tuned values play against those in `heuristics.py`."""


def changes(bench: Workbench, old: Any, new: Any) -> str:
    """What is different, in words: `NAME 3 → 4, TABLE[0, 1] 5 → 7`."""
    places = [(name, place) for name, shape in bench.shapes.items() for place in np.ndindex(shape)]
    words = [f"{name}{list(place) or ''} {old[i]} → {new[i]}" for i, (name, place) in enumerate(places)]
    return ", ".join(words[i] for i in np.flatnonzero(old != new))


def with_numbers(text: str, numbers: Iterable[int]) -> str:
    """An assignment with other numbers in the same layout; columns stay columns, comments stay."""
    name, right = text.split("=", 1)
    new = map(str, numbers)
    in_columns = ",  " in right

    def other(old: re.Match[str]) -> str:
        if old["number"] is None:
            return old[0]
        return next(new).rjust(len(old["space"] + old["number"])) if in_columns else old["space"] + next(new)

    return f"{name}=" + re.sub(r"#.*|(?<=,) |(?P<space> *)(?P<number>-?\b\d\w*)", other, right)


def lines_to_paste(bench: Workbench, values: Any) -> list[str]:
    """The constants that differ from those in `heuristics.py`, as they would stand there."""
    parts = zip(bench.constants.values(), bench.groups(bench.constants), strict=True)
    changed = [(text, part) for text, part in parts if (values[part] != bench.start[part]).any()]
    return [with_numbers(text, values[part]) for text, part in changed]


def tune_and_report(
    game: Game, counts: list[int] | None, options: dict[str, Any], only: list[str] | None,
    minutes: float, deals: int, seed: int, cores: int | None,
) -> None:  # fmt: skip
    """Tunes under a progress bar and prints what was kept, what to paste, and what all of it is worth."""
    from tischlein.lab import tuning
    from tischlein.lab.arena import EVALUATION_SEEDS

    if not minutes > 0:
        raise Refusal(f"minutes: {minutes:g}; right would be more than 0.")
    if not 2 <= deals <= EVALUATION_SEEDS // tuning.TEST:
        raise Refusal(f"deals: {deals}; right would be 2 to {EVALUATION_SEEDS // tuning.TEST}.")
    counts = counts or list(game.players)
    bench = tuning.Workbench(game, counts, options, seed, cores)
    names = list(bench.constants) if only is None else only
    groups = bench.groups(names)
    print(f"{game.title}, players {', '.join(map(str, counts))}: tuning {', '.join(names)}", flush=True)
    best, tried = bench.start, 0
    try:
        with Progress(transient=True) as progress:
            task = progress.add_task("compiling", total=60 * minutes)
            began = time.monotonic()
            for values, gain, kept in tuning.tune(bench, groups, 60 * minutes, deals, seed):
                tried += 1
                progress.update(task, completed=time.monotonic() - began, description=f"{tried} candidates")
                if kept:
                    print(f"{gain.mean:+.3f} ± {gain.error:.3f}  {changes(bench, best, values)}", flush=True)
                    best = values
    except KeyboardInterrupt:
        print_to_paste(lines_to_paste(bench, best), tried)
        raise
    lines = lines_to_paste(bench, best)
    print_to_paste(lines, tried)
    if lines:
        last = bench.match(best, bench.start, FINAL_DEALS)
        print(
            f"Against the values there they gain {last.mean:+.3f} ± {last.error:.3f} points a deal, "
            f"on {FINAL_DEALS:,} fresh deals at each player count."
            + ("" if last.beats(2) else " That may be luck: better leave them out.")
        )


def print_to_paste(lines: list[str], tried: int) -> None:
    """What tuning has found, also where somebody has ended it early."""
    if lines:
        print("\nTo paste into heuristics.py:\n\n" + "\n".join(lines) + "\n", flush=True)
    else:
        print(f"None of {tried} candidates was found to be better.", flush=True)


def report_speed() -> None:
    """A row for each game and player count."""
    from tischlein.lab.speed import HEADINGS, measure_all

    console = Console()
    grid = Grid(title="Whole random games, everything included", title_justify="left")
    for heading in HEADINGS:
        grid.add_column(heading, justify="left" if heading == "game" else "right")
    with console.status("measuring …"):
        for speed in measure_all():
            grid.add_row(*speed.cells())
    console.print(grid)
