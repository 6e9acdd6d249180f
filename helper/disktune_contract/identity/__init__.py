"""What a drive reports of itself and of its health."""
