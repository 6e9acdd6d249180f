"""What lives as long as the session, one of each, and is handed to whoever needs it."""
