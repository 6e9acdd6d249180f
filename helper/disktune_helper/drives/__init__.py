"""Which drives there are, what they are, and the ATA, SCSI and NVMe commands that ask them."""
