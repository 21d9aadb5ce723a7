"""Matches as they are lived, channel by channel."""
