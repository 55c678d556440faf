"""The searching bot: imagined tables, a tree of one's own choices, playouts by rules of thumb."""
