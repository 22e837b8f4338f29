"""The same table in a terminal: the scene printed as text, moves typed by number or in notation."""
