"""Pages of the kernel's trace: those that real kernels wrote, and those that none writes."""

from __future__ import annotations

import json
import struct
import sys
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_helper.decode.fields import DecodeError
from disktune_helper.standby import kernel_trace as trace
from disktune_helper.standby.kernel_trace import EVENTS, KernelTrace, PageFormat
from disktune_helper.standby.watched_drive import Volumes
from disktune_helper.system.trace_instance import TraceInstance

CORPUS = sorted((Path(__file__).resolve().parents[2] / "corpus" / "trace").glob("*.json"))
FORM = PageFormat(8, 8, 16, 4096)
ORDER = "<" if sys.byteorder == "little" else ">"


def header(kind: int, delta: int) -> bytes:
    word = delta << 5 | kind if ORDER == "<" else kind << 27 | delta
    return struct.pack(f"{ORDER}I", word)


def word(number: int) -> bytes:
    return struct.pack(f"{ORDER}I", number)


def made(*parts: bytes, time: int = 1000, flags: int = 0, after: bytes = b"") -> bytes:
    data = b"".join(parts)
    return (struct.pack(f"{ORDER}QQ", time, len(data) | flags) + data + after).ljust(4096, b"\0")


@pytest.mark.parametrize("file", CORPUS, ids=lambda file: file.stem)
def test_pages_of_real_kernels(file: Path) -> None:
    kept: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    form = trace.page_format(kept["header_page"])
    assert form.size == kept["size"]
    formats = [
        (trace.event_format(text), names) for name, text in kept["formats"].items() for names in [EVENTS[name]]
    ]
    readers = {form.number: (form.name, form.reader((*names, "common_pid"))) for form, names in formats}
    found: list[tuple[int, str, dict[str, trace.Value]]] = []
    for raw in kept["pages"]:
        page = trace.page(form, bytes.fromhex(raw).ljust(form.size, b"\0"))
        assert page.lost == 0
        for at, data in page.events:
            name, read = readers[int.from_bytes(data[:2], sys.byteorder)]
            found.append((at, name, read(data)))
    assert [one[0] for one in sorted(found, key=lambda one: one[0])] == sorted(one[0] for one in found)
    kinds = Counter(name for _, name, _ in found)
    assert kinds["block_bio_queue"] > 3
    assert (
        min(kinds[name] for name in ("writeback_mark_inode_dirty", "jbd2_handle_start", "jbd2_start_commit")) > 0
    )
    readers_of_the_file = [one for _, name, one in found if name == "block_bio_queue" and one["comm"] == "cat"]
    assert {str(one["rwbs"])[0] for one in readers_of_the_file} == {"R"}
    devices = {one["dev"] for _, name, one in found if name == "block_bio_queue"}
    assert len(devices) == 1
    assert all(isinstance(one["common_pid"], int) and one["common_pid"] > 0 for _, _, one in found)


@pytest.mark.parametrize("file", CORPUS, ids=lambda file: file.stem)
def test_every_field_that_is_taken_is_there(file: Path) -> None:
    kept = json.loads(file.read_text(encoding="utf-8"))
    for name, text in kept["formats"].items():
        assert set(EVENTS[name]) <= trace.event_format(text).fields.keys(), name


def test_flags_have_the_numbers_that_the_format_says() -> None:
    text = (
        'name: x\nID: 5\nformat:\n\tfield:int a;\toffset:8;\tsize:4;\tsigned:1;\n\nprint fmt: "%s", '
        '__print_flags(REC->state, "|", {(1 << 0), "I_DIRTY_SYNC"}, {(((1 << 2))), "I_DIRTY_PAGES"}, '
        '{I_NEW, "I_NEW"})'
    )
    assert trace.event_format(text).flags == {"I_DIRTY_SYNC": 1, "I_DIRTY_PAGES": 4}


def test_every_kind_of_entry() -> None:
    raw = made(
        header(2, 5) + b"12345678",
        header(30, 1) + word(2),  # time goes on by 2 << 27 | 1
        header(29, 3) + word(8) + b"pppp",  # what was discarded
        header(0, 7) + word(4 + 6) + b"abcdef\0\0",
        header(1, 0) + b"last",
    )
    late = 1000 + 5 + (2 << 27) + 1 + 3 + 7
    assert trace.page(FORM, raw).events == [(1005, b"12345678"), (late, b"abcdef\0\0"), (late, b"last")]


def test_an_absolute_time_keeps_the_upper_bits() -> None:
    raw = made(header(31, 9) + word(1), header(1, 1) + b"abcd", time=(3 << 59) + 5)
    assert trace.page(FORM, raw).events == [((3 << 59) + (1 << 27) + 9 + 1, b"abcd")]


def test_what_was_lost_is_told() -> None:
    one = header(1, 0) + b"abcd"
    stored = made(one, flags=0xC0000000, after=struct.pack(f"{ORDER}Q", 1835))
    assert trace.page(FORM, stored).lost == 1835
    assert trace.page(FORM, made(one, flags=0x80000000)).lost == 1
    assert trace.page(FORM, made(one)).lost == 0


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        bytes(15),
        made(b"")[:15],
        struct.pack(f"{ORDER}QQ", 0, 5000),
        made(header(28, 0) + b"short"),
        made(header(0, 0) + word(1 << 31)),
        made(header(0, 0)),
        made(header(0, 0) + word(4)),
        made(header(30, 0)),
    ],
)
def test_what_no_kernel_writes_is_refused(raw: bytes) -> None:
    with pytest.raises(DecodeError):
        trace.page(FORM, raw)


@given(st.text(max_size=300))
def test_any_text_is_a_format_or_refused(text: str) -> None:
    for read in (trace.event_format, trace.page_format):
        try:
            read(text)
        except DecodeError:
            continue


def test_names_of_ended_threads_are_read_whatever_a_user_has_put_into_one(tmp_path: Path) -> None:
    instance = TraceInstance.__new__(TraceInstance)
    instance._root = str(tmp_path)
    (tmp_path / "saved_cmdlines").write_bytes("12 cron\n34 a\n\u00b2 b\n56 cat\n".encode())
    assert instance.command_lines() == {12: "cron", 34: "a", 56: "cat"}


@pytest.mark.parametrize(("beyond", "lost"), [(-2, 2), (0, 0), (3, 0)])
def test_events_beyond_those_that_are_taken_are_counted_as_lost(beyond: int, lost: int) -> None:
    kept: dict[str, Any] = json.loads(CORPUS[0].read_text(encoding="utf-8"))
    form = trace.page_format(kept["header_page"])
    pages = [bytes.fromhex(raw).ljust(form.size, b"\0") for raw in kept["pages"]]
    instance = SimpleNamespace(
        header=lambda: kept["header_page"], pages=lambda *_: pages, overrun=lambda: 0, begin=lambda: None
    )
    instance.format = lambda _event: None
    volumes = Volumes("sdx", 8 << 20, (), {}, {}, {}, ext4=False)
    found = KernelTrace(cast("TraceInstance", instance), volumes, "", None)
    found.read(sum(len(trace.page(form, raw).events) for raw in pages) + beyond)
    assert found.lost() == lost
