"""Controls that several pages use."""
