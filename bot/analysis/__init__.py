"""What is proven about a position: evaluation, reasons, reviews, themes and puzzles."""
