"""The layers between file systems and drives: what they are, and which of them a setting takes hold at."""
