"""What long trials need of the system: the kernel's messages, and the service that keeps a trial."""
