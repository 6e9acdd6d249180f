"""Commands that are given to ``disktune`` in a terminal: without Qt."""
