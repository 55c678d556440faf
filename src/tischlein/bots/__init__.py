"""Players for any game, written once over the verbs. Each gets only its seat's view record."""
