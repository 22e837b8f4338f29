"""The rules of Pharaon, chapter by chapter."""
