"""Processes that open drives and attributes and start programs for a confined helper."""
