"""At which layer a setting takes hold for the files of one directory, and why one elsewhere cannot matter there.

Read-ahead belongs to the backing_dev_info that the file system's inodes use: that of the device it is mounted
from, or its own (mm/readahead.c, file_ra_state_init; fs/super.c, setup_bdev_super). Requests are scheduled, merged
and counted where they are made: a device of the device mapper or md hands on what it gets (block/blk-core.c,
__submit_bio). What a drive does with its cache is its own affair.
"""

from __future__ import annotations

from disktune_contract.catalog import BY_ID
from disktune_contract.layers import takes_hold
from disktune_contract.measuring.data_path import DataPath, PathLayer
from disktune_contract.measuring.workload import Cache
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, listed
from disktune_contract.settings.setting import Setting, TakesHold
from disktune_contract.workloads import BY_ID as WORKLOAD_BY_ID

_READ_AHEAD = "block.read_ahead"
_OF_ARRAYS = "md."
_ARRAY = "array"


@record
class Counting:
    """Where a setting takes hold."""

    names: tuple[str, ...] = ()
    """Kernel names; several where it would have to be changed on all of them together."""
    why_not: str = ""
    """Why it cannot be tried by a file there; empty if it can."""


def counting(setting: Setting, path: DataPath) -> Counting:
    """Return where *setting* takes hold for files that *path* is of."""
    holds = takes_hold.where(setting)
    if holds is TakesHold.READ_AHEAD:
        return _at_the_top(setting, path)
    if setting.id.startswith(_OF_ARRAYS):
        names = tuple(layer.name for layer in path.layers if layer.kind == _ARRAY)
    else:
        names = path.drives if holds is TakesHold.DEVICE else path.queues
    if not names:
        return Counting((), Sentence("No device below this folder has “{setting}”.", setting=setting.label))
    if len(names) > 1 and not set(names) <= set(path.members):
        return Counting(
            names,
            Sentence(
                "The files in this folder are on several devices: {devices}. “{setting}” cannot be changed on all "
                "of them at the same time, and on one alone it says nothing.",
                devices=listed(names),
                setting=setting.label,
            ),
        )
    return Counting(names)


def _at_the_top(setting: Setting, path: DataPath) -> Counting:
    if path.read_ahead:
        return Counting((path.read_ahead,))
    if path.own_read_ahead:
        why = Sentence(
            "Files on {kind} follow the file system's own value of “{setting}”, not that of a device.",
            kind=path.kind,
            setting=setting.label,
        )
        return Counting((), why)
    return Counting(
        (),
        Sentence(
            "The device whose “{setting}” the files in this folder follow is unknown.", setting=setting.label
        ),
    )


def refusal(setting: str, device: str, path: DataPath) -> str:
    """Return why a setting of *device* cannot be judged by files that *path* is of; empty if it can."""
    declared = BY_ID[setting]
    found = counting(declared, path)
    if found.why_not or device in found.names:
        return found.why_not
    return Sentence(
        "“{setting}” of {device} has no effect on files in this folder. It takes hold at {layer}.",
        setting=declared.label,
        device=device,
        layer=listed(titled(name, path) for name in found.names),
    )


def unfelt(setting: str, workload: str) -> str:
    """Return why a workload in a file cannot feel a setting, wherever it is changed; empty if it can."""
    if setting == _READ_AHEAD and WORKLOAD_BY_ID[workload].cache is Cache.DIRECT:
        return Sentence(
            "“{workload}” bypasses the page cache, where “{setting}” takes hold. Select a workload that uses it.",
            workload=WORKLOAD_BY_ID[workload].label,
            setting=BY_ID[setting].label,
        )
    return ""


def titled(name: str, path: DataPath) -> str:
    """Return how a person knows a layer: ``luks-home (dm-0)``, or its kernel name alone."""
    found = next((layer for layer in path.layers if layer.name == name), PathLayer(name, ""))
    return f"{found.label} ({name})" if found.label and found.label != name else name
