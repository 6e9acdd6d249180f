"""The page of scrubs: mounted btrfs file systems on a drive, and ZFS pools, which are only shown."""
