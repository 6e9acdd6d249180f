"""Comparing values of settings by measuring."""
