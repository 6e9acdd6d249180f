"""Self-tests on the Health page: what is offered, entered, running and found."""
