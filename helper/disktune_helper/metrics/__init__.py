"""Metrics of drives, arrays and settings for a monitoring system, in the text format of Prometheus."""
