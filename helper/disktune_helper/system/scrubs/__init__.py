"""Scrubs, as far as the operating system is asked for them."""
