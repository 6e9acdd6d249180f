"""Reading the log of self-tests that an ATA or NVMe drive keeps.

Whoever calls this has seen that the drive may be asked (`inventory.health.unasked`), and that it has self-tests.
"""

from __future__ import annotations

from collections.abc import Callable

from disktune_contract.identity.self_tests import SelfTestResult
from disktune_helper.decode import ata_logs
from disktune_helper.decode.logs import self_tests
from disktune_helper.inventory.asking import part
from disktune_helper.system.ports import Node
from disktune_helper.transport import ata, nvme_admin, self_test

_PAGES = 16
"""Of a longer log, the short one is read: the table of commands has no more pages."""


def of_ata(node: Node, directory: bytes) -> tuple[tuple[SelfTestResult, ...], str]:
    """Return the results, and why there are none if they could not be read.

    The short log takes the place of an extended one that is listed and cannot be read.
    """
    pages = ata_logs.pages_of(directory, self_tests.ATA_EXTENDED_LOG) if directory else 0
    ways: list[Callable[[], tuple[SelfTestResult, ...]]] = [
        lambda: self_tests.ata_results(self_test.read_log(node, self_tests.ATA_LOG))
    ]
    if 0 < pages <= _PAGES:
        ways.insert(0, lambda: _extended(node, pages))
    why = ""
    for read in ways:
        found, why = part(read)
        if found is not None:
            return found, ""
    return (), why


def _extended(node: Node, count: int) -> tuple[SelfTestResult, ...]:
    """Return the results in the extended log: those on the page of the newest one, and on the page before that."""
    first = ata.read_log(node, self_tests.ATA_EXTENDED_LOG, 0)
    index = ata_logs.index_in(first)
    newest = (index - 1) // self_tests.ENTRIES_OF_A_PAGE % count if index else 0
    pages = {0: first}
    for page in {newest, (newest - 1) % count} - {0}:
        pages[page] = ata.read_log(node, self_tests.ATA_EXTENDED_LOG, page)
    return self_tests.ata_extended_results(pages, count, index)


def nvme_page(node: Node) -> bytes:
    """Return the Device Self-test log of a controller; raises `Refusal`."""
    return nvme_admin.log_page(node, nvme_admin.LOG_SELF_TEST, self_tests.NVME_LOG_BYTES)
