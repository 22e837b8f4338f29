"""People who want to be known again: accounts, passkeys, sessions."""
