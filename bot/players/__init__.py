"""Programs that choose a move: searches, levels, the learner and the network."""
