"""The kernel's word of what has changed, as sockets and files have it."""
