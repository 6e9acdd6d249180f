"""Reading the log of self-tests that an ATA or NVMe drive keeps.

Whoever calls this has seen that the drive may be asked (`inventory.health.unasked`), and that it has self-tests.
"""

from __future__ import annotations

from disktune_contract.identity.self_tests import SelfTestResult
from disktune_contract.sentence import Sentence
from disktune_helper.decode import ata_logs
from disktune_helper.decode.logs import self_tests
from disktune_helper.inventory.asking import Answers
from disktune_helper.system.ports import Node
from disktune_helper.transport import ata, nvme_admin, self_test

NAME, _EXTENDED = Sentence("log of self-tests"), Sentence("extended log of self-tests")

_PAGES = 16
"""Of a longer log, the short one is read: the table of commands has no more pages."""


def of_ata(asked: Answers, node: Node, directory: bytes) -> tuple[SelfTestResult, ...]:
    """Return the results; none if they could not be read, as *asked* then has it.

    The short log takes the place of an extended one that is listed and cannot be read.
    """
    pages = ata_logs.pages_of(directory, self_tests.ATA_EXTENDED_LOG) if directory else 0
    if 0 < pages <= _PAGES and (found := _extended(asked, node, pages)) is not None:
        return found
    log = asked.page(NAME, lambda: self_test.read_log(node, self_tests.ATA_LOG))
    return self_tests.ata_results(log) if log is not None else ()


def _extended(asked: Answers, node: Node, count: int) -> tuple[SelfTestResult, ...] | None:
    """Return the results in the extended log: those on the page of the newest one, and on the page before that."""

    def page(number: int) -> bytes | None:
        return asked.page(_EXTENDED, lambda: ata.read_log(node, self_tests.ATA_EXTENDED_LOG, number))

    first = page(0)
    if first is None:
        return None
    index = ata_logs.index_in(first)
    newest = (index - 1) // self_tests.ENTRIES_OF_A_PAGE % count if index else 0
    pages = {0: first}
    for number in {newest, (newest - 1) % count} - {0}:
        if (found := page(number)) is not None:
            pages[number] = found
    return self_tests.ata_extended_results(pages, count, index)


def nvme_page(asked: Answers, node: Node) -> bytes | None:
    """Return the Device Self-test log of a controller, None if it could not be read.

    An entry that is not in use is none of zeros: zeros would be tests that passed.
    """
    length = self_tests.NVME_LOG_BYTES
    return asked.page(NAME, lambda: nvme_admin.log_page(node, nvme_admin.LOG_SELF_TEST, length), summed=False)
