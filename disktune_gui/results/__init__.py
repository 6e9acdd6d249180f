"""The page of saved measurements and comparisons."""
