"""Programs that pick cells: a position goes in, a cell comes out."""
