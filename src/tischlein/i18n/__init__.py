"""Sentences in four languages, from the .ftl files."""
