"""What other programs write down, or print, of scrubs."""
