"""Many games at once: simulation, the arena, leagues, tuning. Nothing here loads Numba before it is used."""

from tischlein.lab.simulation import Simulation, simulate

__all__ = ["Simulation", "simulate"]
