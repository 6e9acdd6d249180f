"""Measuring. Raw drives are only ever read; what writes does so in a file of its own."""
