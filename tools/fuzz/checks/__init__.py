"""A function for each target: it takes the bytes of one input and raises if what must hold does not."""
