"""Reads past the cache, and programs and files for benchmarks."""
