"""What a report can be."""

from __future__ import annotations

from enum import StrEnum


class ReportFormat(StrEnum):
    """The value is what the command line calls it."""

    TEXT = "text"
    HTML = "html"
    JSON = "json"


SUFFIXES = {ReportFormat.TEXT: ".txt", ReportFormat.HTML: ".html", ReportFormat.JSON: ".json"}
