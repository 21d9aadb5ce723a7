### The bot's texts in Norwegian.

## ply

ply-member_first = Nytt parti: **{ $who }** setter { $mark } på **{ $coordinate }**.
ply-member = **{ $who }** setter { $mark } på **{ $coordinate }**.
ply-program_first = Jeg starter med { $mark } på **{ $coordinate }**.
ply-program = Jeg svarer med { $mark } på **{ $coordinate }**.
ply-level = { ply-member }
move-column = kolonne { $column }
move-cell = rad { $row } i kolonne { $column }
move-row = rad { $row } fra kolonne { $first } til { $last }
move-diagonal = diagonalen fra { $first } til { $last }
move-boards = brettene { $boards }
ply-wait = Mange partier venter på meg, så trekket mitt tar omtrent { $seconds } sekunder.

## status

status-member_to_move = Din tur, **{ $who }**: du er { $mark }.
status-example = For eksempel: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }, det er din tur · tiden din går ut { $deadline }
status-time_limit = Den som går tom for tid, taper når dere begge har trukket; før det slutter partiet uten resultat.
status-replaceable = Når vi begge har trukket, kan andre starte et parti her etter en time uten et trekk fra deg, og da taper du dette.
status-extended = ⏳ Tiden ble forlenget én gang, fordi **{ $who }** ikke kan se denne kanalen eller skrive i den.
status-excused = **{ $who }** kunne ikke se denne kanalen eller skrive i den. **{ $other }** har tillatelser som kan føre til det, så ingen taper.
status-level_to_move = **{ $who }** { $mark } tenker …
status-member_won = 🏆 **{ $who } vant** med { $mark } på { $line }.
status-program_won = 🏁 **Jeg vant** med { $mark } på { $line }.
status-member_won_without_line = 🏆 **{ $who } vant.**
status-program_won_without_line = 🏁 **Jeg vant.**
status-misere_won = 🏆 **{ $winner } vant**, fordi **{ $who }** fullførte rekken { $line } med { $mark }.
status-misere_member_won = 🏆 **{ $who } vant**, fordi jeg fullførte rekken { $line } med { $mark }.
status-misere_program_won = 🏁 **Jeg vant**, fordi **{ $who }** fullførte rekken { $line } med { $mark }.
status-draw = 🤝 **Uavgjort.** Brettet er fullt, og ingen har en rekke.
status-draw_repetition = 🤝 **Uavgjort.** Den samme stillingen har oppstått tre ganger.
status-draw_move_limit = 🤝 **Uavgjort** etter 100 trekk.
status-draw_boards = { $count ->
    [one] 🤝 **Uavgjort.** Hver side har vunnet { $count } brett, og ingen tre på rad.
   *[other] 🤝 **Uavgjort.** Hver side har vunnet { $count } brett, og ingen tre på rad.
}
status-member_won_boards = 🏆 **{ $who } vant** med { $won } brett mot { $lost }: ingen har tre på rad.
status-program_won_boards = 🏁 **Jeg vant** med { $won } brett mot { $lost }: ingen har tre på rad.
status-member_resigned = 🏳️ **{ $who }** ga opp. **Jeg vant.**
status-member_forfeited = ⌛ **{ $who }** forlot partiet eller gikk tom for tid. **Jeg vant.**
status-member_started_over = 🏳️ **{ $who }** ga opp det forrige partiet. **Jeg vant det.**
status-resigned = 🏳️ **{ $who }** ga opp. **{ $winner } vant.**
status-forfeited = ⌛ **{ $who }** forlot partiet eller gikk tom for tid. **{ $winner } vant.**
status-agreed = 🤝 **Uavgjort** etter avtale.
status-exhibition_ended = ⏹️ **Stoppet.** Dette partiet slutter uten resultat.
status-stopped = ⏹️ **En moderator stoppet partiet.** Det slutter uten resultat.
status-abandoned = 💤 Ingen spilte videre, så partiet sluttet uten resultat.
status-crowd = gruppen
status-crowd_first = Gruppen
status-crowd_to_move = Gruppen { $mark } er i trekket: **alle kan stemme.**
status-someone = noen
status-again_watch = Et parti til? `{ $prefix }{ name-watch }`

## ending

ending-thanks = Takk for spillet!
ending-next_time = Kanskje neste gang!
ending-good_game = Godt spilt!
ending-rating = **Rating:** { $ratings }
ending-streak = 🔥 { $count ->
        [one] { $count } seier på rad
       *[other] { $count } seire på rad
    }
