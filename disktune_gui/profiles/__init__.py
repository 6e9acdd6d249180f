"""What is to be measured: profiles, target, place and duration."""
