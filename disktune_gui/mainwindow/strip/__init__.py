"""The strip below all pages: what runs, and messages; and the objects that show messages in it."""
