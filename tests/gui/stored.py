"""Believable results for the tests of the store and of what shows it."""

from __future__ import annotations

from typing import Any

from disktune_gui.store.entry import Entry, Envelope, Held, Kind, Machine, Measure, Moment, Subject, new_id

DRIVE = Subject(
    name="sda", kind="ata", identity="wwn:50014ee2b0000001", model="Example Disk 1000", serial="WD-EX4MPL3",
    firmware="01.01A01", wwn="50014ee2b0000001", size_bytes=1_000_204_886_016, logical_sector_bytes=512,
    physical_sector_bytes=4096, rotational=True, link="SATA 6 Gb/s",
)  # fmt: skip
MACHINE = Machine("Example Works", "Example CPU", 16 << 30, "6.1.0-28-amd64", "Debian GNU/Linux 12 (bookworm)")


def make_entry(note: str = "", body: dict[str, Any] | None = None, **changes: Any) -> Entry:
    """Return a result; *changes* are fields of its envelope."""
    facts: dict[str, Any] = {
        "id": new_id(),
        "kind": Kind.MEASUREMENT,
        "at": 1_790_000_000.25,
        "program": "DiskTune 0.1.0",
        "drive": DRIVE,
        "machine": MACHINE,
        "before": Moment(34.0, "mains", "schedutil", 0.25),
        "after": Moment(36.0, "mains", "schedutil", 0.9),
        "settings": (Held("block.read_ahead", 128, "live"), Held("ata.write_cache", False, "cached")),
        "workload": "direct",
        "figure": 150e6,
        "unit": Measure.BYTES_S,
    }
    return Entry(
        Envelope(**(facts | changes)), {"result": {"runs": [1, 2.5, None, "ü"]}} if body is None else body, note
    )
