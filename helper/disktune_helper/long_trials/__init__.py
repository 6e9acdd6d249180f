"""Long trials: changes that a process of their own keeps for hours, watches, and reverts at the first sign of harm."""
