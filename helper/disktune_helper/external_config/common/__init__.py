"""What the readers share: files, patterns, which drive is meant, values."""
