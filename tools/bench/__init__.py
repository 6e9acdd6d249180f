"""Benchmarks of the program beside others that do the same."""
