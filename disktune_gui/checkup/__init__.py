"""The page that shows whether drives run as they could."""
