"""What a seat's story says about what it cannot see: identity and Evidence, and where the other's cards are."""
