"""What lies between the demo's file systems and its drives: an encryption, and volumes on it."""
