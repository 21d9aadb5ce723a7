### The bot's texts in Danish.

## ply

ply-member_first = Nyt parti: **{ $who }** sætter { $mark } på **{ $coordinate }**.
ply-member = **{ $who }** sætter { $mark } på **{ $coordinate }**.
ply-program_first = Jeg starter med { $mark } på **{ $coordinate }**.
ply-program = Jeg svarer med { $mark } på **{ $coordinate }**.
ply-level = { ply-member }
move-column = kolonne { $column }
move-cell = række { $row } i kolonne { $column }
move-row = række { $row } fra kolonne { $first } til { $last }
move-diagonal = diagonalen fra { $first } til { $last }
move-boards = brætterne { $boards }
ply-wait = Mange partier venter på mig, så mit træk tager omkring { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }.

## status

status-member_to_move = Din tur, **{ $who }**: du er { $mark }.
status-example = For eksempel: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }, det er din tur · din tid løber ud { $deadline }
status-time_limit = Den, der løber tør for tid, taber, når I begge har trukket; før det slutter partiet uden resultat.
status-replaceable = Når vi begge har trukket, må andre starte et parti her efter en time uden et træk fra dig, og så taber du dette.
status-extended = ⏳ Tiden blev forlænget én gang, fordi **{ $who }** ikke kan se denne kanal eller skrive i den.
status-excused = **{ $who }** kunne ikke se denne kanal eller skrive i den. **{ $other }** har tilladelser, der kan forårsage det, så ingen taber.
status-level_to_move = **{ $who }** { $mark } tænker …
status-member_won = 🏆 **{ $who } vandt** med { $mark } på { $line }.
status-program_won = 🏁 **Jeg vandt** med { $mark } på { $line }.
status-member_won_without_line = 🏆 **{ $who } vandt.**
status-program_won_without_line = 🏁 **Jeg vandt.**
status-misere_won = 🏆 **{ $winner } vandt**, fordi **{ $who }** lavede striben { $line } med { $mark }.
status-misere_member_won = 🏆 **{ $who } vandt**, fordi jeg lavede striben { $line } med { $mark }.
status-misere_program_won = 🏁 **Jeg vandt**, fordi **{ $who }** lavede striben { $line } med { $mark }.
status-draw = 🤝 **Uafgjort.** Brættet er fyldt, og ingen har en stribe.
status-draw_repetition = 🤝 **Uafgjort.** Den samme stilling er opstået tre gange.
status-draw_move_limit = 🤝 **Uafgjort** efter 100 træk.
status-draw_boards = { $count ->
    [one] 🤝 **Uafgjort.** Hver side har vundet { $count } bræt, og ingen tre på stribe.
   *[other] 🤝 **Uafgjort.** Hver side har vundet { $count } brætter, og ingen tre på stribe.
}
status-member_won_boards = 🏆 **{ $who } vandt** med { $won } brætter mod { $lost }: ingen har tre på stribe.
status-program_won_boards = 🏁 **Jeg vandt** med { $won } brætter mod { $lost }: ingen har tre på stribe.
status-member_resigned = 🏳️ **{ $who }** gav op. **Jeg vandt.**
status-member_forfeited = ⌛ **{ $who }** forlod partiet eller løb tør for tid. **Jeg vandt.**
status-member_started_over = 🏳️ **{ $who }** opgav det forrige parti. **Jeg vandt det.**
status-resigned = 🏳️ **{ $who }** gav op. **{ $winner } vandt.**
status-forfeited = ⌛ **{ $who }** forlod partiet eller løb tør for tid. **{ $winner } vandt.**
status-agreed = 🤝 **Uafgjort** efter aftale.
status-exhibition_ended = ⏹️ **Stoppet.** Dette parti slutter uden resultat.
status-stopped = ⏹️ **En moderator stoppede partiet.** Det slutter uden resultat.
status-abandoned = 💤 Ingen spillede videre, så partiet sluttede uden resultat.
status-crowd = gruppen
status-crowd_first = Gruppen
status-crowd_to_move = Gruppen { $mark } er i trækket: **alle må stemme.**
status-someone = nogen
status-again_watch = Et parti mere? `{ $prefix }{ name-watch }`

## ending

ending-thanks = Tak for spillet!
ending-next_time = Måske næste gang!
ending-good_game = Godt spillet!
ending-rating = **Rating:** { $ratings }
ending-streak = 🔥 { $count ->
        [one] { $count } sejr i træk
       *[other] { $count } sejre i træk
    }
