"""What a card or a USB bridge says of itself, in bytes or digits."""
