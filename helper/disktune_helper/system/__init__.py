"""The operating system: files, processes, devices. Nothing outside of this room and its `bench_io` touches it."""
