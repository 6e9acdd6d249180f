"""What goes over the pipe, by subject."""
