"""What a drive reports of its health, in words."""