ending-rating_of_game = **Rating i { $game }:** { $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 Første seier mot **{ $level }**!
ending-last_win = Før det siste trekket ditt kunne du fortsatt vinne: ||**{ $cells }**||
ending-last_draw = Før det siste trekket ditt kunne du fortsatt få uavgjort: ||**{ $cells }**||
ending-last_win_of_member = Før sitt siste trekk kunne **{ $who }** fortsatt vinne: ||**{ $cells }**||
ending-last_draw_of_member = Før sitt siste trekk kunne **{ $who }** fortsatt få uavgjort: ||**{ $cells }**||
ending-earlier_win = I det { $ordinal ->
       *[other] { $number }.
    } trekket ditt kunne du fortsatt vinne: ||**{ $cells }**||
ending-earlier_draw = I det { $ordinal ->
       *[other] { $number }.
    } trekket ditt kunne du fortsatt få uavgjort: ||**{ $cells }**||
ending-earlier_win_of_member = I sitt { $ordinal ->
       *[other] { $number }.
    } trekk kunne **{ $who }** fortsatt vinne: ||**{ $cells }**||
ending-earlier_draw_of_member = I sitt { $ordinal ->
       *[other] { $number }.
    } trekk kunne **{ $who }** fortsatt få uavgjort: ||**{ $cells }**||
ending-best_result = Ikke en eneste feil: et bedre resultat kan ingen få.
ending-no_mistake = Ikke en eneste feil.

## position

position-cells = X: { $x } · O: { $o }
position-none = ingen
position-columns = Brikker i kolonnene, nedenfra: { $columns }
position-disc_x = rød
position-disc_o = gul
position-threats = { $glyph } viser en trussel: { $cells }
position-fading = Forsvinner neste gang: { $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = Neste trekk: på brettet { $board }, { $first } til { $last }.
position-any_board = Neste trekk: på et valgfritt brett.
position-open_boards = Neste trekk: på et valgfritt åpent brett ({ $boards }).
position-boards_won = Lukkede brett: { $boards }.
position-boards_of = { $side } { $boards }
position-boards_of_nobody = vunnet av ingen: { $boards }
position-against = Mitt nivå: { $level }
position-coached = Med tips
position-weakened = Jeg hadde kortere betenkningstid enn vanlig: ingen ratingøkning
position-unrated = Privat tråd: uten rating
position-misere = { $count } på rad taper

## level

level-random = tilfeldig
level-easy = lett
level-medium = middels
level-hard = vanskelig
level-perfect = perfekt
level-learner = lærling
level-intuition = intuisjon
level-neural = nevral
level-neural-early = nevral-tidlig
level-neural-middle = nevral-halvveis

## game

game-3x3 = Tre på rad
game-misere = Omvendt tre på rad (rekke taper)
game-4x4 = 4×4 (fire på rad)
game-5x5 = 5×5 (fire på rad)
game-7x7 = 7×7 (fem på rad)
game-9x9 = 9×9 (fem på rad)
game-connect4 = Fire på rad
game-fading = Forsvinnende tegn
game-ultimate = Ultimat tre på rad
game-rules_fading = Tre på rad vinner. Hver side har høyst tre tegn: setter du et fjerde, forsvinner det eldste først.
game-rules_ultimate = Vinn tre brett på rad: vannrett, loddrett eller diagonalt. Ruten du spiller på, bestemmer hvor den andre siden spiller neste gang: en rute øverst til høyre sender den til brettet øverst til høyre. Er det brettet vunnet eller fullt, kan den spille på et hvilket som helst annet åpent brett.
game-size = { $rows }×{ $columns } ({ $in_a_row } på rad)

## board

board-rematch = Omkamp
board-level = Nivå: { $level }
board-game = Spill: { $game }
board-hint = Tips
board-resign = Gi opp
board-take_back = Ta tilbake
board-draw = Tilby uavgjort
board-again = Spill igjen
board-stop = Stopp partiet
board-review = Gjennomgang
board-fix = Rett feilene mine
board-choose_row = Velg en rad: { $rows }
board-choose_column = Rad { $row }: velg en kolonne
board-another_row = En annen rad
board-choose_board = Velg et brett
board-choose_cell = { $board }: velg en rute
board-another_board = Et annet brett

## style
style-default = Klassisk, store brett som bilder
style-classic = Klassisk
style-shapes = Former
style-animals = Dyr
style-fruit = Frukt
style-space = Verdensrommet
style-weather = Vær
style-picture = Bilde
style-own = Serverens emojier

## own

own-title = Emojier på brettet
own-choose = Velg emojier
own-explanation = En emoji, eller navnet på en av serverens emojier, som :katt:
own-placeholder = La stå tomt for standard
own-x = X
own-o = O
own-winning_x = Uthevet X
own-winning_o = Uthevet O
own-empty = Ledig rute
own-unavailable = Disse emojiene kan ikke lenger brukes her: { $names }. Brettene viser { $mark_x } og { $mark_o } igjen.

## picture

picture-board = Brett: { $rows }×{ $columns }. X: { $x }. O: { $o }.
picture-discs = Brett: { $rows }×{ $columns }. { $discs }.
picture-fading = Forsvinner neste gang: { $marks }.
picture-fading_mark = { $letter } på { $cell }
picture-last = Det siste trekket var { $coordinate }.
picture-line = En strek går gjennom { $line }.
picture-network = Nettverket forventer { $value } for { $mark }, fra −100 til +100. Det foretrekker: { $moves }.

## thread

thread-name = { $one } – { $other }
thread-play = Spill i en tråd
thread-made = Partiet spilles i { $thread }.

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** utfordrer deg til et parti: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** ser etter noen å spille med: **{ $game }**. Hvem er med?
challenge-mark = **{ $who }** spiller { $mark }, og { $mark_x } starter.
challenge-random_mark = Tegnene trekkes tilfeldig, og { $mark_x } starter.
challenge-hints = 💡 Begge spillerne kan bruke `/{ name-hint }`, og det står ved brettet.
challenge-notices_on = 🔔 Hvis du godtar, nevner jeg deg heretter når det er din tur og du er borte, og før tiden din går ut. En knapp i `/{ name-privacy }` slår det av.
challenge-expires = Utløper { $deadline }.
challenge-accept = Godta
challenge-decline = Avslå
challenge-withdraw = Trekk tilbake
challenge-declined = **{ $who }** avslo utfordringen.
challenge-withdrawn = **{ $who }** trakk tilbake utfordringen.
challenge-uninvited = **{ $who }** trakk tilbake invitasjonen.
challenge-expired = ⌛ **{ $who }** fikk ikke svar i tide.
challenge-begun = **{ $x }** { $mark_x } spiller mot **{ $o }** { $mark_o }.
challenge-choose_friend = Hvem vil du spille mot?
challenge-friend = Velg et medlem
challenge-invite = Hvem som helst her

## offer

offer-draw = 🤝 **{ $who }** tilbyr uavgjort. Sier **{ $other }** ja?
offer-take-back = ↩️ **{ $who }** vil gjerne ta tilbake **{ $coordinate }**. Går **{ $other }** med på det?
offer-take-back_answered = ↩️ **{ $who }** vil gjerne ta tilbake **{ $coordinate }** (og dermed svaret **{ $answer }** fra **{ $other }**). Går **{ $other }** med på det?
offer-accept = Godta
offer-decline = Avslå
offer-taken_back = **{ $who }** tok tilbake et trekk.
offer-declined = **{ $who }** avslo. Partiet fortsetter.
offer-withdrawn = **{ $who }** trakk tilbake tilbudet. Partiet fortsetter.
notice-turn = { $who }, det er din tur.
notice-begun = { $who }, partiet ditt har begynt.
notice-reminder = ⏰ { $who }, det er din tur, og tiden din i [partiet]({ $link }) går ut { $deadline }.
notify-on = 🔔 **Varsler:** på. I partier med medlemmer nevner jeg deg når det er din tur og du har vært borte fra kanalen i fem minutter, når den andre godtar utfordringen din eller tilbyr noe, og én gang før tiden din går ut.
notify-off = 🔕 **Varsler:** av. Jeg nevner deg bare når noen utfordrer deg.
notify-turn_on = Slå på varsler
notify-reminders_on = 🔥 **Påminnelse om serien:** på. Jeg sender deg en direktemelding to timer før midnatt UTC hvis en serie på tre dager eller mer i dagens nøtt er i ferd med å ryke.
notify-reminders_off = 🔥 **Påminnelse om serien:** av. Jeg kan sende deg en direktemelding to timer før midnatt UTC hvis en serie på tre dager eller mer i dagens nøtt er i ferd med å ryke.
notify-turn_on_reminders = Minn meg på serien min
notify-turn_off_reminders = Ingen påminnelse
notify-searches_on = ⚔️ **Varsler om invitasjoner:** slått på her. Jeg sender deg en direktemelding når noen ser etter et parti i en kanal du kan se, høyst én gang i timen.
notify-searches_off = ⚔️ **Varsler om invitasjoner:** slått av her. Jeg kan sende deg en direktemelding når noen ser etter et parti i en kanal du kan se, høyst én gang i timen.
notify-searches_off_here = ⚔️ **Varsler om invitasjoner:** av. Denne serveren tillater dem ikke.
notify-searches_in = { $count ->
    [one] ⚔️ **Varsler om invitasjoner:** aktive på { $count } server. Jeg sender deg en direktemelding når noen ser etter et parti der.
   *[other] ⚔️ **Varsler om invitasjoner:** aktive på { $count } servere. Jeg sender deg en direktemelding når noen ser etter et parti der.
}
notify-searches_nowhere = ⚔️ **Varsler om invitasjoner:** av. På en server slår `/{ name-notify }` på direktemeldinger når noen ser etter et parti der.
notify-turn_on_searches = Varsle om invitasjoner
notify-turn_off_searches = Ikke varsle om invitasjoner
notify-streak_ends =
    🔥 Serien din i dagens nøtt ryker { $ends }, ved midnatt UTC, hvis du ikke løser dagens nøtt:
    { $streaks }
notify-streak = - [{ $server }]({ $link }): { $count ->
        [one] { $count } dag
       *[other] { $count } dager
    }
notify-private_streak = - her, med `{ $prefix }{ name-puzzle } { word-daily }`: { $count ->
        [one] { $count } dag
       *[other] { $count } dager
    }
notify-streak_elsewhere = - i en annen samtale, med `/{ name-puzzle }`: { $count ->
        [one] { $count } dag
       *[other] { $count } dager
    }
notify-some_server = en annen server
notify-search = ⚔️ **{ $who }** ser etter noen å spille **{ $game }** med på **{ $server }**. Invitasjonen utløper { $deadline }. [Se invitasjonen]({ $link })
notify-turn_off = Slå av varsler

## puzzle

puzzle-win = **{ $mark } trekker og vinner.** Bare ett trekk vinner. Hvilket?
puzzle-draw = **{ $mark } trekker og redder uavgjort.** Bare ett trekk er godt nok, alle andre taper. Hvilket?
puzzle-user = 🧩 En nøtt til **{ $who }**.
puzzle-daily = 🧩 **Dagens nøtt, { $day }.** Den neste kommer { $ends }. Bare det første svaret ditt teller.
puzzle-right = ✅ **{ $coordinate } er riktig.** { $reasons }
puzzle-draws = 💡 **{ $coordinate } holder ikke:** { $other } kan fortsatt få uavgjort. Det riktige trekket er **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } taper** hvis { $other } spiller godt. Det riktige trekket er **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 { $count ->
        [one] { $count } nøtt på rad!
       *[other] { $count } nøtter på rad!
    }
puzzle-days = 📅 { $count ->
        [one] { $count } dag på rad!
       *[other] { $count } dager på rad!
    }
puzzle-record-solved = **Løst:** { $solved } av { $tried }
puzzle-record-streak = **Serie:** { $in_a_row } (beste: { $best })
puzzle-record-daily = **Dagens nøtt:** { $days ->
        [one] { $days } dag på rad
       *[other] { $days } dager på rad
    } (beste: { $best_days })
puzzle-next = Neste nøtt
puzzle-skip_costs = -# Hvis du ber om en annen nøtt før du svarer på denne, regnes denne som ikke løst.
puzzle-seen = Du har sett denne nøtten i et kappløp de siste 30 dagene, så den endrer ikke ratingen din.
puzzle-rating = **Nøtterating:** { $rating } ({ $change })
puzzle-share = Del
puzzle-shared = 🧩 Dagens nøtt, { $day }: { $result }
puzzle-shared_days = 🔥 { $count ->
        [one] { $count } dag
       *[other] { $count } dager
    }
puzzle-solve = Løs
puzzle-answers = **{ $solved }** løste den, **{ $missed }** bommet
puzzle-streaks = 🔥 **Delte serier:** { $streaks }
puzzle-streak_of = { $who } { $count ->
        [one] { $count } dag
       *[other] { $count } dager
    }
puzzle-race = { $count ->
        [one] 🏁 **Dagens kappløp:** { $leaders } · { $count } har vært med
       *[other] 🏁 **Dagens kappløp:** { $leaders } · { $count } har vært med
    }
puzzle-race_place = { $place }. **{ $who }** { $points }
puzzle-open_race = Dagens kappløp
puzzle-yesterday = **Gårsdagens løsning:** { $solution }
puzzle-yesterday_posted = **[Gårsdagens]({ $link }) løsning:** { $solution }

## practice
practice-game = Fra partiet ditt { $day }:
practice-lost_win = **{ $mark } er i trekket.** Her spilte du **{ $coordinate }**, og det kostet seieren. Finn et bedre trekk.
practice-lost_draw = **{ $mark } er i trekket.** Her spilte du **{ $coordinate }**, og det kostet uavgjort. Finn et bedre trekk.
practice-crowd_game = Fra partiet til gruppen { $day }:
practice-crowd_lost_win = **{ $mark } er i trekket.** Her spilte gruppen **{ $coordinate }**, og det kostet seieren. Finn et bedre trekk.
practice-crowd_lost_draw = **{ $mark } er i trekket.** Her spilte gruppen **{ $coordinate }**, og det kostet uavgjort. Finn et bedre trekk.
practice-race = Fra kappløpet ditt { $day }:
practice-no_move_win = **{ $mark } trekker og vinner.** Her rakk du ikke å finne et trekk. Bare ett trekk vinner. Hvilket?
practice-no_move_draw = **{ $mark } trekker og redder uavgjort.** Her rakk du ikke å finne et trekk. Bare ett trekk er godt nok. Hvilket?
practice-draws = 💡 **{ $coordinate } holder ikke:** { $other } kan fortsatt få uavgjort.
practice-loses = 💡 **{ $coordinate } taper** hvis { $other } spiller godt.
practice-unproven = 💡 **{ $coordinate }** er kanskje like bra, men jeg kunne ikke bevise det.
practice-better = **Bedre:** { $solution }. { $reasons }
practice-comes_back = { $days ->
        [1] Øvelsen kommer tilbake i morgen.
       *[other] Øvelsen kommer tilbake om { $days } dager.
    }
practice-first_counts = Bare det første svaret teller, på en dag da øvelsen står for tur. { practice-comes_back }
practice-end_of_game = Det var den siste feilen din i dette partiet.
practice-end_of_race = Det var den siste nøtten du ikke løste i dette kappløpet.
practice-no_mistakes = Jeg fant ingen trekk fra deg i dette partiet som beviselig er feil.
practice-none = Du har ingen øvelser ennå. Fra nå av lager jeg dem av feilene i partiene du har avsluttet.
practice-none_due = **Det er ingenting å øve på nå.** Din neste øvelse: { $due }.
practice-show = Vis meg
practice-try_again = Prøv igjen
practice-hint = { board-hint }
practice-other_game = Feil fra et annet parti
practice-a_game = Feil fra et parti
practice-hint_finish_line = 💡 **Tips:** du kan fullføre en rekke.
practice-hint_block_line = 💡 **Tips:** { $other } kan fullføre en rekke med neste trekk.
practice-hint_make_fork = 💡 **Tips:** du kan true med å vinne på to ruter samtidig.
practice-hint_prevent_fork = 💡 **Tips:** { $other } kan true med å vinne på to ruter samtidig med neste trekk.
practice-hint_forced_sequence = 💡 **Tips:** tenk noen trekk fremover: hva kan { $other } spille etter hvert av trekkene dine?
practice-hint_opening = 💡 **Tips:** se hva { $other } kan true med etter hvert av trekkene dine.
practice-hint_zugzwang = 💡 **Tips:** til slutt må noen spille i hver kolonne. Regn ut hvem det blir.
practice-puzzle = Løs en nøtt
practice-press = Trykk på knappen for å øve. Bare du ser det.
practice-open = Øv

## course

course-lines = Rekker og blokkering
course-forks = Gafler
course-prevention = Å hindre gafler
course-openings = Åpninger
course-misere = Alt er omvendt
course-large = Større brett
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 Kurs
    Hver leksjon har et eksempel som du spiller, og tre øvelser.
course-lines_text =
    Tre tegn på rad vinner: vannrett, loddrett eller diagonalt.
    Se derfor først om du kan fullføre en rekke.
    Hvis ikke, se om motstanderen kan det, og blokker.
course-forks_text =
    En gaffel truer med å vinne på to ruter samtidig.
    Bare én av dem kan blokkeres, så du vinner på den andre.
    Let etter en ledig rute der to av rekkene dine møtes.
course-prevention_text =
    Se motstanderens gaffel før den kommer.
    Ta ruten dens, eller lag en egen trussel som må blokkeres et annet sted.
    Hvis blokkeringen selv lager gaffelen, var det feil trussel.
course-openings_text =
    Midten er del av fire rekker, et hjørne av tre, en kant av to.
    Begynn derfor i midten eller i et hjørne.
    Svar på et hjørne med midten, og på midten med et hjørne.
course-misere_text =
    Den som fullfører en rekke, taper, så hold tegnene dine fra hverandre.
    { $mark_x } begynner i midten og svarer på hvert trekk på motsatt rute.
    Da står det en { $mark_o } i hver rekke som { $mark_x } kunne fullføre.
course-large_text =
    Fem på rad vinner. Fire med to ledige ender kan ikke stoppes: bare den ene enden kan blokkeres.
    Tre med to ledige ender blir en slik firer med neste trekk.
    En firer må blokkeres med en gang, så den går foran enhver treer.
course-connect4_text =
    En rekke som mangler én rute, er en trussel, selv om ingen kan spille der ennå.
    Til slutt må noen spille under den: { $mark_x } får oddetallsradene nedenfra, { $mark_o } partallsradene.
    Spill aldri under en rute der motstanderen ville vinne.
course-example = Eksempel
course-exercise = Øvelse { $number }
course-lessons = Alle leksjoner
course-next = Neste leksjon
course-win = **{ $mark } trekker og vinner.**
course-draw = **{ $mark } trekker og redder uavgjort.**
course-completes_line = 💡 **{ $coordinate } taper:** det fullfører en rekke.
course-reply = { $mark } svarer med **{ $coordinate }**.
course-another = Her er en stilling til.
course-solution = 💡 Det riktige trekket er **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **Leksjonen er fullført!**
course-all_done = 🏆 **Du har fullført alle leksjonene!**
course-beat = Slå nå **{ $level }**.
course-play = Spill mot { $level }
course-press = Trykk på knappen for å åpne kurset. Bare du ser det.

## settings

settings-level = **Standardnivå:** { $level }
settings-game = **Standardspill:** { $game }
settings-games = **Tilgjengelige spill:** { $games }
settings-all_games = **Tilgjengelige spill:** alle, også på brett i andre størrelser
settings-choose_games = Alle spill
settings-buttons = **Knapper på brettet:** på
settings-text = **Knapper på brettet:** av, trekk skrives inn
settings-title = ## ⚙️ Serverinnstillinger
settings-saved = ✅ Lagret · { $now }
settings-page_games = Spill
settings-page_server = Server
settings-page_daily = Dagens nøtt
settings-page_language = Språk
settings-heading_games = ### Spill
settings-heading_boards = ### Brett
settings-heading_access = ### Tilgang
settings-heading_commands = ### Kommandoer
settings-heading_daily = ### Dagens nøtt
settings-heading_language = ### Språk
settings-default = Standard: { $what }
settings-language = **Språk:** { $language }
settings-discord_language = **Språk:** { $language }, samme som i Discord
settings-language_from_discord = Samme som i Discord
settings-choose_language = { $first } … { $last }
settings-more_languages = Flere språk: { $first } … { $last }
settings-note_language = Meldinger til alle er på dette språket. Meldinger som bare du ser, er på ditt.
settings-style = **Brettstil:** { $style }
settings-like_pictures = Heller tegnet?
settings-use_pictures = Tegn alle brett
settings-pictures = Slik ser brett ut som bilder. { slash-settings } har flere stiler, og der kan du endre det tilbake.
settings-to_buttons = Vis knapper
settings-to_text = Skjul knapper
settings-everywhere = **Kanaler:** alle
settings-channels = **Kanaler:** { $channels } og trådene deres
settings-choose_channels = Alle kanaler
settings-everybody = **Hvem kan spille:** alle
settings-roles = **Hvem kan spille:** { $roles }
settings-choose_roles = Alle
settings-threads = **Tråder:** en for hvert parti, der det går
settings-no_threads = **Tråder:** bare på forespørsel
settings-to_threads = Bruk tråder
settings-to_channels = Spill uten tråder
settings-idle = **Tidsgrense:** { $idle }
settings-notices = **Varsler:** på
settings-no_notices = **Varsler:** av
settings-to_notices = Slå på
settings-to_no_notices = Slå av
settings-search_notices = **Varsler om invitasjoner:** på
settings-no_search_notices = **Varsler om invitasjoner:** av
settings-to_search_notices = Tillat
settings-to_no_search_notices = Ikke tillat
settings-note_is_search_quiet = Medlemmer som har bedt om det, får en direktemelding når noen her inviterer hvem som helst til et parti, høyst én gang i timen.
settings-votes = **Partier med avstemning:** på
settings-no_votes = **Partier med avstemning:** av
settings-to_votes = Slå på avstemninger
settings-to_no_votes = Slå av avstemninger
settings-note_has_no_votes = Med `/{ name-vote }` spiller alle i en kanal sammen mot meg og stemmer over hvert trekk.
settings-note_is_quiet = I partier mellom medlemmer nevner jeg en spiller som er borte når det er spillerens tur, og før tiden går ut. Medlemmer kan slå det av for seg selv med en knapp i `/{ name-privacy }`.
settings-note_idle = Et parti slutter når ingen trekker på så lenge. Pågående partier beholder grensen de startet med.
settings-cooldown = **Ventetid:** { $cooldown } mellom kommandoer
settings-no_cooldown = **Ventetid:** ingen
settings-note_cooldown = Trekk og knapper har ingen ventetid.
settings-prefix = **Prefiks:** `{ $own }`
settings-no_prefix = **Prefiks:** ingen
settings-note_prefix = Slash-kommandoer, og kommandoer etter en omtale av meg, virker alltid.
settings-change_prefix = Endre prefiks
settings-daily_channel = **Kanal:** { $channel }
settings-no_daily_channel = **Kanal:** ingen, jeg legger den ikke ut
settings-choose_daily_channel = Ingen steder
settings-note_daily_channel = Der legger jeg ut dagens nøtt én gang om dagen, med en knapp for å løse den, hvor mange som har løst den, gårsdagens løsning og de lengste seriene til medlemmer som har delt resultatene sine.
settings-daily_hour = **Tidspunkt:** { $time } ({ $utc } UTC)
settings-note_daily_hour = Hvis den timen allerede har begynt, og ingenting er lagt ut i dag, legger jeg ut nøtten med en gang.
settings-hour = { $time } UTC
settings-no_wait = Ingen ventetid
settings-hours = { $count ->
    [one] { $count } time
   *[other] { $count } timer
}
settings-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dager
}
settings-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
settings-channels_deleted = { $count ->
    [one] 🗑️ { $count } av kanalene du valgte, er slettet.
   *[other] 🗑️ { $count } av kanalene du valgte, er slettet.
}
settings-all_channels_deleted = 🗑️ Alle kanalene du valgte, er slettet. Til du velger andre, kan det spilles i alle kanaler.
settings-roles_deleted = { $count ->
    [one] 🗑️ { $count } av rollene du valgte, er slettet.
   *[other] 🗑️ { $count } av rollene du valgte, er slettet.
}
settings-all_roles_deleted = 🗑️ Alle rollene du valgte, er slettet. Til du velger andre, kan alle spille.
settings-daily_channel_deleted = 🗑️ Kanalen du valgte for dagens nøtt, er slettet. Til du velger en annen, legger jeg den ikke ut.
settings-dismiss_deleted = Skjønner
settings-missing_for_answers = ⚠️ Jeg kan ikke svare på skrevne kommandoer i { $channels }. Gi meg tillatelsen **{ $missing }** der.
settings-missing_for_daily = ⚠️ Jeg kan ikke legge ut dagens nøtt i { $channels }. Gi meg tillatelsen **{ $missing }** der.
settings-missing_for_threads = ⚠️ Jeg kan ikke bruke tråder til partier i { $channels }. Gi meg tillatelsen **{ $missing }** der.
settings-missing_for_pictures = ⚠️ Jeg kan ikke tegne brett i { $channels }, så de vises med emojier. Gi meg tillatelsen **{ $missing }** der.

