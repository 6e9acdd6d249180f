"""A chart as an SVG element to stand in a page: no script, no font, no file besides. Without Qt.

Colours are the page's: a line has the class ``s`` and its style's number, a grid ``grid``, words ``word``.
"""

from __future__ import annotations

import math
from html import escape
from itertools import pairwise

from disktune_gui.report.document import ReportChart
from disktune_gui.text import metric_text
from disktune_gui.text.series import ChartLine, ceiling, peak, ticks
from disktune_gui.theming import theme

WIDTH, HEIGHT = 760, 260
_LEFT, _RIGHT, _TOP, _BOTTOM = 72, 32, 12, 36
"""Room for the scales, in pixels."""
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
        parts.append(_word(_LEFT - 8, y + 4, metric_text.figure(mark), "end"))
    for mark in view.places:
        parts.append(_word(across(mark), HEIGHT - _BOTTOM + 16, view.words(mark), "middle"))
    parts.append(_word((_LEFT + WIDTH - _RIGHT) / 2, HEIGHT - 4, view.x_label, "middle"))
    aside = f"translate(14 {(_TOP + HEIGHT - _BOTTOM) / 2:.0f}) rotate(-90)"
    parts.append(f'<text class="word" transform="{aside}" text-anchor="middle">{escape(view.y_label)}</text>')
    for line in view.lines:
        points = [
            "" if math.isnan(y) else f"{across(x):.1f} {up(y):.1f}" for x, y in zip(line.x, line.y, strict=True)
        ]
        # A path of no length with round ends is a dot, and cheaper than a circle.
        commands = _path(points) if line.joined else ""
        marker, marked = _marker(line)
        dots = "".join(f"M{point}{marker}" for point in points if point) if line.dots else ""
        title = f"<title>{escape(line.name)}</title>" if line.name else ""
        parts += [
            f'<path class="{kind} s{line.style}" d="{data}">{title}</path>'
            for kind, data in (("line", commands), (marked, dots))
            if data
        ]
    return "".join([*parts, "</svg>"])


def key(line: ChartLine) -> str:
    """Return a piece of *line*, or its marker, to stand before its name."""
    marker, marked = _marker(line)
    kind = "line" if line.joined else marked
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
    """Return how a point of *line* is drawn, and the class of such paths."""
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
