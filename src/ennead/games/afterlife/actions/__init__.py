"""What the cards do, one module a set; each step cites its card (`2.<card>` in `rulebook.toml`)."""
