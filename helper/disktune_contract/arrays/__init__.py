"""md arrays: their state, alarms, forecasts and speed-ups."""
