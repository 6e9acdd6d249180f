"""Objects that exist once for each session, and are passed to every page that needs them."""
