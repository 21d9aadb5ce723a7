"""The Discord client: its start and stop, slash command registration, and controls."""
