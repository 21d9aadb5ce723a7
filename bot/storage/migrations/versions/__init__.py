"""The steps, numbered in their order."""
