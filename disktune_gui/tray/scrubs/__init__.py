"""Scrubs of btrfs, told by the tray: that one began, that it ended, and what it found."""
