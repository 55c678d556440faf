"""A table drawn: in the terminal, and as a picture in a notebook."""
