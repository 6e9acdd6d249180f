"""Finding what the program has by name: the search over everything, and the list of hdparm's options."""
