"""Tests of what runs on graphics cards, without one: `make test-peers` installs numba-cuda and runs them."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("numba_cuda") else ["test_*.py"]
