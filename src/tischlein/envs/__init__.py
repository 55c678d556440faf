"""Environments for learners: thousands of tables at once, and the interfaces that other libraries know."""

from tischlein.envs.vector_env import VectorEnv, vector

__all__ = ["VectorEnv", "vector"]
