### The bot's texts in Dutch.

## ply

ply-member_first = Nieuw potje: **{ $who }** zet { $mark } op **{ $coordinate }**.
ply-member = **{ $who }** zet { $mark } op **{ $coordinate }**.
ply-program_first = Ik begin met { $mark } op **{ $coordinate }**.
ply-program = Ik antwoord met { $mark } op **{ $coordinate }**.
ply-level = { ply-member }
move-column = kolom { $column }
move-cell = rij { $row } van kolom { $column }
move-row = rij { $row } van kolom { $first } tot en met { $last }
move-diagonal = de diagonaal van { $first } tot { $last }
move-boards = de borden { $boards }
ply-wait = Er wachten veel potjes op me, dus mijn zet duurt ongeveer { $seconds } seconden.

## status

status-member_to_move = Je bent aan zet, **{ $who }**, met { $mark }.
status-example = Bijvoorbeeld: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }, jij bent aan zet · je tijd is { $deadline } om
status-time_limit = Wie de tijd overschrijdt, verliest zodra jullie allebei een zet hebben gedaan; daarvoor eindigt het potje zonder uitslag.
status-replaceable = Zodra we allebei een zet hebben gedaan, mogen anderen hier een potje beginnen als jij een uur geen zet doet, en dan verlies je dit.
status-extended = ⏳ De tijd is één keer verlengd, omdat **{ $who }** dit kanaal niet kan zien of er niet kan schrijven.
status-excused = **{ $who }** kon dit kanaal niet zien of er niet schrijven. **{ $other }** heeft machtigingen die dat kunnen veroorzaken, dus niemand verliest.
status-level_to_move = **{ $who }** { $mark } denkt na …
status-member_won = 🏆 **{ $who } wint** met { $mark } op { $line }.
status-program_won = 🏁 **Ik win** met { $mark } op { $line }.
status-member_won_without_line = 🏆 **{ $who } wint.**
status-program_won_without_line = 🏁 **Ik win.**
status-misere_won = 🏆 **{ $winner } wint**, want **{ $who }** heeft de lijn { $line } volgemaakt met { $mark }.
status-misere_member_won = 🏆 **{ $who } wint**, want ik heb de lijn { $line } volgemaakt met { $mark }.
status-misere_program_won = 🏁 **Ik win**, want **{ $who }** heeft de lijn { $line } volgemaakt met { $mark }.
status-draw = 🤝 **Gelijkspel.** Het bord is vol en niemand heeft een lijn.
status-draw_repetition = 🤝 **Gelijkspel.** Dezelfde stelling kwam drie keer voor.
status-draw_move_limit = 🤝 **Gelijkspel** na 100 zetten.
status-draw_boards = { $count ->
    [one] 🤝 **Gelijkspel.** Beide kanten hebben { $count } bord gewonnen, en niemand drie op een rij.
   *[other] 🤝 **Gelijkspel.** Beide kanten hebben { $count } borden gewonnen, en niemand drie op een rij.
}
status-member_won_boards = 🏆 **{ $who } wint** met { $won } tegen { $lost } borden: niemand heeft er drie op een rij.
status-program_won_boards = 🏁 **Ik win** met { $won } tegen { $lost } borden: niemand heeft er drie op een rij.
status-member_resigned = 🏳️ **{ $who }** geeft op. **Ik win.**
status-member_forfeited = ⌛ **{ $who }** is weggegaan of heeft de tijd overschreden. **Ik win.**
status-member_started_over = 🏳️ **{ $who }** heeft het vorige potje opgegeven. **Daarmee heb ik het gewonnen.**
status-resigned = 🏳️ **{ $who }** geeft op. **{ $winner } wint.**
status-forfeited = ⌛ **{ $who }** is weggegaan of heeft de tijd overschreden. **{ $winner } wint.**
status-agreed = 🤝 **Gelijkspel** in onderling overleg.
status-exhibition_ended = ⏹️ **Gestopt.** Dit potje eindigt zonder uitslag.
status-stopped = ⏹️ **Een moderator heeft dit potje gestopt.** Het eindigt zonder uitslag.
status-abandoned = 💤 Niemand speelde verder, dus dit potje eindigt zonder uitslag.
status-crowd = de groep
status-crowd_first = De groep
status-crowd_to_move = De groep { $mark } is aan zet: **iedereen mag stemmen.**
status-someone = iemand
status-again_watch = Nog een potje? `{ $prefix }{ name-watch }`

## ending

ending-thanks = Bedankt voor het potje!
ending-next_time = Misschien de volgende keer!
ending-good_game = Goed gespeeld!
ending-rating = **Rating:** { $ratings }
ending-streak = 🔥 { $count ->
        [one] { $count } overwinning op rij
       *[other] { $count } overwinningen op rij
    }
