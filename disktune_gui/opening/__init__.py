"""What is shown before the program is loaded: it imports next to nothing, as a test checks."""
