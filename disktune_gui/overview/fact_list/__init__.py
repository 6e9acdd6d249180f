"""The list of facts, which folds: its tree, its looks, and what the user has opened."""
