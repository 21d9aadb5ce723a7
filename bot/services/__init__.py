"""Use cases: what users do, each in one transaction. Every awaited method of a service may raise DatabaseError."""
