"""The page that compares values of settings by measuring."""
