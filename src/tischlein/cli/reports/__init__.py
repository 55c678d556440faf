"""What the command line prints about many games."""
