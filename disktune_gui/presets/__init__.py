"""The presets that come with the program, each a file to be read; `disktune_gui.preset` says how it is written."""
