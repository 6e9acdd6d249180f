"""What the tests of ATA settings share: a virtual drive that has all of them, and changing them on it."""

from __future__ import annotations

from disktune_contract.messages.change import Applied, Apply, OfTrial
from disktune_contract.settings.setting import Change, Value
from disktune_gui.demo.ata.drive import AtaDrive
from disktune_helper.rpc.handlers import HANDLERS
from tests.helper.conftest import Bench, only_looks
from tests.narrowed import of_kind, present

HDD, USB, SLEEPER = "sdb", "sdh", "sdd"

FRESH = {
    # Word: bits that the drive of the demo does not have, and that say that it has everything.
    76: 1 << 14,
    78: 1 << 6,
    83: 1 << 5,
    84: 1 << 5,
    86: 1 << 15,
    119: 0x4000 | 1 << 9 | 1 << 7 | 1 << 5 | 1 << 1,
    120: 0x4000,
    206: 1 << 3 | 1,
}


def complete(bench: Bench, name: str = HDD) -> AtaDrive:
    """Return a drive of the demo after making it one that has everything there is a setting for."""
    ata = present(bench.world.drives[name].ata)
    for word, bits in FRESH.items():
        ata._words[word] = ata._words[word] & (0x3FFF if bits & 0x4000 and word != 76 else 0xFFFF) | bits
    ata._words[85] |= 1
    ata._defaults = tuple(ata._words)
    ata.rescan()
    return ata


def apply(bench: Bench, *steps: tuple[str, Value], name: str = HDD, trial_s: int = 60) -> Applied:
    states = bench.states(name)
    wanted = tuple(Change(setting, states[setting].value, new) for setting, new in steps)
    return of_kind(Applied, HANDLERS["apply"](bench.session, Apply(bench.drive(name).ref, wanted, trial_s)))


def end(bench: Bench, verb: str) -> None:
    for trial in bench.session.trials.all():
        HANDLERS[verb](bench.session, OfTrial(trial))


def sent(ata: AtaDrive) -> list[str]:
    """Return what reached the drive since the last call, without what only looks."""
    found = [str(task) for task in ata.log if not only_looks(task)]
    ata.log.clear()
    return found
