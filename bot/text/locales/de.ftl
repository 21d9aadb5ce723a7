### The bot's texts in German.

## ply

ply-member_first = Neue Partie: **{ $who }** setzt { $mark } auf **{ $coordinate }**.
ply-member = **{ $who }** setzt { $mark } auf **{ $coordinate }**.
ply-program_first = Ich beginne mit { $mark } auf **{ $coordinate }**.
ply-program = Ich antworte mit { $mark } auf **{ $coordinate }**.
ply-level = { ply-member }
move-column = Spalte { $column }
move-cell = Zeile { $row } in Spalte { $column }
move-row = Zeile { $row } von Spalte { $first } bis { $last }
move-diagonal = Diagonale von { $first } bis { $last }
move-boards = den Brettern { $boards }
ply-wait = Viele Partien warten auf mich, deshalb dauert mein Zug ungefähr { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }.

## status

status-member_to_move = Du bist dran, **{ $who }**, mit { $mark }.
status-example = Zum Beispiel: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }, du bist dran · deine Zeit läuft { $deadline } ab
status-time_limit = Wer die Zeit überschreitet, verliert, sobald ihr beide gezogen habt; vorher endet die Partie ohne Ergebnis.
status-replaceable = Sobald wir beide gezogen haben, gilt: Nach einer Stunde ohne Zug von dir dürfen andere hier eine Partie starten, und du verlierst diese.
status-extended = ⏳ Die Zeit wurde einmal verlängert, weil **{ $who }** diesen Kanal nicht sehen oder hier nicht schreiben kann.
status-excused = **{ $who }** konnte diesen Kanal nicht sehen oder hier nicht schreiben. **{ $other }** hat Berechtigungen, mit denen sich das bewirken lässt, deshalb verliert niemand.
status-level_to_move = **{ $who }** { $mark } denkt nach …
status-member_won = 🏆 **{ $who } gewinnt** mit { $mark } auf { $line }.
status-program_won = 🏁 **Ich gewinne** mit { $mark } auf { $line }.
status-member_won_without_line = 🏆 **{ $who } gewinnt.**
status-program_won_without_line = 🏁 **Ich gewinne.**
status-misere_won = 🏆 **{ $winner } gewinnt**, denn **{ $who }** hat mit { $mark } die Reihe { $line } vervollständigt.
status-misere_member_won = 🏆 **{ $who } gewinnt**, denn ich habe mit { $mark } die Reihe { $line } vervollständigt.
status-misere_program_won = 🏁 **Ich gewinne**, denn **{ $who }** hat mit { $mark } die Reihe { $line } vervollständigt.
status-draw = 🤝 **Unentschieden.** Das Brett ist voll, und niemand hat eine Reihe.
status-draw_repetition = 🤝 **Unentschieden.** Dieselbe Stellung stand dreimal auf dem Brett.
status-draw_move_limit = 🤝 **Unentschieden** nach 100 Zügen.
status-draw_boards = { $count ->
    [one] 🤝 **Unentschieden.** Jede Seite hat { $count } Brett gewonnen und niemand drei in einer Reihe.
   *[other] 🤝 **Unentschieden.** Jede Seite hat { $count } Bretter gewonnen und niemand drei in einer Reihe.
}
status-member_won_boards = 🏆 **{ $who } gewinnt** mit { $won } zu { $lost } Brettern: Niemand hat drei in einer Reihe.
status-program_won_boards = 🏁 **Ich gewinne** mit { $won } zu { $lost } Brettern: Niemand hat drei in einer Reihe.
status-member_resigned = 🏳️ **{ $who }** gibt auf. **Ich gewinne.**
status-member_forfeited = ⌛ **{ $who }** ist gegangen oder hat die Zeit überschritten. **Ich gewinne.**
status-member_started_over = 🏳️ **{ $who }** hat die letzte Partie aufgegeben. **Damit habe ich sie gewonnen.**
status-resigned = 🏳️ **{ $who }** gibt auf. **{ $winner } gewinnt.**
status-forfeited = ⌛ **{ $who }** ist gegangen oder hat die Zeit überschritten. **{ $winner } gewinnt.**
status-agreed = 🤝 **Unentschieden** nach Vereinbarung.
status-exhibition_ended = ⏹️ **Gestoppt.** Diese Partie endet ohne Ergebnis.
status-stopped = ⏹️ **Die Moderation hat diese Partie gestoppt.** Sie endet ohne Ergebnis.
status-abandoned = 💤 Niemand hat weitergespielt, deshalb endet diese Partie ohne Ergebnis.
status-crowd = die Runde
status-crowd_first = Die Runde
status-crowd_to_move = Die Runde { $mark } ist dran: **Alle dürfen abstimmen.**
status-someone = jemand
status-again_watch = Noch eine Partie? `{ $prefix }{ name-watch }`

## ending

ending-thanks = Danke für die Partie!
ending-next_time = Vielleicht klappt es beim nächsten Mal!
ending-good_game = Gut gespielt!
ending-rating = **Wertung:** { $ratings }
ending-streak = 🔥 { $count ->
        [one] { $count } Sieg in Folge
       *[other] { $count } Siege in Folge
    }
