"""SQLite or PostgreSQL: schema, queries, the group-committing writer, people."""
