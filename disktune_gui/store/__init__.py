"""Every result that was ever measured, with the conditions it was measured under. Without Qt."""
