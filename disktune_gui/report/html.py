"""The report as one HTML page with charts as SVG: no fetches, no scripts, all text of drives escaped."""

from __future__ import annotations

import math
from collections.abc import Iterable
from html import escape
from itertools import pairwise

from PyQt6.QtCore import QCoreApplication, QLocale, Qt

from disktune_gui.desktop import language
from disktune_gui.report.document import ReportChapter, ReportChart, ReportDocument
from disktune_gui.text import tabular, wording
from disktune_gui.text.facts import FactSection, absent
from disktune_gui.text.harmless import harmless
from disktune_gui.text.series import ChartLine, ceiling, peak, ticks
from disktune_gui.text.tabular import DataTable
from disktune_gui.theming import theme

# -- a chart as an SVG element: no script, font or other file; without Qt ----------------------------------
#
# Colours are the page's: a line has the class ``s`` and its style's number, a grid ``grid``, text ``word``.

WIDTH, HEIGHT = 760, 260
_LEFT, _RIGHT, _TOP, _BOTTOM = 72, 32, 12, 36
"""Space for the scales, in pixels."""
_DOT = "h0"
_MARKERS = {
    "o": _DOT,
    "s": "m-2.5-2.5h5v5h-5z",
    "t1": "m0-3.5l3.5 6h-7z",
    "d": "m0-3.5l3.5 3.5l-3.5 3.5l-3.5-3.5z",
    "t": "m0 3.5l3.5-6h-7z",
    "x": "m-2.5-2.5l5 5m0-5l-5 5",
}
"""The theme's markers, drawn around the point."""
KEY_WIDTH, KEY_HEIGHT = 42, 10

_LINE = "line"
"""A class in the style sheet."""


def svg(figure: ReportChart) -> str:
    """Return *figure* as an element."""
    view = figure.view
    top = ceiling(peak(view.lines), least=1e-6)
    left, right = view.left, view.right

    def across(value: float) -> float:
        return _LEFT + (value - left) / (right - left) * (WIDTH - _LEFT - _RIGHT)

    def up(value: float) -> float:
        return HEIGHT - _BOTTOM - value / top * (HEIGHT - _TOP - _BOTTOM)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(view.summary)}">'
    ]
    for mark in ticks(top):
        y = up(mark)
        parts.append(f'<path class="grid" d="M{_LEFT} {y:.1f}H{WIDTH - _RIGHT}"/>')
        parts.append(_word(_LEFT - 8, y + 4, wording.figure(mark), "end"))
    for mark in view.places:
        parts.append(_word(across(mark), HEIGHT - _BOTTOM + 16, view.words(mark), "middle"))
    parts.append(_word((_LEFT + WIDTH - _RIGHT) / 2, HEIGHT - 4, view.x_label, "middle"))
    aside = f"translate(14 {(_TOP + HEIGHT - _BOTTOM) / 2:.0f}) rotate(-90)"
    parts.append(f'<text class="word" transform="{aside}" text-anchor="middle">{escape(view.y_label)}</text>')
    for line in view.lines:
        points = [
            "" if math.isnan(y) else f"{across(x):.1f} {up(y):.1f}" for x, y in zip(line.x, line.y, strict=True)
        ]
        # A path of no length with round ends is a dot, and smaller than a circle.
        commands = _path(points) if line.joined else ""
        marker, marked = _marker(line)
        dots = "".join(f"M{point}{marker}" for point in points if point) if line.dots else ""
        title = f"<title>{escape(line.name)}</title>" if line.name else ""
        parts += [
            f'<path class="{kind} s{line.style}" d="{data}">{title}</path>'
            for kind, data in ((_LINE, commands), (marked, dots))
            if data
        ]
    return "".join([*parts, "</svg>"])


def key(line: ChartLine) -> str:
    """Return a piece of *line*, or its marker, to be shown before its name."""
    marker, marked = _marker(line)
    kind = _LINE if line.joined else marked
    data = (
        f"M1 {KEY_HEIGHT / 2:g}H{KEY_WIDTH - 1}"
        if line.joined
        else f"M{KEY_WIDTH / 2:g} {KEY_HEIGHT / 2:g}{marker}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {KEY_WIDTH} {KEY_HEIGHT}" aria-hidden="true">'
        f'<path class="{kind} s{line.style}" d="{data}"/></svg>'
    )


def _marker(line: ChartLine) -> tuple[str, str]:
    """Return the path of a point of *line*, and the class of such paths."""
    marker = _MARKERS[theme.series(line.style, dark=False).marker]
    return marker, "dots" if marker == _DOT else "marks"


