"""Which drives there are, and what they are."""
