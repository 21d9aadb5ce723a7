## notify
## The command notify, and the button below a reminder.

notify-on = 🔔 **Notices:** on. In games with members, I mention you when it's your turn and you've been away from the channel for five minutes, when the other player accepts your challenge or makes an offer, and once before your time runs out.
notify-off = 🔕 **Notices:** off. I mention you only when someone challenges you.
notify-turn_on = Turn on notices

## name

name-notify = notify
