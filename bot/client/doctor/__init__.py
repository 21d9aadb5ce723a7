"""Checks of `python -m bot doctor`; they do not connect to the gateway and change nothing."""
