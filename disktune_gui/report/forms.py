"""The forms of a report."""

from __future__ import annotations

from enum import StrEnum


class ReportFormat(StrEnum):
    """The value is the name on the command line."""

    TEXT = "text"
    HTML = "html"
    JSON = "json"


SUFFIXES = {ReportFormat.TEXT: ".txt", ReportFormat.HTML: ".html", ReportFormat.JSON: ".json"}
