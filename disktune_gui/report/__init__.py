"""A report on a drive or on the whole machine, as text, HTML or JSON; serial numbers masked unless asked for."""
