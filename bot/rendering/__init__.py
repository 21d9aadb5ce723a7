"""What a person reads: boards as emoji, and every sentence in a catalogue."""
