"""What a setting is: how it is reached, its values, and what is done with them."""
