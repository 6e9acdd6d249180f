"""The virtual NVMe drive."""
