"""The rules of the game: standard library only, immutable, with no clock, no chance and no I/O."""
