"""Simulated machines on a virtual clock."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from disktune_gui.demo.world import SimulatedPorts, World
from disktune_helper.system.ports import ChangingNode
from tests.demo.clock import VirtualClock

BLOCK = 2 << 20
"""What hdparm and the helper read at a time."""


def machine(seed: int = 1) -> tuple[SimulatedPorts, VirtualClock]:
    """Return a machine whose sleeps take 0.1 ms longer than asked for, as on a real one."""
    clock = VirtualClock(overshoot=1e-4)
    return SimulatedPorts(World(seed, clock=clock, sleep=clock.sleep)), clock


def opened(name: str) -> tuple[ChangingNode, SimulatedPorts, VirtualClock]:
    """Return an open drive of such a machine."""
    ports, clock = machine()
    return ports.open_for_change(name), ports, clock


@contextmanager
def fails_with(number: int) -> Iterator[None]:
    """Expect an OSError of exactly this errno."""
    with pytest.raises(OSError) as caught:  # noqa: PT011  # the number says more than any text
        yield
    assert caught.value.errno == number
