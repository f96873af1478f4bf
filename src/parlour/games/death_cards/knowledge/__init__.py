"""What a seat's story says about what it cannot see: who may be who, and where the cards may be."""
