"""The Overview of all drives: a row each, asked a few at a time, and why some are not."""
