"""The rules of the game: standard library only, immutable values, no clock, no randomness and no I/O."""
