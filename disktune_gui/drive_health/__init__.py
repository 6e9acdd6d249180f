"""The page that shows how a drive is: its verdict, what it counts, its self-tests and its logs."""
