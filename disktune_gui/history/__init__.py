"""The page of past changes."""
