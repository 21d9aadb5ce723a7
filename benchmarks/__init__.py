"""How fast the bot is, side by side with others: `python -m benchmarks`."""
