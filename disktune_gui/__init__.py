"""The unprivileged window: it shows and asks; everything that touches a drive happens in the helper."""
