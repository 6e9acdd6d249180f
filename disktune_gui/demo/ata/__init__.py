"""The virtual ATA drive."""
