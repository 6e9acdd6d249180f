"""Trim Now: a dialog that asks with the figures, and the job that it starts."""
