"""How strong the bots are: every game, every player count, on deals that tuning never used.

    python benchmarks/bots/strength.py run [--file FILE] [--after TABLE] [--minutes N]
                                         [--only ROWS] [--deals N] [--first N]
    python benchmarks/bots/strength.py report [--file FILE] [--after TABLE] [--first N]

Every pairing is played until it has its deals; what is done is kept in the file, and the next call goes on
from there, or from a table that an earlier report printed, on another machine say. Rows are chosen by any
part of what they begin with, as a regular expression: `--only 'potato-man 5'`, `--only 'ms gratin'`.
Where a row was close and played on for that reason, `--first 1200000` plays it on fresh deals,
and counts no others. Deals of bots that have been worked on since are not counted in: they need a new file.
A pairing is always one entrant against the same other in all remaining seats, on duplicate deals.
Milliseconds are those that a bot's thread really had: what else the machine does makes nobody weaker.
"""

from __future__ import annotations

import argparse
import json
import math
import re
import time
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import tischlein
from tischlein.bots.search.time_budget import Clock
from tischlein.lab.arena import EVALUATION_SEEDS, Deal, Match, Verdict, all_cores, judge, missing, play_deal
from tischlein.lab.results import built_in

DEALS = 500
LEVEL_DEALS = 200
"""For levels against each other, which are far apart."""
SLOW_DEALS = 100
"""For pairings with 100 ms a move, which only have to show that more time does no harm."""
SHARES = (0.04, 0.2, 1.0)
"""After each part of the deals every pairing has its turn, so that what is weak shows early."""
MASTER, OTHERS = "truffle@10ms", ("thumb", "greedy@200", "random", "ismcts@10ms")
APART = 100_000
"""How far apart the first deals of different calls must be (`--first`)."""
CLEARLY = 3
"""The number of standard errors that make a lead clear."""
LEVELS = (("spud", "sprout"), ("gratin", "spud"), ("truffle@100ms", "gratin"))


@dataclass(frozen=True)
class Pairing:
    game: str
    players: int
    one: str
    others: str
    deals: int

    @property
    def name(self) -> str:
        """As its row in the table begins."""
        return f"{self.game} {self.players} {self.one} {self.others}"

    @property
    def match(self) -> Match:
        return Match(self.game, self.players, {}, self.one, self.others)

    @property
    def house(self) -> str:
        """The bots and the game as they are now."""
        return built_in(tischlein.games()[self.game])


def pairings() -> list[Pairing]:
    """All that must hold, the most telling first."""
    seats = [(game.name, players) for game in tischlein.games().values() for players in game.players]
    found = [Pairing(name, players, MASTER, other, DEALS) for other in OTHERS for name, players in seats]
    for one, other in LEVELS:
        deals = SLOW_DEALS if "100ms" in one else LEVEL_DEALS
        found += [Pairing(name, players, one, other, deals) for name, players in seats]
    return found + [Pairing(name, players, "truffle@100ms", MASTER, SLOW_DEALS) for name, players in seats]


def read(path: Path) -> dict[Pairing, list[Deal]]:
    """What has been played so far."""
    done: dict[Pairing, list[Deal]] = {pairing: [] for pairing in pairings()}
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        data = json.loads(line)
        pairing = Pairing(**data["pairing"])
        if data.get("house") != pairing.house:
            raise SystemExit(
                f"{path} holds deals of other bots or rules ({pairing.name}): name another file."
            )
        deal = Deal(**data["deal"])
        if any(deal.number == other.number for other in done[pairing]):
            raise SystemExit(
                f"{path} holds deal {deal.number} of {pairing.name} twice, as if two calls had written it: "
                "take one line out."
            )
        done[pairing].append(deal)
    return done


def read_table(path: str) -> dict[Pairing, Verdict]:
    """What a table says of the first deals of its pairings."""
    by_name = {pairing.name: pairing for pairing in pairings()}
    found = {}
    for line in Path(path).read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        pairing = by_name.get(" ".join(cells[:4]))
        if pairing:
            gain, gain_error = map(float, cells[5].split(" ± "))
            wins, wins_error = (float(part.strip("%")) / 100 for part in cells[8].split(" ± "))
            found[pairing] = Verdict(int(cells[4]), gain, gain_error, wins, wins_error, float(cells[7]), 0.0)
    return found


def run(
    path: Path, before: dict[Pairing, Verdict], minutes: float, only: str, most: int | None, first: int,
    cores: int | None,
) -> None:  # fmt: skip
    """Plays what is missing until the time is up, a part of every pairing first."""
    end = time.monotonic() + 60 * minutes
    done = read(path)
    for share in SHARES:
        for pairing, deals in done.items():
            if not re.search(only, pairing.name):
                continue
            wanted = round(share * (most or pairing.deals))
            counted = before[pairing].deals if pairing in before else 0
            wanting = missing(deals, first + counted, wanted - counted)
            with path.open("a", encoding="utf-8") as file:
                for deal in all_cores(in_own_time, pairing.match, wanting, cores):
                    deals.append(deal)
                    line = {"house": pairing.house, "pairing": asdict(pairing), "deal": asdict(deal)}
                    file.write(json.dumps(line) + "\n")
                    file.flush()
                    if time.monotonic() > end:
                        return
            verdict = standing(deals, before.get(pairing), first)
            if wanting and verdict is not None:
                print(row(pairing, verdict), flush=True)


