"""What a drive reports of itself and of its health, and what it counted over months."""
