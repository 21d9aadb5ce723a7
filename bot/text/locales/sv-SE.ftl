### The bot's texts in Swedish.

## ply

ply-member_first = Nytt parti: **{ $who }** sätter { $mark } på **{ $coordinate }**.
ply-member = **{ $who }** sätter { $mark } på **{ $coordinate }**.
ply-program_first = Jag börjar med { $mark } på **{ $coordinate }**.
ply-program = Jag svarar med { $mark } på **{ $coordinate }**.
ply-level = { ply-member }
move-column = kolumn { $column }
move-cell = rad { $row } i kolumn { $column }
move-row = rad { $row } från kolumn { $first } till { $last }
move-diagonal = diagonalen från { $first } till { $last }
move-boards = brädena { $boards }
ply-wait = Många partier väntar på mig, så mitt drag tar ungefär { $seconds } sekunder.

## status

status-member_to_move = Din tur, **{ $who }**: du är { $mark }.
status-example = Till exempel: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }, det är din tur · din tid går ut { $deadline }
status-time_limit = Den vars tid går ut förlorar när ni båda har gjort ett drag; före det slutar partiet utan resultat.
status-replaceable = När vi båda har gjort ett drag får andra starta ett parti här efter en timme utan drag från dig, och då förlorar du det här.
status-extended = ⏳ Tiden förlängdes en gång, eftersom **{ $who }** inte kan se den här kanalen eller skriva i den.
status-excused = **{ $who }** kunde inte se den här kanalen eller skriva i den. **{ $other }** har behörigheter som kan orsaka det, så ingen förlorar.
status-level_to_move = **{ $who }** { $mark } tänker …
status-member_won = 🏆 **{ $who } vann** med { $mark } på { $line }.
status-program_won = 🏁 **Jag vann** med { $mark } på { $line }.
status-member_won_without_line = 🏆 **{ $who } vann.**
status-program_won_without_line = 🏁 **Jag vann.**
status-misere_won = 🏆 **{ $winner } vann**, eftersom **{ $who }** fullbordade raden { $line } med { $mark }.
status-misere_member_won = 🏆 **{ $who } vann**, eftersom jag fullbordade raden { $line } med { $mark }.
status-misere_program_won = 🏁 **Jag vann**, eftersom **{ $who }** fullbordade raden { $line } med { $mark }.
status-draw = 🤝 **Oavgjort.** Brädet är fullt och ingen har en rad.
status-draw_repetition = 🤝 **Oavgjort.** Samma ställning har uppstått tre gånger.
status-draw_move_limit = 🤝 **Oavgjort** efter 100 drag.
status-draw_boards = { $count ->
    [one] 🤝 **Oavgjort.** Varje sida har vunnit { $count } bräde, och ingen tre i rad.
   *[other] 🤝 **Oavgjort.** Varje sida har vunnit { $count } bräden, och ingen tre i rad.
}
status-member_won_boards = 🏆 **{ $who } vann** med { $won } bräden mot { $lost }: ingen har tre i rad.
status-program_won_boards = 🏁 **Jag vann** med { $won } bräden mot { $lost }: ingen har tre i rad.
status-member_resigned = 🏳️ **{ $who }** gav upp. **Jag vann.**
status-member_forfeited = ⌛ **{ $who }** lämnade partiet eller överskred tiden. **Jag vann.**
status-member_started_over = 🏳️ **{ $who }** gav upp det förra partiet. **Jag vann det.**
status-resigned = 🏳️ **{ $who }** gav upp. **{ $winner } vann.**
status-forfeited = ⌛ **{ $who }** lämnade partiet eller överskred tiden. **{ $winner } vann.**
status-agreed = 🤝 **Oavgjort** enligt överenskommelse.
status-exhibition_ended = ⏹️ **Stoppat.** Det här partiet slutar utan resultat.
status-stopped = ⏹️ **En moderator stoppade partiet.** Det slutar utan resultat.
status-abandoned = 💤 Ingen fortsatte spela, så partiet slutade utan resultat.
status-crowd = gruppen
status-crowd_first = Gruppen
status-crowd_to_move = Gruppen { $mark } är på tur: **alla får rösta.**
status-someone = någon
status-again_watch = Ett parti till? `{ $prefix }{ name-watch }`

## ending

ending-thanks = Tack för partiet!
ending-next_time = Kanske nästa gång!
ending-good_game = Bra spelat!
ending-rating = **Rating:** { $ratings }
ending-streak = 🔥 { $count ->
        [one] { $count } vinst i rad
       *[other] { $count } vinster i rad
    }
