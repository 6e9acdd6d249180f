"""Values read, changed, put on trial and written down."""