## prefix

prefix-title = Prefiks for kommandoer
prefix-field = Prefiks
prefix-explanation = Opptil 5 tegn (standard: { $usual }). Tomt: bare omtaler og slash-kommandoer
prefix-explanation_no_usual = Opptil 5 tegn. Tomt: bare omtaler og slash-kommandoer

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Alle her ville sett svaret mitt. Bruk { $command }, så ser bare du det.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** ser best ut, men jeg kunne ikke regne ut alt. { coach-depth } { $reasons }
coach-depth = Jeg så { $depth ->
        [one] { $depth } trekk
       *[other] { $depth } trekk
    } fremover (begge sider til sammen).
coach-analyse_anyway = Analyser likevel
coach-price_hint = Da kan partiet senke ratingen din, men ikke heve den. Vil du se et tips?
coach-price_analysis = Da kan partiet senke ratingen din, men ikke heve den. Skal jeg analysere?
coach-show_hint = Vis tipset
coach-press = Trykk på knappen for å se et tips. Bare du ser det.
coach-wait = Mange medlemmer venter på meg. Du får svar om omtrent { $seconds } sekunder.
coach-win = seier i { $moves ->
        [one] { $moves } trekk
       *[other] { $moves } trekk
    }
coach-win_at_most = seier i høyst { $moves ->
        [one] { $moves } trekk
       *[other] { $moves } trekk
    }
coach-draw = uavgjort
coach-loss = tap i { $moves ->
        [one] { $moves } trekk
       *[other] { $moves } trekk
    }
coach-loss_at_most = tap i høyst { $moves ->
        [one] { $moves } trekk
       *[other] { $moves } trekk
    }
coach-to_move = { $mark } er i trekket: **{ $value }**
coach-to_move_unproven = { $mark } er i trekket: **ikke helt utregnet**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **Beste spill:** { $cells }
coach-looks_best = **Ser best ut:** { $cells }
coach-not_proven = **Ikke helt utregnet:** { $count } av { $moves ->
        [one] { $moves } trekk
       *[other] { $moves } trekk
    }. { coach-depth }
coach-legend = 🏆 vinner, 🤝 gir uavgjort, 💀 taper ved beste spill. I «seier i 3 trekk» telles bare vinnerens trekk.
coach-network =
    { $mark } er i trekket. Nettverket forventer **{ $value }** for denne siden, fra −100 (tap) til +100 (seier).
    Det foretrekker: **{ $moves }**
coach-network_legend = Jo lysere en rute er, desto heller spiller nettverket der. + vinner, = gir uavgjort, − taper ved beste spill. Søylen viser X sin andel til venstre og O sin til høyre.
coach-see_network = Hva nettverket ser
coach-nothing_left = Det partiet er allerede slutt, så det er ingenting å analysere.
coach-before_last = Det siste partiet her, før det siste trekket:
coach-at_end = Det siste partiet her, da det stoppet:
coach-completes_line = Det fullfører { $lines } og vinner.
coach-forks = Det er en gaffel: den truer med å vinne på { $cells }, og { $mark } kan bare blokkere én av rutene.
coach-forces = Det truer med å vinne på { $cell }. { $mark } må blokkere der og taper likevel.
coach-wins_later = Til slutt må { $mark } spille under { $cell }, og da vinner { $mover } der. { $mark_x } får oddetallsradene nedenfra, { $mark_o } partallsradene.
coach-leaves_only_lines = Nå fullfører hvert trekk av { $mark } en rekke.
coach-mirrors = Det ligger rett overfor { $cell }. Den som har midten og alltid svarer på motsatt rute, fullfører aldri en rekke.
coach-mirrors_center = Det er midten. Den som har den og alltid svarer på motsatt rute, fullfører aldri en rekke.
coach-only_move = Det er det eneste mulige trekket.
coach-blocks = Det blokkerer { $mark } på { $lines }.
coach-prevents_forks = { $count ->
    [one] Det hindrer en gaffel av { $mark } på { $cells }.
   *[other] Det hindrer alle gafler av { $mark }: på { $cells }.
}
coach-only_draw = Alle andre trekk taper.
coach-keeps_win = { $others ->
        [one] { $others } annet trekk vinner også.
       *[other] { $others } andre trekk vinner også.
    }
coach-only_win = Ingen andre trekk vinner.
coach-holds_out = Alle trekk taper, og ingen andre holder ut lenger.
coach-holds_out_alone = Alle trekk taper, men dette holder ut lengst.
coach-threatens = Det truer med å vinne på { $cell }, så { $mark } må blokkere der.
coach-tempts = { $mistakes ->
        [one] { $mistakes } av { $replies } mulige svar fra { $mark } er en feil.
       *[other] { $mistakes } av { $replies } mulige svar fra { $mark } er feil.
    }
