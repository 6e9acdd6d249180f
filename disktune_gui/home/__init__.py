"""Your Drives: a row for each drive and array, worst first, with the one thing to do."""
