"""The page that says why a drive does not stay in standby: it is watched, the reasons are ranked, and proved."""
