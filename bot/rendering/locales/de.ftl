### The bot's texts in German, with the same keys and names in braces as en.toml.

## ply

ply-member_first = Neue Partie: **{ $who }** setzt { $mark } auf **{ $coordinate }**.
ply-member = **{ $who }** setzt { $mark } auf **{ $coordinate }**.
ply-program_first = Ich beginne mit { $mark } auf **{ $coordinate }**.
ply-program = Ich antworte mit { $mark } auf **{ $coordinate }**.
ply-level = **{ $who }** setzt { $mark } auf **{ $coordinate }**.

## status

status-member_to_move = Du bist dran, **{ $who }**: Du spielst { $mark }. Zum Beispiel: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark } ist dran. ⏳ Die Zeit läuft { $deadline } ab; wer bis dahin nicht gezogen hat, verliert.
status-awaited_first = **{ $who }** { $mark } ist dran. ⏳ Passiert nichts, endet die Partie { $deadline } ohne Ergebnis.
status-level_to_move = **{ $who }** { $mark } denkt nach …
status-member_won = 🏆 **{ $who } gewinnt** mit { $mark } auf { $line }.
status-program_won = 🏁 **Ich gewinne** mit { $mark } auf { $line }.
status-misere_won = 🏆 **{ $winner } gewinnt**, denn **{ $who }** hat mit { $mark } { $line } vollendet.
status-misere_member_won = 🏆 **{ $who } gewinnt**, denn ich habe mit { $mark } { $line } vollendet.
status-misere_program_won = 🏁 **Ich gewinne**, denn **{ $who }** hat mit { $mark } { $line } vollendet.
status-draw = 🤝 **Unentschieden.** Das Brett ist voll, und niemand hat eine Reihe.
status-member_resigned = 🏳️ **{ $who }** gibt auf. **Ich gewinne.**
status-member_forfeited = ⌛ **{ $who }** ist gegangen oder weggeblieben. **Ich gewinne.**
status-member_started_over = 🏳️ **{ $who }** gibt die letzte Partie auf. **Die gewinne ich.**
status-resigned = 🏳️ **{ $who }** gibt auf. **{ $winner } gewinnt.**
status-forfeited = ⌛ **{ $who }** ist gegangen oder weggeblieben. **{ $winner } gewinnt.**
status-agreed = 🤝 **Unentschieden**, von beiden vereinbart.
status-stopped = ⏹️ **Gestoppt.** Diese Partie endet ohne Ergebnis.
status-halted = ⏹️ **Die Moderation hat diese Partie gestoppt.** Sie endet ohne Ergebnis.
status-abandoned = 💤 Niemand hat diese Partie weitergespielt, deshalb endet sie ohne Ergebnis.
status-someone = jemand
status-again = Noch eine? `{ $prefix }{ name-play }`
status-again_watch = Noch eine? `{ $prefix }{ name-watch }`

## position

position-cells = X: { $x } · O: { $o }
position-against = X: { $x } · O: { $o } · Meine Stufe: { $level }
position-coached = { $position } · mit Tipps
position-misere = { $position } · { $count } in einer Reihe verlieren

## level

level-random = Zufall
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-perfect = Perfekt
level-learner = Lehrling

## game

game-3x3 = Tic-Tac-Toe
game-misere = Misère-Tic-Tac-Toe
game-4x4 = 4×4, vier in einer Reihe
game-5x5 = 5×5, vier in einer Reihe
game-7x7 = 7×7, fünf in einer Reihe
game-9x9 = 9×9, fünf in einer Reihe
game-connect4 = Vier gewinnt
game-size = { $rows }×{ $columns }, { $in_a_row } in einer Reihe

## board

board-rematch = Revanche
board-again = Noch einmal spielen
board-stop = Stopp
board-review = Rückblick

## style

style-classic = Klassisch
style-shapes = Formen
style-animals = Tiere
style-fruit = Obst
style-space = Weltraum
style-weather = Wetter
style-picture = Gezeichnetes Bild
style-own = Emojis dieses Servers

## own
## The form for the server's own emoji. Discord's limits: 45 characters for titles and fields, 100 for other texts.

own-title = Emojis für die Bretter
own-choose = Eigene Emojis wählen
own-explanation = Ein Emoji oder der Name eines Emojis, das dieser Server selbst erstellt hat, etwa :cat:
own-placeholder = Wie üblich, wenn du das leer lässt
own-x = X
own-o = O
own-winning_x = X in einer Gewinnreihe
own-winning_o = O in einer Gewinnreihe
own-empty = Ein freies Feld
own-unavailable = Die Bretter zeigen wieder { $mark_x } und { $mark_o }, weil diese Emojis hier nicht mehr nutzbar sind: { $names }.

## picture
## Alternative text of board pictures, for screen readers: at most 1024 characters, including the facts.

picture-board = Ein Brett mit { $rows } Zeilen und { $columns } Spalten. X: { $x }. O: { $o }.
picture-last = Der letzte Zug war { $coordinate }.
picture-line = Durchgestrichen ist die Reihe { $line }.

## thread

thread-name = { $one } – { $other }
thread-made = Die Partie läuft in { $thread }.

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** fordert dich zu einer Partie heraus: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** sucht jemanden zum Spielen. Das Spiel: **{ $game }**. Wer macht mit?
challenge-mark = **{ $who }** spielt { $mark }, und { $mark_x } beginnt.
challenge-random_mark = Das Los entscheidet, wer { $mark_x } spielt und beginnt.
challenge-hints = 💡 Mit `/{ name-hint }` dürfen beide um Tipps bitten, und das Brett zeigt das an.
challenge-expires = Läuft { $deadline } ab.
challenge-accept = Annehmen
challenge-decline = Ablehnen
challenge-withdraw = Zurückziehen
challenge-declined = **{ $who }** hat die Herausforderung abgelehnt.
challenge-withdrawn = **{ $who }** hat die Herausforderung zurückgezogen.
challenge-uninvited = **{ $who }** hat die Einladung zurückgezogen.
challenge-expired = ⌛ **{ $who }** hat nicht rechtzeitig jemanden gefunden.
challenge-begun = **{ $x }** { $mark_x } spielt gegen **{ $o }** { $mark_o }.

## offer

offer-draw = 🤝 **{ $who }** bietet ein Unentschieden an. Nimmt **{ $other }** an?
offer-take-back = ↩️ **{ $who }** bittet **{ $other }**, den letzten Zug zurücknehmen zu dürfen.
offer-accept = Annehmen
offer-decline = Ablehnen
offer-taken_back = **{ $who }** hat einen Zug zurückgenommen.
offer-declined = **{ $who }** hat abgelehnt. Die Partie geht weiter.
offer-withdrawn = **{ $who }** hat das zurückgezogen. Die Partie geht weiter.

## puzzle

puzzle-win = **{ $mark } ist dran und gewinnt.** Genau ein Zug schafft das: Welcher?
puzzle-draw = **{ $mark } ist dran und verliert nicht.** Genau ein Zug hält das Unentschieden, alle anderen verlieren: Welcher?
puzzle-user = 🧩 Ein Rätsel für **{ $who }**.
puzzle-daily = 🧩 **Das Rätsel vom { $day }**, für alle hier; das nächste kommt { $ends }. Drücke auf ein Feld: Nur du siehst, ob es richtig war, und deine erste Antwort zählt.
puzzle-right = ✅ **{ $coordinate } ist richtig.** { $reasons }
puzzle-draws = 💡 **{ $coordinate } reicht nicht:** { $other } kann ein Unentschieden halten. Der richtige Zug ist **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } verliert**, wenn { $other } gut spielt. Der richtige Zug ist **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 Damit sind es { $count } in Folge.
puzzle-days = 📅 Damit sind es { $count } Tage in Folge.
puzzle-record =
    Gelöst: { $solved } von { $tried } · In Folge: { $in_a_row } (Rekord: { $best })
    Täglich, Tage in Folge: { $days } (Rekord: { $best_days })
puzzle-next = Nächstes Rätsel

## settings

