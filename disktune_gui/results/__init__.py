"""Stored measurements and comparisons: below the pages that measure, and of all drives."""
