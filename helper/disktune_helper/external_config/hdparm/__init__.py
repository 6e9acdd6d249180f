"""hdparm's command line and configuration."""
