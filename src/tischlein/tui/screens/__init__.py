"""What is drawn: the lobby, the table, and what lies over them."""
