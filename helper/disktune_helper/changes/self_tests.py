"""Beginning a self-test of a drive, and stopping it. Neither changes or loses data.

A test goes on in the drive when the helper has long ended, and stopping one that is over does nothing; so nothing
of it is written down. Sources of the commands: `disktune_helper.transport.self_test`.
"""

from __future__ import annotations

from disktune_contract.drives.drive import DriveKind
from disktune_contract.identity.self_tests import LABELS, SelfTestKind, SelfTests
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.self_test import SelfTestStart
from disktune_contract.sentence import Sentence, in_turn
from disktune_helper.inventory import self_tests
from disktune_helper.inventory.drive_snapshot import OpenSight
from disktune_helper.transport import self_test

_ASK_AGAIN = Sentence("Confirm the test, or wait until the array is done.")


def begin(sight: OpenSight, request: SelfTestStart) -> SelfTests:
    """Begin the test and return what the drive says then; raises `Refusal`."""
    found = self_tests.look(sight)
    _check(sight, request, found)
    if sight.kind is DriveKind.NVME:
        self_test.begin_nvme(sight.node, request.kind)
    elif sight.words is None:
        self_test.begin_scsi(sight.node, request.kind)
    else:
        if request.kind is SelfTestKind.SELECTIVE:
            self_test.select(sight.node, *_span(sight, request))
        self_test.begin_ata(sight.node, request.kind)
    return self_tests.look(sight)


def stop(sight: OpenSight) -> SelfTests:
    """Stop the test that runs, if one does, and return what the drive says then; raises `Refusal`."""
    found = self_tests.look(sight)
    if found.asleep:
        raise would_wake()
    if found.running is None:
        return found
    if sight.kind is DriveKind.NVME:
        self_test.stop_nvme(sight.node)
    elif sight.words is None:
        self_test.stop_scsi(sight.node)
    else:
        self_test.stop_ata(sight.node)
    return self_tests.look(sight)


def would_wake() -> Refusal:
    """Return what refuses to reach for a drive that sleeps."""
    return Refusal(Fault.WOULD_WAKE, self_tests.WOULD_WAKE)


def _check(sight: OpenSight, request: SelfTestStart, found: SelfTests) -> None:
    """Raise `Refusal` if the drive does not have the test, or not now."""
    if found.asleep:
        raise would_wake()
    if found.running:
        raise Refusal(Fault.BUSY, found.refusal)
    if found.refusal:
        raise Refusal(Fault.NOT_SUPPORTED, found.refusal)
    if request.kind not in {offer.kind for offer in found.offers}:
        why = Sentence("This drive does not offer this test: {test}.", test=LABELS[request.kind])
        raise Refusal(Fault.NOT_SUPPORTED, why)
    if request.kind is SelfTestKind.SELECTIVE:
        _span(sight, request)
    elif (request.first_lba, request.last_lba) != (None, None):
        raise Refusal(Fault.OUT_OF_RANGE, Sentence("Only a selective self-test takes a range of sectors."))
    if found.rebuilding and not request.although_rebuilding:
        raise Refusal(Fault.BUSY, in_turn(found.rebuilding, _ASK_AGAIN))


def _span(sight: OpenSight, request: SelfTestStart) -> tuple[int, int]:
    """Return the first and the last block of a selective test; raises `Refusal` if they are not on the drive."""
    sector = self_tests.sector_bytes(sight) or 512
    last = sight.node.size_bytes() // sector - 1
    if (
        request.first_lba is None
        or request.last_lba is None
        or not 0 <= request.first_lba <= request.last_lba <= last
    ):
        why = Sentence("Enter a first and a last sector between 0 and {last}.", last=last)
        raise Refusal(Fault.OUT_OF_RANGE, why)
    return request.first_lba, request.last_lba
