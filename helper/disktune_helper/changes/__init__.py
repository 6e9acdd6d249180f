"""Changing settings: the operations, and the processes that restore them."""
