"""What published lines mean: commands, scripts and snippets of configuration, as settings of the catalogue."""
