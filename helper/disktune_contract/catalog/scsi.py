"""What the kernel's SCSI layer, and libata below it, holds per drive: ``/sys/block/<drive>/device``.

Sources: drivers/scsi/scsi_sysfs.c, drivers/ata/libata-sata.c of Linux 6.1 and 6.12.
"""

from __future__ import annotations

from disktune_contract.setting import Bound, Lifetime, Medium, Purpose, Range, Risk, Setting, SysfsNumber
from disktune_contract.units import Unit

SETTINGS = (
    Setting(
        id="scsi.queue_depth",
        label="Queue depth (NCQ)",
        help="How many commands the drive may hold and reorder at once. 1 switches native command queuing off; "
        "31 or 32 is the usual value for SATA drives.",
        # 1024 is hdparm's own limit for -Q; the host and the drive set the real one.
        purpose=Purpose.SPEED,
        domain=Range(1, 1024, unit=Unit.COMMANDS),
        access=SysfsNumber("device/queue_depth", bounds=(Bound.NCQ_DEPTH, Bound.HOST_QUEUE)),
        risk=Risk.PERFORMANCE,
        lifetime=Lifetime.KERNEL,
        hdparm="-Q",
        less="strict order",
        more="reordering",
        matters_to=frozenset({Medium.SSD}),
        source="Linux drivers/ata/libata-sata.c __ata_change_queue_depth",
    ),
)
