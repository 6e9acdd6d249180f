"""The cards of the Overview: what everybody asks of a drive first, and the answers."""