ending-rating_of_game = **Rating i { $game }:** { $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 Første sejr over **{ $level }**!
ending-last_win = Før dit sidste træk kunne du stadig vinde: ||**{ $cells }**||
ending-last_draw = Før dit sidste træk kunne du stadig få uafgjort: ||**{ $cells }**||
ending-last_win_of_member = Før sit sidste træk kunne **{ $who }** stadig vinde: ||**{ $cells }**||
ending-last_draw_of_member = Før sit sidste træk kunne **{ $who }** stadig få uafgjort: ||**{ $cells }**||
ending-earlier_win = I dit { $ordinal ->
       *[other] { $number }.
    } træk kunne du stadig vinde: ||**{ $cells }**||
ending-earlier_draw = I dit { $ordinal ->
       *[other] { $number }.
    } træk kunne du stadig få uafgjort: ||**{ $cells }**||
ending-earlier_win_of_member = I sit { $ordinal ->
       *[other] { $number }.
    } træk kunne **{ $who }** stadig vinde: ||**{ $cells }**||
ending-earlier_draw_of_member = I sit { $ordinal ->
       *[other] { $number }.
    } træk kunne **{ $who }** stadig få uafgjort: ||**{ $cells }**||
ending-best_result = Ikke en eneste fejl: et bedre resultat kan ingen få.
ending-no_mistake = Ikke en eneste fejl.

## position

position-cells = X: { $x } · O: { $o }
position-none = ingen
position-columns = Brikker i kolonnerne, nedefra: { $columns }
position-disc_x = rød
position-disc_o = gul
position-threats = { $glyph } viser en trussel: { $cells }
position-fading = Forsvinder næste gang: { $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = Næste træk: på brættet { $board }, { $first } til { $last }.
position-any_board = Næste træk: på et frit valgt bræt.
position-open_boards = Næste træk: på et frit valgt åbent bræt ({ $boards }).
position-boards_won = Lukkede brætter: { $boards }.
position-boards_of = { $side } { $boards }
position-boards_of_nobody = vundet af ingen: { $boards }
position-against = Mit niveau: { $level }
position-coached = Med tips
position-weakened = Jeg havde kortere betænkningstid end ellers: ratingen kan ikke stige
position-unrated = Privat tråd: uden rating
position-misere = { $count } på stribe taber

## level

level-random = tilfældig
level-easy = let
level-medium = mellem
level-hard = svær
level-perfect = perfekt
level-learner = lærling
level-intuition = intuition
level-neural = neural
level-neural-early = neural-tidlig
level-neural-middle = neural-halvvejs

## game

game-3x3 = Kryds og bolle
game-misere = Omvendt kryds og bolle (stribe taber)
game-4x4 = 4×4 (fire på stribe)
game-5x5 = 5×5 (fire på stribe)
game-7x7 = 7×7 (fem på stribe)
game-9x9 = 9×9 (fem på stribe)
game-connect4 = Fire på stribe
game-fading = Forsvindende tegn
game-ultimate = Ultimativ kryds og bolle
game-rules_fading = Tre på stribe vinder. Hver side har højst tre tegn: sætter du et fjerde, forsvinder dit ældste først.
game-rules_ultimate = Vind tre brætter på stribe: vandret, lodret eller diagonalt. Det felt, du spiller på, bestemmer, hvor den anden side spiller næste gang: et felt øverst til højre sender den til brættet øverst til højre. Er det bræt vundet eller fyldt, må den spille på et hvilket som helst andet åbent bræt.
game-size = { $rows }×{ $columns } ({ $in_a_row } på stribe)

## board

board-rematch = Revanche
board-level = Niveau: { $level }
board-game = Spil: { $game }
board-hint = Tip
board-resign = Giv op
board-take_back = Fortryd træk
board-draw = Tilbyd uafgjort
board-again = Spil igen
board-stop = Stop partiet
board-review = Gennemgang
board-fix = Ret mine fejl
board-choose_row = Vælg en række: { $rows }
board-choose_column = Række { $row }: vælg en kolonne
board-another_row = En anden række
board-choose_board = Vælg et bræt
board-choose_cell = { $board }: vælg et felt
board-another_board = Et andet bræt

## style
style-default = Klassisk, store brætter som billeder
style-classic = Klassisk
style-shapes = Former
style-animals = Dyr
style-fruit = Frugt
style-space = Rummet
style-weather = Vejr
style-picture = Billede
style-own = Serverens emojier

## own

own-title = Emojier på brættet
own-choose = Vælg emojier
own-explanation = En emoji eller navnet på en af serverens emojier, f.eks. :kat:
own-placeholder = Lad stå tomt for standard
own-x = X
own-o = O
own-winning_x = Fremhævet X
own-winning_o = Fremhævet O
own-empty = Ledigt felt
own-unavailable = Disse emojier kan ikke længere bruges her: { $names }. Brætterne viser { $mark_x } og { $mark_o } igen.

## picture

picture-board = Bræt: { $rows }×{ $columns }. X: { $x }. O: { $o }.
picture-discs = Bræt: { $rows }×{ $columns }. { $discs }.
picture-fading = Forsvinder næste gang: { $marks }.
picture-fading_mark = { $letter } på { $cell }
picture-last = Det seneste træk var { $coordinate }.
picture-line = Der går en streg gennem { $line }.
picture-network = Netværket forventer { $value } for { $mark }, fra −100 til +100. Det foretrækker: { $moves }.

## thread

thread-name = { $one } – { $other }
thread-play = Spil i en tråd
thread-made = Partiet spilles i { $thread }.

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** udfordrer dig til et parti: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** leder efter nogen at spille med: **{ $game }**. Hvem er med?
challenge-mark = **{ $who }** spiller { $mark }, og { $mark_x } starter.
challenge-random_mark = Der trækkes lod om tegnene, og { $mark_x } starter.
challenge-hints = 💡 Begge spillere må bruge `/{ name-hint }`, og det står ved brættet.
challenge-notices_on = 🔔 Hvis du accepterer, nævner jeg dig fremover, når det er din tur, og du er væk, og før din tid løber ud. En knap i `/{ name-privacy }` slår det fra.
challenge-expires = Udløber { $deadline }.
challenge-accept = Acceptér
challenge-decline = Afvis
challenge-withdraw = Træk tilbage
challenge-declined = **{ $who }** afviste udfordringen.
challenge-withdrawn = **{ $who }** trak udfordringen tilbage.
challenge-uninvited = **{ $who }** trak invitationen tilbage.
challenge-expired = ⌛ **{ $who }** fik ikke svar i tide.
challenge-begun = **{ $x }** { $mark_x } spiller mod **{ $o }** { $mark_o }.
challenge-choose_friend = Hvem vil du spille mod?
challenge-friend = Vælg et medlem
challenge-invite = Hvem som helst her

## offer

offer-draw = 🤝 **{ $who }** tilbyder uafgjort. Siger **{ $other }** ja?
offer-take-back = ↩️ **{ $who }** vil gerne tage **{ $coordinate }** tilbage. Går **{ $other }** med til det?
offer-take-back_answered = ↩️ **{ $who }** vil gerne tage **{ $coordinate }** tilbage (og dermed svaret **{ $answer }** fra **{ $other }**). Går **{ $other }** med til det?
offer-accept = Acceptér
offer-decline = Afvis
offer-taken_back = **{ $who }** tog et træk tilbage.
offer-declined = **{ $who }** afviste. Partiet fortsætter.
offer-withdrawn = **{ $who }** trak tilbuddet tilbage. Partiet fortsætter.
notice-turn = { $who }, det er din tur.
notice-begun = { $who }, dit parti er begyndt.
notice-reminder = ⏰ { $who }, det er din tur, og din tid i [partiet]({ $link }) løber ud { $deadline }.
notify-on = 🔔 **Notifikationer:** til. I partier med medlemmer nævner jeg dig, når det er din tur, og du har været væk fra kanalen i fem minutter, når den anden accepterer din udfordring eller tilbyder noget, og én gang før din tid løber ud.
notify-off = 🔕 **Notifikationer:** fra. Jeg nævner dig kun, når nogen udfordrer dig.
notify-turn_on = Slå notifikationer til
notify-reminders_on = 🔥 **Påmindelse om stimen:** til. Jeg sender dig en direkte besked to timer før midnat UTC, hvis en stime på tre dage eller mere i dagens opgave er ved at slutte.
notify-reminders_off = 🔥 **Påmindelse om stimen:** fra. Jeg kan sende dig en direkte besked to timer før midnat UTC, hvis en stime på tre dage eller mere i dagens opgave er ved at slutte.
notify-turn_on_reminders = Mind mig om min stime
notify-turn_off_reminders = Ingen påmindelse
notify-searches_on = ⚔️ **Besked om invitationer:** slået til her. Jeg sender dig en direkte besked, når nogen leder efter et parti i en kanal, du kan se, højst én gang i timen.
notify-searches_off = ⚔️ **Besked om invitationer:** slået fra her. Jeg kan sende dig en direkte besked, når nogen leder efter et parti i en kanal, du kan se, højst én gang i timen.
notify-searches_off_here = ⚔️ **Besked om invitationer:** fra. Denne server tillader det ikke.
notify-searches_in = { $count ->
    [one] ⚔️ **Besked om invitationer:** til på { $count } server. Jeg sender dig en direkte besked, når nogen leder efter et parti dér.
   *[other] ⚔️ **Besked om invitationer:** til på { $count } servere. Jeg sender dig en direkte besked, når nogen leder efter et parti dér.
}
notify-searches_nowhere = ⚔️ **Besked om invitationer:** fra. På en server slår `/{ name-notify }` direkte beskeder til, når nogen leder efter et parti dér.
notify-turn_on_searches = Giv besked om invitationer
notify-turn_off_searches = Ikke mere besked om invitationer
notify-streak_ends =
    🔥 Din stime i dagens opgave slutter { $ends }, ved midnat UTC, hvis du ikke løser dagens opgave:
    { $streaks }
notify-streak = - [{ $server }]({ $link }): { $count ->
        [one] { $count } dag
       *[other] { $count } dage
    }
notify-private_streak = - her, med `{ $prefix }{ name-puzzle } { word-daily }`: { $count ->
        [one] { $count } dag
       *[other] { $count } dage
    }
notify-streak_elsewhere = - i en anden samtale, med `/{ name-puzzle }`: { $count ->
        [one] { $count } dag
       *[other] { $count } dage
    }
notify-some_server = en anden server
notify-search = ⚔️ **{ $who }** leder efter nogen at spille **{ $game }** med på **{ $server }**. Invitationen udløber { $deadline }. [Se invitationen]({ $link })
notify-turn_off = Slå notifikationer fra

## puzzle

puzzle-win = **{ $mark } trækker og vinder.** Kun ét træk vinder. Hvilket?
puzzle-draw = **{ $mark } trækker og redder uafgjort.** Kun ét træk er nok, alle andre taber. Hvilket?
puzzle-user = 🧩 En opgave til **{ $who }**.
puzzle-daily = 🧩 **Dagens opgave, { $day }.** Den næste kommer { $ends }. Kun dit første svar tæller.
puzzle-right = ✅ **{ $coordinate } er rigtigt.** { $reasons }
puzzle-draws = 💡 **{ $coordinate } er ikke nok:** { $other } kan stadig få uafgjort. Det rigtige træk er **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } taber**, hvis { $other } spiller godt. Det rigtige træk er **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 { $count ->
        [one] { $count } opgave i træk!
       *[other] { $count } opgaver i træk!
    }
puzzle-days = 📅 { $count ->
        [one] { $count } dag i træk!
       *[other] { $count } dage i træk!
    }
puzzle-record-solved = **Løst:** { $solved } af { $tried }
puzzle-record-streak = **Stime:** { $in_a_row } (bedste: { $best })
puzzle-record-daily = **Dagens opgave:** { $days ->
        [one] { $days } dag i træk
       *[other] { $days } dage i træk
    } (bedste: { $best_days })
puzzle-next = Næste opgave
puzzle-skip_costs = -# Hvis du beder om en anden opgave, før du svarer på denne, tæller denne som ikke løst.
puzzle-seen = Du har set denne opgave i et kapløb inden for de seneste 30 dage, så den ændrer ikke din rating.
puzzle-rating = **Opgaverating:** { $rating } ({ $change })
puzzle-share = Del
puzzle-shared = 🧩 Dagens opgave, { $day }: { $result }
puzzle-shared_days = 🔥 { $count ->
        [one] { $count } dag
       *[other] { $count } dage
    }
puzzle-solve = Løs
puzzle-answers = **{ $solved }** løste den, **{ $missed }** gjorde ikke
puzzle-streaks = 🔥 **Delte stimer:** { $streaks }
puzzle-streak_of = { $who } { $count ->
        [one] { $count } dag
       *[other] { $count } dage
    }
puzzle-race = { $count ->
        [one] 🏁 **Dagens kapløb:** { $leaders } · { $count } har været med
       *[other] 🏁 **Dagens kapløb:** { $leaders } · { $count } har været med
    }
puzzle-race_place = { $place }. **{ $who }** { $points }
puzzle-open_race = Dagens kapløb
puzzle-yesterday = **Løsningen fra i går:** { $solution }
puzzle-yesterday_posted = **Løsningen [fra i går]({ $link }):** { $solution }

## practice
practice-game = Fra dit parti den { $day }:
practice-lost_win = **{ $mark } er i trækket.** Her spillede du **{ $coordinate }**, og det kostede sejren. Find et bedre træk.
practice-lost_draw = **{ $mark } er i trækket.** Her spillede du **{ $coordinate }**, og det kostede uafgjort. Find et bedre træk.
practice-crowd_game = Fra gruppens parti den { $day }:
practice-crowd_lost_win = **{ $mark } er i trækket.** Her spillede gruppen **{ $coordinate }**, og det kostede sejren. Find et bedre træk.
practice-crowd_lost_draw = **{ $mark } er i trækket.** Her spillede gruppen **{ $coordinate }**, og det kostede uafgjort. Find et bedre træk.
practice-race = Fra dit kapløb den { $day }:
practice-no_move_win = **{ $mark } trækker og vinder.** Her nåede du ikke at finde et træk. Kun ét træk vinder. Hvilket?
practice-no_move_draw = **{ $mark } trækker og redder uafgjort.** Her nåede du ikke at finde et træk. Kun ét træk er nok. Hvilket?
practice-draws = 💡 **{ $coordinate } er ikke nok:** { $other } kan stadig få uafgjort.
practice-loses = 💡 **{ $coordinate } taber**, hvis { $other } spiller godt.
practice-unproven = 💡 **{ $coordinate }** er måske lige så godt, men jeg kunne ikke bevise det.
practice-better = **Bedre:** { $solution }. { $reasons }
practice-comes_back = { $days ->
        [1] Øvelsen kommer igen i morgen.
       *[other] Øvelsen kommer igen om { $days } dage.
    }
practice-first_counts = Kun det første svar tæller, på en dag, hvor øvelsen står for tur. { practice-comes_back }
practice-end_of_game = Det var din sidste fejl i dette parti.
practice-end_of_race = Det var den sidste opgave, du ikke løste i dette kapløb.
practice-no_mistakes = Jeg fandt ingen træk fra dig i dette parti, der bevisligt er en fejl.
practice-none = Du har ingen øvelser endnu. Fra nu af laver jeg dem af fejlene i dine afsluttede partier.
practice-none_due = **Der er ikke noget at øve nu.** Din næste øvelse: { $due }.
practice-show = Vis mig det
practice-try_again = Prøv igen
practice-hint = { board-hint }
practice-other_game = Fejl fra et andet parti
practice-a_game = Fejl fra et parti
practice-hint_finish_line = 💡 **Tip:** du kan fuldføre en stribe.
practice-hint_block_line = 💡 **Tip:** { $other } kan fuldføre en stribe med det næste træk.
practice-hint_make_fork = 💡 **Tip:** du kan true med at vinde på to felter på én gang.
practice-hint_prevent_fork = 💡 **Tip:** { $other } kan true med at vinde på to felter på én gang med det næste træk.
practice-hint_forced_sequence = 💡 **Tip:** tænk nogle træk frem: hvad kan { $other } spille efter hvert af dine træk?
practice-hint_opening = 💡 **Tip:** se, hvad { $other } kan true med efter hvert af dine træk.
practice-hint_zugzwang = 💡 **Tip:** til sidst skal nogen spille i hver kolonne. Tæl, hvem det bliver.
practice-puzzle = Løs en opgave
practice-press = Tryk på knappen for at øve dig. Kun du ser det.
practice-open = Øv dig

## course

course-lines = Striber og blokering
course-forks = Gafler
course-prevention = At forhindre gafler
course-openings = Åbninger
course-misere = Alt er omvendt
course-large = Større brætter
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 Kursus
    Hver lektion har et eksempel, som du spiller, og tre øvelser.
course-lines_text =
    Tre tegn på stribe vinder: vandret, lodret eller diagonalt.
    Se derfor først, om du kan fuldføre en stribe.
    Hvis ikke, så se, om din modstander kan, og bloker den.
course-forks_text =
    En gaffel truer med at vinde på to felter på én gang.
    Kun ét af dem kan blokeres, så du vinder på det andet.
    Find et ledigt felt, hvor to af dine striber mødes.
course-prevention_text =
    Se din modstanders gaffel, før den kommer.
    Tag dens felt, eller lav selv en trussel, som skal blokeres et andet sted.
    Hvis blokeringen selv laver gaflen, var det den forkerte trussel.
course-openings_text =
    Midten er del af fire striber, et hjørne af tre, en kant af to.
    Begynd derfor i midten eller i et hjørne.
    Svar på et hjørne med midten og på midten med et hjørne.
course-misere_text =
    Den, der fuldfører en stribe, taber, så hold dine tegn fra hinanden.
    { $mark_x } begynder i midten og svarer på hvert træk på det modsatte felt.
    Så er der et { $mark_o } i hver stribe, som { $mark_x } kunne fuldføre.
course-large_text =
    Fem på stribe vinder. Fire med to frie ender kan ikke stoppes: kun den ene ende kan blokeres.
    Tre med to frie ender bliver til sådan en firer med det næste træk.
    En firer skal blokeres med det samme, så den går forud for enhver treer.
course-connect4_text =
    En stribe, der mangler ét felt, er en trussel, også selv om ingen kan spille dér endnu.
    Til sidst må nogen spille under den: { $mark_x } får de ulige rækker nedefra, { $mark_o } de lige.
    Spil aldrig under et felt, hvor din modstander ville vinde.
course-example = Eksempel
course-exercise = Øvelse { $number }
course-lessons = Alle lektioner
course-next = Næste lektion
course-win = **{ $mark } trækker og vinder.**
course-draw = **{ $mark } trækker og redder uafgjort.**
course-completes_line = 💡 **{ $coordinate } taber:** det fuldfører en stribe.
course-reply = { $mark } svarer med **{ $coordinate }**.
course-another = Her er en stilling til.
course-solution = 💡 Det rigtige træk er **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **Lektionen er klaret!**
course-all_done = 🏆 **Du har klaret alle lektioner!**
course-beat = Slå nu **{ $level }**.
course-play = Spil mod { $level }
course-press = Tryk på knappen for at åbne kurset. Kun du ser det.

## settings

settings-level = **Standardniveau:** { $level }
settings-game = **Standardspil:** { $game }
settings-games = **Tilgængelige spil:** { $games }
settings-all_games = **Tilgængelige spil:** alle, også på brætter i andre størrelser
settings-choose_games = Alle spil
settings-buttons = **Knapper på brættet:** til
settings-text = **Knapper på brættet:** fra, træk skrives
settings-title = ## ⚙️ Serverindstillinger
settings-saved = ✅ Gemt · { $now }
settings-page_games = Spil
settings-page_server = Server
settings-page_daily = Dagens opgave
settings-page_language = Sprog
settings-heading_games = ### Spil
settings-heading_boards = ### Brætter
settings-heading_access = ### Adgang
settings-heading_commands = ### Kommandoer
settings-heading_daily = ### Dagens opgave
settings-heading_language = ### Sprog
settings-default = Standard: { $what }
settings-language = **Sprog:** { $language }
settings-discord_language = **Sprog:** { $language }, samme som i Discord
settings-language_from_discord = Samme som i Discord
settings-choose_language = { $first } … { $last }
settings-more_languages = Flere sprog: { $first } … { $last }
settings-note_language = Beskeder til alle er på dette sprog. Beskeder, som kun du kan se, er på dit.
settings-style = **Brætstil:** { $style }
settings-like_pictures = Hellere tegnet?
settings-use_pictures = Tegn alle brætter
settings-pictures = Sådan ser brætter ud som billeder. { slash-settings } har flere stile, og dér kan du skifte tilbage.
settings-to_buttons = Vis knapper
settings-to_text = Skjul knapper
settings-everywhere = **Kanaler:** alle
settings-channels = **Kanaler:** { $channels } og deres tråde
settings-choose_channels = Alle kanaler
settings-everybody = **Hvem må spille:** alle
settings-roles = **Hvem må spille:** { $roles }
settings-choose_roles = Alle
settings-threads = **Tråde:** en til hvert parti, hvor det er muligt
settings-no_threads = **Tråde:** kun på anmodning
settings-to_threads = Brug tråde
settings-to_channels = Spil uden tråde
settings-idle = **Tidsgrænse:** { $idle }
settings-notices = **Notifikationer:** til
settings-no_notices = **Notifikationer:** fra
settings-to_notices = Slå til
settings-to_no_notices = Slå fra
settings-search_notices = **Besked om invitationer:** til
settings-no_search_notices = **Besked om invitationer:** fra
settings-to_search_notices = Tillad
settings-to_no_search_notices = Tillad ikke
settings-note_is_search_quiet = Medlemmer, der har bedt om det, får en direkte besked, når nogen her inviterer hvem som helst til et parti, højst én gang i timen.
settings-votes = **Partier med afstemning:** til
settings-no_votes = **Partier med afstemning:** fra
settings-to_votes = Slå afstemninger til
settings-to_no_votes = Slå afstemninger fra
settings-note_has_no_votes = Med `/{ name-vote }` spiller alle i en kanal sammen mod mig og stemmer om hvert træk.
settings-note_is_quiet = I partier mellem medlemmer nævner jeg en spiller, der er væk, når det er vedkommendes tur, og før tiden løber ud. Medlemmer kan slå det fra for sig selv med en knap i `/{ name-privacy }`.
settings-note_idle = Et parti slutter, når ingen trækker så længe. Igangværende partier beholder den grænse, de startede med.
settings-cooldown = **Ventetid:** { $cooldown } mellem kommandoer
settings-no_cooldown = **Ventetid:** ingen
settings-note_cooldown = Træk og knapper har ingen ventetid.
settings-prefix = **Præfiks:** `{ $own }`
settings-no_prefix = **Præfiks:** intet
settings-note_prefix = Slash-kommandoer og kommandoer efter en omtale af mig virker altid.
settings-change_prefix = Skift præfiks
settings-daily_channel = **Kanal:** { $channel }
settings-no_daily_channel = **Kanal:** ingen, jeg slår den ikke op
settings-choose_daily_channel = Ingen steder
settings-note_daily_channel = Dér slår jeg dagens opgave op én gang om dagen, med en knap til at løse den, hvor mange der har løst den, løsningen fra i går og de længste stimer for medlemmer, der har delt deres resultater.
settings-daily_hour = **Tidspunkt:** { $time } ({ $utc } UTC)
settings-note_daily_hour = Hvis den time allerede er begyndt, og der ikke er slået noget op i dag, slår jeg opgaven op med det samme.
settings-hour = { $time } UTC
settings-no_wait = Ingen ventetid
settings-hours = { $count ->
    [one] { $count } time
   *[other] { $count } timer
}
settings-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dage
}
settings-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
settings-channels_deleted = { $count ->
    [one] 🗑️ { $count } af de valgte kanaler er blevet slettet.
   *[other] 🗑️ { $count } af de valgte kanaler er blevet slettet.
}
settings-all_channels_deleted = 🗑️ Alle de valgte kanaler er blevet slettet. Indtil du vælger andre, må der spilles i alle kanaler.
settings-roles_deleted = { $count ->
    [one] 🗑️ { $count } af de valgte roller er blevet slettet.
   *[other] 🗑️ { $count } af de valgte roller er blevet slettet.
}
settings-all_roles_deleted = 🗑️ Alle de valgte roller er blevet slettet. Indtil du vælger andre, må alle spille.
settings-daily_channel_deleted = 🗑️ Den kanal, du valgte til dagens opgave, er blevet slettet. Indtil du vælger en anden, slår jeg den ikke op.
settings-dismiss_deleted = Forstået
settings-missing_for_answers = ⚠️ Jeg kan ikke svare på skrevne kommandoer i { $channels }. Giv mig tilladelsen **{ $missing }** der.
settings-missing_for_daily = ⚠️ Jeg kan ikke slå dagens opgave op i { $channels }. Giv mig tilladelsen **{ $missing }** der.
settings-missing_for_threads = ⚠️ Jeg kan ikke bruge tråde til partier i { $channels }. Giv mig tilladelsen **{ $missing }** der.
settings-missing_for_pictures = ⚠️ Jeg kan ikke tegne brætter i { $channels }, så de vises med emojier. Giv mig tilladelsen **{ $missing }** der.

