## challenge

# For challenges and invites.
challenge-expired = ⌛ **{ $who }** got no answer in time.

## owner

# Answers to the person who runs the bot. $count: a number. $status: an HTTP status. $reason: Discord's answer, in English.

owner-synced = { $count ->
        [one] Discord now knows { $count } slash command.
       *[other] Discord now knows { $count } slash commands.
    }
owner-not_synced = Discord refused the slash commands (HTTP { $status }: { $reason }). Try again later. If that doesn't help, invite me again with the link in my log.
# Servers and ids are listed below, or in a file.
owner-servers = { $count ->
        [one] I'm in { $count } server. To let me leave it, send `{ $prefix }leave` and its id.
       *[other] I'm in { $count } servers. To let me leave one, send `{ $prefix }leave` and its id.
    }
owner-direct_message = That would show this server's members which servers I'm in. Send it to me in a direct message.
owner-left = I have left the server { $id }.
owner-not_there = I'm not in a server with this id. `{ $prefix }servers` lists them.
# To a server's members, before the bot leaves it.
owner-not_allowed = Whoever runs me lets me play only in certain servers, and this isn't one of them, so I'm leaving.
