"""What other tools set: readers of their configuration, never as root."""