settings-level = Hier spiele ich auf Stufe **{ $level }**, wenn keine andere gewünscht wird.
settings-game = Ohne Angabe wird **{ $game }** gespielt.
settings-games = Gespielt werden darf: { $games }.
settings-all_games = Gespielt werden dürfen **alle Spiele**, auch auf Brettern anderer Größe.
settings-choose_games = Alle Spiele
settings-buttons = Die Bretter haben Buttons.
settings-text = Die Bretter sind reiner Text, ohne einen Button für jedes Feld.
settings-title = ## ⚙️ Einstellungen dieses Servers
settings-saved = ✅ **Gespeichert.** { $now }
settings-page_games = Spiele
settings-page_server = Server
settings-default = Wie üblich: { $what }
settings-language = Hier spreche ich **{ $language }**.
settings-discord_language = Hier spreche ich **{ $language }**, die Sprache, die Discord für diesen Server nennt.
settings-language_from_discord = Die Sprache, die Discord für diesen Server nennt
settings-style = So sehen die Bretter aus: **{ $style }**.
settings-to_buttons = Buttons zeigen
settings-to_text = Buttons weglassen
settings-everywhere = Gespielt wird in **allen Kanälen**.
settings-channels = Gespielt wird in { $channels } und in den Threads dort, sonst nirgends.
settings-choose_channels = In allen Kanälen
settings-everybody = **Alle** dürfen spielen.
settings-roles = Spielen darf, wer eine dieser Rollen hat: { $roles }.
settings-choose_roles = Alle
settings-threads = Jede Partie bekommt **einen eigenen Thread**, wo das möglich ist.
settings-no_threads = Gespielt wird **im Kanal**, außer wenn jemand um einen Thread bittet.
settings-to_threads = Threads erstellen
settings-to_channels = Im Kanal bleiben
settings-idle = Eine Partie endet, wenn **{ $idle }** lang niemand zieht. Laufende Partien behalten die Frist, mit der sie begonnen haben.
settings-cooldown = Von einem Befehl zum nächsten muss man **{ $cooldown }** warten; für Züge und Buttons gilt das nicht.
settings-no_cooldown = Zwischen zwei Befehlen muss niemand warten.
settings-prefix = Getippte Befehle beginnen mit `{ $own }`; eine Erwähnung von mir geht auch.
settings-no_prefix = Auf getippte Befehle antworte ich nur nach einer Erwähnung von mir; Slash-Befehle gehen wie immer.
settings-change_prefix = Präfix ändern
settings-no_wait = Ohne Wartezeit
settings-hours = { $count } Std.
settings-days = { $count } Tage
settings-seconds = { $count } Sek.
settings-channels_deleted = 🗑️ Einige der gewählten Kanäle wurden gelöscht (Anzahl: { $count }).
settings-all_channels_deleted = 🗑️ Alle gewählten Kanäle wurden gelöscht; bis neue gewählt sind, wird in allen Kanälen gespielt.
settings-roles_deleted = 🗑️ Einige der gewählten Rollen wurden gelöscht (Anzahl: { $count }).
settings-all_roles_deleted = 🗑️ Alle gewählten Rollen wurden gelöscht; bis neue gewählt sind, dürfen alle spielen.
settings-dismiss_deleted = Verstanden
settings-missing_for_answers = ⚠️ Mir fehlt die Berechtigung **{ $missing }** in { $channels }, deshalb antworte ich dort nicht auf getippte Befehle.
settings-missing_for_threads = ⚠️ Mir fehlt die Berechtigung **{ $missing }** in { $channels }, deshalb bekommen Partien dort keinen Thread.
settings-missing_for_pictures = ⚠️ Mir fehlt die Berechtigung **{ $missing }** in { $channels }, deshalb bestehen Bretter dort aus Emojis.

## prefix
## The form for the prefix of typed commands. Discord's limits: 45 characters for titles and fields, 100 for other texts.

prefix-title = Präfix getippter Befehle
prefix-field = Präfix
prefix-explanation = Bis zu 5 Zeichen. Üblich ist { $usual }. Leer: nur Erwähnungen und Slash-Befehle
prefix-explanation_no_usual = Bis zu 5 Zeichen. Leer: nur Erwähnungen und Slash-Befehle

## slash
## Slash commands inside other sentences.

slash-hint = `/{ name-hint }`
slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Das könnten hier alle lesen. Nimm { $command }, das siehst nur du.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** sieht am besten aus. Bewiesen ist das nicht; Suchtiefe: { $depth } (Züge beider Seiten). { $reasons }
coach-marked = -# Ab jetzt gilt diese Partie als Partie mit Tipps, und das Brett zeigt das an. Wird sie gewertet, kann deine Wertung durch sie sinken, aber nicht steigen.
coach-win = Sieg in { $moves }
coach-win_at_most = Sieg in höchstens { $moves }
coach-draw = Unentschieden
coach-loss = Niederlage in { $moves }
coach-loss_at_most = Niederlage in höchstens { $moves }
coach-to_move = { $mark } ist dran: **{ $value }**.
coach-to_move_unproven = { $mark } ist dran: Das Ergebnis ist **nicht bewiesen**.
coach-cell_value = { $coordinate }: { $value }
coach-variation = Bestes Spiel von hier an: { $cells }
coach-looks_best = Sieht am besten aus: { $cells }
coach-not_proven = Züge, deren Wert nicht bewiesen ist: { $count } von { $moves }. Suchtiefe: { $depth } (Züge beider Seiten).
coach-legend = 🏆 gewinnt, 🤝 hält das Unentschieden, 💀 verliert, wenn danach niemand einen Fehler macht; die Zahlen zählen die Züge der Seite, die gewinnt.
coach-nothing_left = Auf diesem Brett ist die Partie zu Ende, also gibt es nichts zu analysieren.
coach-before_last = So stand die letzte Partie hier vor ihrem letzten Zug:
coach-at_end = So stand die letzte Partie hier, als sie endete:
coach-completes_line = Das vervollständigt { $lines } und gewinnt.
coach-forks = Das ist eine Zwickmühle: Es droht der Sieg auf { $cells }, und nur eines dieser Felder lässt sich blockieren.
coach-forces = Es droht der Sieg auf { $cell }, also muss { $mark } dort antworten und verliert trotzdem.
coach-only_move = Das ist der einzige mögliche Zug.
coach-blocks = Das blockiert { $mark } auf { $lines }.
coach-forestalls_fork = Das verhindert eine Zwickmühle von { $mark } auf { $cells }.
coach-only_draw = Jeder andere Zug verliert.
coach-keeps_win = Andere Züge, die auch gewinnen: { $others }.
coach-only_win = Kein anderer Zug gewinnt.
coach-holds_out = Jeder Zug verliert; kein anderer hält länger durch.
coach-holds_out_alone = Jeder Zug verliert; dieser hält am längsten durch.
coach-threatens = Es droht der Sieg auf { $cell }, also muss { $mark } dort antworten.
coach-tempts = { $mark } macht mit { $mistakes } von { $replies } Antworten einen Fehler.
coach-one_of_draws = Von { $moves } Zügen halten { $count } das Unentschieden, und das ist einer davon.
coach-all_draw = Jeder Zug hält das Unentschieden.
coach-page = { $page }/{ $pages } · { $position }
coach-accuracy = Züge, die das Ergebnis gehalten haben: **{ $x }** { $mark_x } { $share_x } · **{ $o }** { $mark_o } { $share_o }
coach-turning_point = Wendepunkt: Zug { $number }, **{ $coordinate }** von **{ $who }** { $mark }. Vorher: { $before }; danach: { $after }. Besser: { $cells }.
coach-no_mistake = Niemand hat etwas verschenkt: Jeder Zug hat das Ergebnis gehalten.
coach-no_proven_mistake = Von keinem Zug ist bewiesen, dass er etwas verschenkt hat.
coach-not_judged = Nicht beurteilt, weil dort nichts bewiesen ist: Züge { $numbers }.
coach-stopped_at = Als die Partie endete, war { $mark } dran: { $value }.
coach-no_plies = Niemand hatte gezogen.
coach-plies = Züge: { $cells }
coach-kept = Das hat das Ergebnis gehalten: { $value }.
coach-unjudged = Diesen Zug kann ich nicht beurteilen: Sein Wert ist nicht bewiesen. Suchtiefe: { $depth } (Züge beider Seiten).
coach-lost_anyway = Da war nichts mehr zu retten: { $value }.
coach-mistake = Das hat etwas verschenkt. Vorher: { $before }; danach: { $after }. Besser: { $glyph } { $cells }.
coach-back = Zurück
coach-next = Weiter

