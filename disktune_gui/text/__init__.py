"""Words, tables and numbers that several rooms show; of Qt hardly more than the translation."""