ending-rating_of_game = **Rating i { $game }:** { $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 Första vinsten mot **{ $level }**!
ending-last_win = Före ditt sista drag kunde du fortfarande vinna: ||**{ $cells }**||
ending-last_draw = Före ditt sista drag kunde du fortfarande få oavgjort: ||**{ $cells }**||
ending-last_win_of_member = Före sitt sista drag kunde **{ $who }** fortfarande vinna: ||**{ $cells }**||
ending-last_draw_of_member = Före sitt sista drag kunde **{ $who }** fortfarande få oavgjort: ||**{ $cells }**||
ending-earlier_win = I ditt { $ordinal ->
        [one] { $number }:a
       *[other] { $number }:e
    } drag kunde du fortfarande vinna: ||**{ $cells }**||
ending-earlier_draw = I ditt { $ordinal ->
        [one] { $number }:a
       *[other] { $number }:e
    } drag kunde du fortfarande få oavgjort: ||**{ $cells }**||
ending-earlier_win_of_member = I sitt { $ordinal ->
        [one] { $number }:a
       *[other] { $number }:e
    } drag kunde **{ $who }** fortfarande vinna: ||**{ $cells }**||
ending-earlier_draw_of_member = I sitt { $ordinal ->
        [one] { $number }:a
       *[other] { $number }:e
    } drag kunde **{ $who }** fortfarande få oavgjort: ||**{ $cells }**||
ending-best_result = Inte ett enda misstag: bättre resultat än så kan ingen få.
ending-no_mistake = Inte ett enda misstag.

## position

position-cells = X: { $x } · O: { $o }
position-none = inga
position-columns = Brickor i kolumnerna, nerifrån: { $columns }
position-disc_x = röd
position-disc_o = gul
position-threats = { $glyph } visar ett hot: { $cells }
position-fading = Försvinner härnäst: { $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = Nästa drag: på brädet { $board }, { $first } till { $last }.
position-any_board = Nästa drag: på valfritt bräde.
position-open_boards = Nästa drag: på valfritt öppet bräde ({ $boards }).
position-boards_won = Stängda bräden: { $boards }.
position-boards_of = { $side } { $boards }
position-boards_of_nobody = vunna av ingen: { $boards }
position-against = Min nivå: { $level }
position-coached = Med tips
position-weakened = Jag hade kortare betänketid än vanligt: ingen ratinghöjning
position-unrated = Privat tråd: utan rating
position-misere = { $count } i rad förlorar

## level

level-random = slumpmässig
level-easy = lätt
level-medium = medel
level-hard = svår
level-perfect = perfekt
level-learner = lärling
level-intuition = intuition
level-neural = neural
level-neural-early = neural-tidig
level-neural-middle = neural-halvvägs

## game

game-3x3 = Luffarschack
game-misere = Omvänt luffarschack (rad förlorar)
game-4x4 = 4×4 (fyra i rad)
game-5x5 = 5×5 (fyra i rad)
game-7x7 = 7×7 (fem i rad)
game-9x9 = 9×9 (fem i rad)
game-connect4 = Fyra i rad
game-fading = Försvinnande tecken
game-ultimate = Ultimat luffarschack
game-rules_fading = Tre i rad vinner. Varje sida har högst tre tecken: när du sätter ett fjärde försvinner ditt äldsta först.
game-rules_ultimate = Vinn tre bräden i rad: vågrätt, lodrätt eller diagonalt. Rutan du spelar på avgör var den andra sidan spelar härnäst: en ruta uppe till höger skickar den till brädet uppe till höger. Är det brädet vunnet eller fullt får den spela på vilket annat öppet bräde som helst.
game-size = { $rows }×{ $columns } ({ $in_a_row } i rad)

## board

board-rematch = Revansch
board-level = Nivå: { $level }
board-game = Spel: { $game }
board-hint = Tips
board-resign = Ge upp
board-take_back = Ta tillbaka
board-draw = Erbjud oavgjort
board-again = Spela igen
board-stop = Stoppa partiet
board-review = Genomgång
board-fix = Rätta mina misstag
board-choose_row = Välj en rad: { $rows }
board-choose_column = Rad { $row }: välj en kolumn
board-another_row = En annan rad
board-choose_board = Välj ett bräde
board-choose_cell = { $board }: välj en ruta
board-another_board = Ett annat bräde

## style
style-default = Klassisk, stora bräden som bilder
style-classic = Klassisk
style-shapes = Former
style-animals = Djur
style-fruit = Frukt
style-space = Rymden
style-weather = Väder
style-picture = Bild
style-own = Serverns emojier

## own

own-title = Emojier på brädet
own-choose = Välj emojier
own-explanation = En emoji, eller namnet på en av serverns emojier, som :katt:
own-placeholder = Lämna tomt för standard
own-x = X
own-o = O
own-winning_x = Markerat X
own-winning_o = Markerat O
own-empty = Ledig ruta
own-unavailable = De här emojierna går inte längre att använda här: { $names }. Bräden visar { $mark_x } och { $mark_o } igen.

## picture

picture-board = Bräde: { $rows }×{ $columns }. X: { $x }. O: { $o }.
picture-discs = Bräde: { $rows }×{ $columns }. { $discs }.
picture-fading = Försvinner härnäst: { $marks }.
picture-fading_mark = { $letter } på { $cell }
picture-last = Det senaste draget var { $coordinate }.
picture-line = Ett streck går genom { $line }.
picture-network = Nätverket väntar sig { $value } för { $mark }, från −100 till +100. Helst spelar det: { $moves }.

## thread

thread-name = { $one } – { $other }
thread-play = Spela i en tråd
thread-made = Partiet spelas i { $thread }.

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** utmanar dig på ett parti: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** söker någon att spela med: **{ $game }**. Vem är på?
challenge-mark = **{ $who }** spelar { $mark }, och { $mark_x } börjar.
challenge-random_mark = Tecknen lottas, och { $mark_x } börjar.
challenge-hints = 💡 Båda spelarna får använda `/{ name-hint }`, och det syns vid brädet.
challenge-notices_on = 🔔 Om du accepterar nämner jag dig i fortsättningen när det är din tur och du är borta, och innan din tid går ut. En knapp i `/{ name-privacy }` stänger av det.
challenge-expires = Går ut { $deadline }.
challenge-accept = Acceptera
challenge-decline = Avböj
challenge-withdraw = Dra tillbaka
challenge-declined = **{ $who }** avböjde utmaningen.
challenge-withdrawn = **{ $who }** drog tillbaka utmaningen.
challenge-uninvited = **{ $who }** drog tillbaka inbjudan.
challenge-expired = ⌛ **{ $who }** fick inget svar i tid.
challenge-begun = **{ $x }** { $mark_x } spelar mot **{ $o }** { $mark_o }.
challenge-choose_friend = Vem vill du spela mot?
challenge-friend = Välj en medlem
challenge-invite = Vem som helst här

## offer

offer-draw = 🤝 **{ $who }** erbjuder oavgjort. Accepterar **{ $other }**?
offer-take-back = ↩️ **{ $who }** vill ta tillbaka **{ $coordinate }**. Går **{ $other }** med på det?
offer-take-back_answered = ↩️ **{ $who }** vill ta tillbaka **{ $coordinate }** (och därmed svaret **{ $answer }** från **{ $other }**). Går **{ $other }** med på det?
offer-accept = Acceptera
offer-decline = Avböj
offer-taken_back = **{ $who }** tog tillbaka ett drag.
offer-declined = **{ $who }** avböjde. Partiet fortsätter.
offer-withdrawn = **{ $who }** drog tillbaka förslaget. Partiet fortsätter.
notice-turn = { $who }, det är din tur.
notice-begun = { $who }, ditt parti har börjat.
notice-reminder = ⏰ { $who }, det är din tur, och din tid i [partiet]({ $link }) går ut { $deadline }.
notify-on = 🔔 **Aviseringar:** på. I partier med medlemmar nämner jag dig när det är din tur och du har varit borta från kanalen i fem minuter, när den andra accepterar din utmaning eller erbjuder något, och en gång innan din tid går ut.
notify-off = 🔕 **Aviseringar:** av. Jag nämner dig bara när någon utmanar dig.
notify-turn_on = Slå på aviseringar
notify-reminders_on = 🔥 **Påminnelse om sviten:** på. Jag skickar ett direktmeddelande två timmar före midnatt UTC om en svit på tre dagar eller mer i dagens pussel är på väg att ta slut.
notify-reminders_off = 🔥 **Påminnelse om sviten:** av. Jag kan skicka ett direktmeddelande två timmar före midnatt UTC om en svit på tre dagar eller mer i dagens pussel är på väg att ta slut.
notify-turn_on_reminders = Påminn mig om min svit
notify-turn_off_reminders = Ingen påminnelse
notify-searches_on = ⚔️ **Avisering om inbjudningar:** på här. Jag skickar ett direktmeddelande när någon söker ett parti i en kanal som du kan se, högst en gång i timmen.
notify-searches_off = ⚔️ **Avisering om inbjudningar:** av här. Jag kan skicka ett direktmeddelande när någon söker ett parti i en kanal som du kan se, högst en gång i timmen.
notify-searches_off_here = ⚔️ **Avisering om inbjudningar:** av. Den här servern tillåter det inte.
notify-searches_in = { $count ->
    [one] ⚔️ **Avisering om inbjudningar:** påslagen på { $count } server. Jag skickar ett direktmeddelande när någon söker ett parti där.
   *[other] ⚔️ **Avisering om inbjudningar:** påslagen på { $count } servrar. Jag skickar ett direktmeddelande när någon söker ett parti där.
}
notify-searches_nowhere = ⚔️ **Avisering om inbjudningar:** av. På en server slår `/{ name-notify }` på direktmeddelanden när någon söker ett parti där.
notify-turn_on_searches = Avisera om inbjudningar
notify-turn_off_searches = Sluta avisera om inbjudningar
notify-streak_ends =
    🔥 Din svit i dagens pussel tar slut { $ends }, vid midnatt UTC, om du inte löser dagens pussel:
    { $streaks }
notify-streak = - [{ $server }]({ $link }): { $count ->
        [one] { $count } dag
       *[other] { $count } dagar
    }
notify-private_streak = - här, med `{ $prefix }{ name-puzzle } { word-daily }`: { $count ->
        [one] { $count } dag
       *[other] { $count } dagar
    }
notify-streak_elsewhere = - i en annan konversation, med `/{ name-puzzle }`: { $count ->
        [one] { $count } dag
       *[other] { $count } dagar
    }
notify-some_server = en annan server
notify-search = ⚔️ **{ $who }** söker någon att spela **{ $game }** med på **{ $server }**. Inbjudan går ut { $deadline }. [Se inbjudan]({ $link })
notify-turn_off = Stäng av aviseringar

## puzzle

puzzle-win = **{ $mark } är på tur och vinner.** Bara ett drag vinner. Vilket?
puzzle-draw = **{ $mark } är på tur och räddar oavgjort.** Bara ett drag räcker, alla andra förlorar. Vilket?
puzzle-user = 🧩 Ett pussel till **{ $who }**.
puzzle-daily = 🧩 **Dagens pussel, { $day }.** Nästa kommer { $ends }. Bara ditt första svar räknas.
puzzle-right = ✅ **{ $coordinate } är rätt.** { $reasons }
puzzle-draws = 💡 **{ $coordinate } räcker inte:** { $other } kan fortfarande få oavgjort. Rätt drag är **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } förlorar** om { $other } spelar bra. Rätt drag är **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 { $count ->
        [one] { $count } pussel i rad!
       *[other] { $count } pussel i rad!
    }
puzzle-days = 📅 { $count ->
        [one] { $count } dag i rad!
       *[other] { $count } dagar i rad!
    }
puzzle-record-solved = **Lösta:** { $solved } av { $tried }
puzzle-record-streak = **Svit:** { $in_a_row } (bäst: { $best })
puzzle-record-daily = **Dagens pussel:** { $days ->
        [one] { $days } dag i rad
       *[other] { $days } dagar i rad
    } (bäst: { $best_days })
puzzle-next = Nästa pussel
puzzle-skip_costs = -# Om du ber om ett annat pussel innan du svarar på det här räknas det här som missat.
puzzle-seen = Du har sett det här pusslet i en tävling de senaste 30 dagarna, så det ändrar inte din rating.
puzzle-rating = **Pusselrating:** { $rating } ({ $change })
puzzle-share = Dela
puzzle-shared = 🧩 Dagens pussel, { $day }: { $result }
puzzle-shared_days = 🔥 { $count ->
        [one] { $count } dag
       *[other] { $count } dagar
    }
puzzle-solve = Lös
puzzle-answers = **{ $solved }** löste det, **{ $missed }** missade
puzzle-streaks = 🔥 **Delade sviter:** { $streaks }
puzzle-streak_of = { $who } { $count ->
        [one] { $count } dag
       *[other] { $count } dagar
    }
puzzle-race = { $count ->
        [one] 🏁 **Dagens tävling:** { $leaders } · { $count } har varit med
       *[other] 🏁 **Dagens tävling:** { $leaders } · { $count } har varit med
    }
puzzle-race_place = { $place }. **{ $who }** { $points }
puzzle-open_race = Dagens tävling
puzzle-yesterday = **Gårdagens lösning:** { $solution }
puzzle-yesterday_posted = **[Gårdagens]({ $link }) lösning:** { $solution }

## practice
practice-game = Från ditt parti den { $day }:
practice-lost_win = **{ $mark } är på tur.** Här spelade du **{ $coordinate }**, och det kostade vinsten. Hitta ett bättre drag.
practice-lost_draw = **{ $mark } är på tur.** Här spelade du **{ $coordinate }**, och det kostade oavgjort. Hitta ett bättre drag.
practice-crowd_game = Från gruppens parti den { $day }:
practice-crowd_lost_win = **{ $mark } är på tur.** Här spelade gruppen **{ $coordinate }**, och det kostade vinsten. Hitta ett bättre drag.
practice-crowd_lost_draw = **{ $mark } är på tur.** Här spelade gruppen **{ $coordinate }**, och det kostade oavgjort. Hitta ett bättre drag.
practice-race = Från din tävling den { $day }:
practice-no_move_win = **{ $mark } är på tur och vinner.** Här hann du inte hitta ett drag. Bara ett drag vinner. Vilket?
practice-no_move_draw = **{ $mark } är på tur och räddar oavgjort.** Här hann du inte hitta ett drag. Bara ett drag räcker. Vilket?
practice-draws = 💡 **{ $coordinate } räcker inte:** { $other } kan fortfarande få oavgjort.
practice-loses = 💡 **{ $coordinate } förlorar** om { $other } spelar bra.
practice-unproven = 💡 **{ $coordinate }** är kanske lika bra, men jag kunde inte bevisa det.
practice-better = **Bättre:** { $solution }. { $reasons }
practice-comes_back = { $days ->
        [1] Övningen kommer tillbaka i morgon.
       *[other] Övningen kommer tillbaka om { $days } dagar.
    }
practice-first_counts = Bara det första svaret räknas, en dag då det är dags för övningen. { practice-comes_back }
practice-end_of_game = Det var ditt sista misstag i det här partiet.
practice-end_of_race = Det var det sista pusslet du missade i den här tävlingen.
practice-no_mistakes = Jag hittade inget drag från dig i det här partiet som bevisligen är ett misstag.
practice-none = Du har inga övningar än. Från och med nu gör jag dem av misstagen i dina avslutade partier.
practice-none_due = **Det finns inget att öva på nu.** Din nästa övning: { $due }.
practice-show = Visa mig
practice-try_again = Försök igen
practice-hint = { board-hint }
practice-other_game = Misstag i ett annat parti
practice-a_game = Misstag i ett parti
practice-hint_finish_line = 💡 **Tips:** du kan fullborda en rad.
practice-hint_block_line = 💡 **Tips:** { $other } kan fullborda en rad med nästa drag.
practice-hint_make_fork = 💡 **Tips:** du kan hota att vinna på två rutor samtidigt.
practice-hint_prevent_fork = 💡 **Tips:** { $other } kan hota att vinna på två rutor samtidigt med nästa drag.
practice-hint_forced_sequence = 💡 **Tips:** tänk några drag framåt: vad kan { $other } spela efter vart och ett av dina drag?
practice-hint_opening = 💡 **Tips:** se vad { $other } kan hota med efter vart och ett av dina drag.
practice-hint_zugzwang = 💡 **Tips:** till slut måste någon spela i varje kolumn. Räkna ut vem det blir.
practice-puzzle = Lös ett pussel
practice-press = Tryck på knappen för att öva. Bara du ser det.
practice-open = Öva

## course

course-lines = Rader och blockering
course-forks = Gafflar
course-prevention = Att förhindra gafflar
course-openings = Öppningar
course-misere = Allt är omvänt
course-large = Större bräden
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 Kurs
    Varje lektion har ett exempel som du spelar och tre övningar.
course-lines_text =
    Tre tecken i rad vinner: vågrätt, lodrätt eller diagonalt.
    Se alltså först om du kan fullborda en rad.
    Om inte, se om din motståndare kan det, och blockera.
course-forks_text =
    En gaffel hotar att vinna på två rutor samtidigt.
    Bara en av dem kan blockeras, så du vinner på den andra.
    Leta efter en ledig ruta där två av dina rader möts.
course-prevention_text =
    Se motståndarens gaffel innan den uppstår.
    Ta dess ruta, eller skapa ett eget hot som måste blockeras någon annanstans.
    Om blockeringen själv blir gaffeln var det fel hot.
course-openings_text =
    Mitten ingår i fyra rader, ett hörn i tre, en kant i två.
    Börja alltså i mitten eller i ett hörn.
    Svara på ett hörn med mitten, och på mitten med ett hörn.
course-misere_text =
    Den som fullbordar en rad förlorar, så håll isär dina tecken.
    { $mark_x } börjar i mitten och svarar på varje drag på motsatta rutan.
    Då finns det ett { $mark_o } i varje rad som { $mark_x } skulle kunna fullborda.
course-large_text =
    Fem i rad vinner. Fyra med två fria ändar går inte att stoppa: bara ena änden kan blockeras.
    Tre med två fria ändar blir en sådan fyra med nästa drag.
    En fyra måste blockeras direkt, så den går före varje trea.
course-connect4_text =
    En rad som saknar en ruta är ett hot, även om ingen kan spela där ännu.
    Till slut måste någon spela under den: { $mark_x } får de udda raderna nerifrån, { $mark_o } de jämna.
    Spela aldrig under en ruta där din motståndare skulle vinna.
course-example = Exempel
course-exercise = Övning { $number }
course-lessons = Alla lektioner
course-next = Nästa lektion
course-win = **{ $mark } är på tur och vinner.**
course-draw = **{ $mark } är på tur och räddar oavgjort.**
course-completes_line = 💡 **{ $coordinate } förlorar:** det fullbordar en rad.
course-reply = { $mark } svarar med **{ $coordinate }**.
course-another = Här är en ställning till.
course-solution = 💡 Rätt drag är **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **Lektionen är klar!**
course-all_done = 🏆 **Du har klarat alla lektioner!**
course-beat = Slå nu **{ $level }**.
course-play = Spela mot { $level }
course-press = Tryck på knappen för att öppna kursen. Bara du ser den.

## settings

settings-level = **Standardnivå:** { $level }
settings-game = **Standardspel:** { $game }
settings-games = **Tillgängliga spel:** { $games }
settings-all_games = **Tillgängliga spel:** alla, även på bräden i andra storlekar
settings-choose_games = Alla spel
settings-buttons = **Knappar på brädet:** på
settings-text = **Knappar på brädet:** av, dragen skrivs in
settings-title = ## ⚙️ Serverinställningar
settings-saved = ✅ Sparat · { $now }
settings-page_games = Spel
settings-page_server = Server
settings-page_daily = Dagens pussel
settings-page_language = Språk
settings-heading_games = ### Spel
settings-heading_boards = ### Bräden
settings-heading_access = ### Åtkomst
settings-heading_commands = ### Kommandon
settings-heading_daily = ### Dagens pussel
settings-heading_language = ### Språk
settings-default = Standard: { $what }
settings-language = **Språk:** { $language }
settings-discord_language = **Språk:** { $language }, samma som i Discord
settings-language_from_discord = Samma som i Discord
settings-choose_language = { $first } … { $last }
settings-more_languages = Fler språk: { $first } … { $last }
settings-note_language = Meddelanden till alla är på det här språket. Meddelanden som bara du ser är på ditt.
settings-style = **Brädstil:** { $style }
settings-like_pictures = Hellre tecknat?
settings-use_pictures = Rita alla bräden
settings-pictures = Så ser bräden ut som bilder. I { slash-settings } finns fler stilar, och där kan du ändra tillbaka.
settings-to_buttons = Visa knappar
settings-to_text = Dölj knappar
settings-everywhere = **Kanaler:** alla
settings-channels = **Kanaler:** { $channels } och deras trådar
settings-choose_channels = Alla kanaler
settings-everybody = **Vilka som får spela:** alla
settings-roles = **Vilka som får spela:** { $roles }
settings-choose_roles = Alla
settings-threads = **Trådar:** en för varje parti, där det går
settings-no_threads = **Trådar:** bara på begäran
settings-to_threads = Använd trådar
settings-to_channels = Spela utan trådar
settings-idle = **Tidsgräns:** { $idle }
settings-notices = **Aviseringar:** på
settings-no_notices = **Aviseringar:** av
settings-to_notices = Slå på
settings-to_no_notices = Stäng av
settings-search_notices = **Avisering om inbjudningar:** på
settings-no_search_notices = **Avisering om inbjudningar:** av
settings-to_search_notices = Tillåt
settings-to_no_search_notices = Tillåt inte
settings-note_is_search_quiet = Medlemmar som har bett om det får ett direktmeddelande när någon här bjuder in vem som helst till ett parti, högst en gång i timmen.
settings-votes = **Partier med omröstning:** på
settings-no_votes = **Partier med omröstning:** av
settings-to_votes = Slå på omröstningar
settings-to_no_votes = Stäng av omröstningar
settings-note_has_no_votes = Med `/{ name-vote }` spelar alla i en kanal tillsammans mot mig och röstar om varje drag.
settings-note_is_quiet = I partier mellan medlemmar nämner jag en spelare som är borta när det är dennes tur, och innan tiden går ut. Medlemmar kan stänga av det för egen del med en knapp i `/{ name-privacy }`.
settings-note_idle = Ett parti slutar när ingen gör ett drag på så länge. Pågående partier behåller gränsen de började med.
settings-cooldown = **Väntetid:** { $cooldown } mellan kommandon
settings-no_cooldown = **Väntetid:** ingen
settings-note_cooldown = Drag och knappar har ingen väntetid.
settings-prefix = **Prefix:** `{ $own }`
settings-no_prefix = **Prefix:** inget
settings-note_prefix = Slash-kommandon, och kommandon efter ett omnämnande av mig, fungerar alltid.
settings-change_prefix = Ändra prefix
settings-daily_channel = **Kanal:** { $channel }
settings-no_daily_channel = **Kanal:** ingen, jag publicerar det inte
settings-choose_daily_channel = Ingenstans
settings-note_daily_channel = Där publicerar jag dagens pussel en gång om dagen, med en knapp för att lösa det, hur många som har löst det, gårdagens lösning och de längsta sviterna för medlemmar som har delat sina resultat.
settings-daily_hour = **Tid:** { $time } ({ $utc } UTC)
settings-note_daily_hour = Om den timmen redan har börjat och inget har publicerats i dag, publicerar jag pusslet direkt.
settings-hour = { $time } UTC
settings-no_wait = Ingen väntetid
settings-hours = { $count ->
    [one] { $count } timme
   *[other] { $count } timmar
}
settings-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagar
}
settings-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
settings-channels_deleted = { $count ->
    [one] 🗑️ { $count } av de valda kanalerna har raderats.
   *[other] 🗑️ { $count } av de valda kanalerna har raderats.
}
settings-all_channels_deleted = 🗑️ Alla valda kanaler har raderats. Tills du väljer andra är det tillåtet att spela i alla kanaler.
settings-roles_deleted = { $count ->
    [one] 🗑️ { $count } av de valda rollerna har raderats.
   *[other] 🗑️ { $count } av de valda rollerna har raderats.
}
settings-all_roles_deleted = 🗑️ Alla valda roller har raderats. Tills du väljer andra får alla spela.
settings-daily_channel_deleted = 🗑️ Kanalen som du valde för dagens pussel har raderats. Tills du väljer en annan publicerar jag det inte.
settings-dismiss_deleted = Okej
settings-missing_for_answers = ⚠️ Jag kan inte svara på skrivna kommandon i { $channels }. Ge mig behörigheten **{ $missing }** där.
settings-missing_for_daily = ⚠️ Jag kan inte publicera dagens pussel i { $channels }. Ge mig behörigheten **{ $missing }** där.
settings-missing_for_threads = ⚠️ Jag kan inte använda trådar för partier i { $channels }. Ge mig behörigheten **{ $missing }** där.
settings-missing_for_pictures = ⚠️ Jag kan inte rita bräden i { $channels }, så de visas med emojier. Ge mig behörigheten **{ $missing }** där.

