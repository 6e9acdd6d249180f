"""Reading the kernel's trace of system calls: what it says is what reads and writes of files are judged by."""

from __future__ import annotations

from tests.lab.judges.call_trace import Call, CallTrace

TRACE = """\
# tracer: nop
             fio-812   [001] .....    57.355310: sys_pread64(fd: 5, buf: 7ffff1e00000, count: 100000, pos: 0)
             fio-812   [001] .....    57.388309: sys_pread64(fd: 5, buf: 7ffff1e01010, count: 100000, pos: 100000)
              dd-900     [000] .....    67.719710: sys_read(fd: 0, buf: 7ffff7d00000, count: 100000)
     Web Content-901     [000] .....    67.719999: sys_write(fd: 1, buf: 7ffff7d00010, count: 2000)
"""


def test_calls_are_those_of_a_program_of_one_name_and_one_size() -> None:
    trace = CallTrace(TRACE)
    calls = trace.of("fio", "pread64", 1 << 20)
    assert [(one.place, one.aligned) for one in calls] == [(0, True), (1 << 20, False)]
    assert trace.of("dd", "read", 1 << 20) == [Call("read", 0x7FFFF7D00000, 1 << 20, None)]
    assert [one.aligned for one in trace.of("Web Content", "write", 8192)] == [False]
    assert trace.of("dd", "read", 4096) == []
