"""The helper's processes, the session over them, and what they report unasked."""
