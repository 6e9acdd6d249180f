"""The report as text for a terminal, a mail or a forum. Without Qt."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_gui.report.document import ReportChapter, ReportDocument
from disktune_gui.text import export, tabular
from disktune_gui.text.tabular import DataTable


def render(document: ReportDocument) -> str:
    """Return the text; nothing in it moves a terminal's cursor or changes its colours."""
    parts = [export.underlined(document.title, "="), *document.about]
    text = "\n".join(parts) + "\n" + "".join(_chapter(chapter) for chapter in document.chapters)
    return "".join(char if char.isprintable() or char == "\n" else "\ufffd" for char in text)


def _chapter(chapter: ReportChapter) -> str:
    title = "\n" + export.underlined(chapter.title, "=")
    blocks = [f"{title}\n{chapter.subtitle}" if chapter.subtitle else title]
    width = export.label_width([*chapter.first, *chapter.more])
    blocks += [export.section_as_text(part, width) for part in chapter.first]
    if chapter.table.rows:
        heading = QCoreApplication.translate("Report", "Results")
        blocks.append(f"{export.underlined(heading)}\n{_table(chapter.table)}")
    blocks += [f"{export.underlined(figure.heading)}\n{figure.view.summary}" for figure in chapter.figures]
    blocks += [export.section_as_text(part, width) for part in chapter.more]
    if chapter.remarks:
        blocks.append("\n".join(chapter.remarks))
    return "\n\n".join(blocks) + "\n"


def _table(table: DataTable) -> str:
    rows = [table.header, *(tuple(tabular.shown(cell) for cell in row) for row in table.rows)]
    widths = [max(export.columns(row[column]) for row in rows) for column in range(len(table.header))]
    padded = ([export.padded(cell, width) for cell, width in zip(row, widths, strict=True)] for row in rows)
    return "\n".join("  ".join(row).rstrip() for row in padded)
