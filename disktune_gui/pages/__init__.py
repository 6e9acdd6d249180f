"""One module per tab of the window; each shows one aspect of the selected drive."""
