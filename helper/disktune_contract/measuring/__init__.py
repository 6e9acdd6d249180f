"""What is measured, and what came of it."""
