"""Words at a table: those of the seats, of partners among themselves, and of people who watch."""
