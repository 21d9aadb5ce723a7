"""Values that several layers share: no SQL, no discord.py."""
