"""The page on why a drive does not stay in standby: it is recorded, the reasons are ranked, and proved."""
