"""Running a server: settings, wiring, metrics, health, logs, doctor."""