## learner

learner-title = 🧠 **Was ich hier gelernt habe**
learner-nothing_learned = 🧠 Hier habe ich noch nichts gelernt: Ich kenne die Regeln und sonst nichts. `{ $prefix }{ name-play } { level-learner }` bringt mir etwas bei, und `{ $prefix }{ name-brain } { word-train }` auch. (Modus: `{ $mode }`)
learner-mode_original = Modus `{ $mode }`: Ich nehme das erste freie Feld, das mich noch keine Partie gekostet hat.
learner-mode_stronger = Modus `{ $mode }`: Ich lerne von beiden Seiten jeder Partie, und gespiegelte oder gedrehte Stellungen sind für mich gleich.
learner-memory_lost = Stellungen, die ich als verloren kenne: { $lost }.
learner-memory = Stellungen, die ich als verloren kenne: { $lost }; die gut ausgegangen sind: { $good }.
learner-games = Partien: { $games }, davon im Training: { $trained }.
learner-latest_games = Zuletzt ({ $count }):
learner-results = { $wins } gewonnen, { $draws } unentschieden, { $losses } verloren.
learner-unbeatable = 🛡️ Niemand kann mich mehr schlagen.
learner-beatable = 🎯 Ich bin noch zu schlagen, mit { $mark_x } und mit { $mark_o }.
learner-beatable_as = 🎯 Ich bin noch zu schlagen, wenn ich { $mark } spiele.
learner-lesson = 💡 Was ich zuletzt gelernt habe, mit { $mark }: Das hier spiele ich nicht noch einmal.
learner-curve = Liniendiagramm: der Anteil der Partien, die ich verloren habe. Bei den ersten { $window } von { $games } Partien lag er bei { $first }, bei den letzten { $window } liegt er bei { $last }.
learner-training = 🏋️ Ich trainiere gegen **{ $opponent }**. Partien: { $played } von { $games }.
learner-trained = ✅ Ich habe gegen **{ $opponent }** trainiert. Partien: { $games };
learner-training_ended_early = ⏹️ Mein Training gegen **{ $opponent }** ist vorzeitig zu Ende. Partien: { $played } von { $games };
learner-training_failed = ⚠️ Etwas ist schiefgegangen, deshalb ist mein Training gegen **{ $opponent }** zu Ende; was ich bis dahin gelernt hatte, ist gespeichert. Partien: { $played } von { $games };
learner-training_over = ⏹️ Dieses Training ist zu Ende. Was ich dabei gelernt habe, ist gespeichert; `{ $prefix }{ name-brain }` zeigt, was ich weiß.
learner-known_positions = Stellungen, die ich jetzt kenne: { $knows }; vorher: { $knew }.
learner-end = Training beenden
learner-exported = 📤 Alles, was ich hier weiß, im Modus `{ $mode }`. { $memory } Auf einem anderen Server bringt `{ $prefix }{ name-brain } { word-import }` es mir bei.
learner-import_preview = 📥 Was in dieser Datei steht, gehört zum Modus `{ $mode }`. { $memory }
learner-merge_preview = **Zusammenführen** ergänzt, was ich hier weiß. Neue Stellungen, die verloren sind: { $lost }; die gut ausgegangen sind: { $good }. Meine Bilanz bleibt.
learner-replace_preview = Beim **Ersetzen** vergesse ich, was ich hier weiß (Stellungen: { $known }), und meine Bilanz (Partien: { $games }).
learner-do_merge = Zusammenführen
learner-do_replace = Ersetzen
learner-do_cancel = Abbrechen
learner-merged = ✅ Zusammengeführt. Neue Stellungen, die verloren sind: { $lost }; die gut ausgegangen sind: { $good }. Stellungen, die ich jetzt kenne: { $known }.
learner-replaced = ✅ Ersetzt. Stellungen, die ich jetzt kenne: { $known }, im Modus `{ $mode }`; vergessen: { $forgotten }, dazu meine Bilanz (Partien: { $games }).
learner-not_imported = Es wurde nichts importiert.
learner-reset = 🗑️ Soll ich alles vergessen, was ich hier gelernt habe (Stellungen: { $known }), und meine Bilanz (Partien: { $games })? Ich würde im Modus `{ $mode }` neu anfangen.
learner-reset_yes = Alles vergessen
learner-reset_no = Alles behalten
learner-forgotten = 🗑️ Ich habe alles vergessen, was ich hier gelernt hatte (Stellungen: { $known }), und meine Bilanz (Partien: { $games }), und fange im Modus `{ $mode }` neu an.
learner-kept = Ich habe nichts vergessen.

## stats

stats-user = 📊 **{ $who }**
stats-none = **{ $who }** hat hier noch keine Partie beendet. `{ $prefix }{ name-play }` startet eine.
stats-none_of_game = **{ $who }** hat hier noch keine Partie dieses Spiels beendet ({ $game }). `{ $prefix }{ name-play }` beginnt eine.
stats-total = **Insgesamt:** { $tally }
stats-mark = Mit { $mark }: { $tally }
stats-members = Gegen Mitglieder: { $tally }
stats-against = Gegen **{ $name }**: { $tally }
stats-members_against = Mitglieder gegen **{ $name }**: { $tally }
stats-streak = Aktuelle Serie: { $glyph } { $length } · längste Siegesserie: { $longest }
stats-legend = 🎮 Partien, davon 🏆 gewonnen, 🤝 unentschieden und 💀 verloren.
stats-more = `{ $prefix }{ name-history }` zeigt die Partien noch einmal, und `{ $prefix }{ name-leaderboard }` zeigt, wer auf einem Server vorn liegt.
stats-scope =
    📊 **Was hier gespielt wurde**
    Partien: **{ $games }** · Mitspielende: **{ $members }**
stats-nothing = Hier hat noch niemand eine Partie beendet. `{ $prefix }{ name-play }` startet eine.
stats-nothing_of_game = Hier hat noch niemand eine Partie dieses Spiels beendet ({ $game }). `{ $prefix }{ name-play }` beginnt eine.
stats-winners = Siege mit { $mark_x }: { $x } · Siege mit { $mark_o }: { $o } · Unentschieden: { $draws }
stats-ends = So endeten sie: { $ends }
stats-end = { $end }: { $count }
stats-most_active = Die meisten Partien: { $members }
stats-exhibitions = Dazu Partien meiner Stufen gegeneinander: { $games }
stats-bar = Balken: { $wins } gewonnen, { $draws } unentschieden, { $losses } verloren.

## ended

ended-line = mit einer Reihe
ended-full_board = mit vollem Brett
ended-resigned = durch Aufgeben
ended-forfeited = durch Wegbleiben
ended-agreed = mit vereinbartem Unentschieden
ended-abandoned = ohne Ergebnis
ended-stopped = von der Moderation gestoppt

## rating

rating-ranked = Wertung: **{ $rating }** · Rang: **{ $rank }**
rating-provisional = Wertung bisher: **{ $rating }** · gewertete Partien, die bis zum Rang fehlen: { $games }
rating-none = Noch keine Wertung. Dafür braucht es { $games } gewertete Partien gegen meine Stufen oder gegen Mitglieder.
rating-of_game = { $game }: { $standing }
rating-curve = Liniendiagramm der Wertung; letzte gewertete Partien: { $games }. Anfangs { $first }, zuletzt { $last }; am niedrigsten { $lowest }, am höchsten { $highest }.

## chart

