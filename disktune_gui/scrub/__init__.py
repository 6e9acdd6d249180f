"""The page of scrubs: mounted btrfs file systems on a drive, and pools of ZFS, which are shown only."""
