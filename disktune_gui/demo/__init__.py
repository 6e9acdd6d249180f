"""Simulated drives, for trying the program without any and for testing it with all kinds.

`ata.drive` is a virtual ATA drive down to its registers and sense data, `nvme.drive` its NVMe counterpart,
`world` a machine made of them that looks to the helper like the real one. This is the only part of the GUI that
imports the helper, and the helper knows nothing of it: what runs as root cannot be made to simulate.
"""
