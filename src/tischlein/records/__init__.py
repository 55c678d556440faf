"""Saved games: the model, its text format, checking, replaying, and the proof of a fair deal."""
