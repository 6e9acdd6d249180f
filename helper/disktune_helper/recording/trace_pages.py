"""Events of the kernel's trace: ``format`` files, and the pages of a ring buffer as ``trace_pipe_raw`` gives them.

Nothing of the layout is taken for granted that the kernel tells: where a field lies is read from the ``format``
file of its event, and where a page's data begins from ``events/header_page``. What it does not tell is the header
of an event in a page (include/linux/ring_buffer.h, enum ring_buffer_type; ``events/header_event``) and the two
marks for lost events (kernel/trace/ring_buffer.c, RB_MISSED_EVENTS and RB_MISSED_STORED).
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable

from disktune_contract.patterns import pattern_of
from disktune_contract.record import record
from disktune_helper.decode.error import DecodeError

Value = int | str | bytes

_LITTLE = sys.byteorder == "little"
_PADDING, _TIME_EXTEND, _TIME_STAMP = 29, 30, 31
_DELTA_BITS = 27
_MISSED_EVENTS, _MISSED_STORED = 1 << 31, 1 << 30
_COMMIT = (1 << 20) - 1
"""Bits of the commit that are its length."""
_MOST_FIELDS = 64
_MOST_PAGE = 1 << 20

_FIELD = pattern_of(
    r"\s*field:(?P<declared>[^;]{1,200});\s*offset:(?P<offset>\d{1,6});\s*size:(?P<size>\d{1,6});"
    r"(?:\s*signed:(?P<signed>[01]);)?"
)
_NAME = pattern_of(r"(?P<name>\w+)\s*(?P<array>\[[^]]*\])?\s*$")

_FLAG = pattern_of(r'\{ ?\(*1U?L? << (?P<bit>\d{1,2})\)*, "(?P<name>\w{1,40})" ?\}')


@record
class Field:
    """Where a field lies in an event, in bytes."""

    offset: int
    size: int
    signed: bool
    array: bool
    """Whether it is an array of characters or bytes in its place."""
    elsewhere: bool
    """Whether in its place is only where the array lies: 16 bits of length, 16 of offset (``__data_loc``)."""
    relative: bool = False
    """Whether that offset counts from the end of the field (``__rel_data_loc``)."""
    text: bool = False
    """Whether the array is text."""


@record
class EventFormat:
    """What a ``format`` file says."""

    name: str
    number: int
    """In the first field of each such event."""
    fields: dict[str, Field]
    flags: dict[str, int]
    """Values by the names that the kernel prints for them, where it says them as numbers."""

    def reader(self, names: Iterable[str]) -> Callable[[bytes], dict[str, Value]]:
        """Return what takes the fields *names*, as far as there are such, out of an event."""
        wanted = {name: self.fields[name] for name in names if name in self.fields}

        def read(data: bytes) -> dict[str, Value]:
            return {name: _value(field, data) for name, field in wanted.items()}

        return read


@record
class PageFormat:
    """What ``events/header_page`` says, in bytes."""

    commit: int
    commit_size: int
    data: int
    size: int
    """Of the whole page."""


@record
class TracePage:
    """The events of a page, with their times in ns of the trace's clock, and how many were lost before them."""

    events: list[tuple[int, bytes]]
    lost: int


def event_format(text: str) -> EventFormat:
    """Return what a ``format`` file says; raises `DecodeError`."""
    name = re.search(r"^name: (\w{1,64})$", text, re.MULTILINE)
    number = re.search(r"^ID: (\d{1,6})$", text, re.MULTILINE)
    if name is None or number is None:
        raise DecodeError("a format without name or ID")
    fields: dict[str, Field] = {}
    for line in text.split("\n"):
        found = _FIELD.match(line) if len(fields) < _MOST_FIELDS else None
        named = _NAME.search(found["declared"]) if found else None
        if found and named:
            fields[named["name"]] = _field(found, named)
    flags = {found["name"]: 1 << int(found["bit"]) for found in _FLAG.finditer(text)}
    return EventFormat(name[1], int(number[1]), fields, flags)


