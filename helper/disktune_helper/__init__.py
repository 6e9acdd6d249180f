"""The helper: everything that may run as root. Python standard library only, and nothing at import time."""
