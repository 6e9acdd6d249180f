"""What drives are doing now: the page of charts, and the recorder behind it."""
