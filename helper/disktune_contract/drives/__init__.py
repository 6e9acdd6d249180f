"""What a drive is to both sides, and what it is doing."""
