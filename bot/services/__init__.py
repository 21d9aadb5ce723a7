"""The application services: what the cogs call to play matches and to read and change stored data."""
