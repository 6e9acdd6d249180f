"""Enough of the shell to read scripts and files of variables."""