def _word(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text class="word" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _path(points: list[str]) -> str:
    """Return the commands of a path through *points*; an empty one is a gap."""
    commands = []
    for before, now in pairwise(["", *points]):
        if now:
            commands.append(f"{'L' if before else 'M'}{now}")
    return "".join(commands)


# -- the report as one HTML page: no fetches, no scripts, all text escaped ---------------------------------

POLICY = "default-src 'none'; style-src 'unsafe-inline'"
"""Content-Security-Policy: blocks scripts and fetches even if some markup was not escaped."""

_STYLE = """
:root{--back:#fff;--word:#1c2025;--soft:#616871;--line:#d9dde2}
@media(prefers-color-scheme:dark){:root{--back:#17191c;--word:#e7e9ec;--soft:#9aa1ab;--line:#3a3e45}}
body{margin:2rem auto;max-width:60rem;padding:0 1rem;background:var(--back);color:var(--word);
font:15px/1.5 sans-serif}
h1{font-size:1.7rem;margin:0}
h2{font-size:1.3rem;margin:2.5rem 0 0;border-top:1px solid var(--line);padding-top:1.2rem}
h3,summary{font-size:1rem;font-weight:bold;margin:1.2rem 0 .3rem}summary{cursor:pointer}
.soft{color:var(--soft);margin:.2rem 0}table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.15rem 1rem .15rem 0}td+td.number{text-align:right}
table.facts th{font-weight:normal;width:16rem;color:var(--soft)}
table.results tr{border-bottom:1px solid var(--line)}
td{overflow-wrap:anywhere}svg{width:100%;height:auto;margin-top:.4rem}
.grid{stroke:var(--line)}.word{fill:var(--soft);font-size:12px}.line{fill:none;stroke-width:1.6}
.dots{fill:none;stroke-width:4;stroke-linecap:round}.marks{fill:none;stroke-width:1.6}
.key{margin:.2rem 0}.key span{margin-right:1.2rem}
@media print{details:not([open])>*{display:block}}
"""
_KEY = f".key svg{{width:{KEY_WIDTH}px;height:{KEY_HEIGHT}px;margin:0}}\n"


def render(document: ReportDocument) -> str:
    """Return the page, in which no text of a drive affects the text around it."""
    used = {
        line.style for chapter in document.chapters for figure in chapter.figures for line in figure.view.lines
    }
    parts = [
        "<!DOCTYPE html>",
        f'<html {_language()}><head><meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(document.title)}</title>",
        f"<style>{_STYLE}{_KEY}{_line_styles(used)}</style></head><body>",
        f"<h1>{escape(document.title)}</h1>",
        *(f'<p class="soft">{escape(sentence)}</p>' for sentence in document.about),
        *(_chapter(chapter) for chapter in document.chapters),
        "</body></html>",
    ]
    return harmless("\n".join(parts) + "\n")


def _language() -> str:
    """Return the attributes with the language of the page and its text direction."""
    code = language.current()
    right_to_left = QLocale(code).textDirection() is Qt.LayoutDirection.RightToLeft
    return f'lang="{code.replace("_", "-")}"' + (' dir="rtl"' if right_to_left else "")


def _chapter(chapter: ReportChapter) -> str:
    parts = [f"<h2>{escape(chapter.title)}</h2>"]
    if chapter.subtitle:
        parts.append(f'<p class="soft">{escape(chapter.subtitle)}</p>')
    parts += [f"<h3>{escape(part.title)}</h3>{_facts(part)}" for part in chapter.first]
    if chapter.table.rows:
        heading = QCoreApplication.translate("Report", "Results")
        parts.append(f"<h3>{escape(heading)}</h3>{_table(chapter.table)}")
    parts += [_figure(figure) for figure in chapter.figures]
    parts += [f"<details><summary>{escape(part.title)}</summary>{_facts(part)}</details>" for part in chapter.more]
    parts += [f'<p class="soft">{escape(remark)}</p>' for remark in chapter.remarks]
    return "\n".join(parts)


def _facts(section: FactSection) -> str:
    rows = []
    for row in section.rows:
        note = f' <span class="soft">{escape(row.note)}</span>' if row.note else ""
        faint = ' class="soft"' if row.value == absent() else ""
        rows.append(f"<tr><th>{escape(row.label)}</th><td{faint}>{escape(row.value)}{note}</td></tr>")
    return f'<table class="facts">{"".join(rows)}</table>'


def _table(table: DataTable) -> str:
    head = "".join(f"<th>{escape(title)}</th>" for title in table.header)
    rows = []
    for row in table.rows:
        cells = (
            f"<td{' class=number' if isinstance(cell, int | float) else ''}>{escape(tabular.shown(cell))}</td>"
            for cell in row
        )
        rows.append(f"<tr>{''.join(cells)}</tr>")
    return f'<table class="results"><tr>{head}</tr>{"".join(rows)}</table>'


def _figure(figure: ReportChart) -> str:
    named = [line for line in figure.view.lines if line.name] if len(figure.view.lines) > 1 else []
    keys = "".join(f"<span>{key(line)} {escape(line.name)}</span>" for line in named)
    legend = f'<p class="key">{keys}</p>' if keys else ""
    return (
        f'<h3>{escape(figure.heading)}</h3>{legend}{svg(figure)}<p class="soft">{escape(figure.view.summary)}</p>'
    )


def _line_styles(used: Iterable[int]) -> str:
    """Return the styles of the lines, in light and in dark, as in the charts of the window."""
    light, dark = [], []
    for style in sorted(used):
        series = theme.series(style, dark=False)
        light.append(f".s{style}{{stroke:{series.colour}}}")
        if series.dashes:
            light.append(f".line.s{style}{{stroke-dasharray:{' '.join(f'{one:g}' for one in series.dashes)}}}")
        dark.append(f".s{style}{{stroke:{theme.series(style, dark=True).colour}}}")
    return "".join(light) + (f"@media(prefers-color-scheme:dark){{{''.join(dark)}}}" if dark else "")
