"""Sentences that window and terminal share, each once."""
