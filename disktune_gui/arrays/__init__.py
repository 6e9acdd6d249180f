"""The page of md arrays: their operations, slow members, speed-ups."""
