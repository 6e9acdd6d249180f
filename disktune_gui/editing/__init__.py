"""Changes of settings before and while they are tried: drafts, editors, presets, trials."""
