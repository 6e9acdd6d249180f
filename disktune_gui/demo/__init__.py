"""Simulated drives, to try the program without real ones and to test it with all kinds.

`ata.drive` is a virtual ATA drive down to its registers and sense data, `nvme.drive` its NVMe counterpart,
`world` a machine made of them that looks to the helper like a real one. This is the only part of the GUI that
imports the helper, and the helper does not import it: a program that runs as root must not simulate drives.
"""
