"""Everything users read: boards as emoji and pictures, and the texts of every language."""
