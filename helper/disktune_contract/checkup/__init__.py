"""Whether a drive runs as it could: the conditions, and how each is judged."""
