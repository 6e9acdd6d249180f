"""The text format of Prometheus: metrics with their help, and a line for each series.

Sources: prometheus.io "Exposition formats", text format 0.0.4, and "Metric and label naming". node_exporter's
textfile collector drops a whole file for one bad line, one series that comes twice, or a type that changes.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from enum import StrEnum

from disktune_contract.record import record
from disktune_helper.system.text_files import printable

LONGEST_LABEL = 64
"""Characters of a label's value. A model has at most 40 (ACS-4, NVM Express), a line of a table at most 60."""


class MetricKind(StrEnum):
    """What may become of a value from one time to the next."""

    GAUGE = "gauge"
    COUNTER = "counter"
    """It only rises, and begins at 0 with another drive."""


@record
class MetricFamily:
    """One metric: every line of it has these labels and no others."""

    name: str
    """With the prefix ``disktune_``, and in base units: seconds, bytes, degrees Celsius, ratios."""
    help: str
    labels: tuple[str, ...] = ("device",)
    kind: MetricKind = MetricKind.GAUGE


Series = tuple[str, tuple[str, ...], float]
"""Name of the metric, values of its labels, value."""


class MetricsPage:
    """All series of one round. The first that is said of a series holds: one that came twice would spoil all."""

    def __init__(self, metrics: Iterable[MetricFamily]) -> None:
        self._metrics = {metric.name: metric for metric in metrics}
        self._values: dict[str, dict[tuple[str, ...], float]] = {name: {} for name in self._metrics}

    def add(self, metric: MetricFamily, value: float | None, *labels: str) -> None:
        """Add a series; None is unknown, and then there is none."""
        if len(labels) != len(metric.labels):
            raise ValueError(f"{metric.name} has the labels {metric.labels}")
        if value is not None and math.isfinite(value):
            self._values[metric.name].setdefault(tuple(map(label_text, labels)), value)

    @property
    def series(self) -> list[Series]:
        """Every series, in the order of the metrics and then in that in which they were added."""
        return [(name, labels, value) for name, found in self._values.items() for labels, value in found.items()]

    def take(self, other: MetricsPage) -> None:
        """Add everything of another page of the same metrics."""
        for name, labels, value in other.series:
            self._values[name].setdefault(labels, value)

    def text(self) -> str:
        """Return the page in the text format; metrics without a series are left out."""
        lines: list[str] = []
        for name, found in self._values.items():
            metric = self._metrics[name]
            if found:
                lines += [f"# HELP {name} {_help(metric.help)}", f"# TYPE {name} {metric.kind.value}"]
            lines += [f"{name}{_labels(metric.labels, labels)} {number(value)}" for labels, value in found.items()]
        return "".join(f"{line}\n" for line in lines)


def label_text(text: str) -> str:
    """Return text from a drive as a label's value: one short line that can be printed."""
    return printable(text.strip())[:LONGEST_LABEL]


def number(value: float) -> str:
    """Return a number as the format has it: whole ones with all digits, others as Python reads them again."""
    return str(int(value)) if value == int(value) else repr(float(value))


def _labels(names: tuple[str, ...], values: tuple[str, ...]) -> str:
    pairs = ",".join(f'{name}="{_escaped(value)}"' for name, value in zip(names, values, strict=True))
    return f"{{{pairs}}}" if pairs else ""


def _escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def _help(text: str) -> str:
    return text.replace("\\", r"\\").replace("\n", r"\n")
