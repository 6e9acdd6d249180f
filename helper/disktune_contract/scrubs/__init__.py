"""Scrubs: what is known of file systems that check and repair themselves, and what follows from it; pure."""
