"""Arrays of the kernel's md driver: reading them, and speeding up what runs on them until it is done."""