coach-one_of_draws = { $count } av { $moves } mulige trekk gir uavgjort, også dette.
coach-all_draw = Alle trekk gir uavgjort.
coach-traps = { $count ->
        [one] **{ $cells }** setter flest feller.
       *[other] **{ $cells }** setter flest feller.
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **Nøyaktighet:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **Vendepunkt:** trekk { $number }, **{ $coordinate }** av { $who } { $mark } ({ $before } → { $after }). Bedre: { $cells }
coach-no_mistake = **Feil på brettet:** ingen. Ingen trekk endret resultatet.
coach-no_proven_mistake = **Feil på brettet:** ingen funnet.
coach-not_judged = { $count ->
       *[other] **For innviklet å vurdere:** trekk { $numbers }
    }
coach-stopped_at = Da partiet stoppet, var { $mark } i trekket: { $value }.
coach-no_plies = Det ble ikke gjort noen trekk.
coach-plies = **Trekk:** { $cells }
coach-kept = Godt trekk: fortsatt { $value }.
coach-unjudged = Stillingen er for innviklet til at jeg kan vurdere dette trekket. { coach-depth }
coach-lost_anyway = Partiet var allerede tapt: { $value }.
coach-mistake = En feil: { $before } → { $after }. Bedre: { $glyph } { $cells }
coach-mistakes = **{ $count } feil:** trekk { $numbers }
coach-move = Trekk { $number }
coach-back = Tilbake
coach-next = Neste

## learner

learner-title = ### 🧠 Dette har jeg lært her
learner-naive = 🧠 Jeg har ikke lært noe her ennå og kan bare reglene. Lær meg noe med `{ $prefix }{ name-play } { level-learner } { $word }`, eller med knappene nedenfor.
learner-how_original = -# Jeg tar den første ledige ruten som ikke har kostet meg et parti.
learner-how_stronger = -# Jeg lærer av begge sider i hvert parti. Speilvendte og roterte stillinger teller som én.
learner-memory_lost = **Tapte stillinger jeg kan:** { $lost }
learner-memory = **Tapte stillinger jeg kan:** { $lost } · **Gode:** { $good }
learner-games = **Partier:** { $games } · **Under trening:** { $trained }
learner-latest_games = { $count ->
    [one] **Siste parti:** { $wins } vunnet · { $draws } uavgjort · { $losses } tapt
   *[other] **Siste { $count } partier:** { $wins } vunnet · { $draws } uavgjort · { $losses } tapt
}
learner-results = **Resultater:** { $wins } vunnet · { $draws } uavgjort · { $losses } tapt
learner-unbeatable = 🛡️ Ingen kan slå meg lenger.
learner-beatable = 🎯 Jeg kan fortsatt tape, både som { $mark_x } og som { $mark_o }.
learner-beatable_as = 🎯 Jeg kan fortsatt tape som { $mark }.
learner-lesson = 💡 **Siste lærdom, som { $mark }:** dette spiller jeg ikke igjen.
learner-curve = Linjediagram over andelen partier jeg tapte. Partier: { $games }. I starten: { $first }. Til slutt: { $last }.
learner-losses = **Andel partier som jeg tapte:** { $first } i starten · { $last } til slutt
learner-training = { $games ->
    [one] 🏋️ Trening mot **{ $opponent }**: { $played } av { $games } parti
   *[other] 🏋️ Trening mot **{ $opponent }**: { $played } av { $games } partier
}
learner-trained = { $games ->
    [one] ✅ Jeg trente { $games } parti mot **{ $opponent }**.
   *[other] ✅ Jeg trente { $games } partier mot **{ $opponent }**.
}
learner-training_ended_early = { $games ->
    [one] ⏹️ Treningen min mot **{ $opponent }** sluttet før tiden, etter { $played } av { $games } parti.
   *[other] ⏹️ Treningen min mot **{ $opponent }** sluttet før tiden, etter { $played } av { $games } partier.
}
learner-training_failed = { $games ->
    [one] ⚠️ Noe gikk galt, så treningen min mot **{ $opponent }** sluttet etter { $played } av { $games } parti. Jeg beholder det jeg lærte.
   *[other] ⚠️ Noe gikk galt, så treningen min mot **{ $opponent }** sluttet etter { $played } av { $games } partier. Jeg beholder det jeg lærte.
}
learner-training_over = ⏹️ Den treningen er slutt. Jeg beholder det jeg lærte: `{ $prefix }{ name-brain }` viser det.
learner-known_positions = **Stillinger jeg kan:** { $knows } · **Før:** { $knew }
learner-end = Avslutt treningen
learner-do_play = Spill mot meg
learner-do_train = Tren { $games } partier
learner-do_export = Lagre som fil
learner-do_import = Last inn en fil
learner-do_reset = Nullstill
learner-import_title = Last inn det en lærling kan
learner-import_field = En fil som jeg har lagret
learner-saved =
    📤 **Alt jeg kan her, i modus `{ $mode }`**
    { $memory }
    For å laste det inn et annet sted trykker noen som administrerer serveren der, på **{ learner-do_import }** under `{ $prefix }{ name-brain }`.
learner-import_preview =
    📥 **Det denne filen kan, i modus `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**Slå sammen** utvider det jeg kan her. Resultatene mine blir stående.
    -# Nye tapte stillinger: { $lost } · Nye gode: { $good }
learner-replace_preview =
    { "" }**Erstatt** får meg til å glemme det jeg kan her, også resultatene mine.
    -# Stillinger: { $known } · Partier: { $games }
learner-do_merge = Slå sammen
learner-do_replace = Erstatt
learner-do_cancel = Avbryt
learner-merged =
    ✅ **Slått sammen**
    { "" }**Nye tapte stillinger:** { $lost } · **Nye gode:** { $good }
    { "" }**Stillinger jeg kan:** { $known }
learner-replaced =
    ✅ **Erstattet**
    { "" }**Stillinger jeg kan:** { $known }
    { "" }**Modus:** `{ $mode }`
    { "" }**Glemte stillinger:** { $forgotten } · **Glemte partier:** { $games }
learner-not_imported = Ingenting ble importert.
learner-reset =
    🗑️ **Skal jeg glemme alt jeg har lært her, også resultatene mine?**
    { "" }**Stillinger:** { $known } · **Partier:** { $games }
    Da begynner jeg på nytt i modus `{ $mode }`.
learner-reset_yes = Glem alt
learner-reset_switch = Glem, og lær i modus { $mode }
learner-reset_no = Behold alt
learner-forgotten =
    🗑️ **Jeg har glemt alt jeg hadde lært her, også resultatene mine.**
    { "" }**Stillinger:** { $known } · **Partier:** { $games }
    Jeg begynner på nytt i modus `{ $mode }`.
learner-kept = Jeg har ikke glemt noe.

## stats

stats-user = ### 📊 { $who }
stats-none = **{ $who }** har ingen partier med resultat her ennå. `{ $prefix }{ name-play }` starter et.
stats-none_of_game = **{ $who }** har ingen partier med resultat i dette spillet her ennå: { $game }. `{ $prefix }{ name-play } { $word }` starter et.
stats-won = 🏆 { $count } vunnet
stats-drawn = 🤝 { $count } uavgjort
stats-lost = { $count } tapt
stats-total = **Totalt:** { $tally }
stats-mark = **Som { $mark }:** { $tally }
stats-members = **Medlemmer:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### Medlemmer mot meg
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **Slåtte nivåer:** { $levels }
stats-winning_streak = **Lengste serie av seire:** { $longest }
stats-course = 🎓 **Kurs:** fullført
stats-more = Se også: `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = Se også: `{ $prefix }{ name-history }`
stats-scope = ### 📊 Partier spilt her
stats-games = **Partier:** { $games } · **Spillere:** { $members }
stats-nothing = Ingen har spilt ferdig et parti her ennå. `{ $prefix }{ name-play }` starter et.
stats-nothing_of_game = Ingen har spilt ferdig dette spillet her ennå: { $game }. `{ $prefix }{ name-play } { $word }` starter et parti.
stats-winners = **Seire:** { $mark_x } { $x } · { $mark_o } { $o } · **Uavgjort:** { $draws }
stats-ends = **Slik sluttet de:** { $ends }
stats-end = { $end }: { $count }
stats-most_active = **Mest aktive:** { $members }
stats-member = { $who } ({ $games })
stats-exhibitions = { $games ->
    [one] **Mellom nivåene mine:** { $games } parti til
   *[other] **Mellom nivåene mine:** { $games } partier til
}
stats-bar = Søylediagram over resultatene. Vunnet: { $wins }. Uavgjort: { $draws }. Tapt: { $losses }.

## progress

progress-title = ### 📈 { $who }
progress-press = Trykk på knappen for å se framgangen din. Bare du ser den.
progress-open = Vis framgangen min
progress-practice_now = Øv nå
progress-post = Legg ut
progress-none = Ingen av partiene dine er gjennomgått ennå. Begynn med `{ $prefix }{ name-practice }` eller med feilene dine under et parti du tapte. Etter det går jeg gjennom hvert parti du fullfører.
progress-clean = ✅ **{ $theme }:** ingen feil siden { $date } (gjennomgåtte partier: { $games })
progress-all_themes = Alle temaer
progress-compared = { $now } · før: { $before }
progress-accuracy = **Nøyaktighet:** { $share }
progress-games = **Gjennomgåtte partier:** { $games }
progress-mistakes = ### Feil
progress-theme = **{ $theme }:** { $count }
progress-practice = ### Øving
progress-due = **Øvelser i dag:** { $due } av { $exercises }
progress-lessons = **Fullførte leksjoner:** { $done } av { $lessons }
progress-puzzle_rating = **Nøtterating:** { $rating }
progress-legend = De siste 30 dagene og de 30 dagene før dem. Nøyaktighet er andelen av de bedømte trekkene dine som beholdt resultatet.
progress-chart = Diagram over nøyaktigheten per uke, med antall gjennomgåtte partier: { $weeks }

## theme

theme-finish_line = Fullfør en rekke
theme-block_line = Blokker en rekke
theme-make_fork = Lag en gaffel
theme-prevent_fork = Hindre en gaffel
theme-forced_sequence = Tvunget rekkefølge
theme-opening = Åpning
theme-zugzwang = Trekktvang (odde- og partallstrusler)

## ended

ended-line = fullført rekke
ended-full_board = fullt brett
ended-repetition = stillingen gjentatt
ended-move_limit = trekkgrensen nådd
ended-boards_counted = brett talt opp
ended-resigned = gitt opp
ended-forfeited = forlatt eller tom for tid
ended-agreed = avtalt uavgjort
ended-abandoned = ikke spilt ferdig
ended-stopped = stoppet av en moderator

## rating

rating-ranked = **Rating:** { $rating } · **Plassering:** { $rank }
rating-provisional = { $games ->
    [one] **Rating så langt:** { $rating } · **Plassering:** etter { $games } ratet parti til
   *[other] **Rating så langt:** { $rating } · **Plassering:** etter { $games } ratede partier til
}
rating-none = { $games ->
    [one] **Rating:** ingen ennå · **Plassering:** etter { $games } ratet parti
   *[other] **Rating:** ingen ennå · **Plassering:** etter { $games } ratede partier
}
rating-of_game = **{ $game }** · { $standing }
rating-curve = { $games ->
    [one] Linjediagram over ratingen i { $games } ratet parti: fra { $first } til { $last }, mellom { $lowest } og { $highest }.
   *[other] Linjediagram over ratingen i de siste { $games } ratede partiene: fra { $first } til { $last }, mellom { $lowest } og { $highest }.
}
rating-course = { $games ->
    [one] **Siste { $games } ratede parti:** fra { $first } til { $last } · lavest { $lowest } · høyest { $highest }
   *[other] **Siste { $games } ratede partier:** fra { $first } til { $last } · lavest { $lowest } · høyest { $highest }
}

## chart

chart-results = Resultater
chart-wins = Vunnet: { $games }
chart-draws = Uavgjort: { $games }
chart-defeats = Tapt: { $games }
chart-rating = Rating
chart-rated_game = Ratet parti
chart-losses = Andel partier som jeg tapte
chart-lost = Tapt
chart-by_week = Nøyaktighet per uke
chart-week = Uke fra
chart-accuracy = Nøyaktighet
chart-reviewed = Gjennomgåtte partier
chart-game = Parti
chart-average =
    { $games ->
        [one] Snitt av { $games } parti
       *[other] Snitt av { $games } partier
    }

## leaderboard
leaderboard-title = ### 🏅 Toppliste: { $game }
leaderboard-range = Medlemmer { $first }–{ $last } av { $total }
leaderboard-none = { $games ->
    [one] 🏅 { $game }: ingen har en plassering her ennå. Det krever { $games } parti mot nivåene mine eller medlemmer, uten tips. `{ $prefix }{ name-play } { $word }` starter et.
   *[other] 🏅 { $game }: ingen har en plassering her ennå. Det krever { $games } partier mot nivåene mine eller medlemmer, uten tips. `{ $prefix }{ name-play } { $word }` starter et.
}
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **Neste:** { $level }, mangler { $points ->
        [one] { $points } poeng
       *[other] { $points } poeng
    }
leaderboard-rated = Bare ratede partier teller.

## history

history-user = ### 📜 { $who }
history-all = ### 📜 Partier spilt her
history-range = -# Partier { $first }–{ $last } av { $total }, nyeste først
history-none = **{ $who }** har ikke spilt ferdig noe parti her ennå. `{ $prefix }{ name-play }` starter et.
history-nothing = Ingen har spilt ferdig et parti her ennå. `{ $prefix }{ name-play }` starter et.
history-line_of = { $plies ->
    [one] **{ $number }.** { $date } · { $mark } mot **{ $other }** · { $result } · { $plies } trekk
   *[other] **{ $number }.** { $date } · { $mark } mot **{ $other }** · { $result } · { $plies } trekk
}
history-line = { $plies ->
    [one] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } trekk
   *[other] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } trekk
}
history-win = vunnet
history-draw = uavgjort
history-loss = tapt
history-no_result = uten resultat
history-newer = Nyere
history-older = Eldre
history-first = Start
history-last = Slutt
history-list = Tilbake til listen
history-export = Partiene mine som fil
history-paste = Spill av en linje
history-pasted = En linje fra en fil med partier

## replay

replay-ply = Trekk { $number } av { $plies }: **{ $who }** setter { $mark } på **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **Trekk:** { $moves }
replay-share = Del

## export

export-use_history = Det blir mellom oss. Trykk på **{ history-export }** under `{ $prefix }{ name-history }`, eller send meg `{ $prefix }{ name-export }` i en direktemelding.
export-done_pasted =
    📤 **Dine ferdigspilte partier:** { $games }
    Fra alle steder du har spilt, ett parti per linje. For å se et igjen, trykk på **{ history-paste }** under `{ $prefix }{ name-history }` og lim inn linjen
export-none = Du har ikke spilt ferdig noe parti ennå. `{ $prefix }{ name-play }` starter et.

## moderation

moderation-stopped = ⏹️ Partiet er stoppet, og det står ved brettet.
moderation-resigned = 🏳️ **{ $who }** ga opp partiet, og det står ved brettet.

## permission

permission-view_channel = Vis kanaler
permission-connect = Koble til
permission-send_messages = Send meldinger
permission-send_messages_in_threads = Send meldinger i tråder
permission-create_public_threads = Opprett offentlige tråder
permission-attach_files = Legg ved filer
permission-manage_messages = Administrer meldinger
permission-manage_guild = Administrer server

## question

question-yes = Begynn på nytt
question-no = Spill videre
question-kept = Partiet fortsetter. `{ $prefix }{ name-board }` viser det.
question-stop = **{ $x }** og **{ $o }** spiller her. Skal partiet deres stoppes?
question-stop_own = **{ $x }** og **{ $o }** spiller her. Hvis du stopper partiet, gir du det opp. Skal det stoppes?
question-stop_yes = Stopp partiet
question-stop_no = Avbryt
question-play_examples = For eksempel: `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` eller `{ $prefix }{ $command } @ben`.
question-puzzle_examples = For eksempel: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` eller `{ $prefix }{ $command } { word-daily }`.
question-daily_alone = Dagens nøtt er den samme for alle: `{ $prefix }{ $command } { word-daily }`. Et spill eller et tema er for en nøtt til deg selv: `{ $prefix }{ $command } { word-make_fork }`.
question-race_examples = For eksempel: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-mixed } 3m`; tiden er 90s eller 3m.
question-race_today_alone = Dagens kappløp er det samme for alle her: `{ $prefix }{ $command } { word-today }`. Spill og tid kan du velge for et kappløp som du åpner selv: `{ $prefix }{ $command } { word-connect4 } 3m`.
question-vote_examples = For eksempel: `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`, med en tid for hvert trekk fra 15s til 24h.
question-watch_examples = For eksempel: `{ $prefix }{ $command } { level-hard } { level-easy }` eller `{ $prefix }{ $command } { word-connect4 }`.
question-did_you_mean = Mente du `{ $prefix }{ $command } { $words }`?
question-did_you_mean_command = Mente du `{ $prefix }{ $command }`?
question-unknown_words = Jeg forstår ikke «{ $typed }» her.
question-conflicting_words = De ordene passer ikke sammen.
question-choose_member = Velg medlemmet fra listen som Discord viser etter `@`.
question-course_examples = Leksjonene har numrene 1 til 7: `{ $prefix }{ $command } 1` åpner den første.
question-invite_examples = For eksempel: `{ $prefix }{ $command } { word-connect4 }` eller `{ $prefix }{ $command } o`.
question-challenge_named = Vil du utfordre **{ $who }**?
question-challenge_named_yes = Utfordre

