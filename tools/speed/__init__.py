"""What the program costs beside what people use today: ``make bench-start`` and ``make bench-scale``."""
