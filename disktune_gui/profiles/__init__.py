"""What is to be measured: the profiles, on what, where and how long."""
