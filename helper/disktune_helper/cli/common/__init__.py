"""What the commands for a terminal have in common."""