## prefix

prefix-title = Prefix för kommandon
prefix-field = Prefix
prefix-explanation = Högst 5 tecken (standard: { $usual }). Tomt: bara omnämnanden och slash-kommandon
prefix-explanation_no_usual = Högst 5 tecken. Tomt: bara omnämnanden och slash-kommandon

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Alla här skulle se mitt svar. Använd { $command }, så ser bara du det.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** ser bäst ut, men jag kunde inte räkna ut allt. { coach-depth } { $reasons }
coach-depth = Jag räknade { $depth ->
        [one] { $depth } drag
       *[other] { $depth } drag
    } framåt (båda sidorna sammanlagt).
coach-analyse_anyway = Analysera ändå
coach-price_hint = Då kan partiet sänka din rating, men inte höja den. Vill du se ett tips?
coach-price_analysis = Då kan partiet sänka din rating, men inte höja den. Ska jag analysera?
coach-show_hint = Visa tipset
coach-press = Tryck på knappen för att se ett tips. Bara du ser det.
coach-wait = Många medlemmar väntar på mig. Du får svar om ungefär { $seconds } sekunder.
coach-win = vinst i { $moves ->
        [one] { $moves } drag
       *[other] { $moves } drag
    }
coach-win_at_most = vinst i högst { $moves ->
        [one] { $moves } drag
       *[other] { $moves } drag
    }
coach-draw = oavgjort
coach-loss = förlust i { $moves ->
        [one] { $moves } drag
       *[other] { $moves } drag
    }
coach-loss_at_most = förlust i högst { $moves ->
        [one] { $moves } drag
       *[other] { $moves } drag
    }
coach-to_move = { $mark } är på tur: **{ $value }**
coach-to_move_unproven = { $mark } är på tur: **inte helt uträknat**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **Bästa spel:** { $cells }
coach-looks_best = **Ser bäst ut:** { $cells }
coach-not_proven = **Inte helt uträknade:** { $count } av { $moves ->
        [one] { $moves } drag
       *[other] { $moves } drag
    }. { coach-depth }
coach-legend = 🏆 vinner, 🤝 ger oavgjort, 💀 förlorar vid bästa spel. I ”vinst i 3 drag” räknas bara vinnarens drag.
coach-network =
    { $mark } är på tur. Nätverket väntar sig **{ $value }** för den här sidan, från −100 (förlust) till +100 (vinst).
    Helst spelar det: **{ $moves }**
coach-network_legend = Ju ljusare en ruta är, desto hellre spelar nätverket där. + vinner, = ger oavgjort, − förlorar vid bästa spel. Stapeln visar X:s andel till vänster och O:s till höger.
coach-see_network = Vad nätverket ser
coach-nothing_left = Det partiet är redan slut, så det finns inget att analysera.
coach-before_last = Det senaste partiet här, före sista draget:
coach-at_end = Det senaste partiet här, när det tog slut:
coach-completes_line = Det fullbordar { $lines } och vinner.
coach-forks = Det är en gaffel: den hotar att vinna på { $cells }, och { $mark } kan bara blockera en av rutorna.
coach-forces = Det hotar att vinna på { $cell }. { $mark } måste blockera där och förlorar ändå.
coach-wins_later = Till slut måste { $mark } spela under { $cell }, och då vinner { $mover } där. { $mark_x } får de udda raderna nerifrån, { $mark_o } de jämna.
coach-leaves_only_lines = Nu fullbordar varje drag av { $mark } en rad.
coach-mirrors = Det ligger mitt emot { $cell }. Den som har mitten och alltid svarar på motsatta rutan fullbordar aldrig en rad.
coach-mirrors_center = Det är mitten. Den som har den och alltid svarar på motsatta rutan fullbordar aldrig en rad.
coach-only_move = Det är det enda möjliga draget.
coach-blocks = Det blockerar { $mark } på { $lines }.
coach-prevents_forks = { $count ->
    [one] Det förhindrar en gaffel av { $mark } på { $cells }.
   *[other] Det förhindrar alla gafflar av { $mark }: på { $cells }.
}
coach-only_draw = Alla andra drag förlorar.
coach-keeps_win = { $others ->
        [one] { $others } annat drag vinner också.
       *[other] { $others } andra drag vinner också.
    }
coach-only_win = Inget annat drag vinner.
coach-holds_out = Alla drag förlorar, och inget annat håller ut längre än det här.
coach-holds_out_alone = Alla drag förlorar, men det här håller ut längst.
coach-threatens = Det hotar att vinna på { $cell }, så { $mark } måste blockera där.
coach-tempts = { $mistakes ->
        [one] { $mistakes } av { $replies } möjliga svar från { $mark } är ett misstag.
       *[other] { $mistakes } av { $replies } möjliga svar från { $mark } är misstag.
    }
