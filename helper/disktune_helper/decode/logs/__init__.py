"""What drives write down themselves: self-tests, errors, temperatures."""