## help

help-first = Trykk på **Spill** for å begynne et parti mot meg, og trykk så på en rute.
help-to_friend = Spill mot en venn
help-to_commands = Alle kommandoer
help-to_play = Spill
help-to_learn = Lær
help-to_owners = For servereiere
help-about = Om meg
help-play =
    ### Spill
    Tre på rad vinner: vannrett, loddrett eller diagonalt.
    - **Start:** `{ $prefix }{ name-play }`. Du er { $mark_x } og begynner; med `{ $prefix }{ name-play } o` er du { $mark_o }.
    - **Trekk:** trykk på en rute eller skriv `{ $prefix }{ name-move } B2` (rad B, kolonne 2).
    - **Nivåer:** `{ $prefix }{ name-play } { level-easy }`, eller `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Andre spill:** `{ $prefix }{ name-play } { word-connect4 }`, eller `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **Med andre:** `{ $prefix }{ name-play } @ben` utfordrer et medlem, `{ $prefix }{ name-invite }` hvem som helst. I `{ $prefix }{ name-vote }` spiller alle sammen på den ene siden.
    - **I et parti:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **Partiene dine, og hvem som ser etter et:** `{ $prefix }{ name-games }`
    - **Omtaler når det er din tur:** `{ $prefix }{ name-privacy }`
    - **Et parti til her:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Lær
    - **Beste trekk:** `/{ name-hint }` i et parti
    - **Alle trekk sammenlignet:** `{ $prefix }{ name-analyse }`
    - **Et parti forklart:** knappen **{ board-review }** under sluttstillingen
    - **Dine egne feil:** `{ $prefix }{ name-practice }`
    - **Kurs:** `{ $prefix }{ name-course }`
    - **Nøtter:** `{ $prefix }{ name-puzzle }` eller `{ $prefix }{ name-puzzle } { word-daily }`
    - **Mot klokka:** `{ $prefix }{ name-storm }` alene, `{ $prefix }{ name-race }` med andre
    - **Lærlingen:** med `{ $prefix }{ name-play } { level-learner }` møter du en nybegynner som lærer av deg; `{ $prefix }{ name-brain }` viser hvor langt den har kommet.
    - **Se på:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Resultater:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **Dataene dine, og meldinger fra meg:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
help-owners =
    ### For servereiere
    - **Innstillinger:** `/{ name-settings }` for spill, brett, kanaler, roller, prefiks og språk (krever tillatelsen **Administrer server**)
    - **Stopp et parti:** `{ $prefix }{ name-stop }` i kanalen der det spilles (krever tillatelsen **Administrer meldinger**)
    - **Tillatelser:** `/{ name-settings }` viser hvilke jeg mangler.
    - **Prefiks:** endre det i `/{ name-settings }`. Å omtale meg virker alltid.
    - **Nullstill lærlingen:** `{ $prefix }{ name-brain }`
    - **Personvern:** `{ $prefix }{ name-privacy }` viser hva jeg lagrer om deg.
about-version = **Versjon:** { $version }
about-invite = [Legg meg til på en server](<{ $link }>)
about-install = [Legg meg til i kontoen din](<{ $link }>)
about-terms = [Vilkår for bruk](<{ $link }>)
about-privacy = [Personvernerklæring](<{ $link }>)
about-your_data = **Dataene dine:** `{ $prefix }{ name-privacy }`
about-newer = ⚠️ Den nyere versjonen { $version } har kjørt med denne databasen. Oppdater meg igjen, eller gjenopprett en sikkerhetskopi fra før oppdateringen.
about-servers = **Servere:** { $servers }
about-since = **Startet:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **Shard { $shard }:** tilkoblet, { $milliseconds } ms
about-shard_down = **Shard { $shard }:** ikke tilkoblet

## privacy

privacy-use_slash_command = Det blir mellom oss. Bruk `/{ name-privacy }`, eller send meg `{ $prefix }{ name-privacy }` i en direktemelding.
privacy-title = ### Hva jeg lagrer om deg
privacy-nothing = Ingenting.
privacy-never = **Lagres aldri:** navnet ditt og det du skriver
privacy-matches = **Partier:** { $finished } ferdigspilte · { $live } pågående
privacy-matches_details = -# Bruker-ID-en din, trekk, tider, tips og ID-ene til server, kanal og meldinger
privacy-challenges = **Åpne utfordringer:** { $challenges }
privacy-challenges_details = -# Hvem som utfordret hvem, spillet og ID-ene til kanal og melding
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = { $ratings ->
    [one] **Rating:** på { $ratings } server
   *[other] **Rating:** på { $ratings } servere
}
privacy-gains = { $gains ->
    [0] **Poeng fra nivåene mine:** ingen
    [one] **Poeng fra nivåene mine:** fra { $gains } nivå
   *[other] **Poeng fra nivåene mine:** fra { $gains } nivåer
}
privacy-ratings_details =
    -# Ratingen din etter hvert ratede parti, og hvor mange du vant, spilte uavgjort og tapte
    -# For hvert nivå poengene fra den siste dagen du vant noen
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = { $puzzles ->
    [0] **Nøtteresultater:** ingen
    [one] **Nøtteresultater:** fra { $puzzles } server eller privat samtale
   *[other] **Nøtteresultater:** fra { $puzzles } servere og private samtaler
}
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **Nøtterating:** –
   *[other] **Nøtterating:** på tvers av alle servere
}
privacy-puzzles_details = -# Den siste nøtten, riktige og gale svar, serier, dagsresultatet du delte sist, og i 30 dager hvilke nøtter du har sett i kappløp
privacy-practice = **Øvelser:** { $exercises } · **Partier til dem:** { $reviewed }
privacy-practice_details = -# Når du begynte å øve, feilene dine i partier og kappløp, svarene dine og når de kommer tilbake
privacy-course = **Leksjoner:** { $lessons }
privacy-course_details = -# Hvilke av øvelsene deres du har løst
privacy-learners = { $learners ->
    [one] **Lærlingens minne:** fra { $learners } privat samtale
   *[other] **Lærlingens minne:** fra { $learners } private samtaler
}
privacy-learners_details = -# Det den har lært av deg i direktemeldinger. På servere lagrer den ikke hvem som spilte.
privacy-notices = **Varsler slått av:** ja
privacy-notices_details = -# Bruker-ID-en din
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **Påminnelse om serien:** av
   *[other] **Påminnelse om serien:** på
}
privacy-search_notices = { $search_notices ->
    [0] **Varsler om invitasjoner:** av
    [one] **Varsler om invitasjoner:** på { $search_notices } server
   *[other] **Varsler om invitasjoner:** på { $search_notices } servere
}
privacy-direct_messages_details = -# Bruker-ID-en din, og når jeg sist sendte deg en
privacy-votes = **Stemmer:** { $votes } · **Startede avstemninger:** { $votings }
privacy-votes_details = -# I partier der alle stemmer: bruker-ID-en din og stemmen din på hvert trekk, til 24 timer etter slutten
privacy-races = **Nøttekappløp og nøttestormer:** { $races } · **Åpnet:** { $race_starts }
privacy-races_details = -# Bruker-ID-en din, nøttene, hvilke av dem du ikke løste, poengene dine og hvor lang tid du brukte
privacy-if_deleted =
    ### Hvis du sletter det
    { "" }**Pågående partier** slutter med en gang. Du taper dem der begge sider har trukket.
    { "" }**Ferdigspilte partier** blir værende, men uten bruker-ID-en din.
    { "" }**Alt annet** er borte. Det kan ikke angres.
privacy-forget = Slett dataene mine
privacy-deleted = ### Dataene dine er slettet
privacy-kept =
    -# Jeg har også glemt navnet ditt, språket ditt og hvem du utfordret, hvis jeg fortsatt hadde det i minnet.
    ### Det som blir værende
    { "" }**Partier:** { $kept }
    -# Uten bruker-ID-en din og ID-ene til kanal og meldinger. Bare ID-en til meldingen eller trykket som startet et parti, blir værende, som partiets nummer. Ingen kan slå den opp uten kanalen.
    -# Fram til midnatt UTC vet jeg fortsatt hvor ofte de samme to medlemmene har spilt mot hverandre i dag, men ikke hvem de er.
privacy-ended = { $lost ->
    [0] **Pågående partier avsluttet:** { $live } (uten resultat)
   *[other] **Pågående partier avsluttet:** { $live } · **Tapt:** { $lost } (begge sider hadde trukket)
}
privacy-nothing_ended = **Pågående partier avsluttet:** ingen

## name

name-play = spill
name-play_opponent = motstander
name-play_member = medlem
name-play_mark = tegn
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = spill
name-invite = inviter
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = tilby
name-offer_what = hva
name-draw = uavgjort
name-takeback = angre
name-games = partier
name-watch = se
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = hjerne
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = lærling
name-settings = innstillinger
name-vote = stem
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = tid
name-vote_thread = { word-thread }
name-stop = stopp
name-move = trekk
name-move_coordinate = rute
name-board = brett
name-resign = gi-opp
name-puzzle = nøtt
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = tema
name-race = kappløp
name-race_game = { name-play_game }
name-race_time = tid
name-race_today = { word-today }
name-storm = storm
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = kurs
name-course_lesson = leksjon
name-help = hjelp
name-about = om
name-hint = tips
name-analyse = analyse
name-analyse_position = stilling
name-analyse_view = visning
name-review = gjennomgang
name-privacy = personvern
name-progress = framgang
name-notify = varsler
name-practice = øvelse
name-practice_move = { name-move_coordinate }
name-stats = statistikk
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = toppliste
name-leaderboard_game = { name-play_game }
name-history = historikk
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = reprise
name-export = eksporter

## word

word-random = loddtrekning
word-thread = tråd
word-here = her
word-network = nettverk
word-hints = tips
word-misere = omvendt
word-fading = forsvinnende
word-ultimate = ultimat
word-uttt = uttt
word-ultimate_tictactoe = ultimat-tre-på-rad
word-infinite = uendelig
word-disappearing = forsvinnende-tegn
word-connect4 = firepårad
word-connect_four = 4pårad
word-tictactoe = tre-på-rad
word-ttt = ttt
word-noughts = bondesjakk
word-reverse = omvendt-tre-på-rad
word-misere_tictactoe = misère-tre-på-rad
word-daily = dagens
word-mixed = blandet
word-today = i-dag
word-finish_line = rekke
word-block_line = blokker
word-make_fork = gaffel
word-prevent_fork = hindre
word-forced_sequence = rekkefølge
word-opening = åpning
word-zugzwang = trekktvang
word-show = vis
word-train = tren
word-export = eksporter
word-import = importer
word-reset = nullstill
word-server = server
word-original = original
word-stronger = sterkere

## command

