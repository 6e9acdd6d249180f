"""The operating system: files, processes, devices."""
