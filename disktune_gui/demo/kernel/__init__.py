"""What the kernel shows of the simulated machine below /sys and /proc."""
