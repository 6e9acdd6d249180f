"""ATA, SCSI and NVMe commands."""