coach-one_of_draws = { $count } av { $moves } möjliga drag ger oavgjort, även det här.
coach-all_draw = Alla drag ger oavgjort.
coach-traps = { $count ->
        [one] **{ $cells }** gillrar flest fällor.
       *[other] **{ $cells }** gillrar flest fällor.
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **Träffsäkerhet:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **Vändpunkt:** drag { $number }, **{ $coordinate }** av { $who } { $mark } ({ $before } → { $after }). Bättre: { $cells }
coach-no_mistake = **Misstag på brädet:** inga. Inget drag ändrade resultatet.
coach-no_proven_mistake = **Misstag på brädet:** inga hittade.
coach-not_judged = { $count ->
       *[other] **För invecklat att bedöma:** drag { $numbers }
    }
coach-stopped_at = När partiet tog slut var { $mark } på tur: { $value }.
coach-no_plies = Det gjordes inga drag.
coach-plies = **Drag:** { $cells }
coach-kept = Bra drag: fortfarande { $value }.
coach-unjudged = Ställningen är för invecklad för att jag ska kunna bedöma det här draget. { coach-depth }
coach-lost_anyway = Partiet var redan förlorat: { $value }.
coach-mistake = Ett misstag: { $before } → { $after }. Bättre: { $glyph } { $cells }
coach-mistakes = **{ $count } misstag:** drag { $numbers }
coach-move = Drag { $number }
coach-back = Tillbaka
coach-next = Nästa

## learner

learner-title = ### 🧠 Vad jag har lärt mig här
learner-naive = 🧠 Jag har inte lärt mig något här än och kan bara reglerna. Lär mig med `{ $prefix }{ name-play } { level-learner } { $word }`, eller med knapparna nedan.
learner-how_original = -# Jag tar den första lediga ruta som inte har kostat mig ett parti.
learner-how_stronger = -# Jag lär mig av båda sidor i varje parti. Speglade och roterade ställningar räknas som en.
learner-memory_lost = **Förlorade ställningar jag kan:** { $lost }
learner-memory = **Förlorade ställningar jag kan:** { $lost } · **Bra:** { $good }
learner-games = **Partier:** { $games } · **Under träning:** { $trained }
learner-latest_games = { $count ->
    [one] **Senaste partiet:** { $wins } vunna · { $draws } oavgjorda · { $losses } förlorade
   *[other] **Senaste { $count } partierna:** { $wins } vunna · { $draws } oavgjorda · { $losses } förlorade
}
learner-results = **Resultat:** { $wins } vunna · { $draws } oavgjorda · { $losses } förlorade
learner-unbeatable = 🛡️ Ingen kan slå mig längre.
learner-beatable = 🎯 Jag kan fortfarande förlora, både som { $mark_x } och som { $mark_o }.
learner-beatable_as = 🎯 Jag kan fortfarande förlora som { $mark }.
learner-lesson = 💡 **Senaste lärdomen, som { $mark }:** det här spelar jag inte igen.
learner-curve = Linjediagram över andelen partier som jag förlorade. Partier: { $games }. I början: { $first }. I slutet: { $last }.
learner-losses = **Andel partier som jag förlorade:** { $first } i början · { $last } i slutet
learner-training = { $games ->
    [one] 🏋️ Träning mot **{ $opponent }**: { $played } av { $games } parti
   *[other] 🏋️ Träning mot **{ $opponent }**: { $played } av { $games } partier
}
learner-trained = { $games ->
    [one] ✅ Jag tränade { $games } parti mot **{ $opponent }**.
   *[other] ✅ Jag tränade { $games } partier mot **{ $opponent }**.
}
learner-training_ended_early = { $games ->
    [one] ⏹️ Min träning mot **{ $opponent }** slutade i förtid, efter { $played } av { $games } parti.
   *[other] ⏹️ Min träning mot **{ $opponent }** slutade i förtid, efter { $played } av { $games } partier.
}
learner-training_failed = { $games ->
    [one] ⚠️ Något gick fel, så min träning mot **{ $opponent }** slutade efter { $played } av { $games } parti. Jag behåller det jag lärt mig.
   *[other] ⚠️ Något gick fel, så min träning mot **{ $opponent }** slutade efter { $played } av { $games } partier. Jag behåller det jag lärt mig.
}
learner-training_over = ⏹️ Den träningen är slut. Jag behåller det jag lärt mig: `{ $prefix }{ name-brain }` visar det.
learner-known_positions = **Ställningar jag kan:** { $knows } · **Tidigare:** { $knew }
learner-end = Avsluta träningen
learner-do_play = Spela mot mig
learner-do_train = Träna { $games } partier
learner-do_export = Spara som fil
learner-do_import = Läs in en fil
learner-do_reset = Återställ
learner-import_title = Läs in vad en lärling kan
learner-import_field = En fil som jag har sparat
learner-saved =
    📤 **Allt jag kan här, i läget `{ $mode }`**
    { $memory }
    För att läsa in det någon annanstans trycker någon som hanterar servern där på **{ learner-do_import }** under `{ $prefix }{ name-brain }`.
learner-import_preview =
    📥 **Vad den här filen kan, i läget `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**Slå ihop** utökar det jag kan här. Min statistik finns kvar.
    -# Nya förlorade ställningar: { $lost } · Nya bra: { $good }
learner-replace_preview =
    { "" }**Ersätt** får mig att glömma det jag kan här, även min statistik.
    -# Ställningar: { $known } · Partier: { $games }
learner-do_merge = Slå ihop
learner-do_replace = Ersätt
learner-do_cancel = Avbryt
learner-merged =
    ✅ **Ihopslaget**
    { "" }**Nya förlorade ställningar:** { $lost } · **Nya bra:** { $good }
    { "" }**Ställningar jag kan:** { $known }
learner-replaced =
    ✅ **Ersatt**
    { "" }**Ställningar jag kan:** { $known }
    { "" }**Läge:** `{ $mode }`
    { "" }**Glömda ställningar:** { $forgotten } · **Glömda partier:** { $games }
learner-not_imported = Inget importerades.
learner-reset =
    🗑️ **Ska jag glömma allt jag har lärt mig här, även min statistik?**
    { "" }**Ställningar:** { $known } · **Partier:** { $games }
    Då börjar jag om i läget `{ $mode }`.
learner-reset_yes = Glöm allt
learner-reset_switch = Glöm, och lär i läget { $mode }
learner-reset_no = Behåll allt
learner-forgotten =
    🗑️ **Jag har glömt allt jag hade lärt mig här, även min statistik.**
    { "" }**Ställningar:** { $known } · **Partier:** { $games }
    Jag börjar om i läget `{ $mode }`.
learner-kept = Jag har inte glömt något.

## stats

stats-user = ### 📊 { $who }
stats-none = **{ $who }** har inga partier med resultat här än. `{ $prefix }{ name-play }` startar ett.
stats-none_of_game = **{ $who }** har inga partier med resultat i det här spelet ännu: { $game }. `{ $prefix }{ name-play } { $word }` startar ett.
stats-won = 🏆 vunna: { $count }
stats-drawn = 🤝 oavgjorda: { $count }
stats-lost = förlorade: { $count }
stats-total = **Totalt:** { $tally }
stats-mark = **Som { $mark }:** { $tally }
stats-members = **Medlemmar:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### Medlemmar mot mig
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **Besegrade nivåer:** { $levels }
stats-winning_streak = **Längsta vinstsvit:** { $longest }
stats-course = 🎓 **Kurs:** klar
stats-more = Se även: `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = Se även: `{ $prefix }{ name-history }`
stats-scope = ### 📊 Partier som spelats här
stats-games = **Partier:** { $games } · **Spelare:** { $members }
stats-nothing = Ingen har spelat klart ett parti här än. `{ $prefix }{ name-play }` startar ett.
stats-nothing_of_game = Ingen har spelat klart det här spelet här än: { $game }. `{ $prefix }{ name-play } { $word }` startar ett parti.
stats-winners = **Vinster:** { $mark_x } { $x } · { $mark_o } { $o } · **Oavgjorda:** { $draws }
stats-ends = **Så slutade de:** { $ends }
stats-end = { $end }: { $count }
stats-most_active = **Mest aktiva:** { $members }
stats-member = { $who } ({ $games })
stats-exhibitions = { $games ->
    [one] **Mellan mina nivåer:** { $games } parti till
   *[other] **Mellan mina nivåer:** { $games } partier till
}
stats-bar = Stapeldiagram över resultaten. Vunna: { $wins }. Oavgjorda: { $draws }. Förlorade: { $losses }.

## progress

progress-title = ### 📈 { $who }
progress-press = Tryck på knappen för att se dina framsteg. Bara du ser dem.
progress-open = Visa mina framsteg
progress-practice_now = Öva nu
progress-post = Publicera
progress-none = Inget av dina partier är genomgånget än. Börja med `{ $prefix }{ name-practice }` eller med dina misstag under ett förlorat parti. Sedan går jag igenom varje parti du spelar klart.
progress-clean = ✅ **{ $theme }:** inget misstag sedan { $date } (genomgångna partier: { $games })
progress-all_themes = Alla teman
progress-compared = { $now } · tidigare: { $before }
progress-accuracy = **Träffsäkerhet:** { $share }
progress-games = **Genomgångna partier:** { $games }
progress-mistakes = ### Misstag
progress-theme = **{ $theme }:** { $count }
progress-practice = ### Övning
progress-due = **Övningar i dag:** { $due } av { $exercises }
progress-lessons = **Klara lektioner:** { $done } av { $lessons }
progress-puzzle_rating = **Pusselrating:** { $rating }
progress-legend = De senaste 30 dagarna och de 30 dagarna före dem. Träffsäkerhet är andelen av dina bedömda drag som behöll resultatet.
progress-chart = Diagram över träffsäkerheten per vecka, med antalet genomgångna partier: { $weeks }

## theme

theme-finish_line = Fullborda en rad
theme-block_line = Blockera en rad
theme-make_fork = Gör en gaffel
theme-prevent_fork = Förhindra en gaffel
theme-forced_sequence = Tvingad dragföljd
theme-opening = Öppning
theme-zugzwang = Dragtvång (udda och jämna hot)

## ended

ended-line = fullbordad rad
ended-full_board = fullt bräde
ended-repetition = upprepad ställning
ended-move_limit = draggränsen nådd
ended-boards_counted = bräden räknade
ended-resigned = gav upp
ended-forfeited = lämnade eller överskred tiden
ended-agreed = överenskommet oavgjort
ended-abandoned = inte färdigspelat
ended-stopped = stoppat av en moderator

## rating

rating-ranked = **Rating:** { $rating } · **Placering:** { $rank }
rating-provisional = { $games ->
    [one] **Rating hittills:** { $rating } · **Placering:** efter { $games } rankat parti till
   *[other] **Rating hittills:** { $rating } · **Placering:** efter { $games } rankade partier till
}
rating-none = { $games ->
    [one] **Rating:** ingen än · **Placering:** efter { $games } rankat parti
   *[other] **Rating:** ingen än · **Placering:** efter { $games } rankade partier
}
rating-of_game = **{ $game }** · { $standing }
rating-curve = { $games ->
    [one] Linjediagram över ratingen under { $games } rankat parti: från { $first } till { $last }, mellan { $lowest } och { $highest }.
   *[other] Linjediagram över ratingen under de senaste { $games } rankade partierna: från { $first } till { $last }, mellan { $lowest } och { $highest }.
}
rating-course = { $games ->
    [one] **Senaste { $games } rankade parti:** från { $first } till { $last } · lägst { $lowest } · högst { $highest }
   *[other] **Senaste { $games } rankade partier:** från { $first } till { $last } · lägst { $lowest } · högst { $highest }
}

## chart

chart-results = Resultat
chart-wins = Vunna: { $games }
chart-draws = Oavgjorda: { $games }
chart-defeats = Förlorade: { $games }
chart-rating = Rating
chart-rated_game = Rankat parti
chart-losses = Andel partier som jag förlorade
chart-lost = Förlorade
chart-by_week = Träffsäkerhet per vecka
chart-week = Vecka från
chart-accuracy = Träffsäkerhet
chart-reviewed = Genomgångna partier
chart-game = Parti
chart-average =
    { $games ->
        [one] Snitt av { $games } parti
       *[other] Snitt av { $games } partier
    }

## leaderboard
leaderboard-title = ### 🏅 Topplista: { $game }
leaderboard-range = Medlemmar { $first }–{ $last } av { $total }
leaderboard-none = { $games ->
    [one] 🏅 { $game }: ingen har en placering här än. Det krävs { $games } parti mot mina nivåer eller medlemmar, utan tips. `{ $prefix }{ name-play } { $word }` startar ett.
   *[other] 🏅 { $game }: ingen har en placering här än. Det krävs { $games } partier mot mina nivåer eller medlemmar, utan tips. `{ $prefix }{ name-play } { $word }` startar ett.
}
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **Nästa:** { $level }, { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    } kvar
leaderboard-rated = Bara rankade partier räknas.

## history

history-user = ### 📜 { $who }
history-all = ### 📜 Partier som spelats här
history-range = -# Partier { $first }–{ $last } av { $total }, nyast först
history-none = **{ $who }** har inte spelat klart något parti här än. `{ $prefix }{ name-play }` startar ett.
history-nothing = Ingen har spelat klart ett parti här än. `{ $prefix }{ name-play }` startar ett.
history-line_of = { $plies ->
    [one] **{ $number }.** { $date } · { $mark } mot **{ $other }** · { $result } · { $plies } drag
   *[other] **{ $number }.** { $date } · { $mark } mot **{ $other }** · { $result } · { $plies } drag
}
history-line = { $plies ->
    [one] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } drag
   *[other] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } drag
}
history-win = vinst
history-draw = oavgjort
history-loss = förlust
history-no_result = inget resultat
history-newer = Nyare
history-older = Äldre
history-first = Början
history-last = Slutet
history-list = Tillbaka till listan
history-export = Mina partier som fil
history-paste = Spela upp en rad
history-pasted = En rad från en fil med partier

## replay

replay-ply = Drag { $number } av { $plies }: **{ $who }** sätter { $mark } på **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **Drag:** { $moves }
replay-share = Dela

## export

export-use_history = Det stannar mellan oss. Tryck på **{ history-export }** under `{ $prefix }{ name-history }`, eller skicka `{ $prefix }{ name-export }` till mig i ett direktmeddelande.
export-done_pasted =
    📤 **Dina avslutade partier:** { $games }
    Från alla ställen där du har spelat, ett parti per rad. För att se ett igen, tryck på **{ history-paste }** under `{ $prefix }{ name-history }` och klistra in dess rad
export-none = Du har inte spelat klart något parti än. `{ $prefix }{ name-play }` startar ett.

## moderation

moderation-stopped = ⏹️ Partiet är stoppat, och det syns vid brädet.
moderation-resigned = 🏳️ **{ $who }** gav upp partiet, och det syns vid brädet.

## permission

permission-view_channel = Visa kanaler
permission-connect = Anslut
permission-send_messages = Skicka meddelanden
permission-send_messages_in_threads = Skicka meddelanden i trådar
permission-create_public_threads = Skapa offentliga trådar
permission-attach_files = Bifoga filer
permission-manage_messages = Hantera meddelanden
permission-manage_guild = Hantera server

## question

