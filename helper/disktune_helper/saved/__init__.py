"""Saving settings, and restoring them."""
