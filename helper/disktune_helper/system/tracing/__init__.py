"""The kernel's trace of events, through plain files (Documentation/trace/events.rst)."""
