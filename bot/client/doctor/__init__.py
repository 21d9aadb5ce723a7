"""What `python -m bot doctor` finds out, without connecting to the gateway and without changing anything."""