command-play = Tre på rad, fire på rad og mer, mot meg eller et medlem
command-play_opponent = Nivået mitt, hvis du spiller mot meg
command-play_member = Medlem å utfordre (standard: du spiller mot meg)
command-play_mark = Tegnet ditt; X starter
command-play_mark_x = X (starter)
command-play_mark_o = O (spiller som nummer to)
command-play_mark_random = Tilfeldig
command-play_thread = Åpne en tråd for partiet (standard: serverens innstilling)
command-play_hints = La begge spillerne bruke tips i et parti mellom medlemmer
command-play_game = Hvilket spill (standard: serverens standardspill)
command-invite = Et parti med den første som blir med
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = La begge spillerne bruke tips
command-invite_game = { command-play_game }
command-menu_challenge_member = Utfordre til et parti
command-offer = Uavgjort, eller det siste trekket ditt tilbake, hvis den andre spilleren går med på det
command-offer_what = Hva du ber den andre spilleren om
command-offer_what_draw = Uavgjort
command-offer_what_takeback = Å ta tilbake det siste trekket ditt
command-games = De pågående partiene dine, og hvem som ser etter noen å spille med her
command-watch = Et parti mellom to av nivåene mine
command-watch_x = Nivå som spiller X og starter
command-watch_o = Nivå som spiller O
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = Innstillingene for serveren: spill, brett, hvem som kan spille, språk
command-vote = Et parti mot et av nivåene mine der alle her stemmer over hvert trekk
command-vote_opponent = Nivået mitt som dere alle spiller mot (standard: serverens standardnivå)
command-vote_game = { command-play_game }
command-vote_mark = Det felles tegnet deres; X starter (standard: X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = Tid til å stemme over hvert trekk, fra 15s til 24h, f.eks. 30s, 5m eller 1h (standard: 1m)
command-vote_thread = Nei: i denne kanalen, som krever tillatelsen Administrer meldinger
command-stop = Stopp partiet i denne kanalen
command-move = Trekket ditt: en rute, for eksempel B2, eller i fire på rad nummeret på en kolonne
command-move_coordinate = En rute, for eksempel B2, eller i fire på rad nummeret på en kolonne
command-board = Brettet igjen, som en ny melding
command-resign = Gi opp partiet
command-puzzle = En nøtt: finn det eneste riktige trekket
command-puzzle_daily = Dagens nøtt på denne serveren, for alle her
command-puzzle_game = { command-play_game }
command-puzzle_theme = Velg hva nøtten skal handle om
command-race = Et nøttekappløp for alle her: de samme nøttene, så mange du rekker på 90 sekunder
command-race_game = Nøtter fra ett spill (standard: fra flere)
command-race_game_mixed = Flere spill
command-race_time = Hvor lang tid alle har (standard: 90 sekunder)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = Dagens kappløp: de samme 20 nøttene for alle her, når som helst du har tid i dag
command-storm = Så mange nøtter du rekker på 90 sekunder, mot din egen rekord
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = Hvor lang tid du har (standard: 90 sekunder)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = Sju korte leksjoner som gjør deg bedre
command-course_lesson = Nummeret på en leksjon (standard: alle leksjoner)
command-help = Hvordan du spiller, og alle kommandoer
command-brain = Hva lærlingen har lært her, og treningen dens
command-brain_train = Tren den: antall partier, fra 1 til 10000 (standard: 500)
command-brain_opponent = Tren den mot dette nivået (standard: { level-perfect })
command-brain_game = { command-play_game }
command-notify = Hva jeg varsler deg om, med knapper som endrer det
command-hint = Et godt trekk og grunnen til det; bare du ser det
command-analyse = Hva hvert trekk er verdt
command-analyse_position = Rader fra toppen, for eksempel X../.O./... (standard: partiet i kanalen)
command-analyse_view = Hva du vil se utenom verdiene (standard: ingenting)
command-analyse_view_network = hva nettverket ser
command-privacy = Hva jeg lagrer om deg, og hvordan du sletter det
command-practice = Øvelser fra dine egne feil: finn de bedre trekkene
command-practice_move = Svaret ditt, for eksempel B2 eller 4
command-stats = Resultatene dine, et medlems eller hele serverens
command-stats_member = Hvem sine partier (standard: dine)
command-stats_server = Partiene til alle på denne serveren
command-stats_game = Bare dette spillet (standard: alle spill)
command-leaderboard = De beste spillerne på denne serveren
command-leaderboard_game = { command-play_game }
command-history = Ferdigspilte partier, til å spille av trekk for trekk eller lagre som fil
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = Hvilken rute? Skriv bokstaven til raden og nummeret på kolonnen, for eksempel `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = Det er ikke en rute. Skriv en bokstav for raden og et nummer for kolonnen, for eksempel `{ $prefix }{ name-move } B2`.
error-missing_column = Hvilken kolonne? Skriv nummeret, for eksempel `{ $prefix }{ name-move } 2`.
error-unreadable_column = Det er ikke en kolonne. Skriv nummeret, for eksempel `{ $prefix }{ name-move } 2`.
error-unknown_row = Det finnes ingen rad { $row }. Radene går fra { $first } til { $last }.
error-unknown_column = Det finnes ingen kolonne { $column }. Kolonnene går fra { $first } til { $last }.
error-cell_fading = Tegnet ditt { $mark } på **{ $coordinate }** forsvinner først når du har trukket: velg en ledig rute.
error-cell_taken = På **{ $coordinate }** står det allerede { $mark }. Velg en ledig rute.
error-other_board = Du må spille på brettet **{ $board }**: **{ $first }** til **{ $last }**.
error-closed_board = Brettet **{ $board }** ({ $first } til { $last }) er vunnet eller fullt. Velg en rute på et annet.
error-full_column = Kolonne { $column } er full. Velg en annen.
error-floating_cell = En brikke ville falt ned fra **{ $coordinate }**. Velg den nederste ledige ruten i en kolonne.
error-position_shape = Skriv stillingen som { $rows } rader med { $columns } ruter og `/` mellom radene, for eksempel `{ $example }`. Skriv størrelsen først hvis brettet har en annen størrelse, som i `{ $prefix }{ name-analyse } 6x6x4 …`.
error-position_not_typed = En skrevet stilling i **{ $game }** sier ikke alt. I et parti viser `/{ name-analyse }` stillingen.
error-position_mark = I rad { $row }, kolonne { $column } i stillingen står verken `X`, `O` eller `.`.
error-impossible_position = Ingen partier kan nå den stillingen: X starter, sidene bytter på, og den første rekken avslutter partiet.
error-floating_position = Ingen partier kan nå den stillingen: brikken på **{ $coordinate }** ville falt ned.
error-game_size = Det finnes ikke noe spill i den størrelsen. Et brett har { $least } til { $most } rader og kolonner, og en rekke har minst { $least } ruter og får plass på brettet. For eksempel betyr `{ $prefix }{ name-play } 6x6x4` 6 rader, 6 kolonner og 4 på rad.
error-game_not_offered = **{ $game }** finnes ikke på denne serveren. Her er: { $offered }.
error-match_over = Det partiet er slutt. `{ $prefix }{ name-play }` starter et nytt.
error-not_a_player = Du er ikke med i dette partiet.
error-workers_busy = For mange medlemmer venter på tips akkurat nå. Prøv igjen om et minutt.
error-advice_pending = Jeg jobber fortsatt med det forrige spørsmålet ditt. Spør igjen når du har fått svar.
error-advice-duel = I et parti mellom medlemmer uten tips er denne stillingen på brettet eller ett trekk unna. Spør igjen når det partiet har gått videre.
error-advice-race = Denne stillingen er nøtten du holder på med i et kappløp, eller ett trekk unna den. Svar på den nøtten først.
error-too_many_takebacks = Du har allerede tatt tilbake { $limit } trekk i dette partiet. Flere kan en spiller ikke ta tilbake.
error-nothing_to_take_back = Du har ikke trukket ennå, så det er ingenting å ta tilbake.
error-not_your_turn = Det er ikke din tur. `{ $prefix }{ name-board }` viser brettet.
error-no_match = Det pågår ikke noe parti her. `{ $prefix }{ name-play }` starter et.
error-match_running-resignation = Partiet ditt her pågår fortsatt. Hvis du begynner på nytt, gir du det opp, og det teller som tap. Begynne på nytt?
error-match_running-no_result = Et parti pågår fortsatt her. Hvis du begynner på nytt, slutter det uten resultat. Begynne på nytt?
error-match_running-time_up = I partiet som pågår her, har ingen trukket på en time. Hvis du begynner på nytt, taper spilleren det. Begynne på nytt?
error-channel_busy = { $idle_after ->
        [one] Andre medlemmer spiller her. Spill i en annen kanal eller i en tråd, eller bruk `{ $prefix }{ name-play }` når ingen har trukket på { $idle_after } minutt.
       *[other] Andre medlemmer spiller her. Spill i en annen kanal eller i en tråd, eller bruk `{ $prefix }{ name-play }` når ingen har trukket på { $idle_after } minutter.
    }
error-exhibition_running = To av nivåene mine spiller mot hverandre her. Vent til partiet deres er slutt, eller spill i en annen kanal eller i en tråd.
error-match_moved_on = Partiet har gått videre siden da. `{ $prefix }{ name-board }` viser hvordan det står.
error-channel_taken = Et annet parti pågår her. Vent til det er slutt, eller spill i en annen kanal eller i en tråd.
error-question-not_yours = Det spørsmålet var til noen andre.
error-offer-not_a_duel = Det går bare an i partier mellom medlemmer. Mot meg starter `{ $prefix }{ name-play }` et nytt parti, og `{ $prefix }{ name-resign }` gir opp dette.
error-offer-own_offer = Bare den andre spilleren kan godta det.
error-challenge-own_challenge = Du kan ikke spille mot deg selv. `{ $prefix }{ name-play }` starter et parti mot meg.
error-challenge-bot_challenged = Boter kan ikke godta utfordringer. `{ $prefix }{ name-play }` starter et parti mot meg.
error-challenge_waiting = Dere to har allerede en åpen utfordring. Godta, avslå eller trekk den tilbake først: { $existing }
error-challenge-invitation_open = Du har allerede en åpen invitasjon. Trekk den tilbake først, eller vent til noen godtar den: { $existing }
error-challenge_over = Det er ikke åpent lenger. `{ $prefix }{ name-play } @noen` lager en ny utfordring.
error-challenge-not_yours = Den utfordringen er til noen andre.
error-challenge-level = Nivåer er bare for partier mot meg. Utelat nivået for å utfordre et medlem.
error-challenge-nobody_else = Her er det bare oss to. Utfordre noen i en kanal på en server.
error-challenge-not_visible = Bare du ser svarene mine på denne serveren, så ingen andre kan godta. Be noen som administrerer serveren, om å legge meg til, eller spill i en gruppe-DM.
error-challenge-private_thread = Den som har opprettet en privat tråd, kan fjerne de andre fra den. Derfor spiller medlemmer her bare med tips og uten rating: `{ $prefix }{ name-play } @noen { word-hints }`.
error-challenge-cannot_see = **{ $who }** kan ikke se denne kanalen. Spill i en som dere begge kan se.
error-challenge-channel_taken = Et annet parti pågår i { $channel }. Du kan godta [invitasjonen]({ $link }) når det er slutt.
error-challenge-not_a_member = Jeg finner ikke det medlemmet her. Skriv `@` og velg fra listen til Discord.
error-moderation-not_the_starter = Noen andre startet dette partiet. Bare den personen og medlemmer med tillatelsen **{ permission-manage_messages }** kan stoppe det.
error-no_puzzles = Det finnes ingen nøtter for det spillet. Det finnes nøtter for: { $games }.
error-puzzle-not_yours = Den nøtten er til noen andre. `{ $prefix }{ name-puzzle }` gir deg din egen.
error-puzzle-over = Den nøtten teller ikke lenger. `{ $prefix }{ name-puzzle }` gir deg en ny.
error-puzzle-answered = Du har allerede svart på den nøtten. `{ $prefix }{ name-puzzle }` gir deg en ny.
error-practice-over = Den øvelsen er ikke lenger åpen. `{ $prefix }{ name-practice }` gir deg en annen.
error-practice-unreadable_coordinate = Det er ikke en rute. Skriv en bokstav for raden og et nummer for kolonnen, for eksempel `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = Det er ikke en kolonne. Skriv nummeret, for eksempel `{ $prefix }{ name-practice } 2`.
error-puzzle-daily_over = Den nøtten var fra en annen dag. `{ $prefix }{ name-puzzle } { word-daily }` viser dagens.
error-puzzle-daily_answered = Du har allerede svart på dagens nøtt. Den neste kommer { $ends }.
error-race-outside_server = Et kappløp trenger flere, så det finnes bare på servere. Her er `{ $prefix }{ name-storm }` det samme alene.
error-race-no_puzzles = Det finnes ingen kappløp med nøtter fra det spillet. Det finnes kappløp med nøtter fra: { $games }.
error-race-channel_taken = Det er allerede et kappløp i denne kanalen.
error-race-in_another = Du er med i et annet kappløp eller en storm. Gjør det ferdig først.
error-race-started = Det kappløpet har begynt. Du kan bli med i det neste.
error-race-full = Det kappløpet er fullt: { $most } medlemmer kan være med.
error-race-nobody_in = Ingen er med ennå.
error-race-not_starter = Bare medlemmet som åpnet kappløpet, kan starte det før tiden.
error-race-not_in = Du er ikke med i det kappløpet.
error-race-not_over = Andre holder fortsatt på med disse nøttene. Du kan se dem når kappløpet er slutt.
error-race-day_not_over = Andre kan fortsatt svare på disse nøttene. Kappløpet slutter { $ends }; etter det viser jeg deg hva du ikke løste.
error-race-no_day = Det var ikke noe kappløp den dagen. `{ $prefix }{ name-race } { word-today }` viser dagens.
error-race-over = Det kappløpet er slutt.
error-race-private = Alle her ville lest svaret ditt. Trykk på knappen ved nøtten din i stedet, eller skriv `{ $prefix }{ name-storm }` til meg i en direktemelding.
error-thread-not_here = Jeg kan ikke åpne en tråd her. Spill uten, eller i en tekstkanal på en server.
error-thread-user_permission = Du trenger tillatelsen **{ $missing }** for å åpne en tråd her. Spill uten tråd.
error-thread-too_many = Denne serveren har allerede så mange åpne tråder som Discord tillater. Spill uten tråd, eller arkiver en åpen tråd først.
error-thread-try_later = Discord lar meg ikke åpne tråder akkurat nå, så partiet spilles her.
error-thread-try_later_or_elsewhere = Discord lar meg ikke åpne tråder akkurat nå, og et annet parti pågår her. Prøv igjen om noen minutter, eller spill i en annen kanal.
error-cannot_attach = Jeg trenger tillatelsen **{ $missing }** for å sende filer her. Be noen som administrerer serveren, om å gi meg den, eller bruk slash-kommandoen.
error-training-bot_permission = Jeg trenger tillatelsen **{ $missing }** for å vise hvordan treningen går her. Be noen som administrerer serveren, om å gi meg den, eller tren meg i en annen kanal.
error-training-user_install = Jeg kan ikke vise hvordan treningen går her. Tren meg i en direktemelding, eller på en server som har lagt meg til.
error-learner_game = Lærlingen spiller ikke det spillet. Den spiller: { $games }.
error-learner-unknown_word = Jeg kjenner ikke «{ $typed }». `{ $prefix }{ name-brain }` viser hva jeg har lært. Du kan også bruke `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-learner } { word-import }` med en fil, og `{ $prefix }{ name-learner } { word-reset }` eller `{ $prefix }{ name-learner } { word-reset } { word-stronger }`.
error-no_analysis = Jeg kan ikke analysere **{ $game }**, så det finnes ingen tips, analyser eller gjennomganger av det.
error-training-unknown_word = Jeg kjenner ikke «{ $typed }». Skriv et antall partier og et av nivåene mine ({ $levels }), for eksempel `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-training-games = Velg fra 1 til { $most } partier for en trening.
error-training-already_running = Jeg trener allerede her. Vent til det er slutt, eller avslutt det.
error-learner-other_mode = Disse minnene kan ikke slås sammen: filen hører til modus `{ $theirs }`, og her lærer jeg i modus `{ $ours }`.
error-learner-one_file = Jeg trenger én fil, som knappen **{ learner-do_export }** under `{ $prefix }{ name-brain }` lager.
error-learner-download_failed = Discord ga meg ikke filen. Prøv igjen.
error-notify-other_server = Den knappen er til en annen server. `{ $prefix }{ name-notify }` viser den for denne serveren.
error-notify-searches_off = Denne serveren tillater ikke varsler om invitasjoner.
error-not_a_manager = Du trenger tillatelsen **{ permission-manage_guild }** for å gjøre det.
error-settings_outside_server = Bare servere har innstillinger. Bruk `/{ name-settings }` i en kanal på serveren din.
error-invalid_choice = Det valget finnes ikke. `/{ name-settings }` viser hvilke som finnes.
error-invalid_prefix = Ikke lagret: et prefiks har opptil 5 synlige tegn uten mellomrom og backtick, og begynner ikke med `/`, `@` eller `<`.
error-vote-outside_server = I de partiene stemmer alle på et sted, så de spilles på servere. `{ $prefix }{ name-play }` starter et parti mot meg her.
error-vote-off = Denne serveren har slått av partier der alle stemmer.
error-vote-time = Tiden for hvert trekk er fra 15 sekunder til 24 timer, slik som `30s`, `5m` eller `1h`. For eksempel: `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = Avstemningen om det trekket er nettopp slutt. Du kan stemme over det neste om et øyeblikk.
error-vote-only_in_thread = Du trenger tillatelsen **{ permission-manage_messages }** for å starte dette partiet i selve kanalen. Uten den får partiet en tråd.
error-vote-needs_thread = Dette partiet trenger en tråd. Du trenger tillatelsen **{ permission-create_public_threads }** for å åpne en her, eller **{ permission-manage_messages }** for å spille i selve kanalen.
error-wrong_channel = Jeg spiller ikke her. Du kan spille i { $channels }.
error-missing_role = For å spille med meg her trenger du en av disse rollene: { $roles }.
error-cooldown = Ikke så fort. Du kan bruke neste kommando { $ends }.
error-too_many_choices = Du har endret dette partiet for mange ganger. Spill det, eller start et nytt med `{ $prefix }{ name-play }`.
error-already_playing = Du er allerede i gang med et parti her. `{ $prefix }{ name-board }` viser det.
error-button_used = Du har allerede trykt på den knappen.
error-moderation-not_a_moderator = Du trenger tillatelsen **{ permission-manage_messages }** for å stoppe andre medlemmers partier.
error-moderation-end_exhibition_instead = Hvis du startet dette partiet, stopp det med knappen under det. Ellers trenger du tillatelsen **{ permission-manage_messages }**.
error-memory_file-too_large = Jeg kan ikke importere filen: den er større enn { $max_kib } KiB.
error-memory_file-not_mine = Jeg kan ikke laste inn filen: jeg har ikke laget den, eller den er endret.
error-memory_file-value = Jeg kan ikke importere filen: `{ $where }` må være en av disse: `{ $values }`.
error-memory_file-entry = Jeg kan ikke importere filen: `{ $where }` må være et helt tall fra 1 til { $max_position }. { -entries-from-0 }
error-memory_file-position = Jeg kan ikke importere filen: `{ $where }` er { $position }. Det kan lærlingen ikke ha lært i denne modusen, eller det står der to ganger. { -entries-from-0 }
error-notation-line = Jeg kan ikke lese linje { $line }. En linje ser slik ut: `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line`, altså tid, brett, spillere, trekk, resultat og hvordan partiet sluttet.
error-notation-unplayable = Linje { $line } er ikke et mulig parti: trekk { $move } i den er ikke en rute som kunne spilles da, for eksempel `B2`.
error-notation-ending = Linje { $line } er ikke et mulig parti: etter trekkene kan det ikke ha sluttet med `{ $ending }`.
error-starting-own = Jeg holder fortsatt på å starte det andre partiet ditt. Prøv igjen om et øyeblikk.
error-starting-other = Jeg holder fortsatt på å starte et annet parti for utfordreren. Prøv igjen om et øyeblikk.
error-thread-closed = Tråden er lukket, og jeg kan ikke åpne den igjen. Be noen som administrerer serveren, om å gjøre det; deretter viser `{ $prefix }{ name-board }` brettet.
error-thread-name_blocked = AutoMod på denne serveren blokkerte navnet på tråden, som inneholder navnene på spillerne. Spill uten tråd, eller be en moderator om å unnta meg fra den regelen.
-entries-from-0 = (Den første verdien i en liste har nummer 0.)
error-thread-bot_permission = Jeg trenger tillatelsen **{ $missing }** for å åpne en tråd her. Be noen som administrerer serveren, om å gi meg den, eller spill uten tråd.
error-too_many_matches-own = { $most ->
        [one] Du er i gang med { $most } parti her, og det er det meste på én gang. Spill det ferdig først: { $channels }
       *[other] Du er i gang med { $most } partier her, og det er det meste på én gang. Spill ferdig et først: { $channels }
    }
error-too_many_matches-other = { $most ->
        [one] Utfordreren er i gang med { $most } parti her, og det er det meste på én gang. Godta når det er slutt.
       *[other] Utfordreren er i gang med { $most } partier her, og det er det meste på én gang. Godta når et av dem er slutt.
    }
error-may_not_follow_up = Jeg trenger tillatelsen **{ $missing }** for å vise hvordan et parti går videre her. Be noen som administrerer serveren, om å gi meg den, eller spill i en annen kanal.
error-not_in_thread = Nevn meg her først. Da blir jeg lagt til i denne private tråden; til da kan jeg ikke vise hvordan et parti går videre her.
error-locked_thread = Denne tråden er låst, så jeg kan ikke vise hvordan et parti går videre her. Be en moderator om å låse den opp, eller spill i en annen kanal.
error-in_timeout = Jeg har timeout på denne serveren, så jeg kan ikke skrive her. Den slutter { $ends }.
error-match_unreachable = Det siste partiet her sluttet uten resultat, fordi meldingen med brettet ble slettet eller jeg ikke kunne se denne kanalen.
error-hints_not_allowed = Tips er slått av i dette partiet. `{ $prefix }{ name-play } @noen { word-hints }` starter et med tips til dere begge.
error-record-nothing_finished = Ingen partier har sluttet her ennå. `{ $prefix }{ name-analyse } X../.O./...` analyserer hvilken som helst stilling.
error-record-match_not_found = Jeg kjenner ikke det partiet lenger. En av spillerne kan ha slettet dataene sine.
error-record-unknown_target = Jeg kjenner ikke «{ $typed }». Skriv ingenting for dine egne, nevn et medlem, for eksempel `{ $prefix }{ $command } @ben`, eller skriv `{ $prefix }{ $command } { word-server }` for alle her.
error-record-two_targets = Velg enten et medlem eller hele serveren, ikke begge.
error-record-no_leaderboard = Bare servere har rating og toppliste. `{ $prefix }{ name-stats }` viser resultatene dine her.
error-record-no_pasted_game = Legg til en linje fra `{ $prefix }{ name-export }` etter kommandoen, så viser jeg partiet.
error-record-board_too_large = Det brettet er for stort til at jeg kan vise det. Det største er { $most }×{ $most }.
error-record-export_too_large = Du har spilt flere partier enn det er rom for i filer på { $most } MiB. Be den som drifter meg, om å sende dem.
error-share-not_visible = Bare du ser svarene mine på denne serveren, så ingen andre ville sett bildet.
error-share-cannot_attach = Jeg kan ikke dele partiet her: det krever tillatelsen **{ $missing }**.
error-level_not_offered = **{ $level }** finnes ikke i dette spillet: { $game }. Nivåene er { $levels }.
error-network_missing = Nettverket er ikke installert på denne boten, så **intuisjon** og **nevral** finnes ikke her.
error-network_game = Nettverket har ikke lært det spillet. Det kan: { $games }.
error-offer-what = Skriv hva du tilbyr: `{ $prefix }{ name-offer } { name-draw }` eller `{ $prefix }{ name-offer } { name-takeback }`.
error-no_records = Det finnes ingen egen statistikk og rating for det spillet. Det finnes for: { $games }.
error-unknown_level = Jeg kjenner ikke «{ $typed }». Nivåene mine er { $levels }. For eksempel: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = Ikke lagret: X og O trenger hver sin emoji.
error-emoji-unreadable = Ikke lagret: «{ $typed }» er ikke en emoji. Oppgi en, eller navnet på en av serverens emojier, for eksempel `:katt:`.
error-emoji-composed = Ikke lagret: «{ $typed }» er satt sammen av flere tegn, slik alle flagg, taster og familier er. På et brett kan Discord komme til å vise dem hver for seg. Velg en enkel emoji, for eksempel 🍎.
error-emoji-unknown = Ikke lagret: serveren har ingen emoji `:{ $name }:`. Oppgi en av dens egne, eller en vanlig som 🍎.
error-emoji-unavailable = Ikke lagret: `:{ $name }:` kan ikke brukes akkurat nå, fordi serveren har flere emojier enn boostene tillater.
error-emoji-restricted = Ikke lagret: bare roller som jeg ikke har, kan bruke `:{ $name }:`.
error-emoji-duplicate = Ikke lagret: { $emoji } ville stå for to forskjellige ting. X, O og ledige ruter må ha hver sin emoji, også i en vinnerrekke. Oppgir du ingen for ledige ruter, er de { $free }.
error-emoji-unlisted = Ikke lagret: Discord fortalte meg ikke hvilke emojier serveren har. Prøv igjen.

## failure

failure-old_button = Den knappen er fra en eldre versjon av meg. `{ $prefix }{ name-help }` viser hva jeg kan nå.
failure-changed = Kommandoene mine er nettopp endret, og Discord viser fortsatt de gamle hos deg. Last inn på nytt (Ctrl+R, eller start appen på nytt) og prøv igjen.
failure-unexpected = Beklager, noe gikk galt hos meg. Prøv igjen; `{ $prefix }{ name-board }` viser hvordan partiet står.
failure-try_later = Discord lar meg ikke fullføre det akkurat nå. Prøv igjen om et minutt; `{ $prefix }{ name-board }` viser hvordan partiet står.
failure-blocked = AutoMod på denne serveren blokkerte meldingen min. Be en moderator om å unnta meg fra den regelen; deretter viser `{ $prefix }{ name-board }` hvordan partiet står.
failure-blocked_link = Discords filter mot skadelige lenker blokkerte meldingen min, trolig på grunn av et navn i den. `{ $prefix }{ name-board }` viser hvordan partiet står.
failure-embed_removed = Noen har fjernet innebyggingen med teksten min fra denne meldingen. La den stå: uten den ser ingen hvem sin tur det er.
failure-no_channel = Discord fortalte meg ikke hvilken kanal det var i. Prøv igjen.
failure-not_attached = Filen mangler fordi Discord avviste den.
failure-database = Beklager, jeg kan ikke lagre partier akkurat nå. Lagrede partier er trygge: sjekk `{ $prefix }{ name-board }` om noen minutter og prøv igjen.
failure-computation = Beklager, jeg rakk ikke å regne ut det i tide. Prøv igjen om noen minutter.
failure-timeout = Jeg kan ikke svare i { $channel }, fordi jeg har timeout på den serveren. Den slutter { $ends }. Fortsett deretter med `{ $prefix }{ name-board }`: partiet ditt er lagret.
failure-muted = Jeg kan ikke svare i { $channel } uten tillatelsen **{ $missing }**. Be noen som administrerer serveren, om å gi meg den, og fortsett med `{ $prefix }{ name-board }`: partiet ditt er lagret.

## owner

owner-synced = { $count ->
        [one] Discord kjenner nå { $count } slash-kommando.
       *[other] Discord kjenner nå { $count } slash-kommandoer.
    }
owner-not_synced = Discord avviste slash-kommandoene (HTTP { $status }: { $reason }). Prøv igjen senere. Hvis det ikke hjelper, inviter meg på nytt med lenken i loggen min.
owner-servers = { $count ->
        [one] Jeg er på { $count } server. Send `{ $prefix }leave` og ID-en dens for å få meg til å forlate den.
       *[other] Jeg er på { $count } servere. Send `{ $prefix }leave` og ID-en til en av dem for å få meg til å forlate den.
    }
owner-direct_message = Det ville vise medlemmene på denne serveren hvilke servere jeg er på. Send meg det i en direktemelding.
owner-left = Jeg har forlatt serveren { $id }.
owner-not_there = Jeg er ikke på noen server med denne ID-en. `{ $prefix }servers` viser alle.
owner-not_allowed = Den som drifter meg, lar meg bare spille på bestemte servere, og dette er ikke en av dem, så jeg forlater den.

## place

place-1 = øverst til venstre
place-2 = øverst
place-3 = øverst til høyre
place-4 = til venstre
place-5 = i midten
place-6 = til høyre
place-7 = nederst til venstre
place-8 = nederst
place-9 = nederst til høyre

## advice

advice-match = Du spiller et parti i { $channel } der denne stillingen er på brettet eller ett trekk unna. Hvis jeg fortsetter, kan det partiet ikke lenger heve ratingen din, og ved brettet står det at du har fått tips.
advice-matches = Du spiller partier i { $channel } der denne stillingen er på brettet eller ett trekk unna. Hvis jeg fortsetter, kan de partiene ikke lenger heve ratingen din, og ved brettene står det at du har fått tips.
advice-match_private = Du spiller et parti mot meg i direktemeldingene dine der denne stillingen er på brettet eller ett trekk unna. Hvis jeg fortsetter, står det ved brettet der at du har fått tips.
advice-puzzle = Denne stillingen er nøtten du holder på med, eller ett trekk unna den. Hvis jeg fortsetter, regnes nøtten som ikke løst.
advice-daily = Denne stillingen er dagens nøtt, eller ett trekk unna den. Hvis jeg fortsetter, regnes nøtten som ikke løst.
advice-exercise = Denne stillingen er øvelsen du holder på med, eller ett trekk unna den. Hvis jeg fortsetter, regnes øvelsen som ikke løst.
advice-show = Fortsett likevel

## games

games-title = ### 🎮 Partiene dine
games-none = Du er ikke i gang med noe parti nå. `{ $prefix }{ name-play }` starter et, og `{ $prefix }{ name-invite }` inviterer hvem som helst.
games-game = - [{ $game }]({ $link }) mot **{ $other }** · { $place } · { $turn }
games-your_turn = **din tur**, tiden din går ut { $deadline }
games-their_turn = venter på **{ $who }**, og tiden går ut { $deadline }
games-my_turn = venter på **{ $who }**
games-private = privat samtale
games-invitations = ### ⚔️ Ser etter noen å spille med
games-invitation = **{ $number }.** **{ $who }**: [{ $game }]({ $link }) · { $channel } · utløper { $deadline }
games-join = Bli med i { $number }
games-press = Trykk på knappen for å se de pågående partiene dine. Bare du ser dem.
games-open = Partiene mine

## share

share-won = { $plies ->
    [one] **{ $who }** slo **{ $other }** på { $plies } trekk.
   *[other] **{ $who }** slo **{ $other }** på { $plies } trekk.
}
share-resigned = { $plies ->
    [one] **{ $who }** slo **{ $other }**, som ga opp etter { $plies } trekk.
   *[other] **{ $who }** slo **{ $other }**, som ga opp etter { $plies } trekk.
}
share-forfeited = { $plies ->
    [one] **{ $who }** slo **{ $other }**, som forlot partiet eller gikk tom for tid etter { $plies } trekk.
   *[other] **{ $who }** slo **{ $other }**, som forlot partiet eller gikk tom for tid etter { $plies } trekk.
}
share-drawn = { $plies ->
    [one] **{ $x }** og **{ $o }** spilte uavgjort etter { $plies } trekk.
   *[other] **{ $x }** og **{ $o }** spilte uavgjort etter { $plies } trekk.
}
share-no_result = { $plies ->
    [one] **{ $x }** og **{ $o }** spilte { $plies } trekk, uten resultat.
   *[other] **{ $x }** og **{ $o }** spilte { $plies } trekk, uten resultat.
}
share-picture = Animert bilde av et parti: { $game }. { $x } begynte, { $o } var nummer to. Trekk: { $moves }.
share-player = spiller { $number }
share-picture_won = { $who } vant.
share-picture_drawn = Partiet endte uavgjort.
share-picture_no_result = Partiet sluttet uten resultat.

## vote

vote-thread = 🗳️ Alle kan spille med: stem over hvert trekk i { $thread }.
vote-counts = 🗳️ { $counts } · avstemningen slutter { $deadline }
vote-none = 🗳️ Ingen stemmer ennå · avstemningen slutter { $deadline }
vote-waits = 🗳️ Ingen har stemt. Uten en stemme slutter partiet { $deadline }.
vote-last = Stemmer på forrige trekk: { $counts }
vote-lot = 🎲 { $cells } fikk like mange stemmer, så det ble trukket lodd.
vote-lot_many = { $count ->
    [one] 🎲 { $count } rute fikk like mange stemmer, så det ble trukket lodd.
   *[other] 🎲 { $count } ruter fikk like mange stemmer, så det ble trukket lodd.
}
vote-yours = { $count ->
    [one] 🗳️ Stemmen din: **{ $move }** · { $count } stemme så langt · avstemningen slutter { $deadline }. Til da kan du endre stemmen din.
   *[other] 🗳️ Stemmen din: **{ $move }** · { $count } stemmer så langt · avstemningen slutter { $deadline }. Til da kan du endre stemmen din.
}
vote-theirs = { $count ->
    [one] 🗳️ **{ $who }** stemmer på **{ $move }** · { $count } stemme så langt · avstemningen slutter { $deadline }
   *[other] 🗳️ **{ $who }** stemmer på **{ $move }** · { $count } stemmer så langt · avstemningen slutter { $deadline }
}
vote-how = Stem på en rute: den med flest stemmer blir spilt.
vote-how_with_review = { vote-how } Når partiet er slutt, sier jeg hvor det gikk galt, og hvem som hadde stemt på det riktige trekket.
vote-typed = Stem ved å skrive et trekk, for eksempel `{ $prefix }{ name-move } { $example }`.
vote-saw = { $others ->
    [0] **{ $who }** så det.
    [one] **{ $who }** og { $others } til så det.
   *[other] **{ $who }** og { $others } til så det.
}
vote-saw_unnamed = { $count ->
    [0] Ingen stemte på et bedre trekk.
    [one] { $count } av dem som stemte, så det.
   *[other] { $count } av dem som stemte, så det.
}
vote-went_wrong = Med trekk { $number } tok gruppen feil. Bedre: { $cells }.
vote-best = **Stemte best:** { $who } { $share }
vote-practise = Øv
vote-choose = 🗳️ Velg ruten du stemmer på:

## race

race-title = 🏁 **Nøttekappløp** · { $game } · { $time }
race-title_storm = ⚡ **Nøttestorm** · { $game } · { $time }
race-time_90 = 90 sekunder
race-time_180 = 3 minutter
race-mixed = flere spill
race-rules = Alle får de samme nøttene, fra lett til vanskelig, i en melding som bare de selv ser. Et riktig svar gir et poeng, et galt koster { $seconds } sekunder.
race-in = **Er med:** { $names } ({ $count } av { $most })
race-starts = Det begynner { $begins }, eller når { $who } trykker på **Begynn**.
race-starts_at = Det begynner { $begins }.
race-unrated = -# Ratingen endres ikke: jeg kan ikke vite om noen er rask eller har et vindu til åpent.
race-restarted_lobby = -# Jeg ble startet på nytt. Alle som var med, er det fortsatt: etter starten trykker dere på **Fortsett** her.
race-join = Bli med
race-begin = Begynn
race-continue = Fortsett
race-again = Igjen
race-see_missed = Se dem du ikke løste
race-keep = Øv på disse
race-kept = { $count ->
    [0] Disse har du allerede som øvelser.
    [one] { $count } nøtt er en ny øvelse for deg.
   *[other] { $count } nøtter er nye øvelser for deg.
}
race-open_storm = Start stormen min
race-joined = 🏁 Du er med. Kappløpet begynner { $begins }, og den første nøtten din kommer her.
race-alone = Ingen andre ble med, så dette er en storm: et kappløp alene. Den teller med i rekordene dine.
race-nobody_joined = Ingen ble med.
race-running = -# Alle svarer i sin egen melding. Hvis din er borte, trykk på **Fortsett**.
race-restarted = Jeg ble startet på nytt. Alle poeng er bevart, også tiden du hadde igjen ved forrige svar: trykk på **Fortsett**.
race-over = -# Ved like mange poeng avgjør den lengste komboen, så færre gale svar, så mindre tid.
race-row = **{ $place }.** { $who } · **{ $points }**
race-row_finished = **{ $place }.** { $who } · **{ $points }** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points }** · beste kombo { $combo } · { $wrong } feil
race-right = ✅ +1 · kombo { $combo }
race-wrong = ❌ −{ $seconds } s
race-score = { $points ->
    [one] **{ $points } poeng** · nøtt { $number } · tiden er ute { $ends }
   *[other] **{ $points } poeng** · nøtt { $number } · tiden er ute { $ends }
}
race-win = **{ $mark } trekker og vinner.**
race-draw = **{ $mark } trekker og redder uavgjort.**
race-paused = { $points ->
    [one] ⏸️ Tiden din står stille. Du har **{ $points } poeng** og **{ $seconds } sekunder** igjen, som løper videre når du trykker på **Fortsett**.
   *[other] ⏸️ Tiden din står stille. Du har **{ $points } poeng** og **{ $seconds } sekunder** igjen, som løper videre når du trykker på **Fortsett**.
}
race-time_up = ⏱️ Tiden er ute.
race-all_answered = 🏆 Du har svart på alle nøttene.
race-result = { $points ->
    [one] **{ $points } poeng** · beste kombo { $combo } · { $wrong } feil
   *[other] **{ $points } poeng** · beste kombo { $combo } · { $wrong } feil
}
race-wait_for_order = -# Plasseringene kommer i kanalen når alle er ferdige.
race-records = Rekordene dine: **{ $today }** i dag · **{ $week }** denne uken · **{ $ever }** noensinne
race-new_record = 🏆 Den beste stormen din så langt!
race-missed = Nøtt { $number } · ikke løst: { $page } av { $count }
race-right_win = { $mark } vinner med **{ $solution }**. { $reasons }
race-right_draw = { $mark } redder uavgjort med **{ $solution }**. { $reasons }
race-nothing_missed = Du løste alle. ✅
race-title_day = 🏁 **Dagens kappløp** · { $day }
race-day_rules = Alle her får de samme { $count } nøttene, fra lett til vanskelig, med ett forsøk på hver. Et riktig svar gir et poeng. Det slutter { $ends }; etter det viser jeg de riktige trekkene.
race-day_named = I tabellen står alle som er med. Ratingen endres ikke.
race-day_nobody = Ingen har svart ennå.
race-day_over = Det kappløpet sluttet ved midnatt UTC.
race-day_solutions = -# Det slutter { $ends }. Etter det viser `{ $prefix }{ name-race } { word-today }` hva du ikke løste.
race-day_progress = Du har svart på { $number } av { $count } nøtter.
race-day_order = -# Ved like mange poeng avgjør den lengste komboen, så færre gale svar, så mindre tid. Ingen nøtt teller for mer enn ett minutt, så du kan ta pause og fortsette senere i dag.
race-day_yesterday = { $points ->
    [one] I går: **{ $points } poeng**, nummer { $place } av { $count }.
   *[other] I går: **{ $points } poeng**, nummer { $place } av { $count }.
}
race-start = Start
race-todays = Kappløpet i dag
race-day_score = { $points ->
    [one] **{ $points } poeng** · nøtt { $number } av { $count }
   *[other] **{ $points } poeng** · nøtt { $number } av { $count }
}
race-day_wrong = ❌ Det er ikke det riktige trekket.
race-storm_press = { race-title_storm } · Trykk på knappen for å starte din. Bare du ser den.
