"""Recording which programs access a drive: ordering it, making it, and keeping the result."""
