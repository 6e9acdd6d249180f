"""Several machines in one window: this one, and others through ssh."""
