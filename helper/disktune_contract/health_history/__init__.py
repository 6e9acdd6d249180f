"""What a drive counted over months: samples, how long they are kept, and when a rating is used up."""
