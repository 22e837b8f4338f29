"""A table without input or output: seats, moves, undo, views as messages, explanations, hints,
review, replay.

Everything here needs nothing but Python. A face (the server, the terminal, a browser without a
server) brings the sockets, the storage or the screen.
"""
