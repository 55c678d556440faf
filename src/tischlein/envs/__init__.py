"""Environments for learners: thousands of tables stepped together, with the interfaces that libraries know.

>>> import tischlein
>>> envs = tischlein.envs.vector("potato-man", players=4, tables=8, seed=7)
>>> observations, info = envs.reset()
>>> observations, reward, terminated, truncated, info = envs.step(envs.sample())
>>> observations.shape, info["action_mask"].shape
((8, 568), (8, 52))
"""

from tischlein.envs.vector_env import VectorEnv, vector

__all__ = ["VectorEnv", "vector"]
