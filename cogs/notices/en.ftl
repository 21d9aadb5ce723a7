## notify
## The command notify, and the button below a reminder.

notify-on = 🔔 **Notices:** on. In games with members, I mention you when it's your turn and you've been away from the channel for five minutes, when the other player accepts your challenge or makes an offer, and once before your time runs out.
notify-off = 🔕 **Notices:** off. I mention you only when someone challenges you.
notify-turn_on = Turn on notices
# Direct messages about streaks of daily puzzles. The last two are buttons.
notify-reminders_on = 🔥 **Streak reminder:** on. I send you a direct message two hours before midnight UTC if a streak of three days or more in the daily puzzle would end.
notify-reminders_off = 🔥 **Streak reminder:** off. I can send you a direct message two hours before midnight UTC if a streak of three days or more in the daily puzzle would end.
notify-turn_on_reminders = Remind me of my streak
notify-turn_off_reminders = No streak reminder
# Direct messages when a member of this server invites anyone to a game. The last two are buttons.
notify-searches_on = ⚔️ **Notices of invites:** on here. I send you a direct message when somebody looks for a game in a channel that you can see, once an hour at most.
notify-searches_off = ⚔️ **Notices of invites:** off here. I can send you a direct message when somebody looks for a game in a channel that you can see, once an hour at most.
notify-searches_off_here = ⚔️ **Notices of invites:** off. This server doesn't allow them.
# In a direct message. $count: of servers (a number).
notify-searches_in = { $count ->
    [one] ⚔️ **Notices of invites:** on in { $count } server. I send you a direct message when somebody looks for a game there.
   *[other] ⚔️ **Notices of invites:** on in { $count } servers. I send you a direct message when somebody looks for a game there.
}
notify-searches_nowhere = ⚔️ **Notices of invites:** off. In a server, `/{ name-notify }` turns on direct messages when somebody looks for a game there.
notify-turn_on_searches = Tell me when somebody looks for a game
notify-turn_off_searches = Stop telling me about invites

# The direct messages themselves. $streaks: lines as in notify-streak. $ends: such as "in 2 hours".
notify-streak_ends =
    🔥 Your streak in the daily puzzle ends { $ends }, at midnight UTC, unless you solve today's puzzle:
    { $streaks }
# $server: its name, or notify-some_server. $count: of days, 3 or more (a number).
notify-streak = - [{ $server }]({ $link }): { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
notify-private_streak = - here, with `{ $prefix }{ name-puzzle } { word-daily }`: { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
# In a group, or where the bot was used without being in the server.
notify-streak_elsewhere = - in another conversation, with `/{ name-puzzle }`: { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
notify-some_server = another server
# $who: who has made the invite. $server: a name. $deadline: when the invite expires, such as "in 30 minutes".
notify-search = ⚔️ **{ $who }** is looking for someone to play **{ $game }** in **{ $server }**. It expires { $deadline }. [See the invite]({ $link })

## name

name-notify = notify

## command

command-notify = What I notify you of, with buttons that change it

## error

error-notify-other_server = That button is for another server. `{ $prefix }{ name-notify }` shows the one for this server.
error-notify-searches_off = This server doesn't allow notices of invites.
