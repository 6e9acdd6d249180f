"""What is on the screen before the program is loaded: it imports next to nothing, and a test holds it to that."""
