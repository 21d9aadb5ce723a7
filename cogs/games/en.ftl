## games
## The page of the command games: the reader's running games, and who looks for one in this server.

games-title = ### 🎮 Your games
games-none = You aren't in a game right now. `{ $prefix }{ name-play }` starts one, and `{ $prefix }{ name-invite }` invites anyone.
# $game: its name. $other: the opponent. $place: the channel, or the name of the server.
# $turn: as in games-your_turn.
games-game = - [{ $game }]({ $link }) against **{ $other }** · { $place } · { $turn }
# $deadline: such as "in 5 hours".
games-your_turn = **your move**, your time runs out { $deadline }
games-their_turn = waiting for **{ $who }**, whose time runs out { $deadline }
games-my_turn = waiting for **{ $who }**
games-private = private conversation
games-invitations = ### ⚔️ Looking for someone to play
# $number: on the list. $who: who made the invite. $deadline: when it expires, such as "in 5 minutes".
games-invitation = **{ $number }.** **{ $who }**: [{ $game }]({ $link }) · { $channel } · expires { $deadline }
# A button that accepts the invite with this number.
games-join = Join { $number }
# Below a typed command in a server, with the button games-open.
games-press = Press the button to see your running games. Only you see them.
games-open = My games

## name

name-games = games

## command

command-games = Your running games, and who is looking for one here
