"""The page that shows what a drive is."""
