"""What is measured: a module for what is run in the same way."""
