"""What settings have to do with each other, and with other tools."""
