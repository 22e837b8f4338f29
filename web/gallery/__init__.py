"""Hand-made tables that show the scene vocabulary."""
