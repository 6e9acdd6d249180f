"""Charts: the only part that imports pyqtgraph and numpy. But for `ahead`, it is imported when one is shown."""
