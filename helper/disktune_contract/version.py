"""The version of the program: the one place that knows it."""

VERSION = "0.1.0"
