"""Who accessed a drive: recordings, and the reasons why a drive does not stay in standby."""
