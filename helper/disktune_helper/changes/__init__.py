"""Changing settings: the operations, and who restores them."""
