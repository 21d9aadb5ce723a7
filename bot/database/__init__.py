"""The database: schema, queries and migrations."""
