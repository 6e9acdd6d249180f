"""What may reach a drive: the closed list of commands, the data that may go with them, and the ioctl calls."""
