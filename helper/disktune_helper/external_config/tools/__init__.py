"""Readers of one tool each."""
