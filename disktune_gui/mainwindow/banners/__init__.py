"""What is said above the pages: the line of messages, and who says what in it."""
