"""Files of the kernel: which may be read and written, opened here or by a companion."""