## prefix

prefix-title = Præfiks til kommandoer
prefix-field = Præfiks
prefix-explanation = Op til 5 tegn (standard: { $usual }). Tomt: kun omtaler og slash-kommandoer
prefix-explanation_no_usual = Op til 5 tegn. Tomt: kun omtaler og slash-kommandoer

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Alle her ville kunne se mit svar. Brug { $command }, så ser kun du det.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** ser bedst ud, men jeg kunne ikke regne alt igennem. { coach-depth } { $reasons }
coach-depth = Jeg kiggede { $depth ->
        [one] { $depth } træk
       *[other] { $depth } træk
    } frem (begge sider tilsammen).
coach-analyse_anyway = Analysér alligevel
coach-price_hint = Så kan dette parti sænke din rating, men ikke hæve den. Vis et tip?
coach-price_analysis = Så kan dette parti sænke din rating, men ikke hæve den. Analysér det?
coach-show_hint = Vis tippet
coach-press = Tryk på knappen for at se et tip. Kun du ser det.
coach-wait = Mange medlemmer venter på mig. Du får svar om cirka { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }.
coach-win = sejr i { $moves ->
        [one] { $moves } træk
       *[other] { $moves } træk
    }
coach-win_at_most = sejr i højst { $moves ->
        [one] { $moves } træk
       *[other] { $moves } træk
    }
coach-draw = uafgjort
coach-loss = nederlag i { $moves ->
        [one] { $moves } træk
       *[other] { $moves } træk
    }
coach-loss_at_most = nederlag i højst { $moves ->
        [one] { $moves } træk
       *[other] { $moves } træk
    }
coach-to_move = { $mark } er i trækket: **{ $value }**
coach-to_move_unproven = { $mark } er i trækket: **ikke regnet helt igennem**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **Bedste spil:** { $cells }
coach-looks_best = **Ser bedst ud:** { $cells }
coach-not_proven = **Ikke regnet helt igennem:** { $count } af { $moves ->
        [one] { $moves } træk
       *[other] { $moves } træk
    }. { coach-depth }
coach-legend = 🏆 vinder, 🤝 giver uafgjort, 💀 taber ved bedste spil. I »sejr i 3 træk« tælles kun vinderens træk.
coach-network =
    { $mark } er i trækket. Netværket forventer **{ $value }** for denne side, fra −100 (nederlag) til +100 (sejr).
    Det foretrækker: **{ $moves }**
coach-network_legend = Jo lysere et felt er, jo hellere spiller netværket der. + vinder, = giver uafgjort, − taber ved bedste spil. Bjælken viser X’ andel til venstre og O’s til højre.
coach-see_network = Hvad netværket ser
coach-nothing_left = Det parti er allerede slut, så der er intet at analysere.
coach-before_last = Det seneste parti her, før det sidste træk:
coach-at_end = Det seneste parti her, da det stoppede:
coach-completes_line = Det fuldfører { $lines } og vinder.
coach-forks = Det er en gaffel: den truer med at vinde på { $cells }, og { $mark } kan kun blokere ét af felterne.
coach-forces = Det truer med at vinde på { $cell }. { $mark } skal blokere der og taber alligevel.
coach-wins_later = Til sidst skal { $mark } spille under { $cell }, og så vinder { $mover } dér. { $mark_x } får de ulige rækker nedefra, { $mark_o } de lige.
coach-leaves_only_lines = Nu fuldfører hvert træk af { $mark } en stribe.
coach-mirrors = Det ligger over for { $cell }. Den, der har midten og altid svarer på det modsatte felt, fuldfører aldrig en stribe.
coach-mirrors_center = Det er midten. Den, der har den og altid svarer på det modsatte felt, fuldfører aldrig en stribe.
coach-only_move = Det er det eneste mulige træk.
coach-blocks = Det blokerer { $mark } på { $lines }.
coach-prevents_forks = { $count ->
    [one] Det forhindrer en gaffel fra { $mark } på { $cells }.
   *[other] Det forhindrer alle gafler fra { $mark }: på { $cells }.
}
coach-only_draw = Alle andre træk taber.
coach-keeps_win = { $others ->
        [one] { $others } andet træk vinder også.
       *[other] { $others } andre træk vinder også.
    }
coach-only_win = Intet andet træk vinder.
coach-holds_out = Alle træk taber, og intet andet holder stand længere end dette.
coach-holds_out_alone = Alle træk taber, men dette holder stand længst.
coach-threatens = Det truer med at vinde på { $cell }, så { $mark } skal blokere der.
coach-tempts = { $mistakes ->
        [one] { $mistakes } af { $replies } mulige svar fra { $mark } er en fejl.
       *[other] { $mistakes } af { $replies } mulige svar fra { $mark } er fejl.
    }
