"""Settings saved for the next boot, and those that other tools set."""
