"""How the schema came to be what it is, step by step; Alembic walks them."""