coach-one_of_draws = { $count } af { $moves } mulige træk giver uafgjort, også dette.
coach-all_draw = Alle træk giver uafgjort.
coach-traps = { $count ->
        [one] **{ $cells }** stiller flest fælder.
       *[other] **{ $cells }** stiller flest fælder.
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **Præcision:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **Vendepunkt:** træk { $number }, **{ $coordinate }** af { $who } { $mark } ({ $before } → { $after }). Bedre: { $cells }
coach-no_mistake = **Fejl på brættet:** ingen. Ingen træk ændrede resultatet.
coach-no_proven_mistake = **Fejl på brættet:** ingen fundet.
coach-not_judged = { $count ->
       *[other] **For indviklet at bedømme:** træk { $numbers }
    }
coach-stopped_at = Da partiet stoppede, var { $mark } i trækket: { $value }.
coach-no_plies = Der var ingen træk.
coach-plies = **Træk:** { $cells }
coach-kept = Godt træk: stadig { $value }.
coach-unjudged = Stillingen er for indviklet til, at jeg kan bedømme dette træk. { coach-depth }
coach-lost_anyway = Partiet var allerede tabt: { $value }.
coach-mistake = En fejl: { $before } → { $after }. Bedre: { $glyph } { $cells }
coach-mistakes = **{ $count } fejl:** træk { $numbers }
coach-move = Træk { $number }
coach-back = Tilbage
coach-next = Næste

## learner

learner-title = ### 🧠 Det har jeg lært her
learner-naive = 🧠 Jeg har ikke lært noget her endnu og kan kun reglerne. Du kan lære mig noget med `{ $prefix }{ name-play } { level-learner } { $word }` eller med knapperne nedenfor.
learner-how_original = -# Jeg tager det første ledige felt, der ikke har kostet mig et parti.
learner-how_stronger = -# Jeg lærer af begge sider i hvert parti. Spejlede og drejede stillinger tæller som én.
learner-memory_lost = **Tabte stillinger, jeg kender:** { $lost }
learner-memory = **Tabte stillinger, jeg kender:** { $lost } · **Gode:** { $good }
learner-games = **Partier:** { $games } · **Under træning:** { $trained }
learner-latest_games = { $count ->
    [one] **Seneste parti:** { $wins } vundet · { $draws } uafgjort · { $losses } tabt
   *[other] **Seneste { $count } partier:** { $wins } vundet · { $draws } uafgjort · { $losses } tabt
}
learner-results = **Resultater:** { $wins } vundet · { $draws } uafgjort · { $losses } tabt
learner-unbeatable = 🛡️ Ingen kan slå mig længere.
learner-beatable = 🎯 Jeg kan stadig tabe, både som { $mark_x } og som { $mark_o }.
learner-beatable_as = 🎯 Jeg kan stadig tabe som { $mark }.
learner-lesson = 💡 **Senest lært, som { $mark }:** det her spiller jeg ikke igen.
learner-curve = Linjediagram over andelen af partier, jeg tabte. Partier: { $games }. I starten: { $first }. Til sidst: { $last }.
learner-losses = **Andel af partier, jeg tabte:** { $first } i starten · { $last } til sidst
learner-training = { $games ->
    [one] 🏋️ Træning mod **{ $opponent }**: { $played } af { $games } parti
   *[other] 🏋️ Træning mod **{ $opponent }**: { $played } af { $games } partier
}
learner-trained = { $games ->
    [one] ✅ Jeg trænede { $games } parti mod **{ $opponent }**.
   *[other] ✅ Jeg trænede { $games } partier mod **{ $opponent }**.
}
learner-training_ended_early = { $games ->
    [one] ⏹️ Min træning mod **{ $opponent }** sluttede før tid, efter { $played } af { $games } parti.
   *[other] ⏹️ Min træning mod **{ $opponent }** sluttede før tid, efter { $played } af { $games } partier.
}
learner-training_failed = { $games ->
    [one] ⚠️ Noget gik galt, så min træning mod **{ $opponent }** sluttede efter { $played } af { $games } parti. Jeg beholder det, jeg lærte.
   *[other] ⚠️ Noget gik galt, så min træning mod **{ $opponent }** sluttede efter { $played } af { $games } partier. Jeg beholder det, jeg lærte.
}
learner-training_over = ⏹️ Den træning er slut. Jeg beholder det, jeg lærte: `{ $prefix }{ name-brain }` viser det.
learner-known_positions = **Stillinger, jeg kender:** { $knows } · **Før:** { $knew }
learner-end = Afslut træningen
learner-do_play = Spil mod mig
learner-do_train = Træn { $games } partier
learner-do_export = Gem som fil
learner-do_import = Indlæs en fil
learner-do_reset = Nulstil
learner-import_title = Indlæs en lærlings viden
learner-import_field = En fil, som jeg har gemt
learner-saved =
    📤 **Alt, hvad jeg ved her, i tilstanden `{ $mode }`**
    { $memory }
    For at indlæse det et andet sted trykker en, der administrerer serveren dér, på **{ learner-do_import }** under `{ $prefix }{ name-brain }`.
learner-import_preview =
    📥 **Hvad denne fil ved, i tilstanden `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**Flet** udvider det, jeg ved her. Mine resultater bliver stående.
    -# Nye tabte stillinger: { $lost } · Nye gode: { $good }
learner-replace_preview =
    { "" }**Erstat** får mig til at glemme det, jeg ved her, også mine resultater.
    -# Stillinger: { $known } · Partier: { $games }
learner-do_merge = Flet
learner-do_replace = Erstat
learner-do_cancel = Annuller
learner-merged =
    ✅ **Flettet**
    { "" }**Nye tabte stillinger:** { $lost } · **Nye gode:** { $good }
    { "" }**Stillinger, jeg kender:** { $known }
learner-replaced =
    ✅ **Erstattet**
    { "" }**Stillinger, jeg kender:** { $known }
    { "" }**Tilstand:** `{ $mode }`
    { "" }**Glemte stillinger:** { $forgotten } · **Glemte partier:** { $games }
learner-not_imported = Intet blev importeret.
learner-reset =
    🗑️ **Skal jeg glemme alt, hvad jeg har lært her, også mine resultater?**
    { "" }**Stillinger:** { $known } · **Partier:** { $games }
    Så begynder jeg forfra i tilstanden `{ $mode }`.
learner-reset_yes = Glem alt
learner-reset_switch = Glem, og lær i tilstanden { $mode }
learner-reset_no = Behold alt
learner-forgotten =
    🗑️ **Jeg har glemt alt, hvad jeg havde lært her, også mine resultater.**
    { "" }**Stillinger:** { $known } · **Partier:** { $games }
    Jeg begynder forfra i tilstanden `{ $mode }`.
learner-kept = Jeg har ikke glemt noget.

## stats

stats-user = ### 📊 { $who }
stats-none = **{ $who }** har ingen partier med resultat her endnu. `{ $prefix }{ name-play }` starter et.
stats-none_of_game = **{ $who }** har ingen partier med resultat i dette spil her endnu: { $game }. `{ $prefix }{ name-play } { $word }` starter et.
stats-won = 🏆 { $count } vundet
stats-drawn = 🤝 { $count } uafgjort
stats-lost = { $count } tabt
stats-total = **I alt:** { $tally }
stats-mark = **Som { $mark }:** { $tally }
stats-members = **Medlemmer:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### Medlemmer mod mig
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **Besejrede niveauer:** { $levels }
stats-winning_streak = **Længste sejrsstime:** { $longest }
stats-course = 🎓 **Kursus:** gennemført
stats-more = Se også: `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = Se også: `{ $prefix }{ name-history }`
stats-scope = ### 📊 Partier spillet her
stats-games = **Partier:** { $games } · **Spillere:** { $members }
stats-nothing = Ingen har spillet et parti færdigt her endnu. `{ $prefix }{ name-play }` starter et.
stats-nothing_of_game = Ingen har spillet dette spil færdigt her endnu: { $game }. `{ $prefix }{ name-play } { $word }` starter et parti.
stats-winners = **Sejre:** { $mark_x } { $x } · { $mark_o } { $o } · **Uafgjort:** { $draws }
stats-ends = **Sådan sluttede de:** { $ends }
stats-end = { $end }: { $count }
stats-most_active = **Mest aktive:** { $members }
stats-member = { $who } ({ $games })
stats-exhibitions = { $games ->
    [one] **Mellem mine niveauer:** { $games } parti mere
   *[other] **Mellem mine niveauer:** { $games } partier mere
}
stats-bar = Søjlediagram over resultaterne. Vundet: { $wins }. Uafgjort: { $draws }. Tabt: { $losses }.

## progress

progress-title = ### 📈 { $who }
progress-press = Tryk på knappen for at se dine fremskridt. Kun du ser dem.
progress-open = Vis mine fremskridt
progress-practice_now = Øv dig nu
progress-post = Slå op
progress-none = Ingen af dine partier er gennemgået endnu. Begynd med `{ $prefix }{ name-practice }` eller med dine fejl under et parti, du har tabt. Derefter gennemgår jeg hvert parti, du spiller færdigt.
progress-clean = ✅ **{ $theme }:** ingen fejl siden { $date } (gennemgåede partier: { $games })
progress-all_themes = Alle temaer
progress-compared = { $now } · før: { $before }
progress-accuracy = **Præcision:** { $share }
progress-games = **Gennemgåede partier:** { $games }
progress-mistakes = ### Fejl
progress-theme = **{ $theme }:** { $count }
progress-practice = ### Øvelse
progress-due = **Øvelser i dag:** { $due } af { $exercises }
progress-lessons = **Færdige lektioner:** { $done } af { $lessons }
progress-puzzle_rating = **Opgaverating:** { $rating }
progress-legend = De seneste 30 dage og de 30 dage før dem. Præcisionen er andelen af dine bedømte træk, der bevarede resultatet.
progress-chart = Diagram over præcisionen pr. uge med antallet af gennemgåede partier: { $weeks }

## theme

theme-finish_line = Fuldfør en stribe
theme-block_line = Blokér en stribe
theme-make_fork = Lav en gaffel
theme-prevent_fork = Forhindr en gaffel
theme-forced_sequence = Tvunget forløb
theme-opening = Åbning
theme-zugzwang = Træktvang (ulige og lige trusler)

## ended

ended-line = stribe fuldført
ended-full_board = fuldt bræt
ended-repetition = stillingen gentaget
ended-move_limit = grænsen for træk nået
ended-boards_counted = brætter talt op
ended-resigned = opgivet
ended-forfeited = forladt eller tid udløbet
ended-agreed = uafgjort efter aftale
ended-abandoned = ikke spillet færdigt
ended-stopped = stoppet af en moderator

## rating

rating-ranked = **Rating:** { $rating } · **Placering:** { $rank }
rating-provisional = { $games ->
    [one] **Rating indtil nu:** { $rating } · **Placering:** efter { $games } ratet parti mere
   *[other] **Rating indtil nu:** { $rating } · **Placering:** efter { $games } ratede partier mere
}
rating-none = { $games ->
    [one] **Rating:** ingen endnu · **Placering:** efter { $games } ratet parti
   *[other] **Rating:** ingen endnu · **Placering:** efter { $games } ratede partier
}
rating-of_game = **{ $game }** · { $standing }
rating-curve = { $games ->
    [one] Linjediagram over ratingen i { $games } ratet parti: fra { $first } til { $last }, mellem { $lowest } og { $highest }.
   *[other] Linjediagram over ratingen i de seneste { $games } ratede partier: fra { $first } til { $last }, mellem { $lowest } og { $highest }.
}
rating-course = { $games ->
    [one] **Seneste { $games } ratede parti:** fra { $first } til { $last } · lavest { $lowest } · højest { $highest }
   *[other] **Seneste { $games } ratede partier:** fra { $first } til { $last } · lavest { $lowest } · højest { $highest }
}

## chart

chart-results = Resultater
chart-wins = Vundet: { $games }
chart-draws = Uafgjort: { $games }
chart-defeats = Tabt: { $games }
chart-rating = Rating
chart-rated_game = Ratet parti
chart-losses = Andel af partier, som jeg tabte
chart-lost = Tabt
chart-by_week = Præcision pr. uge
chart-week = Uge fra
chart-accuracy = Præcision
chart-reviewed = Gennemgåede partier
chart-game = Parti
chart-average =
    { $games ->
        [one] Snit af { $games } parti
       *[other] Snit af { $games } partier
    }

## leaderboard
leaderboard-title = ### 🏅 Rangliste: { $game }
leaderboard-range = Medlemmer { $first }–{ $last } af { $total }
leaderboard-none = { $games ->
    [one] 🏅 { $game }: ingen har en placering her endnu. Det kræver { $games } parti mod mine niveauer eller medlemmer, uden tips. `{ $prefix }{ name-play } { $word }` starter et.
   *[other] 🏅 { $game }: ingen har en placering her endnu. Det kræver { $games } partier mod mine niveauer eller medlemmer, uden tips. `{ $prefix }{ name-play } { $word }` starter et.
}
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **Næste:** { $level }, mangler { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
leaderboard-rated = Kun ratede partier tæller.

## history

history-user = ### 📜 { $who }
history-all = ### 📜 Partier spillet her
history-range = -# Partier { $first }–{ $last } af { $total }, nyeste først
history-none = **{ $who }** har ikke spillet et parti færdigt her endnu. `{ $prefix }{ name-play }` starter et.
history-nothing = Ingen har spillet et parti færdigt her endnu. `{ $prefix }{ name-play }` starter et.
history-line_of = { $plies ->
    [one] **{ $number }.** { $date } · { $mark } mod **{ $other }** · { $result } · { $plies } træk
   *[other] **{ $number }.** { $date } · { $mark } mod **{ $other }** · { $result } · { $plies } træk
}
history-line = { $plies ->
    [one] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } træk
   *[other] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } træk
}
history-win = vundet
history-draw = uafgjort
history-loss = tabt
history-no_result = intet resultat
history-newer = Nyere
history-older = Ældre
history-first = Start
history-last = Slut
history-list = Tilbage til listen
history-export = Mine partier som fil
history-paste = Genafspil en linje
history-pasted = En linje fra en fil med partier

## replay

replay-ply = Træk { $number } af { $plies }: **{ $who }** sætter { $mark } på **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **Træk:** { $moves }
replay-share = Del

## export

export-use_history = Det bliver mellem os. Tryk på **{ history-export }** under `{ $prefix }{ name-history }`, eller send mig `{ $prefix }{ name-export }` i en direkte besked.
export-done_pasted =
    📤 **Dine afsluttede partier:** { $games }
    Fra alle steder, du har spillet, et parti pr. linje. Vil du se et igen, så tryk på **{ history-paste }** under `{ $prefix }{ name-history }`, og indsæt dets linje
export-none = Du har ikke spillet et parti færdigt endnu. `{ $prefix }{ name-play }` starter et.

## moderation

moderation-stopped = ⏹️ Partiet er stoppet, og det står ved brættet.
moderation-resigned = 🏳️ **{ $who }** opgav partiet, og det står ved brættet.

## permission

permission-view_channel = Se kanaler
permission-connect = Forbind
permission-send_messages = Send beskeder
permission-send_messages_in_threads = Send beskeder i tråde
permission-create_public_threads = Opret offentlige tråde
permission-attach_files = Vedhæft filer
permission-manage_messages = Administrer beskeder
permission-manage_guild = Administrer server

## question

question-yes = Begynd forfra
question-no = Spil videre
question-kept = Partiet fortsætter. `{ $prefix }{ name-board }` viser det.
question-stop = **{ $x }** og **{ $o }** er ved at spille her. Skal deres parti stoppes?
question-stop_own = **{ $x }** og **{ $o }** er ved at spille her. Hvis du stopper partiet, opgiver du det. Skal det stoppes?
question-stop_yes = Stop partiet
question-stop_no = Annuller
question-play_examples = For eksempel: `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` eller `{ $prefix }{ $command } @ben`.
question-puzzle_examples = For eksempel: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` eller `{ $prefix }{ $command } { word-daily }`.
question-daily_alone = Dagens opgave er den samme for alle: `{ $prefix }{ $command } { word-daily }`. Et spil eller et tema er til en opgave kun for dig: `{ $prefix }{ $command } { word-make_fork }`.
question-race_examples = For eksempel: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-mixed } 3m`; tiden er 90s eller 3m.
question-race_today_alone = Dagens kapløb er det samme for alle her: `{ $prefix }{ $command } { word-today }`. Spil og tid kan du vælge til et kapløb, du selv åbner: `{ $prefix }{ $command } { word-connect4 } 3m`.
question-vote_examples = For eksempel: `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`, med en tid til hvert træk fra 15s til 24h.
question-watch_examples = For eksempel: `{ $prefix }{ $command } { level-hard } { level-easy }` eller `{ $prefix }{ $command } { word-connect4 }`.
question-did_you_mean = Mente du `{ $prefix }{ $command } { $words }`?
question-did_you_mean_command = Mente du `{ $prefix }{ $command }`?
question-unknown_words = Jeg forstår ikke »{ $typed }« her.
question-conflicting_words = De ord passer ikke sammen.
question-choose_member = Vælg medlemmet på den liste, som Discord viser efter `@`.
question-course_examples = Lektionerne har numrene 1 til 7: `{ $prefix }{ $command } 1` åbner den første.
question-invite_examples = For eksempel: `{ $prefix }{ $command } { word-connect4 }` eller `{ $prefix }{ $command } o`.
question-challenge_named = Vil du udfordre **{ $who }**?
question-challenge_named_yes = Udfordr

