"""Show the busiest drive of the demo on a display, and find lines in its charts, in their colours."""

import sys

from PyQt6.QtGui import QColor

from disktune_gui.app import make_application
from disktune_gui.client import elevation
from disktune_gui.client.session import Session
from disktune_gui.controls.line_chart import LineChart
from disktune_gui.desktop.event_loop import pause, wait
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.services.services import Services
from disktune_gui.theming import theme

LISTED_MS, COLLECTED_MS = 30_000, 6_000
LEAST = 50
"""Dots in the colours of the lines, which after these seconds are a tenth of a chart long; a text has none."""


def main() -> int:
    """Do it; return 1 if there is no chart."""
    application, preferences = make_application()
    session = Session(elevation.survey(demo=True))
    session.start()
    wait(lambda: session.listed, session.drives_changed, LISTED_MS)
    window = MainWindow(Services(session, preferences), drive="sde")
    window.resize(1180, 780)
    window.show()
    window.panel.choose("sde")
    window.tabs.go_to(Tab.ACTIVITY)
    pause(COLLECTED_MS)
    colours = {QColor(theme.series(number).colour).rgb() for number in range(2)}
    found = []
    for chart in window.findChildren(LineChart):
        if chart.isVisible():
            image = chart.grab().toImage()
            places = ((x, y) for x in range(image.width()) for y in range(image.height()))
            found.append(sum(image.pixel(x, y) in colours for x, y in places))
    print(f"charts with {found} dots of their lines")
    window.close()
    session.close()
    del application
    return 0 if found and max(found) >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
