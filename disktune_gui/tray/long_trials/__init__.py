"""What is told of long trials."""
