"""Measurements and their results."""
