"""What a move costs where several processes serve one PostgreSQL: ``python -m bench.workers``."""
