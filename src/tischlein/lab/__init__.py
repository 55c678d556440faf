"""Many games at once: simulation on all cores."""

from tischlein.lab.simulation import Simulation, simulate

__all__ = ["Simulation", "simulate"]