def _field(found: re.Match[str], named: re.Match[str]) -> Field:
    declared = found["declared"]
    elsewhere = "__data_loc" in declared or "__rel_loc" in declared or "__rel_data_loc" in declared
    # "__data_loc char[] cmd" has its brackets before the name.
    array = named["array"] is not None or (not elsewhere and "[" in declared)
    return Field(
        int(found["offset"]),
        int(found["size"]),
        found["signed"] == "1",
        array,
        elsewhere,
        "__rel" in declared,
        re.search(r"\bunsigned\b|\bu8\b", declared) is None,
    )


def page_format(text: str) -> PageFormat:
    """Return what ``events/header_page`` says; raises `DecodeError`."""
    fields = {
        named["name"]: (int(found["offset"]), int(found["size"]))
        for line in text.split("\n")
        if (found := _FIELD.match(line)) and (named := _NAME.search(found["declared"]))
    }
    try:
        (commit, commit_size), (data, data_size) = fields["commit"], fields["data"]
    except KeyError:
        raise DecodeError("a header without commit or data") from None
    if not 8 <= commit <= data - commit_size or not 4 <= commit_size <= 8 or data + data_size > _MOST_PAGE:
        raise DecodeError("a header that is none")
    return PageFormat(commit, commit_size, data, data + data_size)


def page(form: PageFormat, raw: bytes) -> TracePage:
    """Return the events of a page; raises `DecodeError` for what no kernel writes."""
    if len(raw) < form.data:
        raise DecodeError("a page without its header")
    time = _number(raw, 0, 8)
    commit = _number(raw, form.commit, form.commit_size)
    length = commit & _COMMIT
    end = form.data + length
    if end > len(raw):
        raise DecodeError("a page shorter than its data")
    lost = 0
    if commit & _MISSED_EVENTS:
        stored = commit & _MISSED_STORED and end + 8 <= len(raw)
        # At least one, if there was no room to say how many.
        lost = max(1, _number(raw, end, 8)) if stored else 1
    return TracePage(list(_events(raw, form.data, end, time)), lost)


def _events(raw: bytes, at: int, end: int, time: int) -> Iterable[tuple[int, bytes]]:
    while at + 4 <= end:
        word = _number(raw, at, 4)
        kind, delta = (word & 0x1F, word >> 5) if _LITTLE else (word >> _DELTA_BITS, word & (1 << _DELTA_BITS) - 1)
        at += 4
        if kind in (_TIME_EXTEND, _TIME_STAMP):
            whole = (_word(raw, at, end) << _DELTA_BITS) + delta
            # A stamp has the lower 59 bits of a time.
            time = time + whole if kind == _TIME_EXTEND else time >> 59 << 59 | whole
            at += 4
            continue
        time += delta
        if kind == _PADDING:
            if delta == 0:
                return
            at += _word(raw, at, end)
            continue
        size = 4 * kind
        if kind == 0:
            size = (_word(raw, at, end) - 4 + 3) & ~3
            at += 4
        if size <= 0 or at + size > end:
            raise DecodeError("an event longer than its page")
        yield time, raw[at : at + size]
        at += size


def _word(raw: bytes, at: int, end: int) -> int:
    if at + 4 > end:
        raise DecodeError("an event without its length")
    return _number(raw, at, 4)


def _value(field: Field, data: bytes) -> Value:
    if field.elsewhere:
        place = _number(data, field.offset, 4)
        start = (place & 0xFFFF) + (field.offset + field.size if field.relative else 0)
        found = data[start : start + (place >> 16)]
        return _text(found) if field.text else found
    if field.array:
        found = data[field.offset : field.offset + field.size]
        return _text(found) if field.text else found
    number = _number(data, field.offset, field.size)
    if field.signed and number >> 8 * field.size - 1:
        number -= 1 << 8 * field.size
    return number


def _text(found: bytes) -> str:
    return found.partition(b"\0")[0].decode("utf-8", "replace")


def _number(data: bytes, at: int, size: int) -> int:
    return int.from_bytes(data[at : at + size], sys.byteorder)
