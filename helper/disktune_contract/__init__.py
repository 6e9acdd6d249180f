"""The vocabulary that the window and the helper share.

Pure data and pure functions: this package does no I/O and imports no other package of the program, so that the
unprivileged window may load all of it and the program that runs as root is described by it completely.
"""
