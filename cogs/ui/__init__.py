"""Buttons: each holds in its custom id all that it needs, so that it outlives a restart."""
