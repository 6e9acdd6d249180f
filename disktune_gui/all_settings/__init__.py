"""The settings of all drives side by side: compared, and changed together."""
