"""The list of drives on the left: what is in it, how it changes, and how a row looks."""
