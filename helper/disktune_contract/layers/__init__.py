"""The layers between file systems and drives: what they are, and at which of them a setting takes effect."""
