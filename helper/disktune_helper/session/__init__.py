"""What the operations of one session share."""
