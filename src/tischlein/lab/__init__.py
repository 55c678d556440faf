"""Many games at once: simulation, the arena, leagues, tuning. Nothing here loads Numba before it is used.

>>> import tischlein
>>> tischlein.lab.simulate("potato-man", players=3, games=1000, seed=1).points.shape
(1000, 3)
"""

from tischlein.lab.simulation import Simulation, simulate

__all__ = ["Simulation", "simulate"]
