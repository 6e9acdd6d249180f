"""The presets that come with the program, each a file to be read; `disktune_gui.editing.preset` says how it is
written."""