question-yes = Börja om
question-no = Fortsätt spela
question-kept = Partiet fortsätter. `{ $prefix }{ name-board }` visar det.
question-stop = **{ $x }** och **{ $o }** spelar här. Ska deras parti stoppas?
question-stop_own = **{ $x }** och **{ $o }** spelar här. Om du stoppar partiet ger du upp det. Ska det stoppas?
question-stop_yes = Stoppa partiet
question-stop_no = Avbryt
question-play_examples = Till exempel: `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` eller `{ $prefix }{ $command } @ben`.
question-puzzle_examples = Till exempel: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` eller `{ $prefix }{ $command } { word-daily }`.
question-daily_alone = Dagens pussel är detsamma för alla: `{ $prefix }{ $command } { word-daily }`. Ett spel eller ett tema är för ett eget pussel: `{ $prefix }{ $command } { word-make_fork }`.
question-race_examples = Till exempel: `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-mixed } 3m`; tiden är 90s eller 3m.
question-race_today_alone = Dagens tävling är samma för alla här: `{ $prefix }{ $command } { word-today }`. Spel och tid kan du välja för en tävling som du själv öppnar: `{ $prefix }{ $command } { word-connect4 } 3m`.
question-vote_examples = Till exempel: `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`, med en tid för varje drag från 15s till 24h.
question-watch_examples = Till exempel: `{ $prefix }{ $command } { level-hard } { level-easy }` eller `{ $prefix }{ $command } { word-connect4 }`.
question-did_you_mean = Menade du `{ $prefix }{ $command } { $words }`?
question-did_you_mean_command = Menade du `{ $prefix }{ $command }`?
question-unknown_words = Jag förstår inte ”{ $typed }” här.
question-conflicting_words = De orden går inte ihop.
question-choose_member = Välj medlemmen i listan som Discord visar efter `@`.
question-course_examples = Lektionerna har numren 1 till 7: `{ $prefix }{ $command } 1` öppnar den första.
question-invite_examples = Till exempel: `{ $prefix }{ $command } { word-connect4 }` eller `{ $prefix }{ $command } o`.
question-challenge_named = Vill du utmana **{ $who }**?
question-challenge_named_yes = Utmana

## help

help-first = Tryck på **Spela** för att börja ett parti mot mig, och tryck sedan på en ruta.
help-to_friend = Spela mot en vän
help-to_commands = Alla kommandon
help-to_play = Spela
help-to_learn = Lär dig
help-to_owners = För serverägare
help-about = Om mig
help-play =
    ### Spela
    Tre i rad vinner: vågrätt, lodrätt eller diagonalt.
    - **Starta:** `{ $prefix }{ name-play }`. Du är { $mark_x } och börjar; med `{ $prefix }{ name-play } o` är du { $mark_o }.
    - **Gör ett drag:** tryck på en ruta eller skriv `{ $prefix }{ name-move } B2` (rad B, kolumn 2).
    - **Nivåer:** `{ $prefix }{ name-play } { level-easy }`, eller `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Andra spel:** `{ $prefix }{ name-play } { word-connect4 }`, eller `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **Med andra:** `{ $prefix }{ name-play } @ben` utmanar en medlem, `{ $prefix }{ name-invite }` vem som helst. I `{ $prefix }{ name-vote }` spelar alla tillsammans på ena sidan.
    - **Under ett parti:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **Dina partier, och vilka som söker ett:** `{ $prefix }{ name-games }`
    - **Omnämnanden när det är din tur:** `{ $prefix }{ name-privacy }`
    - **Ett parti till här:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Lär dig
    - **Bästa draget:** `/{ name-hint }` under ett parti
    - **Alla drag jämförda:** `{ $prefix }{ name-analyse }`
    - **Ett parti förklarat:** knappen **{ board-review }** under slutställningen
    - **Dina egna misstag:** `{ $prefix }{ name-practice }`
    - **Kurs:** `{ $prefix }{ name-course }`
    - **Pussel:** `{ $prefix }{ name-puzzle }` eller `{ $prefix }{ name-puzzle } { word-daily }`
    - **Mot klockan:** `{ $prefix }{ name-storm }` på egen hand, `{ $prefix }{ name-race }` med andra
    - **Lärlingen:** med `{ $prefix }{ name-play } { level-learner }` möter du en nybörjare som lär sig av dig; `{ $prefix }{ name-brain }` visar hur långt det har gått.
    - **Titta:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Resultat:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **Dina data, och meddelanden från mig:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
help-owners =
    ### För serverägare
    - **Inställningar:** `/{ name-settings }` för spel, bräden, kanaler, roller, prefix och språk (kräver behörigheten **Hantera server**)
    - **Stoppa ett parti:** `{ $prefix }{ name-stop }` i partiets kanal (kräver behörigheten **Hantera meddelanden**)
    - **Behörigheter:** `/{ name-settings }` visar vilka jag saknar.
    - **Prefix:** ändra det i `/{ name-settings }`. Att nämna mig fungerar alltid.
    - **Återställ lärlingen:** `{ $prefix }{ name-brain }`
    - **Integritet:** `{ $prefix }{ name-privacy }` visar vad jag sparar om dig.
about-version = **Version:** { $version }
about-invite = [Lägg till mig på en server](<{ $link }>)
about-install = [Lägg till mig på ditt konto](<{ $link }>)
about-terms = [Användarvillkor](<{ $link }>)
about-privacy = [Integritetspolicy](<{ $link }>)
about-your_data = **Dina data:** `{ $prefix }{ name-privacy }`
about-newer = ⚠️ Den nyare versionen { $version } har körts med den här databasen. Uppdatera mig igen, eller återställ en säkerhetskopia från före den uppdateringen.
about-servers = **Servrar:** { $servers }
about-since = **Startad:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **Shard { $shard }:** ansluten, { $milliseconds } ms
about-shard_down = **Shard { $shard }:** inte ansluten

## privacy

privacy-use_slash_command = Det stannar mellan oss. Använd `/{ name-privacy }`, eller skicka `{ $prefix }{ name-privacy }` till mig i ett direktmeddelande.
privacy-title = ### Vad jag sparar om dig
privacy-nothing = Inget.
privacy-never = **Sparas aldrig:** ditt namn och vad du skriver
privacy-matches = **Partier:** { $finished } avslutade · { $live } pågående
privacy-matches_details = -# Ditt användar-ID, drag, tider, tips och ID för server, kanal och meddelanden
privacy-challenges = **Öppna utmaningar:** { $challenges }
privacy-challenges_details = -# Vem som utmanade vem, spelet och ID för kanal och meddelande
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = { $ratings ->
    [one] **Rating:** på { $ratings } server
   *[other] **Rating:** på { $ratings } servrar
}
privacy-gains = { $gains ->
    [0] **Poäng från mina nivåer:** inga
    [one] **Poäng från mina nivåer:** från { $gains } nivå
   *[other] **Poäng från mina nivåer:** från { $gains } nivåer
}
privacy-ratings_details =
    -# Din rating efter varje rankat parti och hur många du vann, spelade oavgjort och förlorade
    -# För varje nivå poängen från den senaste dagen du vann några
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = { $puzzles ->
    [0] **Pusselresultat:** inga
    [one] **Pusselresultat:** från { $puzzles } server eller privat konversation
   *[other] **Pusselresultat:** från { $puzzles } servrar och privata konversationer
}
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **Pusselrating:** –
   *[other] **Pusselrating:** över alla servrar
}
privacy-puzzles_details = -# Det senaste pusslet, rätta och felaktiga svar, sviter, dagsresultatet som du delade senast och i 30 dagar vilka pussel du har sett i tävlingar
privacy-practice = **Övningar:** { $exercises } · **Partier för dem:** { $reviewed }
privacy-practice_details = -# När du började öva, dina misstag i partier och tävlingar, dina svar och när de kommer tillbaka
privacy-course = **Lektioner:** { $lessons }
privacy-course_details = -# Vilka av deras övningar du har löst
privacy-learners = { $learners ->
    [one] **Lärlingens minne:** från { $learners } privat konversation
   *[other] **Lärlingens minne:** från { $learners } privata konversationer
}
privacy-learners_details = -# Vad den har lärt sig av dig i direktmeddelanden. På servrar sparar den inte vem som spelade.
privacy-notices = **Aviseringar avstängda:** ja
privacy-notices_details = -# Ditt användar-ID
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **Påminnelse om sviten:** av
   *[other] **Påminnelse om sviten:** på
}
privacy-search_notices = { $search_notices ->
    [0] **Avisering om inbjudningar:** av
    [one] **Avisering om inbjudningar:** på { $search_notices } server
   *[other] **Avisering om inbjudningar:** på { $search_notices } servrar
}
privacy-direct_messages_details = -# Ditt användar-ID och när jag senast skickade ett till dig
privacy-votes = **Röster:** { $votes } · **Startade omröstningar:** { $votings }
privacy-votes_details = -# I partier där alla röstar: ditt användar-ID och din röst på varje drag, till 24 timmar efter slutet
privacy-races = **Pusseltävlingar och pusselstormar:** { $races } · **Öppnade:** { $race_starts }
privacy-races_details = -# Ditt användar-ID, pusslen, vilka av dem du har missat, dina poäng och hur lång tid du tog på dig
privacy-if_deleted =
    ### Om du raderar det
    { "" }**Pågående partier** slutar direkt. Du förlorar dem där båda sidor har gjort drag.
    { "" }**Avslutade partier** finns kvar, men utan ditt användar-ID.
    { "" }**Allt annat** försvinner. Det går inte att ångra.
privacy-forget = Radera mina data
privacy-deleted = ### Dina data är raderade
privacy-kept =
    -# Jag har också glömt ditt namn, ditt språk och vilka du utmanade, om jag fortfarande hade det i minnet.
    ### Vad som finns kvar
    { "" }**Partier:** { $kept }
    -# Utan ditt användar-ID och utan ID för kanal och meddelanden. Bara ID för det meddelande eller tryck som startade ett parti finns kvar, som partiets nummer. Ingen kan slå upp det utan kanalen.
    -# Fram till midnatt UTC vet jag fortfarande hur ofta samma två medlemmar har spelat mot varandra i dag, men inte vilka de är.
privacy-ended = { $lost ->
    [0] **Avslutade pågående partier:** { $live } (utan resultat)
   *[other] **Avslutade pågående partier:** { $live } · **Förlorade:** { $lost } (båda sidor hade gjort drag)
}
privacy-nothing_ended = **Avslutade pågående partier:** inga

## name

name-play = spela
name-play_opponent = motståndare
name-play_member = medlem
name-play_mark = tecken
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = spel
name-invite = inbjudan
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = erbjud
name-offer_what = vad
name-draw = oavgjort
name-takeback = ångra
name-games = partier
name-watch = titta
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = hjärna
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = lärling
name-settings = inställningar
name-vote = rösta
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = tid
name-vote_thread = { word-thread }
name-stop = stoppa
name-move = drag
name-move_coordinate = ruta
name-board = bräde
name-resign = ge-upp
name-puzzle = pussel
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = tema
name-race = tävling
name-race_game = { name-play_game }
name-race_time = tid
name-race_today = { word-today }
name-storm = storm
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = kurs
name-course_lesson = lektion
name-help = hjälp
name-about = om
name-hint = tips
name-analyse = analys
name-analyse_position = ställning
name-analyse_view = vy
name-review = genomgång
name-privacy = integritet
name-progress = framsteg
name-notify = aviseringar
name-practice = öva
name-practice_move = { name-move_coordinate }
name-stats = statistik
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = topplista
name-leaderboard_game = { name-play_game }
name-history = historik
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = repris
name-export = exportera

## word

word-random = lotta
word-thread = tråd
word-here = här
word-network = nätverk
word-hints = tips
word-misere = omvänt
word-fading = försvinnande
word-ultimate = ultimat
word-uttt = uttt
word-ultimate_tictactoe = ultimat-luffarschack
word-infinite = oändligt
word-disappearing = försvinnande-tecken
word-connect4 = fyrairad
word-connect_four = 4irad
word-tictactoe = luffarschack
word-ttt = ttt
word-noughts = tre-i-rad
word-reverse = omvänt-luffarschack
word-misere_tictactoe = misère-luffarschack
word-daily = dagens
word-mixed = blandat
word-today = idag
word-finish_line = rad
word-block_line = blockera
word-make_fork = gaffel
word-prevent_fork = förhindra
word-forced_sequence = dragföljd
word-opening = öppning
word-zugzwang = dragtvång
word-show = visa
word-train = träna
word-export = exportera
word-import = importera
word-reset = återställ
word-server = server
word-original = original
word-stronger = starkare

## command

command-play = Luffarschack, Fyra i rad och mer, mot mig eller en medlem
command-play_opponent = Min nivå, om du spelar mot mig
command-play_member = Medlem att utmana (standard: du spelar mot mig)
command-play_mark = Ditt tecken; X börjar
command-play_mark_x = X (börjar)
command-play_mark_o = O (spelar som tvåa)
command-play_mark_random = Lottas
command-play_thread = Öppna en tråd för partiet (standard: serverns inställning)
command-play_hints = Låt båda spelarna använda tips i ett parti mellan medlemmar
command-play_game = Vilket spel (standard: serverns standardspel)
command-invite = Ett parti med den första som hakar på
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = Låt båda spelarna använda tips
command-invite_game = { command-play_game }
command-menu_challenge_member = Utmana på ett parti
command-offer = Oavgjort, eller ditt senaste drag tillbaka, om den andra spelaren går med på det
command-offer_what = Vad du ber den andra spelaren om
command-offer_what_draw = Oavgjort
command-offer_what_takeback = Att ta tillbaka ditt senaste drag
command-games = Dina pågående partier, och vilka som söker någon att spela med här
command-watch = Ett parti mellan två av mina nivåer
command-watch_x = Nivå som spelar X och börjar
command-watch_o = Nivå som spelar O
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = Serverns inställningar: spel, bräden, vilka som får spela, språk
command-vote = Ett parti mot en av mina nivåer där alla här röstar om varje drag
command-vote_opponent = Min nivå som ni alla spelar mot (standard: serverns standardnivå)
command-vote_game = { command-play_game }
command-vote_mark = Ert gemensamma tecken; X börjar (standard: X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = Tid att rösta om varje drag, från 15s till 24h, t.ex. 30s, 5m eller 1h (standard: 1m)
command-vote_thread = Nej: i den här kanalen, vilket kräver behörigheten Hantera meddelanden
command-stop = Stoppa partiet i den här kanalen
command-move = Ditt drag: en ruta, till exempel B2, eller i Fyra i rad numret på en kolumn
command-move_coordinate = En ruta, till exempel B2, eller i Fyra i rad numret på en kolumn
command-board = Brädet igen, som ett nytt meddelande
command-resign = Ge upp partiet
command-puzzle = Ett pussel: hitta det enda rätta draget
command-puzzle_daily = Dagens pussel på den här servern, för alla här
command-puzzle_game = { command-play_game }
command-puzzle_theme = Välj vad pusslet ska handla om
command-race = En pusseltävling för alla här: samma pussel, så många du hinner på 90 sekunder
command-race_game = Pussel från ett spel (standard: från flera)
command-race_game_mixed = Flera spel
command-race_time = Hur lång tid alla har (standard: 90 sekunder)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = Dagens tävling: samma 20 pussel för alla här, när du än har tid i dag
command-storm = Så många pussel du hinner på 90 sekunder, mot ditt eget rekord
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = Hur lång tid du har (standard: 90 sekunder)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = Sju korta lektioner som gör dig bättre
command-course_lesson = Numret på en lektion (standard: alla lektioner)
command-help = Hur man spelar, och alla kommandon
command-brain = Vad lärlingen har lärt sig här, och dess träning
command-brain_train = Träna den: antal partier, från 1 till 10000 (standard: 500)
command-brain_opponent = Träna den mot den här nivån (standard: { level-perfect })
command-brain_game = { command-play_game }
command-notify = Vad jag aviserar dig om, med knappar som ändrar det
command-hint = Ett bra drag och skälet till det; bara du ser det
command-analyse = Vad varje drag är värt
command-analyse_position = Rader uppifrån, till exempel X../.O./... (standard: partiet i kanalen)
command-analyse_view = Vad du vill se utöver värdena (standard: inget)
command-analyse_view_network = vad nätverket ser
command-privacy = Vad jag sparar om dig, och hur du raderar det
command-practice = Övningar från dina egna misstag: hitta de bättre dragen
command-practice_move = Ditt svar, till exempel B2 eller 4
command-stats = Dina resultat, en medlems eller hela serverns
command-stats_member = Vems partier (standard: dina)
command-stats_server = Allas partier på den här servern
command-stats_game = Bara det här spelet (standard: alla spel)
command-leaderboard = De bästa spelarna på den här servern
command-leaderboard_game = { command-play_game }
command-history = Avslutade partier, att spela upp drag för drag eller spara som fil
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = Vilken ruta? Skriv radens bokstav och kolumnens nummer, till exempel `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = Det är ingen ruta. Skriv en bokstav för raden och ett nummer för kolumnen, till exempel `{ $prefix }{ name-move } B2`.
error-missing_column = Vilken kolumn? Skriv dess nummer, till exempel `{ $prefix }{ name-move } 2`.
error-unreadable_column = Det är ingen kolumn. Skriv dess nummer, till exempel `{ $prefix }{ name-move } 2`.
error-unknown_row = Det finns ingen rad { $row }. Raderna går från { $first } till { $last }.
error-unknown_column = Det finns ingen kolumn { $column }. Kolumnerna går från { $first } till { $last }.
error-cell_fading = Ditt { $mark } på **{ $coordinate }** försvinner först när du har gjort ditt drag: välj en ledig ruta.
error-cell_taken = På **{ $coordinate }** står redan { $mark }. Välj en ledig ruta.
error-other_board = Du måste spela på brädet **{ $board }**: **{ $first }** till **{ $last }**.
error-closed_board = Brädet **{ $board }** ({ $first } till { $last }) är vunnet eller fullt. Välj en ruta på ett annat.
error-full_column = Kolumn { $column } är full. Välj en annan.
error-floating_cell = En bricka skulle falla ner från **{ $coordinate }**. Välj den nedersta lediga rutan i en kolumn.
error-position_shape = Skriv ställningen som { $rows } rader med { $columns } rutor och `/` mellan raderna, till exempel `{ $example }`. Skriv storleken först om brädet har en annan storlek, som i `{ $prefix }{ name-analyse } 6x6x4 …`.
error-position_not_typed = En skriven ställning i **{ $game }** säger inte allt. Under ett parti visar `/{ name-analyse }` dess ställning.
error-position_mark = På rad { $row }, kolumn { $column } i ställningen står varken `X`, `O` eller `.`.
error-impossible_position = Inget parti kan nå den ställningen: X börjar, sidorna turas om, och den första raden avslutar partiet.
error-floating_position = Inget parti kan nå den ställningen: brickan på **{ $coordinate }** skulle falla ner.
error-game_size = Det finns inget spel i den storleken. Ett bräde har { $least } till { $most } rader och kolumner, och en vinstrad har minst { $least } rutor och får plats på brädet. Till exempel betyder `{ $prefix }{ name-play } 6x6x4` 6 rader, 6 kolumner och 4 i rad.
error-game_not_offered = **{ $game }** finns inte på den här servern. Här finns: { $offered }.
error-match_over = Det partiet är slut. `{ $prefix }{ name-play }` startar ett nytt.
error-not_a_player = Du är inte med i det här partiet.
error-workers_busy = Just nu väntar för många medlemmar på tips. Försök igen om en minut.
error-advice_pending = Jag håller fortfarande på med din förra fråga. Fråga igen när du har fått svar.
error-advice-duel = I ett parti mellan medlemmar utan tips finns den här ställningen på brädet eller är ett drag bort. Fråga igen när det partiet har kommit vidare.
error-advice-race = Den här ställningen är pusslet du håller på med i en tävling, eller ett drag ifrån det. Svara på det pusslet först.
error-too_many_takebacks = Du har redan tagit tillbaka { $limit } drag i det här partiet. Fler får en spelare inte ta tillbaka.
error-nothing_to_take_back = Du har inte gjort något drag än, så det finns inget att ta tillbaka.
error-not_your_turn = Det är inte din tur. `{ $prefix }{ name-board }` visar brädet.
error-no_match = Inget parti pågår här. `{ $prefix }{ name-play }` startar ett.
error-match_running-resignation = Ditt parti här pågår fortfarande. Om du börjar om ger du upp det, och det räknas som förlust. Börja om?
error-match_running-no_result = Ett parti pågår fortfarande här. Om du börjar om slutar det utan resultat. Börja om?
error-match_running-time_up = I partiet som pågår här har ingen gjort ett drag på en timme. Om du börjar om förlorar dess spelare det. Börja om?
error-channel_busy = { $idle_after ->
        [one] Andra medlemmar spelar här. Spela i en annan kanal eller i en tråd, eller använd `{ $prefix }{ name-play }` när ingen har gjort ett drag på { $idle_after } minut.
       *[other] Andra medlemmar spelar här. Spela i en annan kanal eller i en tråd, eller använd `{ $prefix }{ name-play }` när ingen har gjort ett drag på { $idle_after } minuter.
    }
