"""The page that measures a drive or a folder, and how measurements are shown."""
