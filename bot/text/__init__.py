"""Sentences in every language, boards as emoji and pictures, and charts."""
