"""The figures of iostat, under their usual names and in plain words."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_contract.drives.activity import Activity
from disktune_contract.record import record
from disktune_contract.units import MB, MIB, UnitSystem, number, rate
from disktune_gui.text.formats import formats
from disktune_gui.text.series import Value, temperature
from disktune_gui.text.tabular import Cell

SUMMARY_EVERY_S = 5.0
"""Least time between updates of the text for screen readers, which need seconds to read it out."""


@record
class ActivityMetric:
    """One chart's worth of figures; values are in the unit that ``axis`` names."""

    key: str
    label: str
    axis: str
    unit: str
    """Follows a value in the read-out under the pointer."""
    parts: tuple[tuple[str, Value], ...]
    """The lines for one drive."""
    total: Value
    """The one line per drive when all are shown."""
    least: float
    """The chart's scale never ends below this."""
    top: float | None = None
    """Where the scale ends if that is fixed."""


translate = QCoreApplication.translate


def metrics(units: UnitSystem) -> tuple[ActivityMetric, ...]:
    """Return all charts there are, throughput first."""
    factor, name = (MB, "MB/s") if units is UnitSystem.SI else (MIB, "MiB/s")
    reads, writes = translate("Activity", "Reads"), translate("Activity", "Writes")
    throughput = ActivityMetric(
        "throughput",
        translate("Activity", "Throughput"),
        name,
        f" {name}",
        (
            (reads, lambda a: a.read_bytes_s / factor),
            (writes, lambda a: a.write_bytes_s / factor),
        ),
        lambda a: (a.read_bytes_s + a.write_bytes_s) / factor,
        1.0,
    )
    requests = ActivityMetric(
        "requests",
        translate("Activity", "IOPS"),
        translate("Activity", "IOPS"),
        translate("Activity", " IOPS"),
        ((reads, lambda a: a.read_iops), (writes, lambda a: a.write_iops)),
        lambda a: a.read_iops + a.write_iops,
        10.0,
    )
    wait = ActivityMetric(
        "wait",
        translate("Activity", "Average latency"),
        "ms",
        " ms",
        ((reads, lambda a: a.read_wait_ms), (writes, lambda a: a.write_wait_ms)),
        lambda a: a.mean_wait_ms,
        1.0,
    )
    busy = ActivityMetric(
        "busy",
        translate("Activity", "Utilization"),
        "%",
        "%",
        ((translate("Activity", "Utilization"), lambda a: a.utilisation * 100),),
        lambda a: a.utilisation * 100,
        100.0,
        top=100.0,
    )
    queue = ActivityMetric(
        "queue",
        translate("Sentences", "Queue depth"),
        translate("Activity", "requests"),
        "",
        ((translate("Sentences", "Queue depth"), lambda a: a.mean_queue),),
        lambda a: a.mean_queue,
        1.0,
    )
    warmth = ActivityMetric(
        "temperature",
        translate("Activity", "Temperature"),
        formats.degree,
        f" {formats.degree}",
        ((translate("Activity", "Temperature"), temperature),),
        temperature,
        formats.degrees(50.0),
    )
    return throughput, requests, wait, busy, queue, warmth


@record
class CurrentFigure:
    """One line of the panel of current figures."""

    label: str
    value: Cell
    iostat: str
    """The column of ``iostat -x`` that shows the same."""
    help: str


def figures(activity: Activity | None, units: UnitSystem) -> tuple[CurrentFigure, ...]:
    """Return what a drive does now; None where that is not known."""
    a = activity
    wait = a.mean_wait_ms if a is not None else None
    return (
        CurrentFigure(
            translate("Activity", "Read throughput"),
            rate(a.read_bytes_s, units) if a else None,
            "rMB/s",
            "",
        ),
        CurrentFigure(
            translate("Activity", "Write throughput"),
            rate(a.write_bytes_s, units) if a else None,
            "wMB/s",
            "",
        ),
        CurrentFigure(
            translate("Activity", "Read IOPS"),
            round(a.read_iops) if a else None,
            "r/s",
            "",
        ),
        CurrentFigure(
            translate("Activity", "Write IOPS"),
            round(a.write_iops) if a else None,
            "w/s",
            "",
        ),
        CurrentFigure(
            translate("Activity", "Average latency"),
            None if wait is None else f"{number(wait, 2 if wait < 10 else 0)} ms",
            "await",
            translate("Activity", "Time of a request in queue and drive."),
        ),
        CurrentFigure(
            translate("Sentences", "Queue depth"),
            a.mean_queue if a else None,
            "aqu-sz",
            translate("Activity", "Requests waiting or in the drive."),
        ),
        CurrentFigure(
            translate("Activity", "Utilization"),
            f"{a.utilisation:.0%}" if a else None,
            "%util",
            translate(
                "Activity",
                "Time with requests. 100% is not always the limit.",
            ),
        ),
    )


def ago(seconds: float) -> str:
    """Return a place on the time axis (0 is now, the past is negative) in words."""
    past = round(-seconds)
    if past <= 0:
        return translate("Activity", "now")
    if past < 60:
        return translate("Activity", "{seconds} s ago").format(seconds=past)
    minutes, rest = divmod(past, 60)
    words = (
        translate("Activity", "{minutes} min {seconds} s ago")
        if rest
        else translate("Activity", "{minutes} min ago")
    )
    return words.format(minutes=minutes, seconds=rest)