chart-results = Ergebnisse
chart-wins = Gewonnen: { $games }
chart-draws = Unentschieden: { $games }
chart-defeats = Verloren: { $games }
chart-rating = Wertung
chart-rated_game = Gewertete Partie
chart-losses = Anteil der Partien, die ich verloren habe
chart-lost = Verloren
chart-game = Partie
chart-average =
    { $games ->
        [one] Durchschnitt aus { $games } Partie
       *[other] Durchschnitt aus { $games } Partien
    }

## leaderboard

leaderboard-title = 🏅 **Bestenliste: { $game }**, { $first } bis { $last } von { $total }
leaderboard-none = 🏅 Bei { $game } hat hier noch niemand einen Rang. Dafür braucht es { $games } Partien gegen meine Stufen oder Mitglieder, ohne Rat: `{ $prefix }{ name-play }` beginnt eine.
leaderboard-own = **{ $who }**: { $standing }
leaderboard-legend = 🤖 Meine Stufen stehen zwischen den Mitgliedern; die Wertung der Stufen bleibt, wie sie ist. Hier zählen nur gewertete Partien.

## history

history-user = 📜 **{ $who }**: Partien { $first } bis { $last } von { $total }, die neuesten zuerst
history-all = 📜 Partien { $first } bis { $last } von { $total } hier, die neuesten zuerst
history-none = **{ $who }** hat hier noch keine Partie beendet. `{ $prefix }{ name-play }` startet eine.
history-nothing = Hier hat noch niemand eine Partie beendet. `{ $prefix }{ name-play }` startet eine.
history-line_of = **{ $number }.** { $date } · { $mark } gegen **{ $other }**: { $result } · Züge: { $plies }
history-line = **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o }: { $result } · Züge: { $plies }
history-win = gewonnen
history-draw = unentschieden
history-loss = verloren
history-no_result = ohne Ergebnis
history-newer = Neuere
history-older = Ältere
history-first = Anfang
history-last = Ende
history-list = Zurück zur Liste

## replay

replay-ply = Zug { $number } von { $plies }: **{ $who }** setzt { $mark } auf **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-too_long = Diese Partie ist zu lang, um sie mit meinen Buttons durchzugehen, deshalb siehst du hier ihr letztes Brett.

## export

export-use_slash_command = Das bleibt unter uns: Nimm `/{ name-export }`, oder schreib mir `{ $prefix }{ name-export }` als Direktnachricht.
export-done = 📤 Alle deine beendeten Partien, von diesem Server und von anderswo: { $games }. Jede ist eine Zeile; `{ $prefix }{ name-replay }` mit einer Zeile dahinter zeigt die Partie noch einmal.
export-none = Du hast noch keine Partie beendet. `{ $prefix }{ name-play }` startet eine.

## moderation

moderation-stopped = ⏹️ Ich habe die Partie gestoppt, und das Brett zeigt das an.
moderation-resigned = 🏳️ **{ $who }** hat die Partie aufgegeben, und das Brett zeigt das an.





## permission

permission-view_channel = Kanäle ansehen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-create_public_threads = Öffentliche Threads erstellen
permission-attach_files = Dateien anhängen

## question

question-yes = Neu anfangen
question-no = Weiterspielen
question-kept = Die Partie geht weiter. `{ $prefix }{ name-board }` zeigt das Brett.
question-stop = **{ $x }** und **{ $o }** sind hier mitten in einer Partie. Soll ich sie beenden?
question-stop_own = **{ $x }** und **{ $o }** sind hier mitten in einer Partie. Wenn ich sie beende, gibst du sie auf. Soll ich sie beenden?
question-stop_yes = Partie beenden
question-stop_no = Weiterlaufen lassen
question-did_you_mean = Meintest du `{ $prefix }{ $command } { $words }`?

## help

help-text =
    { "" }**Tic-Tac-Toe gegen mich.** Drei in einer Reihe gewinnen: senkrecht, waagerecht oder schräg.
    - `{ $prefix }{ name-play }` startet eine Partie. Du bist { $mark_x } und beginnst; mit `{ $prefix }{ name-play } o` bist du { $mark_o }.
    - `{ $prefix }{ name-play } { level-easy }` ist leichter; meine Stufen: `{ level-random }`, `{ level-easy }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`.
    - Andere Spiele, an derselben Stelle: `{ word-connect4 }`, `{ word-misere }`, `4x4`, `5x5`, `7x7`, `9x9`.
    - Drücke auf ein Feld unter dem Brett, oder schreib `{ $prefix }{ name-move } B2` für Zeile B, Spalte 2.
    - `{ $prefix }{ name-board }` zeigt das Brett noch einmal, `{ $prefix }{ name-resign }` gibt auf.
    - **Gegeneinander:** `{ $prefix }{ name-play } @jemand` fordert ein Mitglied heraus, `{ $prefix }{ name-invite }` alle hier. `{ $prefix }{ name-draw }` bietet Unentschieden an, `{ $prefix }{ name-takeback }` bittet um Rücknahme eines Zugs.
    - `/{ name-hint }` hilft in einer Partie, `{ $prefix }{ name-analyse }` bewertet jeden Zug, `{ $prefix }{ name-review }` geht die letzte Partie durch.
    - Bei `{ $prefix }{ name-play } { level-learner }` lerne ich erst noch; `{ $prefix }{ name-brain }` zeigt, was ich hier schon weiß.
    - Bei `{ $prefix }{ name-watch } { level-hard } { level-easy }` spiele ich gegen mich selbst. `{ $prefix }{ name-puzzle }` stellt ein Rätsel. `{ $prefix }{ name-privacy }` zeigt, was ich über dich speichere.
    - `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }` und `{ $prefix }{ name-history }` zeigen, wie es lief.
    - Pro Kanal läuft eine Partie, mit `{ $prefix }{ name-play } { word-thread }` eine weitere im Thread.

## privacy

privacy-use_slash_command = Das bleibt unter uns: Nimm `/{ name-privacy }`, oder schreib mir `{ $prefix }{ name-privacy }` als Direktnachricht.
privacy-holdings =
    { "" }**Was ich über dich speichere:** die ID deines Accounts bei den Partien, die du gespielt hast (beendet: { $finished }; laufend: { $live }), und bei offenen Herausforderungen ({ $challenges }); zu jeder Partie die gespielten Felder, die Zeiten, ob es Tipps gab, und die IDs von Server, Kanal und Nachrichten. Zu Rätseln (Server und Direktnachrichten, wo du welche hattest: { $puzzles }): welches du zuletzt hattest und von welchem Spiel, wie viele du richtig und falsch beantwortet hast, auch in Folge und Tag für Tag, und die ID deiner letzten Nachricht oder deines letzten Klicks dort. Deine Wertung, und wie viele gewertete Partien du gewonnen, unentschieden gespielt und verloren hast (Server, auf denen du eine Wertung hast: { $ratings }), zu jeder gewerteten Partie, wie die Wertung danach war, und wie viele Punkte du von jeder meiner Stufen am letzten Tag gewonnen hast, der dir welche gebracht hat (Stufen, auf jedem Server gezählt: { $gains }). Was der Lehrling auf einem Server weiß, verrät nicht, wer dort gespielt hat; was er in deinen Direktnachrichten mit mir gelernt hat (Unterhaltungen: { $learners }), ist unter deren ID gespeichert. Ich speichere keine Namen und nichts, was du schreibst.
    Wenn du das löschst, enden deine laufenden Partien sofort, und du verlierst die, in denen beide Seiten schon gezogen haben; in beendeten bleibt dein Platz ohne ID, und deine Ergebnisse bei Rätseln, deine Wertungen und alles, was ich in deinen Direktnachrichten gelernt habe, sind weg. Das lässt sich nicht rückgängig machen.
