"""What the pages have in common on which one thing goes on that takes a while."""
