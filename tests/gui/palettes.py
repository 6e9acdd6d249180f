"""Palettes that desktops handed to Qt in real sessions: Debian 12's 6.4.2 and, where it is named, 6.11.2."""

from __future__ import annotations

from PyQt6.QtGui import QColor, QPalette

ROLES = (
    *("Window", "WindowText", "Base", "AlternateBase", "Text", "Button", "ButtonText", "ToolTipBase"),
    *("ToolTipText", "PlaceholderText", "Highlight", "HighlightedText", "Link", "LinkVisited", "Light"),
    *("Midlight", "Mid", "Dark"),
)
GIVEN = {
    "Breeze Dark, 6.4": (
        "ff2a2e32 fffcfcfc ff1b1e20 ff232629 fffcfcfc ff31363b fffcfcfc ff31363b fffcfcfc "
        "80000000 ff3daee9 fffcfcfc ff1d99f3 ff9b59b6 ff181b1d ff25292c ff41484e ff626c76"
    ),
    "Breeze Dark, 6.11": (
        "ff2a2e32 fffcfcfc ff1b1e20 ff232629 fffcfcfc ff31363b fffcfcfc ff31363b fffcfcfc "
        "ffa1a9b1 ff3daee9 fffcfcfc ff1d99f3 ff9b59b6 ff181b1d ff25292c ff41484e ff626c76"
    ),
    "Breeze Light, 6.4": (
        "ffeff0f1 ff232629 ffffffff fff7f7f7 ff232629 fffcfcfc ff232629 fff7f7f7 ff232629 "
        "80000000 ff3daee9 ffffffff ff2980b9 ff9b59b6 ffffffff ffffffff ffa8a8a8 ff7e7e7e"
    ),
    "Breeze Light, 6.11": (
        "ffeff0f1 ff232629 ffffffff fff7f7f7 ff232629 fffcfcfc ff232629 fff7f7f7 ff232629 "
        "ff707d8a ff3daee9 ffffffff ff2980b9 ff9b59b6 ffffffff ffffffff ffa8a8a8 ff7e7e7e"
    ),
    "Adwaita, 6.11": (
        "fffaf9f8 ff000000 fffaf9f8 ffeae9e8 ff000000 fffaf9f8 ff000000 ffffffdc ff000000 "
        "ff646464 ff3584e4 ffffffff ff0000ff ffff00ff ffffffff ffffffff ffffffff ffdbdada"
    ),
    "Adwaita-dark, 6.11": (
        "fffaf9f8 ff000000 fffaf9f8 ffeae9e8 ff000000 fffaf9f8 ff000000 ffffffdc ff000000 "
        "- ff3584e4 ffffffff ff308cc6 ffff00ff ffffffff ffffffff ffffffff ffdbdada"
    ),
    "HighContrast, 6.11": (
        "fffefefd ff000000 fffefefd ffededec ff000000 fffefefd ff000000 ffffffdc ff000000 "
        "ff646464 ff1b6acb ffffffff ff0000ff ffff00ff ffffffff ffffffff ffffffff ffdfdfde"
    ),
    "HighContrastInverse, 6.11": (
        "ff2f2f2f ffffffff ff2f2f2f ff2c2c2c ffffffff ff2f2f2f ffffffff ffffffdc ff000000 "
        "ff9b9b9b ff0f3b71 ffffffff ff308cc6 ffff00ff ff3b3b3b ff353535 ff353535 ff292929"
    ),
    "Greybird, 6.11": (
        "ffe0e0e0 ff212121 ffe0e0e0 ffd1d1d1 ff212121 ffe0e0e0 ff212121 ffffffdc ff000000 "
        "ff858585 ff398ee7 ffffffff ff0000ff ffff00ff ffffffff fffdfdfd fffdfdfd ffc4c4c4"
    ),
    "Greybird-dark, 6.11": (
        "ff353839 ffffffff ff353839 ff323435 ffffffff ff353839 ffffffff ffffffdc ff000000 "
        "ff9b9b9b ff145ba6 ffffffff ff308cc6 ffff00ff ff424647 ff3c3f40 ff3c3f40 ff2e3132"
    ),
}
"""By name, one colour for each of `ROLES`, alpha first; ``-`` is an invalid one."""


def palette(name: str) -> QPalette:
    """Return one of them."""
    made = QPalette()
    for role, colour in zip(ROLES, GIVEN[name].split(), strict=True):
        made.setColor(QPalette.ColorRole[role], QColor() if colour == "-" else QColor(f"#{colour}"))
    return made
