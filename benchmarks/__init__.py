"""What `ennead bench` measures beside the games; only in a checkout of the repository."""
