"""What comes with the metrics: the document, the alert rules and the dashboard name what the program says."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from disktune_contract.arrays.alarms import Alarm
from disktune_contract.health.verdict import HealthVerdict
from disktune_helper.metrics import round as rounds
from disktune_helper.metrics.catalogue import METRICS
from disktune_helper.metrics.looking import Unasked
from tests.each import each
from tests.helper.metrics import metrics_document
from tests.helper.metrics.scraped import Scraped
from tests.narrowed import present

ROOT = Path(__file__).resolve().parents[3]
DOCUMENT = (ROOT / "docs/prometheus.md").read_text(encoding="utf-8")
ALERTS = ROOT / "docs/prometheus/alerts.yml"
DASHBOARD: dict[str, Any] = json.loads((ROOT / "docs/prometheus/dashboard.json").read_text(encoding="utf-8"))

LABELS = {metric.name: set(metric.labels) for metric in METRICS}
OF_PROMETHEUS = {"instance", "job"}
WORDS = {
    ("disktune_drive_health_status", "status"): {one.value for one in HealthVerdict},
    ("disktune_array_state", "state"): {one.value for one in Alarm},
    ("disktune_drive_unasked", "reason"): {one.value for one in Unasked},
    ("disktune_drive_info", "kind"): {"nvme", "array"},
    ("disktune_array_info", "level"): {"raid4", "raid5", "raid6"},
}
"""Closed lists that expressions choose from."""

_SELECTOR = re.compile(r"\b(disktune_[a-z0-9_]+)(?:\{([^}]*)\})?")
_MATCHER = re.compile(r"(\w+)\s*(=~|!=|!~|=)\s*\"([^\"]*)\"")


@cache
def promtool() -> str:
    """Return the program, skip where there is none."""
    fetched = ROOT / "build/promtool/usr/bin/promtool"
    found = str(fetched) if fetched.is_file() else shutil.which("promtool")
    if found is None:
        pytest.skip("tools/promtool fetches promtool")
    return found


def judged(*arguments: str, text: str = "") -> str:
    """Return what promtool says; it has to have nothing to complain of."""
    done = subprocess.run([promtool(), *arguments], input=text, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def rules() -> dict[str, str]:
    """Return the rules of the file by name, as text."""
    parts = re.split(r"^ {6}- alert: (\w+)\n", ALERTS.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def expression(rule: str) -> str:
    found = re.search(r"^ {8}expr: (.+)$", rule, re.MULTILINE)
    assert found is not None, rule
    return found[1]


def dashboard_expressions() -> Iterator[str]:
    for panel in DASHBOARD["panels"]:
        yield from (target["expr"] for target in panel.get("targets", ()))
    for variable in DASHBOARD["templating"]["list"]:
        if variable["type"] == "query":
            found = present(re.fullmatch(r"label_values\((.*), (\w+)\)", variable["query"]["query"]))
            yield f"count by ({found[2]}) ({found[1]})"


EXPRESSIONS = {**{name: expression(rule) for name, rule in rules().items()}} | {
    f"dashboard {number}": text for number, text in enumerate(dashboard_expressions())
}


@each(EXPRESSIONS)
def test_an_expression_names_metrics_and_labels_that_there_are(name: str) -> None:
    expr = EXPRESSIONS[name]
    # A list of names in one selector.
    listed = re.sub(r"\{__name__=~\"([^\"]*)\",?", lambda one: one[1].replace("|", "{} ") + "{", expr)
    found = _SELECTOR.findall(listed)
    assert found, expr
    for metric, selector in found:
        assert metric in LABELS, metric
        for label, _, word in _MATCHER.findall(selector):
            assert label in LABELS[metric] | OF_PROMETHEUS, f"{metric} has no label {label}"
            if not word.startswith("$") and "[" not in word:
                assert set(word.split("|")) <= WORDS[metric, label], f"{metric}: {word}"
    for by in re.findall(r"\bon \(([^)]*)\)", expr):
        assert {one.strip() for one in by.split(",")} <= {"instance", "device"}


@pytest.mark.parametrize("name", rules())
def test_an_alert_says_what_to_do(name: str) -> None:
    rule = rules()[name]
    assert re.search(r"^ {10}severity: (critical|warning|info)$", rule, re.MULTILINE)
    summary = present(re.search(r'^ {10}summary: "(.+)"$', rule, re.MULTILINE))
    assert "{{ $labels.instance }}" in summary[1]
    told = rule.partition("description: ")[2].replace(">-", "")
    said = " ".join(told.split()).strip("'")
    assert len(said) > 40
    assert said.endswith(".")
    verbs = (
        "Run|Save|Check|Plan|Look|replace|Remove|Correct|Change nothing|Enable|Nothing here|shows both|names file"
    )
    assert re.search(rf"\b({verbs})", said), said


def test_the_document_lists_every_metric_in_order() -> None:
    listed = DOCUMENT.partition("| Metric | Type | Labels | Meaning |\n|---|---|---|---|\n")[2].splitlines()
    assert listed == metrics_document.rows(), metrics_document.__doc__


def test_the_document_names_every_reason() -> None:
    reasons = set(re.findall(r'reason="(\w+)"', DOCUMENT))
    assert reasons <= {one.value for one in Unasked}
    (row,) = (row for row in metrics_document.rows() if "`disktune_drive_unasked`" in row)
    assert {one.value for one in Unasked} <= set(re.findall(r"\w+", row))
    assert f"at most {rounds.MOST_DRIVES} drives" in DOCUMENT


def test_the_dashboard_has_what_grafana_needs() -> None:
    ids = [panel["id"] for panel in DASHBOARD["panels"]]
    assert len(ids) == len(set(ids))
    for panel in DASHBOARD["panels"]:
        place = panel["gridPos"]
        assert place["x"] + place["w"] <= 24
        if panel["type"] != "row":
            assert panel["title"]
            assert panel["description"].endswith(".")
            assert panel["datasource"]["uid"] == "${datasource}"
    names = {variable["name"] for variable in DASHBOARD["templating"]["list"]}
    used = set(re.findall(r"\$(\w+)", " ".join(dashboard_expressions())))
    assert used <= names


def test_panels_do_not_lie_over_each_other() -> None:
    taken: dict[tuple[int, int], str] = {}
    for panel in DASHBOARD["panels"]:
        place = panel["gridPos"]
        for x in range(place["x"], place["x"] + place["w"]):
            for y in range(place["y"], place["y"] + place["h"]):
                assert (x, y) not in taken, f"{panel['title']} lies over {taken[x, y]}"
                taken[x, y] = panel["title"]


# -- promtool ----------------------------------------------------------------------------------------------


@pytest.mark.tools
def test_promtool_has_nothing_to_complain_of_in_a_page() -> None:
    scraped = Scraped()
    scraped.scrape()
    assert judged("check", "metrics", text=scraped.text) == ""


@pytest.mark.tools
def test_promtool_understands_every_rule() -> None:
    assert f"{len(rules())} rules found" in judged("check", "rules", str(ALERTS))


@pytest.mark.tools
def test_promtool_understands_every_query_of_the_dashboard(tmp_path: Path) -> None:
    lines = ["groups:", "  - name: dashboard", "    rules:"]
    for number, expr in enumerate(dashboard_expressions()):
        lines += [f"      - record: dashboard:panel:{number}", f"        expr: {json.dumps(expr)}"]
    file = tmp_path / "dashboard.yml"
    file.write_text("\n".join(lines), encoding="utf-8")
    judged("check", "rules", str(file))


CASES = """
rule_files: [{alerts}]
evaluation_interval: 5m
tests:
  - interval: 5m
    input_series:
      - series: disktune_drive_info{{instance="nas", device="sda", kind="ata"}}
        values: 1x400
      - series: disktune_drive_info{{instance="nas", device="nvme0n1", kind="nvme"}}
        values: 1x400
      # Asked once, and then left alone for a day.
      - series: disktune_drive_health_status{{instance="nas", device="sda", status="failing"}}
        values: 1 _x290
      # It was failing, and is gone.
      - series: disktune_drive_health_status{{instance="nas", device="sdz", status="failing"}}
        values: 1 _x290
      - series: disktune_drive_temperature_celsius{{instance="nas", device="sda"}}
        values: 58x400
      - series: disktune_drive_temperature_celsius{{instance="nas", device="nvme0n1"}}
        values: 58x400
      - series: disktune_saved_setting_differs{{instance="nas", device="sda", setting="ata.apm"}}
        values: 1x400
      - series: disktune_saved_setting_differs{{instance="nas", device="sdb", setting="ata.apm"}}
        values: 1x400
      - series: disktune_drive_trial_active{{instance="nas", device="sda"}}
        values: 0x400
      - series: disktune_drive_trial_active{{instance="nas", device="sdb"}}
        values: 1x400
      - series: disktune_metrics_timestamp_seconds{{instance="nas"}}
        values: 0x400
      - series: disktune_array_state{{instance="nas", device="md0", state="degraded"}}
        values: 1x400
      - series: disktune_array_state{{instance="nas", device="md1", state="degraded"}}
        values: 1x400
      - series: disktune_array_operation{{instance="nas", device="md1", operation="recover"}}
        values: 1x400
      - series: disktune_array_operation_progress_ratio{{instance="nas", device="md1"}}
        values: 0.5x400
      - series: disktune_array_operation_progress_ratio{{instance="nas", device="md2"}}
        values: 0+0.002x400
    promql_expr_test:
{tests}
"""
FIRING = {
    "DiskTuneDriveFailing": ["sda"],
    "DiskTuneDriveHot": ["sda"],
    "DiskTuneSettingDrift": ["sda"],
    "DiskTuneMetricsOld": [""],
    "DiskTuneArrayDegraded": ["md0"],
    "DiskTuneArrayStalled": ["md1"],
    "DiskTuneLinkSlow": [],
}
"""Which drives each alert is of after 20 h of the series above."""


@pytest.mark.tools
def test_alerts_fire_where_they_should_and_nowhere_else(tmp_path: Path) -> None:
    tests = []
    for name, devices in FIRING.items():
        tests += [
            f'      - expr: count by (device) (ALERTS{{alertname="{name}", alertstate="firing"}})',
            "        eval_time: 20h",
            "        exp_samples:" if devices else "        exp_samples: []",
        ]
        for device in devices:
            labels = f'{{device="{device}"}}' if device else "{}"
            tests += [f"          - labels: '{labels}'", "            value: 1"]
    file = tmp_path / "cases.yml"
    file.write_text(CASES.format(alerts=ALERTS, tests="\n".join(tests)), encoding="utf-8")
    assert "SUCCESS" in judged("test", "rules", str(file))