def in_own_time(match: Match, number: int) -> Deal:
    """A deal in which bots are given the time that their thread really has."""
    Clock.now = staticmethod(time.thread_time)
    return play_deal(match, number)


def standing(deals: list[Deal], before: Verdict | None, first: int) -> Verdict | None:
    """The verdict on all deals from the first on, those that a table has counted taken from there; None:
    there are not two."""
    begin = first + (before.deals if before else 0)
    deals = [deal for deal in deals if begin <= deal.number < first + APART]
    if len(deals) < 2:
        return before
    return together(before, judge(deals)) if before else judge(deals)


def together(one: Verdict, more: Verdict) -> Verdict:
    """The verdict on the deals of both."""
    deals = one.deals + more.deals
    gain, gain_error = pooled((one.deals, one.gain, one.gain_error), (more.deals, more.gain, more.gain_error))
    wins, wins_error = pooled((one.deals, one.wins, one.wins_error), (more.deals, more.wins, more.wins_error))
    effect = gain / (gain_error * math.sqrt(deals)) if gain_error else 0.0
    return replace(
        one, deals=deals, gain=gain, gain_error=gain_error, wins=wins, wins_error=wins_error, effect=effect
    )


def pooled(*parts: tuple[int, float, float]) -> tuple[float, float]:
    """Mean and standard error of parts that are given by their number, mean and standard error."""
    count = sum(n for n, _, _ in parts)
    mean = sum(n * part for n, part, _ in parts) / count
    squares = sum(n * (n - 1) * error**2 + n * (part - mean) ** 2 for n, part, error in parts)
    return mean, math.sqrt(squares / (count * (count - 1)))


def row(pairing: Pairing, verdict: Verdict) -> str:
    return (
        f"| {pairing.game} | {pairing.players} | {pairing.one} | {pairing.others} | {verdict.deals} "
        f"| {verdict.gain:+.2f} ± {verdict.gain_error:.2f} | {lead(verdict):+.1f} | {verdict.effect:+.2f} "
        f"| {verdict.wins:.1%} ± {verdict.wins_error:.1%} | {1 / pairing.players:.1%} |"
    )


def lead(verdict: Verdict) -> float:
    """The gain in standard errors; a table rounds both, and what it says of the effect is finer."""
    return verdict.effect * math.sqrt(verdict.deals)


def kept(found: dict[Pairing, Verdict]) -> list[str]:
    """What must hold, and how far it does."""
    lines = []
    for what, rows in (
        (f"{MASTER} against all others", {p: v for p, v in found.items() if p.one == MASTER}),
        ("levels", {p: v for p, v in found.items() if (p.one, p.others) in LEVELS}),
    ):
        full = sum(verdict.deals >= pairing.deals for pairing, verdict in rows.items())
        clear = sum(lead(verdict) >= CLEARLY for verdict in rows.values())
        closest = min(rows, key=lambda pairing: lead(rows[pairing]))
        lines.append(
            f"- {what}: {full} of {len(rows)} rows have all their deals, {clear} are ahead by "
            f"{CLEARLY} standard errors; the closest is {closest.name}, {lead(rows[closest]):+.1f}"
        )
    slow = {pairing: verdict for pairing, verdict in found.items() if pairing.others == MASTER}
    full = sum(verdict.deals >= pairing.deals for pairing, verdict in slow.items())
    worst = min(slow, key=lambda pairing: lead(slow[pairing]))
    hidden = max(2 / math.sqrt(verdict.deals) - verdict.effect for verdict in slow.values())
    lines.append(
        f"- 100 ms against 10 ms: {full} of {len(slow)} rows have all their deals; the weakest is "
        f"{worst.name}, {lead(slow[worst]):+.1f} standard errors; a loss of more than {hidden:.2f} of a "
        "deal's standard deviation is excluded everywhere, by two standard errors"
    )
    return lines


def report(path: Path, before: dict[Pairing, Verdict], first: int) -> None:
    """The table, in Markdown."""
    done = read(path)
    standings = {pairing: standing(deals, before.get(pairing), first) for pairing, deals in done.items()}
    found = {pairing: verdict for pairing, verdict in standings.items() if verdict is not None}
    if len(found) == len(standings):
        print("\n".join(kept(found)) + "\n")
    print("| game | players | one | others | deals | gain a deal | standard errors | effect | wins | even |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for pairing, verdict in found.items():
        print(row(pairing, verdict))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", choices=("run", "report"))
    parser.add_argument("--file", type=Path, default=Path("build/bots.jsonl"))
    parser.add_argument("--after", type=read_table, default={}, metavar="TABLE")
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--only", default="", metavar="ROWS")
    parser.add_argument("--deals", type=int, help="of every chosen row, instead of what it is given here")
    parser.add_argument("--first", type=int, default=EVALUATION_SEEDS, help="the number of the first deal")
    parser.add_argument("--cores", type=int)
    chosen = parser.parse_args()
    chosen.file.parent.mkdir(parents=True, exist_ok=True)
    if chosen.command == "run":
        run(
            chosen.file, chosen.after, chosen.minutes, chosen.only, chosen.deals, chosen.first, chosen.cores
        )  # fmt: skip
    report(chosen.file, chosen.after, chosen.first)


if __name__ == "__main__":
    main()
