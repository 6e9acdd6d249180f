"""udev rules, evaluated as udev does."""
