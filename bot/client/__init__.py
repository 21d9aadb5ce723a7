"""The Discord client: replies, controls, slash command registration and permissions."""
