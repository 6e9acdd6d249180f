"""tuned and its profiles."""
