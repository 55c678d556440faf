"""Players for any game, written once over the verbs. Each sees only what its seat may see."""