## help

help-first = Tryk på **Spil** for at starte et parti mod mig, og tryk så på et felt.
help-to_friend = Spil mod en ven
help-to_commands = Alle kommandoer
help-to_play = Spil
help-to_learn = Lær
help-to_owners = For serverejere
help-about = Om mig
help-play =
    ### Spil
    Tre på stribe vinder: vandret, lodret eller diagonalt.
    - **Start:** `{ $prefix }{ name-play }`. Du er { $mark_x } og begynder; med `{ $prefix }{ name-play } o` er du { $mark_o }.
    - **Træk:** tryk på et felt, eller skriv `{ $prefix }{ name-move } B2` (række B, kolonne 2).
    - **Niveauer:** `{ $prefix }{ name-play } { level-easy }`, eller `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Andre spil:** `{ $prefix }{ name-play } { word-connect4 }`, eller `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **Med andre:** `{ $prefix }{ name-play } @ben` udfordrer et medlem, `{ $prefix }{ name-invite }` hvem som helst. I `{ $prefix }{ name-vote }` spiller alle sammen på den ene side.
    - **Under et parti:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **Dine partier, og hvem der leder efter et:** `{ $prefix }{ name-games }`
    - **Omtaler, når det er din tur:** `{ $prefix }{ name-privacy }`
    - **Et parti mere her:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Lær
    - **Bedste træk:** `/{ name-hint }` under et parti
    - **Alle træk sammenlignet:** `{ $prefix }{ name-analyse }`
    - **Et parti forklaret:** knappen **{ board-review }** under slutstillingen
    - **Dine egne fejl:** `{ $prefix }{ name-practice }`
    - **Kursus:** `{ $prefix }{ name-course }`
    - **Opgaver:** `{ $prefix }{ name-puzzle }` eller `{ $prefix }{ name-puzzle } { word-daily }`
    - **Mod uret:** `{ $prefix }{ name-storm }` alene, `{ $prefix }{ name-race }` med andre
    - **Lærlingen:** med `{ $prefix }{ name-play } { level-learner }` møder du en begynder, der lærer af dig; `{ $prefix }{ name-brain }` viser, hvor langt den er.
    - **Se med:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Resultater:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **Dine data og beskeder fra mig:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
help-owners =
    ### For serverejere
    - **Indstillinger:** `/{ name-settings }` til spil, brætter, kanaler, roller, præfiks og sprog (kræver tilladelsen **Administrer server**)
    - **Stop et parti:** `{ $prefix }{ name-stop }` i partiets kanal (kræver tilladelsen **Administrer beskeder**)
    - **Tilladelser:** `/{ name-settings }` viser, hvilke jeg mangler.
    - **Præfiks:** skift det i `/{ name-settings }`. At omtale mig virker altid.
    - **Nulstil lærlingen:** `{ $prefix }{ name-brain }`
    - **Privatliv:** `{ $prefix }{ name-privacy }` viser, hvad jeg gemmer om dig.
about-version = **Version:** { $version }
about-invite = [Føj mig til en server](<{ $link }>)
about-install = [Føj mig til din konto](<{ $link }>)
about-terms = [Servicevilkår](<{ $link }>)
about-privacy = [Privatlivspolitik](<{ $link }>)
about-your_data = **Dine data:** `{ $prefix }{ name-privacy }`
about-newer = ⚠️ Den nyere version { $version } har kørt med denne database. Opdatér mig igen, eller gendan en sikkerhedskopi fra før opdateringen.
about-servers = **Servere:** { $servers }
about-since = **Startet:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **Shard { $shard }:** forbundet, { $milliseconds } ms
about-shard_down = **Shard { $shard }:** ikke forbundet

## privacy

privacy-use_slash_command = Det bliver mellem os. Brug `/{ name-privacy }`, eller send mig `{ $prefix }{ name-privacy }` i en direkte besked.
privacy-title = ### Hvad jeg gemmer om dig
privacy-nothing = Intet.
privacy-never = **Gemmes aldrig:** dit navn, og hvad du skriver
privacy-matches = **Partier:** { $finished } afsluttede · { $live } i gang
privacy-matches_details = -# Dit bruger-ID, træk, tider, tips og ID’erne på server, kanal og beskeder
privacy-challenges = **Åbne udfordringer:** { $challenges }
privacy-challenges_details = -# Hvem der udfordrede hvem, spillet og ID’erne på kanal og besked
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = { $ratings ->
    [one] **Rating:** på { $ratings } server
   *[other] **Rating:** på { $ratings } servere
}
privacy-gains = { $gains ->
    [0] **Point fra mine niveauer:** ingen
    [one] **Point fra mine niveauer:** fra { $gains } niveau
   *[other] **Point fra mine niveauer:** fra { $gains } niveauer
}
privacy-ratings_details =
    -# Din rating efter hvert ratet parti, og hvor mange du vandt, spillede uafgjort og tabte
    -# For hvert niveau pointene fra den seneste dag, du vandt nogen
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = { $puzzles ->
    [0] **Opgaveresultater:** ingen
    [one] **Opgaveresultater:** fra { $puzzles } server eller privat samtale
   *[other] **Opgaveresultater:** fra { $puzzles } servere og private samtaler
}
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **Opgaverating:** –
   *[other] **Opgaverating:** på tværs af alle servere
}
privacy-puzzles_details = -# Den seneste opgave, rigtige og forkerte svar, stimer, det dagsresultat, du delte senest, og i 30 dage hvilke opgaver du har set i kapløb
privacy-practice = **Øvelser:** { $exercises } · **Partier til dem:** { $reviewed }
privacy-practice_details = -# Siden hvornår du øver dig, dine fejl i partier og kapløb, dine svar, og hvornår de kommer igen
privacy-course = **Lektioner:** { $lessons }
privacy-course_details = -# Hvilke af deres øvelser du har løst
privacy-learners = { $learners ->
    [one] **Lærlingens hukommelse:** fra { $learners } privat samtale
   *[other] **Lærlingens hukommelse:** fra { $learners } private samtaler
}
privacy-learners_details = -# Hvad den lærte af dig i direkte beskeder. På servere gemmer den ikke, hvem der spillede.
privacy-notices = **Notifikationer slået fra:** ja
privacy-notices_details = -# Dit bruger-ID
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **Påmindelse om stimen:** fra
   *[other] **Påmindelse om stimen:** til
}
privacy-search_notices = { $search_notices ->
    [0] **Besked om invitationer:** fra
    [one] **Besked om invitationer:** på { $search_notices } server
   *[other] **Besked om invitationer:** på { $search_notices } servere
}
privacy-direct_messages_details = -# Dit bruger-ID, og hvornår jeg senest sendte dig en
privacy-votes = **Stemmer:** { $votes } · **Startede afstemninger:** { $votings }
privacy-votes_details = -# I partier, hvor alle stemmer: dit bruger-ID og din stemme på hvert træk, indtil 24 timer efter slutningen
privacy-races = **Opgavekapløb og opgavestorme:** { $races } · **Åbnet:** { $race_starts }
privacy-races_details = -# Dit bruger-ID, opgaverne, hvilke af dem du ikke løste, dine point, og hvor lang tid du brugte
privacy-if_deleted =
    ### Hvis du sletter det
    { "" }**Igangværende partier** slutter med det samme. Du taber dem, hvor begge sider har trukket.
    { "" }**Afsluttede partier** bliver stående, men uden dit bruger-ID.
    { "" }**Alt andet** er væk. Det kan ikke fortrydes.
privacy-forget = Slet mine data
privacy-deleted = ### Dine data er slettet
privacy-kept =
    -# Jeg har også glemt dit navn, dit sprog, og hvem du udfordrede, hvis jeg stadig havde det i hukommelsen.
    ### Hvad der bliver tilbage
    { "" }**Partier:** { $kept }
    -# Uden dit bruger-ID og ID’erne på kanal og beskeder. Kun ID’et på den besked eller det tryk, der startede et parti, bliver tilbage, som partiets nummer. Ingen kan slå det op uden kanalen.
    -# Indtil midnat UTC ved jeg stadig, hvor mange gange de samme to medlemmer har spillet mod hinanden i dag, men ikke, hvem de er.
privacy-ended = { $lost ->
    [0] **Igangværende partier afsluttet:** { $live } (uden resultat)
   *[other] **Igangværende partier afsluttet:** { $live } · **Tabt:** { $lost } (begge sider havde trukket)
}
privacy-nothing_ended = **Igangværende partier afsluttet:** ingen

## name

name-play = spil
name-play_opponent = modstander
name-play_member = medlem
name-play_mark = tegn
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = spil
name-invite = inviter
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = tilbyd
name-offer_what = hvad
name-draw = uafgjort
name-takeback = fortryd
name-games = partier
name-watch = kig
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = hjerne
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = lærling
name-settings = indstillinger
name-vote = stem
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = tid
name-vote_thread = { word-thread }
name-stop = stop
name-move = træk
name-move_coordinate = felt
name-board = bræt
name-resign = giv-op
name-puzzle = opgave
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = tema
name-race = kapløb
name-race_game = { name-play_game }
name-race_time = tid
name-race_today = { word-today }
name-storm = storm
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = kursus
name-course_lesson = lektion
name-help = hjælp
name-about = om
name-hint = tip
name-analyse = analyse
name-analyse_position = stilling
name-analyse_view = visning
name-review = gennemgang
name-privacy = privatliv
name-progress = fremskridt
name-notify = notifikationer
name-practice = øvelse
name-practice_move = { name-move_coordinate }
name-stats = statistik
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = rangliste
name-leaderboard_game = { name-play_game }
name-history = historik
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = genafspil
name-export = eksporter

## word

word-random = lodtrækning
word-thread = tråd
word-here = her
word-network = netværk
word-hints = tips
word-misere = omvendt
word-fading = forsvindende
word-ultimate = ultimativ
word-uttt = uttt
word-ultimate_tictactoe = ultimativ-kryds-og-bolle
word-infinite = uendelig
word-disappearing = forsvindende-tegn
word-connect4 = firepåstribe
word-connect_four = 4påstribe
word-tictactoe = kryds-og-bolle
word-ttt = ttt
word-noughts = tic-tac-toe
word-reverse = omvendt-kryds-og-bolle
word-misere_tictactoe = misère-kryds-og-bolle
word-daily = dagens
word-mixed = blandet
word-today = i-dag
word-finish_line = stribe
word-block_line = blokér
word-make_fork = gaffel
word-prevent_fork = forhindr
word-forced_sequence = forløb
word-opening = åbning
word-zugzwang = træktvang
word-show = vis
word-train = træn
word-export = eksporter
word-import = importer
word-reset = nulstil
word-server = server
word-original = original
word-stronger = stærkere

## command

