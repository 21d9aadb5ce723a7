"""Replies to commands and controls: sending, editing and deferring them, with files and error messages."""
