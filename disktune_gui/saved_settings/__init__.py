"""What is saved for the next boot, and what other tools set."""
