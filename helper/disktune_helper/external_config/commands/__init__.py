"""Commands that set something, and the scripts and units they stand in."""
