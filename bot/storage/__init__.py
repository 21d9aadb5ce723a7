"""The database: schema, queries, migrations. It speaks of matches, and of nothing that people wrote."""
