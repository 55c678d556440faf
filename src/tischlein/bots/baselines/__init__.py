"""Yardsticks: greedy, flat Monte Carlo, plain ISMCTS."""
