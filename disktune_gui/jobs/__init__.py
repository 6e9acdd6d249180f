"""What the pages share on which one long job runs at a time."""
