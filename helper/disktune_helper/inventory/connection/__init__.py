"""How a drive on USB and a card are connected, read from the kernel's files."""
