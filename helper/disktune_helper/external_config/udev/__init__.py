"""udev rules, gone through as udev does."""
