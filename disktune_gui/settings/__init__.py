"""The page with the settings of one drive, or of all."""
