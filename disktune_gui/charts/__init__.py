"""Charts: the only part of the program that imports pyqtgraph and numpy, and itself imported when one is shown."""
