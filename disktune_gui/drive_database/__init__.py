"""smartmontools' database of drives, where it is installed: families, firmware warnings, names of attributes."""
