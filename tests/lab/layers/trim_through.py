"""TRIM through layers: what we say of each file system is what lsblk shows and what a real fstrim gets through.

What reaches a drive is counted by the kernel at the drive itself, below all layers.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from disktune_contract.catalog import BY_ID
from disktune_contract.layers.stack import FileSystem, Stack
from disktune_contract.layers.takes_hold import elsewhere
from disktune_contract.layers.words import stops_discard
from tests.lab.layers import stacks
from tests.lab.layers.volumes import shown_stack
from tests.lab.scenario import Failed, Lab, run
from tests.lab.seat import Window, ref

THIN = "thin"
"""The folder on a thin volume, which passes TRIM on, and which we do not trim for another reason."""


def trim_is_said_right(lab: Lab, window: Window, user: Window, folders: list[Path], crypt: str) -> str:
    """Judge every file system, and the encrypted volume *crypt*, mounted on a folder of its name, with discard on.

    Discard of dm-crypt is switched by ``cryptsetup refresh``, as /etc/crypttab does it when a volume is opened.
    """
    refs = {drive["name"]: ref(drive) for drive in window.drives()}
    told = {folder.name: _judged(lab, window, user, refs, folder) for folder in folders}
    options = ("--allow-discards", "--key-file", str(stacks.KEY))
    run("cryptsetup", "refresh", *options, crypt, limit_s=120)
    stacks.settle()
    lab.true(f"{crypt}: discard is on", "discards" in stacks.crypt_status(crypt).get("flags", ""))
    encrypted = next(folder for folder in folders if folder.name == crypt)
    told[f"{crypt} with discard"] = _judged(lab, window, user, refs, encrypted)
    words = sorted(set(told.values()))
    # Without both answers this would have compared nothing.
    lab.same("answers", ["passes", "stops"], sorted({word.split()[0] for word in words}))
    return ", ".join(f"{name} {word}" for name, word in told.items())


def _judged(lab: Lab, window: Window, user: Window, refs: dict[str, dict[str, Any]], folder: Path) -> str:
    """Compare what we say with lsblk, and with what fstrim gets to the drives; return it in two words."""
    stack, judge = shown_stack(user), stacks.lsblk()
    system = stack.file_system_at(str(folder))
    if system is None:
        raise Failed(f"we do not know that {folder} is mounted")
    parents = _parents(judge)
    ways = [name for device in system.devices for name in _down(device, parents)]
    drives = sorted({name for name in ways if not parents[name]})
    # lsblk: the largest discard of what is stopped is 0 on all layers above as well.
    stopping = {name for name in ways if int(judge[name]["disc-max"]) == 0}
    lowest = sorted(name for name in stopping if not stopping.intersection(parents[name]))
    what = f"{folder.name}: TRIM"
    lab.same(f"{what}: stopped at, as settings say", _said_by_settings(stack, system, drives), lowest)
    marked = sorted(layer.name for layer in stack.down(stack.tops(system)) if stops_discard(layer, stack))
    lab.same(f"{what}: stopped at, as the picture says", marked, lowest)
    reached = _fstrim_reaches(folder, drives)
    lab.same(f"{what}: reaches the drives", not lowest, reached)
    refusals = {_refusal(window, refs[name], system) for name in drives}
    if folder.name == THIN:
        lab.true(f"{what}: thin is not for us: {refusals}", all("thin" in why for why in refusals))
    else:
        lab.same(f"{what}: possible, as the window says: {refusals}", refusals == {""}, reached)
    for name in lowest:
        label = Path(f"/sys/block/{name}/dm/name").read_text(encoding="ascii").strip()
        lab.true(f"{what}: the reason names {label}: {refusals}", all(label in why for why in refusals))
    print(folder.name, "TRIM stops at", lowest, "fstrim reaches", drives, reached, sorted(refusals), flush=True)
    return f"stops at {'/'.join(lowest)}" if lowest else "passes"


def _said_by_settings(stack: Stack, system: FileSystem, drives: list[str]) -> list[str]:
    """Return the layers that a drive's row of the discard limit names for a file system."""
    setting = BY_ID["block.discard_limit"]
    told = [one for name in drives for one in elsewhere(setting, name, stack) if one.system == system]
    return sorted({one.layer.name for one in told if one.layer is not None})


def _refusal(window: Window, drive: dict[str, Any], system: FileSystem) -> str:
    """Return why the window would not trim a file system, empty if it would."""
    targets = window.ask("trim-targets", drive=drive)["targets"]
    return str(next(one["refusal"] for one in targets if one["number"] == system.name))


def _fstrim_reaches(folder: Path, drives: list[str]) -> bool:
    """Free some blocks and have fstrim try; return whether every drive has got discards."""
    # A thin pool passes on what is given back, and nothing was ever given to the rest.
    (folder / "file").unlink(missing_ok=True)
    stacks.fill(folder / "freed", 2).unlink()
    run("sync", "-f", str(folder))
    before = [_discards(name) for name in drives]
    run("fstrim", str(folder), ok=(0, 1), limit_s=120)
    counted = [now > then for now, then in zip(map(_discards, drives), before, strict=True)]
    if any(counted) != all(counted):
        raise Failed(f"{folder}: fstrim reached some of {drives} alone: {counted}")
    return all(counted)


def _discards(name: str) -> int:
    """Return how many discards a drive has completed: the 12th counter (Documentation/block/stat.rst)."""
    return int(Path(f"/sys/block/{name}/stat").read_text(encoding="ascii").split()[11])


# -- lsblk's tree, from above ---------------------------------------------------------------------------------


def _parents(judge: dict[str, dict[str, Any]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {name: [] for name in judge}
    for name, row in judge.items():
        for child in row["children"]:
            found[child].append(name)
    return found


def _down(name: str, parents: dict[str, list[str]]) -> list[str]:
    return [name, *(one for parent in parents[name] for one in _down(parent, parents))]


def chains(name: str, judge: dict[str, dict[str, Any]]) -> list[list[str]]:
    """Return each way from a device down to a drive, as lsblk draws it."""
    parents = _parents(judge)

    def ways(way: list[str]) -> list[list[str]]:
        above = parents[way[-1]]
        return [longer for parent in above for longer in ways([*way, parent])] if above else [way]

    return sorted(ways([name]))
