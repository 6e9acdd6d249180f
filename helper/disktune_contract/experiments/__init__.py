"""How values are compared: the order of runs, the verdict, and proposals."""
