"""Requests over the pipe or a socket, and their answers."""
