"""Long writes: the write itself in parts, what ends it, and the pauses after it."""
