"""The presets that come with the program, each a file in the format of `disktune_gui.editing.preset`."""
