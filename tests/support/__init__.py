"""What the tests share: users, places, databases, simulated Discords, and examples."""
