"""What a monitoring system is told of drives, arrays and settings, in the text format of Prometheus."""
