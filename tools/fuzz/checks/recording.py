"""The kernel's trace, and the file in which a recording under way is written down."""

from __future__ import annotations

import json
import struct
import sys
from collections.abc import Iterable, Iterator

from disktune_contract import wire
from disktune_contract.drives.drive import DriveRef
from disktune_contract.standby.recording import Recording, RecordingStage
from disktune_helper.standby import command_names, kernel_trace
from disktune_helper.standby.attribution import unit_of
from disktune_helper.standby.kernel_trace import PageFormat
from disktune_helper.standby.recording_files import RecordingOrder, order_of

_FORM = PageFormat(8, 8, 16, 4096)
_HEADER = 16


def trace_page(data: bytes) -> None:
    """Read a page of the ring buffer, and commands in its events."""
    page = kernel_trace.page(_FORM, data)
    assert sum(len(event) for _, event in page.events) <= len(data) - _HEADER
    assert page.lost >= 0
    for _, event in page.events:
        assert command_names.of_cdb(event).name


def trace_pages_to_begin_with(files: Iterable[bytes]) -> Iterator[bytes]:
    """Yield the beginnings of pages that kernels wrote, each with a length of its own."""
    for file in files:
        for page in json.loads(file)["pages"]:
            raw = bytes.fromhex(page)
            yield raw
            length = min(len(raw) - _HEADER, 120)
            yield raw[:8] + struct.pack("=Q", length) + raw[_HEADER : _HEADER + length]


def trace_format(data: bytes) -> None:
    """Read a format file, and take its fields out of an event."""
    form = kernel_trace.event_format(data.decode("utf-8", "replace"))
    values = form.reader(form.fields)(bytes(range(64)))
    assert values.keys() == form.fields.keys()


def trace_formats_to_begin_with(files: Iterable[bytes]) -> Iterator[bytes]:
    """Yield the formats of events of real kernels."""
    for file in files:
        for text in json.loads(file)["formats"].values():
            yield text.encode()


def order(data: bytes) -> None:
    """Read an order, which makes sense or is none."""
    found = order_of(data.decode("utf-8", "replace"))
    if found is not None:
        assert order_of(wire.dump(found)) == found
    assert len(unit_of(data.decode("utf-8", "replace"))) <= _HEADER * 4


def orders_to_begin_with() -> Iterator[bytes]:
    """Yield an order as it is written."""
    recording = Recording(DriveRef("sda", "wwn:5000c500ab000001", 5), RecordingStage.RUNNING, 60, 1.5, 9.25)
    yield wire.dump(RecordingOrder(recording, owner=f"{sys.maxsize}@7")).encode()
