"""The process that starts programs for a helper that is shut in, and the command lines that it starts."""
