"""For whoever runs a server: who is banned, what is announced, backups, and figures without
names."""
