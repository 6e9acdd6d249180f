"""What is between file systems and drives, as a picture."""
