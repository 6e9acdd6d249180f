"""The page with the settings of one drive."""
