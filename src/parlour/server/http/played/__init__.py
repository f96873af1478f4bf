"""What was played here: records to take away, replays and analyses."""
