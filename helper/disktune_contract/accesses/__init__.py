"""Who reached a drive: what a recording holds, and what it says of why the drive does not stay in standby."""
