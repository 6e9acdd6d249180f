"""What the demo starts in place of systemd's units and programs: `MachineTools` over simulated drives."""