ending-rating_of_game = **Wertung in { $game }:** { $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 Erster Sieg gegen **{ $level }**!
ending-last_win = Vor deinem letzten Zug konntest du noch gewinnen: ||**{ $cells }**||
ending-last_draw = Vor deinem letzten Zug war für dich noch ein Unentschieden drin: ||**{ $cells }**||
ending-last_win_of_member = Vor dem letzten eigenen Zug konnte **{ $who }** noch gewinnen: ||**{ $cells }**||
ending-last_draw_of_member = Vor dem letzten eigenen Zug war für **{ $who }** noch ein Unentschieden drin: ||**{ $cells }**||
ending-earlier_win = In deinem { $ordinal ->
       *[other] { $number }.
    } Zug konntest du noch gewinnen: ||**{ $cells }**||
ending-earlier_draw = In deinem { $ordinal ->
       *[other] { $number }.
    } Zug war für dich noch ein Unentschieden drin: ||**{ $cells }**||
ending-earlier_win_of_member = Im { $ordinal ->
       *[other] { $number }.
    } eigenen Zug konnte **{ $who }** noch gewinnen: ||**{ $cells }**||
ending-earlier_draw_of_member = Im { $ordinal ->
       *[other] { $number }.
    } eigenen Zug war für **{ $who }** noch ein Unentschieden drin: ||**{ $cells }**||
ending-best_result = Kein einziger Fehler: Ein besseres Ergebnis kann niemand erreichen.
ending-no_mistake = Kein einziger Fehler.

## position

position-cells = X: { $x } · O: { $o }
position-none = keine
position-columns = Steine in den Spalten, von unten: { $columns }
position-disc_x = rot
position-disc_o = gelb
position-threats = { $glyph } zeigt eine Drohung: { $cells }
position-fading = Als Nächstes weg: { $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = Nächster Zug: auf dem Brett { $board }, { $first } bis { $last }.
position-any_board = Nächster Zug: auf einem beliebigen Brett.
position-open_boards = Nächster Zug: auf einem beliebigen offenen Brett ({ $boards }).
position-boards_won = Geschlossene Bretter: { $boards }.
position-boards_of = { $side } { $boards }
position-boards_of_nobody = von niemandem gewonnen: { $boards }
position-against = Meine Stufe: { $level }
position-coached = Mit Tipps
position-weakened = Ich hatte weniger Bedenkzeit als sonst: Die Wertung steigt nicht
position-unrated = Privater Thread: ohne Wertung
position-misere = Wer { $count } in einer Reihe hat, verliert

## level

level-random = Zufall
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-perfect = Perfekt
level-learner = Lehrling
level-intuition = Intuition
level-neural = Neuronal
level-neural-early = Neuronal-früh
level-neural-middle = Neuronal-halbtrainiert

## game

game-3x3 = Tic-Tac-Toe
game-misere = Umgekehrtes Tic-Tac-Toe (Reihe verliert)
game-4x4 = 4×4 (vier in einer Reihe)
game-5x5 = 5×5 (vier in einer Reihe)
game-7x7 = 7×7 (fünf in einer Reihe)
game-9x9 = 9×9 (fünf in einer Reihe)
game-connect4 = Vier gewinnt
game-fading = Verschwindende Zeichen
game-ultimate = Ultimate Tic-Tac-Toe
game-rules_fading = Wer drei in einer Reihe hat, gewinnt. Jede Seite hat höchstens drei Zeichen: Setzt du ein viertes, verschwindet zuerst dein ältestes.
game-rules_ultimate = Gewinne drei Bretter in einer Reihe: waagerecht, senkrecht oder diagonal. Das Feld, auf das du setzt, bestimmt, wo die andere Seite als Nächstes spielt: Ein Feld oben rechts schickt sie auf das Brett oben rechts. Ist das Brett schon gewonnen oder voll, darf sie auf jedem anderen offenen spielen.
game-size = { $rows }×{ $columns } ({ $in_a_row } in einer Reihe)

## board

board-rematch = Revanche
board-level = Stufe: { $level }
board-game = Spiel: { $game }
board-hint = Tipp
board-resign = Aufgeben
board-take_back = Zug zurücknehmen
board-draw = Unentschieden anbieten
board-again = Noch mal spielen
board-stop = Partie stoppen
board-review = Rückblick
board-fix = Meine Fehler verbessern
board-choose_row = Wähle eine Zeile: { $rows }
board-choose_column = Zeile { $row }: Wähle eine Spalte
board-another_row = Andere Zeile
board-choose_board = Wähle ein Brett
board-choose_cell = { $board }: Wähle ein Feld
board-another_board = Anderes Brett

## style
style-default = Klassisch, große Bretter als Bild
style-classic = Klassisch
style-shapes = Formen
style-animals = Tiere
style-fruit = Obst
style-space = Weltraum
style-weather = Wetter
style-picture = Bild
style-own = Server-Emojis

## own

own-title = Emojis für die Bretter
own-choose = Emojis wählen
own-explanation = Ein Emoji oder der Name eines Server-Emojis, etwa :katze:
own-placeholder = Leer lassen für den Standard
own-x = X
own-o = O
own-winning_x = X, hervorgehoben
own-winning_o = O, hervorgehoben
own-empty = Freies Feld
own-unavailable = Diese Emojis gehen hier nicht mehr: { $names }. Die Bretter zeigen wieder { $mark_x } und { $mark_o }.

## picture

picture-board = Brett: { $rows }×{ $columns }. X: { $x }. O: { $o }.
picture-discs = Brett: { $rows }×{ $columns }. { $discs }.
picture-fading = Als Nächstes weg: { $marks }.
picture-fading_mark = { $letter } auf { $cell }
picture-last = Der letzte Zug war { $coordinate }.
picture-line = Eine Linie liegt auf { $line }.
picture-network = Das Netz erwartet { $value } für { $mark }, von −100 bis +100. Am besten gefällt ihm: { $moves }.

## thread

thread-name = { $one } – { $other }
thread-play = In einem Thread spielen
thread-made = Die Partie läuft in { $thread }.

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** fordert dich zu einer Partie heraus: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** sucht jemanden zum Spielen: **{ $game }**. Wer macht mit?
challenge-mark = **{ $who }** spielt { $mark }, und { $mark_x } beginnt.
challenge-random_mark = Die Zeichen werden ausgelost, und { $mark_x } beginnt.
challenge-hints = 💡 Beide dürfen `/{ name-hint }` nutzen, und das Brett zeigt das an.
challenge-notices_on = 🔔 Nimmst du an, erwähne ich dich von da an, wenn du dran und nicht da bist, und bevor deine Zeit abläuft. Ein Button in `/{ name-privacy }` schaltet das aus.
challenge-expires = Läuft { $deadline } ab.
challenge-accept = Annehmen
challenge-decline = Ablehnen
challenge-withdraw = Zurückziehen
challenge-declined = **{ $who }** hat die Herausforderung abgelehnt.
challenge-withdrawn = **{ $who }** hat die Herausforderung zurückgezogen.
challenge-uninvited = **{ $who }** hat die Einladung zurückgezogen.
challenge-expired = ⌛ **{ $who }** hat keine Antwort bekommen. Die Zeit ist um.
challenge-begun = **{ $x }** { $mark_x } spielt gegen **{ $o }** { $mark_o }.
challenge-choose_friend = Gegen wen möchtest du spielen?
challenge-friend = Mitglied wählen
challenge-invite = Alle hier

## offer

offer-draw = 🤝 **{ $who }** bietet ein Unentschieden an. Nimmt **{ $other }** an?
offer-take-back = ↩️ **{ $who }** möchte **{ $coordinate }** zurücknehmen. Ist **{ $other }** einverstanden?
offer-take-back_answered = ↩️ **{ $who }** möchte **{ $coordinate }** zurücknehmen (und damit auch die Antwort **{ $answer }** von **{ $other }**). Ist **{ $other }** einverstanden?
offer-accept = Annehmen
offer-decline = Ablehnen
offer-taken_back = **{ $who }** hat einen Zug zurückgenommen.
offer-declined = **{ $who }** hat abgelehnt. Die Partie geht weiter.
offer-withdrawn = **{ $who }** hat das Angebot zurückgezogen. Die Partie geht weiter.
notice-turn = { $who }, du bist dran.
notice-begun = { $who }, deine Partie hat begonnen.
notice-reminder = ⏰ { $who }, du bist dran, und deine Zeit in der [Partie]({ $link }) läuft { $deadline } ab.
notify-on = 🔔 **Benachrichtigungen:** an. In Partien mit Mitgliedern erwähne ich dich, wenn du dran bist und seit fünf Minuten nicht im Kanal warst, wenn die andere Seite deine Herausforderung annimmt oder etwas anbietet, und einmal, bevor deine Zeit abläuft.
notify-off = 🔕 **Benachrichtigungen:** aus. Ich erwähne dich nur, wenn dich jemand herausfordert.
notify-turn_on = Benachrichtigungen einschalten
notify-reminders_on = 🔥 **Erinnerung an die Serie:** an. Würde eine Serie von drei Tagen oder mehr beim Rätsel des Tages enden, schicke ich dir zwei Stunden vor Mitternacht (UTC) eine Direktnachricht.
notify-reminders_off = 🔥 **Erinnerung an die Serie:** aus. Wenn du möchtest, schicke ich dir zwei Stunden vor Mitternacht (UTC) eine Direktnachricht, falls eine Serie von drei Tagen oder mehr beim Rätsel des Tages enden würde.
notify-turn_on_reminders = An meine Serie erinnern
notify-turn_off_reminders = Nicht mehr erinnern
notify-searches_on = ⚔️ **Meldung von Einladungen:** hier an. Sucht jemand in einem Kanal, den du sehen kannst, eine Partie, schicke ich dir eine Direktnachricht, höchstens einmal pro Stunde.
notify-searches_off = ⚔️ **Meldung von Einladungen:** hier aus. Wenn du möchtest, schicke ich dir eine Direktnachricht, sobald jemand in einem Kanal, den du sehen kannst, eine Partie sucht, höchstens einmal pro Stunde.
notify-searches_off_here = ⚔️ **Meldung von Einladungen:** aus. Dieser Server erlaubt sie nicht.
notify-searches_in = { $count ->
    [one] ⚔️ **Meldung von Einladungen:** auf { $count } Server an. Sucht dort jemand eine Partie, schicke ich dir eine Direktnachricht.
   *[other] ⚔️ **Meldung von Einladungen:** auf { $count } Servern an. Sucht dort jemand eine Partie, schicke ich dir eine Direktnachricht.
}
notify-searches_nowhere = ⚔️ **Meldung von Einladungen:** aus. Auf einem Server schaltet `/{ name-notify }` Direktnachrichten ein, wenn dort jemand eine Partie sucht.
notify-turn_on_searches = Einladungen melden
notify-turn_off_searches = Einladungen nicht mehr melden
notify-streak_ends =
    🔥 Deine Serie beim Rätsel des Tages endet { $ends }, um Mitternacht (UTC), wenn du das Rätsel von heute nicht löst:
    { $streaks }
notify-streak = - [{ $server }]({ $link }): { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
notify-private_streak = - hier, mit `{ $prefix }{ name-puzzle } { word-daily }`: { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
notify-streak_elsewhere = - in einem anderen Chat, mit `/{ name-puzzle }`: { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
notify-some_server = ein anderer Server
notify-search = ⚔️ **{ $who }** sucht jemanden für **{ $game }** auf **{ $server }**. Die Einladung läuft { $deadline } ab. [Zur Einladung]({ $link })
notify-turn_off = Benachrichtigungen ausschalten

## puzzle

puzzle-win = **{ $mark } ist dran und gewinnt.** Nur ein Zug gewinnt. Welcher?
puzzle-draw = **{ $mark } ist dran und rettet das Unentschieden.** Das schafft nur ein Zug, alle anderen verlieren. Welcher?
puzzle-user = 🧩 Ein Rätsel für **{ $who }**.
puzzle-daily = 🧩 **Rätsel des Tages, { $day }.** Das nächste kommt { $ends }. Nur deine erste Antwort zählt.
puzzle-right = ✅ **{ $coordinate } ist richtig.** { $reasons }
puzzle-draws = 💡 **{ $coordinate } reicht nicht:** { $other } kann noch ein Unentschieden erreichen. Der richtige Zug ist **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } verliert**, wenn { $other } gut spielt. Der richtige Zug ist **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 { $count ->
        [one] { $count } Rätsel in Folge!
       *[other] { $count } Rätsel in Folge!
    }
puzzle-days = 📅 { $count ->
        [one] { $count } Tag in Folge!
       *[other] { $count } Tage in Folge!
    }
puzzle-record-solved = **Gelöst:** { $solved } von { $tried }
puzzle-record-streak = **Serie:** { $in_a_row } (Rekord: { $best })
puzzle-record-daily = **Rätsel des Tages:** { $days ->
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    } (Rekord: { $best_days })
puzzle-next = Nächstes Rätsel
puzzle-skip_costs = -# Wenn du nach einem anderen Rätsel fragst, bevor du dieses beantwortest, gilt dieses als nicht gelöst.
puzzle-seen = Dieses Rätsel hast du in den letzten 30 Tagen in einem Wettrennen gesehen, deshalb ändert es deine Wertung nicht.
puzzle-rating = **Rätselwertung:** { $rating } ({ $change })
puzzle-share = Teilen
puzzle-shared = 🧩 Rätsel des Tages, { $day }: { $result }
puzzle-shared_days = 🔥 { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
puzzle-solve = Lösen
puzzle-answers = **{ $solved }** gelöst, **{ $missed }** nicht gelöst
puzzle-streaks = 🔥 **Geteilte Serien:** { $streaks }
puzzle-streak_of = { $who } { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
puzzle-race = { $count ->
        [one] 🏁 **Wettrennen des Tages:** { $leaders } · { $count } hat mitgemacht
       *[other] 🏁 **Wettrennen des Tages:** { $leaders } · { $count } haben mitgemacht
    }
puzzle-race_place = { $place }. **{ $who }** { $points }
puzzle-open_race = Wettrennen des Tages
puzzle-yesterday = **Die Lösung von gestern:** { $solution }
puzzle-yesterday_posted = **Die Lösung [von gestern]({ $link }):** { $solution }

## practice
practice-game = Aus deiner Partie vom { $day }:
practice-lost_win = **{ $mark } ist dran.** Hier hast du **{ $coordinate }** gespielt und damit den Sieg vergeben. Finde einen besseren Zug.
practice-lost_draw = **{ $mark } ist dran.** Hier hast du **{ $coordinate }** gespielt und damit das Unentschieden vergeben. Finde einen besseren Zug.
practice-crowd_game = Aus der Partie der Runde vom { $day }:
practice-crowd_lost_win = **{ $mark } ist dran.** Hier hat die Runde **{ $coordinate }** gespielt und damit den Sieg vergeben. Finde einen besseren Zug.
practice-crowd_lost_draw = **{ $mark } ist dran.** Hier hat die Runde **{ $coordinate }** gespielt und damit das Unentschieden vergeben. Finde einen besseren Zug.
practice-race = Aus deinem Wettrennen vom { $day }:
practice-no_move_win = **{ $mark } ist dran und gewinnt.** Hier fiel dir nicht rechtzeitig ein Zug ein. Nur ein Zug gewinnt. Welcher?
practice-no_move_draw = **{ $mark } ist dran und rettet das Unentschieden.** Hier fiel dir nicht rechtzeitig ein Zug ein. Das schafft nur ein Zug. Welcher?
practice-draws = 💡 **{ $coordinate } reicht nicht:** { $other } kann noch ein Unentschieden erreichen.
practice-loses = 💡 **{ $coordinate } verliert**, wenn { $other } gut spielt.
practice-unproven = 💡 **{ $coordinate }** ist vielleicht genauso gut, aber das konnte ich nicht beweisen.
practice-better = **Besser:** { $solution }. { $reasons }
practice-comes_back = { $days ->
        [1] Diese Übung kommt morgen wieder.
       *[other] Diese Übung kommt in { $days } Tagen wieder.
    }
practice-first_counts = Nur die erste Antwort zählt, und zwar an einem Tag, an dem die Übung fällig ist. { practice-comes_back }
practice-end_of_game = Das war dein letzter Fehler in dieser Partie.
practice-end_of_race = Das war das letzte Rätsel, das du in diesem Wettrennen nicht gelöst hast.
practice-no_mistakes = Ich habe in dieser Partie keinen Zug von dir gefunden, der nachweislich ein Fehler ist.
practice-none = Du hast noch keine Übungen. Von jetzt an mache ich sie aus den Fehlern in deinen beendeten Partien.
practice-none_due = **Gerade ist nichts fällig.** Deine nächste Übung: { $due }.
practice-show = Zeig es mir
practice-try_again = Noch mal versuchen
practice-hint = { board-hint }
practice-other_game = Fehler einer anderen Partie
practice-a_game = Fehler aus einer Partie
practice-hint_finish_line = 💡 **Tipp:** Du kannst eine Reihe vervollständigen.
practice-hint_block_line = 💡 **Tipp:** { $other } kann mit dem nächsten Zug eine Reihe vervollständigen.
practice-hint_make_fork = 💡 **Tipp:** Du kannst auf zwei Feldern zugleich drohen zu gewinnen.
practice-hint_prevent_fork = 💡 **Tipp:** { $other } kann mit dem nächsten Zug auf zwei Feldern zugleich drohen zu gewinnen.
practice-hint_forced_sequence = 💡 **Tipp:** Denke ein paar Züge voraus: Was kann { $other } auf jeden deiner Züge antworten?
practice-hint_opening = 💡 **Tipp:** Schau, was { $other } nach jedem deiner Züge drohen kann.
practice-hint_zugzwang = 💡 **Tipp:** Am Ende muss in jeder Spalte jemand spielen. Zähle ab, wer das sein wird.
practice-puzzle = Ein Rätsel lösen
practice-press = Drücke den Button, um zu üben. Nur du siehst es.
practice-open = Üben

## course

course-lines = Reihen und Blockieren
course-forks = Zwickmühlen
course-prevention = Zwickmühlen verhindern
course-openings = Eröffnungen
course-misere = Alles umgekehrt
course-large = Größere Bretter
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 Kurs
    Jede Lektion hat ein Beispiel, das du spielst, und drei Übungen.
course-lines_text =
    Wer drei Zeichen in einer Reihe hat, gewinnt: waagerecht, senkrecht oder diagonal.
    Schau also zuerst, ob du eine Reihe vervollständigen kannst.
    Wenn nicht, schau, ob dein Gegner es kann, und blockiere ihn.
course-forks_text =
    Eine Zwickmühle droht, auf zwei Feldern zugleich zu gewinnen.
    Nur eines davon lässt sich blockieren, also gewinnst du auf dem anderen.
    Such ein freies Feld, auf dem sich zwei deiner Reihen treffen.
course-prevention_text =
    Erkenne die Zwickmühle deines Gegners, bevor sie entsteht.
    Nimm ihr Feld, oder stell selbst eine Drohung auf, die anderswo blockiert werden muss.
    Entsteht durch das Blockieren die Zwickmühle, war es die falsche Drohung.
course-openings_text =
    Die Mitte gehört zu vier Reihen, eine Ecke zu drei, ein Randfeld zu zwei.
    Beginne also in der Mitte oder in einer Ecke.
    Antworte auf eine Ecke mit der Mitte und auf die Mitte mit einer Ecke.
course-misere_text =
    Wer eine Reihe vervollständigt, verliert; halte deine Zeichen also auseinander.
    { $mark_x } beginnt in der Mitte und antwortet auf jeden Zug auf dem gegenüberliegenden Feld.
    Dann steht in jeder Reihe, die { $mark_x } vervollständigen könnte, ein { $mark_o }.
course-large_text =
    Wer fünf in einer Reihe hat, gewinnt. Vier mit zwei freien Enden sind nicht aufzuhalten: Nur ein Ende lässt sich blockieren.
    Drei mit zwei freien Enden werden mit dem nächsten Zug zu solchen vier.
    Vier müssen sofort blockiert werden, deshalb gehen sie jeder Drei vor.
course-connect4_text =
    Eine Reihe, der ein Feld fehlt, ist eine Drohung, auch wenn dort noch niemand spielen kann.
    Am Ende muss jemand darunter spielen: { $mark_x } bekommt die ungeraden Zeilen von unten, { $mark_o } die geraden.
    Spiel nie unter ein Feld, auf dem dein Gegner gewinnen würde.
course-example = Beispiel
course-exercise = Übung { $number }
course-lessons = Alle Lektionen
course-next = Nächste Lektion
course-win = **{ $mark } ist dran und gewinnt.**
course-draw = **{ $mark } ist dran und rettet das Unentschieden.**
course-completes_line = 💡 **{ $coordinate } verliert:** Das vervollständigt eine Reihe.
course-reply = { $mark } antwortet mit **{ $coordinate }**.
course-another = Hier ist noch eine Stellung.
course-solution = 💡 Der richtige Zug ist **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **Lektion geschafft!**
course-all_done = 🏆 **Du hast alle Lektionen geschafft!**
course-beat = Jetzt schlag **{ $level }**.
course-play = Gegen { $level } spielen
course-press = Drücke den Button, um den Kurs zu öffnen. Nur du siehst ihn.

## settings

settings-level = **Standardstufe:** { $level }
settings-game = **Standardspiel:** { $game }
settings-games = **Verfügbare Spiele:** { $games }
settings-all_games = **Verfügbare Spiele:** alle, auch Bretter jeder anderen Größe
settings-choose_games = Alle Spiele
settings-buttons = **Buttons am Brett:** an
settings-text = **Buttons am Brett:** aus, Züge werden getippt
settings-title = ## ⚙️ Servereinstellungen
settings-saved = ✅ Gespeichert · { $now }
settings-page_games = Spiele
settings-page_server = Server
settings-page_daily = Rätsel des Tages
settings-page_language = Sprache
settings-heading_games = ### Spiele
settings-heading_boards = ### Bretter
settings-heading_access = ### Zugang
settings-heading_commands = ### Befehle
settings-heading_daily = ### Rätsel des Tages
settings-heading_language = ### Sprache
settings-default = Standard: { $what }
settings-language = **Sprache:** { $language }
settings-discord_language = **Sprache:** { $language }, wie in Discord
settings-language_from_discord = Wie in Discord
settings-choose_language = { $first } … { $last }
settings-more_languages = Weitere Sprachen: { $first } … { $last }
settings-note_language = Nachrichten für alle sind in dieser Sprache. Nachrichten, die nur du siehst, sind in deiner.
settings-style = **Brettstil:** { $style }
settings-like_pictures = Lieber gezeichnet?
settings-use_pictures = Alle Bretter zeichnen
settings-pictures = So sehen Bretter als Bilder aus. In { slash-settings } gibt es weitere Stile, und dort lässt es sich wieder ändern.
settings-to_buttons = Buttons zeigen
settings-to_text = Buttons ausblenden
settings-everywhere = **Kanäle:** alle
settings-channels = **Kanäle:** { $channels } und die Threads dort
settings-choose_channels = Alle Kanäle
settings-everybody = **Wer spielen darf:** alle
settings-roles = **Wer spielen darf:** { $roles }
settings-choose_roles = Alle
settings-threads = **Threads:** einer pro Partie, wo das geht
settings-no_threads = **Threads:** nur auf Wunsch
settings-to_threads = Threads nutzen
settings-to_channels = Ohne Threads spielen
settings-idle = **Zeitlimit:** { $idle }
settings-notices = **Benachrichtigungen:** an
settings-no_notices = **Benachrichtigungen:** aus
settings-to_notices = Einschalten
settings-to_no_notices = Ausschalten
settings-search_notices = **Meldung von Einladungen:** an
settings-no_search_notices = **Meldung von Einladungen:** aus
settings-to_search_notices = Erlauben
settings-to_no_search_notices = Nicht erlauben
settings-note_is_search_quiet = Mitglieder, die es möchten, bekommen eine Direktnachricht, wenn hier jemand alle zu einer Partie einlädt, höchstens einmal pro Stunde.
settings-votes = **Partien mit Abstimmung:** an
settings-no_votes = **Partien mit Abstimmung:** aus
settings-to_votes = Abstimmungen einschalten
settings-to_no_votes = Abstimmungen ausschalten
settings-note_has_no_votes = Mit `/{ name-vote }` spielen alle in einem Kanal zusammen gegen mich und stimmen über jeden Zug ab.
settings-note_is_quiet = In Partien zwischen Mitgliedern erwähne ich, wer dran und nicht da ist, auch bevor die Zeit abläuft. Mit einem Button in `/{ name-privacy }` kann das jedes Mitglied für sich ausschalten.
settings-note_idle = Eine Partie endet, wenn so lange niemand zieht. Für laufende Partien gilt das Limit, mit dem sie begonnen haben.
settings-cooldown = **Wartezeit:** { $cooldown } zwischen zwei Befehlen
settings-no_cooldown = **Wartezeit:** keine
settings-note_cooldown = Züge und Buttons sind davon ausgenommen.
settings-prefix = **Präfix:** `{ $own }`
settings-no_prefix = **Präfix:** keines
settings-note_prefix = Slash-Befehle und Befehle nach einer Erwähnung von mir funktionieren immer.
settings-change_prefix = Präfix ändern
settings-daily_channel = **Kanal:** { $channel }
settings-no_daily_channel = **Kanal:** keiner, ich poste es nicht
settings-choose_daily_channel = Nirgends
settings-note_daily_channel = Dort poste ich einmal am Tag das Rätsel des Tages, mit einem Button zum Lösen, wie viele es gelöst haben, der Lösung von gestern und den längsten Serien der Mitglieder, die ihre Ergebnisse geteilt haben.
settings-daily_hour = **Uhrzeit:** { $time } ({ $utc } UTC)
settings-note_daily_hour = Hat diese Stunde schon begonnen und kam heute noch nichts, poste ich das Rätsel sofort.
settings-hour = { $time } UTC
settings-no_wait = Keine Wartezeit
settings-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
settings-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
settings-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
settings-channels_deleted = { $count ->
    [one] 🗑️ { $count } der gewählten Kanäle wurde gelöscht.
   *[other] 🗑️ { $count } der gewählten Kanäle wurden gelöscht.
}
settings-all_channels_deleted = 🗑️ Alle gewählten Kanäle wurden gelöscht. Bis du andere wählst, darf in jedem Kanal gespielt werden.
settings-roles_deleted = { $count ->
    [one] 🗑️ { $count } der gewählten Rollen wurde gelöscht.
   *[other] 🗑️ { $count } der gewählten Rollen wurden gelöscht.
}
settings-all_roles_deleted = 🗑️ Alle gewählten Rollen wurden gelöscht. Bis du andere wählst, dürfen alle spielen.
settings-daily_channel_deleted = 🗑️ Der Kanal, den du für das Rätsel des Tages gewählt hattest, wurde gelöscht. Bis du einen anderen wählst, poste ich es nicht.
settings-dismiss_deleted = Verstanden
settings-missing_for_answers = ⚠️ In { $channels } kann ich nicht auf getippte Befehle antworten. Gib mir dort bitte die Berechtigung **{ $missing }**.
settings-missing_for_daily = ⚠️ In { $channels } kann ich das Rätsel des Tages nicht posten. Gib mir dort bitte die Berechtigung **{ $missing }**.
settings-missing_for_threads = ⚠️ In { $channels } kann ich keine Threads für Partien nutzen. Gib mir dort bitte die Berechtigung **{ $missing }**.
settings-missing_for_pictures = ⚠️ In { $channels } kann ich keine Bretter zeichnen, deshalb bestehen sie aus Emojis. Gib mir dort bitte die Berechtigung **{ $missing }**.

## prefix

prefix-title = Präfix für Befehle
prefix-field = Präfix
prefix-explanation = Bis zu 5 Zeichen (Standard: { $usual }). Leer: nur Erwähnungen und Slash-Befehle
prefix-explanation_no_usual = Bis zu 5 Zeichen. Leer: nur Erwähnungen und Slash-Befehle

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Meine Antwort könnten hier alle lesen. Nimm { $command }, dann siehst nur du sie.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** sieht am besten aus, aber alles konnte ich nicht durchrechnen. { coach-depth } { $reasons }
coach-depth = Ich habe { $depth ->
        [one] { $depth } Zug
       *[other] { $depth } Züge
    } vorausgerechnet (beide Seiten zusammen).
coach-analyse_anyway = Trotzdem analysieren
coach-price_hint = Danach kann deine Wertung durch diese Partie noch sinken, aber nicht mehr steigen. Tipp anzeigen?
coach-price_analysis = Danach kann deine Wertung durch diese Partie noch sinken, aber nicht mehr steigen. Trotzdem analysieren?
coach-show_hint = Tipp anzeigen
coach-press = Drücke den Button, um einen Tipp zu bekommen. Nur du siehst ihn.
coach-wait = Viele Mitglieder warten auf mich. Meine Antwort kommt in ungefähr { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }.
coach-win = { $moves ->
        [one] Sieg in { $moves } Zug
       *[other] Sieg in { $moves } Zügen
    }
coach-win_at_most = { $moves ->
        [one] Sieg in höchstens { $moves } Zug
       *[other] Sieg in höchstens { $moves } Zügen
    }
coach-draw = Unentschieden
coach-loss = { $moves ->
        [one] Niederlage in { $moves } Zug
       *[other] Niederlage in { $moves } Zügen
    }
coach-loss_at_most = { $moves ->
        [one] Niederlage in höchstens { $moves } Zug
       *[other] Niederlage in höchstens { $moves } Zügen
    }
coach-to_move = { $mark } ist dran: **{ $value }**
coach-to_move_unproven = { $mark } ist dran: **nicht ganz durchgerechnet**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **Bestes Spiel:** { $cells }
coach-looks_best = **Sieht am besten aus:** { $cells }
coach-not_proven = **Nicht ganz durchgerechnet:** { $count } von { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }. { coach-depth }
coach-legend = 🏆 gewinnt, 🤝 reicht zum Unentschieden, 💀 verliert bei bestem Spiel. Bei „Sieg in 3 Zügen“ zählen nur die Züge der Siegerseite.
coach-network =
    { $mark } ist dran. Das Netz erwartet **{ $value }** für diese Seite, von −100 (Niederlage) bis +100 (Sieg).
    Am besten gefällt ihm: **{ $moves }**
coach-network_legend = Je heller ein Feld, desto eher zieht das Netz dorthin. + gewinnt, = reicht zum Unentschieden, − verliert bei bestem Spiel. Der Balken zeigt links den Anteil von X, rechts den von O.
coach-see_network = Was das Netz sieht
coach-nothing_left = Diese Partie ist schon zu Ende, da gibt es nichts mehr zu analysieren.
coach-before_last = Die letzte Partie hier, vor ihrem letzten Zug:
coach-at_end = Die letzte Partie hier, als sie endete:
coach-completes_line = Das vervollständigt { $lines } und gewinnt.
coach-forks = Das ist eine Zwickmühle: Es droht der Sieg auf { $cells }, und { $mark } kann nur eines dieser Felder blockieren.
coach-forces = Es droht der Sieg auf { $cell }. { $mark } muss dort blockieren und verliert trotzdem.
coach-wins_later = Am Ende muss { $mark } unter { $cell } spielen, und dort gewinnt { $mover }. { $mark_x } bekommt die ungeraden Zeilen von unten, { $mark_o } die geraden.
coach-leaves_only_lines = Jetzt vervollständigt jeder Zug von { $mark } eine Reihe.
coach-mirrors = Das liegt gegenüber von { $cell }. Wer die Mitte hat und immer auf dem gegenüberliegenden Feld antwortet, vervollständigt nie eine Reihe.
coach-mirrors_center = Das ist die Mitte. Wer sie hat und immer auf dem gegenüberliegenden Feld antwortet, vervollständigt nie eine Reihe.
coach-only_move = Das ist der einzige mögliche Zug.
coach-blocks = Das blockiert { $mark } auf { $lines }.
coach-prevents_forks = { $count ->
    [one] Das verhindert eine Zwickmühle von { $mark } auf { $cells }.
   *[other] Das verhindert jede Zwickmühle von { $mark }: auf { $cells }.
}
coach-only_draw = Jeder andere Zug verliert.
coach-keeps_win = { $others ->
        [one] { $others } anderer Zug gewinnt auch.
       *[other] { $others } andere Züge gewinnen auch.
    }
coach-only_win = Kein anderer Zug gewinnt.
coach-holds_out = Jeder Zug verliert, und kein anderer hält länger durch.
coach-holds_out_alone = Jeder Zug verliert, aber dieser hält am längsten durch.
coach-threatens = Es droht der Sieg auf { $cell }, also muss { $mark } dort blockieren.
coach-tempts = { $mistakes ->
        [one] { $mistakes } von { $replies } möglichen Antworten von { $mark } ist ein Fehler.
       *[other] { $mistakes } von { $replies } möglichen Antworten von { $mark } sind Fehler.
    }
coach-one_of_draws = { $count } von { $moves } möglichen Zügen reichen zum Unentschieden, auch dieser.
coach-all_draw = Jeder Zug reicht zum Unentschieden.
coach-traps = { $count ->
        [one] **{ $cells }** stellt die meisten Fallen.
       *[other] **{ $cells }** stellen die meisten Fallen.
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **Genauigkeit:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **Wendepunkt:** Zug { $number }, **{ $coordinate }**, { $who } { $mark } ({ $before } → { $after }). Besser: { $cells }
coach-no_mistake = **Fehler auf dem Brett:** keine. Kein Zug hat etwas am Ergebnis geändert.
coach-no_proven_mistake = **Fehler auf dem Brett:** keine gefunden.
coach-not_judged = { $count ->
        [1] **Zu verwickelt für ein Urteil:** Zug { $numbers }
       *[other] **Zu verwickelt für ein Urteil:** Züge { $numbers }
    }
coach-stopped_at = Als die Partie endete, war { $mark } dran: { $value }.
coach-no_plies = Es gab keine Züge.
coach-plies = **Züge:** { $cells }
coach-kept = Guter Zug: weiterhin { $value }.
coach-unjudged = Die Stellung ist zu verwickelt, als dass ich diesen Zug beurteilen könnte. { coach-depth }
coach-lost_anyway = Die Partie war schon verloren: { $value }.
coach-mistake = Ein Fehler: { $before } → { $after }. Besser: { $glyph } { $cells }
coach-mistakes = **{ $count } Fehler:** Züge { $numbers }
coach-move = Zug { $number }
coach-back = Zurück
coach-next = Weiter

## learner

learner-title = ### 🧠 Was ich hier gelernt habe
learner-naive = 🧠 Ich habe hier noch nichts gelernt und kenne nur die Regeln. So bringst du mir etwas bei: `{ $prefix }{ name-play } { level-learner } { $word }` oder mit den Buttons unten.
learner-how_original = -# Ich setze auf das erste freie Feld, das mich noch keine Partie gekostet hat.
learner-how_stronger = -# Ich lerne von beiden Seiten jeder Partie. Gespiegelte und gedrehte Stellungen zählen als eine.
learner-memory_lost = **Verlorene Stellungen, die ich kenne:** { $lost }
learner-memory = **Verlorene Stellungen, die ich kenne:** { $lost } · **Gute:** { $good }
learner-games = **Partien:** { $games } · **Im Training:** { $trained }
learner-latest_games = { $count ->
    [one] **Letzte Partie:** { $wins } gewonnen · { $draws } unentschieden · { $losses } verloren
   *[other] **Letzte { $count } Partien:** { $wins } gewonnen · { $draws } unentschieden · { $losses } verloren
}
learner-results = **Ergebnisse:** { $wins } gewonnen · { $draws } unentschieden · { $losses } verloren
learner-unbeatable = 🛡️ Niemand kann mich mehr schlagen.
learner-beatable = 🎯 Ich kann noch verlieren, mit { $mark_x } und mit { $mark_o }.
learner-beatable_as = 🎯 Mit { $mark } kann ich noch verlieren.
learner-lesson = 💡 **Zuletzt gelernt, mit { $mark }:** Das spiele ich nicht noch einmal.
learner-curve = Liniendiagramm: Anteil der Partien, die ich verloren habe. Partien: { $games }. Am Anfang: { $first }. Am Ende: { $last }.
learner-losses = **Anteil verlorener Partien:** { $first } am Anfang · { $last } am Ende
learner-training = { $games ->
    [one] 🏋️ Training gegen **{ $opponent }**: { $played } von { $games } Partie
   *[other] 🏋️ Training gegen **{ $opponent }**: { $played } von { $games } Partien
}
learner-trained = { $games ->
    [one] ✅ Ich habe { $games } Partie gegen **{ $opponent }** trainiert.
   *[other] ✅ Ich habe { $games } Partien gegen **{ $opponent }** trainiert.
}
learner-training_ended_early = { $games ->
    [one] ⏹️ Mein Training gegen **{ $opponent }** endete vorzeitig, nach { $played } von { $games } Partie.
   *[other] ⏹️ Mein Training gegen **{ $opponent }** endete vorzeitig, nach { $played } von { $games } Partien.
}
learner-training_failed = { $games ->
    [one] ⚠️ Etwas ist schiefgegangen, deshalb endete mein Training gegen **{ $opponent }** nach { $played } von { $games } Partie. Was ich gelernt habe, behalte ich.
   *[other] ⚠️ Etwas ist schiefgegangen, deshalb endete mein Training gegen **{ $opponent }** nach { $played } von { $games } Partien. Was ich gelernt habe, behalte ich.
}
learner-training_over = ⏹️ Dieses Training ist zu Ende. Was ich gelernt habe, behalte ich: `{ $prefix }{ name-brain }` zeigt es.
learner-known_positions = **Stellungen, die ich kenne:** { $knows } · **Vorher:** { $knew }
learner-end = Training beenden
learner-do_play = Gegen mich spielen
learner-do_train = { $games } Partien trainieren
learner-do_export = Als Datei speichern
learner-do_import = Datei laden
learner-do_reset = Zurücksetzen
learner-import_title = Wissen eines Lehrlings laden
learner-import_field = Eine Datei, die ich gespeichert habe
learner-saved =
    📤 **Alles, was ich hier weiß, im Modus `{ $mode }`**
    { $memory }
    Um es anderswo zu laden, drückt dort jemand, der den Server verwaltet, **{ learner-do_import }** unter `{ $prefix }{ name-brain }`.
learner-import_preview =
    📥 **Was diese Datei weiß, im Modus `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**Zusammenführen** ergänzt, was ich hier weiß. Meine Bilanz bleibt.
    -# Neue verlorene Stellungen: { $lost } · Neue gute: { $good }
learner-replace_preview =
    { "" }**Ersetzen** lässt mich vergessen, was ich hier weiß, auch meine Bilanz.
    -# Stellungen: { $known } · Partien: { $games }
learner-do_merge = Zusammenführen
learner-do_replace = Ersetzen
learner-do_cancel = Abbrechen
learner-merged =
    ✅ **Zusammengeführt**
    { "" }**Neue verlorene Stellungen:** { $lost } · **Neue gute:** { $good }
    { "" }**Stellungen, die ich kenne:** { $known }
learner-replaced =
    ✅ **Ersetzt**
    { "" }**Stellungen, die ich kenne:** { $known }
    { "" }**Modus:** `{ $mode }`
    { "" }**Vergessene Stellungen:** { $forgotten } · **Vergessene Partien:** { $games }
learner-not_imported = Es wurde nichts importiert.
learner-reset =
    🗑️ **Soll ich alles vergessen, was ich hier gelernt habe, auch meine Bilanz?**
    { "" }**Stellungen:** { $known } · **Partien:** { $games }
    Ich würde im Modus `{ $mode }` neu anfangen.
learner-reset_yes = Alles vergessen
learner-reset_switch = Vergessen und im Modus { $mode } lernen
learner-reset_no = Alles behalten
learner-forgotten =
    🗑️ **Ich habe alles vergessen, was ich hier gelernt hatte, auch meine Bilanz.**
    { "" }**Stellungen:** { $known } · **Partien:** { $games }
    Ich fange im Modus `{ $mode }` neu an.
learner-kept = Ich habe nichts vergessen.

## stats

stats-user = ### 📊 { $who }
stats-none = **{ $who }** hat hier noch keine Partie mit Ergebnis. `{ $prefix }{ name-play }` startet eine.
stats-none_of_game = **{ $who }** hat in diesem Spiel hier noch keine Partie mit Ergebnis: { $game }. `{ $prefix }{ name-play } { $word }` startet eine.
stats-won = 🏆 { $count } gewonnen
stats-drawn = 🤝 { $count } unentschieden
stats-lost = { $count } verloren
stats-total = **Insgesamt:** { $tally }
stats-mark = **Mit { $mark }:** { $tally }
stats-members = **Mitglieder:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### Mitglieder gegen mich
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **Geschlagene Stufen:** { $levels }
stats-winning_streak = **Längste Siegesserie:** { $longest }
stats-course = 🎓 **Kurs:** abgeschlossen
stats-more = Siehe auch: `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = Siehe auch: `{ $prefix }{ name-history }`
stats-scope = ### 📊 Partien hier
stats-games = **Partien:** { $games } · **Mitspielende:** { $members }
stats-nothing = Hier hat noch niemand eine Partie beendet. `{ $prefix }{ name-play }` startet eine.
stats-nothing_of_game = Dieses Spiel hat hier noch niemand zu Ende gespielt: { $game }. `{ $prefix }{ name-play } { $word }` startet eine Partie.
stats-winners = **Siege:** { $mark_x } { $x } · { $mark_o } { $o } · **Unentschieden:** { $draws }
stats-ends = **So endeten sie:** { $ends }
stats-end = { $end }: { $count }
stats-most_active = **Am aktivsten:** { $members }
stats-member = { $who } ({ $games })
stats-exhibitions = { $games ->
    [one] **Meine Stufen untereinander:** { $games } weitere Partie
   *[other] **Meine Stufen untereinander:** { $games } weitere Partien
}
stats-bar = Balkendiagramm der Ergebnisse. Gewonnen: { $wins }. Unentschieden: { $draws }. Verloren: { $losses }.

## progress

progress-title = ### 📈 { $who }
progress-press = Drücke den Button, um deinen Fortschritt zu sehen. Nur du siehst ihn.
progress-open = Meinen Fortschritt zeigen
progress-practice_now = Jetzt üben
progress-post = Posten
progress-none = Ich habe noch keine deiner Partien durchgesehen. Beginne mit `{ $prefix }{ name-practice }` oder mit deinen Fehlern unter einer Partie, die du verloren hast. Von da an sehe ich jede Partie durch, die du beendest.
progress-clean = ✅ **{ $theme }:** kein Fehler seit { $date } (Durchgesehene Partien: { $games })
progress-all_themes = Alle Themen
progress-compared = { $now } · vorher: { $before }
progress-accuracy = **Genauigkeit:** { $share }
progress-games = **Durchgesehene Partien:** { $games }
progress-mistakes = ### Fehler
progress-theme = **{ $theme }:** { $count }
progress-practice = ### Üben
progress-due = **Fällige Übungen:** { $due } von { $exercises }
progress-lessons = **Abgeschlossene Lektionen:** { $done } von { $lessons }
progress-puzzle_rating = **Rätselwertung:** { $rating }
progress-legend = Die letzten 30 Tage und die 30 Tage davor. Genauigkeit ist der Anteil deiner beurteilten Züge, die das Ergebnis gehalten haben.
progress-chart = Diagramm der Genauigkeit pro Woche, mit der Zahl der durchgesehenen Partien: { $weeks }

## theme

theme-finish_line = Reihe vervollständigen
theme-block_line = Reihe blockieren
theme-make_fork = Zwickmühle stellen
theme-prevent_fork = Zwickmühle verhindern
theme-forced_sequence = Erzwungene Zugfolge
theme-opening = Eröffnung
theme-zugzwang = Zugzwang (ungerade und gerade Drohungen)

## ended

ended-line = Reihe vollständig
ended-full_board = Brett voll
ended-repetition = Stellung wiederholt
ended-move_limit = Zuggrenze erreicht
ended-boards_counted = Bretter gezählt
ended-resigned = aufgegeben
ended-forfeited = gegangen oder Zeit abgelaufen
ended-agreed = Unentschieden vereinbart
ended-abandoned = nicht weitergespielt
ended-stopped = von der Moderation gestoppt

## rating

rating-ranked = **Wertung:** { $rating } · **Rang:** { $rank }
rating-provisional = { $games ->
    [one] **Wertung bisher:** { $rating } · **Rang:** nach { $games } weiteren gewerteten Partie
   *[other] **Wertung bisher:** { $rating } · **Rang:** nach { $games } weiteren gewerteten Partien
}
rating-none = { $games ->
    [one] **Wertung:** noch keine · **Rang:** nach { $games } gewerteten Partie
   *[other] **Wertung:** noch keine · **Rang:** nach { $games } gewerteten Partien
}
rating-of_game = **{ $game }** · { $standing }
rating-curve = { $games ->
    [one] Liniendiagramm der Wertung über { $games } gewertete Partie: von { $first } bis { $last }, zwischen { $lowest } und { $highest }.
   *[other] Liniendiagramm der Wertung über die letzten { $games } gewerteten Partien: von { $first } bis { $last }, zwischen { $lowest } und { $highest }.
}
rating-course = { $games ->
    [one] **Letzte { $games } gewertete Partie:** von { $first } bis { $last } · Tiefstwert { $lowest } · Höchstwert { $highest }
   *[other] **Letzte { $games } gewertete Partien:** von { $first } bis { $last } · Tiefstwert { $lowest } · Höchstwert { $highest }
}

## chart

chart-results = Ergebnisse
chart-wins = Gewonnen: { $games }
chart-draws = Unentschieden: { $games }
chart-defeats = Verloren: { $games }
chart-rating = Wertung
chart-rated_game = Gewertete Partie
chart-losses = Anteil der Partien, die ich verloren habe
chart-lost = Verloren
chart-by_week = Genauigkeit pro Woche
chart-week = Woche ab
chart-accuracy = Genauigkeit
chart-reviewed = Durchgesehene Partien
chart-game = Partie
chart-average =
    { $games ->
        [one] Ø aus { $games } Partie
       *[other] Ø aus { $games } Partien
    }

## leaderboard
leaderboard-title = ### 🏅 Rangliste: { $game }
leaderboard-range = Mitglieder { $first }–{ $last } von { $total }
leaderboard-none = { $games ->
    [one] 🏅 { $game }: Hier hat noch niemand einen Rang. Dafür braucht es { $games } Partie gegen meine Stufen oder Mitglieder, ohne Tipps. `{ $prefix }{ name-play } { $word }` startet eine.
   *[other] 🏅 { $game }: Hier hat noch niemand einen Rang. Dafür braucht es { $games } Partien gegen meine Stufen oder Mitglieder, ohne Tipps. `{ $prefix }{ name-play } { $word }` startet eine.
}
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **Als Nächstes:** { $level }, es { $points ->
        [one] fehlt { $points } Punkt
       *[other] fehlen { $points } Punkte
    }
leaderboard-rated = Nur gewertete Partien zählen.

## history

history-user = ### 📜 { $who }
history-all = ### 📜 Partien hier
history-range = -# Partien { $first }–{ $last } von { $total }, die neuesten zuerst
history-none = **{ $who }** hat hier noch keine Partie beendet. `{ $prefix }{ name-play }` startet eine.
history-nothing = Hier hat noch niemand eine Partie beendet. `{ $prefix }{ name-play }` startet eine.
history-line_of = { $plies ->
    [one] **{ $number }.** { $date } · { $mark } gegen **{ $other }** · { $result } · { $plies } Zug
   *[other] **{ $number }.** { $date } · { $mark } gegen **{ $other }** · { $result } · { $plies } Züge
}
history-line = { $plies ->
    [one] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } Zug
   *[other] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } Züge
}
history-win = gewonnen
history-draw = unentschieden
history-loss = verloren
history-no_result = ohne Ergebnis
history-newer = Neuere
history-older = Ältere
history-first = Anfang
history-last = Ende
history-list = Zurück zur Liste
history-export = Meine Partien als Datei
history-paste = Zeile nachspielen
history-pasted = Eine Zeile aus einer Datei mit Partien

## replay

replay-ply = Zug { $number } von { $plies }: **{ $who }** setzt { $mark } auf **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **Züge:** { $moves }
replay-share = Teilen

## export

export-use_history = Das bleibt unter uns. Drücke **{ history-export }** unter `{ $prefix }{ name-history }`, oder schick mir `{ $prefix }{ name-export }` als Direktnachricht.
export-done_pasted =
    📤 **Deine beendeten Partien:** { $games }
    Von überall, wo du gespielt hast, eine Partie pro Zeile. Um eine noch einmal zu sehen, drücke **{ history-paste }** unter `{ $prefix }{ name-history }` und füge ihre Zeile ein
export-none = Du hast noch keine Partie beendet. `{ $prefix }{ name-play }` startet eine.

## moderation

moderation-stopped = ⏹️ Die Partie ist gestoppt, und ihr Brett zeigt das an.
moderation-resigned = 🏳️ **{ $who }** hat die Partie aufgegeben, und ihr Brett zeigt das an.

## permission

permission-view_channel = Kanäle ansehen
permission-connect = Verbinden
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-create_public_threads = Öffentliche Threads erstellen
permission-attach_files = Dateien anhängen
permission-manage_messages = Nachrichten verwalten
permission-manage_guild = Server verwalten

## question

question-yes = Neu anfangen
question-no = Weiterspielen
question-kept = Die Partie geht weiter. `{ $prefix }{ name-board }` zeigt sie.
question-stop = **{ $x }** und **{ $o }** spielen hier gerade. Soll ich ihre Partie stoppen?
question-stop_own = **{ $x }** und **{ $o }** spielen hier gerade. Wenn du diese Partie stoppst, gibst du sie auf. Stoppen?
question-stop_yes = Partie stoppen
question-stop_no = Abbrechen
question-play_examples = Zum Beispiel: `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` oder `{ $prefix }{ $command } @ben`.
question-puzzle_examples = Zum Beispiel: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` oder `{ $prefix }{ $command } { word-daily }`.
question-daily_alone = Das Rätsel des Tages ist für alle dasselbe: `{ $prefix }{ $command } { word-daily }`. Ein Spiel oder ein Thema gibst du für ein eigenes Rätsel an: `{ $prefix }{ $command } { word-make_fork }`.
question-race_examples = Zum Beispiel: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-mixed } 3m`; die Zeit ist 90s oder 3m.
question-race_today_alone = Das Wettrennen des Tages ist für alle hier dasselbe: `{ $prefix }{ $command } { word-today }`. Spiel und Zeit kannst du für ein Wettrennen wählen, das du selbst eröffnest: `{ $prefix }{ $command } { word-connect4 } 3m`.
question-vote_examples = Zum Beispiel: `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`, mit einer Zeit für jeden Zug von 15s bis 24h.
question-watch_examples = Zum Beispiel: `{ $prefix }{ $command } { level-hard } { level-easy }` oder `{ $prefix }{ $command } { word-connect4 }`.
question-did_you_mean = Meintest du `{ $prefix }{ $command } { $words }`?
question-did_you_mean_command = Meintest du `{ $prefix }{ $command }`?
question-unknown_words = „{ $typed }“ verstehe ich hier nicht.
question-conflicting_words = Diese Wörter passen nicht zusammen.
question-choose_member = Wähle das Mitglied aus der Liste, die Discord nach `@` zeigt.
question-course_examples = Die Lektionen haben die Nummern 1 bis 7: `{ $prefix }{ $command } 1` öffnet die erste.
question-invite_examples = Zum Beispiel: `{ $prefix }{ $command } { word-connect4 }` oder `{ $prefix }{ $command } o`.
question-challenge_named = **{ $who }** herausfordern?
question-challenge_named_yes = Herausfordern

## help

help-first = Drücke **Spielen**, um eine Partie gegen mich zu beginnen, und drücke dann auf ein Feld.
help-to_friend = Gegen Freunde spielen
help-to_commands = Alle Befehle
help-to_play = Spielen
help-to_learn = Lernen
help-to_owners = Für die Serverleitung
help-about = Über mich
help-play =
    ### Spielen
    Wer drei in einer Reihe hat, gewinnt: waagerecht, senkrecht oder diagonal.
    - **Los geht’s:** `{ $prefix }{ name-play }`. Du bist { $mark_x } und beginnst; mit `{ $prefix }{ name-play } o` bist du { $mark_o }.
    - **Ziehen:** Drücke auf ein Feld oder tippe `{ $prefix }{ name-move } B2` (Zeile B, Spalte 2).
    - **Stufen:** `{ $prefix }{ name-play } { level-easy }`, oder `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Andere Spiele:** `{ $prefix }{ name-play } { word-connect4 }`, oder `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **Mit anderen:** `{ $prefix }{ name-play } @ben` fordert ein Mitglied heraus, `{ $prefix }{ name-invite }` lädt alle ein. Mit `{ $prefix }{ name-vote }` spielen alle zusammen eine Seite.
    - **In einer Partie:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **Deine Partien, und wer eine sucht:** `{ $prefix }{ name-games }`
    - **Erwähnungen, wenn du dran bist:** `{ $prefix }{ name-privacy }`
    - **Noch eine Partie hier:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Lernen
    - **Bester Zug:** `/{ name-hint }` in einer Partie
    - **Alle Züge im Vergleich:** `{ $prefix }{ name-analyse }`
    - **Eine Partie erklärt:** der Button **{ board-review }** nach ihrem Ende
    - **Deine eigenen Fehler:** `{ $prefix }{ name-practice }`
    - **Kurs:** `{ $prefix }{ name-course }`
    - **Rätsel:** `{ $prefix }{ name-puzzle }` oder `{ $prefix }{ name-puzzle } { word-daily }`
    - **Gegen die Uhr:** `{ $prefix }{ name-storm }` allein, `{ $prefix }{ name-race }` mit anderen
    - **Lehrling:** Mit `{ $prefix }{ name-play } { level-learner }` spielst du gegen einen Anfänger, der von dir lernt; `{ $prefix }{ name-brain }` zeigt, wie weit er ist.
    - **Zuschauen:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Ergebnisse:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **Deine Daten, und Nachrichten von mir:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
help-owners =
    ### Für die Serverleitung
    - **Einstellungen:** `/{ name-settings }` für Spiele, Bretter, Kanäle, Rollen, Präfix und Sprache (nur mit der Berechtigung **Server verwalten**)
    - **Partie stoppen:** `{ $prefix }{ name-stop }` in ihrem Kanal (nur mit der Berechtigung **Nachrichten verwalten**)
    - **Berechtigungen:** `/{ name-settings }` zeigt, welche mir fehlen.
    - **Präfix:** Ändere es in `/{ name-settings }`. Mich zu erwähnen geht immer.
    - **Lehrling zurücksetzen:** `{ $prefix }{ name-brain }`
    - **Datenschutz:** `{ $prefix }{ name-privacy }` zeigt, was ich über dich speichere.
about-version = **Version:** { $version }
about-invite = [Zu einem Server hinzufügen](<{ $link }>)
about-install = [Zu deinem Konto hinzufügen](<{ $link }>)
about-terms = [Nutzungsbedingungen](<{ $link }>)
about-privacy = [Datenschutzerklärung](<{ $link }>)
about-your_data = **Deine Daten:** `{ $prefix }{ name-privacy }`
about-newer = ⚠️ Mit dieser Datenbank lief schon die neuere Version { $version }. Aktualisiere mich wieder, oder stelle ein Backup von vor dem Update wieder her.
about-servers = **Server:** { $servers }
about-since = **Gestartet:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **Shard { $shard }:** verbunden, { $milliseconds } ms
about-shard_down = **Shard { $shard }:** nicht verbunden

## privacy

privacy-use_slash_command = Das bleibt unter uns. Nimm `/{ name-privacy }` oder schick mir `{ $prefix }{ name-privacy }` als Direktnachricht.
privacy-title = ### Was ich über dich speichere
privacy-nothing = Nichts.
privacy-never = **Nie gespeichert:** dein Name und was du schreibst
privacy-matches = **Partien:** { $finished } beendet · { $live } laufend
privacy-matches_details = -# Deine Nutzer-ID, Züge, Zeiten, Tipps und die IDs von Server, Kanal und Nachrichten
privacy-challenges = **Offene Herausforderungen:** { $challenges }
privacy-challenges_details = -# Wer wen herausgefordert hat, das Spiel und die IDs von Kanal und Nachricht
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = { $ratings ->
    [one] **Wertungen:** auf { $ratings } Server
   *[other] **Wertungen:** auf { $ratings } Servern
}
privacy-gains = { $gains ->
    [0] **Punkte von meinen Stufen:** keine
    [one] **Punkte von meinen Stufen:** von { $gains } Stufe
   *[other] **Punkte von meinen Stufen:** von { $gains } Stufen
}
privacy-ratings_details =
    -# Deine Wertung nach jeder gewerteten Partie und wie viele du gewonnen, unentschieden gespielt und verloren hast
    -# Für jede Stufe die Punkte des letzten Tages, an dem du welche gewonnen hast
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = { $puzzles ->
    [0] **Rätselergebnisse:** keine
    [one] **Rätselergebnisse:** aus { $puzzles } Server oder privaten Chat
   *[other] **Rätselergebnisse:** aus { $puzzles } Servern und privaten Chats
}
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **Rätselwertung:** –
   *[other] **Rätselwertung:** über alle Server
}
privacy-puzzles_details = -# Das letzte Rätsel, richtige und falsche Antworten, Serien, das Tagesergebnis, das du zuletzt geteilt hast, und 30 Tage lang, welche Rätsel du in Wettrennen gesehen hast
privacy-practice = **Übungen:** { $exercises } · **Partien dafür:** { $reviewed }
privacy-practice_details = -# Seit wann du übst, deine Fehler in Partien und Wettrennen, deine Antworten und wann sie wiederkommen
privacy-course = **Lektionen:** { $lessons }
privacy-course_details = -# Welche ihrer Übungen du gelöst hast
privacy-learners = { $learners ->
    [one] **Gedächtnis des Lehrlings:** aus { $learners } privaten Chat
   *[other] **Gedächtnis des Lehrlings:** aus { $learners } privaten Chats
}
privacy-learners_details = -# Was er in Direktnachrichten von dir gelernt hat. Auf Servern merkt er sich nicht, wer gespielt hat.
privacy-notices = **Benachrichtigungen ausgeschaltet:** ja
privacy-notices_details = -# Deine Nutzer-ID
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **Erinnerung an die Serie:** aus
   *[other] **Erinnerung an die Serie:** an
}
privacy-search_notices = { $search_notices ->
    [0] **Meldung von Einladungen:** aus
    [one] **Meldung von Einladungen:** auf { $search_notices } Server
   *[other] **Meldung von Einladungen:** auf { $search_notices } Servern
}
privacy-direct_messages_details = -# Deine Nutzer-ID, und wann ich dir zuletzt eine geschickt habe
privacy-votes = **Stimmen:** { $votes } · **Gestartete Abstimmungen:** { $votings }
privacy-votes_details = -# In Partien, in denen alle abstimmen: deine Nutzer-ID und deine Stimme für jeden Zug, bis 24 Stunden nach dem Ende
privacy-races = **Rätsel-Wettrennen und Rätselstürme:** { $races } · **Eröffnet:** { $race_starts }
privacy-races_details = -# Deine Nutzer-ID, die Rätsel, welche davon du nicht gelöst hast, deine Punkte und wie viel Zeit du gebraucht hast
privacy-if_deleted =
    ### Wenn du das löschst
    { "" }**Laufende Partien** enden sofort. Du verlierst die, in denen beide Seiten gezogen haben.
    { "" }**Beendete Partien** bleiben, aber ohne deine Nutzer-ID.
    { "" }**Alles andere** ist weg. Das lässt sich nicht rückgängig machen.
privacy-forget = Meine Daten löschen
privacy-deleted = ### Deine Daten sind gelöscht
privacy-kept =
    -# Auch deinen Namen, deine Sprache und wen du herausgefordert hast, habe ich vergessen, falls das noch im Arbeitsspeicher stand.
    ### Was bleibt
    { "" }**Partien:** { $kept }
    -# Ohne deine Nutzer-ID und die IDs von Kanal und Nachrichten. Nur die ID der Nachricht oder des Klicks am Anfang einer Partie bleibt, als ihre Nummer. Ohne den Kanal kann sie niemand nachschlagen.
    -# Bis Mitternacht (UTC) weiß ich noch, wie oft dieselben zwei Mitglieder heute gegeneinander gespielt haben, aber nicht, wer sie sind.
privacy-ended = { $lost ->
    [0] **Laufende Partien beendet:** { $live } (ohne Ergebnis)
   *[other] **Laufende Partien beendet:** { $live } · **Verloren:** { $lost } (beide Seiten hatten gezogen)
}
privacy-nothing_ended = **Laufende Partien beendet:** keine

## name

name-play = spielen
name-play_opponent = gegner
name-play_member = mitglied
name-play_mark = zeichen
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = spiel
name-invite = einladen
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = anbieten
name-offer_what = was
name-draw = unentschieden
name-takeback = zurücknehmen
name-games = partien
name-watch = zuschauen
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = gehirn
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = lehrling
name-settings = einstellungen
name-vote = abstimmen
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = zeit
name-vote_thread = { word-thread }
name-stop = stoppen
name-move = zug
name-move_coordinate = feld
name-board = brett
name-resign = aufgeben
name-puzzle = rätsel
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = thema
name-race = wettrennen
name-race_game = { name-play_game }
name-race_time = zeit
name-race_today = { word-today }
name-storm = sturm
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = kurs
name-course_lesson = lektion
name-help = hilfe
name-about = über
name-hint = tipp
name-analyse = analyse
name-analyse_position = stellung
name-analyse_view = ansicht
name-review = rückblick
name-privacy = datenschutz
name-progress = fortschritt
name-notify = benachrichtigen
name-practice = üben
name-practice_move = { name-move_coordinate }
name-stats = statistik
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = rangliste
name-leaderboard_game = { name-play_game }
name-history = verlauf
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = nachspielen
name-export = exportieren

## word

word-random = auslosen
word-thread = thread
word-here = hier
word-network = netz
word-hints = tipps
word-misere = misère
word-fading = verschwindend
word-ultimate = ultimate
word-uttt = uttt
word-ultimate_tictactoe = ultimatives-tic-tac-toe
word-infinite = unendlich
word-disappearing = verschwindende-zeichen
word-connect4 = viergewinnt
word-connect_four = vierinreihe
word-tictactoe = tic-tac-toe
word-ttt = ttt
word-noughts = drei-gewinnt
word-reverse = umgekehrtes-tic-tac-toe
word-misere_tictactoe = misère-tic-tac-toe
word-daily = täglich
word-mixed = gemischt
word-today = heute
word-finish_line = reihe
word-block_line = blockieren
word-make_fork = zwickmühle
word-prevent_fork = verhindern
word-forced_sequence = zugfolge
word-opening = eröffnung
word-zugzwang = zugzwang
word-show = zeigen
word-train = trainieren
word-export = exportieren
word-import = importieren
word-reset = zurücksetzen
word-server = server
word-original = original
word-stronger = stärker

## command

command-play = Tic-Tac-Toe, Vier gewinnt und mehr, gegen mich oder ein Mitglied
command-play_opponent = Meine Stufe, wenn du gegen mich spielst
command-play_member = Mitglied, das du herausforderst (Standard: du spielst gegen mich)
command-play_mark = Dein Zeichen; X beginnt
command-play_mark_x = X (beginnt)
command-play_mark_o = O (zieht als Zweites)
command-play_mark_random = Auslosen
command-play_thread = Einen Thread für die Partie öffnen (Standard: wie auf dem Server eingestellt)
command-play_hints = Tipps für beide erlauben, wenn zwei Mitglieder spielen
command-play_game = Welches Spiel (Standard: das Standardspiel des Servers)
command-invite = Eine Partie mit der ersten Person, die mitmacht
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = Tipps für beide erlauben
command-invite_game = { command-play_game }
command-menu_challenge_member = Zu einer Partie herausfordern
command-offer = Ein Unentschieden, oder deinen letzten Zug zurück, wenn die andere Seite einverstanden ist
command-offer_what = Worum du die andere Seite bittest
command-offer_what_draw = Ein Unentschieden
command-offer_what_takeback = Deinen letzten Zug zurücknehmen
command-games = Deine laufenden Partien, und wer hier jemanden zum Spielen sucht
command-watch = Eine Partie zwischen zwei meiner Stufen
command-watch_x = Stufe, die X spielt und beginnt
command-watch_o = Stufe, die O spielt
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = Die Einstellungen dieses Servers: Spiele, Bretter, wer spielen darf, Sprache
command-vote = Eine Partie gegen eine meiner Stufen, in der alle hier über jeden Zug abstimmen
command-vote_opponent = Meine Stufe, gegen die ihr alle spielt (Standard: die Standardstufe des Servers)
command-vote_game = { command-play_game }
command-vote_mark = Euer gemeinsames Zeichen; X beginnt (Standard: X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = Zeit zum Abstimmen für jeden Zug, von 15s bis 24h, etwa 30s, 5m oder 1h (Standard: 1m)
command-vote_thread = Nein: in diesem Kanal. Dafür brauchst du die Berechtigung „Nachrichten verwalten“
command-stop = Die Partie in diesem Kanal stoppen
command-move = Dein Zug: ein Feld, etwa B2, bei Vier gewinnt die Nummer einer Spalte
command-move_coordinate = Ein Feld, etwa B2, bei Vier gewinnt die Nummer einer Spalte
command-board = Noch einmal das Brett, als neue Nachricht
command-resign = Die Partie aufgeben
command-puzzle = Ein Rätsel: Finde den einzigen richtigen Zug
command-puzzle_daily = Das Rätsel des Tages auf diesem Server, für alle hier
command-puzzle_game = { command-play_game }
command-puzzle_theme = Wähle, worum es im Rätsel geht
command-race = Ein Wettrennen für alle hier: dieselben Rätsel, so viele ihr in 90 Sekunden schafft
command-race_game = Rätsel eines Spiels (Standard: mehrerer)
command-race_game_mixed = Mehrere Spiele
command-race_time = Wie viel Zeit alle haben (Standard: 90 Sekunden)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = Das Wettrennen des Tages: dieselben 20 Rätsel für alle hier, wann immer du heute Zeit hast
command-storm = So viele Rätsel, wie du in 90 Sekunden schaffst, gegen deinen eigenen Rekord
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = Wie viel Zeit du hast (Standard: 90 Sekunden)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = Sieben kurze Lektionen, mit denen du besser spielst
command-course_lesson = Nummer einer Lektion (Standard: alle Lektionen)
command-help = Wie man spielt, und alle Befehle
command-brain = Was der Lehrling hier gelernt hat, und sein Training
command-brain_train = Ihn trainieren: Anzahl der Partien, von 1 bis 10000 (Standard: 500)
command-brain_opponent = Ihn gegen diese Stufe trainieren (Standard: { level-perfect })
command-brain_game = { command-play_game }
command-notify = Worüber ich dich benachrichtige, mit Buttons, um das zu ändern
command-hint = Ein guter Zug mit Begründung; nur du siehst ihn
command-analyse = Was jeder Zug wert ist
command-analyse_position = Zeilen von oben, etwa X../.O./... (Standard: die Partie in diesem Kanal)
command-analyse_view = Was du außer den Werten sehen willst (Standard: nichts)
command-analyse_view_network = was das Netz sieht
command-privacy = Was ich über dich speichere, und wie du es löschst
command-practice = Übungen aus deinen eigenen Fehlern: Finde die besseren Züge
command-practice_move = Deine Antwort, etwa B2 oder 4
command-stats = Deine Ergebnisse, die eines Mitglieds oder die des ganzen Servers
command-stats_member = Wessen Partien (Standard: deine)
command-stats_server = Die Partien aller auf diesem Server
command-stats_game = Nur dieses Spiel (Standard: alle Spiele)
command-leaderboard = Die Besten auf diesem Server
command-leaderboard_game = { command-play_game }
command-history = Beendete Partien, zum Nachspielen Zug für Zug oder zum Speichern als Datei
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = Welches Feld? Tippe den Buchstaben der Zeile und die Nummer der Spalte, zum Beispiel `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = Das ist kein Feld. Tippe einen Buchstaben für die Zeile und eine Nummer für die Spalte, zum Beispiel `{ $prefix }{ name-move } B2`.
error-missing_column = Welche Spalte? Tippe ihre Nummer, zum Beispiel `{ $prefix }{ name-move } 2`.
error-unreadable_column = Das ist keine Spalte. Tippe ihre Nummer, zum Beispiel `{ $prefix }{ name-move } 2`.
error-unknown_row = Es gibt keine Zeile { $row }. Die Zeilen gehen von { $first } bis { $last }.
error-unknown_column = Es gibt keine Spalte { $column }. Die Spalten gehen von { $first } bis { $last }.
error-cell_fading = Dein { $mark } auf **{ $coordinate }** verschwindet erst, wenn du gezogen hast: Wähle ein freies Feld.
error-cell_taken = Auf **{ $coordinate }** steht schon { $mark }. Wähle ein freies Feld.
error-other_board = Du musst auf dem Brett **{ $board }** spielen: **{ $first }** bis **{ $last }**.
error-closed_board = Das Brett **{ $board }** ({ $first } bis { $last }) ist gewonnen oder voll. Wähle ein Feld auf einem anderen.
error-full_column = Spalte { $column } ist voll. Wähle eine andere.
error-floating_cell = Von **{ $coordinate }** würde ein Stein herunterfallen. Wähle das unterste freie Feld einer Spalte.
error-position_shape = Schreib die Stellung als { $rows } Zeilen mit je { $columns } Feldern und `/` zwischen den Zeilen, zum Beispiel `{ $example }`. Bei einem Brett anderer Größe schreib die Größe davor, wie in `{ $prefix }{ name-analyse } 6x6x4 …`.
error-position_not_typed = Eine getippte Stellung von **{ $game }** sagt nicht alles. Während einer Partie zeigt `/{ name-analyse }` ihre Stellung.
error-position_mark = In Zeile { $row }, Spalte { $column } dieser Stellung steht weder `X` noch `O` noch `.`.
error-impossible_position = Keine Partie führt zu dieser Stellung: X beginnt, die Seiten wechseln sich ab, und die erste Reihe beendet die Partie.
error-floating_position = Keine Partie führt zu dieser Stellung: Der Stein auf **{ $coordinate }** würde herunterfallen.
error-game_size = Ein Spiel dieser Größe gibt es nicht. Ein Brett hat { $least } bis { $most } Zeilen und Spalten, und eine Reihe hat mindestens { $least } Felder und passt aufs Brett. `{ $prefix }{ name-play } 6x6x4` heißt zum Beispiel: 6 Zeilen, 6 Spalten und 4 in einer Reihe.
error-game_not_offered = **{ $game }** gibt es auf diesem Server nicht. Es gibt: { $offered }.
error-match_over = Diese Partie ist zu Ende. `{ $prefix }{ name-play }` startet eine neue.
error-not_a_player = Du spielst in dieser Partie nicht mit.
error-workers_busy = Gerade warten zu viele Mitglieder auf Tipps. Versuche es in einer Minute noch einmal.
error-advice_pending = Ich arbeite noch an dem Tipp, um den du zuletzt gebeten hast. Frag noch einmal, wenn du ihn hast.
error-advice-duel = In einer Partie zwischen Mitgliedern ohne Tipps ist diese Stellung auf dem Brett oder einen Zug entfernt. Frag noch einmal, wenn diese Partie weitergegangen ist.
error-advice-race = Diese Stellung ist das Rätsel, das dir gerade in einem Wettrennen gestellt wird, oder nur einen Zug davon entfernt. Beantworte zuerst dieses Rätsel.
error-too_many_takebacks = Du hast in dieser Partie schon { $limit ->
        [one] { $limit } Zug
       *[other] { $limit } Züge
    } zurückgenommen. Mehr darf niemand zurücknehmen.
error-nothing_to_take_back = Du hast noch nicht gezogen, also gibt es nichts zurückzunehmen.
error-not_your_turn = Du bist nicht dran. `{ $prefix }{ name-board }` zeigt das Brett.
error-no_match = Hier läuft keine Partie. `{ $prefix }{ name-play }` startet eine.
error-match_running-resignation = Deine Partie hier läuft noch. Wenn du neu anfängst, gibst du sie auf, und das zählt als Niederlage. Neu anfangen?
error-match_running-no_result = Hier läuft noch eine Partie. Wenn du neu anfängst, endet sie ohne Ergebnis. Neu anfangen?
error-match_running-time_up = In der Partie, die hier läuft, hat seit einer Stunde niemand gezogen. Wenn du neu anfängst, verliert sie, wer sie gespielt hat. Neu anfangen?
error-channel_busy = { $idle_after ->
        [one] Hier spielen gerade andere Mitglieder. Spiele in einem anderen Kanal oder in einem Thread, oder nimm `{ $prefix }{ name-play }`, sobald { $idle_after } Minute lang niemand gezogen hat.
       *[other] Hier spielen gerade andere Mitglieder. Spiele in einem anderen Kanal oder in einem Thread, oder nimm `{ $prefix }{ name-play }`, sobald { $idle_after } Minuten lang niemand gezogen hat.
    }
error-exhibition_running = Hier spielen gerade zwei meiner Stufen gegeneinander. Warte, bis ihre Partie zu Ende ist, oder spiele in einem anderen Kanal oder in einem Thread.
error-match_moved_on = Die Partie ist inzwischen weitergegangen. `{ $prefix }{ name-board }` zeigt, wie sie steht.
error-channel_taken = Hier läuft eine andere Partie. Warte, bis sie zu Ende ist, oder spiele in einem anderen Kanal oder in einem Thread.
error-question-not_yours = Diese Frage war für jemand anderen.
error-offer-not_a_duel = Das geht nur in Partien zwischen Mitgliedern. Gegen mich startet `{ $prefix }{ name-play }` eine neue Partie, und `{ $prefix }{ name-resign }` gibt diese auf.
error-offer-own_offer = Annehmen kann das nur die andere Seite.
error-challenge-own_challenge = Gegen dich selbst kannst du nicht spielen. `{ $prefix }{ name-play }` startet eine Partie gegen mich.
error-challenge-bot_challenged = Bots können keine Herausforderungen annehmen. `{ $prefix }{ name-play }` startet eine Partie gegen mich.
error-challenge_waiting = Zwischen euch beiden ist schon eine Herausforderung offen. Nimm sie zuerst an, lehne sie ab oder ziehe sie zurück: { $existing }
error-challenge-invitation_open = Du hast schon eine offene Einladung. Ziehe sie zuerst zurück, oder warte, bis jemand annimmt: { $existing }
error-challenge_over = Das ist nicht mehr offen. `{ $prefix }{ name-play } @jemand` startet eine neue Herausforderung.
error-challenge-not_yours = Diese Herausforderung ist für jemand anderen.
error-challenge-level = Stufen gibt es nur in Partien gegen mich. Lass die Stufe weg, um ein Mitglied herauszufordern.
error-challenge-nobody_else = Hier sind nur wir beide. Fordere jemanden in einem Kanal auf einem Server heraus.
error-challenge-not_visible = Auf diesem Server siehst nur du meine Antworten, also kann niemand sonst annehmen. Bitte jemanden, der den Server verwaltet, mich hinzuzufügen, oder spiele in einer Gruppen-DM.
error-challenge-private_thread = Wer einen privaten Thread erstellt hat, kann die anderen daraus entfernen. Deshalb spielen Mitglieder hier nur mit Tipps und ohne Wertung: `{ $prefix }{ name-play } @jemand { word-hints }`.
error-challenge-cannot_see = **{ $who }** kann diesen Kanal nicht sehen. Spielt in einem, den ihr beide sehen könnt.
error-challenge-channel_taken = In { $channel } läuft eine andere Partie. Du kannst die [Einladung]({ $link }) annehmen, sobald sie zu Ende ist.
error-challenge-not_a_member = Dieses Mitglied finde ich hier nicht. Tippe `@` und wähle es aus Discords Liste.
error-moderation-not_the_starter = Das hat jemand anderes gestartet. Stoppen können es nur diese Person und Mitglieder mit der Berechtigung **{ permission-manage_messages }**.
error-no_puzzles = Für dieses Spiel gibt es keine Rätsel. Es gibt welche für: { $games }.
error-puzzle-not_yours = Dieses Rätsel ist für jemand anderen. `{ $prefix }{ name-puzzle }` gibt dir ein eigenes.
error-puzzle-over = Dieses Rätsel zählt nicht mehr. `{ $prefix }{ name-puzzle }` gibt dir ein neues.
error-puzzle-answered = Dieses Rätsel hast du schon beantwortet. `{ $prefix }{ name-puzzle }` gibt dir ein neues.
error-practice-over = Diese Übung ist nicht mehr offen. `{ $prefix }{ name-practice }` gibt dir eine andere.
error-practice-unreadable_coordinate = Das ist kein Feld. Tippe einen Buchstaben für die Zeile und eine Nummer für die Spalte, zum Beispiel `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = Das ist keine Spalte. Tippe ihre Nummer, zum Beispiel `{ $prefix }{ name-practice } 2`.
error-puzzle-daily_over = Das war das Rätsel eines anderen Tages. `{ $prefix }{ name-puzzle } { word-daily }` zeigt das von heute.
error-puzzle-daily_answered = Das Rätsel von heute hast du schon beantwortet. Das nächste kommt { $ends }.
error-race-outside_server = Zu einem Wettrennen gehören andere, deshalb gibt es das nur auf Servern. Hier geht dasselbe allein: `{ $prefix }{ name-storm }`.
error-race-no_puzzles = Mit Rätseln dieses Spiels gibt es keine Wettrennen. Es gibt welche mit Rätseln von: { $games }.
error-race-channel_taken = In diesem Kanal gibt es schon ein Wettrennen.
error-race-in_another = Du bist schon in einem anderen Wettrennen oder Sturm. Bring das zuerst zu Ende.
error-race-started = Dieses Wettrennen hat schon begonnen. Beim nächsten kannst du mitmachen.
error-race-full = Dieses Wettrennen ist voll: { $most } Mitglieder können mitmachen.
error-race-nobody_in = Bisher macht niemand mit.
error-race-not_starter = Nur wer dieses Wettrennen eröffnet hat, kann es früher beginnen lassen.
error-race-not_in = Du machst bei diesem Wettrennen nicht mit.
error-race-not_over = Andere lösen diese Rätsel noch. Du kannst sie ansehen, wenn das Wettrennen zu Ende ist.
error-race-day_not_over = Andere können diese Rätsel noch lösen. Das Wettrennen endet { $ends }; danach zeige ich dir, was du nicht gelöst hast.
error-race-no_day = An dem Tag gab es kein Wettrennen. `{ $prefix }{ name-race } { word-today }` zeigt das von heute.
error-race-over = Dieses Wettrennen ist zu Ende.
error-race-private = Deine Antwort könnten hier alle lesen. Drücke stattdessen den Button an deinem Rätsel, oder schick mir `{ $prefix }{ name-storm }` als Direktnachricht.
error-thread-not_here = Hier kann ich keinen Thread öffnen. Spiele ohne Thread oder in einem Textkanal auf einem Server.
error-thread-user_permission = Um hier einen Thread zu öffnen, brauchst du die Berechtigung **{ $missing }**. Spiele ohne Thread.
error-thread-too_many = Dieser Server hat schon so viele offene Threads, wie Discord erlaubt. Spiele ohne Thread, oder archiviere zuerst einen.
error-thread-try_later = Discord lässt mich gerade keine Threads öffnen, deshalb läuft die Partie hier.
error-thread-try_later_or_elsewhere = Discord lässt mich gerade keine Threads öffnen, und hier läuft eine andere Partie. Versuche es in ein paar Minuten noch einmal, oder spiele in einem anderen Kanal.
error-cannot_attach = Um hier Dateien zu senden, brauche ich die Berechtigung **{ $missing }**. Bitte jemanden, der diesen Server verwaltet, sie mir zu geben, oder nimm den Slash-Befehl.
error-training-bot_permission = Um hier zu zeigen, wie das Training läuft, brauche ich die Berechtigung **{ $missing }**. Bitte jemanden, der diesen Server verwaltet, sie mir zu geben, oder trainiere mich in einem anderen Kanal.
error-training-user_install = Hier kann ich nicht zeigen, wie das Training läuft. Trainiere mich in einer Direktnachricht oder auf einem Server, der mich hinzugefügt hat.
error-learner_game = Dieses Spiel spielt der Lehrling nicht. Er spielt: { $games }.
error-learner-unknown_word = „{ $typed }“ kenne ich nicht. `{ $prefix }{ name-brain }` zeigt, was ich gelernt habe. Außerdem gibt es `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-learner } { word-import }` mit einer Datei und `{ $prefix }{ name-learner } { word-reset }` oder `{ $prefix }{ name-learner } { word-reset } { word-stronger }`.
error-no_analysis = **{ $game }** kann ich nicht analysieren, deshalb gibt es dafür keine Tipps, Analysen und Rückblicke.
error-training-unknown_word = „{ $typed }“ kenne ich nicht. Tippe eine Anzahl Partien und eine meiner Stufen ({ $levels }), zum Beispiel `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-training-games = Ein Training hat 1 bis { $most } Partien.
error-training-already_running = Ich trainiere hier schon. Warte, bis das zu Ende ist, oder beende es.
error-learner-other_mode = Das lässt sich nicht zusammenführen: Die Datei gehört zum Modus `{ $theirs }`, und hier lerne ich im Modus `{ $ours }`.
error-learner-one_file = Ich brauche genau eine Datei, wie sie der Button **{ learner-do_export }** unter `{ $prefix }{ name-brain }` erstellt.
error-learner-download_failed = Discord hat mir diese Datei nicht gegeben. Bitte versuche es noch einmal.
error-notify-other_server = Dieser Button gehört zu einem anderen Server. `{ $prefix }{ name-notify }` zeigt den für diesen.
error-notify-searches_off = Dieser Server erlaubt keine Meldung von Einladungen.
error-not_a_manager = Dafür brauchst du die Berechtigung **{ permission-manage_guild }**.
error-settings_outside_server = Einstellungen gibt es nur auf Servern. Nimm `/{ name-settings }` in einem Kanal deines Servers.
error-invalid_choice = Das lässt sich nicht wählen. `/{ name-settings }` zeigt, was geht.
error-invalid_prefix = Nicht gespeichert: Ein Präfix hat bis zu 5 sichtbare Zeichen, ohne Leerzeichen und Backticks, und beginnt nicht mit `/`, `@` oder `<`.
error-vote-outside_server = In solchen Partien stimmen alle an einem Ort ab, deshalb gibt es sie nur auf Servern. `{ $prefix }{ name-play }` startet hier eine Partie gegen mich.
error-vote-off = Dieser Server hat Partien, in denen alle abstimmen, ausgeschaltet.
error-vote-time = Die Zeit für jeden Zug ist 15 Sekunden bis 24 Stunden, etwa `30s`, `5m` oder `1h`. Zum Beispiel: `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = Die Abstimmung über diesen Zug ist gerade zu Ende gegangen. Über den nächsten kannst du gleich abstimmen.
error-vote-only_in_thread = Um diese Partie im Kanal selbst zu starten, brauchst du die Berechtigung **{ permission-manage_messages }**. Ohne sie bekommt die Partie einen Thread.
error-vote-needs_thread = Diese Partie braucht einen Thread. Um hier einen zu öffnen, brauchst du die Berechtigung **{ permission-create_public_threads }**, oder **{ permission-manage_messages }**, um im Kanal selbst zu spielen.
error-wrong_channel = Hier spiele ich nicht. Spielen kannst du in { $channels }.
error-missing_role = Um hier mit mir zu spielen, brauchst du eine dieser Rollen: { $roles }.
error-cooldown = Nicht so schnell. Den nächsten Befehl kannst du { $ends } nutzen.
error-too_many_choices = Du hast diese Partie zu oft geändert. Spiele sie, oder starte mit `{ $prefix }{ name-play }` eine neue.
error-already_playing = Du bist hier schon in einer Partie. `{ $prefix }{ name-board }` zeigt sie.
error-button_used = Auf diesen Button hast du schon gedrückt.
error-moderation-not_a_moderator = Um Partien anderer Mitglieder zu stoppen, brauchst du die Berechtigung **{ permission-manage_messages }**.
error-moderation-end_exhibition_instead = Wenn du diese Partie gestartet hast, stoppe sie mit dem Button darunter. Sonst brauchst du die Berechtigung **{ permission-manage_messages }**.
error-memory_file-too_large = Diese Datei kann ich nicht importieren: Sie hat mehr als { $max_kib } KiB.
error-memory_file-not_mine = Diese Datei kann ich nicht laden: Sie ist nicht von mir, oder sie wurde verändert.
error-memory_file-value = Diese Datei kann ich nicht importieren: `{ $where }` muss einer dieser Werte sein: `{ $values }`.
error-memory_file-entry = Diese Datei kann ich nicht importieren: `{ $where }` muss eine ganze Zahl von 1 bis { $max_position } sein. { -entries-from-0 }
error-memory_file-position = Diese Datei kann ich nicht importieren: `{ $where }` ist { $position }. Das kann der Lehrling in diesem Modus nicht gelernt haben, oder es steht zweimal da. { -entries-from-0 }
error-notation-line = Zeile { $line } kann ich nicht lesen. Eine Zeile sieht so aus: `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line`, also Zeit, Brett, Seiten, Züge, Ergebnis und wie die Partie endete.
error-notation-unplayable = Zeile { $line } ist keine mögliche Partie: Zug { $move } darin ist kein Feld, auf das man da setzen konnte, etwa `B2`.
error-notation-ending = Zeile { $line } ist keine mögliche Partie: Nach ihren Zügen kann sie nicht mit `{ $ending }` geendet haben.
error-starting-own = Deine andere Partie startet noch. Versuche es gleich noch einmal.
error-starting-other = Wer dich herausgefordert hat, startet gerade noch eine andere Partie. Versuche es gleich noch einmal.
error-thread-closed = Dieser Thread ist geschlossen, und ich darf ihn nicht wieder öffnen. Bitte jemanden darum, der diesen Server verwaltet; danach zeigt `{ $prefix }{ name-board }` das Brett.
error-thread-name_blocked = AutoMod hat auf diesem Server den Namen des Threads blockiert, in dem die Namen der beiden Seiten stehen. Spiele ohne Thread, oder bitte die Moderation, mich von dieser Regel auszunehmen.
-entries-from-0 = (Der erste Eintrag einer Liste hat die Nummer 0.)
error-thread-bot_permission = Um hier einen Thread zu öffnen, brauche ich die Berechtigung **{ $missing }**. Bitte jemanden, der diesen Server verwaltet, sie mir zu geben, oder spiele ohne Thread.
error-too_many_matches-own = { $most ->
        [one] Du hast hier { $most } laufende Partie, mehr gehen nicht gleichzeitig. Spiele sie zuerst zu Ende: { $channels }
       *[other] Du hast hier { $most } laufende Partien, mehr gehen nicht gleichzeitig. Spiele zuerst eine zu Ende: { $channels }
    }
error-too_many_matches-other = { $most ->
        [one] Wer dich herausgefordert hat, hat hier { $most } laufende Partie, mehr gehen nicht gleichzeitig. Nimm an, sobald sie zu Ende ist.
       *[other] Wer dich herausgefordert hat, hat hier { $most } laufende Partien, mehr gehen nicht gleichzeitig. Nimm an, sobald eine davon zu Ende ist.
    }
error-may_not_follow_up = Um hier zu zeigen, wie eine Partie weitergeht, brauche ich die Berechtigung **{ $missing }**. Bitte jemanden, der diesen Server verwaltet, sie mir zu geben, oder spiele in einem anderen Kanal.
error-not_in_thread = Erwähne mich hier zuerst. Damit fügst du mich zu diesem privaten Thread hinzu; bis dahin kann ich hier nicht zeigen, wie eine Partie weitergeht.
error-locked_thread = Dieser Thread ist gesperrt, deshalb kann ich hier nicht zeigen, wie eine Partie weitergeht. Bitte die Moderation, ihn zu entsperren, oder spiele in einem anderen Kanal.
error-in_timeout = Ich bin auf diesem Server im Timeout und kann hier deshalb nicht schreiben. Es endet { $ends }.
error-match_unreachable = Die letzte Partie hier endete ohne Ergebnis, weil die Nachricht mit ihrem Brett gelöscht wurde oder ich diesen Kanal nicht sehen konnte.
error-hints_not_allowed = In dieser Partie gibt es keine Tipps. `{ $prefix }{ name-play } @jemand { word-hints }` startet eine mit Tipps für euch beide.
error-record-nothing_finished = Hier ist noch keine Partie zu Ende gegangen. `{ $prefix }{ name-analyse } X../.O./...` analysiert jede Stellung.
error-record-match_not_found = Diese Partie kenne ich nicht mehr. Vielleicht hat jemand, der mitgespielt hat, die eigenen Daten gelöscht.
error-record-unknown_target = „{ $typed }“ kenne ich nicht. Lass es weg, wenn es um dich geht, nenne ein Mitglied, etwa `{ $prefix }{ $command } @ben`, oder schreib `{ $prefix }{ $command } { word-server }` für alle hier.
error-record-two_targets = Wähle entweder ein Mitglied oder den ganzen Server, nicht beides.
error-record-no_leaderboard = Wertungen und eine Rangliste gibt es nur auf Servern. `{ $prefix }{ name-stats }` zeigt deine Ergebnisse hier.
error-record-no_pasted_game = Füge nach dem Befehl eine Zeile aus `{ $prefix }{ name-export }` ein, dann zeige ich die Partie.
error-record-board_too_large = Dieses Brett ist zu groß, um es zu zeigen. Das größte ist { $most }×{ $most }.
error-record-export_too_large = Du hast mehr Partien gespielt, als in Dateien von { $most } MiB passen. Bitte die Person darum, die mich betreibt.
error-share-not_visible = Auf diesem Server siehst nur du meine Antworten, also würde niemand sonst das Bild sehen.
error-share-cannot_attach = Hier kann ich die Partie nicht teilen: Dafür brauche ich die Berechtigung **{ $missing }**.
error-level_not_offered = **{ $level }** gibt es in diesem Spiel nicht: { $game }. Seine Stufen sind { $levels }.
error-network_missing = Auf diesem Bot ist das Netz nicht installiert. Deshalb gibt es **Intuition** und **Neuronal** hier nicht.
error-network_game = Dieses Spiel hat das Netz nicht gelernt. Es kennt: { $games }.
error-offer-what = Tippe, was du anbietest: `{ $prefix }{ name-offer } { name-draw }` oder `{ $prefix }{ name-offer } { name-takeback }`.
error-no_records = Für dieses Spiel gibt es keine eigene Statistik und Wertung. Es gibt sie für: { $games }.
error-unknown_level = „{ $typed }“ kenne ich nicht. Meine Stufen sind { $levels }. Zum Beispiel: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = Nicht gespeichert: X und O brauchen je ein Emoji.
error-emoji-unreadable = Nicht gespeichert: „{ $typed }“ ist kein Emoji. Gib eins ein oder den Namen eines Server-Emojis, etwa `:katze:`.
error-emoji-composed = Nicht gespeichert: „{ $typed }“ ist aus mehreren Zeichen zusammengesetzt, wie alle Flaggen, Tasten und Familien. Auf einem Brett könnte Discord sie einzeln zeigen. Wähle ein einfaches Emoji, etwa 🍎.
error-emoji-unknown = Nicht gespeichert: Dieser Server hat kein Emoji `:{ $name }:`. Gib eins seiner eigenen ein oder ein Standard-Emoji wie 🍎.
error-emoji-unavailable = Nicht gespeichert: `:{ $name }:` geht gerade nicht, weil dieser Server mehr Emojis hat, als seine Boosts erlauben.
error-emoji-restricted = Nicht gespeichert: `:{ $name }:` ist Rollen vorbehalten, die ich nicht habe.
error-emoji-duplicate = Nicht gespeichert: { $emoji } stünde für zwei verschiedene Dinge. X, O und freie Felder brauchen verschiedene Emojis, auch in einer Gewinnreihe. Gibst du für freie Felder keins an, sind sie { $free }.
error-emoji-unlisted = Nicht gespeichert: Discord hat mir nicht gesagt, welche Emojis dieser Server hat. Bitte versuche es noch einmal.

## failure

failure-old_button = Dieser Button stammt von einer älteren Version von mir. `{ $prefix }{ name-help }` zeigt, was ich jetzt kann.
failure-changed = Meine Befehle haben sich gerade geändert, und dein Discord zeigt noch die alten. Lade es neu (Strg+R, oder starte die App neu) und versuche es noch einmal.
failure-unexpected = Tut mir leid, bei mir ist etwas schiefgegangen. Bitte versuche es noch einmal; `{ $prefix }{ name-board }` zeigt, wie die Partie steht.
failure-try_later = Discord lässt mich das gerade nicht abschließen. Bitte versuche es in einer Minute noch einmal; `{ $prefix }{ name-board }` zeigt, wie die Partie steht.
failure-blocked = AutoMod hat auf diesem Server meine Nachricht blockiert. Bitte die Moderation, mich von dieser Regel auszunehmen; danach zeigt `{ $prefix }{ name-board }`, wie die Partie steht.
failure-blocked_link = Discords Filter für schädliche Links hat meine Nachricht blockiert, wahrscheinlich wegen eines Namens darin. `{ $prefix }{ name-board }` zeigt, wie die Partie steht.
failure-embed_removed = Jemand hat das Embed mit meinem Text aus dieser Nachricht entfernt. Bitte lasst es stehen: Ohne das Embed sieht niemand, wer dran ist.
failure-no_channel = Discord hat mir nicht gesagt, in welchem Kanal das war. Bitte versuche es noch einmal.
failure-not_attached = Die Datei fehlt, weil Discord sie abgelehnt hat.
failure-database = Tut mir leid, ich kann gerade keine Partien speichern. Gespeicherte Partien sind sicher: Sieh in ein paar Minuten mit `{ $prefix }{ name-board }` nach und versuche es noch einmal.
failure-computation = Tut mir leid, ich bin mit dem Rechnen nicht rechtzeitig fertig geworden. Bitte versuche es in ein paar Minuten noch einmal.
failure-timeout = In { $channel } kann ich nicht antworten, weil ich auf dem Server im Timeout bin. Es endet { $ends }. Mach dann mit `{ $prefix }{ name-board }` weiter: Deine Partie ist gespeichert.
failure-muted = In { $channel } kann ich ohne die Berechtigung **{ $missing }** nicht antworten. Bitte jemanden, der den Server verwaltet, sie mir zu geben, und mach dann mit `{ $prefix }{ name-board }` weiter: Deine Partie ist gespeichert.

## owner

owner-synced = { $count ->
        [one] Discord kennt jetzt { $count } Slash-Befehl.
       *[other] Discord kennt jetzt { $count } Slash-Befehle.
    }
owner-not_synced = Discord hat die Slash-Befehle abgelehnt (HTTP { $status }: { $reason }). Versuche es später noch einmal. Wenn das nicht hilft, lade mich mit dem Link aus meinem Log neu ein.
owner-servers = { $count ->
        [one] Ich bin auf { $count } Server. Damit ich ihn verlasse, sende `{ $prefix }leave` und seine ID.
       *[other] Ich bin auf { $count } Servern. Damit ich einen verlasse, sende `{ $prefix }leave` und seine ID.
    }
owner-direct_message = Damit würden die Mitglieder dieses Servers sehen, auf welchen Servern ich bin. Sende es mir als Direktnachricht.
owner-left = Ich habe den Server { $id } verlassen.
owner-not_there = Auf einem Server mit dieser ID bin ich nicht. `{ $prefix }servers` zeigt die Liste.
owner-not_allowed = Wer mich betreibt, lässt mich nur auf bestimmten Servern spielen, und dieser gehört nicht dazu. Deshalb verlasse ich ihn.

## place

place-1 = oben links
place-2 = oben
place-3 = oben rechts
place-4 = links
place-5 = in der Mitte
place-6 = rechts
place-7 = unten links
place-8 = unten
place-9 = unten rechts

## advice

advice-match = Du spielst in { $channel } eine Partie, in der diese Stellung auf dem Brett oder einen Zug entfernt ist. Wenn ich weitermache, kann deine Wertung durch diese Partie nicht mehr steigen, und auf ihrem Brett steht, dass du Tipps hattest.
advice-matches = Du spielst in { $channel } Partien, in denen diese Stellung auf dem Brett oder einen Zug entfernt ist. Wenn ich weitermache, kann deine Wertung durch diese Partien nicht mehr steigen, und auf ihren Brettern steht, dass du Tipps hattest.
advice-match_private = Du spielst in deinen Direktnachrichten eine Partie mit mir, in der diese Stellung auf dem Brett oder einen Zug entfernt ist. Wenn ich weitermache, steht dort auf dem Brett, dass du Tipps hattest.
advice-puzzle = Diese Stellung ist dein offenes Rätsel oder nur einen Zug davon entfernt. Wenn ich weitermache, gilt das Rätsel als nicht gelöst.
advice-daily = Diese Stellung ist das Rätsel des Tages oder nur einen Zug davon entfernt. Wenn ich weitermache, gilt das Rätsel als nicht gelöst.
advice-exercise = Diese Stellung ist deine offene Übung oder nur einen Zug davon entfernt. Wenn ich weitermache, gilt die Übung als nicht gelöst.
advice-show = Trotzdem weitermachen

## games

games-title = ### 🎮 Deine Partien
games-none = Du bist gerade in keiner Partie. `{ $prefix }{ name-play }` startet eine, und `{ $prefix }{ name-invite }` lädt alle ein.
games-game = - [{ $game }]({ $link }) gegen **{ $other }** · { $place } · { $turn }
games-your_turn = **du bist dran**, deine Zeit läuft { $deadline } ab
games-their_turn = warten auf **{ $who }**, die Zeit läuft { $deadline } ab
games-my_turn = warten auf **{ $who }**
games-private = privater Chat
games-invitations = ### ⚔️ Wer hier jemanden zum Spielen sucht
games-invitation = **{ $number }.** **{ $who }**: [{ $game }]({ $link }) · { $channel } · läuft { $deadline } ab
games-join = Bei { $number } mitspielen
games-press = Drücke den Button, um deine laufenden Partien zu sehen. Nur du siehst sie.
games-open = Meine Partien

## share

share-won = { $plies ->
    [one] **{ $who }** hat **{ $other }** in { $plies } Zug geschlagen.
   *[other] **{ $who }** hat **{ $other }** in { $plies } Zügen geschlagen.
}
share-resigned = { $plies ->
    [one] **{ $who }** hat gegen **{ $other }** gewonnen, durch Aufgabe nach { $plies } Zug.
   *[other] **{ $who }** hat gegen **{ $other }** gewonnen, durch Aufgabe nach { $plies } Zügen.
}
share-forfeited = { $plies ->
    [one] **{ $who }** hat gegen **{ $other }** gewonnen: nach { $plies } Zug gegangen oder Zeit abgelaufen.
   *[other] **{ $who }** hat gegen **{ $other }** gewonnen: nach { $plies } Zügen gegangen oder Zeit abgelaufen.
}
share-drawn = { $plies ->
    [one] **{ $x }** und **{ $o }** haben nach { $plies } Zug unentschieden gespielt.
   *[other] **{ $x }** und **{ $o }** haben nach { $plies } Zügen unentschieden gespielt.
}
share-no_result = { $plies ->
    [one] **{ $x }** und **{ $o }** haben { $plies } Zug gespielt, ohne Ergebnis.
   *[other] **{ $x }** und **{ $o }** haben { $plies } Züge gespielt, ohne Ergebnis.
}
share-picture = Ein bewegtes Bild einer Partie: { $game }. Zuerst zog { $x }, dann { $o }. Züge: { $moves }.
share-player = Seite { $number }
share-picture_won = { $who } hat gewonnen.
share-picture_drawn = Die Partie endete unentschieden.
share-picture_no_result = Die Partie endete ohne Ergebnis.

## vote

vote-thread = 🗳️ Alle dürfen mitspielen: Stimmt in { $thread } über jeden Zug ab.
vote-counts = 🗳️ { $counts } · der Zug endet { $deadline }
vote-none = 🗳️ Noch keine Stimmen · der Zug endet { $deadline }
vote-waits = 🗳️ Niemand hat abgestimmt. Ohne Stimme endet die Partie { $deadline }.
vote-last = Stimmen für den letzten Zug: { $counts }
vote-lot = 🎲 { $cells } hatten gleich viele Stimmen, deshalb hat das Los entschieden.
vote-lot_many = { $count ->
    [one] 🎲 { $count } Feld hatte gleich viele Stimmen, deshalb hat das Los entschieden.
   *[other] 🎲 { $count } Felder hatten gleich viele Stimmen, deshalb hat das Los entschieden.
}
vote-yours = { $count ->
    [one] 🗳️ Deine Stimme: **{ $move }** · bisher { $count } Stimme · der Zug endet { $deadline }. Bis dahin kannst du deine Stimme ändern.
   *[other] 🗳️ Deine Stimme: **{ $move }** · bisher { $count } Stimmen · der Zug endet { $deadline }. Bis dahin kannst du deine Stimme ändern.
}
vote-theirs = { $count ->
    [one] 🗳️ **{ $who }** stimmt für **{ $move }** · bisher { $count } Stimme · der Zug endet { $deadline }
   *[other] 🗳️ **{ $who }** stimmt für **{ $move }** · bisher { $count } Stimmen · der Zug endet { $deadline }
}
vote-how = Stimmt für ein Feld: Gespielt wird das mit den meisten Stimmen.
vote-how_with_review = { vote-how } Nach der Partie sage ich, wo ihr danebengelegen habt und wer für den richtigen Zug gestimmt hatte.
vote-typed = Tippe zum Abstimmen einen Zug, zum Beispiel `{ $prefix }{ name-move } { $example }`.
vote-saw = { $others ->
    [0] **{ $who }** hat es gesehen.
    [one] **{ $who }** und { $others } andere Person haben es gesehen.
   *[other] **{ $who }** und { $others } andere haben es gesehen.
}
vote-saw_unnamed = { $count ->
    [0] Niemand hat für einen besseren Zug gestimmt.
    [one] { $count } Person hat es gesehen.
   *[other] { $count } Personen haben es gesehen.
}
vote-went_wrong = Mit Zug { $number } lag die Runde daneben. Besser: { $cells }.
vote-best = **Beste Stimmen:** { $who } { $share }
vote-practise = Üben
vote-choose = 🗳️ Wähle das Feld, für das du stimmst:

## race

race-title = 🏁 **Rätsel-Wettrennen** · { $game } · { $time }
race-title_storm = ⚡ **Rätselsturm** · { $game } · { $time }
race-time_90 = 90 Sekunden
race-time_180 = 3 Minuten
race-mixed = mehrere Spiele
race-rules = Alle bekommen dieselben Rätsel, von leicht bis schwer, in einer Nachricht, die nur sie selbst sehen. Eine richtige Antwort gibt einen Punkt, eine falsche kostet { $seconds } Sekunden.
race-in = **Dabei:** { $names } ({ $count } von { $most })
race-starts = Es beginnt { $begins }, oder sobald { $who } **Beginnen** drückt.
race-starts_at = Es beginnt { $begins }.
race-unrated = -# Die Wertung ändert sich nicht: Ich kann nicht wissen, ob jemand schnell ist oder ein zweites Fenster offen hat.
race-restarted_lobby = -# Ich wurde neu gestartet. Wer dabei war, ist es noch: Nach dem Start drückt ihr hier **Weitermachen**.
race-join = Mitmachen
race-begin = Beginnen
race-continue = Weitermachen
race-again = Noch mal
race-see_missed = Nicht gelöste ansehen
race-keep = Diese üben
race-kept = { $count ->
    [0] Das sind alles schon Übungen von dir.
    [one] { $count } Rätsel ist eine neue Übung von dir.
   *[other] { $count } Rätsel sind neue Übungen von dir.
}
race-open_storm = Meinen Sturm starten
race-joined = 🏁 Du bist dabei. Das Wettrennen beginnt { $begins }, und dein erstes Rätsel erscheint hier.
race-alone = Niemand sonst hat mitgemacht, deshalb ist das ein Sturm: ein Wettrennen allein. Er zählt für deine Rekorde.
race-nobody_joined = Niemand hat mitgemacht.
race-running = -# Alle antworten in einer eigenen Nachricht. Ist deine weg, drücke **Weitermachen**.
race-restarted = Ich wurde neu gestartet. Alle Punkte sind noch da, und auch die Zeit, die dir bei deiner letzten Antwort blieb: Drücke **Weitermachen**.
race-over = -# Bei gleich vielen Punkten entscheidet die längste Kombo, dann weniger falsche Antworten, dann weniger Zeit.
race-row = **{ $place }.** { $who } · **{ $points }**
race-row_finished = **{ $place }.** { $who } · **{ $points }** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points }** · beste Kombo { $combo } · { $wrong } falsch
race-right = ✅ +1 · Kombo { $combo }
race-wrong = ❌ −{ $seconds } s
race-score = { $points ->
    [one] **{ $points } Punkt** · Rätsel { $number } · die Zeit ist { $ends } um
   *[other] **{ $points } Punkte** · Rätsel { $number } · die Zeit ist { $ends } um
}
race-win = **{ $mark } ist dran und gewinnt.**
race-draw = **{ $mark } ist dran und rettet das Unentschieden.**
race-paused = { $points ->
    [one] ⏸️ Deine Zeit steht still. Du hast **{ $points } Punkt** und noch **{ $seconds } Sekunden**, die weiterlaufen, wenn du **Weitermachen** drückst.
   *[other] ⏸️ Deine Zeit steht still. Du hast **{ $points } Punkte** und noch **{ $seconds } Sekunden**, die weiterlaufen, wenn du **Weitermachen** drückst.
}
race-time_up = ⏱️ Die Zeit ist um.
race-all_answered = 🏆 Du hast alle Rätsel beantwortet.
race-result = { $points ->
    [one] **{ $points } Punkt** · beste Kombo { $combo } · { $wrong } falsch
   *[other] **{ $points } Punkte** · beste Kombo { $combo } · { $wrong } falsch
}
race-wait_for_order = -# Die Platzierungen stehen im Kanal, sobald alle fertig sind.
race-records = Deine Rekorde: **{ $today }** heute · **{ $week }** diese Woche · **{ $ever }** insgesamt
race-new_record = 🏆 Dein bisher bester Sturm!
race-missed = Rätsel { $number } · nicht gelöst: { $page } von { $count }
race-right_win = { $mark } gewinnt mit **{ $solution }**. { $reasons }
race-right_draw = { $mark } rettet das Unentschieden mit **{ $solution }**. { $reasons }
race-nothing_missed = Du hast alle gelöst. ✅
race-title_day = 🏁 **Wettrennen des Tages** · { $day }
race-day_rules = Alle hier bekommen dieselben { $count } Rätsel, von leicht bis schwer, mit je einem Versuch. Eine richtige Antwort gibt einen Punkt. Es endet { $ends }; danach zeige ich die richtigen Züge.
race-day_named = Die Tabelle nennt alle, die mitmachen. Die Wertung ändert sich nicht.
race-day_nobody = Bisher hat niemand geantwortet.
race-day_over = Dieses Wettrennen endete um Mitternacht (UTC).
race-day_solutions = -# Es endet { $ends }. Danach zeigt `{ $prefix }{ name-race } { word-today }`, was du nicht gelöst hast.
race-day_progress = Du hast { $number } von { $count } Rätseln beantwortet.
race-day_order = -# Bei gleich vielen Punkten entscheidet die längste Kombo, dann weniger falsche Antworten, dann weniger Zeit. Kein Rätsel zählt mehr als eine Minute, du kannst also aufhören und später am Tag weitermachen.
race-day_yesterday = { $points ->
    [one] Gestern: **{ $points } Punkt**, Platz { $place } von { $count }.
   *[other] Gestern: **{ $points } Punkte**, Platz { $place } von { $count }.
}
race-start = Starten
race-todays = Wettrennen von heute
race-day_score = { $points ->
    [one] **{ $points } Punkt** · Rätsel { $number } von { $count }
   *[other] **{ $points } Punkte** · Rätsel { $number } von { $count }
}
race-day_wrong = ❌ Das ist nicht der richtige Zug.
race-storm_press = { race-title_storm } · Drücke den Button, um deinen zu starten. Nur du siehst ihn.
