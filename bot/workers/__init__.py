"""The worker processes for long computations, and whose turn it is to use them."""
