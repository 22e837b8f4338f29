"""The server: lobby, tables, seats, storage, the web socket."""
