"""One table as plain code: its log, its host, and a file for each feature."""
