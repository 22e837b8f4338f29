"""One module a command, each with `run(arguments) -> int`; imported only when called."""
