"""What any game is: tables as records, rules that compile, chance, verbs. Names no game."""

from tischlein.engine.encoding import Encoding
from tischlein.engine.events import Event, tell, whisper
from tischlein.engine.game import Amount, Choice, FirstSeat, Game, Verbs
from tischlein.engine.random import below, give_quick_chance, jumble, roll, shuffle
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
    "give_quick_chance",
    "grid",
    "jumble",
    "left_of",
    "number",
    "roll",
    "row",
    "rule",
    "shuffle",
    "tell",
    "whisper",
]