ending-rating_of_game = **Rating in { $game }:** { $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 Eerste overwinning op **{ $level }**!
ending-last_win = Vóór je laatste zet kon je nog winnen: ||**{ $cells }**||
ending-last_draw = Vóór je laatste zet kon je nog gelijkspelen: ||**{ $cells }**||
ending-last_win_of_member = Vóór de laatste eigen zet kon **{ $who }** nog winnen: ||**{ $cells }**||
ending-last_draw_of_member = Vóór de laatste eigen zet kon **{ $who }** nog gelijkspelen: ||**{ $cells }**||
ending-earlier_win = Bij je { $ordinal ->
       *[other] { $number }e
    } zet kon je nog winnen: ||**{ $cells }**||
ending-earlier_draw = Bij je { $ordinal ->
       *[other] { $number }e
    } zet kon je nog gelijkspelen: ||**{ $cells }**||
ending-earlier_win_of_member = Bij de { $ordinal ->
       *[other] { $number }e
    } eigen zet kon **{ $who }** nog winnen: ||**{ $cells }**||
ending-earlier_draw_of_member = Bij de { $ordinal ->
       *[other] { $number }e
    } eigen zet kon **{ $who }** nog gelijkspelen: ||**{ $cells }**||
ending-best_result = Geen enkele fout: een beter resultaat kan niemand halen.
ending-no_mistake = Geen enkele fout.

## position

position-cells = X: { $x } · O: { $o }
position-none = geen
position-columns = Schijven per kolom, van onderaf: { $columns }
position-disc_x = rood
position-disc_o = geel
position-threats = { $glyph } is een dreiging: { $cells }
position-fading = Als volgende weg: { $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = Volgende zet: op het bord { $board }, { $first } tot en met { $last }.
position-any_board = Volgende zet: op een bord naar keuze.
position-open_boards = Volgende zet: op een open bord naar keuze ({ $boards }).
position-boards_won = Gesloten borden: { $boards }.
position-boards_of = { $side } { $boards }
position-boards_of_nobody = door niemand gewonnen: { $boards }
position-against = Mijn niveau: { $level }
position-coached = Met hints
position-weakened = Ik had minder bedenktijd dan anders: geen ratingwinst
position-unrated = Privéthread: niet voor de rating
position-misere = { $count } op een rij verliest

## level

level-random = willekeurig
level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
level-perfect = perfect
level-learner = leerling
level-intuition = intuïtie
level-neural = neuraal
level-neural-early = neuraal-vroeg
level-neural-middle = neuraal-halverwege

## game

game-3x3 = Boter-kaas-en-eieren
game-misere = Boter-kaas-en-eieren (lijn verliest)
game-4x4 = 4×4 (vier op een rij)
game-5x5 = 5×5 (vier op een rij)
game-7x7 = 7×7 (vijf op een rij)
game-9x9 = 9×9 (vijf op een rij)
game-connect4 = Vier op een rij
game-fading = Verdwijnende tekens
game-ultimate = Ultiem boter-kaas-en-eieren
game-rules_fading = Drie op een rij wint. Elke kant heeft hoogstens drie tekens: zet je een vierde, dan verdwijnt eerst je oudste.
game-rules_ultimate = Win drie borden op een rij: horizontaal, verticaal of diagonaal. Het vakje waarop je zet, bepaalt waar de ander daarna speelt: een vakje rechtsboven stuurt de ander naar het bord rechtsboven. Is dat bord al gewonnen of vol, dan mag het op elk ander open bord.
game-size = { $rows }×{ $columns } ({ $in_a_row } op een rij)

## board

board-rematch = Revanche
board-level = Niveau: { $level }
board-game = Spel: { $game }
board-hint = Hint
board-resign = Opgeven
board-take_back = Terugnemen
board-draw = Gelijkspel aanbieden
board-again = Nog een keer
board-stop = Potje stoppen
board-review = Terugblik
board-fix = Mijn fouten verbeteren
board-choose_row = Kies een rij: { $rows }
board-choose_column = Rij { $row }: kies een kolom
board-another_row = Andere rij
board-choose_board = Kies een bord
board-choose_cell = { $board }: kies een vakje
board-another_board = Ander bord

## style
style-default = Klassiek, grote borden als afbeelding
style-classic = Klassiek
style-shapes = Vormen
style-animals = Dieren
style-fruit = Fruit
style-space = Ruimte
style-weather = Weer
style-picture = Afbeelding
style-own = Serveremoji’s

## own

own-title = Emoji’s voor het bord
own-choose = Emoji’s kiezen
own-explanation = Een emoji, of de naam van een serveremoji, zoals :kat:
own-placeholder = Leeg laten voor de standaard
own-x = X
own-o = O
own-winning_x = Gemarkeerde X
own-winning_o = Gemarkeerde O
own-empty = Vrij vakje
own-unavailable = Deze emoji’s werken hier niet meer: { $names }. De borden tonen weer { $mark_x } en { $mark_o }.

## picture

picture-board = Bord: { $rows }×{ $columns }. X: { $x }. O: { $o }.
picture-discs = Bord: { $rows }×{ $columns }. { $discs }.
picture-fading = Als volgende weg: { $marks }.
picture-fading_mark = { $letter } op { $cell }
picture-last = De laatste zet was { $coordinate }.
picture-line = Er loopt een streep door { $line }.
picture-network = Het netwerk verwacht { $value } voor { $mark }, van −100 tot +100. Het liefst speelt het: { $moves }.

## thread

thread-name = { $one } – { $other }
thread-play = In een thread spelen
thread-made = Het potje wordt gespeeld in { $thread }.

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** daagt je uit voor een potje: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** zoekt iemand om mee te spelen: **{ $game }**. Wie doet er mee?
challenge-mark = **{ $who }** speelt { $mark }, en { $mark_x } begint.
challenge-random_mark = De tekens worden geloot, en { $mark_x } begint.
challenge-hints = 💡 Beide spelers mogen `/{ name-hint }` gebruiken, en dat staat bij het bord.
challenge-notices_on = 🔔 Als je accepteert, vermeld ik je voortaan als jij aan zet bent terwijl je weg bent, en voordat je tijd om is. Met een knop in `/{ name-privacy }` zet je dat uit.
challenge-expires = Verloopt { $deadline }.
challenge-accept = Accepteren
challenge-decline = Afwijzen
challenge-withdraw = Intrekken
challenge-declined = **{ $who }** heeft de uitdaging afgewezen.
challenge-withdrawn = **{ $who }** heeft de uitdaging ingetrokken.
challenge-uninvited = **{ $who }** heeft de uitnodiging ingetrokken.
challenge-expired = ⌛ **{ $who }** heeft niet op tijd een antwoord gekregen.
challenge-begun = **{ $x }** { $mark_x } speelt tegen **{ $o }** { $mark_o }.
challenge-choose_friend = Tegen wie wil je spelen?
challenge-friend = Kies een lid
challenge-invite = Iedereen hier

## offer

offer-draw = 🤝 **{ $who }** biedt gelijkspel aan. Gaat **{ $other }** akkoord?
offer-take-back = ↩️ **{ $who }** wil **{ $coordinate }** terugnemen. Vindt **{ $other }** dat goed?
offer-take-back_answered = ↩️ **{ $who }** wil **{ $coordinate }** terugnemen (en daarmee ook het antwoord **{ $answer }** van **{ $other }**). Vindt **{ $other }** dat goed?
offer-accept = Accepteren
offer-decline = Afwijzen
offer-taken_back = **{ $who }** heeft een zet teruggenomen.
offer-declined = **{ $who }** heeft het afgewezen. Het potje gaat verder.
offer-withdrawn = **{ $who }** heeft het voorstel ingetrokken. Het potje gaat verder.
notice-turn = { $who }, jij bent aan zet.
notice-begun = { $who }, je potje is begonnen.
notice-reminder = ⏰ { $who }, jij bent aan zet, en je tijd in het [potje]({ $link }) is { $deadline } om.
notify-on = 🔔 **Meldingen:** aan. In potjes met leden vermeld ik je als jij aan zet bent en vijf minuten niet in het kanaal was, als de ander je uitdaging accepteert of iets aanbiedt, en één keer voordat je tijd om is.
notify-off = 🔕 **Meldingen:** uit. Ik vermeld je alleen als iemand je uitdaagt.
notify-turn_on = Meldingen aanzetten
notify-reminders_on = 🔥 **Herinnering aan je reeks:** aan. Als een reeks van drie dagen of meer bij de dagpuzzel zou eindigen, stuur ik je twee uur voor middernacht UTC een privébericht.
notify-reminders_off = 🔥 **Herinnering aan je reeks:** uit. Ik kan je twee uur voor middernacht UTC een privébericht sturen als een reeks van drie dagen of meer bij de dagpuzzel zou eindigen.
notify-turn_on_reminders = Herinner me aan mijn reeks
notify-turn_off_reminders = Geen herinnering meer
notify-searches_on = ⚔️ **Meldingen van uitnodigingen:** hier aan. Ik stuur je een privébericht als iemand een potje zoekt in een kanaal dat je kunt zien, hooguit één keer per uur.
notify-searches_off = ⚔️ **Meldingen van uitnodigingen:** hier uit. Ik kan je een privébericht sturen als iemand een potje zoekt in een kanaal dat je kunt zien, hooguit één keer per uur.
notify-searches_off_here = ⚔️ **Meldingen van uitnodigingen:** uit. Deze server staat ze niet toe.
notify-searches_in = { $count ->
    [one] ⚔️ **Meldingen van uitnodigingen:** aan op { $count } server. Ik stuur je een privébericht als iemand daar een potje zoekt.
   *[other] ⚔️ **Meldingen van uitnodigingen:** aan op { $count } servers. Ik stuur je een privébericht als iemand daar een potje zoekt.
}
notify-searches_nowhere = ⚔️ **Meldingen van uitnodigingen:** uit. Op een server zet `/{ name-notify }` privéberichten aan voor als iemand daar een potje zoekt.
notify-turn_on_searches = Uitnodigingen melden
notify-turn_off_searches = Uitnodigingen niet meer melden
notify-streak_ends =
    🔥 Je reeks bij de dagpuzzel eindigt { $ends }, om middernacht UTC, tenzij je de puzzel van vandaag oplost:
    { $streaks }
notify-streak = - [{ $server }]({ $link }): { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
notify-private_streak = - hier, met `{ $prefix }{ name-puzzle } { word-daily }`: { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
notify-streak_elsewhere = - in een ander gesprek, met `/{ name-puzzle }`: { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
notify-some_server = een andere server
notify-search = ⚔️ **{ $who }** zoekt iemand om **{ $game }** mee te spelen op **{ $server }**. De uitnodiging verloopt { $deadline }. [Bekijk de uitnodiging]({ $link })
notify-turn_off = Meldingen uitzetten

## puzzle

puzzle-win = **{ $mark } is aan zet en wint.** Slechts één zet wint. Welke?
puzzle-draw = **{ $mark } is aan zet en redt het gelijkspel.** Dat kan met slechts één zet, alle andere verliezen. Welke?
puzzle-user = 🧩 Een puzzel voor **{ $who }**.
puzzle-daily = 🧩 **Dagpuzzel van { $day }.** De volgende komt { $ends }. Alleen je eerste antwoord telt.
puzzle-right = ✅ **{ $coordinate } is goed.** { $reasons }
puzzle-draws = 💡 **{ $coordinate } is niet genoeg:** { $other } kan nog gelijkspelen. De juiste zet is **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } verliest** als { $other } goed speelt. De juiste zet is **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 { $count ->
        [one] { $count } puzzel op rij!
       *[other] { $count } puzzels op rij!
    }
puzzle-days = 📅 { $count ->
        [one] { $count } dag op rij!
       *[other] { $count } dagen op rij!
    }
puzzle-record-solved = **Opgelost:** { $solved } van { $tried }
puzzle-record-streak = **Reeks:** { $in_a_row } (record: { $best })
puzzle-record-daily = **Dagpuzzel:** { $days ->
        [one] { $days } dag op rij
       *[other] { $days } dagen op rij
    } (record: { $best_days })
puzzle-next = Volgende puzzel
puzzle-skip_costs = -# Als je om een andere puzzel vraagt voordat je deze beantwoordt, telt deze als gemist.
puzzle-seen = Je hebt deze puzzel in de laatste 30 dagen in een race gezien, dus je rating verandert er niet door.
puzzle-rating = **Puzzelrating:** { $rating } ({ $change })
puzzle-share = Delen
puzzle-shared = 🧩 Dagpuzzel van { $day }: { $result }
puzzle-shared_days = 🔥 { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
puzzle-solve = Oplossen
puzzle-answers = **{ $solved }** opgelost, **{ $missed }** gemist
puzzle-streaks = 🔥 **Gedeelde reeksen:** { $streaks }
puzzle-streak_of = { $who } { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
puzzle-race = { $count ->
        [one] 🏁 **Race van de dag:** { $leaders } · { $count } heeft meegedaan
       *[other] 🏁 **Race van de dag:** { $leaders } · { $count } hebben meegedaan
    }
puzzle-race_place = { $place }. **{ $who }** { $points }
puzzle-open_race = Race van de dag
puzzle-yesterday = **Oplossing van gisteren:** { $solution }
puzzle-yesterday_posted = **Oplossing [van gisteren]({ $link }):** { $solution }

## practice
practice-game = Uit je potje van { $day }:
practice-lost_win = **{ $mark } is aan zet.** Hier speelde je **{ $coordinate }** en gaf je de winst weg. Vind een betere zet.
practice-lost_draw = **{ $mark } is aan zet.** Hier speelde je **{ $coordinate }** en gaf je het gelijkspel weg. Vind een betere zet.
practice-crowd_game = Uit het potje van de groep op { $day }:
practice-crowd_lost_win = **{ $mark } is aan zet.** Hier speelde de groep **{ $coordinate }** en gaf zo de winst weg. Vind een betere zet.
practice-crowd_lost_draw = **{ $mark } is aan zet.** Hier speelde de groep **{ $coordinate }** en gaf zo het gelijkspel weg. Vind een betere zet.
practice-race = Uit je race van { $day }:
practice-no_move_win = **{ $mark } is aan zet en wint.** Je vond hier niet op tijd een zet. Slechts één zet wint. Welke?
practice-no_move_draw = **{ $mark } is aan zet en redt het gelijkspel.** Je vond hier niet op tijd een zet. Dat kan met slechts één zet. Welke?
practice-draws = 💡 **{ $coordinate } is niet genoeg:** { $other } kan nog gelijkspelen.
practice-loses = 💡 **{ $coordinate } verliest** als { $other } goed speelt.
practice-unproven = 💡 **{ $coordinate }** is misschien even goed, maar dat kon ik niet bewijzen.
practice-better = **Beter:** { $solution }. { $reasons }
practice-comes_back = { $days ->
        [1] Deze oefening komt morgen terug.
       *[other] Deze oefening komt over { $days } dagen terug.
    }
practice-first_counts = Alleen het eerste antwoord telt, op een dag waarop de oefening aan de beurt is. { practice-comes_back }
practice-end_of_game = Dat was je laatste fout in dit potje.
practice-end_of_race = Dat was de laatste puzzel die je in deze race hebt gemist.
practice-no_mistakes = Ik vond in dit potje geen zet van jou die bewezen een fout is.
practice-none = Je hebt nog geen oefeningen. Vanaf nu maak ik ze van de fouten in je afgelopen potjes.
practice-none_due = **Er valt nu niets te oefenen.** Je volgende oefening: { $due }.
practice-show = Laat zien
practice-try_again = Opnieuw proberen
practice-hint = { board-hint }
practice-other_game = Fouten uit een ander potje
practice-a_game = Fouten uit een potje
practice-hint_finish_line = 💡 **Hint:** je kunt een lijn volmaken.
practice-hint_block_line = 💡 **Hint:** { $other } kan met de volgende zet een lijn volmaken.
practice-hint_make_fork = 💡 **Hint:** je kunt op twee vakjes tegelijk dreigen te winnen.
practice-hint_prevent_fork = 💡 **Hint:** { $other } kan met de volgende zet op twee vakjes tegelijk dreigen te winnen.
practice-hint_forced_sequence = 💡 **Hint:** denk een paar zetten vooruit: wat kan { $other } na elk van je zetten spelen?
practice-hint_opening = 💡 **Hint:** kijk wat { $other } na elk van je zetten kan dreigen.
practice-hint_zugzwang = 💡 **Hint:** uiteindelijk moet er in elke kolom iemand spelen. Tel uit wie dat zal zijn.
practice-puzzle = Een puzzel oplossen
practice-press = Druk op de knop om te oefenen. Alleen jij ziet het.
practice-open = Oefenen

## course

course-lines = Lijnen en blokkeren
course-forks = Vorken
course-prevention = Vorken voorkomen
course-openings = Openingen
course-misere = Alles omgekeerd
course-large = Grotere borden
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 Cursus
    Elke les heeft een voorbeeld dat je speelt, en drie oefeningen.
course-lines_text =
    Drie tekens op een rij winnen: horizontaal, verticaal of diagonaal.
    Kijk dus eerst of je een lijn vol kunt maken.
    Zo niet, kijk dan of je tegenstander dat kan, en blokkeer die lijn.
course-forks_text =
    Een vork dreigt op twee vakjes tegelijk te winnen.
    Maar één ervan kan geblokkeerd worden, dus je wint op het andere.
    Zoek een vrij vakje waar twee van je lijnen elkaar kruisen.
course-prevention_text =
    Zie de vork van je tegenstander voordat die er is.
    Neem het vakje, of maak zelf een dreiging die ergens anders geblokkeerd moet worden.
    Maakt die blokkade juist de vork, dan was het de verkeerde dreiging.
course-openings_text =
    Het midden hoort bij vier lijnen, een hoek bij drie, een rand bij twee.
    Begin dus in het midden of in een hoek.
    Antwoord op een hoek met het midden, en op het midden met een hoek.
course-misere_text =
    Wie een lijn vol maakt, verliest, dus houd je tekens uit elkaar.
    { $mark_x } begint in het midden en antwoordt op elke zet in het vakje ertegenover.
    Dan staat er in elke lijn die { $mark_x } vol zou kunnen maken een { $mark_o }.
course-large_text =
    Vijf op een rij wint. Vier met twee vrije uiteinden zijn niet te stoppen: maar één uiteinde kan geblokkeerd worden.
    Drie met twee vrije uiteinden worden met de volgende zet zo’n vier.
    Een vier moet meteen geblokkeerd worden en gaat dus voor elke drie.
course-connect4_text =
    Een lijn waaraan één vakje ontbreekt is een dreiging, ook als daar nog niemand kan spelen.
    Op het eind moet iemand eronder spelen: { $mark_x } krijgt de oneven rijen van onderaf, { $mark_o } de even.
    Speel nooit onder een vakje waar je tegenstander zou winnen.
course-example = Voorbeeld
course-exercise = Oefening { $number }
course-lessons = Alle lessen
course-next = Volgende les
course-win = **{ $mark } is aan zet en wint.**
course-draw = **{ $mark } is aan zet en redt het gelijkspel.**
course-completes_line = 💡 **{ $coordinate } verliest:** die zet maakt een lijn vol.
course-reply = { $mark } antwoordt met **{ $coordinate }**.
course-another = Hier is nog een stelling.
course-solution = 💡 De juiste zet is **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **Les voltooid!**
course-all_done = 🏆 **Je hebt alle lessen voltooid!**
course-beat = Versla nu **{ $level }**.
course-play = Spelen tegen { $level }
course-press = Druk op de knop om de cursus te openen. Alleen jij ziet die.

## settings

settings-level = **Standaardniveau:** { $level }
settings-game = **Standaardspel:** { $game }
settings-games = **Beschikbare spellen:** { $games }
settings-all_games = **Beschikbare spellen:** alle, ook op borden van elk ander formaat
settings-choose_games = Alle spellen
settings-buttons = **Knoppen bij het bord:** aan
settings-text = **Knoppen bij het bord:** uit, zetten worden getypt
settings-title = ## ⚙️ Serverinstellingen
settings-saved = ✅ Opgeslagen · { $now }
settings-page_games = Spellen
settings-page_server = Server
settings-page_daily = Dagpuzzel
settings-page_language = Taal
settings-heading_games = ### Spellen
settings-heading_boards = ### Borden
settings-heading_access = ### Toegang
settings-heading_commands = ### Opdrachten
settings-heading_daily = ### Dagpuzzel
settings-heading_language = ### Taal
settings-default = { $what } (standaard)
settings-language = **Taal:** { $language }
settings-discord_language = **Taal:** { $language }, net als in Discord
settings-language_from_discord = Net als in Discord
settings-choose_language = { $first } … { $last }
settings-more_languages = Meer talen: { $first } … { $last }
settings-note_language = Berichten voor iedereen zijn in deze taal. Berichten die alleen jij ziet, zijn in jouw taal.
settings-style = **Bordstijl:** { $style }
settings-like_pictures = Liever getekend?
settings-use_pictures = Alle borden tekenen
settings-pictures = Zo zien borden eruit als afbeelding. In { slash-settings } vind je meer stijlen en kun je het terugzetten.
settings-to_buttons = Knoppen tonen
settings-to_text = Knoppen verbergen
settings-everywhere = **Kanalen:** alle
settings-channels = **Kanalen:** { $channels } en de threads daarin
settings-choose_channels = Alle kanalen
settings-everybody = **Wie mag spelen:** iedereen
settings-roles = **Wie mag spelen:** { $roles }
settings-choose_roles = Iedereen
settings-threads = **Threads:** één per potje, waar dat kan
settings-no_threads = **Threads:** alleen op verzoek
settings-to_threads = Threads gebruiken
settings-to_channels = Zonder threads spelen
settings-idle = **Tijdslimiet:** { $idle }
settings-notices = **Meldingen:** aan
settings-no_notices = **Meldingen:** uit
settings-to_notices = Aanzetten
settings-to_no_notices = Uitzetten
settings-search_notices = **Meldingen van uitnodigingen:** aan
settings-no_search_notices = **Meldingen van uitnodigingen:** uit
settings-to_search_notices = Toestaan
settings-to_no_search_notices = Niet toestaan
settings-note_is_search_quiet = Leden die erom hebben gevraagd, krijgen een privébericht als iemand hier iedereen voor een potje uitnodigt, hooguit één keer per uur.
settings-votes = **Potjes met stemmen:** aan
settings-no_votes = **Potjes met stemmen:** uit
settings-to_votes = Stemmen aanzetten
settings-to_no_votes = Stemmen uitzetten
settings-note_has_no_votes = Met `/{ name-vote }` speelt iedereen in een kanaal samen tegen mij en stemt over elke zet.
settings-note_is_quiet = In potjes tussen leden vermeld ik een speler die er niet is als die aan zet is, en voordat de tijd om is. Leden kunnen dat voor zichzelf uitzetten met een knop in `/{ name-privacy }`.
settings-note_idle = Een potje eindigt als er zo lang geen zet wordt gedaan. Lopende potjes houden de limiet waarmee ze begonnen.
settings-cooldown = **Wachttijd:** { $cooldown } tussen opdrachten
settings-no_cooldown = **Wachttijd:** geen
settings-note_cooldown = Voor zetten en knoppen hoef je nooit te wachten.
settings-prefix = **Voorvoegsel:** `{ $own }`
settings-no_prefix = **Voorvoegsel:** geen
settings-note_prefix = Slash-opdrachten, en opdrachten na een vermelding van mij, werken altijd.
settings-change_prefix = Voorvoegsel wijzigen
settings-daily_channel = **Kanaal:** { $channel }
settings-no_daily_channel = **Kanaal:** geen, ik plaats de puzzel niet
settings-choose_daily_channel = Nergens
settings-note_daily_channel = Daar plaats ik één keer per dag de dagpuzzel, met een knop om die op te lossen, hoeveel leden dat gelukt is, de oplossing van gisteren en de langste reeksen van leden die hun resultaten hebben gedeeld.
settings-daily_hour = **Tijd:** { $time } ({ $utc } UTC)
settings-note_daily_hour = Als dat uur al is begonnen en er vandaag nog niets is geplaatst, plaats ik de puzzel meteen.
settings-hour = { $time } UTC
settings-no_wait = Geen wachttijd
settings-hours = { $count ->
    [one] { $count } uur
   *[other] { $count } uur
}
settings-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
settings-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
settings-channels_deleted = { $count ->
    [one] 🗑️ { $count } van de gekozen kanalen is verwijderd.
   *[other] 🗑️ { $count } van de gekozen kanalen zijn verwijderd.
}
settings-all_channels_deleted = 🗑️ Alle gekozen kanalen zijn verwijderd. Tot je andere kiest, mag er in elk kanaal gespeeld worden.
settings-roles_deleted = { $count ->
    [one] 🗑️ { $count } van de gekozen rollen is verwijderd.
   *[other] 🗑️ { $count } van de gekozen rollen zijn verwijderd.
}
settings-all_roles_deleted = 🗑️ Alle gekozen rollen zijn verwijderd. Tot je andere kiest, mag iedereen spelen.
settings-daily_channel_deleted = 🗑️ Het kanaal dat je voor de dagpuzzel had gekozen, is verwijderd. Tot je een ander kiest, plaats ik de puzzel niet.
settings-dismiss_deleted = Begrepen
settings-missing_for_answers = ⚠️ Ik kan getypte opdrachten niet beantwoorden in { $channels }. Geef me daar de machtiging **{ $missing }**.
settings-missing_for_daily = ⚠️ Ik kan de dagpuzzel niet plaatsen in { $channels }. Geef me daar de machtiging **{ $missing }**.
settings-missing_for_threads = ⚠️ Ik kan geen threads voor potjes gebruiken in { $channels }. Geef me daar de machtiging **{ $missing }**.
settings-missing_for_pictures = ⚠️ Ik kan geen borden tekenen in { $channels }, dus ze bestaan uit emoji’s. Geef me daar de machtiging **{ $missing }**.

## prefix

prefix-title = Voorvoegsel voor opdrachten
prefix-field = Voorvoegsel
prefix-explanation = Maximaal 5 tekens (standaard: { $usual }). Leeg: alleen vermeldingen en slash-opdrachten
prefix-explanation_no_usual = Maximaal 5 tekens. Leeg: alleen vermeldingen en slash-opdrachten

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Iedereen hier zou mijn antwoord zien. Gebruik { $command }, dan ziet alleen jij het.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** lijkt het best, maar ik kon niet alles doorrekenen. { coach-depth } { $reasons }
coach-depth = Ik heb { $depth ->
        [one] { $depth } zet
       *[other] { $depth } zetten
    } vooruitgekeken (beide kanten samen).
coach-analyse_anyway = Toch analyseren
coach-price_hint = Je rating kan door dit potje dan nog wel dalen, maar niet meer stijgen. Een hint laten zien?
coach-price_analysis = Je rating kan door dit potje dan nog wel dalen, maar niet meer stijgen. Analyseren?
coach-show_hint = Hint laten zien
coach-press = Druk op de knop voor een hint. Alleen jij ziet die.
coach-wait = Er wachten veel leden op me. Mijn antwoord duurt ongeveer { $seconds } seconden.
coach-win = winst in { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }
coach-win_at_most = winst in hooguit { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }
coach-draw = gelijkspel
coach-loss = verlies in { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }
coach-loss_at_most = verlies in hooguit { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }
coach-to_move = { $mark } aan zet: **{ $value }**
coach-to_move_unproven = { $mark } aan zet: **niet helemaal doorgerekend**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **Beste spel:** { $cells }
coach-looks_best = **Lijkt het best:** { $cells }
coach-not_proven = **Niet helemaal doorgerekend:** { $count } van { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }. { coach-depth }
coach-legend = 🏆 wint, 🤝 houdt het gelijk, 💀 verliest bij het beste spel. In ‘winst in 3 zetten’ tellen alleen de zetten van de winnaar.
coach-network =
    { $mark } aan zet. Het netwerk verwacht **{ $value }** voor deze kant, van −100 (verlies) tot +100 (winst).
    Het liefst speelt het: **{ $moves }**
coach-network_legend = Hoe lichter een vakje, hoe liever het netwerk daar speelt. + wint, = houdt het gelijk, − verliest bij het beste spel. De balk toont links het deel van X en rechts dat van O.
coach-see_network = Wat het netwerk ziet
coach-nothing_left = Dat potje is al afgelopen, dus er valt niets te analyseren.
coach-before_last = Het laatste potje hier, voor de laatste zet:
coach-at_end = Het laatste potje hier, toen het eindigde:
coach-completes_line = Die zet maakt { $lines } vol en wint.
coach-forks = Dat is een vork: er dreigt winst op { $cells }, en { $mark } kan maar een van die vakjes blokkeren.
coach-forces = Er dreigt winst op { $cell }. { $mark } moet daar blokkeren en verliest toch.
coach-wins_later = Uiteindelijk moet { $mark } onder { $cell } spelen, en dan wint { $mover } daar. { $mark_x } krijgt de oneven rijen van onderaf, { $mark_o } de even.
coach-leaves_only_lines = Nu maakt elke zet van { $mark } een lijn vol.
coach-mirrors = Dat is tegenover { $cell }. Wie het midden heeft en steeds in het vakje ertegenover antwoordt, maakt nooit een lijn vol.
coach-mirrors_center = Dat is het midden. Wie dat heeft en steeds in het vakje ertegenover antwoordt, maakt nooit een lijn vol.
coach-only_move = Het is de enige mogelijke zet.
coach-blocks = Die zet blokkeert { $mark } op { $lines }.
coach-prevents_forks = { $count ->
    [one] Die zet voorkomt een vork van { $mark } op { $cells }.
   *[other] Die zet voorkomt elke vork van { $mark }: op { $cells }.
}
coach-only_draw = Elke andere zet verliest.
coach-keeps_win = { $others ->
        [one] { $others } andere zet wint ook.
       *[other] { $others } andere zetten winnen ook.
    }
coach-only_win = Geen enkele andere zet wint.
coach-holds_out = Elke zet verliest, en geen andere houdt langer stand.
coach-holds_out_alone = Elke zet verliest, maar deze houdt het langst stand.
coach-threatens = Er dreigt winst op { $cell }, dus { $mark } moet daar blokkeren.
coach-tempts = { $mistakes ->
        [one] { $mistakes } van de { $replies } mogelijke antwoorden van { $mark } is een fout.
       *[other] { $mistakes } van de { $replies } mogelijke antwoorden van { $mark } zijn fouten.
    }
coach-one_of_draws = { $count } van de { $moves } mogelijke zetten houden het gelijk, ook deze.
coach-all_draw = Elke zet houdt het gelijk.
coach-traps = { $count ->
        [one] **{ $cells }** zet de meeste vallen.
       *[other] **{ $cells }** zetten de meeste vallen.
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **Nauwkeurigheid:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **Keerpunt:** zet { $number }, **{ $coordinate }** van { $who } { $mark } ({ $before } → { $after }). Beter: { $cells }
coach-no_mistake = **Fouten op het bord:** geen. Geen enkele zet veranderde de uitslag.
coach-no_proven_mistake = **Fouten op het bord:** geen gevonden.
coach-not_judged = { $count ->
        [1] **Te ingewikkeld om te beoordelen:** zet { $numbers }
       *[other] **Te ingewikkeld om te beoordelen:** zetten { $numbers }
    }
coach-stopped_at = Toen het potje eindigde, was { $mark } aan zet: { $value }.
coach-no_plies = Er waren geen zetten.
coach-plies = **Zetten:** { $cells }
coach-kept = Goede zet: nog steeds { $value }.
coach-unjudged = De stelling is te ingewikkeld om deze zet te beoordelen. { coach-depth }
coach-lost_anyway = Het potje was al verloren: { $value }.
coach-mistake = Een fout: { $before } → { $after }. Beter: { $glyph } { $cells }
coach-mistakes = **{ $count } fouten:** zetten { $numbers }
coach-move = Zet { $number }
coach-back = Terug
coach-next = Verder

## learner

learner-title = ### 🧠 Wat ik hier heb geleerd
learner-naive = 🧠 Ik heb hier nog niets geleerd en ken alleen de regels. Leer me iets met `{ $prefix }{ name-play } { level-learner } { $word }`, of met de knoppen hieronder.
learner-how_original = -# Ik neem het eerste vrije vakje dat me nog geen potje heeft gekost.
learner-how_stronger = -# Ik leer van beide kanten van elk potje. Gespiegelde en gedraaide stellingen tellen als één.
learner-memory_lost = **Verloren stellingen die ik ken:** { $lost }
learner-memory = **Verloren stellingen die ik ken:** { $lost } · **Goede:** { $good }
learner-games = **Potjes:** { $games } · **In training:** { $trained }
learner-latest_games = { $count ->
    [one] **Laatste potje:** { $wins } gewonnen · { $draws } gelijk · { $losses } verloren
   *[other] **Laatste { $count } potjes:** { $wins } gewonnen · { $draws } gelijk · { $losses } verloren
}
learner-results = **Uitslagen:** { $wins } gewonnen · { $draws } gelijk · { $losses } verloren
learner-unbeatable = 🛡️ Niemand kan me nog verslaan.
learner-beatable = 🎯 Ik kan nog verliezen, met { $mark_x } en met { $mark_o }.
learner-beatable_as = 🎯 Met { $mark } kan ik nog verliezen.
learner-lesson = 💡 **Laatste les, met { $mark }:** dit speel ik niet nog eens.
learner-curve = Lijngrafiek van het aandeel potjes dat ik verloor. Potjes: { $games }. Aan het begin: { $first }. Aan het eind: { $last }.
learner-losses = **Aandeel potjes dat ik verloor:** { $first } aan het begin · { $last } aan het eind
learner-training = { $games ->
    [one] 🏋️ Training tegen **{ $opponent }**: { $played } van { $games } potje
   *[other] 🏋️ Training tegen **{ $opponent }**: { $played } van { $games } potjes
}
learner-trained = { $games ->
    [one] ✅ Ik heb { $games } potje getraind tegen **{ $opponent }**.
   *[other] ✅ Ik heb { $games } potjes getraind tegen **{ $opponent }**.
}
learner-training_ended_early = { $games ->
    [one] ⏹️ Mijn training tegen **{ $opponent }** is eerder gestopt, na { $played } van { $games } potje.
   *[other] ⏹️ Mijn training tegen **{ $opponent }** is eerder gestopt, na { $played } van { $games } potjes.
}
learner-training_failed = { $games ->
    [one] ⚠️ Er ging iets mis, dus mijn training tegen **{ $opponent }** is gestopt na { $played } van { $games } potje. Wat ik heb geleerd, onthoud ik.
   *[other] ⚠️ Er ging iets mis, dus mijn training tegen **{ $opponent }** is gestopt na { $played } van { $games } potjes. Wat ik heb geleerd, onthoud ik.
}
learner-training_over = ⏹️ Die training is afgelopen. Wat ik heb geleerd, onthoud ik: `{ $prefix }{ name-brain }` laat het zien.
learner-known_positions = **Stellingen die ik ken:** { $knows } · **Daarvoor:** { $knew }
learner-end = Training beëindigen
learner-do_play = Speel tegen mij
learner-do_train = Train { $games } potjes
learner-do_export = Opslaan als bestand
learner-do_import = Bestand laden
learner-do_reset = Resetten
learner-import_title = Kennis van een leerling laden
learner-import_field = Een bestand dat ik heb opgeslagen
learner-saved =
    📤 **Alles wat ik hier weet, in modus `{ $mode }`**
    { $memory }
    Om het ergens anders te laden, drukt iemand die daar de server beheert op **{ learner-do_import }** onder `{ $prefix }{ name-brain }`.
learner-import_preview =
    📥 **Wat dit bestand weet, in modus `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**Samenvoegen** vult aan wat ik hier weet. Mijn resultaten blijven staan.
    -# Nieuwe verloren stellingen: { $lost } · Nieuwe goede: { $good }
learner-replace_preview =
    { "" }**Vervangen** laat me vergeten wat ik hier weet, ook mijn resultaten.
    -# Stellingen: { $known } · Potjes: { $games }
learner-do_merge = Samenvoegen
learner-do_replace = Vervangen
learner-do_cancel = Annuleren
learner-merged =
    ✅ **Samengevoegd**
    { "" }**Nieuwe verloren stellingen:** { $lost } · **Nieuwe goede:** { $good }
    { "" }**Stellingen die ik ken:** { $known }
learner-replaced =
    ✅ **Vervangen**
    { "" }**Stellingen die ik ken:** { $known }
    { "" }**Modus:** `{ $mode }`
    { "" }**Vergeten stellingen:** { $forgotten } · **Vergeten potjes:** { $games }
learner-not_imported = Er is niets geïmporteerd.
learner-reset =
    🗑️ **Moet ik alles vergeten wat ik hier heb geleerd, ook mijn resultaten?**
    { "" }**Stellingen:** { $known } · **Potjes:** { $games }
    Ik begin dan opnieuw in modus `{ $mode }`.
learner-reset_yes = Alles vergeten
learner-reset_switch = Vergeten, en leren in modus { $mode }
learner-reset_no = Alles bewaren
learner-forgotten =
    🗑️ **Ik ben alles vergeten wat ik hier had geleerd, ook mijn resultaten.**
    { "" }**Stellingen:** { $known } · **Potjes:** { $games }
    Ik begin opnieuw in modus `{ $mode }`.
learner-kept = Ik ben niets vergeten.

## stats

stats-user = ### 📊 { $who }
stats-none = **{ $who }** heeft hier nog geen potje met een uitslag. Met `{ $prefix }{ name-play }` begin je er een.
stats-none_of_game = **{ $who }** heeft hier in dit spel nog geen potje met een uitslag: { $game }. Met `{ $prefix }{ name-play } { $word }` begin je er een.
stats-won = 🏆 { $count } gewonnen
stats-drawn = 🤝 { $count } gelijk
stats-lost = { $count } verloren
stats-total = **Totaal:** { $tally }
stats-mark = **Met { $mark }:** { $tally }
stats-members = **Leden:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### Leden tegen mij
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **Verslagen niveaus:** { $levels }
stats-winning_streak = **Langste winstreeks:** { $longest }
stats-course = 🎓 **Cursus:** voltooid
stats-more = Zie ook: `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = Zie ook: `{ $prefix }{ name-history }`
stats-scope = ### 📊 Potjes die hier zijn gespeeld
stats-games = **Potjes:** { $games } · **Spelers:** { $members }
stats-nothing = Hier heeft nog niemand een potje uitgespeeld. Met `{ $prefix }{ name-play }` begin je er een.
stats-nothing_of_game = Dit spel heeft hier nog niemand uitgespeeld: { $game }. Met `{ $prefix }{ name-play } { $word }` begin je een potje.
stats-winners = **Gewonnen:** { $mark_x } { $x } · { $mark_o } { $o } · **Gelijk:** { $draws }
stats-ends = **Hoe ze eindigden:** { $ends }
stats-end = { $end }: { $count }
stats-most_active = **Meest actief:** { $members }
stats-member = { $who } ({ $games })
stats-exhibitions = { $games ->
    [one] **Tussen mijn niveaus:** nog { $games } potje
   *[other] **Tussen mijn niveaus:** nog { $games } potjes
}
stats-bar = Staafdiagram van de uitslagen. Gewonnen: { $wins }. Gelijk: { $draws }. Verloren: { $losses }.

## progress

progress-title = ### 📈 { $who }
progress-press = Druk op de knop om je vooruitgang te zien. Alleen jij ziet die.
progress-open = Mijn vooruitgang
progress-practice_now = Nu oefenen
progress-post = Plaatsen
progress-none = Ik heb nog geen van je potjes bekeken. Begin met `{ $prefix }{ name-practice }` of met je fouten onder een verloren potje. Vanaf dan bekijk ik elk potje dat je afmaakt.
progress-clean = ✅ **{ $theme }:** geen fout sinds { $date } (bekeken potjes: { $games })
progress-all_themes = Alle thema’s
progress-compared = { $now } · eerder: { $before }
progress-accuracy = **Nauwkeurigheid:** { $share }
progress-games = **Bekeken potjes:** { $games }
progress-mistakes = ### Fouten
progress-theme = **{ $theme }:** { $count }
progress-practice = ### Oefenen
progress-due = **Oefeningen nu:** { $due } van { $exercises }
progress-lessons = **Lessen af:** { $done } van { $lessons }
progress-puzzle_rating = **Puzzelrating:** { $rating }
progress-legend = De laatste 30 dagen en de 30 dagen daarvoor. Nauwkeurigheid is het deel van je beoordeelde zetten dat het resultaat behield.
progress-chart = Grafiek van de nauwkeurigheid per week, met het aantal bekeken potjes: { $weeks }

## theme

theme-finish_line = Een lijn afmaken
theme-block_line = Een lijn blokkeren
theme-make_fork = Een vork maken
theme-prevent_fork = Een vork voorkomen
theme-forced_sequence = Gedwongen reeks
theme-opening = Opening
theme-zugzwang = Zetdwang (oneven en even dreigingen)

## ended

ended-line = lijn volgemaakt
ended-full_board = bord vol
ended-repetition = stelling herhaald
ended-move_limit = zettenlimiet bereikt
ended-boards_counted = borden geteld
ended-resigned = opgegeven
ended-forfeited = weggegaan of tijd verstreken
ended-agreed = gelijkspel afgesproken
ended-abandoned = niet afgemaakt
ended-stopped = gestopt door een moderator

## rating

rating-ranked = **Rating:** { $rating } · **Plaats:** { $rank }
rating-provisional = { $games ->
    [one] **Rating tot nu toe:** { $rating } · **Plaats:** na nog { $games } potje voor de rating
   *[other] **Rating tot nu toe:** { $rating } · **Plaats:** na nog { $games } potjes voor de rating
}
rating-none = { $games ->
    [one] **Rating:** nog geen · **Plaats:** na { $games } potje voor de rating
   *[other] **Rating:** nog geen · **Plaats:** na { $games } potjes voor de rating
}
rating-of_game = **{ $game }** · { $standing }
rating-curve = { $games ->
    [one] Lijngrafiek van de rating over { $games } potje: van { $first } naar { $last }, tussen { $lowest } en { $highest }.
   *[other] Lijngrafiek van de rating over de laatste { $games } potjes: van { $first } naar { $last }, tussen { $lowest } en { $highest }.
}
rating-course = { $games ->
    [one] **Laatste { $games } potje voor de rating:** van { $first } naar { $last } · laagste { $lowest } · hoogste { $highest }
   *[other] **Laatste { $games } potjes voor de rating:** van { $first } naar { $last } · laagste { $lowest } · hoogste { $highest }
}

## chart

chart-results = Uitslagen
chart-wins = Gewonnen: { $games }
chart-draws = Gelijk: { $games }
chart-defeats = Verloren: { $games }
chart-rating = Rating
chart-rated_game = Potje voor de rating
chart-losses = Aandeel potjes dat ik verloor
chart-lost = Verloren
chart-by_week = Nauwkeurigheid per week
chart-week = Week vanaf
chart-accuracy = Nauwkeurigheid
chart-reviewed = Bekeken potjes
chart-game = Potje
chart-average =
    { $games ->
        [one] Gem. van { $games } potje
       *[other] Gem. van { $games } potjes
    }

## leaderboard
leaderboard-title = ### 🏅 Ranglijst: { $game }
leaderboard-range = Leden { $first }–{ $last } van { $total }
leaderboard-none = { $games ->
    [one] 🏅 { $game }: hier heeft nog niemand een plaats op de ranglijst. Daarvoor is { $games } potje tegen mijn niveaus of leden nodig, zonder hints. Met `{ $prefix }{ name-play } { $word }` begin je er een.
   *[other] 🏅 { $game }: hier heeft nog niemand een plaats op de ranglijst. Daarvoor zijn { $games } potjes tegen mijn niveaus of leden nodig, zonder hints. Met `{ $prefix }{ name-play } { $word }` begin je er een.
}
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **Hierna:** { $level }, nog { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
leaderboard-rated = Alleen potjes voor de rating tellen mee.

## history

history-user = ### 📜 { $who }
history-all = ### 📜 Potjes die hier zijn gespeeld
history-range = -# Potjes { $first }–{ $last } van { $total }, nieuwste eerst
history-none = **{ $who }** heeft hier nog geen potje uitgespeeld. Met `{ $prefix }{ name-play }` begin je er een.
history-nothing = Hier heeft nog niemand een potje uitgespeeld. Met `{ $prefix }{ name-play }` begin je er een.
history-line_of = { $plies ->
    [one] **{ $number }.** { $date } · { $mark } tegen **{ $other }** · { $result } · { $plies } zet
   *[other] **{ $number }.** { $date } · { $mark } tegen **{ $other }** · { $result } · { $plies } zetten
}
history-line = { $plies ->
    [one] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } zet
   *[other] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } zetten
}
history-win = gewonnen
history-draw = gelijk
history-loss = verloren
history-no_result = geen uitslag
history-newer = Nieuwer
history-older = Ouder
history-first = Begin
history-last = Einde
history-list = Terug naar de lijst
history-export = Mijn potjes als bestand
history-paste = Regel naspelen
history-pasted = Een regel uit een bestand met potjes

## replay

replay-ply = Zet { $number } van { $plies }: **{ $who }** zet { $mark } op **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **Zetten:** { $moves }
replay-share = Delen

## export

export-use_history = Dat blijft tussen ons. Druk op **{ history-export }** onder `{ $prefix }{ name-history }`, of stuur me `{ $prefix }{ name-export }` in een privébericht.
export-done_pasted =
    📤 **Je afgelopen potjes:** { $games }
    Van overal waar je hebt gespeeld, één potje per regel. Om er een terug te zien, druk je op **{ history-paste }** onder `{ $prefix }{ name-history }` en plak je de regel ervan
export-none = Je hebt nog geen potje uitgespeeld. Met `{ $prefix }{ name-play }` begin je er een.

## moderation

moderation-stopped = ⏹️ Het potje is gestopt, en dat staat bij het bord.
moderation-resigned = 🏳️ **{ $who }** heeft het potje opgegeven, en dat staat bij het bord.

## permission

permission-view_channel = Kanalen bekijken
permission-connect = Verbinden
permission-send_messages = Berichten verzenden
permission-send_messages_in_threads = Berichten verzenden in threads
permission-create_public_threads = Openbare threads maken
permission-attach_files = Bestanden bijvoegen
permission-manage_messages = Berichten beheren
permission-manage_guild = Server beheren

## question

question-yes = Opnieuw beginnen
question-no = Verder spelen
question-kept = Het potje gaat verder. `{ $prefix }{ name-board }` laat het zien.
question-stop = **{ $x }** en **{ $o }** zijn hier aan het spelen. Hun potje stoppen?
question-stop_own = **{ $x }** en **{ $o }** zijn hier aan het spelen. Als je dit potje stopt, geef je het op. Stoppen?
question-stop_yes = Potje stoppen
question-stop_no = Annuleren
question-play_examples = Bijvoorbeeld: `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` of `{ $prefix }{ $command } @ben`.
question-puzzle_examples = Bijvoorbeeld: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` of `{ $prefix }{ $command } { word-daily }`.
question-daily_alone = De dagpuzzel is voor iedereen dezelfde: `{ $prefix }{ $command } { word-daily }`. Een spel of een thema is voor een puzzel voor jou alleen: `{ $prefix }{ $command } { word-make_fork }`.
question-race_examples = Bijvoorbeeld: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-mixed } 3m`; de tijd is 90s of 3m.
question-race_today_alone = De race van de dag is voor iedereen hier dezelfde: `{ $prefix }{ $command } { word-today }`. Een spel en een tijd kies je voor een race die je zelf opent: `{ $prefix }{ $command } { word-connect4 } 3m`.
question-vote_examples = Bijvoorbeeld: `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`, met een tijd voor elke zet van 15s tot 24h.
question-watch_examples = Bijvoorbeeld: `{ $prefix }{ $command } { level-hard } { level-easy }` of `{ $prefix }{ $command } { word-connect4 }`.
question-did_you_mean = Bedoelde je `{ $prefix }{ $command } { $words }`?
question-did_you_mean_command = Bedoelde je `{ $prefix }{ $command }`?
question-unknown_words = Ik begrijp ‘{ $typed }’ hier niet.
question-conflicting_words = Die woorden gaan niet samen.
question-choose_member = Kies het lid uit de lijst die Discord na `@` laat zien.
question-course_examples = De lessen hebben de nummers 1 tot en met 7: `{ $prefix }{ $command } 1` opent de eerste.
question-invite_examples = Bijvoorbeeld: `{ $prefix }{ $command } { word-connect4 }` of `{ $prefix }{ $command } o`.
question-challenge_named = **{ $who }** uitdagen?
question-challenge_named_yes = Uitdagen

## help

help-first = Druk op **Spelen** om een potje tegen mij te beginnen, en druk daarna op een vakje.
help-to_friend = Tegen een vriend spelen
help-to_commands = Alle opdrachten
help-to_play = Spelen
help-to_learn = Leren
help-to_owners = Voor servereigenaren
help-about = Over mij
help-play =
    ### Spelen
    Drie op een rij wint: horizontaal, verticaal of diagonaal.
    - **Beginnen:** `{ $prefix }{ name-play }`. Jij bent { $mark_x } en begint; met `{ $prefix }{ name-play } o` ben je { $mark_o }.
    - **Zetten:** druk op een vakje of typ `{ $prefix }{ name-move } B2` (rij B, kolom 2).
    - **Niveaus:** `{ $prefix }{ name-play } { level-easy }`, of `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Andere spellen:** `{ $prefix }{ name-play } { word-connect4 }`, of `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **Met anderen:** `{ $prefix }{ name-play } @ben` daagt een lid uit, `{ $prefix }{ name-invite }` nodigt iedereen uit. Met `{ $prefix }{ name-vote }` speelt iedereen samen één kant.
    - **Tijdens een potje:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **Je potjes, en wie er een zoekt:** `{ $prefix }{ name-games }`
    - **Vermeldingen als jij aan zet bent:** `{ $prefix }{ name-privacy }`
    - **Nog een potje hier:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Leren
    - **Beste zet:** `/{ name-hint }` tijdens een potje
    - **Alle zetten vergeleken:** `{ $prefix }{ name-analyse }`
    - **Een potje uitgelegd:** de knop **{ board-review }** na afloop
    - **Je eigen fouten:** `{ $prefix }{ name-practice }`
    - **Cursus:** `{ $prefix }{ name-course }`
    - **Puzzels:** `{ $prefix }{ name-puzzle }` of `{ $prefix }{ name-puzzle } { word-daily }`
    - **Tegen de klok:** `{ $prefix }{ name-storm }` alleen, `{ $prefix }{ name-race }` met anderen
    - **Leerling:** met `{ $prefix }{ name-play } { level-learner }` speel je tegen een beginner die van je leert; `{ $prefix }{ name-brain }` laat zien hoever die is.
    - **Kijken:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Resultaten:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **Je gegevens, en berichten van mij:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
help-owners =
    ### Voor servereigenaren
    - **Instellingen:** `/{ name-settings }` voor spellen, borden, kanalen, rollen, voorvoegsel en taal (vereist de machtiging **Server beheren**)
    - **Een potje stoppen:** `{ $prefix }{ name-stop }` in het kanaal ervan (vereist de machtiging **Berichten beheren**)
    - **Machtigingen:** `/{ name-settings }` laat zien welke ik mis.
    - **Voorvoegsel:** wijzig het in `/{ name-settings }`. Mij vermelden werkt altijd.
    - **Leerling resetten:** `{ $prefix }{ name-brain }`
    - **Privacy:** `{ $prefix }{ name-privacy }` laat zien wat ik over je bewaar.
about-version = **Versie:** { $version }
about-invite = [Voeg me toe aan een server](<{ $link }>)
about-install = [Voeg me toe aan je account](<{ $link }>)
about-terms = [Gebruiksvoorwaarden](<{ $link }>)
about-privacy = [Privacybeleid](<{ $link }>)
about-your_data = **Je gegevens:** `{ $prefix }{ name-privacy }`
about-newer = ⚠️ De nieuwere versie { $version } heeft al met deze database gedraaid. Werk me weer bij, of zet een back-up van vóór die update terug.
about-servers = **Servers:** { $servers }
about-since = **Gestart:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **Shard { $shard }:** verbonden, { $milliseconds } ms
about-shard_down = **Shard { $shard }:** niet verbonden

## privacy

privacy-use_slash_command = Dat blijft tussen ons. Gebruik `/{ name-privacy }`, of stuur me `{ $prefix }{ name-privacy }` in een privébericht.
privacy-title = ### Wat ik over je bewaar
privacy-nothing = Niets.
privacy-never = **Nooit bewaard:** je naam en wat je schrijft
privacy-matches = **Potjes:** { $finished } afgelopen · { $live } bezig
privacy-matches_details = -# Je gebruikers-ID, zetten, tijden, hints en de ID’s van server, kanaal en berichten
privacy-challenges = **Openstaande uitdagingen:** { $challenges }
privacy-challenges_details = -# Wie wie heeft uitgedaagd, het spel en de ID’s van kanaal en bericht
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = { $ratings ->
    [one] **Ratings:** op { $ratings } server
   *[other] **Ratings:** op { $ratings } servers
}
privacy-gains = { $gains ->
    [0] **Punten van mijn niveaus:** geen
    [one] **Punten van mijn niveaus:** van { $gains } niveau
   *[other] **Punten van mijn niveaus:** van { $gains } niveaus
}
privacy-ratings_details =
    -# Je rating na elk potje voor de rating, en hoeveel je er won, gelijkspeelde en verloor
    -# Per niveau de punten van de laatste dag waarop je er won
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = { $puzzles ->
    [0] **Puzzelresultaten:** geen
    [one] **Puzzelresultaten:** uit { $puzzles } server of privégesprek
   *[other] **Puzzelresultaten:** uit { $puzzles } servers en privégesprekken
}
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **Puzzelrating:** –
   *[other] **Puzzelrating:** over alle servers
}
privacy-puzzles_details = -# De laatste puzzel, goede en foute antwoorden, reeksen, het dagresultaat dat je het laatst hebt gedeeld, en 30 dagen lang welke puzzels je in races hebt gezien
privacy-practice = **Oefeningen:** { $exercises } · **Potjes daarvoor:** { $reviewed }
privacy-practice_details = -# Sinds wanneer je oefent, je fouten in potjes en races, je antwoorden en wanneer ze terugkomen
privacy-course = **Lessen:** { $lessons }
privacy-course_details = -# Welke oefeningen ervan je hebt opgelost
privacy-learners = { $learners ->
    [one] **Geheugen van de leerling:** uit { $learners } privégesprek
   *[other] **Geheugen van de leerling:** uit { $learners } privégesprekken
}
privacy-learners_details = -# Wat de leerling in privéberichten van je heeft geleerd. Op servers wordt niet onthouden wie er speelde.
privacy-notices = **Meldingen uitgeschakeld:** ja
privacy-notices_details = -# Je gebruikers-ID
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **Herinnering aan je reeks:** uit
   *[other] **Herinnering aan je reeks:** aan
}
privacy-search_notices = { $search_notices ->
    [0] **Meldingen van uitnodigingen:** uit
    [one] **Meldingen van uitnodigingen:** op { $search_notices } server
   *[other] **Meldingen van uitnodigingen:** op { $search_notices } servers
}
privacy-direct_messages_details = -# Je gebruikers-ID, en wanneer ik je er voor het laatst een heb gestuurd
privacy-votes = **Stemmen:** { $votes } · **Begonnen stemmingen:** { $votings }
privacy-votes_details = -# In potjes waarin iedereen stemt: je gebruikers-ID en je stem voor elke zet, tot 24 uur na het einde
privacy-races = **Puzzelraces en puzzelstormen:** { $races } · **Geopend:** { $race_starts }
privacy-races_details = -# Je gebruikers-ID, de puzzels, welke daarvan je hebt gemist, je punten en hoeveel tijd je nodig had
privacy-if_deleted =
    ### Als je het verwijdert
    { "" }**Lopende potjes** eindigen meteen. Je verliest de potjes waarin beide kanten een zet hebben gedaan.
    { "" }**Afgelopen potjes** blijven bewaard, maar zonder je gebruikers-ID.
    { "" }**Al het andere** is weg. Dit kan niet ongedaan worden gemaakt.
privacy-forget = Mijn gegevens verwijderen
privacy-deleted = ### Je gegevens zijn verwijderd
privacy-kept =
    -# Ik ben ook je naam, je taal en wie je hebt uitgedaagd vergeten, voor zover ik die nog in het geheugen had.
    ### Wat blijft
    { "" }**Potjes:** { $kept }
    -# Zonder je gebruikers-ID en de ID’s van kanaal en berichten. Alleen de ID van het bericht of de druk op de knop waarmee een potje begon, blijft bewaard, als nummer van het potje. Zonder het kanaal kan niemand die opzoeken.
    -# Tot middernacht UTC weet ik nog hoe vaak dezelfde twee leden vandaag tegen elkaar hebben gespeeld, maar niet wie dat zijn.
privacy-ended = { $lost ->
    [0] **Lopende potjes beëindigd:** { $live } (zonder uitslag)
   *[other] **Lopende potjes beëindigd:** { $live } · **Verloren:** { $lost } (beide kanten hadden een zet gedaan)
}
privacy-nothing_ended = **Lopende potjes beëindigd:** geen

## name

name-play = spelen
name-play_opponent = tegenstander
name-play_member = lid
name-play_mark = teken
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = spel
name-invite = uitnodigen
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = aanbieden
name-offer_what = wat
name-draw = gelijkspel
name-takeback = terugnemen
name-games = potjes
name-watch = kijken
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = brein
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = leerling
name-settings = instellingen
name-vote = stemmen
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = tijd
name-vote_thread = { word-thread }
name-stop = stoppen
name-move = zet
name-move_coordinate = vakje
name-board = bord
name-resign = opgeven
name-puzzle = puzzel
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = thema
name-race = race
name-race_game = { name-play_game }
name-race_time = tijd
name-race_today = { word-today }
name-storm = storm
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = cursus
name-course_lesson = les
name-help = help
name-about = over
name-hint = hint
name-analyse = analyse
name-analyse_position = stelling
name-analyse_view = weergave
name-review = terugblik
name-privacy = privacy
name-progress = vooruitgang
name-notify = meldingen
name-practice = oefenen
name-practice_move = { name-move_coordinate }
name-stats = statistieken
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = ranglijst
name-leaderboard_game = { name-play_game }
name-history = geschiedenis
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = naspelen
name-export = exporteren

## word

word-random = loten
word-thread = thread
word-here = hier
word-network = netwerk
word-hints = hints
word-misere = omgekeerd
word-fading = verdwijnend
word-ultimate = ultiem
word-uttt = uttt
word-ultimate_tictactoe = ultiem-boter-kaas-en-eieren
word-infinite = oneindig
word-disappearing = verdwijnende-tekens
word-connect4 = vieropeenrij
word-connect_four = 4opeenrij
word-tictactoe = boter-kaas-en-eieren
word-ttt = ttt
word-noughts = tic-tac-toe
word-reverse = omgekeerd-boter-kaas-en-eieren
word-misere_tictactoe = misère-boter-kaas-en-eieren
word-daily = dagelijks
word-mixed = gemengd
word-today = vandaag
word-finish_line = lijn
word-block_line = blokkeren
word-make_fork = vork
word-prevent_fork = voorkomen
word-forced_sequence = reeks
word-opening = opening
word-zugzwang = zetdwang
word-show = tonen
word-train = trainen
word-export = exporteren
word-import = importeren
word-reset = resetten
word-server = server
word-original = origineel
word-stronger = sterker

## command

command-play = Boter-kaas-en-eieren, vier op een rij en meer, tegen mij of een lid
command-play_opponent = Mijn niveau, als je tegen mij speelt
command-play_member = Lid om uit te dagen (standaard: je speelt tegen mij)
command-play_mark = Jouw teken; X begint
command-play_mark_x = X (begint)
command-play_mark_o = O (als tweede)
command-play_mark_random = Loten
command-play_thread = Open een thread voor het potje (standaard: de instelling van de server)
command-play_hints = Sta beide spelers hints toe in een potje tussen leden
command-play_game = Welk spel (standaard: het standaardspel van de server)
command-invite = Een potje met de eerste die meedoet
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = Sta beide spelers hints toe
command-invite_game = { command-play_game }
command-menu_challenge_member = Uitdagen voor een potje
command-offer = Gelijkspel, of je laatste zet terug, als de andere speler het goedvindt
command-offer_what = Wat je de andere speler vraagt
command-offer_what_draw = Gelijkspel
command-offer_what_takeback = Je laatste zet terugnemen
command-games = Je lopende potjes, en wie hier iemand zoekt om mee te spelen
command-watch = Een potje tussen twee van mijn niveaus
command-watch_x = Niveau dat X speelt en begint
command-watch_o = Niveau dat O speelt
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = De instellingen van deze server: spellen, borden, wie mag spelen, taal
command-vote = Een potje tegen een van mijn niveaus waarin iedereen hier over elke zet stemt
command-vote_opponent = Mijn niveau waar jullie tegen spelen (standaard: het standaardniveau van de server)
command-vote_game = { command-play_game }
command-vote_mark = Teken van jullie allemaal; X begint (standaard: X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = Tijd om over elke zet te stemmen, van 15s tot 24h, zoals 30s, 5m of 1h (standaard: 1m)
command-vote_thread = Nee: in dit kanaal, waarvoor de machtiging Berichten beheren nodig is
command-stop = Stop het potje in dit kanaal
command-move = Jouw zet: een vakje, zoals B2, of bij vier op een rij een kolomnummer
command-move_coordinate = Een vakje, zoals B2, of bij vier op een rij een kolomnummer
command-board = Nog eens het bord, als nieuw bericht
command-resign = Geef het potje op
command-puzzle = Een puzzel: vind de enige juiste zet
command-puzzle_daily = De dagpuzzel van deze server, voor iedereen hier
command-puzzle_game = { command-play_game }
command-puzzle_theme = Kies waar de puzzel over gaat
command-race = Een puzzelrace voor iedereen hier: dezelfde puzzels, zoveel als je kunt in 90 seconden
command-race_game = Puzzels van één spel (standaard: van meerdere)
command-race_game_mixed = Meerdere spellen
command-race_time = Hoeveel tijd iedereen heeft (standaard: 90 seconden)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = De race van de dag: dezelfde 20 puzzels voor iedereen hier, wanneer je vandaag tijd hebt
command-storm = Zoveel puzzels als je kunt in 90 seconden, tegen je eigen record
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = Hoeveel tijd je hebt (standaard: 90 seconden)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = Zeven korte lessen waarmee je beter gaat spelen
command-course_lesson = Nummer van een les (standaard: alle lessen)
command-help = Hoe je speelt, en alle opdrachten
command-brain = Wat de leerling hier heeft geleerd, en de training ervan
command-brain_train = Train de leerling: aantal potjes, van 1 tot 10000 (standaard: 500)
command-brain_opponent = Train de leerling tegen dit niveau (standaard: { level-perfect })
command-brain_game = { command-play_game }
command-notify = Waarvan ik je op de hoogte houd, met knoppen om dat te wijzigen
command-hint = Een goede zet met de reden erbij; alleen jij ziet het
command-analyse = Wat elke zet waard is
command-analyse_position = Rijen van boven af, zoals X../.O./... (standaard: het potje in dit kanaal)
command-analyse_view = Wat je naast de waarden wilt zien (standaard: niets)
command-analyse_view_network = wat het netwerk ziet
command-privacy = Wat ik over je bewaar, en hoe je het verwijdert
command-practice = Oefeningen uit je eigen fouten: vind de betere zetten
command-practice_move = Je antwoord, zoals B2 of 4
command-stats = Jouw resultaten, die van een lid of die van de hele server
command-stats_member = Wiens potjes (standaard: die van jou)
command-stats_server = De potjes van iedereen op deze server
command-stats_game = Alleen dit spel (standaard: alle spellen)
command-leaderboard = De beste spelers van deze server
command-leaderboard_game = { command-play_game }
command-history = Afgelopen potjes, om zet voor zet na te spelen of als bestand op te slaan
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = Welk vakje? Typ de letter van de rij en het nummer van de kolom, bijvoorbeeld `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = Dat is geen vakje. Typ een letter voor de rij en een nummer voor de kolom, bijvoorbeeld `{ $prefix }{ name-move } B2`.
error-missing_column = Welke kolom? Typ het nummer, bijvoorbeeld `{ $prefix }{ name-move } 2`.
error-unreadable_column = Dat is geen kolom. Typ het nummer, bijvoorbeeld `{ $prefix }{ name-move } 2`.
error-unknown_row = Er is geen rij { $row }. De rijen lopen van { $first } tot en met { $last }.
error-unknown_column = Er is geen kolom { $column }. De kolommen lopen van { $first } tot en met { $last }.
error-cell_fading = Jouw { $mark } op **{ $coordinate }** verdwijnt pas als je hebt gezet: kies een vrij vakje.
error-cell_taken = Op **{ $coordinate }** staat al { $mark }. Kies een vrij vakje.
error-other_board = Je moet op het bord **{ $board }** spelen: **{ $first }** tot en met **{ $last }**.
error-closed_board = Het bord **{ $board }** ({ $first } tot en met { $last }) is gewonnen of vol. Kies een vakje op een ander bord.
error-full_column = Kolom { $column } is vol. Kies een andere.
error-floating_cell = Van **{ $coordinate }** zou een schijf naar beneden vallen. Kies het onderste vrije vakje van een kolom.
error-position_shape = Schrijf de stelling als { $rows } rijen van { $columns } vakjes met `/` tussen de rijen, bijvoorbeeld `{ $example }`. Zet bij een bord van een andere grootte eerst de grootte, zoals in `{ $prefix }{ name-analyse } 6x6x4 …`.
error-position_not_typed = Een getypte stelling van **{ $game }** zegt niet alles. Tijdens een potje laat `/{ name-analyse }` de stelling ervan zien.
error-position_mark = In rij { $row }, kolom { $column } van die stelling staat geen `X`, `O` of `.`.
error-impossible_position = Geen enkel potje leidt tot die stelling: X begint, de spelers zijn om de beurt aan zet en de eerste lijn beëindigt het potje.
error-floating_position = Geen enkel potje leidt tot die stelling: de schijf op **{ $coordinate }** zou naar beneden vallen.
error-game_size = Een spel van dat formaat bestaat niet. Een bord heeft { $least } tot { $most } rijen en kolommen, en een lijn heeft minstens { $least } vakjes en past op het bord. Zo staat `{ $prefix }{ name-play } 6x6x4` voor 6 rijen, 6 kolommen en 4 op een rij.
error-game_not_offered = **{ $game }** is er niet op deze server. Wel: { $offered }.
error-match_over = Dat potje is afgelopen. Met `{ $prefix }{ name-play }` begin je een nieuw potje.
error-not_a_player = Je speelt niet mee in dit potje.
error-workers_busy = Er wachten nu te veel leden op hints. Probeer het over een minuut nog eens.
error-advice_pending = Ik ben nog bezig met je vorige vraag. Vraag het opnieuw zodra je antwoord hebt.
error-advice-duel = In een potje tussen leden zonder hints staat deze stelling op het bord of is ze één zet verwijderd. Vraag het opnieuw als dat potje verder is.
error-advice-race = Deze stelling is de puzzel die je nu in een race hebt, of is er één zet van verwijderd. Beantwoord eerst die puzzel.
error-too_many_takebacks = Je hebt in dit potje al { $limit } zetten teruggenomen. Meer mag een speler er niet terugnemen.
error-nothing_to_take_back = Je hebt nog geen zet gedaan, dus er valt niets terug te nemen.
error-not_your_turn = Je bent niet aan zet. `{ $prefix }{ name-board }` laat het bord zien.
error-no_match = Er is hier geen potje bezig. Met `{ $prefix }{ name-play }` begin je er een.
error-match_running-resignation = Je potje hier is nog bezig. Als je opnieuw begint, geef je het op, en dat telt als verlies. Opnieuw beginnen?
error-match_running-no_result = Hier is nog een potje bezig. Als je opnieuw begint, eindigt het zonder uitslag. Opnieuw beginnen?
error-match_running-time_up = In het potje dat hier bezig is, heeft al een uur niemand een zet gedaan. Als je opnieuw begint, verliest de speler ervan. Opnieuw beginnen?
error-channel_busy = { $idle_after ->
        [one] Hier spelen al andere leden. Speel in een ander kanaal of in een thread, of gebruik `{ $prefix }{ name-play }` zodra er { $idle_after } minuut lang niemand een zet heeft gedaan.
       *[other] Hier spelen al andere leden. Speel in een ander kanaal of in een thread, of gebruik `{ $prefix }{ name-play }` zodra er { $idle_after } minuten lang niemand een zet heeft gedaan.
    }
error-exhibition_running = Hier spelen twee van mijn niveaus tegen elkaar. Wacht tot hun potje is afgelopen, of speel in een ander kanaal of in een thread.
error-match_moved_on = Het potje is intussen verdergegaan. `{ $prefix }{ name-board }` laat zien hoe het staat.
error-channel_taken = Hier is een ander potje bezig. Wacht tot het is afgelopen, of speel in een ander kanaal of in een thread.
error-question-not_yours = Die vraag was voor iemand anders.
error-offer-not_a_duel = Dat kan alleen in potjes tussen leden. Tegen mij begin je met `{ $prefix }{ name-play }` een nieuw potje, en met `{ $prefix }{ name-resign }` geef je dit op.
error-offer-own_offer = Alleen de andere speler kan dat accepteren.
error-challenge-own_challenge = Je kunt niet tegen jezelf spelen. Met `{ $prefix }{ name-play }` begin je een potje tegen mij.
error-challenge-bot_challenged = Bots kunnen geen uitdagingen accepteren. Met `{ $prefix }{ name-play }` begin je een potje tegen mij.
error-challenge_waiting = Er staat al een uitdaging open tussen jullie twee. Accepteer die eerst, wijs die af of trek die in: { $existing }
error-challenge-invitation_open = Je hebt al een openstaande uitnodiging. Trek die eerst in, of wacht tot iemand die accepteert: { $existing }
error-challenge_over = Dat staat niet meer open. Met `{ $prefix }{ name-play } @iemand` daag je opnieuw iemand uit.
error-challenge-not_yours = Die uitdaging is voor iemand anders.
error-challenge-level = Niveaus zijn alleen voor potjes tegen mij. Laat het niveau weg om een lid uit te dagen.
error-challenge-nobody_else = Hier zijn alleen wij tweeën. Daag iemand uit in een kanaal op een server.
error-challenge-not_visible = Op deze server ziet alleen jij mijn antwoorden, dus niemand anders kan accepteren. Vraag iemand die de server beheert om mij toe te voegen, of speel in een groeps-DM.
error-challenge-private_thread = Wie een privéthread heeft gemaakt, kan de anderen eruit verwijderen. Daarom spelen leden hier alleen met hints, niet voor de rating: `{ $prefix }{ name-play } @iemand { word-hints }`.
error-challenge-cannot_see = **{ $who }** kan dit kanaal niet zien. Speel in een kanaal dat jullie allebei kunnen zien.
error-challenge-channel_taken = In { $channel } is een ander potje bezig. Je kunt de [uitnodiging]({ $link }) accepteren zodra het is afgelopen.
error-challenge-not_a_member = Ik kan dat lid hier niet vinden. Typ `@` en kies de naam uit de lijst van Discord.
error-moderation-not_the_starter = Iemand anders is dit begonnen. Alleen die persoon en leden met de machtiging **{ permission-manage_messages }** kunnen het stoppen.
error-no_puzzles = Voor dat spel zijn er geen puzzels. Er zijn puzzels voor: { $games }.
error-puzzle-not_yours = Die puzzel is voor iemand anders. Met `{ $prefix }{ name-puzzle }` krijg je er zelf een.
error-puzzle-over = Die puzzel telt niet meer mee. Met `{ $prefix }{ name-puzzle }` krijg je een nieuwe.
error-puzzle-answered = Die puzzel heb je al beantwoord. Met `{ $prefix }{ name-puzzle }` krijg je een nieuwe.
error-practice-over = Die oefening staat niet meer open. Met `{ $prefix }{ name-practice }` krijg je een andere.
error-practice-unreadable_coordinate = Dat is geen vakje. Typ een letter voor de rij en een nummer voor de kolom, bijvoorbeeld `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = Dat is geen kolom. Typ het nummer, bijvoorbeeld `{ $prefix }{ name-practice } 2`.
error-puzzle-daily_over = Dat was de puzzel van een andere dag. `{ $prefix }{ name-puzzle } { word-daily }` toont die van vandaag.
error-puzzle-daily_answered = De puzzel van vandaag heb je al beantwoord. De volgende komt { $ends }.
error-race-outside_server = Voor een race heb je anderen nodig, dus die kan alleen op servers. Hier doe je met `{ $prefix }{ name-storm }` hetzelfde in je eentje.
error-race-no_puzzles = Met puzzels van dat spel zijn er geen races. Wel met puzzels van: { $games }.
error-race-channel_taken = In dit kanaal is al een race.
error-race-in_another = Je doet al mee aan een andere race of storm. Maak die eerst af.
error-race-started = Die race is al begonnen. Je kunt aan de volgende meedoen.
error-race-full = Die race is vol: er kunnen { $most } leden meedoen.
error-race-nobody_in = Er doet nog niemand mee.
error-race-not_starter = Alleen wie deze race heeft geopend, kan hem eerder laten beginnen.
error-race-not_in = Je doet niet mee aan die race.
error-race-not_over = Anderen zijn nog bezig met deze puzzels. Je kunt ze bekijken als de race is afgelopen.
error-race-day_not_over = Anderen kunnen deze puzzels nog beantwoorden. De race eindigt { $ends }; daarna laat ik zien wat je hebt gemist.
error-race-no_day = Op die dag was er geen race. `{ $prefix }{ name-race } { word-today }` laat die van vandaag zien.
error-race-over = Die race is afgelopen.
error-race-private = Iedereen hier zou je antwoord lezen. Druk liever op de knop bij je puzzel, of stuur me `{ $prefix }{ name-storm }` in een privébericht.
error-thread-not_here = Ik kan hier geen thread openen. Speel zonder thread, of in een tekstkanaal op een server.
error-thread-user_permission = Je hebt de machtiging **{ $missing }** nodig om hier een thread te openen. Speel zonder thread.
error-thread-too_many = Deze server heeft al zoveel open threads als Discord toestaat. Speel zonder thread, of archiveer eerst een open thread.
error-thread-try_later = Discord laat me nu even geen threads openen, dus het potje wordt hier gespeeld.
error-thread-try_later_or_elsewhere = Discord laat me nu even geen threads openen, en hier is een ander potje bezig. Probeer het over een paar minuten nog eens, of speel in een ander kanaal.
error-cannot_attach = Ik heb de machtiging **{ $missing }** nodig om hier bestanden te sturen. Vraag iemand die deze server beheert om me die te geven, of gebruik de slash-opdracht.
error-training-bot_permission = Ik heb de machtiging **{ $missing }** nodig om hier te laten zien hoe de training gaat. Vraag iemand die deze server beheert om me die te geven, of train me in een ander kanaal.
error-training-user_install = Ik kan hier niet laten zien hoe de training gaat. Train me in een privébericht, of op een server die mij heeft toegevoegd.
error-learner_game = De leerling speelt dat spel niet. Wel: { $games }.
error-learner-unknown_word = Ik ken ‘{ $typed }’ niet. `{ $prefix }{ name-brain }` laat zien wat ik heb geleerd. Je kunt ook `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-learner } { word-import }` met een bestand, en `{ $prefix }{ name-learner } { word-reset }` of `{ $prefix }{ name-learner } { word-reset } { word-stronger }` gebruiken.
error-no_analysis = Ik kan **{ $game }** niet analyseren, dus er zijn geen hints, analyses en terugblikken van.
error-training-unknown_word = Ik ken ‘{ $typed }’ niet. Typ een aantal potjes en een van mijn niveaus ({ $levels }), bijvoorbeeld `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-training-games = Kies 1 tot { $most } potjes voor een training.
error-training-already_running = Ik ben hier al aan het trainen. Wacht tot dat klaar is, of beëindig het.
error-learner-other_mode = Deze twee geheugens kunnen niet worden samengevoegd: het bestand hoort bij modus `{ $theirs }`, en hier leer ik in modus `{ $ours }`.
error-learner-one_file = Ik heb één bestand nodig, zoals de knop **{ learner-do_export }** onder `{ $prefix }{ name-brain }` het maakt.
error-learner-download_failed = Discord heeft me dat bestand niet gegeven. Probeer het nog eens.
error-notify-other_server = Die knop is voor een andere server. `{ $prefix }{ name-notify }` laat die voor deze server zien.
error-notify-searches_off = Deze server staat geen meldingen van uitnodigingen toe.
error-not_a_manager = Daarvoor heb je de machtiging **{ permission-manage_guild }** nodig.
error-settings_outside_server = Alleen servers hebben instellingen. Gebruik `/{ name-settings }` in een kanaal van je server.
error-invalid_choice = Die keuze is er niet. `/{ name-settings }` laat zien wat wel kan.
error-invalid_prefix = Niet opgeslagen: een voorvoegsel heeft maximaal 5 zichtbare tekens, zonder spaties en backticks, en begint niet met `/`, `@` of `<`.
error-vote-outside_server = In die potjes stemt iedereen die er is, dus ze kunnen alleen op servers. Met `{ $prefix }{ name-play }` begin je hier een potje tegen mij.
error-vote-off = Op deze server staan potjes waarin iedereen stemt uit.
error-vote-time = De tijd voor elke zet is 15 seconden tot 24 uur, zoals `30s`, `5m` of `1h`. Bijvoorbeeld: `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = De stemming over die zet is net gesloten. Zo kun je over de volgende stemmen.
error-vote-only_in_thread = Je hebt de machtiging **{ permission-manage_messages }** nodig om dit potje in het kanaal zelf te beginnen. Zonder die machtiging krijgt het potje een thread.
error-vote-needs_thread = Dit potje heeft een thread nodig. Je hebt de machtiging **{ permission-create_public_threads }** nodig om er hier een te openen, of **{ permission-manage_messages }** om in het kanaal zelf te spelen.
error-wrong_channel = Hier speel ik niet. Je kunt spelen in { $channels }.
error-missing_role = Om hier met mij te spelen, heb je een van deze rollen nodig: { $roles }.
error-cooldown = Niet zo snel. Je kunt de volgende opdracht { $ends } gebruiken.
error-too_many_choices = Je hebt dit potje te vaak gewijzigd. Speel het, of begin een nieuw potje met `{ $prefix }{ name-play }`.
error-already_playing = Je speelt hier al een potje. `{ $prefix }{ name-board }` laat het zien.
error-button_used = Je hebt al op die knop gedrukt.
error-moderation-not_a_moderator = Je hebt de machtiging **{ permission-manage_messages }** nodig om potjes van andere leden te stoppen.
error-moderation-end_exhibition_instead = Als jij dit potje bent begonnen, stop het dan met de knop eronder. Anders heb je de machtiging **{ permission-manage_messages }** nodig.
error-memory_file-too_large = Ik kan dat bestand niet importeren: het is groter dan { $max_kib } KiB.
error-memory_file-not_mine = Ik kan dat bestand niet laden: ik heb het niet gemaakt, of het is gewijzigd.
error-memory_file-value = Ik kan dat bestand niet importeren: `{ $where }` moet een van deze waarden zijn: `{ $values }`.
error-memory_file-entry = Ik kan dat bestand niet importeren: `{ $where }` moet een geheel getal van 1 tot { $max_position } zijn. { -entries-from-0 }
error-memory_file-position = Ik kan dat bestand niet importeren: `{ $where }` is { $position }. Dat kan de leerling in deze modus niet hebben geleerd, of het staat er twee keer in. { -entries-from-0 }
error-notation-line = Ik kan regel { $line } niet lezen. Een regel ziet er zo uit: `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line`, dus tijd, bord, spelers, zetten, uitslag en hoe het potje eindigde.
error-notation-unplayable = Regel { $line } is geen mogelijk potje: zet { $move } daarin is geen vakje waarop toen gezet kon worden, zoals `B2`.
error-notation-ending = Regel { $line } is geen mogelijk potje: na de zetten ervan kan het niet zijn geëindigd met `{ $ending }`.
error-starting-own = Ik ben je andere potje nog aan het starten. Probeer het zo nog eens.
error-starting-other = Ik ben nog een ander potje aan het starten voor wie je heeft uitgedaagd. Probeer het zo nog eens.
error-thread-closed = Deze thread is gesloten, en ik mag hem niet opnieuw openen. Vraag dat aan iemand die deze server beheert; daarna laat `{ $prefix }{ name-board }` het bord zien.
error-thread-name_blocked = AutoMod heeft op deze server de naam van de thread geblokkeerd, waar de namen van de spelers in staan. Speel zonder thread, of vraag een moderator om voor mij een uitzondering op die regel te maken.
-entries-from-0 = (De eerste waarde in een lijst heeft nummer 0.)
error-thread-bot_permission = Ik heb de machtiging **{ $missing }** nodig om hier een thread te openen. Vraag iemand die deze server beheert om me die te geven, of speel zonder thread.
error-too_many_matches-own = { $most ->
        [one] Je speelt hier { $most } potje, meer kan niet tegelijk. Maak het eerst af: { $channels }
       *[other] Je speelt hier { $most } potjes, meer kan niet tegelijk. Maak er eerst een af: { $channels }
    }
error-too_many_matches-other = { $most ->
        [one] Wie je uitdaagt, speelt hier { $most } potje, meer kan niet tegelijk. Accepteer zodra het is afgelopen.
       *[other] Wie je uitdaagt, speelt hier { $most } potjes, meer kan niet tegelijk. Accepteer zodra er een is afgelopen.
    }
error-may_not_follow_up = Ik heb de machtiging **{ $missing }** nodig om hier te laten zien hoe een potje verdergaat. Vraag iemand die deze server beheert om me die te geven, of speel in een ander kanaal.
error-not_in_thread = Vermeld me hier eerst. Daarmee voeg je me toe aan deze privéthread; tot dan kan ik hier niet laten zien hoe een potje verdergaat.
error-locked_thread = Deze thread is vergrendeld, dus ik kan hier niet laten zien hoe een potje verdergaat. Vraag een moderator om hem te ontgrendelen, of speel in een ander kanaal.
error-in_timeout = Ik heb een time-out op deze server, dus ik kan hier niet schrijven. De time-out eindigt { $ends }.
error-match_unreachable = Het laatste potje hier eindigde zonder uitslag, omdat het bericht met het bord werd verwijderd of ik dit kanaal niet kon zien.
error-hints_not_allowed = In dit potje zijn er geen hints. Met `{ $prefix }{ name-play } @iemand { word-hints }` begin je er een met hints voor jullie allebei.
error-record-nothing_finished = Hier is nog geen potje afgelopen. `{ $prefix }{ name-analyse } X../.O./...` analyseert elke stelling.
error-record-match_not_found = Ik ken dat potje niet meer. Misschien heeft een van de spelers de eigen gegevens verwijderd.
error-record-unknown_target = Ik ken ‘{ $typed }’ niet. Laat het weg voor jezelf, noem een lid, zoals `{ $prefix }{ $command } @ben`, of schrijf `{ $prefix }{ $command } { word-server }` voor iedereen hier.
error-record-two_targets = Kies een lid of de hele server, niet allebei.
error-record-no_leaderboard = Alleen servers hebben ratings en een ranglijst. `{ $prefix }{ name-stats }` toont je resultaten hier.
error-record-no_pasted_game = Zet na de opdracht een regel uit `{ $prefix }{ name-export }`, dan laat ik het potje zien.
error-record-board_too_large = Dat bord is te groot om te tonen. Het grootste is { $most }×{ $most }.
error-record-export_too_large = Je hebt meer potjes gespeeld dan er in bestanden van { $most } MiB passen. Vraag erom bij degene die mij beheert.
error-share-not_visible = Op deze server ziet alleen jij mijn antwoorden, dus niemand anders zou het beeld zien.
error-share-cannot_attach = Ik kan het potje hier niet delen: daarvoor is de machtiging **{ $missing }** nodig.
error-level_not_offered = **{ $level }** is er niet in dit spel: { $game }. De niveaus zijn { $levels }.
error-network_missing = Het netwerk is op deze bot niet geïnstalleerd, dus **intuïtie** en **neuraal** zijn er niet.
error-network_game = Het netwerk heeft dat spel niet geleerd. Het kent: { $games }.
error-offer-what = Typ wat je aanbiedt: `{ $prefix }{ name-offer } { name-draw }` of `{ $prefix }{ name-offer } { name-takeback }`.
error-no_records = Voor dat spel zijn er geen aparte statistieken en ratings. Wel voor: { $games }.
error-unknown_level = Ik ken ‘{ $typed }’ niet. Mijn niveaus zijn { $levels }. Bijvoorbeeld: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = Niet opgeslagen: X en O hebben elk een emoji nodig.
error-emoji-unreadable = Niet opgeslagen: ‘{ $typed }’ is geen emoji. Vul er een in, of de naam van een serveremoji, zoals `:kat:`.
error-emoji-composed = Niet opgeslagen: ‘{ $typed }’ bestaat uit meerdere tekens, net als alle vlaggen, toetsen en gezinnen. Op een bord kan Discord die los van elkaar tonen. Kies een eenvoudige emoji, zoals 🍎.
error-emoji-unknown = Niet opgeslagen: deze server heeft geen emoji `:{ $name }:`. Vul een eigen emoji van de server in, of een standaardemoji zoals 🍎.
error-emoji-unavailable = Niet opgeslagen: `:{ $name }:` werkt nu niet, omdat deze server meer emoji’s heeft dan de boosts toestaan.
error-emoji-restricted = Niet opgeslagen: alleen rollen die ik niet heb, mogen `:{ $name }:` gebruiken.
error-emoji-duplicate = Niet opgeslagen: { $emoji } zou voor twee verschillende dingen staan. X, O en vrije vakjes hebben verschillende emoji’s nodig, ook in een winnende lijn. Vul je er geen in voor vrije vakjes, dan is dat { $free }.
error-emoji-unlisted = Niet opgeslagen: Discord heeft me niet verteld welke emoji’s deze server heeft. Probeer het nog eens.

## failure

failure-old_button = Die knop is van een oudere versie van mij. `{ $prefix }{ name-help }` laat zien wat ik nu kan.
failure-changed = Mijn opdrachten zijn net veranderd, en jouw Discord toont nog de oude. Laad het opnieuw (Ctrl+R, of start de app opnieuw) en probeer het nog eens.
failure-unexpected = Sorry, er ging bij mij iets mis. Probeer het nog eens; `{ $prefix }{ name-board }` laat zien hoe het potje staat.
failure-try_later = Discord laat me dat nu niet afmaken. Probeer het over een minuut nog eens; `{ $prefix }{ name-board }` laat zien hoe het potje staat.
failure-blocked = AutoMod heeft op deze server mijn bericht geblokkeerd. Vraag een moderator om voor mij een uitzondering op die regel te maken; daarna laat `{ $prefix }{ name-board }` zien hoe het potje staat.
failure-blocked_link = Het filter van Discord voor schadelijke links heeft mijn bericht geblokkeerd, waarschijnlijk vanwege een naam erin. `{ $prefix }{ name-board }` laat zien hoe het potje staat.
failure-embed_removed = Iemand heeft de embed met mijn tekst uit dit bericht verwijderd. Laat die alsjeblieft staan: zonder embed ziet niemand wie er aan zet is.
failure-no_channel = Discord heeft me niet verteld in welk kanaal dat was. Probeer het nog eens.
failure-not_attached = Het bestand ontbreekt, want Discord heeft het geweigerd.
failure-database = Sorry, ik kan nu geen potjes opslaan. Opgeslagen potjes zijn veilig: kijk over een paar minuten met `{ $prefix }{ name-board }` en probeer het nog eens.
failure-computation = Sorry, ik kon dat niet op tijd uitrekenen. Probeer het over een paar minuten nog eens.
failure-timeout = Ik kan niet antwoorden in { $channel }, omdat ik op die server een time-out heb. De time-out eindigt { $ends }. Ga daarna verder met `{ $prefix }{ name-board }`: je potje is opgeslagen.
failure-muted = Ik kan niet antwoorden in { $channel } zonder de machtiging **{ $missing }**. Vraag iemand die de server beheert om me die te geven, en ga verder met `{ $prefix }{ name-board }`: je potje is opgeslagen.

## owner

owner-synced = { $count ->
        [one] Discord kent nu { $count } slash-opdracht.
       *[other] Discord kent nu { $count } slash-opdrachten.
    }
owner-not_synced = Discord heeft de slash-opdrachten geweigerd (HTTP { $status }: { $reason }). Probeer het later nog eens. Als dat niet helpt, nodig me dan opnieuw uit met de link in mijn log.
owner-servers = { $count ->
        [one] Ik zit op { $count } server. Stuur `{ $prefix }leave` en de id ervan om me te laten vertrekken.
       *[other] Ik zit op { $count } servers. Stuur `{ $prefix }leave` en de id van een server om me daar te laten vertrekken.
    }
owner-direct_message = Dan zouden de leden van deze server zien op welke servers ik zit. Stuur het me in een privébericht.
owner-left = Ik heb de server { $id } verlaten.
owner-not_there = Ik zit niet op een server met die id. `{ $prefix }servers` laat ze allemaal zien.
owner-not_allowed = Degene die mij beheert, laat me alleen op bepaalde servers spelen, en dit is er geen van. Daarom ga ik hier weg.

## place

place-1 = linksboven
place-2 = boven
place-3 = rechtsboven
place-4 = links
place-5 = in het midden
place-6 = rechts
place-7 = linksonder
place-8 = onder
place-9 = rechtsonder

## advice

advice-match = Je speelt in { $channel } een potje waarin deze stelling op het bord staat of één zet verwijderd is. Als ik doorga, kan je rating door dat potje niet meer stijgen, en bij het bord staat dan dat je hints hebt gehad.
advice-matches = Je speelt in { $channel } potjes waarin deze stelling op het bord staat of één zet verwijderd is. Als ik doorga, kan je rating door die potjes niet meer stijgen, en bij hun borden staat dan dat je hints hebt gehad.
advice-match_private = Je speelt in je privéberichten een potje met mij waarin deze stelling op het bord staat of één zet verwijderd is. Als ik doorga, staat daar bij het bord dat je hints hebt gehad.
advice-puzzle = Deze stelling is de puzzel die je nu hebt, of is er één zet van verwijderd. Als ik doorga, telt die puzzel als gemist.
advice-daily = Deze stelling is de dagpuzzel van vandaag, of is er één zet van verwijderd. Als ik doorga, telt die puzzel als gemist.
advice-exercise = Deze stelling is de oefening die je nu hebt, of is er één zet van verwijderd. Als ik doorga, telt die oefening als gemist.
advice-show = Toch doorgaan

## games

games-title = ### 🎮 Je potjes
games-none = Je speelt nu geen potje. Met `{ $prefix }{ name-play }` begin je er een, en met `{ $prefix }{ name-invite }` nodig je iedereen uit.
games-game = - [{ $game }]({ $link }) tegen **{ $other }** · { $place } · { $turn }
games-your_turn = **jij bent aan zet**, je tijd is { $deadline } om
games-their_turn = wachten op **{ $who }**, de tijd is { $deadline } om
games-my_turn = wachten op **{ $who }**
games-private = privégesprek
games-invitations = ### ⚔️ Wie hier iemand zoekt om mee te spelen
games-invitation = **{ $number }.** **{ $who }**: [{ $game }]({ $link }) · { $channel } · verloopt { $deadline }
games-join = Meedoen met { $number }
games-press = Druk op de knop om je lopende potjes te zien. Alleen jij ziet ze.
games-open = Mijn potjes

## share

share-won = { $plies ->
    [one] **{ $who }** versloeg **{ $other }** in { $plies } zet.
   *[other] **{ $who }** versloeg **{ $other }** in { $plies } zetten.
}
share-resigned = { $plies ->
    [one] **{ $who }** won van **{ $other }**, die na { $plies } zet opgaf.
   *[other] **{ $who }** won van **{ $other }**, die na { $plies } zetten opgaf.
}
share-forfeited = { $plies ->
    [one] **{ $who }** won van **{ $other }**, die na { $plies } zet wegging of de tijd overschreed.
   *[other] **{ $who }** won van **{ $other }**, die na { $plies } zetten wegging of de tijd overschreed.
}
share-drawn = { $plies ->
    [one] **{ $x }** en **{ $o }** speelden gelijk na { $plies } zet.
   *[other] **{ $x }** en **{ $o }** speelden gelijk na { $plies } zetten.
}
share-no_result = { $plies ->
    [one] **{ $x }** en **{ $o }** speelden { $plies } zet, zonder uitslag.
   *[other] **{ $x }** en **{ $o }** speelden { $plies } zetten, zonder uitslag.
}
share-picture = Een bewegend beeld van een potje: { $game }. { $x } begon, { $o } was tweede. Zetten: { $moves }.
share-player = speler { $number }
share-picture_won = { $who } won.
share-picture_drawn = Het potje eindigde in gelijkspel.
share-picture_no_result = Het potje eindigde zonder uitslag.

## vote

vote-thread = 🗳️ Iedereen mag meespelen: stem over elke zet in { $thread }.
vote-counts = 🗳️ { $counts } · de zet eindigt { $deadline }
vote-none = 🗳️ Nog geen stemmen · de zet eindigt { $deadline }
vote-waits = 🗳️ Niemand heeft gestemd. Zonder stem eindigt het potje { $deadline }.
vote-last = Stemmen voor de vorige zet: { $counts }
vote-lot = 🎲 { $cells } hadden evenveel stemmen, dus er is geloot.
vote-lot_many = { $count ->
    [one] 🎲 { $count } vakje had evenveel stemmen, dus er is geloot.
   *[other] 🎲 { $count } vakjes hadden evenveel stemmen, dus er is geloot.
}
vote-yours = { $count ->
    [one] 🗳️ Jouw stem: **{ $move }** · tot nu toe { $count } stem · de zet eindigt { $deadline }. Tot dan kun je je stem wijzigen.
   *[other] 🗳️ Jouw stem: **{ $move }** · tot nu toe { $count } stemmen · de zet eindigt { $deadline }. Tot dan kun je je stem wijzigen.
}
vote-theirs = { $count ->
    [one] 🗳️ **{ $who }** stemt op **{ $move }** · tot nu toe { $count } stem · de zet eindigt { $deadline }
   *[other] 🗳️ **{ $who }** stemt op **{ $move }** · tot nu toe { $count } stemmen · de zet eindigt { $deadline }
}
vote-how = Stem op een vakje: dat met de meeste stemmen wordt gespeeld.
vote-how_with_review = { vote-how } Na het potje zeg ik waar het misging en wie op de juiste zet had gestemd.
vote-typed = Typ een zet om te stemmen, bijvoorbeeld `{ $prefix }{ name-move } { $example }`.
vote-saw = { $others ->
    [0] **{ $who }** zag het.
    [one] **{ $who }** en { $others } ander zagen het.
   *[other] **{ $who }** en { $others } anderen zagen het.
}
vote-saw_unnamed = { $count ->
    [0] Niemand heeft op een betere zet gestemd.
    [one] { $count } stemmer zag het.
   *[other] { $count } stemmers zagen het.
}
vote-went_wrong = Bij zet { $number } zat de groep ernaast. Beter: { $cells }.
vote-best = **Beste stemmer:** { $who } { $share }
vote-practise = Oefenen
vote-choose = 🗳️ Kies het vakje waarop je stemt:

## race

race-title = 🏁 **Puzzelrace** · { $game } · { $time }
race-title_storm = ⚡ **Puzzelstorm** · { $game } · { $time }
race-time_90 = 90 seconden
race-time_180 = 3 minuten
race-mixed = meerdere spellen
race-rules = Iedereen krijgt dezelfde puzzels, van makkelijk naar moeilijk, in een bericht dat verder niemand ziet. Een goed antwoord levert een punt op, een fout antwoord kost { $seconds } seconden.
race-in = **Deelnemers:** { $names } ({ $count } van { $most })
race-starts = De race begint { $begins }, of zodra { $who } op **Beginnen** drukt.
race-starts_at = De race begint { $begins }.
race-unrated = -# Ratings veranderen niet: ik kan niet zien of iemand snel is of een tweede venster open heeft.
race-restarted_lobby = -# Ik ben opnieuw gestart. Wie meedeed, doet nog steeds mee: na de start drukken jullie hier op **Doorgaan**.
race-join = Meedoen
race-begin = Beginnen
race-continue = Doorgaan
race-again = Nog een keer
race-see_missed = Gemiste puzzels bekijken
race-keep = Deze oefenen
race-kept = { $count ->
    [0] Dit zijn al oefeningen van je.
    [one] { $count } puzzel is een nieuwe oefening van je.
   *[other] { $count } puzzels zijn nieuwe oefeningen van je.
}
race-open_storm = Mijn storm beginnen
race-joined = 🏁 Je doet mee. De race begint { $begins }, en je eerste puzzel verschijnt hier.
race-alone = Verder deed er niemand mee, dus dit is een storm: een race alleen. Die telt mee voor je records.
race-nobody_joined = Niemand heeft meegedaan.
race-running = -# Iedereen antwoordt in een eigen bericht. Is dat van jou weg? Druk op **Doorgaan**.
race-restarted = Ik ben opnieuw gestart. Alle punten zijn bewaard, en ook de tijd die je bij je laatste antwoord nog had: druk op **Doorgaan**.
race-over = -# Bij gelijke punten beslist de langste combo, dan minder foute antwoorden, dan minder tijd.
race-row = **{ $place }.** { $who } · **{ $points }**
race-row_finished = **{ $place }.** { $who } · **{ $points }** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points }** · beste combo { $combo } · { $wrong } fout
race-right = ✅ +1 · combo { $combo }
race-wrong = ❌ −{ $seconds } s
race-score = { $points ->
    [one] **{ $points } punt** · puzzel { $number } · de tijd is { $ends } om
   *[other] **{ $points } punten** · puzzel { $number } · de tijd is { $ends } om
}
race-win = **{ $mark } is aan zet en wint.**
race-draw = **{ $mark } is aan zet en redt het gelijkspel.**
race-paused = { $points ->
    [one] ⏸️ Je tijd staat stil. Je hebt **{ $points } punt** en nog **{ $seconds } seconden**, die doorlopen als je op **Doorgaan** drukt.
   *[other] ⏸️ Je tijd staat stil. Je hebt **{ $points } punten** en nog **{ $seconds } seconden**, die doorlopen als je op **Doorgaan** drukt.
}
race-time_up = ⏱️ De tijd is om.
race-all_answered = 🏆 Je hebt elke puzzel beantwoord.
race-result = { $points ->
    [one] **{ $points } punt** · beste combo { $combo } · { $wrong } fout
   *[other] **{ $points } punten** · beste combo { $combo } · { $wrong } fout
}
race-wait_for_order = -# De eindstand komt in het kanaal zodra iedereen klaar is.
race-records = Je records: **{ $today }** vandaag · **{ $week }** deze week · **{ $ever }** ooit
race-new_record = 🏆 Je beste storm tot nu toe!
race-missed = Puzzel { $number } · gemist: { $page } van { $count }
race-right_win = { $mark } wint met **{ $solution }**. { $reasons }
race-right_draw = { $mark } redt het gelijkspel met **{ $solution }**. { $reasons }
race-nothing_missed = Je hebt er geen gemist. ✅
race-title_day = 🏁 **Race van de dag** · { $day }
race-day_rules = Iedereen hier krijgt dezelfde { $count } puzzels, van makkelijk naar moeilijk, met één poging per puzzel. Een goed antwoord levert een punt op. De race eindigt { $ends }; daarna laat ik de juiste zetten zien.
race-day_named = In de tabel staat iedereen die meedoet. Ratings veranderen niet.
race-day_nobody = Nog niemand heeft geantwoord.
race-day_over = Die race is om middernacht UTC geëindigd.
race-day_solutions = -# De race eindigt { $ends }. Daarna laat `{ $prefix }{ name-race } { word-today }` zien wat je hebt gemist.
race-day_progress = Je hebt { $number } van de { $count } puzzels beantwoord.
race-day_order = -# Bij gelijke punten beslist de langste combo, dan minder foute antwoorden, dan minder tijd. Geen puzzel telt voor meer dan een minuut, dus je kunt stoppen en later vandaag verdergaan.
race-day_yesterday = { $points ->
    [one] Gisteren: **{ $points } punt**, plaats { $place } van { $count }.
   *[other] Gisteren: **{ $points } punten**, plaats { $place } van { $count }.
}
race-start = Starten
race-todays = Race van vandaag
race-day_score = { $points ->
    [one] **{ $points } punt** · puzzel { $number } van { $count }
   *[other] **{ $points } punten** · puzzel { $number } van { $count }
}
race-day_wrong = ❌ Dat is niet de juiste zet.
race-storm_press = { race-title_storm } · Druk op de knop om die van jou te beginnen. Alleen jij ziet die.
