"""Values that several layers share: no SQL, nothing of discord.py."""
