## vote
## Games in which everyone in a place plays one side, and votes for each move. $move: a cell such as B2, or a column.
## $deadline: when the voting ends, such as "in 5 minutes".

# In the channel. $thread: a link to the thread of the game.
vote-thread = 🗳️ Everyone may play: vote for each move in { $thread }.
# On the board. $counts: cells with their numbers of votes, such as "B2 **3** · A1 **1**".
vote-counts = 🗳️ { $counts } · the move ends { $deadline }
vote-none = 🗳️ No votes yet · the move ends { $deadline }
vote-waits = 🗳️ Nobody has voted. Without a vote, the game ends { $deadline }.
vote-last = Votes for the last move: { $counts }
# $cells: the cells with the most votes, two to eight.
vote-lot = 🎲 { $cells } had equally many votes, so one was drawn at random.
# $count: of the cells with the most votes, nine or more (a number).
vote-lot_many = { $count ->
    [one] 🎲 { $count } cell had equally many votes, so one was drawn at random.
   *[other] 🎲 { $count } cells had equally many votes, so one was drawn at random.
}
# To a voter, in private. $count: of members who have voted (a number).
vote-yours = { $count ->
    [one] 🗳️ Your vote: **{ $move }** · { $count } vote so far · the move ends { $deadline }. You can change your vote until then.
   *[other] 🗳️ Your vote: **{ $move }** · { $count } votes so far · the move ends { $deadline }. You can change your vote until then.
}
# The same, to everyone, after a typed move.
vote-theirs = { $count ->
    [one] 🗳️ **{ $who }** votes for **{ $move }** · { $count } vote so far · the move ends { $deadline }
   *[other] 🗳️ **{ $who }** votes for **{ $move }** · { $count } votes so far · the move ends { $deadline }
}
# On the first board.
vote-how = Vote for a cell: the one with the most votes is played.
# The same in a game that can be reviewed.
vote-how_with_review = { vote-how } When the game is over, I say where you went wrong and who had voted for the right move.
# On the first board of a server whose boards have no buttons. $example: a cell or the number of a column.
vote-typed = To vote, type a move, for example `{ $prefix }{ name-move } { $example }`.
# After the game: about the move with which the crowd gave away a better result. $others: how many voters more (a number).
vote-saw = { $others ->
    [0] **{ $who }** saw it.
    [one] **{ $who }** and { $others } other saw it.
   *[other] **{ $who }** and { $others } others saw it.
}
# $count: of voters (a number). The names are not known any more, or nobody voted for the right move.
vote-saw_unnamed = { $count ->
    [0] Nobody voted for a better move.
    [one] { $count } voter saw it.
   *[other] { $count } voters saw it.
}
# In a review, unless that was the turning point. $number: of the move in the game. $cells: the right moves. One of the
# two messages above follows.
vote-went_wrong = With move { $number }, the crowd went wrong. Better: { $cells }.
# Below the accuracy of the crowd. $share: of the voter's votes that kept the result, such as "75%".
vote-best = **Best voter:** { $who } { $share }
# A button: it makes the crowd's mistake an exercise of whoever presses it.
vote-practise = Practice
# Above a menu that only the reader sees.
vote-choose = 🗳️ Choose the cell for which you vote:

## question

question-vote_examples = For example: `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`, with a time for each move from 15s to 24h.

## name

name-vote = vote
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = time
name-vote_thread = { word-thread }

## command

command-vote = A game against one of my levels in which everyone here votes for each move
command-vote_opponent = My level that you all play against (default: the server's default level)
command-vote_game = { command-play_game }
command-vote_mark = Mark of all of you; X goes first (default: X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = Time to vote for each move, from 15s to 24h, such as 30s, 5m or 1h (default: 1m)
command-vote_thread = No: in this channel, which needs the permission Manage Messages

## error

error-vote-outside_server = Everyone in a place votes in those games, so they are played in servers. `{ $prefix }{ name-play }` starts a game with me here.
error-vote-off = This server has turned off games in which everyone votes.
error-vote-time = The time for each move is from 15 seconds to 24 hours, such as `30s`, `5m` or `1h`. For example: `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = The voting on that move has just ended. You can vote on the next one in a moment.
error-vote-only_in_thread = You need the permission **{ permission-manage_messages }** to start this game in the channel itself. Without it, the game gets a thread.
error-vote-needs_thread = This game needs a thread. You need the permission **{ permission-create_public_threads }** to open one here, or **{ permission-manage_messages }** to play in the channel itself.
