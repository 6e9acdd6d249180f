"""Recording who reaches a drive: ordering it, making it, and keeping what came of it."""