command-play = Kryds og bolle, Fire på stribe og mere, mod mig eller et medlem
command-play_opponent = Mit niveau, hvis du spiller mod mig
command-play_member = Medlem at udfordre (standard: du spiller mod mig)
command-play_mark = Dit tegn; X starter
command-play_mark_x = X (starter)
command-play_mark_o = O (spiller som nummer to)
command-play_mark_random = Lodtrækning
command-play_thread = Åbn en tråd til partiet (standard: serverens indstilling)
command-play_hints = Lad begge spillere bruge tips i et parti mellem medlemmer
command-play_game = Hvilket spil (standard: serverens standardspil)
command-invite = Et parti med den første, der er med
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = Lad begge spillere bruge tips
command-invite_game = { command-play_game }
command-menu_challenge_member = Udfordr til et parti
command-offer = Uafgjort eller dit sidste træk tilbage, hvis den anden spiller går med til det
command-offer_what = Hvad du beder den anden spiller om
command-offer_what_draw = Uafgjort
command-offer_what_takeback = At tage dit sidste træk tilbage
command-games = Dine igangværende partier, og hvem der leder efter nogen at spille med her
command-watch = Et parti mellem to af mine niveauer
command-watch_x = Niveau, der spiller X og starter
command-watch_o = Niveau, der spiller O
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = Serverens indstillinger: spil, brætter, hvem der må spille, sprog
command-vote = Et parti mod et af mine niveauer, hvor alle her stemmer om hvert træk
command-vote_opponent = Mit niveau, som I alle spiller mod (standard: serverens standardniveau)
command-vote_game = { command-play_game }
command-vote_mark = Jeres fælles tegn; X starter (standard: X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = Tid til at stemme om hvert træk, fra 15s til 24h, f.eks. 30s, 5m eller 1h (standard: 1m)
command-vote_thread = Nej: i denne kanal, hvilket kræver tilladelsen Administrer beskeder
command-stop = Stop partiet i denne kanal
command-move = Dit træk: et felt, f.eks. B2, eller i Fire på stribe nummeret på en kolonne
command-move_coordinate = Et felt, f.eks. B2, eller i Fire på stribe nummeret på en kolonne
command-board = Brættet igen, som en ny besked
command-resign = Opgiv partiet
command-puzzle = En opgave: find det eneste rigtige træk
command-puzzle_daily = Dagens opgave på denne server, for alle her
command-puzzle_game = { command-play_game }
command-puzzle_theme = Vælg, hvad opgaven skal handle om
command-race = Et opgavekapløb for alle her: de samme opgaver, så mange du kan nå på 90 sekunder
command-race_game = Opgaver fra ét spil (standard: fra flere)
command-race_game_mixed = Flere spil
command-race_time = Hvor lang tid alle har (standard: 90 sekunder)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = Dagens kapløb: de samme 20 opgaver for alle her, når som helst du har tid i dag
command-storm = Så mange opgaver, du kan nå på 90 sekunder, mod din egen rekord
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = Hvor lang tid du har (standard: 90 sekunder)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = Syv korte lektioner, der gør dig bedre
command-course_lesson = Nummeret på en lektion (standard: alle lektioner)
command-help = Sådan spiller man, og alle kommandoer
command-brain = Hvad lærlingen har lært her, og dens træning
command-brain_train = Træn den: antal partier, fra 1 til 10000 (standard: 500)
command-brain_opponent = Træn den mod dette niveau (standard: { level-perfect })
command-brain_game = { command-play_game }
command-notify = Hvad jeg giver dig besked om, med knapper til at ændre det
command-hint = Et godt træk og grunden til det; kun du ser det
command-analyse = Hvad hvert træk er værd
command-analyse_position = Rækker fra toppen, f.eks. X../.O./... (standard: partiet i denne kanal)
command-analyse_view = Hvad du vil se ud over værdierne (standard: intet)
command-analyse_view_network = hvad netværket ser
command-privacy = Hvad jeg gemmer om dig, og hvordan du sletter det
command-practice = Øvelser fra dine egne fejl: find de bedre træk
command-practice_move = Dit svar, f.eks. B2 eller 4
command-stats = Dine resultater, et medlems eller hele serverens
command-stats_member = Hvis partier (standard: dine)
command-stats_server = Alles partier på denne server
command-stats_game = Kun dette spil (standard: alle spil)
command-leaderboard = De bedste spillere på serveren
command-leaderboard_game = { command-play_game }
command-history = Afsluttede partier, til at genafspille træk for træk eller gemme som fil
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = Hvilket felt? Skriv rækkens bogstav og kolonnens nummer, for eksempel `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = Det er ikke et felt. Skriv et bogstav for rækken og et nummer for kolonnen, for eksempel `{ $prefix }{ name-move } B2`.
error-missing_column = Hvilken kolonne? Skriv dens nummer, for eksempel `{ $prefix }{ name-move } 2`.
error-unreadable_column = Det er ikke en kolonne. Skriv dens nummer, for eksempel `{ $prefix }{ name-move } 2`.
error-unknown_row = Der er ingen række { $row }. Rækkerne går fra { $first } til { $last }.
error-unknown_column = Der er ingen kolonne { $column }. Kolonnerne går fra { $first } til { $last }.
error-cell_fading = Dit { $mark } på **{ $coordinate }** forsvinder først, når du har trukket: vælg et ledigt felt.
error-cell_taken = På **{ $coordinate }** står der allerede { $mark }. Vælg et ledigt felt.
error-other_board = Du skal spille på brættet **{ $board }**: **{ $first }** til **{ $last }**.
error-closed_board = Brættet **{ $board }** ({ $first } til { $last }) er vundet eller fuldt. Vælg et felt på et andet.
error-full_column = Kolonne { $column } er fuld. Vælg en anden.
error-floating_cell = En brik ville falde ned fra **{ $coordinate }**. Vælg det nederste ledige felt i en kolonne.
error-position_shape = Skriv stillingen som { $rows } rækker med { $columns } felter og `/` mellem rækkerne, for eksempel `{ $example }`. Skriv størrelsen først, hvis brættet har en anden størrelse, som i `{ $prefix }{ name-analyse } 6x6x4 …`.
error-position_not_typed = En skrevet stilling i **{ $game }** siger ikke alt. Under et parti viser `/{ name-analyse }` dets stilling.
error-position_mark = I række { $row }, kolonne { $column } i den stilling står hverken `X`, `O` eller `.`.
error-impossible_position = Intet parti kan nå den stilling: X starter, siderne skiftes, og den første stribe slutter partiet.
error-floating_position = Intet parti kan nå den stilling: brikken på **{ $coordinate }** ville falde ned.
error-game_size = Der findes ikke et spil i den størrelse. Et bræt har { $least } til { $most } rækker og kolonner, og en stribe har mindst { $least } felter og kan være på brættet. For eksempel betyder `{ $prefix }{ name-play } 6x6x4` 6 rækker, 6 kolonner og 4 på stribe.
error-game_not_offered = **{ $game }** findes ikke på denne server. Her er: { $offered }.
error-match_over = Det parti er slut. `{ $prefix }{ name-play }` starter et nyt.
error-not_a_player = Du er ikke med i dette parti.
error-workers_busy = Alt for mange medlemmer venter på tips lige nu. Prøv igen om et minut.
error-advice_pending = Jeg arbejder stadig på det seneste tip, du bad om. Spørg igen, når du har fået svar.
error-advice-duel = I et parti mellem medlemmer uden tips er denne stilling på brættet eller ét træk væk. Spørg igen, når partiet er gået videre.
error-advice-race = Denne stilling er den opgave, du er i gang med i et kapløb, eller ét træk fra den. Svar først på den opgave.
error-too_many_takebacks = Du har taget { $limit } træk tilbage i dette parti. Mere kan en spiller ikke tage tilbage.
error-nothing_to_take_back = Du har ikke trukket endnu, så der er intet at tage tilbage.
error-not_your_turn = Det er ikke din tur. `{ $prefix }{ name-board }` viser brættet.
error-no_match = Der er intet parti i gang her. `{ $prefix }{ name-play }` starter et.
error-match_running-resignation = Dit parti her er stadig i gang. Hvis du begynder forfra, opgiver du det, og det tæller som et nederlag. Begynd forfra?
error-match_running-no_result = Et parti er stadig i gang her. Hvis du begynder forfra, slutter det uden resultat. Begynd forfra?
error-match_running-time_up = I det parti, der er i gang her, har ingen trukket i en time. Hvis du begynder forfra, taber spilleren det. Begynd forfra?
error-channel_busy = { $idle_after ->
        [one] Andre medlemmer spiller her. Spil i en anden kanal eller i en tråd, eller brug `{ $prefix }{ name-play }`, når ingen har trukket i { $idle_after } minut.
       *[other] Andre medlemmer spiller her. Spil i en anden kanal eller i en tråd, eller brug `{ $prefix }{ name-play }`, når ingen har trukket i { $idle_after } minutter.
    }
error-exhibition_running = To af mine niveauer spiller mod hinanden her. Vent, til deres parti er slut, eller spil i en anden kanal eller i en tråd.
error-match_moved_on = Partiet er gået videre siden da. `{ $prefix }{ name-board }` viser, hvordan det står.
error-channel_taken = Et andet parti er i gang her. Vent, til det er slut, eller spil i en anden kanal eller i en tråd.
error-question-not_yours = Det spørgsmål var til en anden.
error-offer-not_a_duel = Det virker kun i partier mellem medlemmer. Mod mig starter `{ $prefix }{ name-play }` et nyt parti, og `{ $prefix }{ name-resign }` opgiver dette.
error-offer-own_offer = Kun den anden spiller kan acceptere det.
error-challenge-own_challenge = Du kan ikke spille mod dig selv. `{ $prefix }{ name-play }` starter et parti mod mig.
error-challenge-bot_challenged = Botter kan ikke acceptere udfordringer. `{ $prefix }{ name-play }` starter et parti mod mig.
error-challenge_waiting = I to har allerede en åben udfordring. Acceptér, afvis eller træk den tilbage først: { $existing }
error-challenge-invitation_open = Du har allerede en åben invitation. Træk den tilbage først, eller vent, til nogen accepterer den: { $existing }
error-challenge_over = Det er ikke åbent længere. `{ $prefix }{ name-play } @nogen` laver en ny udfordring.
error-challenge-not_yours = Den udfordring er til en anden.
error-challenge-level = Niveauer er kun til partier mod mig. Udelad niveauet for at udfordre et medlem.
error-challenge-nobody_else = Her er kun os to. Udfordr nogen i en kanal på en server.
error-challenge-not_visible = Kun du kan se mine svar på denne server, så ingen andre kan acceptere. Bed en, der administrerer serveren, om at tilføje mig, eller spil i en gruppe-DM.
error-challenge-private_thread = Den, der har oprettet en privat tråd, kan fjerne de andre fra den. Derfor spiller medlemmer her kun med tips og uden rating: `{ $prefix }{ name-play } @nogen { word-hints }`.
error-challenge-cannot_see = **{ $who }** kan ikke se denne kanal. Spil i en, som I begge kan se.
error-challenge-channel_taken = Et andet parti er i gang i { $channel }. Du kan acceptere [invitationen]({ $link }), når det er slut.
error-challenge-not_a_member = Jeg kan ikke finde det medlem her. Skriv `@`, og vælg på Discords liste.
error-moderation-not_the_starter = En anden startede dette parti. Kun den person og medlemmer med tilladelsen **{ permission-manage_messages }** kan stoppe det.
error-no_puzzles = Der er ingen opgaver til det spil. Der er opgaver til: { $games }.
error-puzzle-not_yours = Den opgave er til en anden. `{ $prefix }{ name-puzzle }` giver dig din egen.
error-puzzle-over = Den opgave tæller ikke længere. `{ $prefix }{ name-puzzle }` giver dig en ny.
error-puzzle-answered = Du har allerede svaret på den opgave. `{ $prefix }{ name-puzzle }` giver dig en ny.
error-practice-over = Den øvelse er ikke længere åben. `{ $prefix }{ name-practice }` giver dig en anden.
error-practice-unreadable_coordinate = Det er ikke et felt. Skriv et bogstav for rækken og et nummer for kolonnen, for eksempel `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = Det er ikke en kolonne. Skriv dens nummer, for eksempel `{ $prefix }{ name-practice } 2`.
error-puzzle-daily_over = Den opgave var fra en anden dag. `{ $prefix }{ name-puzzle } { word-daily }` viser dagens.
error-puzzle-daily_answered = Du har allerede svaret på dagens opgave. Den næste kommer { $ends }.
error-race-outside_server = Et kapløb kræver andre, så det hører til på servere. Her er `{ $prefix }{ name-storm }` det samme alene.
error-race-no_puzzles = Der er ingen kapløb med opgaver fra det spil. Der er kapløb med opgaver fra: { $games }.
error-race-channel_taken = Der er allerede et kapløb i denne kanal.
error-race-in_another = Du er med i et andet kapløb eller en storm. Gør det færdigt først.
error-race-started = Det kapløb er begyndt. Du kan være med i det næste.
error-race-full = Det kapløb er fuldt: { $most } medlemmer kan være med.
error-race-nobody_in = Ingen er med endnu.
error-race-not_starter = Kun det medlem, der åbnede kapløbet, kan starte det før tid.
error-race-not_in = Du er ikke med i det kapløb.
error-race-not_over = Andre er stadig i gang med disse opgaver. Du kan se dem, når kapløbet er slut.
error-race-day_not_over = Andre kan stadig svare på disse opgaver. Kapløbet slutter { $ends }; derefter viser jeg dig, hvad du ikke løste.
error-race-no_day = Der var ikke noget kapløb den dag. `{ $prefix }{ name-race } { word-today }` viser det i dag.
error-race-over = Det kapløb er slut.
error-race-private = Alle her ville læse dit svar. Tryk i stedet på knappen ved din opgave, eller skriv `{ $prefix }{ name-storm }` til mig i en direkte besked.
error-thread-not_here = Jeg kan ikke åbne en tråd her. Spil uden, eller i en tekstkanal på en server.
error-thread-user_permission = Du skal have tilladelsen **{ $missing }** for at åbne en tråd her. Spil uden tråd.
error-thread-too_many = Denne server har allerede så mange åbne tråde, som Discord tillader. Spil uden tråd, eller arkivér en åben tråd først.
error-thread-try_later = Discord lader mig ikke åbne tråde lige nu, så partiet spilles her.
error-thread-try_later_or_elsewhere = Discord lader mig ikke åbne tråde lige nu, og et andet parti er i gang her. Prøv igen om et par minutter, eller spil i en anden kanal.
error-cannot_attach = Jeg skal have tilladelsen **{ $missing }** for at sende filer her. Bed en, der administrerer serveren, om at give mig den, eller brug slash-kommandoen.
error-training-bot_permission = Jeg skal have tilladelsen **{ $missing }** for at vise, hvordan træningen går her. Bed en, der administrerer serveren, om at give mig den, eller træn mig i en anden kanal.
error-training-user_install = Jeg kan ikke vise, hvordan træningen går her. Træn mig i en direkte besked eller på en server, der har tilføjet mig.
error-learner_game = Lærlingen spiller ikke det spil. Den spiller: { $games }.
error-learner-unknown_word = Jeg kender ikke »{ $typed }«. `{ $prefix }{ name-brain }` viser, hvad jeg har lært. Du kan også bruge `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-learner } { word-import }` med en fil, og `{ $prefix }{ name-learner } { word-reset }` eller `{ $prefix }{ name-learner } { word-reset } { word-stronger }`.
error-no_analysis = Jeg kan ikke analysere **{ $game }**, så der er ingen tips, analyser og gennemgange af det.
error-training-unknown_word = Jeg kender ikke »{ $typed }«. Skriv et antal partier og et af mine niveauer ({ $levels }), for eksempel `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-training-games = Vælg fra 1 til { $most } partier til en træning.
error-training-already_running = Jeg træner allerede her. Vent, til det er slut, eller afslut det.
error-learner-other_mode = De to hukommelser kan ikke flettes: filen hører til tilstanden `{ $theirs }`, og her lærer jeg i tilstanden `{ $ours }`.
error-learner-one_file = Jeg skal have én fil, som knappen **{ learner-do_export }** under `{ $prefix }{ name-brain }` laver.
error-learner-download_failed = Discord gav mig ikke filen. Prøv igen.
error-notify-other_server = Den knap er til en anden server. `{ $prefix }{ name-notify }` viser den til denne server.
error-notify-searches_off = Denne server tillader ikke besked om invitationer.
error-not_a_manager = Du skal have tilladelsen **{ permission-manage_guild }** for at gøre det.
error-settings_outside_server = Kun servere har indstillinger. Brug `/{ name-settings }` i en kanal på din server.
error-invalid_choice = Det valg findes ikke. `/{ name-settings }` viser dem, der gør.
error-invalid_prefix = Ikke gemt: et præfiks har op til 5 synlige tegn uden mellemrum og backticks, og begynder ikke med `/`, `@` eller `<`.
error-vote-outside_server = I de partier stemmer alle på et sted, så de spilles på servere. `{ $prefix }{ name-play }` starter et parti mod mig her.
error-vote-off = Denne server har slået partier, hvor alle stemmer, fra.
error-vote-time = Tiden til hvert træk er fra 15 sekunder til 24 timer, f.eks. `30s`, `5m` eller `1h`. For eksempel: `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = Afstemningen om det træk er lige slut. Du kan stemme om det næste om et øjeblik.
error-vote-only_in_thread = Du skal have tilladelsen **{ permission-manage_messages }** for at starte dette parti i selve kanalen. Uden den får partiet en tråd.
error-vote-needs_thread = Dette parti kræver en tråd. Du skal have tilladelsen **{ permission-create_public_threads }** for at åbne en her, eller **{ permission-manage_messages }** for at spille i selve kanalen.
error-wrong_channel = Jeg spiller ikke her. Du kan spille i { $channels }.
error-missing_role = For at spille med mig her skal du have en af disse roller: { $roles }.
error-cooldown = Ikke så hurtigt. Du kan bruge den næste kommando { $ends }.
error-too_many_choices = Du har ændret dette parti for mange gange. Spil det, eller start et nyt med `{ $prefix }{ name-play }`.
error-already_playing = Du er allerede i gang med et parti her. `{ $prefix }{ name-board }` viser det.
error-button_used = Du har allerede trykket på den knap.
error-moderation-not_a_moderator = Du skal have tilladelsen **{ permission-manage_messages }** for at stoppe andre medlemmers partier.
error-moderation-end_exhibition_instead = Hvis du startede dette parti, så stop det med knappen under det. Ellers skal du have tilladelsen **{ permission-manage_messages }**.
error-memory_file-too_large = Jeg kan ikke importere filen: den er større end { $max_kib } KiB.
error-memory_file-not_mine = Jeg kan ikke indlæse filen: jeg har ikke lavet den, eller den er blevet ændret.
error-memory_file-value = Jeg kan ikke importere filen: `{ $where }` skal være en af disse: `{ $values }`.
error-memory_file-entry = Jeg kan ikke importere filen: `{ $where }` skal være et helt tal fra 1 til { $max_position }. { -entries-from-0 }
error-memory_file-position = Jeg kan ikke importere filen: `{ $where }` er { $position }. Det kan lærlingen ikke have lært i denne tilstand, eller det står der to gange. { -entries-from-0 }
error-notation-line = Jeg kan ikke læse linje { $line }. En linje ser sådan ud: `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line`, altså tid, bræt, spillere, træk, resultat, og hvordan partiet sluttede.
error-notation-unplayable = Linje { $line } er ikke et muligt parti: dens træk { $move } er ikke et felt, der kunne spilles på det tidspunkt, f.eks. `B2`.
error-notation-ending = Linje { $line } er ikke et muligt parti: efter trækkene kan det ikke være sluttet med `{ $ending }`.
error-starting-own = Jeg er stadig ved at starte dit andet parti. Prøv igen om et øjeblik.
error-starting-other = Jeg er stadig ved at starte et andet parti for udfordreren. Prøv igen om et øjeblik.
error-thread-closed = Tråden er lukket, og jeg må ikke åbne den igen. Bed en, der administrerer serveren, om at gøre det; derefter viser `{ $prefix }{ name-board }` brættet.
error-thread-name_blocked = AutoMod på denne server blokerede trådens navn, som indeholder spillernes navne. Spil uden tråd, eller bed en moderator om at undtage mig fra den regel.
-entries-from-0 = (Den første værdi på en liste har nummer 0.)
error-thread-bot_permission = Jeg skal have tilladelsen **{ $missing }** for at åbne en tråd her. Bed en, der administrerer serveren, om at give mig den, eller spil uden tråd.
error-too_many_matches-own = { $most ->
        [one] Du er i gang med { $most } parti her, og det er det højeste antal ad gangen. Spil det færdigt først: { $channels }
       *[other] Du er i gang med { $most } partier her, og det er det højeste antal ad gangen. Spil et færdigt først: { $channels }
    }
error-too_many_matches-other = { $most ->
        [one] Udfordreren er i gang med { $most } parti her, og det er det højeste antal ad gangen. Acceptér, når det er slut.
       *[other] Udfordreren er i gang med { $most } partier her, og det er det højeste antal ad gangen. Acceptér, når et af dem er slut.
    }
error-may_not_follow_up = Jeg skal have tilladelsen **{ $missing }** for at vise, hvordan et parti går videre her. Bed en, der administrerer serveren, om at give mig den, eller spil i en anden kanal.
error-not_in_thread = Nævn mig her først. Så bliver jeg føjet til denne private tråd; indtil da kan jeg ikke vise her, hvordan et parti går videre.
error-locked_thread = Denne tråd er låst, så jeg kan ikke vise her, hvordan et parti går videre. Bed en moderator om at låse den op, eller spil i en anden kanal.
error-in_timeout = Jeg har timeout på denne server, så jeg kan ikke skrive her. Den slutter { $ends }.
error-match_unreachable = Det seneste parti her sluttede uden resultat, fordi beskeden med brættet blev slettet, eller fordi jeg ikke kunne se denne kanal.
error-hints_not_allowed = Tips er slået fra i dette parti. `{ $prefix }{ name-play } @nogen { word-hints }` starter et med tips til jer begge.
error-record-nothing_finished = Intet parti er sluttet her endnu. `{ $prefix }{ name-analyse } X../.O./...` analyserer enhver stilling.
error-record-match_not_found = Jeg kender ikke længere det parti. En af spillerne har måske slettet sine data.
error-record-unknown_target = Jeg kender ikke »{ $typed }«. Skriv ingenting for dine egne, nævn et medlem, f.eks. `{ $prefix }{ $command } @ben`, eller skriv `{ $prefix }{ $command } { word-server }` for alle her.
error-record-two_targets = Vælg enten et medlem eller hele serveren, ikke begge.
error-record-no_leaderboard = Kun servere har rating og rangliste. `{ $prefix }{ name-stats }` viser dine resultater her.
error-record-no_pasted_game = Skriv en linje fra `{ $prefix }{ name-export }` efter kommandoen, så viser jeg dens parti.
error-record-board_too_large = Det bræt er for stort til, at jeg kan vise det. Det største er { $most }×{ $most }.
error-record-export_too_large = Du har spillet flere partier, end der kan være i filer på { $most } MiB. Bed den, der driver mig, om at sende dem.
error-share-not_visible = Kun du kan se mine svar på denne server, så ingen andre ville se billedet.
error-share-cannot_attach = Jeg kan ikke dele partiet her: det kræver tilladelsen **{ $missing }**.
error-level_not_offered = **{ $level }** findes ikke i dette spil: { $game }. Niveauerne er { $levels }.
error-network_missing = Netværket er ikke installeret på denne bot, så **intuition** og **neural** findes ikke her.
error-network_game = Netværket har ikke lært det spil. Det kan: { $games }.
error-offer-what = Skriv, hvad du tilbyder: `{ $prefix }{ name-offer } { name-draw }` eller `{ $prefix }{ name-offer } { name-takeback }`.
error-no_records = Der er ingen særskilt statistik og rating for det spil. Det er der for: { $games }.
error-unknown_level = Jeg kender ikke »{ $typed }«. Mine niveauer er { $levels }. For eksempel: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = Ikke gemt: X og O skal have hver sin emoji.
error-emoji-unreadable = Ikke gemt: »{ $typed }« er ikke en emoji. Angiv en, eller navnet på en af serverens emojier, f.eks. `:kat:`.
error-emoji-composed = Ikke gemt: »{ $typed }« er sat sammen af flere tegn ligesom alle flag, taster og familier. På et bræt viser Discord dem måske hver for sig. Vælg en enkel emoji, f.eks. 🍎.
error-emoji-unknown = Ikke gemt: serveren har ingen emoji `:{ $name }:`. Angiv en af dens egne eller en almindelig som 🍎.
error-emoji-unavailable = Ikke gemt: `:{ $name }:` kan ikke bruges lige nu, fordi serveren har flere emojier, end dens boosts tillader.
error-emoji-restricted = Ikke gemt: kun roller, som jeg ikke har, må bruge `:{ $name }:`.
error-emoji-duplicate = Ikke gemt: { $emoji } ville stå for to forskellige ting. X, O og ledige felter skal have hver sin emoji, også i en vinderstribe. Angiver du ingen for ledige felter, er de { $free }.
error-emoji-unlisted = Ikke gemt: Discord fortalte mig ikke, hvilke emojier serveren har. Prøv igen.

## failure

failure-old_button = Den knap er fra en ældre version af mig. `{ $prefix }{ name-help }` viser, hvad jeg kan nu.
failure-changed = Mine kommandoer er lige blevet ændret, og dit Discord viser stadig de gamle. Genindlæs det (Ctrl+R, eller genstart appen), og prøv igen.
failure-unexpected = Beklager, noget gik galt hos mig. Prøv igen; `{ $prefix }{ name-board }` viser, hvordan partiet står.
failure-try_later = Discord lader mig ikke gøre det færdigt lige nu. Prøv igen om et minut; `{ $prefix }{ name-board }` viser, hvordan partiet står.
failure-blocked = AutoMod på denne server blokerede min besked. Bed en moderator om at undtage mig fra den regel; derefter viser `{ $prefix }{ name-board }`, hvordan partiet står.
failure-blocked_link = Discords filter mod skadelige links blokerede min besked, sandsynligvis på grund af et navn i den. `{ $prefix }{ name-board }` viser, hvordan partiet står.
failure-embed_removed = Nogen har fjernet indlejringen med min tekst fra denne besked. Lad den stå: uden den kan ingen se, hvis tur det er.
failure-no_channel = Discord fortalte mig ikke, hvilken kanal det var i. Prøv igen.
failure-not_attached = Filen mangler, fordi Discord afviste den.
failure-database = Beklager, jeg kan ikke gemme partier lige nu. Gemte partier er i sikkerhed: tjek `{ $prefix }{ name-board }` om et par minutter, og prøv igen.
failure-computation = Beklager, jeg nåede ikke at regne det ud i tide. Prøv igen om et par minutter.
failure-timeout = Jeg kan ikke svare i { $channel }, fordi jeg har timeout på den server. Den slutter { $ends }. Fortsæt derefter med `{ $prefix }{ name-board }`: dit parti er gemt.
failure-muted = Jeg kan ikke svare i { $channel } uden tilladelsen **{ $missing }**. Bed en, der administrerer serveren, om at give mig den, og fortsæt med `{ $prefix }{ name-board }`: dit parti er gemt.

## owner

owner-synced = { $count ->
        [one] Discord kender nu { $count } slash-kommando.
       *[other] Discord kender nu { $count } slash-kommandoer.
    }
owner-not_synced = Discord afviste slash-kommandoerne (HTTP { $status }: { $reason }). Prøv igen senere. Hvis det ikke hjælper, så inviter mig igen med linket i min log.
owner-servers = { $count ->
        [one] Jeg er på { $count } server. Send `{ $prefix }leave` og dens id, hvis jeg skal forlade den.
       *[other] Jeg er på { $count } servere. Send `{ $prefix }leave` og serverens id, hvis jeg skal forlade en af dem.
    }
owner-direct_message = Så ville medlemmerne på denne server se, hvilke servere jeg er på. Send mig det i en direkte besked.
owner-left = Jeg har forladt serveren { $id }.
owner-not_there = Jeg er ikke på en server med det id. `{ $prefix }servers` viser listen.
owner-not_allowed = Den, der driver mig, lader mig kun spille på bestemte servere, og dette er ikke en af dem, så jeg forlader den.

## place

place-1 = øverst til venstre
place-2 = øverst
place-3 = øverst til højre
place-4 = til venstre
place-5 = i midten
place-6 = til højre
place-7 = nederst til venstre
place-8 = nederst
place-9 = nederst til højre

## advice

advice-match = Du spiller et parti i { $channel }, hvor denne stilling er på brættet eller ét træk væk. Hvis jeg fortsætter, kan det parti ikke længere hæve din rating, og ved brættet står der, at du har fået tips.
advice-matches = Du spiller partier i { $channel }, hvor denne stilling er på brættet eller ét træk væk. Hvis jeg fortsætter, kan de partier ikke længere hæve din rating, og ved brætterne står der, at du har fået tips.
advice-match_private = Du spiller et parti mod mig i dine direkte beskeder, hvor denne stilling er på brættet eller ét træk væk. Hvis jeg fortsætter, står der ved brættet dér, at du har fået tips.
advice-puzzle = Denne stilling er den opgave, du er i gang med, eller ét træk fra den. Hvis jeg fortsætter, tæller opgaven som ikke løst.
advice-daily = Denne stilling er dagens opgave eller ét træk fra den. Hvis jeg fortsætter, tæller opgaven som ikke løst.
advice-exercise = Denne stilling er den øvelse, du er i gang med, eller ét træk fra den. Hvis jeg fortsætter, tæller øvelsen som ikke løst.
advice-show = Fortsæt alligevel

## games

games-title = ### 🎮 Dine partier
games-none = Du er ikke i gang med et parti lige nu. `{ $prefix }{ name-play }` starter et, og `{ $prefix }{ name-invite }` inviterer hvem som helst.
games-game = - [{ $game }]({ $link }) mod **{ $other }** · { $place } · { $turn }
games-your_turn = **din tur**, din tid løber ud { $deadline }
games-their_turn = venter på **{ $who }**, hvis tid løber ud { $deadline }
games-my_turn = venter på **{ $who }**
games-private = privat samtale
games-invitations = ### ⚔️ Leder efter nogen at spille med
games-invitation = **{ $number }.** **{ $who }**: [{ $game }]({ $link }) · { $channel } · udløber { $deadline }
games-join = Spil med i { $number }
games-press = Tryk på knappen for at se dine igangværende partier. Kun du ser dem.
games-open = Mine partier

## share

share-won = { $plies ->
    [one] **{ $who }** slog **{ $other }** i { $plies } træk.
   *[other] **{ $who }** slog **{ $other }** i { $plies } træk.
}
share-resigned = { $plies ->
    [one] **{ $who }** slog **{ $other }**, der gav op efter { $plies } træk.
   *[other] **{ $who }** slog **{ $other }**, der gav op efter { $plies } træk.
}
share-forfeited = { $plies ->
    [one] **{ $who }** slog **{ $other }**, der forlod partiet eller løb tør for tid efter { $plies } træk.
   *[other] **{ $who }** slog **{ $other }**, der forlod partiet eller løb tør for tid efter { $plies } træk.
}
share-drawn = { $plies ->
    [one] **{ $x }** og **{ $o }** spillede uafgjort efter { $plies } træk.
   *[other] **{ $x }** og **{ $o }** spillede uafgjort efter { $plies } træk.
}
share-no_result = { $plies ->
    [one] **{ $x }** og **{ $o }** spillede { $plies } træk, uden resultat.
   *[other] **{ $x }** og **{ $o }** spillede { $plies } træk, uden resultat.
}
share-picture = Animeret billede af et parti: { $game }. { $x } begyndte, { $o } var nummer to. Træk: { $moves }.
share-player = spiller { $number }
share-picture_won = { $who } vandt.
share-picture_drawn = Partiet endte uafgjort.
share-picture_no_result = Partiet sluttede uden resultat.

## vote

vote-thread = 🗳️ Alle må spille med: stem om hvert træk i { $thread }.
vote-counts = 🗳️ { $counts } · afstemningen slutter { $deadline }
vote-none = 🗳️ Ingen stemmer endnu · afstemningen slutter { $deadline }
vote-waits = 🗳️ Ingen har stemt. Uden en stemme slutter partiet { $deadline }.
vote-last = Stemmer på det seneste træk: { $counts }
vote-lot = 🎲 { $cells } fik lige mange stemmer, så der blev trukket lod.
vote-lot_many = { $count ->
    [one] 🎲 { $count } felt fik lige mange stemmer, så der blev trukket lod.
   *[other] 🎲 { $count } felter fik lige mange stemmer, så der blev trukket lod.
}
vote-yours = { $count ->
    [one] 🗳️ Din stemme: **{ $move }** · { $count } stemme indtil nu · afstemningen slutter { $deadline }. Du kan ændre din stemme indtil da.
   *[other] 🗳️ Din stemme: **{ $move }** · { $count } stemmer indtil nu · afstemningen slutter { $deadline }. Du kan ændre din stemme indtil da.
}
vote-theirs = { $count ->
    [one] 🗳️ **{ $who }** stemmer på **{ $move }** · { $count } stemme indtil nu · afstemningen slutter { $deadline }
   *[other] 🗳️ **{ $who }** stemmer på **{ $move }** · { $count } stemmer indtil nu · afstemningen slutter { $deadline }
}
vote-how = Stem på et felt: det med flest stemmer bliver spillet.
vote-how_with_review = { vote-how } Når partiet er slut, siger jeg, hvor det gik galt, og hvem der havde stemt på det rigtige træk.
vote-typed = Stem ved at skrive et træk, for eksempel `{ $prefix }{ name-move } { $example }`.
vote-saw = { $others ->
    [0] **{ $who }** så det.
    [one] **{ $who }** og { $others } anden så det.
   *[other] **{ $who }** og { $others } andre så det.
}
vote-saw_unnamed = { $count ->
    [0] Ingen stemte på et bedre træk.
    [one] { $count } af dem, der stemte, så det.
   *[other] { $count } af dem, der stemte, så det.
}
vote-went_wrong = I træk { $number } tog gruppen fejl. Bedre: { $cells }.
vote-best = **Stemte bedst:** { $who } { $share }
vote-practise = Øv dig
vote-choose = 🗳️ Vælg det felt, du stemmer på:

## race

race-title = 🏁 **Opgavekapløb** · { $game } · { $time }
race-title_storm = ⚡ **Opgavestorm** · { $game } · { $time }
race-time_90 = 90 sekunder
race-time_180 = 3 minutter
race-mixed = flere spil
race-rules = Alle får de samme opgaver, fra let til svær, i en besked, som kun de selv ser. Et rigtigt svar giver et point, et forkert koster { $seconds } sekunder.
race-in = **Er med:** { $names } ({ $count } af { $most })
race-starts = Det begynder { $begins }, eller når { $who } trykker på **Begynd**.
race-starts_at = Det begynder { $begins }.
race-unrated = -# Ratingen ændrer sig ikke: jeg kan ikke se, om nogen er hurtig eller har et vindue mere åbent.
race-restarted_lobby = -# Jeg blev genstartet. Alle, der var med, er det stadig: efter starten trykker I på **Fortsæt** her.
race-join = Vær med
race-begin = Begynd
race-continue = Fortsæt
race-again = Igen
race-see_missed = Se dem, du ikke løste
race-keep = Øv dig på dem
race-kept = { $count ->
    [0] Dem har du allerede som øvelser.
    [one] { $count } opgave er en ny øvelse til dig.
   *[other] { $count } opgaver er nye øvelser til dig.
}
race-open_storm = Start min storm
race-joined = 🏁 Du er med. Kapløbet begynder { $begins }, og din første opgave kommer her.
race-alone = Ingen andre var med, så dette er en storm: et kapløb alene. Den tæller med i dine rekorder.
race-nobody_joined = Ingen var med.
race-running = -# Alle svarer i deres egen besked. Er din væk, så tryk på **Fortsæt**.
race-restarted = Jeg blev genstartet. Alle point er bevaret, også den tid, du havde tilbage ved dit seneste svar: tryk på **Fortsæt**.
race-over = -# Ved lige mange point afgør den længste kombo, så færre forkerte svar, så mindre tid.
race-row = **{ $place }.** { $who } · **{ $points }**
race-row_finished = **{ $place }.** { $who } · **{ $points }** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points }** · bedste kombo { $combo } · { $wrong } fejl
race-right = ✅ +1 · kombo { $combo }
race-wrong = ❌ −{ $seconds } sek.
race-score = { $points ->
    [one] **{ $points } point** · opgave { $number } · tiden udløber { $ends }
   *[other] **{ $points } point** · opgave { $number } · tiden udløber { $ends }
}
race-win = **{ $mark } trækker og vinder.**
race-draw = **{ $mark } trækker og redder uafgjort.**
race-paused = { $points ->
    [one] ⏸️ Din tid står stille. Du har **{ $points } point** og **{ $seconds } sekunder** tilbage, som løber videre, når du trykker på **Fortsæt**.
   *[other] ⏸️ Din tid står stille. Du har **{ $points } point** og **{ $seconds } sekunder** tilbage, som løber videre, når du trykker på **Fortsæt**.
}
race-time_up = ⏱️ Tiden er gået.
race-all_answered = 🏆 Du har svaret på alle opgaver.
race-result = { $points ->
    [one] **{ $points } point** · bedste kombo { $combo } · { $wrong } fejl
   *[other] **{ $points } point** · bedste kombo { $combo } · { $wrong } fejl
}
race-wait_for_order = -# Resultatet kommer i kanalen, når alle er færdige.
race-records = Dine rekorder: **{ $today }** i dag · **{ $week }** denne uge · **{ $ever }** nogensinde
race-new_record = 🏆 Din bedste storm indtil nu!
race-missed = Opgave { $number } · ikke løst: { $page } af { $count }
race-right_win = { $mark } vinder med **{ $solution }**. { $reasons }
race-right_draw = { $mark } redder uafgjort med **{ $solution }**. { $reasons }
race-nothing_missed = Du løste dem alle. ✅
race-title_day = 🏁 **Dagens kapløb** · { $day }
race-day_rules = Alle her får de samme { $count } opgaver, fra let til svær, med ét forsøg til hver. Et rigtigt svar giver et point. Det slutter { $ends }; derefter viser jeg de rigtige træk.
race-day_named = I tabellen står alle, der er med. Ratingen ændrer sig ikke.
race-day_nobody = Ingen har svaret endnu.
race-day_over = Det kapløb sluttede ved midnat UTC.
race-day_solutions = -# Det slutter { $ends }. Derefter viser `{ $prefix }{ name-race } { word-today }`, hvad du ikke løste.
race-day_progress = Du har svaret på { $number } af { $count } opgaver.
race-day_order = -# Ved lige mange point afgør den længste kombo, så færre forkerte svar, så mindre tid. Ingen opgave tæller for mere end et minut, så du kan holde pause og fortsætte senere i dag.
race-day_yesterday = { $points ->
    [one] I går: **{ $points } point**, nummer { $place } af { $count }.
   *[other] I går: **{ $points } point**, nummer { $place } af { $count }.
}
race-start = Start
race-todays = Kapløbet i dag
race-day_score = { $points ->
    [one] **{ $points } point** · opgave { $number } af { $count }
   *[other] **{ $points } point** · opgave { $number } af { $count }
}
race-day_wrong = ❌ Det er ikke det rigtige træk.
race-storm_press = { race-title_storm } · Tryk på knappen for at starte din. Kun du ser den.