privacy-forget = Meine Daten löschen
privacy-forgotten =
    Erledigt.
    { $ended }
    { "" }**Gelöscht:** offene Herausforderungen ({ $challenges }), Ergebnisse bei Rätseln (Server und Direktnachrichten: { $puzzles }), Wertungen (Server: { $ratings }), von Stufen gewonnene Punkte (Stufen, auf jedem Server gezählt: { $gains }) und was der Lehrling in deinen Direktnachrichten gelernt hat (Unterhaltungen: { $learners }). Auch deinen Namen, deine Sprache und wen du herausgefordert hast, habe ich vergessen, soweit ich sie noch im Arbeitsspeicher hatte.
    { "" }**Geblieben:** deine Partien ({ $kept }), ohne die ID deines Accounts und ohne die IDs ihrer Kanäle und Nachrichten; nur die ID der Nachricht oder des Klicks, womit eine Partie begann, bleibt als ID der Partie. Ohne den Kanal kann sie niemand nachschlagen.
privacy-ended = **Beendet:** laufende Partien ({ $live }). Verloren hast du davon { $lost }, weil dort beide Seiten gezogen hatten; die anderen enden ohne Ergebnis.
privacy-nothing_ended = **Beendet:** nichts, denn du hattest keine laufende Partie.

## name
## Names of commands, subcommands and options, by the keys of [command]: lower case, no spaces, at most 32 characters.
## In messages, names of all languages are accepted, with or without accents.

name-play = spielen
name-play_opponent = gegner
name-play_member = mitglied
name-play_mark = zeichen
name-play_thread = thread
name-play_hints = tipps
name-play_game = spiel
name-invite = einladen
name-invite_mark = zeichen
name-invite_thread = thread
name-invite_hints = tipps
name-invite_game = spiel
name-draw = unentschieden
name-takeback = zurücknehmen
name-watch = zuschauen
name-watch_x = x
name-watch_o = o
name-watch_thread = thread
name-watch_game = spiel
name-brain = gehirn
name-brain_show = zeigen
name-brain_show_game = spiel
name-brain_train = trainieren
name-brain_train_games = partien
name-brain_train_opponent = gegner
name-brain_train_game = spiel
name-brain_export = exportieren
name-brain_export_game = spiel
name-brain_import = importieren
name-brain_import_file = datei
name-brain_reset = zurücksetzen
name-brain_reset_mode = modus
name-brain_reset_game = spiel
name-settings = einstellungen
name-stop = stoppen
name-move = zug
name-move_coordinate = feld
name-board = brett
name-resign = aufgeben
name-puzzle = rätsel
name-puzzle_daily = täglich
name-puzzle_game = spiel
name-help = hilfe
name-hint = tipp
name-analyse = analyse
name-analyse_position = stellung
name-review = rückblick
name-privacy = datenschutz
name-stats = statistik
name-stats_member = mitglied
name-stats_server = server
name-stats_game = spiel
name-leaderboard = rangliste
name-leaderboard_game = spiel
name-history = verlauf
name-history_member = mitglied
name-history_server = server
name-replay = nachspielen
name-replay_game = partie
name-export = exportieren

## word
## Words typed after a command, besides those of [level]. A word has the same meaning in all languages, with one
## exception: the English `random` asks for a random mark, and is also a level.

word-random = auslosen
word-thread = thread
word-hints = tipps
word-misere = misère
word-connect4 = viergewinnt
word-connect_four = vierinreihe
word-daily = täglich
word-show = zeigen
word-train = trainieren
word-export = exportieren
word-import = importieren
word-reset = zurücksetzen
word-server = server
word-original = original
word-stronger = stärker

## command

command-play = Eine Partie starten: Tic-Tac-Toe, Vier gewinnt und mehr
command-play_opponent = Wie gut ich spiele, wenn du gegen mich spielst
command-play_member = Wen du herausforderst; lass es weg, um gegen mich zu spielen
command-play_mark = Dein Zeichen; X beginnt
command-play_mark_x = X: du beginnst
command-play_mark_o = O: die andere Seite beginnt
command-play_mark_random = Das Los entscheiden lassen
command-play_thread = Ob die Partie einen eigenen Thread bekommt; wie auf diesem Server üblich, wenn du es weglässt
command-play_hints = Ob bei einer Partie zwischen Mitgliedern beide um Tipps bitten dürfen
command-play_game = Welches Spiel; das übliche dieses Servers, wenn du es weglässt
command-invite = Alle hier zu einer Partie einladen
command-invite_mark = Dein Zeichen; X beginnt
command-invite_mark_x = X: du beginnst
command-invite_mark_o = O: die andere Seite beginnt
command-invite_mark_random = Das Los entscheiden lassen
command-invite_thread = Ob die Partie einen eigenen Thread bekommt; wie auf diesem Server üblich, wenn du es weglässt
command-invite_hints = Ob beide um Tipps bitten dürfen
command-invite_game = Welches Spiel; das übliche dieses Servers, wenn du es weglässt
command-menu_challenge_member = Zu einer Partie herausfordern
command-draw = Der anderen Seite ein Unentschieden anbieten
command-takeback = Die andere Seite bitten, dass du deinen letzten Zug zurücknehmen darfst
command-watch = Zusehen, wie zwei meiner Stufen gegeneinander spielen
command-watch_x = Wer X spielt und beginnt
command-watch_o = Wer O spielt
command-watch_thread = Ob die Partie einen eigenen Thread bekommt; wie auf diesem Server üblich, wenn du es weglässt
command-watch_game = Welches Spiel; das übliche dieses Servers, wenn du es weglässt
command-brain = Was der Lehrling hier weiß
command-brain_show = Sehen, was der Lehrling weiß und wie es dazu kam
command-brain_show_game = Welches Spiel; das übliche dieses Servers, wenn du es weglässt
command-brain_train = Den Lehrling viele Partien gegen eine meiner Stufen spielen lassen
command-brain_train_games = Wie viele, von 1 bis 10000; 500, wenn du es weglässt
command-brain_train_opponent = Gegen wen; Perfekt, wenn du es weglässt
command-brain_train_game = Welches Spiel; das übliche dieses Servers, wenn du es weglässt
command-brain_export = Alles, was der Lehrling weiß, als Datei bekommen
command-brain_export_game = Welches Spiel; das übliche dieses Servers, wenn du es weglässt
command-brain_import = Dem Lehrling eine Datei mit dem Wissen eines anderen geben
command-brain_import_file = So, wie der Export sie erstellt
command-brain_reset = Den Lehrling alles vergessen lassen
command-brain_reset_mode = Wie er danach lernt; wie bisher, wenn du es weglässt
command-brain_reset_mode_original = Einfache Methode: aus den eigenen Niederlagen
command-brain_reset_mode_stronger = Stärkere Methode: von beiden Seiten jeder Partie
command-brain_reset_game = Welches Spiel; das übliche dieses Servers, wenn du es weglässt
command-settings = Wie ich auf diesem Server spiele
command-stop = Die Partie in diesem Kanal stoppen, egal wer sie spielt
command-move = Auf ein Feld setzen, etwa B2; wo die Zeichen fallen, die Zahl einer Spalte
command-move_coordinate = Zeile und Spalte, etwa B2; wo die Zeichen fallen, die Zahl der Spalte allein
command-board = Das Brett noch einmal zeigen
command-resign = Die Partie aufgeben
command-puzzle = Den einzigen richtigen Zug einer Stellung finden
command-puzzle_daily = Ob du das Rätsel des Tages für diesen Server willst, das alle sehen
command-puzzle_game = Welches Spiel; das übliche dieses Servers, wenn du es weglässt
command-help = Wie man spielt
command-hint = Einen guten Zug und den Grund dafür bekommen, nur für dich
command-analyse = Sehen, was jeder Zug wert ist
command-analyse_position = Zeilen von oben, etwa X../.O./...; lass es weg für die Partie in diesem Kanal
command-review = Auf die letzte Partie hier zurückblicken, Zug für Zug
command-privacy = Sehen, was über dich gespeichert ist, und es löschen
command-stats = Sehen, wie es für dich, ein Mitglied oder den ganzen Server gelaufen ist
command-stats_member = Wessen Partien; deine, wenn du es weglässt
command-stats_server = Ob du die Partien von allen auf diesem Server willst
command-stats_game = Nur Partien dieses Spiels; alle, wenn du es weglässt
command-leaderboard = Sehen, wer auf diesem Server vorn liegt und wo meine Stufen stehen
command-leaderboard_game = Welches Spiel; das übliche dieses Servers, wenn du es weglässt
command-history = Beendete Partien sehen und dir eine noch einmal zeigen lassen, Zug für Zug
command-history_member = Wessen Partien; deine, wenn du es weglässt
command-history_server = Ob du die Partien von allen auf diesem Server willst
command-replay = Dir eine Partie noch einmal zeigen lassen, die du als Textzeile mitbringst
command-replay_game = Eine Zeile, wie der Export sie erstellt
command-export = Alle deine Partien als Datei bekommen, nur für dich

