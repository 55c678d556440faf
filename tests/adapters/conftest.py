"""Tests that need the libraries of others: `make test-peers` installs these and runs them."""

from __future__ import annotations

from importlib.util import find_spec

PEERS = ("gymnasium", "pettingzoo")
collect_ignore_glob = [] if all(map(find_spec, PEERS)) else ["test_*.py"]
