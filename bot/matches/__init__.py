"""Running matches: how they are changed, saved, shown and followed, and how a request is handled."""
