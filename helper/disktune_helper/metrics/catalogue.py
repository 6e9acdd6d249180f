"""Every metric there is, and the text format of Prometheus. docs/prometheus.md has the same table.

Names follow prometheus.io, "Metric and label naming". node_exporter's own have the prefix ``node_``, those of
smartctl_exporter ``smartctl_`` and of Debian's smartmon.sh ``smartmon_``: ours collide with none. A label is a
kernel name, the id of a setting, or a word of a closed list; only `DRIVE_INFO` has text that a drive reports.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from enum import StrEnum

from disktune_contract.record import record
from disktune_helper.system.text_files import printable

# -- the text format of Prometheus: metrics with help, a line a series -------------------------------------
#
# Sources: prometheus.io "Exposition formats", text format 0.0.4, and "Metric and label naming". node_exporter's
# textfile collector drops a whole file for one bad line, one series that comes twice, or a type that changes.

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
    """All series of one round. The first value of a series counts: one that came twice would spoil the page."""

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


# -- every metric; docs/prometheus.md has the same table, compared by a test -------------------------------

_SETTING = ("device", "setting")

# -- the round itself --------------------------------------------------------------------------------------

BUILD_INFO = MetricFamily("disktune_build_info", "Version of DiskTune, always 1.", ("version",))
WRITTEN = MetricFamily(
    "disktune_metrics_timestamp_seconds", "Unix time at which the reading for this page began.", ()
)
TOOK = MetricFamily("disktune_metrics_duration_seconds", "How long it took to make this page.", ())
LEFT_OUT = MetricFamily("disktune_drives_left_out", "Drives and arrays that are not on this page: too many.", ())
APPLY_OFF = MetricFamily(
    "disktune_saved_settings_switched_off",
    "Whether disktune.apply=0 on the kernel's command line keeps saved settings from being restored.",
    (),
)

# -- drives ------------------------------------------------------------------------------------------------

DRIVE_INFO = MetricFamily(
    "disktune_drive_info",
    "Which drive the kernel name means, always 1. drive_id is a digest of its identity; serial is empty "
    "without --serials.",
    ("device", "drive_id", "kind", "model", "firmware", "serial"),
)
SIZE = MetricFamily("disktune_drive_size_bytes", "Size of the drive or array.")
ASKED = MetricFamily(
    "disktune_drive_asked",
    "Whether the drive was asked in this round. If not, nothing is here that only the drive could tell.",
)
UNASKED = MetricFamily(
    "disktune_drive_unasked",
    "Why the drive was not asked, always 1: standby, suspended, idle, unknown_power_state, no_answer, no_time, "
    "not_accessible.",
    ("device", "reason"),
)
STANDBY = MetricFamily("disktune_drive_standby", "Whether the drive is in standby or sleep mode, or suspended.")
POWER_STATE = MetricFamily(
    "disktune_drive_power_state", "Power mode that the drive reports, always 1.", ("device", "state")
)
SUSPENDED = MetricFamily("disktune_drive_suspended", "Whether the kernel has suspended the drive (runtime PM).")
LINK = MetricFamily(
    "disktune_drive_link_bytes_per_second",
    "Data rate of the link as negotiated, after line coding, all lanes.",
)
LINK_BEST = MetricFamily(
    "disktune_drive_link_best_bytes_per_second",
    "Data rate of the best link that the drive and what it is connected to have in common.",
)
TRIAL = MetricFamily(
    "disktune_drive_trial_active", "Whether a change of the drive's settings is on trial, also for hours."
)

# -- health ------------------------------------------------------------------------------------------------

HEALTH = MetricFamily(
    "disktune_drive_health_status",
    "Verdict on the drive's health: 1 for the one that holds, 0 for the others.",
    ("device", "status"),
)
ERRORS = MetricFamily(
    "disktune_drive_errors",
    "Errors that the drive or the kernel counts and the verdict uses. Some can fall, such as pending sectors.",
    ("device", "counter"),
)
TEMPERATURE = MetricFamily("disktune_drive_temperature_celsius", "Temperature that the drive reports.")
WEAR = MetricFamily(
    "disktune_drive_wear_ratio", "Used part of the endurance that the vendor estimated; may exceed 1."
)
SPARE = MetricFamily("disktune_drive_spare_ratio", "Spare blocks that are left (NVMe).")
SPARE_THRESHOLD = MetricFamily(
    "disktune_drive_spare_threshold_ratio", "The drive's own limit, below which it warns of too few spare blocks."
)
POWER_ON = MetricFamily(
    "disktune_drive_power_on_seconds_total", "Time that the drive was powered on.", kind=MetricKind.COUNTER
)
STARTS = MetricFamily("disktune_drive_starts_total", "Starts of the motor.", kind=MetricKind.COUNTER)
LOADS = MetricFamily("disktune_drive_head_loads_total", "Load cycles of the heads.", kind=MetricKind.COUNTER)
WRITTEN_BYTES = MetricFamily(
    "disktune_drive_host_written_bytes_total",
    "Data that the host has written to the drive.",
    kind=MetricKind.COUNTER,
)
SAMPLED_AT = MetricFamily(
    "disktune_health_sample_timestamp_seconds",
    "Unix time of the newest sample that disktune-health.timer or a window kept of the drive.",
)

# -- settings ----------------------------------------------------------------------------------------------

ENABLED = MetricFamily("disktune_setting_enabled", "Setting in force: whether it is on.", _SETTING)
VALUE = MetricFamily("disktune_setting_value", "Setting in force: a number without a base unit.", _SETTING)
BYTES = MetricFamily("disktune_setting_bytes", "Setting in force: a size.", _SETTING)
SECONDS = MetricFamily("disktune_setting_seconds", "Setting in force: a time.", _SETTING)
RATE = MetricFamily("disktune_setting_bytes_per_second", "Setting in force: a rate.", _SETTING)
CELSIUS = MetricFamily("disktune_setting_celsius", "Setting in force: a temperature.", _SETTING)
RATIO = MetricFamily("disktune_setting_ratio", "Setting in force: a share, 0 to 1.", _SETTING)
WORD = MetricFamily(
    "disktune_setting_info",
    "Setting in force: a word, always 1. A number that is switched off is here, as the word for that.",
    (*_SETTING, "value"),
)
LAST_SET = MetricFamily(
    "disktune_setting_last_set_info",
    "Value that DiskTune last set and no drive reports, always 1.",
    (*_SETTING, "value"),
)
DIFFERS = MetricFamily(
    "disktune_saved_setting_differs", "Whether the setting in force differs from the saved one.", _SETTING
)
COMPARED = MetricFamily(
    "disktune_saved_setting_compared",
    "Whether the saved setting could be compared with the one in force.",
    _SETTING,
)
HELD = MetricFamily(
    "disktune_saved_setting_held_back", "Whether the boot guard holds the saved setting back.", _SETTING
)
PROBLEMS = MetricFamily("disktune_saved_file_problems", "Problems in the file of saved settings of the drive.")

# -- arrays ------------------------------------------------------------------------------------------------

ARRAY_INFO = MetricFamily("disktune_array_info", "RAID level of the array, always 1.", ("device", "level"))
ARRAY_STATE = MetricFamily(
    "disktune_array_state",
    "How the array is: 1 for the state that holds, 0 for the others.",
    ("device", "state"),
)
ARRAY_DISKS = MetricFamily("disktune_array_disks", "Members that the array is made for.")
ARRAY_MISSING = MetricFamily("disktune_array_disks_missing", "Places of the array without a member in sync.")
OPERATION = MetricFamily(
    "disktune_array_operation", "What runs on the array or waits its turn, always 1.", ("device", "operation")
)
PROGRESS = MetricFamily("disktune_array_operation_progress_ratio", "How much of the operation is done.")
SPEED = MetricFamily(
    "disktune_array_operation_bytes_per_second", "Speed of the operation on each member, by the kernel."
)
REMAINING = MetricFamily(
    "disktune_array_operation_remaining_seconds",
    "Forecast of the time that the operation still takes, from its speed in earlier rounds.",
)
MISMATCH = MetricFamily("disktune_array_mismatch_bytes", "What differed between members in the last check.")
BOOST = MetricFamily("disktune_array_boost_active", "Whether a boost of the array holds settings changed.")

METRICS: tuple[MetricFamily, ...] = tuple(
    found for found in list(globals().values()) if isinstance(found, MetricFamily)
)
"""In the order above."""
