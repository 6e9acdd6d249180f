"""The text format: understood by strict readers, whatever drives call themselves."""

from __future__ import annotations

import math

import pytest

from disktune_helper.metrics.catalogue import LONGEST_LABEL, METRICS, MetricFamily, MetricKind, MetricsPage, number
from tests.helper.metrics import text_format

INFO = MetricFamily("disktune_test_info", "Text of a drive.", ("device", "model"))
SOME = MetricFamily("disktune_test_bytes", 'A back\\slash, a "quote"\nand a new line.')

HOSTILE = (
    '"} 1\ndisktune_drive_failing{device="sda"} 0\n#',
    "back\\slash",
    'quote " and \\" both',
    "line\nbreak\r\n",
    "tab\tand\x1b[31mred\x00",
    "\u202eright to left\u2028",
    "caf\u00e9 \N{HIRAGANA LETTER A}",
    "lone \udcff surrogate",
    "{}=,# HELP # TYPE",
    "x" * 5000,
    "",
)


def page_of(*models: str) -> MetricsPage:
    page = MetricsPage((INFO, SOME))
    for place, model in enumerate(models):
        page.add(INFO, 1, f"sd{chr(97 + place)}", model)
    return page


def test_no_text_of_a_drive_breaks_out_of_its_label() -> None:
    text = page_of(*HOSTILE).text()
    found = text_format.parse(text)
    assert set(found) == {"disktune_test_info"}
    assert len(found["disktune_test_info"].values) == len(HOSTILE)
    models = [dict(labels)["model"] for labels in found["disktune_test_info"].values]
    assert all(len(model) <= LONGEST_LABEL and model.isprintable() for model in models)
    assert models[1:3] == ["back\\slash", 'quote " and \\" both']
    assert text.encode(), "it can be written"


def test_help_is_one_line() -> None:
    page = MetricsPage((SOME,))
    page.add(SOME, 5, "sda")
    assert page.text().splitlines() == [
        '# HELP disktune_test_bytes A back\\\\slash, a "quote"\\nand a new line.',
        "# TYPE disktune_test_bytes gauge",
        'disktune_test_bytes{device="sda"} 5',
    ]


@pytest.mark.parametrize("value", [None, math.nan, math.inf, -math.inf])
def test_what_is_unknown_is_not_there(value: float | None) -> None:
    page = MetricsPage((SOME,))
    page.add(SOME, value, "sda")
    assert page.text() == ""


def test_a_series_that_is_said_twice_comes_once() -> None:
    page, other = MetricsPage((SOME,)), MetricsPage((SOME,))
    page.add(SOME, 1, "sda")
    page.add(SOME, 2, "sda")
    other.add(SOME, 3, "sda")
    page.take(other)
    assert page.series == [("disktune_test_bytes", ("sda",), 1)]


def test_labels_are_those_that_are_declared() -> None:
    with pytest.raises(ValueError, match="has the labels"):
        MetricsPage((SOME,)).add(SOME, 1, "sda", "more")


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0"), (True, "1"), (7.0, "7"), (1 << 80, str(1 << 80)), (0.1, "0.1"), (-3, "-3"), (1e-9, "1e-09")],
)
def test_a_number_is_read_again_as_it_was(value: float, text: str) -> None:
    assert number(value) == text
    assert float(text) == value


def test_every_metric_is_declared_as_the_conventions_have_it() -> None:
    names = [metric.name for metric in METRICS]
    assert len(names) == len(set(names))
    page = MetricsPage(METRICS)
    for metric in METRICS:
        page.add(metric, 1, *("x" for _ in metric.labels))
        assert len(metric.help) <= 160
        assert metric.help.endswith(".")
        assert "serial" not in metric.labels or metric.name == "disktune_drive_info"
        assert metric.kind is MetricKind.COUNTER or not metric.name.endswith("_total")
    assert set(text_format.parse(page.text())) == set(names)


@pytest.mark.parametrize(
    "text",
    [
        "disktune_x 1\n",
        "# HELP disktune_x A.\n# TYPE disktune_x gauge\ndisktune_x 1",
        "# HELP disktune_x A.\n# TYPE disktune_x counter\ndisktune_x 1\n",
        "# HELP disktune_x_total A.\n# TYPE disktune_x_total gauge\ndisktune_x_total 1\n",
        "# HELP disktune_x A.\n# TYPE disktune_x gauge\ndisktune_x 1\ndisktune_x 1\n",
        '# HELP disktune_x A.\n# TYPE disktune_x gauge\ndisktune_x{a="b"c"} 1\n',
        '# HELP disktune_x A.\n# TYPE disktune_x gauge\ndisktune_x{a="b"} 1\ndisktune_x{c="b"} 1\n',
        "# HELP disktune_x_percent A.\n# TYPE disktune_x_percent gauge\ndisktune_x_percent 1\n",
        "# HELP disktune_x A.\n# TYPE disktune_x gauge\ndisktune_x nan\n",
    ],
)
def test_the_reader_of_these_tests_is_strict(text: str) -> None:
    with pytest.raises((AssertionError, StopIteration)):
        text_format.parse(text)
