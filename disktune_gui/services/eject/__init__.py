"""Ejecting a drive and switching it off, through udisks2, as the user."""
