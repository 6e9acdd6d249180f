"""What is saved for the next boot, as files."""