## error

error-MissingCoordinateError = Welches Feld? Tippe den Buchstaben der Zeile und die Zahl der Spalte, zum Beispiel `{ $prefix }{ name-move } B2`.
error-UnreadableCoordinateError = Das ist kein Feld. Tippe einen Buchstaben für die Zeile und eine Zahl für die Spalte und sonst nichts, zum Beispiel `{ $prefix }{ name-move } B2`.
error-MissingColumnError = Welche Spalte? Tippe ihre Zahl, zum Beispiel `{ $prefix }{ name-move } 2`.
error-UnreadableColumnError = Das ist keine Spalte. Tippe ihre Zahl und sonst nichts, zum Beispiel `{ $prefix }{ name-move } 2`.
error-LookAlikeError = Dieses „{ $typed }“ stammt aus einem anderen Alphabet, auch wenn es wie „{ $meant }“ aussieht. Stelle deine Tastatur auf lateinische Buchstaben um und tippe zum Beispiel `{ $prefix }{ name-move } B2`.
error-RowError = Es gibt keine Zeile { $row }. Die Zeilen gehen von { $first } bis { $last }.
error-ColumnError = Es gibt keine Spalte { $column }. Die Spalten gehen von { $first } bis { $last }.
error-CellTakenError = Auf **{ $coordinate }** steht schon { $mark }. Wähle ein freies Feld.
error-FullColumnError = Die Spalte { $column } ist voll. Wähle eine andere.
error-FloatingCellError = Von **{ $coordinate }** würde ein Zeichen herunterfallen. Wähle das unterste freie Feld einer Spalte.
error-PositionShapeError = Eine Stellung hat hier diese Größe: { $rows } × { $columns } (Zeilen × Spalten), mit `/` zwischen den Zeilen, zum Beispiel `X../.O./...`.
error-PositionMarkError = In Zeile { $row }, Spalte { $column } dieser Stellung steht weder `X` noch `O` noch `.`.
error-ImpossiblePositionError = Keine Partie führt zu dieser Stellung: X beginnt, die Seiten wechseln sich ab, und mit der ersten Reihe ist die Partie zu Ende.
error-GameSizeError = Ein Spiel dieser Größe gibt es nicht. Ein Brett hat { $least } bis { $most } Zeilen und Spalten, und eine Reihe mindestens { $least } Felder und höchstens so viele wie die längere Seite: zum Beispiel `{ $prefix }{ name-play } 6x6x4` für 6 Zeilen, 6 Spalten und 4 in einer Reihe.
error-GameNotOfferedError = Dieser Server bietet dieses Spiel nicht an ({ $game }). Er bietet an: { $offered }.
error-MatchOverError = Diese Partie ist zu Ende. `{ $prefix }{ name-play }` startet eine neue.
error-NotYourMatchError = Hier spielt schon jemand anderes. Starte eine eigene Partie in einem anderen Kanal oder in einem Thread.
error-NothingToTakeBackError = Du hast noch nicht gezogen, also gibt es nichts zurückzunehmen.
error-NotYourTurnError = Du bist nicht dran. `{ $prefix }{ name-board }` zeigt das Brett.
error-NoMatchError = In diesem Kanal läuft keine Partie. `{ $prefix }{ name-play }` startet eine.
error-MatchRunningError_resignation = Hier läuft noch eine Partie. Wenn du eine neue startest, gibst du sie auf und verlierst sie. Eine neue starten?
error-MatchRunningError_no_result = Hier läuft noch eine Partie. Willst du sie verwerfen und eine neue starten?
error-ChannelBusyError = Hier spielt schon jemand anderes. Spiele in einem anderen Kanal oder in einem Thread; sobald { $idle_after } Minuten lang niemand gezogen hat, startet `{ $prefix }{ name-play }` hier eine neue Partie.
error-MatchMovedOnError = Die Partie ist inzwischen weitergegangen. `{ $prefix }{ name-board }` zeigt, wie sie steht.
error-ChannelTakenError = In diesem Kanal läuft eine Partie. Warte, bis sie zu Ende ist, oder spiele in einem anderen Kanal oder in einem Thread.
error-QuestionError_not_yours = Diese Frage war für jemand anderen.
error-OfferError_not_a_duel = Das geht nur zwischen zwei Mitgliedern. Du spielst gegen mich: `{ $prefix }{ name-play }` startet eine neue Partie, mit `{ $prefix }{ name-resign }` gibst du diese auf.
error-OfferError_own_offer = Annehmen kann das nur die andere Seite.
error-ChallengeError_own_challenge = Gegen dich selbst kannst du nicht spielen. `{ $prefix }{ name-play }` startet eine Partie gegen mich.
error-ChallengeError_bot_challenged = Bots können keine Herausforderungen annehmen. `{ $prefix }{ name-play }` startet eine Partie gegen mich.
error-ChallengeWaitingError = Zwischen euch beiden ist schon eine Herausforderung offen: { $existing } Nimm sie zuerst an, lehne sie ab oder ziehe sie zurück.
error-ChallengeError_invitation_open = Du hast schon eine offene Einladung: { $existing } Ziehe sie zuerst zurück, oder warte, bis jemand annimmt.
error-ChallengeOverError = Das ist nicht mehr offen. `{ $prefix }{ name-play }` mit dem Namen eines Mitglieds startet eine neue Herausforderung.
error-ChallengeError_not_yours = Diese Herausforderung ist für jemand anderen.
error-ChallengeError_level = Stufen und der Lehrling sind für Partien gegen mich. Lass das weg, um ein Mitglied herauszufordern.
error-ChallengeError_nobody_else = Hier sind nur wir beide. Fordere andere dort heraus, wo sie es sehen, etwa in einem Kanal auf einem Server.
error-ChallengeError_not_visible = Auf diesem Server siehst nur du, was ich antworte, also könnte niemand annehmen: Apps, die Mitglieder für sich selbst installiert haben, dürfen hier nicht zu allen sprechen. Wer diesen Server verwaltet, kann mich einladen; oder spiele in einer Gruppe.
error-ChallengeError_not_a_member = Ich finde diese Person auf diesem Server nicht. Wähle sie aus der Liste, die Discord nach `@` anbietet.
error-ModerationError_not_the_starter = Das hat jemand anderes gestartet. Stoppen kann das nur diese Person, oder wer Nachrichten verwalten darf.
error-NoPuzzlesError = Von diesem Spiel gibt es keine Rätsel. Rätsel gibt es von: { $games }.
error-PuzzleError_not_yours = Dieses Rätsel ist für jemand anderen. `{ $prefix }{ name-puzzle }` gibt dir ein eigenes.
error-PuzzleError_over = Dieses Rätsel zählt nicht mehr. `{ $prefix }{ name-puzzle }` gibt dir ein neues.
error-PuzzleError_answered = Dieses Rätsel hast du schon beantwortet. `{ $prefix }{ name-puzzle }` gibt dir ein neues.
error-PuzzleError_daily_over = Das war das Rätsel eines anderen Tages. `{ $prefix }{ name-puzzle } { word-daily }` zeigt das von heute.
error-PuzzleError_daily_answered = Das Rätsel von heute hast du schon beantwortet. Das nächste kommt { $ends }.
error-ThreadError_not_here = Hier lässt sich kein Thread erstellen. Lass das weg, oder versuche es in einem Textkanal auf einem Server.
error-ThreadError_user_permission = Threads gibt es hier nur mit der Berechtigung **{ $missing }**. Spiele ohne Thread.
error-ThreadError_too_many = Dieser Server hat so viele Threads, wie Discord erlaubt. Spiele ohne Thread, oder archiviere zuerst ein paar.
error-ThreadError_try_later = Discord öffnet mir gerade keine Threads, daher wird hier gespielt.
error-TrainingError_bot_permission = Mir fehlt hier die Berechtigung **{ $missing }**, deshalb könnte ich nicht zeigen, wie das Training läuft. Wer diesen Server verwaltet, kann sie mir geben; oder trainiere mich in einem anderen Kanal.
error-TrainingError_user_install = Hier kann ich nur antworten und meine Nachricht nicht ändern, während ich trainiere. Trainiere mich in einer Direktnachricht an mich oder auf einem Server, der mich eingeladen hat.
error-MayNotAttachError = Mir fehlt hier die Berechtigung **{ $missing }**, deshalb kann ich keine Datei senden. Wer diesen Server verwaltet, kann sie mir geben; oder nimm den Slash-Befehl, etwa `/{ name-brain } { word-export }`.
error-LearnerGameError = Der Lehrling spielt dieses Spiel nicht. Er spielt: { $games }.
error-LearnerError_unknown_word = „{ $typed }“ kenne ich nicht. `{ $prefix }{ name-brain }` zeigt, was ich gelernt habe; außerdem gibt es `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-brain } { word-import }` mit einer Datei, und `{ $prefix }{ name-brain } { word-reset }` oder `{ $prefix }{ name-brain } { word-reset } { word-stronger }`.
error-TrainingError_unknown_word = „{ $typed }“ kenne ich nicht. Nenne eine Anzahl Partien und eine meiner Stufen ({ $levels }), zum Beispiel `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-TrainingError_games = Ein Training hat 1 bis { $most } Partien.
error-TrainingError_already_running = Ich trainiere hier schon. Warte, bis das zu Ende ist, oder beende es.
error-LearnerError_other_mode = Das lässt sich nicht zusammenführen: Dieses Gedächtnis gehört zum Modus `{ $theirs }`, und hier lerne ich im Modus `{ $ours }`; das eine würde das andere nicht verstehen.
error-LearnerError_no_file = Hänge eine Datei an den Befehl an, wie `{ $prefix }{ name-brain } { word-export }` sie erstellt.
error-LearnerError_download_failed = Discord hat mir diese Datei nicht gegeben. Bitte versuche es noch einmal.
error-NotAManagerError = Nur wer diesen Server verwalten darf, kann das tun.
error-InvalidChoiceError = Das lässt sich nicht wählen, oder nicht mehr. `/{ name-settings }` zeigt, was geht.
error-InvalidPrefixError = Ein Präfix hat bis zu 5 sichtbare Zeichen, ohne Leerzeichen und Backticks, und beginnt nicht mit `/`, `@` oder `<`. Es wurde nichts geändert.
error-WrongChannelError = Hier spiele ich nicht. Ich spiele in { $channels }.
error-MissingRoleError = Um hier mit mir zu spielen, brauchst du eine dieser Rollen: { $roles }.
error-CooldownError = Das ging schnell. Den nächsten Befehl kannst du { $ends } nutzen.
error-ModerationError_not_a_moderator = Nur wer Nachrichten verwalten darf, kann die Partien anderer stoppen.
error-ModerationError_end_exhibition_instead = Wer diese Partie gestartet hat, beendet sie mit dem Button darunter. Sonst kann das nur, wer Nachrichten verwalten darf.
error-QuestionError_answered = Diese Frage ist schon beantwortet.
error-MemoryFileError_too_large = Das ist kein Gedächtnis von mir: Die Datei hat mehr als { $max_kib } KiB.
error-MemoryFileError_encoding = Das ist kein Gedächtnis von mir: Die Datei ist kein Text in UTF-8, wie ihr Byte { $byte } zeigt.
error-MemoryFileError_syntax = Das ist kein Gedächtnis von mir: In Zeile { $line }, Spalte { $column } ist der Text kein JSON.
error-MemoryFileError_shape = Das ist kein Gedächtnis von mir: Die Datei muss ein einziges JSON-Objekt in geschweiften Klammern sein, mit zwei Listen darin und sonst nichts in eckigen Klammern.
error-MemoryFileError_unknown_key = Das ist kein Gedächtnis von mir: Schlüssel Nummer { $number } gehört nicht hinein; erlaubt sind nur { $keys }.
error-MemoryFileError_repeated_key = Das ist kein Gedächtnis von mir: Der Schlüssel `{ $where }` kommt zweimal vor.
error-MemoryFileError_missing_key = Das ist kein Gedächtnis von mir: Der Schlüssel `{ $where }` fehlt.
error-MemoryFileError_value = Dieses Gedächtnis kann ich nicht lesen: `{ $where }` muss einer dieser Werte sein: `{ $values }`.
error-MemoryFileError_not_a_list = Dieses Gedächtnis kann ich nicht lesen: `{ $where }` muss eine Liste sein.
error-MemoryFileError_entry = Dieses Gedächtnis kann ich nicht lesen: `{ $where }` muss eine ganze Zahl von 1 bis { $max_position } sein. (Der erste Eintrag einer Liste hat die Nummer 0.)
error-MemoryFileError_order = Dieses Gedächtnis kann ich nicht lesen: `{ $where }` ist { $position } und damit nicht größer als der Eintrag davor. (Der erste Eintrag einer Liste hat die Nummer 0.)
error-MemoryFileError_unreachable = Dieses Gedächtnis kann nicht stimmen: `{ $where }` ist { $position }, eine Stellung, zu der keine Partie führt. (Der erste Eintrag einer Liste hat die Nummer 0.)
error-MemoryFileError_game_over = Dieses Gedächtnis kann nicht stimmen: `{ $where }` ist { $position }, eine Stellung, in der die Partie zu Ende ist, und zwar ohne Sieg der Seite, um die es geht. (Der erste Eintrag einer Liste hat die Nummer 0.)
error-MemoryFileError_good_not_allowed = Dieses Gedächtnis kann nicht stimmen: Im Modus `{ $mode }` merke ich mir keine Stellung als gut, also muss `{ $where }` weg.
error-MemoryFileError_not_canonical = Dieses Gedächtnis kann nicht stimmen: `{ $where }` ist { $position }; dafür steht { $twin }, der gespiegelte oder gedrehte Zwilling. (Der erste Eintrag einer Liste hat die Nummer 0.)
error-MemoryFileError_contradiction = Dieses Gedächtnis kann nicht stimmen: `{ $where }` ist { $position } und steht auch bei den verlorenen Stellungen. (Der erste Eintrag einer Liste hat die Nummer 0.)
error-NotationError_time = Zeile { $line } kann ich nicht lesen: Sie muss mit einer Zeit in UTC beginnen, etwa `2026-11-21T19:30:22Z`.
error-NotationError_rules = Zeile { $line } kann ich nicht lesen: Nach der Zeit kommen die Regeln, nämlich die Anzahl der Zeilen, die der Spalten und wie viele in einer Reihe gewinnen, etwa `3x3x3`; dahinter `+gravity` und `+misere`, wo das gilt.
error-NotationError_seat = Zeile { $line } kann ich nicht lesen: Wo `{ $seat }` mit der Angabe stehen sollte, wer das war, steht etwas anderes oder nichts. Möglich sind `{ $seat }me`, `{ $seat }member` oder der englische Name einer meiner Stufen, etwa `{ $seat }easy`.
error-NotationError_same_player = Zeile { $line } kann nicht stimmen: Niemand spielt gegen sich selbst, also kann nur eine der beiden Seiten `me` sein.
error-NotationError_move = Zeile { $line } kann ich nicht lesen: An der Stelle von Zug { $move } steht weder ein Feld dieses Bretts, etwa `B2`, noch ein Ergebnis ({ $results }).
error-NotationError_cell_taken = Zeile { $line } kann nicht stimmen: **{ $coordinate }** ist schon besetzt, wenn Zug { $move } dorthin geht.
error-NotationError_floating_cell = Zeile { $line } kann nicht stimmen: Zug { $move } geht auf **{ $coordinate }**, aber von dort würde ein Zeichen herunterfallen.
error-NotationError_game_over = Zeile { $line } kann nicht stimmen: Die Partie ist schon vor Zug { $move } zu Ende.
error-NotationError_result = Zeile { $line } ist unvollständig: Nach den Zügen kommt das Ergebnis ({ $results }) und dann, wie die Partie geendet hat, etwa `1-0 line`.
error-NotationError_termination = Zeile { $line } kann ich nicht lesen: Nach dem Ergebnis steht, wie die Partie geendet hat, und das ist eines von diesen: { $terminations }.
error-NotationError_decided = Zeile { $line } kann nicht stimmen: Nach diesen Zügen ist die Partie zu Ende, und die Zeile muss mit `{ $ending }` weitergehen.
error-NotationError_undecided = Zeile { $line } kann nicht stimmen: Nach diesen Zügen ist die Partie noch offen, also kann sie nicht mit `{ $termination }` geendet haben.
error-NotationError_result_mismatch = Zeile { $line } kann nicht stimmen: Eine Partie, die mit `{ $termination }` geendet hat, hat ein anderes Ergebnis: { $results }.
error-NotationError_extra_text = Zeile { $line } kann ich nicht lesen: Nach der Angabe, wie die Partie geendet hat, kann nur noch `coached` stehen.
error-ThreadError_bot_permission = Mir fehlt hier die Berechtigung **{ $missing }**, deshalb kann ich keinen Thread erstellen. Wer diesen Server verwaltet, kann sie mir geben; oder spiele ohne Thread.
error-TooManyMatchesError_own = Du bist schon in { $most } laufenden Partien dieses Servers, und mehr sind nicht möglich: { $channels }. Lass zuerst eine davon enden.
error-TooManyMatchesError_other = Wer dich herausgefordert hat, ist schon in { $most } laufenden Partien dieses Servers, und mehr sind nicht möglich. Nimm an, sobald eine davon zu Ende ist.
error-MayNotFollowUpError = Mir fehlt hier die Berechtigung **{ $missing }**, deshalb könnte ich nicht zeigen, wie die Partie weitergeht. Wer diesen Server verwaltet, kann sie mir geben; oder spiele in einem anderen Kanal.
error-MatchUnreachableError = Die letzte Partie hier endete ohne Ergebnis, weil ihre Nachricht gelöscht wurde oder ich sie nicht mehr sehen konnte.
error-HintsNotAllowedError = Als diese Partie begann, waren keine Tipps erlaubt. Bei der nächsten erlaubt `{ $prefix }{ name-play } @jemand { word-hints }` sie euch beiden.
error-RecordError_nothing_finished = In diesem Kanal ist noch keine Partie zu Ende gegangen. `{ $prefix }{ name-analyse } X../.O./...` untersucht jede Stellung.
error-RecordError_match_not_found = Diese Partie kenne ich nicht mehr: Vielleicht wurden die Daten einer Person gelöscht, die darin gespielt hat.
error-RecordError_unknown_target = „{ $typed }“ kenne ich nicht. Lass es weg, wenn es um dich geht, nenne ein Mitglied, zum Beispiel `{ $prefix }{ $command } @ben`, oder schreib `{ $prefix }{ $command } server` für alle, die hier spielen.
error-RecordError_two_targets = Wähle entweder ein Mitglied oder den ganzen Server, nicht beides.
error-RecordError_no_leaderboard = Wertungen gibt es nur auf Servern, und die Rangliste auch. `{ $prefix }{ name-stats }` zeigt, wie es hier für dich gelaufen ist.
error-RecordError_nothing_to_replay = Schreib dahinter eine Zeile, wie `{ $prefix }{ name-export }` sie dir gibt; dann zeige ich dir die Partie noch einmal, Zug für Zug.
error-RecordError_board_too_large = Dieses Brett kann ich nicht zeigen, es ist zu groß. Das größte hat { $most } Zeilen und { $most } Spalten.
error-RecordError_export_too_large = Du hast mehr gespielt, als in Dateien von je { $most } MiB passt. Wer mich betreibt, kann dir deine Partien geben.
error-LevelNotOfferedError = **{ $level }** gibt es in diesem Spiel nicht ({ $game }): Diese Stufe würde wie eine andere spielen. Die Stufen sind { $levels }.
error-NoRecordsError = Von diesem Spiel allein gibt es keine Statistik und Wertung. Es gibt sie von: { $games }.
error-UnknownLevelError = „{ $typed }“ kenne ich nicht. Die Stufen sind { $levels }; zum Beispiel `{ $prefix }{ name-watch } { level-hard } { level-easy }`.
error-EmojiError_missing = X und O brauchen je ein Emoji. Es wurde nichts geändert.
error-EmojiError_unreadable = „{ $typed }“ ist kein Emoji. Gib ein Emoji ein oder den Namen eines Emojis, das dieser Server selbst erstellt hat, etwa `:cat:`. Es wurde nichts geändert.
error-EmojiError_composed = „{ $typed }“ ist kein einfaches Emoji: Flaggen, Tasten, Familien und Ähnliches bestehen aus mehreren Zeichen, die auf einem Brett mit ihren Nachbarn verschmelzen würden. Es wurde nichts geändert.
error-EmojiError_unknown = Dieser Server hat kein Emoji namens `:{ $name }:`. Emojis anderer Server gehen hier nicht; die von Discord selbst gibst du direkt ein, etwa 🍎. Es wurde nichts geändert.
error-EmojiError_unavailable = `:{ $name }:` ist gerade nicht nutzbar, weil dieser Server mehr Emojis hat, als seine Boosts erlauben. Es wurde nichts geändert.
error-EmojiError_restricted = `:{ $name }:` ist Rollen vorbehalten, die ich nicht habe, deshalb kann ich es nicht zeigen. Es wurde nichts geändert.
error-EmojiError_duplicate = { $emoji } hätte auf einem Brett zwei Bedeutungen. X, O und ein freies Feld ({ $free }, wenn du nichts anderes nennst) müssen verschieden sein, und ebenso X und O in einer Gewinnreihe. Es wurde nichts geändert.
error-EmojiError_unlisted = Discord hat mir nicht gesagt, welche Emojis dieser Server hat. Es wurde nichts geändert; bitte versuche es noch einmal.

## failure

failure-old_button = Dieser Button stammt von einer älteren Version von mir. `{ $prefix }{ name-help }` zeigt, was ich jetzt kann.
failure-changed = Meine Befehle haben sich gerade geändert, und dein Discord zeigt noch die alten. Lade es neu (Strg+R, oder starte die App neu) und versuche es noch einmal.
failure-unexpected = Bei mir ist etwas schiefgegangen. Bitte versuche es noch einmal; `{ $prefix }{ name-board }` zeigt, wie die Partie steht.
failure-try_later = Discord lässt mich das gerade nicht zu Ende bringen. Bitte versuche es in einer Minute noch einmal; `{ $prefix }{ name-board }` zeigt, wie die Partie steht.
failure-no_channel = Discord hat mir nicht gesagt, in welchem Kanal das war, daher kann ich es nicht tun. Bitte versuche es noch einmal.
failure-not_attached = Discord hat die Datei abgelehnt, daher konnte ich sie nicht anhängen.
failure-database = Ich kann gerade keine Partien speichern. Nichts Gespeichertes ist verloren; bitte versuche es in ein paar Minuten noch einmal, und sieh zuerst mit `{ $prefix }{ name-board }` nach.
failure-muted = In <#{ $channel }> kann ich dir nicht antworten: Mir fehlt dort die Berechtigung **{ $missing }**. Wer den Server verwaltet, kann sie mir geben. Deine Partie ist gespeichert; danach geht es mit `{ $prefix }{ name-board }` weiter.

## owner

owner-synced = Slash-Befehle, die Discord jetzt kennt: { $count }.
owner-not_synced = Discord hat die Slash-Befehle nicht angenommen (HTTP { $status }: { $reason }). Versuche es später noch einmal; wenn es so bleibt, lade den Bot mit dem Link aus seinem Log neu ein.
