"""What any game is: tables as records, rules that compile, chance, verbs. Names no game."""

from tischlein.engine.encoding import Encoding
from tischlein.engine.events import Event, tell, whisper
from tischlein.engine.game import Amount, Choice, FirstSeat, Game, Verbs
from tischlein.engine.random import below, rng_below, rng_shuffle, shuffle, use_fast_rng
from tischlein.engine.rule import rule
from tischlein.engine.seats import left_of
from tischlein.engine.state import State, copy_row, grid, number, row
from tischlein.engine.verbs import SPECTATOR

__all__ = [
    "SPECTATOR",
    "Amount",
    "Choice",
    "Encoding",
    "Event",
    "FirstSeat",
    "Game",
    "State",
    "Verbs",
    "below",
    "copy_row",
    "grid",
    "left_of",
    "number",
    "rng_below",
    "rng_shuffle",
    "row",
    "rule",
    "shuffle",
    "tell",
    "use_fast_rng",
    "whisper",
]
