"""The terminal: the command line and, for now, a plain text game."""