error-exhibition_running = Två av mina nivåer spelar mot varandra här. Vänta tills deras parti är slut, eller spela i en annan kanal eller i en tråd.
error-match_moved_on = Partiet har fortsatt sedan dess. `{ $prefix }{ name-board }` visar hur det står.
error-channel_taken = Ett annat parti pågår här. Vänta tills det är slut, eller spela i en annan kanal eller i en tråd.
error-question-not_yours = Den frågan var till någon annan.
error-offer-not_a_duel = Det går bara i partier mellan medlemmar. Mot mig startar `{ $prefix }{ name-play }` ett nytt parti, och `{ $prefix }{ name-resign }` ger upp det här.
error-offer-own_offer = Bara den andra spelaren kan acceptera det.
error-challenge-own_challenge = Du kan inte spela mot dig själv. `{ $prefix }{ name-play }` startar ett parti mot mig.
error-challenge-bot_challenged = Botar kan inte acceptera utmaningar. `{ $prefix }{ name-play }` startar ett parti mot mig.
error-challenge_waiting = Ni två har redan en öppen utmaning. Acceptera, avböj eller dra tillbaka den först: { $existing }
error-challenge-invitation_open = Du har redan en öppen inbjudan. Dra tillbaka den först, eller vänta tills någon accepterar den: { $existing }
error-challenge_over = Det är inte öppet längre. `{ $prefix }{ name-play } @någon` skickar en ny utmaning.
error-challenge-not_yours = Den utmaningen är till någon annan.
error-challenge-level = Nivåer gäller bara partier mot mig. Utelämna nivån för att utmana en medlem.
error-challenge-nobody_else = Här är det bara vi två. Utmana någon i en kanal på en server.
error-challenge-not_visible = Bara du ser mina svar på den här servern, så ingen annan kan acceptera. Be någon som hanterar servern att lägga till mig, eller spela i en grupp-DM.
error-challenge-private_thread = Den som har skapat en privat tråd kan ta bort de andra från den. Därför spelar medlemmar här bara med tips och utan rating: `{ $prefix }{ name-play } @någon { word-hints }`.
error-challenge-cannot_see = **{ $who }** kan inte se den här kanalen. Spela i en som ni båda kan se.
error-challenge-channel_taken = Ett annat parti pågår i { $channel }. Du kan acceptera [inbjudan]({ $link }) när det är slut.
error-challenge-not_a_member = Jag hittar inte den medlemmen här. Skriv `@` och välj i Discords lista.
error-moderation-not_the_starter = Någon annan startade det här partiet. Bara den personen och medlemmar med behörigheten **{ permission-manage_messages }** kan stoppa det.
error-no_puzzles = Det finns inga pussel för det spelet. Det finns pussel för: { $games }.
error-puzzle-not_yours = Det pusslet är till någon annan. `{ $prefix }{ name-puzzle }` ger dig ett eget.
error-puzzle-over = Det pusslet räknas inte längre. `{ $prefix }{ name-puzzle }` ger dig ett nytt.
error-puzzle-answered = Du har redan svarat på det pusslet. `{ $prefix }{ name-puzzle }` ger dig ett nytt.
error-practice-over = Den övningen är inte längre öppen. `{ $prefix }{ name-practice }` ger dig en annan.
error-practice-unreadable_coordinate = Det är ingen ruta. Skriv en bokstav för raden och ett nummer för kolumnen, till exempel `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = Det är ingen kolumn. Skriv dess nummer, till exempel `{ $prefix }{ name-practice } 2`.
error-puzzle-daily_over = Det var en annan dags pussel. `{ $prefix }{ name-puzzle } { word-daily }` visar dagens.
error-puzzle-daily_answered = Du har redan svarat på dagens pussel. Nästa kommer { $ends }.
error-race-outside_server = Till en tävling behövs andra, så den finns bara på servrar. Här är `{ $prefix }{ name-storm }` samma sak på egen hand.
error-race-no_puzzles = Det finns inga tävlingar med pussel från det spelet. Det finns tävlingar med pussel från: { $games }.
error-race-channel_taken = Det finns redan en tävling i den här kanalen.
error-race-in_another = Du är med i en annan tävling eller storm. Gör klart den först.
error-race-started = Den tävlingen har börjat. Du kan vara med i nästa.
error-race-full = Den tävlingen är full: { $most } medlemmar kan vara med.
error-race-nobody_in = Ingen är med än.
error-race-not_starter = Bara medlemmen som öppnade tävlingen kan starta den i förtid.
error-race-not_in = Du är inte med i den tävlingen.
error-race-not_over = Andra håller fortfarande på med de här pusslen. Du kan se dem när tävlingen är slut.
error-race-day_not_over = Andra kan fortfarande svara på de här pusslen. Tävlingen slutar { $ends }; därefter visar jag vad du missade.
error-race-no_day = Det fanns ingen tävling den dagen. `{ $prefix }{ name-race } { word-today }` visar dagens.
error-race-over = Den tävlingen är slut.
error-race-private = Alla här skulle läsa ditt svar. Tryck på knappen vid ditt pussel i stället, eller skriv `{ $prefix }{ name-storm }` till mig i ett direktmeddelande.
error-thread-not_here = Jag kan inte öppna en tråd här. Spela utan, eller i en textkanal på en server.
error-thread-user_permission = Du behöver behörigheten **{ $missing }** för att öppna en tråd här. Spela utan tråd.
error-thread-too_many = Servern har redan så många öppna trådar som Discord tillåter. Spela utan tråd, eller arkivera en öppen tråd först.
error-thread-try_later = Discord låter mig inte öppna trådar just nu, så partiet spelas här.
error-thread-try_later_or_elsewhere = Discord låter mig inte öppna trådar just nu, och ett annat parti pågår här. Försök igen om några minuter, eller spela i en annan kanal.
error-cannot_attach = Jag behöver behörigheten **{ $missing }** för att skicka filer här. Be någon som hanterar servern att ge mig den, eller använd slash-kommandot.
error-training-bot_permission = Jag behöver behörigheten **{ $missing }** för att visa hur träningen går här. Be någon som hanterar servern att ge mig den, eller träna mig i en annan kanal.
error-training-user_install = Jag kan inte visa hur träningen går här. Träna mig i ett direktmeddelande, eller på en server som har lagt till mig.
error-learner_game = Lärlingen spelar inte det spelet. Den spelar: { $games }.
error-learner-unknown_word = Jag känner inte till ”{ $typed }”. `{ $prefix }{ name-brain }` visar vad jag har lärt mig. Du kan också använda `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-learner } { word-import }` med en fil, och `{ $prefix }{ name-learner } { word-reset }` eller `{ $prefix }{ name-learner } { word-reset } { word-stronger }`.
error-no_analysis = Jag kan inte analysera **{ $game }**, så det finns inga tips, analyser eller genomgångar av det.
error-training-unknown_word = Jag känner inte till ”{ $typed }”. Skriv ett antal partier och en av mina nivåer ({ $levels }), till exempel `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-training-games = Välj mellan 1 och { $most } partier för en träning.
error-training-already_running = Jag tränar redan här. Vänta tills det är klart, eller avsluta det.
error-learner-other_mode = De här minnena går inte att slå ihop: filen hör till läget `{ $theirs }`, och här lär jag mig i läget `{ $ours }`.
error-learner-one_file = Jag behöver en enda fil, som knappen **{ learner-do_export }** under `{ $prefix }{ name-brain }` gör.
error-learner-download_failed = Discord gav mig inte filen. Försök igen.
error-notify-other_server = Den knappen är till en annan server. `{ $prefix }{ name-notify }` visar den för den här servern.
error-notify-searches_off = Den här servern tillåter inte avisering om inbjudningar.
error-not_a_manager = Du behöver behörigheten **{ permission-manage_guild }** för att göra det.
error-settings_outside_server = Bara servrar har inställningar. Använd `/{ name-settings }` i en kanal på din server.
error-invalid_choice = Det valet finns inte. `/{ name-settings }` visar vilka som finns.
error-invalid_prefix = Inte sparat: ett prefix har högst 5 synliga tecken utan mellanslag och backtick, och börjar inte med `/`, `@` eller `<`.
error-vote-outside_server = I de partierna röstar alla på ett ställe, så de spelas på servrar. `{ $prefix }{ name-play }` startar ett parti mot mig här.
error-vote-off = Den här servern har stängt av partier där alla röstar.
error-vote-time = Tiden för varje drag är från 15 sekunder till 24 timmar, såsom `30s`, `5m` eller `1h`. Till exempel: `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = Omröstningen om det draget har just avslutats. Du kan rösta om nästa om en liten stund.
error-vote-only_in_thread = Du behöver behörigheten **{ permission-manage_messages }** för att starta det här partiet i själva kanalen. Utan den får partiet en tråd.
error-vote-needs_thread = Det här partiet behöver en tråd. Du behöver behörigheten **{ permission-create_public_threads }** för att öppna en här, eller **{ permission-manage_messages }** för att spela i själva kanalen.
error-wrong_channel = Jag spelar inte här. Du kan spela i { $channels }.
error-missing_role = För att spela med mig här behöver du en av de här rollerna: { $roles }.
error-cooldown = Inte så fort. Du kan använda nästa kommando { $ends }.
error-too_many_choices = Du har ändrat det här partiet för många gånger. Spela det, eller starta ett nytt med `{ $prefix }{ name-play }`.
error-already_playing = Du har redan ett parti i gång här. `{ $prefix }{ name-board }` visar det.
error-button_used = Du har redan tryckt på den knappen.
error-moderation-not_a_moderator = Du behöver behörigheten **{ permission-manage_messages }** för att stoppa andra medlemmars partier.
error-moderation-end_exhibition_instead = Om du startade det här partiet, stoppa det med knappen under det. Annars behöver du behörigheten **{ permission-manage_messages }**.
error-memory_file-too_large = Jag kan inte importera filen: den är större än { $max_kib } KiB.
error-memory_file-not_mine = Jag kan inte läsa in filen: jag har inte gjort den, eller så har den ändrats.
error-memory_file-value = Jag kan inte importera filen: `{ $where }` måste vara något av följande: `{ $values }`.
error-memory_file-entry = Jag kan inte importera filen: `{ $where }` måste vara ett heltal från 1 till { $max_position }. { -entries-from-0 }
error-memory_file-position = Jag kan inte importera filen: `{ $where }` är { $position }. Det kan lärlingen inte ha lärt sig i det här läget, eller så står det där två gånger. { -entries-from-0 }
error-notation-line = Jag kan inte läsa rad { $line }. En rad ser ut så här: `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line`, alltså tid, bräde, spelare, drag, resultat och hur partiet slutade.
error-notation-unplayable = Rad { $line } är inget möjligt parti: dess drag { $move } är ingen ruta som gick att spela då, till exempel `B2`.
error-notation-ending = Rad { $line } är inget möjligt parti: efter sina drag kan det inte ha slutat med `{ $ending }`.
error-starting-own = Jag håller fortfarande på att starta ditt andra parti. Försök igen om en stund.
error-starting-other = Jag håller fortfarande på att starta ett annat parti åt den som utmanar dig. Försök igen om en stund.
error-thread-closed = Tråden är stängd, och jag får inte öppna den igen. Be någon som hanterar servern att göra det; sedan visar `{ $prefix }{ name-board }` brädet.
error-thread-name_blocked = AutoMod på den här servern blockerade trådens namn, som innehåller spelarnas namn. Spela utan tråd, eller be en moderator att undanta mig från den regeln.
-entries-from-0 = (Det första värdet i en lista har nummer 0.)
error-thread-bot_permission = Jag behöver behörigheten **{ $missing }** för att öppna en tråd här. Be någon som hanterar servern att ge mig den, eller spela utan tråd.
error-too_many_matches-own = { $most ->
        [one] Du har { $most } parti i gång här, och fler går inte samtidigt. Spela klart det först: { $channels }
       *[other] Du har { $most } partier i gång här, och fler går inte samtidigt. Spela klart ett först: { $channels }
    }
error-too_many_matches-other = { $most ->
        [one] Den som utmanar dig har { $most } parti i gång här, och fler går inte samtidigt. Acceptera när det är slut.
       *[other] Den som utmanar dig har { $most } partier i gång här, och fler går inte samtidigt. Acceptera när ett av dem är slut.
    }
error-may_not_follow_up = Jag behöver behörigheten **{ $missing }** för att visa hur ett parti fortsätter här. Be någon som hanterar servern att ge mig den, eller spela i en annan kanal.
error-not_in_thread = Nämn mig här först. Då läggs jag till i den här privata tråden; tills dess kan jag inte visa hur ett parti fortsätter här.
error-locked_thread = Den här tråden är låst, så jag kan inte visa hur ett parti fortsätter här. Be en moderator att låsa upp den, eller spela i en annan kanal.
error-in_timeout = Jag har timeout på den här servern, så jag kan inte skriva här. Den slutar { $ends }.
error-match_unreachable = Det senaste partiet här slutade utan resultat, eftersom meddelandet med brädet raderades eller jag inte kunde se den här kanalen.
error-hints_not_allowed = Tips är avstängda i det här partiet. `{ $prefix }{ name-play } @någon { word-hints }` startar ett med tips för er båda.
error-record-nothing_finished = Inget parti har avslutats här än. `{ $prefix }{ name-analyse } X../.O./...` analyserar vilken ställning som helst.
error-record-match_not_found = Jag känner inte till det partiet längre. En av spelarna kan ha raderat sina data.
error-record-unknown_target = Jag känner inte till ”{ $typed }”. Skriv inget alls för dina egna, ange en medlem, till exempel `{ $prefix }{ $command } @ben`, eller skriv `{ $prefix }{ $command } { word-server }` för alla här.
error-record-two_targets = Välj antingen en medlem eller hela servern, inte båda.
error-record-no_leaderboard = Bara servrar har rating och topplista. `{ $prefix }{ name-stats }` visar dina resultat här.
error-record-no_pasted_game = Lägg till en rad från `{ $prefix }{ name-export }` efter kommandot, så visar jag dess parti.
error-record-board_too_large = Det brädet är för stort för att visas. Det största är { $most }×{ $most }.
error-record-export_too_large = Du har spelat fler partier än vad som ryms i filer på { $most } MiB. Be den som driver mig om att få dem.
error-share-not_visible = Bara du ser mina svar på den här servern, så ingen annan skulle se bilden.
error-share-cannot_attach = Jag kan inte dela partiet här: det kräver behörigheten **{ $missing }**.
error-level_not_offered = **{ $level }** finns inte i det här spelet: { $game }. Nivåerna är { $levels }.
error-network_missing = Nätverket är inte installerat på den här boten, så **intuition** och **neural** finns inte här.
error-network_game = Nätverket har inte lärt sig det spelet. Det kan: { $games }.
error-offer-what = Skriv vad du erbjuder: `{ $prefix }{ name-offer } { name-draw }` eller `{ $prefix }{ name-offer } { name-takeback }`.
error-no_records = Det finns ingen egen statistik eller rating för det spelet. Det finns för: { $games }.
error-unknown_level = Jag känner inte till ”{ $typed }”. Mina nivåer är { $levels }. Till exempel: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = Inte sparat: X och O behöver var sin emoji.
error-emoji-unreadable = Inte sparat: ”{ $typed }” är ingen emoji. Ange en, eller namnet på en av serverns emojier, till exempel `:katt:`.
error-emoji-composed = Inte sparat: ”{ $typed }” är sammansatt av flera tecken, liksom alla flaggor, tangenter och familjer. På ett bräde kan Discord visa dem var för sig. Välj en enkel emoji, till exempel 🍎.
error-emoji-unknown = Inte sparat: servern har ingen emoji `:{ $name }:`. Ange en av dess egna, eller en vanlig som 🍎.
error-emoji-unavailable = Inte sparat: `:{ $name }:` går inte att använda just nu, för servern har fler emojier än dess boostar tillåter.
error-emoji-restricted = Inte sparat: bara roller som jag inte har får använda `:{ $name }:`.
error-emoji-duplicate = Inte sparat: { $emoji } skulle stå för två olika saker. X, O och lediga rutor behöver olika emojier, även i en vinnande rad. Om du inte anger någon för lediga rutor är de { $free }.
error-emoji-unlisted = Inte sparat: Discord berättade inte vilka emojier servern har. Försök igen.

## failure

failure-old_button = Den knappen är från en äldre version av mig. `{ $prefix }{ name-help }` visar vad jag kan nu.
failure-changed = Mina kommandon har just ändrats, och ditt Discord visar fortfarande de gamla. Ladda om (Ctrl+R, eller starta om appen) och försök igen.
failure-unexpected = Något gick tyvärr fel hos mig. Försök igen; `{ $prefix }{ name-board }` visar hur partiet står.
failure-try_later = Discord låter mig inte slutföra det just nu. Försök igen om en minut; `{ $prefix }{ name-board }` visar hur partiet står.
failure-blocked = AutoMod på den här servern blockerade mitt meddelande. Be en moderator att undanta mig från den regeln; sedan visar `{ $prefix }{ name-board }` hur partiet står.
failure-blocked_link = Discords filter mot skadliga länkar blockerade mitt meddelande, troligen på grund av ett namn i det. `{ $prefix }{ name-board }` visar hur partiet står.
failure-embed_removed = Någon har tagit bort inbäddningen med min text från det här meddelandet. Låt den vara kvar: utan den ser ingen vems tur det är.
failure-no_channel = Discord berättade inte vilken kanal det var i. Försök igen.
failure-not_attached = Filen saknas eftersom Discord nekade den.
failure-database = Jag kan tyvärr inte spara partier just nu. Sparade partier är i säkerhet: kolla `{ $prefix }{ name-board }` om några minuter och försök igen.
failure-computation = Jag hann tyvärr inte räkna ut det i tid. Försök igen om några minuter.
failure-timeout = Jag kan inte svara i { $channel }, eftersom jag har timeout på den servern. Den slutar { $ends }. Fortsätt sedan med `{ $prefix }{ name-board }`: ditt parti är sparat.
failure-muted = Jag kan inte svara i { $channel } utan behörigheten **{ $missing }**. Be någon som hanterar servern att ge mig den, och fortsätt med `{ $prefix }{ name-board }`: ditt parti är sparat.

## owner

owner-synced = { $count ->
        [one] Discord känner nu till { $count } slash-kommando.
       *[other] Discord känner nu till { $count } slash-kommandon.
    }
owner-not_synced = Discord nekade slash-kommandona (HTTP { $status }: { $reason }). Försök igen senare. Om det inte hjälper, bjud in mig igen med länken i min logg.
owner-servers = { $count ->
        [one] Jag är med på { $count } server. Skicka `{ $prefix }leave` och dess id för att få mig att lämna den.
       *[other] Jag är med på { $count } servrar. Skicka `{ $prefix }leave` och en servers id för att få mig att lämna den.
    }
owner-direct_message = Det skulle visa medlemmarna på den här servern vilka servrar jag är med på. Skicka det till mig i ett direktmeddelande.
owner-left = Jag har lämnat servern { $id }.
owner-not_there = Jag är inte med på någon server med det id:t. `{ $prefix }servers` visar alla.
owner-not_allowed = Den som driver mig låter mig bara spela på vissa servrar, och det här är inte en av dem, så jag lämnar den.

## place

place-1 = uppe till vänster
place-2 = uppe
place-3 = uppe till höger
place-4 = till vänster
place-5 = i mitten
place-6 = till höger
place-7 = nere till vänster
place-8 = nere
place-9 = nere till höger

## advice

advice-match = Du spelar ett parti i { $channel } där den här ställningen finns på brädet eller är ett drag bort. Om jag fortsätter kan det partiet inte längre höja din rating, och vid brädet står det att du har fått tips.
advice-matches = Du spelar partier i { $channel } där den här ställningen finns på brädet eller är ett drag bort. Om jag fortsätter kan de partierna inte längre höja din rating, och vid deras bräden står det att du har fått tips.
advice-match_private = Du spelar ett parti mot mig i dina direktmeddelanden där den här ställningen finns på brädet eller är ett drag bort. Om jag fortsätter står det vid brädet där att du har fått tips.
advice-puzzle = Den här ställningen är pusslet du håller på med, eller ett drag ifrån det. Om jag fortsätter räknas pusslet som missat.
advice-daily = Den här ställningen är dagens pussel, eller ett drag ifrån det. Om jag fortsätter räknas pusslet som missat.
advice-exercise = Den här ställningen är övningen du håller på med, eller ett drag ifrån den. Om jag fortsätter räknas övningen som missad.
advice-show = Fortsätt ändå

## games

games-title = ### 🎮 Dina partier
games-none = Du har inget parti i gång just nu. `{ $prefix }{ name-play }` startar ett, och `{ $prefix }{ name-invite }` bjuder in vem som helst.
games-game = - [{ $game }]({ $link }) mot **{ $other }** · { $place } · { $turn }
games-your_turn = **din tur**, din tid går ut { $deadline }
games-their_turn = väntar på **{ $who }**, vars tid går ut { $deadline }
games-my_turn = väntar på **{ $who }**
games-private = privat konversation
games-invitations = ### ⚔️ Söker någon att spela med
games-invitation = **{ $number }.** **{ $who }**: [{ $game }]({ $link }) · { $channel } · går ut { $deadline }
games-join = Gå med i { $number }
games-press = Tryck på knappen för att se dina pågående partier. Bara du ser dem.
games-open = Mina partier

## share

share-won = { $plies ->
    [one] **{ $who }** slog **{ $other }** på { $plies } drag.
   *[other] **{ $who }** slog **{ $other }** på { $plies } drag.
}
share-resigned = { $plies ->
    [one] **{ $who }** slog **{ $other }**, som gav upp efter { $plies } drag.
   *[other] **{ $who }** slog **{ $other }**, som gav upp efter { $plies } drag.
}
share-forfeited = { $plies ->
    [one] **{ $who }** slog **{ $other }**, som lämnade partiet eller överskred tiden efter { $plies } drag.
   *[other] **{ $who }** slog **{ $other }**, som lämnade partiet eller överskred tiden efter { $plies } drag.
}
share-drawn = { $plies ->
    [one] **{ $x }** och **{ $o }** spelade oavgjort efter { $plies } drag.
   *[other] **{ $x }** och **{ $o }** spelade oavgjort efter { $plies } drag.
}
share-no_result = { $plies ->
    [one] **{ $x }** och **{ $o }** spelade { $plies } drag, utan resultat.
   *[other] **{ $x }** och **{ $o }** spelade { $plies } drag, utan resultat.
}
share-picture = Animerad bild av ett parti: { $game }. { $x } började, { $o } var tvåa. Drag: { $moves }.
share-player = spelare { $number }
share-picture_won = { $who } vann.
share-picture_drawn = Partiet slutade oavgjort.
share-picture_no_result = Partiet slutade utan resultat.

## vote

vote-thread = 🗳️ Alla får spela med: rösta om varje drag i { $thread }.
vote-counts = 🗳️ { $counts } · omröstningen slutar { $deadline }
vote-none = 🗳️ Inga röster än · omröstningen slutar { $deadline }
vote-waits = 🗳️ Ingen har röstat. Utan en röst slutar partiet { $deadline }.
vote-last = Röster på förra draget: { $counts }
vote-lot = 🎲 { $cells } fick lika många röster, så lotten avgjorde.
vote-lot_many = { $count ->
    [one] 🎲 { $count } ruta fick lika många röster, så lotten avgjorde.
   *[other] 🎲 { $count } rutor fick lika många röster, så lotten avgjorde.
}
vote-yours = { $count ->
    [one] 🗳️ Din röst: **{ $move }** · { $count } röst hittills · omröstningen slutar { $deadline }. Fram till dess kan du ändra din röst.
   *[other] 🗳️ Din röst: **{ $move }** · { $count } röster hittills · omröstningen slutar { $deadline }. Fram till dess kan du ändra din röst.
}
vote-theirs = { $count ->
    [one] 🗳️ **{ $who }** röstar på **{ $move }** · { $count } röst hittills · omröstningen slutar { $deadline }
   *[other] 🗳️ **{ $who }** röstar på **{ $move }** · { $count } röster hittills · omröstningen slutar { $deadline }
}
vote-how = Rösta på en ruta: den med flest röster spelas.
vote-how_with_review = { vote-how } När partiet är slut säger jag var det gick fel och vilka som hade röstat på rätt drag.
vote-typed = Rösta genom att skriva ett drag, till exempel `{ $prefix }{ name-move } { $example }`.
vote-saw = { $others ->
    [0] **{ $who }** såg det.
    [one] **{ $who }** och { $others } till såg det.
   *[other] **{ $who }** och { $others } till såg det.
}
vote-saw_unnamed = { $count ->
    [0] Ingen röstade på ett bättre drag.
    [one] { $count } av dem som röstade såg det.
   *[other] { $count } av dem som röstade såg det.
}
vote-went_wrong = Med drag { $number } valde gruppen fel. Bättre: { $cells }.
vote-best = **Röstade bäst:** { $who } { $share }
vote-practise = Öva
vote-choose = 🗳️ Välj rutan som du röstar på:

## race

race-title = 🏁 **Pusseltävling** · { $game } · { $time }
race-title_storm = ⚡ **Pusselstorm** · { $game } · { $time }
race-time_90 = 90 sekunder
race-time_180 = 3 minuter
race-mixed = flera spel
race-rules = Alla får samma pussel, från lätt till svårt, i ett meddelande som bara de själva ser. Ett rätt svar ger en poäng, ett fel kostar { $seconds } sekunder.
race-in = **Med:** { $names } ({ $count } av { $most })
race-starts = Den börjar { $begins }, eller när { $who } trycker på **Börja**.
race-starts_at = Den börjar { $begins }.
race-unrated = -# Ingen rating ändras: jag kan inte veta om någon är snabb eller har ett andra fönster öppet.
race-restarted_lobby = -# Jag startades om. Alla som var med är det fortfarande: efter starten trycker ni på **Fortsätt** här.
race-join = Var med
race-begin = Börja
race-continue = Fortsätt
race-again = Igen
race-see_missed = Se vad du missade
race-keep = Öva på de här
race-kept = { $count ->
    [0] De här har du redan som övningar.
    [one] { $count } pussel är en ny övning för dig.
   *[other] { $count } pussel är nya övningar för dig.
}
race-open_storm = Starta min storm
race-joined = 🏁 Du är med. Tävlingen börjar { $begins }, och ditt första pussel dyker upp här.
race-alone = Ingen annan var med, så det här är en storm: en tävling på egen hand. Den räknas till dina rekord.
race-nobody_joined = Ingen var med.
race-running = -# Alla svarar i ett eget meddelande. Är ditt borta? Tryck på **Fortsätt**.
race-restarted = Jag startades om. Alla poäng finns kvar, och även tiden du hade kvar vid ditt senaste svar: tryck på **Fortsätt**.
race-over = -# Vid lika poäng avgör den längsta kombon, sedan färre fel svar, sedan mindre tid.
race-row = **{ $place }.** { $who } · **{ $points }**
race-row_finished = **{ $place }.** { $who } · **{ $points }** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points }** · bästa kombo { $combo } · { $wrong } fel
race-right = ✅ +1 · kombo { $combo }
race-wrong = ❌ −{ $seconds } s
race-score = { $points ->
    [one] **{ $points } poäng** · pussel { $number } · tiden är ute { $ends }
   *[other] **{ $points } poäng** · pussel { $number } · tiden är ute { $ends }
}
race-win = **{ $mark } är på tur och vinner.**
race-draw = **{ $mark } är på tur och räddar oavgjort.**
race-paused = { $points ->
    [one] ⏸️ Din tid står stilla. Du har **{ $points } poäng** och **{ $seconds } sekunder** kvar, och tiden börjar gå igen när du trycker på **Fortsätt**.
   *[other] ⏸️ Din tid står stilla. Du har **{ $points } poäng** och **{ $seconds } sekunder** kvar, och tiden börjar gå igen när du trycker på **Fortsätt**.
}
race-time_up = ⏱️ Tiden är ute.
race-all_answered = 🏆 Du har svarat på alla pussel.
race-result = { $points ->
    [one] **{ $points } poäng** · bästa kombo { $combo } · { $wrong } fel
   *[other] **{ $points } poäng** · bästa kombo { $combo } · { $wrong } fel
}
race-wait_for_order = -# Resultatet kommer i kanalen när alla är klara.
race-records = Dina rekord: **{ $today }** i dag · **{ $week }** den här veckan · **{ $ever }** någonsin
race-new_record = 🏆 Din bästa storm hittills!
race-missed = Pussel { $number } · missat { $page } av { $count }
race-right_win = { $mark } vinner med **{ $solution }**. { $reasons }
race-right_draw = { $mark } räddar oavgjort med **{ $solution }**. { $reasons }
race-nothing_missed = Du missade inget. ✅
race-title_day = 🏁 **Dagens tävling** · { $day }
race-day_rules = Alla här får samma { $count } pussel, från lätt till svårt, med ett försök på varje. Ett rätt svar ger en poäng. Den slutar { $ends }; därefter visar jag de rätta dragen.
race-day_named = I tabellen står alla som är med. Ingen rating ändras.
race-day_nobody = Ingen har svarat än.
race-day_over = Den tävlingen slutade vid midnatt UTC.
race-day_solutions = -# Den slutar { $ends }. Därefter visar `{ $prefix }{ name-race } { word-today }` vad du missade.
race-day_progress = Du har svarat på { $number } av { $count } pussel.
race-day_order = -# Vid lika poäng avgör den längsta kombon, sedan färre fel svar, sedan mindre tid. Inget pussel räknas som mer än en minut, så du kan pausa och fortsätta senare i dag.
race-day_yesterday = { $points ->
    [one] I går: **{ $points } poäng**, plats { $place } av { $count }.
   *[other] I går: **{ $points } poäng**, plats { $place } av { $count }.
}
race-start = Starta
race-todays = Tävlingen i dag
race-day_score = { $points ->
    [one] **{ $points } poäng** · pussel { $number } av { $count }
   *[other] **{ $points } poäng** · pussel { $number } av { $count }
}
race-day_wrong = ❌ Det är inte rätt drag.
race-storm_press = { race-title_storm } · Tryck på knappen för att starta din. Bara du ser den.
