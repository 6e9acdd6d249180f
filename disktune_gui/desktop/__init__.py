"""What the desktop provides: files of the user, settings, portals, D-Bus, sleep."""
