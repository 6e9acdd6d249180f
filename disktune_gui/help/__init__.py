"""Help beside the page: guides, which are the how-tos of the documents, and a page for each setting."""
