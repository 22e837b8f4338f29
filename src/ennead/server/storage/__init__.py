"""Tables on disk: an append-only log a match, snapshots, seats; SQLite or PostgreSQL behind the
same functions."""
