"""Scrubs of mounted btrfs: reading them, starting and stopping them, and holding limits until they have ended."""
