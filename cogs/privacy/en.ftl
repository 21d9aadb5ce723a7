## privacy
## What is kept about somebody, a row for each kind, and what deleting it does.

privacy-use_slash_command = That's between you and me. Use `/{ name-privacy }`, or send me `{ $prefix }{ name-privacy }` in a direct message.
# Above privacy-matches and the following, each with its details, of what is stored about the member.
privacy-title = ### What I keep about you
# Below privacy-title if nothing is stored.
privacy-nothing = Nothing.
# Below all that is stored.
privacy-never = **Never kept:** your name, and what you write
# $finished, $live: numbers of games.
privacy-matches = **Games:** { $finished } finished · { $live } running
privacy-matches_details = -# Your user ID, moves, times, hints, and the IDs of server, channel and messages
privacy-challenges = **Open challenges:** { $challenges }
privacy-challenges_details = -# Who challenged whom, the game, and the IDs of channel and message
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
# $ratings: in how many servers the member has a rating.
privacy-rated_servers = { $ratings ->
    [one] **Ratings:** in { $ratings } server
   *[other] **Ratings:** in { $ratings } servers
}
# Rating points that were won from levels. $gains: from how many levels.
privacy-gains = { $gains ->
    [0] **Points from my levels:** none
    [one] **Points from my levels:** from { $gains } level
   *[other] **Points from my levels:** from { $gains } levels
}
privacy-ratings_details =
    -# Your rating after each rated game, and how many you won, drew and lost
    -# For each level, the points of the last day you won any
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
# $puzzles: in how many servers and direct messages the member has solved puzzles.
privacy-solved = { $puzzles ->
    [0] **Puzzle results:** none
    [one] **Puzzle results:** in { $puzzles } server or private conversation
   *[other] **Puzzle results:** in { $puzzles } servers and private conversations
}
# $puzzle_rating: 1 if there is one, otherwise 0.
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **Puzzle rating:** –
   *[other] **Puzzle rating:** over all servers
}
privacy-puzzles_details = -# The last puzzle, right and wrong answers, streaks, the daily result you shared last, and for 30 days which puzzles you've seen in races
# Practice with the member's own mistakes in games and in races of puzzles. $reviewed: games that are reviewed for it.
privacy-practice = **Exercises:** { $exercises } · **Games for them:** { $reviewed }
privacy-practice_details = -# Since when you practise, your mistakes in games and races, your answers and when they return
# $lessons: of the course.
privacy-course = **Lessons:** { $lessons }
privacy-course_details = -# Which of their exercises you have solved
# $learners: in how many direct messages the learner has learned from the member.
privacy-learners = { $learners ->
    [one] **Learner's memory:** from { $learners } private conversation
   *[other] **Learner's memory:** from { $learners } private conversations
}
privacy-learners_details = -# What it learned from you in private conversations. In servers, it doesn't keep who played.
# The member has turned notices off with the command notify.
privacy-notices = **Notices turned off:** yes
privacy-notices_details = -# Your user ID
# The direct messages that the member has asked for.
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
# $streak_reminders: 1 if the member wants them, otherwise 0.
privacy-streak_reminders = { $streak_reminders ->
    [0] **Streak reminder:** off
   *[other] **Streak reminder:** on
}
# When somebody looks for a game. $search_notices: in how many servers.
privacy-search_notices = { $search_notices ->
    [0] **Notices of invites:** off
    [one] **Notices of invites:** in { $search_notices } server
   *[other] **Notices of invites:** in { $search_notices } servers
}
privacy-direct_messages_details = -# Your user ID, and when I last sent you one
# $votes: on moves of games in which everyone votes. $votings: games of that kind that the reader has started.
privacy-votes = **Votes:** { $votes } · **Votes started:** { $votings }
privacy-votes_details = -# In games in which everyone votes: your user ID, and your vote on each move, until 24 hours after the end
# $races: of puzzles, in which the reader was; storms, which are races of one member, too. $race_starts: those of them
# that the reader has opened.
privacy-races = **Races and storms of puzzles:** { $races } · **Opened:** { $race_starts }
privacy-races_details = -# Your user ID, the puzzles, which of them you've missed, your points, and how much time you took
# Follows privacy-never, above the button privacy-forget.
privacy-if_deleted =
    ### If you delete it
    { "" }**Running games** end at once. You lose those in which both sides have moved.
    { "" }**Finished games** stay, but without your user ID.
    { "" }**Everything else** is gone. This can't be undone.
privacy-forget = Delete my data
# Above privacy-ended, lines such as privacy-challenges of what was stored, and privacy-kept.
privacy-deleted = ### Your data is deleted
# $kept: the number of games.
privacy-kept =
    -# I've also forgotten your name, your language and whom you challenged, if I still had them in memory.
    ### What stays
    { "" }**Games:** { $kept }
    -# Without your user ID and the IDs of channel and messages. Only the ID of the message or press that began a game stays, as the game's number. Nobody can look it up without the channel.
    -# Until midnight UTC, I still know how often the same two members played each other today, but not who they are.
# $live: the games that were running. $lost: those of them that count as lost.
privacy-ended = { $lost ->
    [0] **Running games ended:** { $live } (without a result)
   *[other] **Running games ended:** { $live } · **Lost:** { $lost } (both sides had moved)
}
privacy-nothing_ended = **Running games ended:** none

## name

name-privacy = privacy

## command

command-privacy = What I store about you, and how to delete it
