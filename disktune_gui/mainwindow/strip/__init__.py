"""The line of messages above the pages, and the objects that show messages in it."""
