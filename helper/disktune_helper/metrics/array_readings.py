"""What is said of one array: its state, what runs on it, how far that is and how long it still takes."""

from __future__ import annotations

from disktune_contract.arrays import array_forecast
from disktune_contract.arrays.alarms import Alarm
from disktune_contract.arrays.array import ArrayReport
from disktune_contract.arrays.forecast import ProgressMark, extended
from disktune_contract.drives.drive import Drive
from disktune_contract.drives.recognition import SECTOR_BYTES
from disktune_helper.metrics import catalogue
from disktune_helper.metrics.catalogue import METRICS
from disktune_helper.metrics.exposition import MetricsPage
from disktune_helper.metrics.memory import OperationPast, RoundMemory
from disktune_helper.raid import reading
from disktune_helper.raid.boost_state import Orders
from disktune_helper.system.ports import Ports


def of_array(ports: Ports, drive: Drive, memory: RoundMemory, orders: Orders) -> MetricsPage:
    """Return what the kernel shows of an array; raises `Refusal` if it is none. No drive is asked."""
    page = MetricsPage(METRICS)
    name, report = drive.name, reading.report(ports, drive.name)
    page.add(catalogue.ARRAY_INFO, 1, name, report.level)
    alarm = drive.array.alarm if drive.array is not None else ""
    for one in Alarm if alarm else ():
        page.add(catalogue.ARRAY_STATE, one.value == alarm, name, one.value)
    page.add(catalogue.ARRAY_DISKS, report.raid_disks, name)
    page.add(catalogue.ARRAY_MISSING, report.degraded, name)
    mismatch = report.mismatch_sectors
    page.add(catalogue.MISMATCH, None if mismatch is None else mismatch * SECTOR_BYTES, name)
    order = orders.read(name)
    page.add(catalogue.BOOST, order is not None and order.open, name)
    if report.operation is not None:
        page.add(catalogue.OPERATION, 1, name, report.operation)
        page.add(catalogue.PROGRESS, report.fraction, name)
        page.add(catalogue.SPEED, None if report.speed_kib_s is None else report.speed_kib_s * 1024, name)
        left = array_forecast.remaining_s(report, _marks(report, memory))
        page.add(catalogue.REMAINING, None if left is None else round(left), name)
    return page


def _marks(report: ArrayReport, memory: RoundMemory) -> tuple[ProgressMark, ...]:
    """Return how far an operation had come in earlier rounds and has now, and remember it."""
    operation = f"{report.operation} {report.waiting}"
    # With other limits the past says nothing of what is to come.
    limits = f"{report.slowest} {report.fastest}"
    past = memory.past(report.name)
    marks = past.marks if past is not None and past.operation == operation else ()
    if past is not None and past.limits != limits:
        marks = marks[-1:]
    if report.done_sectors is not None:
        marks = extended(marks, ProgressMark(report.at_s, report.done_sectors))
    memory.remember(report.name, OperationPast(operation, limits, marks))
    return marks
