"""The table of metrics in docs/prometheus.md.

    PYTHONPATH=helper:. python3 -m tests.helper.metrics.metrics_document

prints it.
"""

from __future__ import annotations

from disktune_helper.metrics.catalogue import METRICS


def rows() -> list[str]:
    """Return a row for each metric."""
    return [
        f"| `{metric.name}` | {metric.kind.value} | {', '.join(metric.labels)} | {metric.help} |"
        for metric in METRICS
    ]


if __name__ == "__main__":
    print("\n".join(rows()))
