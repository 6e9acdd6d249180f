"""Messages about what a layer costs: the same reads with and without encryption or another volume between.

It is a comparison like any other (`disktune_contract.messages.comparison`), with one candidate: arm 0 reads what
is below the layer, arm 1 reads through it. No setting is changed.
"""

from __future__ import annotations

from disktune_contract.drives.drive import DriveRef
from disktune_contract.layers.layer import LayerKind
from disktune_contract.record import record

USUAL_SECONDS, USUAL_WARM_UP_S = 3, 1
"""Length of a run, and of what is run and thrown away before it."""


@record
class CompareLayer:
    """Start to compare reads of a volume with reads of what it is on. Both are only read, past the page cache.

    What the volume is on, and where on it, is found by root's helper itself.
    """

    drive: DriveRef
    """The volume: a mapping of dm-crypt, a logical volume …, directly on one device."""
    workload: str
    """The id of a workload that reads the raw drive past the page cache."""
    catalogue: str
    rounds: int
    seconds: int = USUAL_SECONDS
    warm_up_s: int = USUAL_WARM_UP_S
    wake: bool = False


@record
class ProcessorUse:
    """How busy the whole computer's processors were in the runs of one arm: 1.5 is one and a half of them."""

    busy: float
    """By everything, interrupts included; median of the runs."""
    kernel: float
    """By threads of the kernel, which is where dm-crypt decrypts and md computes parity."""


@record
class LayerCost:
    """What was compared, and what else is known of it."""

    volume: str
    """Kernel name."""
    below: str
    """Kernel name of the device that it is on: ``sda2``."""
    kind: LayerKind
    """Of the volume."""
    same_place: bool
    """Whether both read the same data. Else both read equally much from the beginning of each."""
    cipher: str = ""
    """``aes-xts-plain64``; empty if it is unknown or the layer does not encrypt."""
    instructions: bool | None = None
    """Whether the processor has instructions for AES; None where that is no matter, or unknown."""
    driver: str = ""
    """The kernel's implementation that serves this cipher: ``xts-aes-aesni``; empty if it is unknown."""
    accelerated: bool | None = None
    """Whether that one uses such instructions, or a device made for it; None if that is unknown."""
    processors: int = 0
    """How many there are; 0 if that is unknown."""
    without: ProcessorUse | None = None
    through: ProcessorUse | None = None
