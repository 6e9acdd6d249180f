"""Volumes as the program shows them, beside the drives that they are on."""

from __future__ import annotations

from typing import Any

from disktune_contract import wire
from disktune_contract.layers.stack import Layers, Stack
from tests.lab.scenario import Failed
from tests.lab.seat import Window

READ_AHEAD = "block.read_ahead"


def volume(window: Window, name: str) -> dict[str, Any]:
    """Return the volume with a kernel name, as it is listed."""
    found = [drive for drive in window.drives() if drive["name"] == name and drive["kind"] == "volume"]
    if len(found) != 1:
        raise Failed(f"{name} is not listed as a volume")
    return found[0]


def saved_file(window: Window, identity: str) -> dict[str, Any]:
    """Return what is saved for an identity."""
    found: list[dict[str, Any]] = [
        file for file in window.ask("saved")["files"] if file["ref"]["identity"] == identity
    ]
    if len(found) != 1:
        raise Failed(f"{len(found)} files for {identity}")
    return found[0]


def shown_stack(window: Window) -> Stack:
    """Return the layers as a window of class ``browse`` gets them."""
    return Stack(wire.load(Layers, window.ask("layers")))
