"""Who else sets this: readers of other tools' configuration, one module per tool, and what they share."""
