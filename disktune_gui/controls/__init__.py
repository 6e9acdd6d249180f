"""Controls and charts that several pages use; pyqtgraph and numpy are imported when a chart is shown."""
