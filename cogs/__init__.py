"""Commands: each reads what was asked, asks the bot's rooms, and shows the answer."""
