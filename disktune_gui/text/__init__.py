"""Words, tables and numbers that several pages show; of Qt hardly more than the translation."""
