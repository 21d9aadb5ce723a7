### The bot's texts in Greek.

## ply

ply-member_first = Νέα παρτίδα: **{ $who }** έπαιξε { $mark }: **{ $coordinate }**.
ply-member = **{ $who }** έπαιξε { $mark }: **{ $coordinate }**.
ply-program_first = Ξεκινώ με { $mark }: **{ $coordinate }**.
ply-program = Απαντώ με { $mark }: **{ $coordinate }**.
ply-level = { ply-member }
move-column = στήλη { $column }
ply-wait = Με περιμένουν πολλές παρτίδες, οπότε η κίνησή μου θα πάρει περίπου { $seconds ->
        [one] { $seconds } δευτερόλεπτο
       *[other] { $seconds } δευτερόλεπτα
    }.

## status

status-member_to_move = Σειρά σου, **{ $who }**: παίζεις με { $mark }.
status-example = Για παράδειγμα: `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }, σειρά σου · ο χρόνος λήγει { $deadline }
status-time_limit = Χωρίς κίνηση ως τότε, η παρτίδα λήγει χωρίς αποτέλεσμα. Αφού έχετε παίξει και οι δύο, χάνει όποιος ξεμείνει από χρόνο.
status-level_to_move = **{ $who }** { $mark } σκέφτεται…
status-member_won = 🏆 **{ $who } κέρδισε** με { $mark } στα { $line }.
status-program_won = 🏁 **Κέρδισα εγώ** με { $mark } στα { $line }.
status-misere_won = 🏆 **{ $winner } κέρδισε**, γιατί **{ $who }** συμπλήρωσε τα { $line } με { $mark }.
status-misere_member_won = 🏆 **{ $who } κέρδισε**, γιατί συμπλήρωσα τα { $line } με { $mark }.
status-misere_program_won = 🏁 **Κέρδισα εγώ**, γιατί **{ $who }** συμπλήρωσε τα { $line } με { $mark }.
status-draw = 🤝 **Ισοπαλία!** Το ταμπλό γέμισε και κανείς δεν συμπλήρωσε γραμμή.
status-member_resigned = 🏳️ **{ $who }** παραιτήθηκε. **Κέρδισα εγώ.**
status-member_forfeited = ⌛ **{ $who }** έφυγε ή ξέμεινε από χρόνο. **Κέρδισα εγώ.**
status-member_started_over = 🏳️ **{ $who }** παραιτήθηκε από την τελευταία παρτίδα. **Την κέρδισα εγώ.**
status-resigned = 🏳️ **{ $who }** παραιτήθηκε. **{ $winner } κέρδισε.**
status-forfeited = ⌛ **{ $who }** έφυγε ή ξέμεινε από χρόνο. **{ $winner } κέρδισε.**
status-agreed = 🤝 **Ισοπαλία** με κοινή συμφωνία.
status-exhibition_ended = ⏹️ **Η παρτίδα διακόπηκε.** Λήγει χωρίς αποτέλεσμα.
status-stopped = ⏹️ **Οι συντονιστές διέκοψαν την παρτίδα.** Λήγει χωρίς αποτέλεσμα.
status-abandoned = 💤 Κανείς δεν συνέχισε, οπότε η παρτίδα έληξε χωρίς αποτέλεσμα.
status-someone = κάποιος
status-again_watch = Άλλη μία; `{ $prefix }{ name-watch }`

## ending

ending-thanks = Ευχαριστώ για την παρτίδα!
ending-next_time = Ίσως την επόμενη φορά!
ending-good_game = Ωραία παρτίδα!
ending-rating = **Βαθμολογία:** { $ratings }
ending-streak = 🔥 { $count ->
        [one] { $count } νίκη στη σειρά
       *[other] { $count } νίκες στη σειρά
    }
ending-no_mistake = Δεν έκανες κανένα λάθος.

## position

position-cells = X: { $x } · O: { $o }
position-against = Επίπεδό μου: { $level }
position-coached = Με υποδείξεις
position-weakened = Εξασθενημένο επίπεδο: η βαθμολογία δεν ανεβαίνει
position-misere = Χάνει όποιος κάνει { $count } στη σειρά

## level

level-random = τυχαίο
level-easy = εύκολο
level-medium = μέτριο
level-hard = δύσκολο
level-perfect = τέλειο
level-learner = μαθητευόμενος
level-intuition = διαίσθηση
level-neural = νευρωνικό
level-neural-early = νευρωνικό-αρχικό
level-neural-middle = νευρωνικό-μεσαίο

## game

game-3x3 = Τρίλιζα
game-misere = Ανάποδη τρίλιζα (η γραμμή χάνει)
game-4x4 = 4×4 (τέσσερα στη σειρά)
game-5x5 = 5×5 (τέσσερα στη σειρά)
game-7x7 = 7×7 (πέντε στη σειρά)
game-9x9 = 9×9 (πέντε στη σειρά)
game-connect4 = Σκορ 4
game-size = { $rows }×{ $columns } ({ $in_a_row } στη σειρά)

## board

board-rematch = Ρεβάνς
board-level = Επίπεδο: { $level }
board-game = Παιχνίδι: { $game }
board-hint = Υπόδειξη
board-resign = Παραίτηση
board-take_back = Αναίρεση κίνησης
board-draw = Πρόταση ισοπαλίας
board-again = Παίξε ξανά
board-stop = Διακοπή παρτίδας
board-review = Ανασκόπηση
board-fix = Διόρθωσε τα λάθη μου
board-choose_row = Διάλεξε γραμμή: { $rows }
board-choose_column = Γραμμή { $row }: διάλεξε στήλη
board-another_row = Άλλη γραμμή

## style

style-default = Κλασικό, μεγάλα ταμπλό ως εικόνες
style-classic = Κλασικό
style-shapes = Σχήματα
style-animals = Ζώα
style-fruit = Φρούτα
style-space = Διάστημα
style-weather = Καιρός
style-picture = Εικόνα
style-own = Emoji διακομιστή

## own

own-title = Emoji ταμπλό
own-choose = Επιλογή emoji
own-explanation = Ένα emoji ή το όνομα ενός emoji του διακομιστή, όπως :cat:
own-placeholder = Άφησέ το κενό για το προεπιλεγμένο
own-x = X
own-o = O
own-winning_x = X, επισημασμένο
own-winning_o = O, επισημασμένο
own-empty = Ελεύθερο τετράγωνο
own-unavailable = Αυτά τα emoji δεν μπορούν πια να χρησιμοποιηθούν εδώ: { $names }. Τα ταμπλό δείχνουν πάλι { $mark_x } και { $mark_o }.

## picture

picture-board = Ταμπλό: { $rows }×{ $columns }. X: { $x }. O: { $o }.
picture-last = Η τελευταία κίνηση ήταν { $coordinate }.
picture-line = Μια γραμμή περνά από τα { $line }.
picture-network = Το δίκτυο περιμένει { $value } για το { $mark }, από −100 έως +100. Προτιμά: { $moves }.

## thread

thread-name = { $one } – { $other }
thread-play = Παίξε σε νήμα
thread-made = Η παρτίδα είναι στο { $thread }.

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** σε προκαλεί σε παρτίδα: **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** ψάχνει κάποιον για παρτίδα: **{ $game }**. Ποιος μπαίνει;
challenge-mark = **{ $who }** παίζει με { $mark }, και ξεκινά το { $mark_x }.
challenge-random_mark = Τα σύμβολα κληρώνονται, και ξεκινά το { $mark_x }.
challenge-hints = 💡 Σε αυτή την παρτίδα επιτρέπεται το `/{ name-hint }`, και το ταμπλό το γράφει.
challenge-expires = Λήγει { $deadline }.
challenge-accept = Αποδοχή
challenge-decline = Απόρριψη
challenge-withdraw = Απόσυρση
challenge-declined = **{ $who }** απέρριψε την πρόκληση.
challenge-withdrawn = **{ $who }** απέσυρε την πρόκληση.
challenge-uninvited = **{ $who }** απέσυρε την πρόσκληση.
challenge-expired = ⌛ **{ $who }** δεν πήρε απάντηση εγκαίρως.
challenge-begun = **{ $x }** { $mark_x } παίζει με **{ $o }** { $mark_o }.

## offer

offer-draw = 🤝 **{ $who }** προτείνει ισοπαλία. **{ $other }**, δέχεσαι;
offer-take-back = ↩️ **{ $who }** ζητά αναίρεση της κίνησης **{ $coordinate }**. **{ $other }**, συμφωνείς;
offer-take-back_answered = ↩️ **{ $who }** ζητά αναίρεση της κίνησης **{ $coordinate }** (μαζί και η απάντηση **{ $answer }** από **{ $other }**). **{ $other }**, συμφωνείς;
offer-accept = Αποδοχή
offer-decline = Απόρριψη
offer-taken_back = **{ $who }** αναίρεσε μια κίνηση.
offer-declined = **{ $who }** αρνήθηκε. Η παρτίδα συνεχίζεται.
offer-withdrawn = **{ $who }** απέσυρε την πρόταση. Η παρτίδα συνεχίζεται.
notice-turn = { $who }, είναι η σειρά σου.
notice-begun = { $who }, η παρτίδα σου άρχισε.
notice-reminder = ⏰ { $who }, είναι η σειρά σου και η [παρτίδα]({ $link }) λήγει { $deadline }.
notify-on = 🔔 **Ειδοποιήσεις:** ανοιχτές. Σε παρτίδες με μέλη σε αναφέρω όταν είναι η σειρά σου και λείπεις από το κανάλι πέντε λεπτά, όταν ο άλλος παίκτης δεχτεί την πρόκλησή σου ή προτείνει κάτι, και μία φορά πριν λήξει ο χρόνος σου.
notify-off = 🔕 **Ειδοποιήσεις:** κλειστές. Σε αναφέρω μόνο όταν κάποιος σε προκαλέσει.
notify-turn_on = Άνοιγμα ειδοποιήσεων
notify-turn_off = Κλείσιμο ειδοποιήσεων

## puzzle

puzzle-win = **Παίζει { $mark } και κερδίζει.** Μόνο μία κίνηση κερδίζει. Ποια;
puzzle-draw = **Παίζει { $mark } και φέρνει ισοπαλία.** Μόνο μία κίνηση κρατά την ισοπαλία, όλες οι άλλες χάνουν. Ποια;
puzzle-user = 🧩 Γρίφος για: **{ $who }**.
puzzle-daily = 🧩 **Γρίφος της ημέρας, { $day }.** Ο επόμενος έρχεται { $ends }. Μετρά μόνο η πρώτη σου απάντηση.
puzzle-right = ✅ **{ $coordinate }: σωστό!** { $reasons }
puzzle-draws = 💡 **{ $coordinate }: δεν φτάνει.** { $other } μπορεί ακόμα να φέρει ισοπαλία. Η σωστή κίνηση είναι **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate }: χάνει**, αν { $other } παίξει καλά. Η σωστή κίνηση είναι **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 { $count ->
        [one] { $count } γρίφος στη σειρά!
       *[other] { $count } γρίφοι στη σειρά!
    }
puzzle-days = 📅 { $count ->
        [one] { $count } μέρα στη σειρά!
       *[other] { $count } μέρες στη σειρά!
    }
puzzle-record-solved = **Λυμένοι:** { $solved } από { $tried }
puzzle-record-streak = **Σερί:** { $in_a_row } (ρεκόρ: { $best })
puzzle-record-daily = **Γρίφος της ημέρας:** { $days ->
        [one] { $days } μέρα στη σειρά
       *[other] { $days } μέρες στη σειρά
    } (ρεκόρ: { $best_days })
puzzle-next = Επόμενος γρίφος
puzzle-rating = **Βαθμολογία γρίφων:** { $rating } ({ $change })
puzzle-share = Κοινοποίηση
puzzle-shared = 🧩 Γρίφος της ημέρας, { $day }: { $result }
puzzle-shared_days = 🔥 { $count ->
        [one] { $count } μέρα
       *[other] { $count } μέρες
    }

## practice
practice-lost_win = **Παίζει { $mark }.** Εδώ έπαιξες **{ $coordinate }** και έχασες τη νίκη. Βρες μια καλύτερη κίνηση.
practice-lost_draw = **Παίζει { $mark }.** Εδώ έπαιξες **{ $coordinate }** και έχασες την ισοπαλία. Βρες μια καλύτερη κίνηση.
practice-draws = 💡 **{ $coordinate }: δεν φτάνει.** { $other } μπορεί ακόμα να φέρει ισοπαλία.
practice-loses = 💡 **{ $coordinate }: χάνει**, αν { $other } παίξει καλά.
practice-unproven = 💡 **{ $coordinate }**: ίσως είναι εξίσου καλό, αλλά δεν μπόρεσα να το αποδείξω.
practice-better = **Καλύτερα:** { $solution }. { $reasons }
practice-no_mistakes = Δεν βρήκα δική σου κίνηση σε αυτή την παρτίδα που να είναι αποδεδειγμένα λάθος.
practice-none = Δεν έχεις ακόμα ασκήσεις. Από τώρα τις φτιάχνω από τα λάθη στις τελειωμένες παρτίδες σου.
practice-none_due = **Δεν υπάρχει τίποτα για εξάσκηση τώρα.** Η επόμενη άσκησή σου: { $due }.
practice-show = Δείξε μου
practice-puzzle = Λύσε έναν γρίφο
practice-press = Πάτησε το κουμπί για εξάσκηση. Τη βλέπεις μόνο εσύ.
practice-open = Εξάσκηση

## course

course-lines = Γραμμές και κλεισίματα
course-forks = Διπλές απειλές
course-prevention = Αποτροπή διπλής απειλής
course-openings = Ανοίγματα
course-misere = Όλα ανάποδα
course-large = Μεγαλύτερα ταμπλό
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 Μαθήματα
    Κάθε μάθημα έχει ένα παράδειγμα που παίζεις και τρεις ασκήσεις.
course-lines_text =
    Τρία σύμβολα στη γραμμή κερδίζουν: οριζόντια, κάθετα ή διαγώνια.
    Δες λοιπόν πρώτα αν μπορείς να συμπληρώσεις γραμμή.
    Αν όχι, δες αν μπορεί ο αντίπαλος, και κλείσ’ τη.
course-forks_text =
    Η διπλή απειλή μπορεί να κερδίσει σε δύο κελιά μαζί.
    Μόνο το ένα κλείνει, οπότε κερδίζεις στο άλλο.
    Ψάξε ένα ελεύθερο κελί όπου συναντιούνται δύο γραμμές σου.
course-prevention_text =
    Δες τη διπλή απειλή του αντιπάλου πριν γίνει.
    Πιάσε το κελί της ή κάνε μια απειλή που πρέπει να κλείσει αλλού.
    Αν το κλείσιμο κάνει το ίδιο τη διπλή απειλή, ήταν η λάθος απειλή.
course-openings_text =
    Το κέντρο ανήκει σε τέσσερις γραμμές, η γωνία σε τρεις, η άκρη σε δύο.
    Ξεκίνα λοιπόν από το κέντρο ή από γωνία.
    Απάντα στη γωνία με το κέντρο, και στο κέντρο με γωνία.
course-misere_text =
    Όποιος συμπληρώσει γραμμή χάνει, γι’ αυτό κράτα τα σύμβολά σου χωριστά.
    Το { $mark_x } ξεκινά από το κέντρο και απαντά σε κάθε κίνηση στο απέναντι κελί.
    Έτσι κάθε γραμμή που θα συμπλήρωνε το { $mark_x } έχει μέσα ένα { $mark_o }.
course-large_text =
    Πέντε στη σειρά κερδίζουν. Τεσσάρι με δύο ελεύθερες άκρες δεν σταματιέται: κλείνει μόνο η μία άκρη.
    Τριάρι με δύο ελεύθερες άκρες γίνεται τέτοιο τεσσάρι με την επόμενη κίνηση.
    Το τεσσάρι πρέπει να κλείσει αμέσως, γι’ αυτό προηγείται από κάθε τριάρι.
course-connect4_text =
    Γραμμή που της λείπει ένα κελί είναι απειλή, ακόμα κι αν δεν παίζεται ακόμα.
    Στο τέλος κάποιος πρέπει να παίξει από κάτω: το { $mark_x } παίρνει τις μονές σειρές από κάτω, το { $mark_o } τις ζυγές.
    Μην παίζεις ποτέ κάτω από κελί όπου θα κέρδιζε ο αντίπαλος.
course-example = Παράδειγμα
course-exercise = Άσκηση { $number }
course-lessons = Όλα τα μαθήματα
course-next = Επόμενο μάθημα
course-win = **Παίζει { $mark } και κερδίζει.**
course-draw = **Παίζει { $mark } και φέρνει ισοπαλία.**
course-completes_line = 💡 **{ $coordinate }: χάνει.** Συμπληρώνει γραμμή.
course-reply = Το { $mark } απαντά: **{ $coordinate }**.
course-solution = 💡 Η σωστή κίνηση είναι **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **Το μάθημα ολοκληρώθηκε!**
course-all_done = 🏆 **Ολοκλήρωσες όλα τα μαθήματα!**
course-press = Πάτησε το κουμπί για να ανοίξουν τα μαθήματα. Τα βλέπεις μόνο εσύ.

## settings

settings-level = **Προεπιλεγμένο επίπεδο:** { $level }
settings-game = **Προεπιλεγμένο παιχνίδι:** { $game }
settings-games = **Διαθέσιμα παιχνίδια:** { $games }
settings-all_games = **Διαθέσιμα παιχνίδια:** όλα, και ταμπλό κάθε άλλου μεγέθους
settings-choose_games = Όλα τα παιχνίδια
settings-buttons = **Κουμπιά στο ταμπλό:** ενεργά
settings-text = **Κουμπιά στο ταμπλό:** ανενεργά, οι κινήσεις πληκτρολογούνται
settings-title = ## ⚙️ Ρυθμίσεις διακομιστή
settings-saved = ✅ Αποθηκεύτηκε · { $now }
settings-page_games = Παιχνίδια
settings-page_server = Διακομιστής
settings-page_language = Γλώσσα
settings-heading_games = ### Παιχνίδια
settings-heading_boards = ### Ταμπλό
settings-heading_access = ### Πρόσβαση
settings-heading_commands = ### Εντολές
settings-heading_language = ### Γλώσσα
settings-default = Προεπιλογή: { $what }
settings-language = **Γλώσσα:** { $language }
settings-discord_language = **Γλώσσα:** { $language }, όπως στο Discord
settings-language_from_discord = Όπως στο Discord
settings-choose_language = { $first } … { $last }
settings-more_languages = Περισσότερες γλώσσες: { $first } … { $last }
settings-note_language = Τα μηνύματα για όλους είναι σε αυτή τη γλώσσα. Όσα βλέπεις μόνο εσύ είναι στη δική σου.
settings-style = **Στυλ ταμπλό:** { $style }
settings-to_buttons = Εμφάνιση κουμπιών
settings-to_text = Απόκρυψη κουμπιών
settings-everywhere = **Κανάλια:** όλα
settings-channels = **Κανάλια:** { $channels } και τα νήματά τους
settings-choose_channels = Όλα τα κανάλια
settings-everybody = **Ποιος μπορεί να παίξει:** όλοι
settings-roles = **Ποιος μπορεί να παίξει:** { $roles }
settings-choose_roles = Όλοι
settings-threads = **Νήματα:** ένα για κάθε παρτίδα, όπου γίνεται
settings-no_threads = **Νήματα:** μόνο αν ζητηθεί
settings-to_threads = Χρήση νημάτων
settings-to_channels = Χωρίς νήματα
settings-idle = **Όριο αδράνειας:** { $idle }
settings-notices = **Ειδοποιήσεις:** ανοιχτές
settings-no_notices = **Ειδοποιήσεις:** κλειστές
settings-to_notices = Άνοιγμα
settings-to_no_notices = Κλείσιμο
settings-note_idle = Μια παρτίδα λήγει όταν κανείς δεν παίζει για τόσο χρόνο. Όσες τρέχουν κρατούν το όριο με το οποίο ξεκίνησαν.
settings-cooldown = **Αναμονή:** { $cooldown } ανάμεσα στις εντολές
settings-no_cooldown = **Αναμονή:** καμία
settings-note_cooldown = Δεν ισχύει για κινήσεις και κουμπιά.
settings-prefix = **Πρόθεμα:** `{ $own }`
settings-no_prefix = **Πρόθεμα:** κανένα
settings-note_prefix = Οι εντολές slash και οι αναφορές σε μένα λειτουργούν πάντα.
settings-change_prefix = Αλλαγή προθέματος
settings-no_wait = Χωρίς αναμονή
settings-hours = { $count ->
    [one] { $count } ώρα
   *[other] { $count } ώρες
}
settings-days = { $count ->
    [one] { $count } ημέρα
   *[other] { $count } ημέρες
}
settings-seconds = { $count ->
    [one] { $count } δευτερόλεπτο
   *[other] { $count } δευτερόλεπτα
}
settings-channels_deleted = { $count ->
    [one] 🗑️ Διαγράφηκε { $count } από τα κανάλια που διάλεξες.
   *[other] 🗑️ Διαγράφηκαν { $count } από τα κανάλια που διάλεξες.
}
settings-all_channels_deleted = 🗑️ Διαγράφηκαν όλα τα κανάλια που διάλεξες. Μέχρι να διαλέξεις άλλα, επιτρέπεται παιχνίδι σε κάθε κανάλι.
settings-roles_deleted = { $count ->
    [one] 🗑️ Διαγράφηκε { $count } από τους ρόλους που διάλεξες.
   *[other] 🗑️ Διαγράφηκαν { $count } από τους ρόλους που διάλεξες.
}
settings-all_roles_deleted = 🗑️ Διαγράφηκαν όλοι οι ρόλοι που διάλεξες. Μέχρι να διαλέξεις άλλους, μπορούν να παίζουν όλοι.
settings-dismiss_deleted = Κατάλαβα
settings-missing_for_answers = ⚠️ Δεν μπορώ να απαντώ σε πληκτρολογημένες εντολές στα εξής κανάλια: { $channels }. Χρειάζομαι εκεί το δικαίωμα **{ $missing }**.
settings-missing_for_threads = ⚠️ Δεν μπορώ να ανοίγω νήματα για παρτίδες στα εξής κανάλια: { $channels }. Χρειάζομαι εκεί το δικαίωμα **{ $missing }**.
settings-missing_for_pictures = ⚠️ Δεν μπορώ να στέλνω τα ταμπλό ως εικόνες στα εξής κανάλια: { $channels }. Εκεί φτιάχνονται με emoji. Χρειάζομαι το δικαίωμα **{ $missing }**.

## prefix

prefix-title = Πρόθεμα εντολών
prefix-field = Πρόθεμα
prefix-explanation = Έως 5 χαρακτήρες (προεπιλογή: { $usual }). Κενό: μόνο αναφορές και εντολές slash
prefix-explanation_no_usual = Έως 5 χαρακτήρες. Κενό: μόνο αναφορές και εντολές slash

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Εδώ θα έβλεπαν όλοι την απάντησή μου. Γράψε { $command } και τη βλέπεις μόνο εσύ.
coach-hint = 💡 **{ $coordinate }**: { $value }. { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }**: μοιάζει η καλύτερη κίνηση, αλλά δεν μπόρεσα να τα υπολογίσω όλα. { coach-depth } { $reasons }
coach-depth = Υπολόγισα { $depth ->
        [one] { $depth } κίνηση
       *[other] { $depth } κινήσεις
    } μπροστά, μετρώντας τις κινήσεις και των δύο πλευρών.
coach-analyse_anyway = Ανάλυση παρ’ όλα αυτά
coach-price_hint = Μετά, αυτή η παρτίδα θα μπορεί να ρίξει τη βαθμολογία σου, αλλά όχι να την ανεβάσει. Να δείξω υπόδειξη;
coach-price_analysis = Μετά, αυτή η παρτίδα θα μπορεί να ρίξει τη βαθμολογία σου, αλλά όχι να την ανεβάσει. Να την αναλύσω;
coach-show_hint = Δείξε την υπόδειξη
coach-press = Πάτησε το κουμπί για μια υπόδειξη. Τη βλέπεις μόνο εσύ.
coach-wait = Με περιμένουν πολλά μέλη. Η υπόδειξή σου θα πάρει περίπου { $seconds ->
        [one] { $seconds } δευτερόλεπτο
       *[other] { $seconds } δευτερόλεπτα
    }.
coach-win = νίκη σε { $moves ->
        [one] { $moves } κίνηση
       *[other] { $moves } κινήσεις
    }
coach-win_at_most = νίκη το πολύ σε { $moves ->
        [one] { $moves } κίνηση
       *[other] { $moves } κινήσεις
    }
coach-draw = ισοπαλία
coach-loss = ήττα σε { $moves ->
        [one] { $moves } κίνηση
       *[other] { $moves } κινήσεις
    }
coach-loss_at_most = ήττα το πολύ σε { $moves ->
        [one] { $moves } κίνηση
       *[other] { $moves } κινήσεις
    }
coach-to_move = Σειρά του { $mark }: **{ $value }**
coach-to_move_unproven = Σειρά του { $mark }: **δεν υπολογίστηκε ως το τέλος**
coach-cell_value = { $coordinate }: { $value }
coach-variation = **Καλύτερη συνέχεια:** { $cells }
coach-looks_best = **Μοιάζει καλύτερη:** { $cells }
coach-not_proven = **Δεν υπολογίστηκαν ως το τέλος:** { $count } από { $moves ->
        [one] { $moves } κίνηση
       *[other] { $moves } κινήσεις
    }. { coach-depth }
coach-legend = 🏆 κερδίζει, 🤝 ισοπαλία, 💀 χάνει, αν κανείς δεν κάνει λάθος. Οι αριθμοί μετρούν τις κινήσεις του νικητή.
coach-network =
    Σειρά του { $mark }. Το δίκτυο περιμένει **{ $value }** για αυτή την πλευρά, από −100 (ήττα) έως +100 (νίκη).
    Προτιμά: **{ $moves }**
coach-network_legend = Όσο πιο φωτεινό το κελί, τόσο πιθανότερο να παίξει εκεί το δίκτυο. + κερδίζει, = φέρνει ισοπαλία, − χάνει με το καλύτερο παιχνίδι. Η μπάρα δείχνει αριστερά το μερίδιο του X και δεξιά του O.
coach-see_network = Τι βλέπει το δίκτυο
coach-nothing_left = Αυτή η παρτίδα έχει τελειώσει, οπότε δεν υπάρχει κάτι για ανάλυση.
coach-before_last = Η τελευταία παρτίδα εδώ, πριν από την τελευταία κίνηση:
coach-at_end = Η τελευταία παρτίδα εδώ, όταν σταμάτησε:
coach-completes_line = Συμπληρώνει τα { $lines } και κερδίζει.
coach-forks = Κάνει διπλή απειλή: μπορεί να κερδίσει στα { $cells }, και το { $mark } κλείνει μόνο ένα από αυτά.
coach-forces = Απειλεί να κερδίσει στο { $cell }. Το { $mark } πρέπει να κλείσει εκεί, και πάλι χάνει.
coach-only_move = Είναι η μόνη δυνατή κίνηση.
coach-blocks = Κλείνει τον δρόμο στο { $mark }: { $lines }.
coach-only_draw = Κάθε άλλη κίνηση χάνει.
coach-keeps_win = { $others ->
        [one] Κερδίζει και { $others } άλλη κίνηση.
       *[other] Κερδίζουν και { $others } άλλες κινήσεις.
    }
coach-only_win = Καμία άλλη κίνηση δεν κερδίζει.
coach-holds_out = Κάθε κίνηση χάνει, και καμία άλλη δεν αντέχει περισσότερο.
coach-holds_out_alone = Κάθε κίνηση χάνει, αλλά αυτή αντέχει περισσότερο.
coach-threatens = Απειλεί να κερδίσει στο { $cell }, οπότε το { $mark } πρέπει να κλείσει εκεί.
coach-tempts = { $mistakes ->
        [one] { $mistakes } από τις { $replies } απαντήσεις του { $mark } είναι λάθος.
       *[other] { $mistakes } από τις { $replies } απαντήσεις του { $mark } είναι λάθη.
    }
coach-one_of_draws = { $count } από τις { $moves } δυνατές κινήσεις κρατούν την ισοπαλία, μαζί και αυτή.
coach-all_draw = Κάθε κίνηση κρατά την ισοπαλία.
coach-page = { $page }/{ $pages }
coach-accuracy = **Ακρίβεια:** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **Κρίσιμη στιγμή:** κίνηση { $number }, **{ $coordinate }**, { $who } { $mark } ({ $before } → { $after }). Καλύτερα: { $cells }
coach-no_mistake = **Λάθη στις κινήσεις:** κανένα. Καμία κίνηση δεν άλλαξε το αποτέλεσμα.
coach-no_proven_mistake = **Λάθη στις κινήσεις:** δεν βρέθηκε κανένα.
coach-not_judged = { $count ->
        [1] **Πολύ περίπλοκη για να κριθεί:** κίνηση { $numbers }
       *[other] **Πολύ περίπλοκες για να κριθούν:** κινήσεις { $numbers }
    }
coach-stopped_at = Όταν σταμάτησε η παρτίδα, σειρά είχε το { $mark }: { $value }.
coach-no_plies = Δεν έγινε καμία κίνηση.
coach-plies = **Κινήσεις:** { $cells }
coach-kept = Καλή κίνηση: παραμένει { $value }.
coach-unjudged = Αυτή η κίνηση είναι πολύ περίπλοκη για να την κρίνω. { coach-depth }
coach-lost_anyway = Η παρτίδα ήταν ήδη χαμένη: { $value }.
coach-mistake = Λάθος: { $before } → { $after }. Καλύτερα: { $glyph } { $cells }
coach-back = Πίσω
coach-next = Επόμενη

## learner

learner-title = ### 🧠 Τι έμαθα εδώ
learner-how_original = -# Παίζω στο πρώτο ελεύθερο τετράγωνο που δεν μου έχει κοστίσει παρτίδα.
learner-how_stronger = -# Μαθαίνω και από τις δύο πλευρές κάθε παρτίδας. Κατοπτρικές και περιστραμμένες θέσεις μετρούν ως μία.
learner-memory_lost = **Χαμένες θέσεις που ξέρω:** { $lost }
learner-memory = **Χαμένες θέσεις που ξέρω:** { $lost } · **Καλές:** { $good }
learner-games = **Παρτίδες:** { $games } · **Σε προπόνηση:** { $trained }
learner-latest_games = { $count ->
    [one] **Τελευταία παρτίδα:** νίκες: { $wins } · ισοπαλίες: { $draws } · ήττες: { $losses }
   *[other] **Τελευταίες { $count } παρτίδες:** νίκες: { $wins } · ισοπαλίες: { $draws } · ήττες: { $losses }
}
learner-results = **Αποτελέσματα:** νίκες: { $wins } · ισοπαλίες: { $draws } · ήττες: { $losses }
learner-unbeatable = 🛡️ Κανείς δεν μπορεί πια να με νικήσει.
learner-beatable = 🎯 Μπορώ ακόμα να χάσω και με { $mark_x } και με { $mark_o }.
learner-beatable_as = 🎯 Μπορώ ακόμα να χάσω με { $mark }.
learner-lesson = 💡 **Τελευταίο μάθημα, με { $mark }:** αυτό δεν το ξαναπαίζω.
learner-curve = Γράφημα γραμμής του ποσοστού των παρτίδων που έχασα. Παρτίδες: { $games }. Στην αρχή: { $first }. Στο τέλος: { $last }.
learner-losses = **Ποσοστό παρτίδων που έχασα:** { $first } στην αρχή · { $last } στο τέλος
learner-training = { $games ->
    [one] 🏋️ Προπόνηση με το επίπεδο **{ $opponent }**: { $played } από { $games } παρτίδα
   *[other] 🏋️ Προπόνηση με το επίπεδο **{ $opponent }**: { $played } από { $games } παρτίδες
}
learner-trained = { $games ->
    [one] ✅ Η προπόνηση με το επίπεδο **{ $opponent }** τελείωσε: { $games } παρτίδα.
   *[other] ✅ Η προπόνηση με το επίπεδο **{ $opponent }** τελείωσε: { $games } παρτίδες.
}
learner-training_ended_early = { $games ->
    [one] ⏹️ Η προπόνηση με το επίπεδο **{ $opponent }** σταμάτησε νωρίτερα, στις { $played } από { $games } παρτίδα.
   *[other] ⏹️ Η προπόνηση με το επίπεδο **{ $opponent }** σταμάτησε νωρίτερα, στις { $played } από { $games } παρτίδες.
}
learner-training_failed = { $games ->
    [one] ⚠️ Κάτι πήγε στραβά, και η προπόνηση με το επίπεδο **{ $opponent }** σταμάτησε στις { $played } από { $games } παρτίδα. Κρατώ όσα έμαθα.
   *[other] ⚠️ Κάτι πήγε στραβά, και η προπόνηση με το επίπεδο **{ $opponent }** σταμάτησε στις { $played } από { $games } παρτίδες. Κρατώ όσα έμαθα.
}
learner-training_over = ⏹️ Αυτή η προπόνηση τελείωσε. Κρατώ όσα έμαθα: δες τα με `{ $prefix }{ name-brain }`.
learner-known_positions = **Θέσεις που ξέρω:** { $knows } · **Πριν:** { $knew }
learner-end = Τέλος προπόνησης
learner-do_play = Παίξε μαζί μου
learner-do_train = Προπόνηση { $games } παρτίδων
learner-import_preview =
    📥 **Τι ξέρει αυτό το αρχείο, σε λειτουργία `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**Συγχώνευση:** τα προσθέτω σε όσα ξέρω εδώ και κρατώ το ιστορικό μου.
    -# Νέες χαμένες θέσεις: { $lost } · Νέες καλές: { $good }
learner-replace_preview =
    { "" }**Αντικατάσταση:** ξεχνώ όσα ξέρω εδώ και το ιστορικό μου.
    -# Θέσεις: { $known } · Παρτίδες: { $games }
learner-do_merge = Συγχώνευση
learner-do_replace = Αντικατάσταση
learner-do_cancel = Ακύρωση
learner-merged =
    ✅ **Έγινε συγχώνευση**
    { "" }**Νέες χαμένες θέσεις:** { $lost } · **Νέες καλές:** { $good }
    { "" }**Θέσεις που ξέρω:** { $known }
learner-replaced =
    ✅ **Έγινε αντικατάσταση**
    { "" }**Θέσεις που ξέρω:** { $known }
    { "" }**Λειτουργία:** `{ $mode }`
    { "" }**Ξεχασμένες θέσεις:** { $forgotten } · **Ξεχασμένες παρτίδες:** { $games }
learner-not_imported = Δεν έγινε εισαγωγή.
learner-reset =
    🗑️ **Να ξεχάσω όλα όσα έμαθα εδώ, και το ιστορικό μου;**
    { "" }**Θέσεις:** { $known } · **Παρτίδες:** { $games }
    Θα ξεκινήσω από την αρχή σε λειτουργία `{ $mode }`.
learner-reset_yes = Ξέχασέ τα όλα
learner-reset_no = Κράτησέ τα όλα
learner-forgotten =
    🗑️ **Ξέχασα όλα όσα έμαθα εδώ, και το ιστορικό μου.**
    { "" }**Θέσεις:** { $known } · **Παρτίδες:** { $games }
    Ξεκινώ από την αρχή σε λειτουργία `{ $mode }`.
learner-kept = Δεν ξέχασα τίποτα.

## stats

stats-user = ### 📊 { $who }
stats-none = **{ $who }** δεν έχει ακόμα παρτίδες με αποτέλεσμα εδώ. Ξεκίνα μία: `{ $prefix }{ name-play }`
stats-none_of_game = **{ $who }** δεν έχει ακόμα παρτίδες με αποτέλεσμα εδώ σε αυτό το παιχνίδι: { $game }. Ξεκίνα μία: `{ $prefix }{ name-play } { $word }`
stats-won = 🏆 νίκες: { $count }
stats-drawn = 🤝 ισοπαλίες: { $count }
stats-lost = ήττες: { $count }
stats-total = **Σύνολο:** { $tally }
stats-mark = **Με { $mark }:** { $tally }
stats-members = **Μέλη:** { $tally }
stats-against = **{ $name }:** { $tally }
stats-members_against = ### Μέλη εναντίον μου
stats-more = Δες επίσης: `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = Δες επίσης: `{ $prefix }{ name-history }`
stats-scope = ### 📊 Παρτίδες που παίχτηκαν εδώ
stats-games = **Παρτίδες:** { $games } · **Παίκτες:** { $members }
stats-nothing = Κανείς δεν έχει τελειώσει ακόμα παρτίδα εδώ. Ξεκίνα μία: `{ $prefix }{ name-play }`
stats-nothing_of_game = Κανείς δεν έχει τελειώσει ακόμα παρτίδα εδώ σε αυτό το παιχνίδι: { $game }. Ξεκίνα μία: `{ $prefix }{ name-play } { $word }`
stats-winners = **Νίκες:** { $mark_x } { $x } · { $mark_o } { $o } · **Ισοπαλίες:** { $draws }
stats-ends = **Πώς τελείωσαν:** { $ends }
stats-end = { $end }: { $count }
stats-most_active = **Πιο ενεργοί:** { $members }
stats-member = { $who } ({ $games })
stats-exhibitions = { $games ->
    [one] **Μεταξύ των επιπέδων μου:** { $games } ακόμα παρτίδα
   *[other] **Μεταξύ των επιπέδων μου:** { $games } ακόμα παρτίδες
}
stats-bar = Ραβδόγραμμα των αποτελεσμάτων. Νίκες: { $wins }. Ισοπαλίες: { $draws }. Ήττες: { $losses }.

## progress

progress-title = ### 📈 { $who }
progress-press = Πάτησε το κουμπί για να δεις την πρόοδό σου. Τη βλέπεις μόνο εσύ.
progress-open = Δείξε την πρόοδό μου
progress-post = Δημοσίευση
progress-none = Δεν έχω ελέγξει ακόμα καμία παρτίδα σου. Ξεκίνα με `{ $prefix }{ name-practice }` ή με τα λάθη σου κάτω από μια χαμένη παρτίδα. Από τότε ελέγχω κάθε παρτίδα που τελειώνεις.
progress-clean = ✅ **{ $theme }:** κανένα λάθος από { $date } (ελεγμένες παρτίδες: { $games })
progress-all_themes = Όλα τα θέματα
progress-compared = { $now } · πριν: { $before }
progress-accuracy = **Ακρίβεια:** { $share }
progress-games = **Ελεγμένες παρτίδες:** { $games }
progress-mistakes = ### Λάθη
progress-theme = **{ $theme }:** { $count }
progress-practice = ### Εξάσκηση
progress-due = **Ασκήσεις για σήμερα:** { $due } από { $exercises }
progress-lessons = **Ολοκληρωμένα μαθήματα:** { $done } από { $lessons }
progress-puzzle_rating = **Βαθμολογία γρίφων:** { $rating }
progress-legend = Οι τελευταίες 30 ημέρες και οι 30 πριν από αυτές. Ακρίβεια είναι το ποσοστό των κινήσεών σου που κρίθηκαν και κράτησαν το αποτέλεσμα.
progress-chart = Γράφημα της ακρίβειας ανά εβδομάδα, με τον αριθμό των ελεγμένων παρτίδων: { $weeks }

## theme

theme-finish_line = Ολοκλήρωση γραμμής
theme-block_line = Κλείσιμο γραμμής
theme-make_fork = Διπλή απειλή
theme-prevent_fork = Αποτροπή διπλής απειλής
theme-forced_sequence = Αναγκαστική σειρά
theme-opening = Άνοιγμα
theme-zugzwang = Τσουγκτσβάνγκ (μονές και ζυγές απειλές)

## ended

ended-line = συμπληρωμένη γραμμή
ended-full_board = γεμάτο ταμπλό
ended-resigned = παραίτηση
ended-forfeited = αποχώρηση ή τέλος χρόνου
ended-agreed = συμφωνημένη ισοπαλία
ended-abandoned = αδράνεια
ended-stopped = διακοπή από συντονιστή

## rating

rating-ranked = **Βαθμολογία:** { $rating } · **Θέση:** { $rank }
rating-provisional = { $games ->
    [one] **Βαθμολογία ως τώρα:** { $rating } · **Θέση:** μετά από { $games } ακόμα βαθμολογημένη παρτίδα
   *[other] **Βαθμολογία ως τώρα:** { $rating } · **Θέση:** μετά από { $games } ακόμα βαθμολογημένες παρτίδες
}
rating-none = { $games ->
    [one] **Βαθμολογία:** καμία ακόμα · **Θέση:** μετά από { $games } βαθμολογημένη παρτίδα
   *[other] **Βαθμολογία:** καμία ακόμα · **Θέση:** μετά από { $games } βαθμολογημένες παρτίδες
}
rating-of_game = **{ $game }** · { $standing }
rating-curve = { $games ->
    [one] Γράφημα γραμμής της βαθμολογίας σε { $games } βαθμολογημένη παρτίδα: από { $first } σε { $last }, μεταξύ { $lowest } και { $highest }.
   *[other] Γράφημα γραμμής της βαθμολογίας στις τελευταίες { $games } βαθμολογημένες παρτίδες: από { $first } σε { $last }, μεταξύ { $lowest } και { $highest }.
}
rating-course = { $games ->
    [one] **Τελευταία { $games } βαθμολογημένη παρτίδα:** από { $first } σε { $last } · χαμηλότερη { $lowest } · υψηλότερη { $highest }
   *[other] **Τελευταίες { $games } βαθμολογημένες παρτίδες:** από { $first } σε { $last } · χαμηλότερη { $lowest } · υψηλότερη { $highest }
}

## chart

chart-results = Αποτελέσματα
chart-wins = Νίκες: { $games }
chart-draws = Ισοπαλίες: { $games }
chart-defeats = Ήττες: { $games }
chart-rating = Βαθμολογία
chart-rated_game = Βαθμολογημένη παρτίδα
chart-losses = Ποσοστό παρτίδων που έχασα
chart-lost = Ήττες
chart-by_week = Ακρίβεια ανά εβδομάδα
chart-week = Εβδομάδα από
chart-accuracy = Ακρίβεια
chart-reviewed = Ελεγμένες παρτίδες
chart-game = Παρτίδα
chart-average =
    { $games ->
        [one] Μέσος όρος { $games } παρτίδας
       *[other] Μέσος όρος { $games } παρτίδων
    }

## leaderboard

leaderboard-title = ### 🏅 Κατάταξη: { $game }
leaderboard-range = Μέλη { $first }–{ $last } από { $total }
leaderboard-none = { $games ->
    [one] 🏅 Κανείς δεν έχει ακόμα θέση στην κατάταξη εδώ: { $game }. Χρειάζεται { $games } παρτίδα με τα επίπεδά μου ή με μέλη, χωρίς υποδείξεις. Ξεκίνα μία: `{ $prefix }{ name-play } { $word }`
   *[other] 🏅 Κανείς δεν έχει ακόμα θέση στην κατάταξη εδώ: { $game }. Χρειάζονται { $games } παρτίδες με τα επίπεδά μου ή με μέλη, χωρίς υποδείξεις. Ξεκίνα μία: `{ $prefix }{ name-play } { $word }`
}
leaderboard-own = **{ $who }** · { $standing }

## history

history-user = ### 📜 { $who }
history-all = ### 📜 Παρτίδες που παίχτηκαν εδώ
history-range = -# Παρτίδες { $first }–{ $last } από { $total }, πρώτα οι νεότερες
history-none = **{ $who }** δεν έχει τελειώσει ακόμα παρτίδα εδώ. Ξεκίνα μία: `{ $prefix }{ name-play }`
history-nothing = Κανείς δεν έχει τελειώσει ακόμα παρτίδα εδώ. Ξεκίνα μία: `{ $prefix }{ name-play }`
history-line_of = { $plies ->
    [one] **{ $number }.** { $date } · { $mark } με αντίπαλο **{ $other }** · { $result } · { $plies } κίνηση
   *[other] **{ $number }.** { $date } · { $mark } με αντίπαλο **{ $other }** · { $result } · { $plies } κινήσεις
}
history-line = { $plies ->
    [one] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } κίνηση
   *[other] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } κινήσεις
}
history-win = νίκη
history-draw = ισοπαλία
history-loss = ήττα
history-no_result = χωρίς αποτέλεσμα
history-newer = Νεότερες
history-older = Παλαιότερες
history-first = Αρχή
history-last = Τέλος
history-list = Πίσω στη λίστα

## replay

replay-ply = Κίνηση { $number } από { $plies }: **{ $who }** έπαιξε { $mark }: **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }

## export

export-none = Δεν έχεις τελειώσει ακόμα παρτίδα. Ξεκίνα μία: `{ $prefix }{ name-play }`

## moderation

moderation-stopped = ⏹️ Η παρτίδα διακόπηκε, και το ταμπλό το γράφει.
moderation-resigned = 🏳️ **{ $who }** παραιτήθηκε από την παρτίδα, και το ταμπλό το γράφει.

## permission

permission-view_channel = Προβολή καναλιών
permission-send_messages = Αποστολή μηνυμάτων
permission-send_messages_in_threads = Αποστολή μηνυμάτων σε νήματα
permission-create_public_threads = Δημιουργία δημόσιων νημάτων
permission-attach_files = Επισύναψη αρχείων
permission-manage_messages = Διαχείριση μηνυμάτων
permission-manage_guild = Διαχείριση διακομιστή

## question

question-yes = Από την αρχή
question-no = Συνέχεια παρτίδας
question-kept = Η παρτίδα συνεχίζεται. Δες το ταμπλό: `{ $prefix }{ name-board }`
question-stop = Παίζουν εδώ: **{ $x }** και **{ $o }**. Να διακοπεί η παρτίδα τους;
question-stop_own = Παίζουν εδώ: **{ $x }** και **{ $o }**. Αν διακόψεις την παρτίδα, παραιτείσαι από αυτήν. Να διακοπεί;
question-stop_yes = Διακοπή παρτίδας
question-stop_no = Ακύρωση
question-did_you_mean = Μήπως εννοείς `{ $prefix }{ $command } { $words }`;

## help

help-to_play = Παιχνίδι
help-to_learn = Μάθηση
help-to_owners = Για διαχειριστές
help-play =
    ### Παιχνίδι
    Κερδίζει όποιος κάνει τρία στη σειρά: οριζόντια, κάθετα ή διαγώνια.
    - **Ξεκίνα:** `{ $prefix }{ name-play }`. Έχεις { $mark_x } και ξεκινάς εσύ· με `{ $prefix }{ name-play } o` έχεις { $mark_o }.
    - **Κάνε κίνηση:** πάτα ένα τετράγωνο ή γράψε `{ $prefix }{ name-move } B2` (γραμμή B, στήλη 2).
    - **Επίπεδα:** `{ $prefix }{ name-play } { level-easy }` ή `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Άλλα παιχνίδια:** `{ $prefix }{ name-play } { word-connect4 }` ή `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **Με άλλους:** `{ $prefix }{ name-play } @ben` προκαλεί ένα μέλος, `{ $prefix }{ name-invite }` καλεί όποιον θέλει.
    - **Μέσα στην παρτίδα:** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **Αναφορές όταν είναι η σειρά σου:** `{ $prefix }{ name-privacy }`
    - **Άλλη μία παρτίδα εδώ:** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Μάθηση
    - **Καλύτερη κίνηση:** `/{ name-hint }` μέσα στην παρτίδα
    - **Σύγκριση όλων των κινήσεων:** `{ $prefix }{ name-analyse }`
    - **Η τελευταία παρτίδα με εξηγήσεις:** **{ board-review }**
    - **Τα δικά σου λάθη:** `{ $prefix }{ name-practice }`
    - **Μαθήματα:** `{ $prefix }{ name-course }`
    - **Γρίφοι:** `{ $prefix }{ name-puzzle }` ή `{ $prefix }{ name-puzzle } { word-daily }`
    - **Μαθητευόμενος:** με `{ $prefix }{ name-play } { level-learner }` παίζεις με έναν αρχάριο που μαθαίνει από σένα· `{ $prefix }{ name-brain }` δείχνει πού έφτασε.
    - **Παρακολούθηση:** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Αποτελέσματα:** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **Τα δεδομένα σου:** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`
help-owners =
    ### Για διαχειριστές διακομιστή
    - **Ρυθμίσεις:** `/{ name-settings }` για παιχνίδια, ταμπλό, κανάλια, ρόλους, πρόθεμα και γλώσσα (θέλει το δικαίωμα **Διαχείριση διακομιστή**)
    - **Διακοπή παρτίδας:** `{ $prefix }{ name-stop }` στο κανάλι της (θέλει το δικαίωμα **Διαχείριση μηνυμάτων**)
    - **Δικαιώματα:** το `/{ name-settings }` δείχνει ποια μου λείπουν.
    - **Πρόθεμα:** άλλαξέ το στο `/{ name-settings }`. Η αναφορά σε μένα λειτουργεί πάντα.
    - **Επαναφορά μαθητευόμενου:** `{ $prefix }{ name-brain }`
    - **Απόρρητο:** `{ $prefix }{ name-privacy }` δείχνει τι κρατώ για σένα.
about-version = **Έκδοση:** { $version }
about-invite = [Πρόσθεσέ με σε διακομιστή](<{ $link }>)
about-install = [Πρόσθεσέ με στον λογαριασμό σου](<{ $link }>)
about-terms = [Όροι χρήσης](<{ $link }>)
about-privacy = [Πολιτική απορρήτου](<{ $link }>)
about-your_data = **Τα δεδομένα σου:** `{ $prefix }{ name-privacy }`
about-servers = **Διακομιστές:** { $servers }
about-since = **Έναρξη λειτουργίας:** { $since }
about-libraries = **Python:** { $python }, **discord.py:** { $library }
about-shard = **Shard { $shard }:** συνδεδεμένο, { $milliseconds } ms
about-shard_down = **Shard { $shard }:** χωρίς σύνδεση

## privacy

privacy-use_slash_command = Αυτό μένει μεταξύ μας. Γράψε `/{ name-privacy }` ή στείλε μου `{ $prefix }{ name-privacy }` σε άμεσο μήνυμα.
privacy-title = ### Τι κρατώ για σένα
privacy-never = **Δεν κρατώ ποτέ:** το όνομά σου και όσα γράφεις
privacy-matches = **Παρτίδες:** τελειωμένες: { $finished } · σε εξέλιξη: { $live }
privacy-matches_details = -# Το ID χρήστη σου, κινήσεις, ώρες, υποδείξεις, και τα ID διακομιστή, καναλιού και μηνυμάτων
privacy-challenges = **Ανοιχτές προκλήσεις:** { $challenges }
privacy-challenges_details = -# Ποιος προκάλεσε ποιον, το παιχνίδι, και τα ID καναλιού και μηνύματος
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = { $ratings ->
    [one] **Βαθμολογίες:** σε { $ratings } διακομιστή
   *[other] **Βαθμολογίες:** σε { $ratings } διακομιστές
}
privacy-gains = { $gains ->
    [0] **Πόντοι από παρτίδες με τα επίπεδά μου:** κανένας
    [one] **Πόντοι από παρτίδες με τα επίπεδά μου:** σε { $gains } επίπεδο
   *[other] **Πόντοι από παρτίδες με τα επίπεδά μου:** σε { $gains } επίπεδα
}
privacy-ratings_details =
    -# Η βαθμολογία σου μετά από κάθε βαθμολογημένη παρτίδα, και πόσες κέρδισες, έφερες ισόπαλες κι έχασες
    -# Για κάθε επίπεδο, οι πόντοι της τελευταίας μέρας που κέρδισες
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = { $puzzles ->
    [0] **Αποτελέσματα γρίφων:** κανένα
    [one] **Αποτελέσματα γρίφων:** σε { $puzzles } διακομιστή ή άμεσο μήνυμα
   *[other] **Αποτελέσματα γρίφων:** σε { $puzzles } διακομιστές και άμεσα μηνύματα
}
privacy-practice = **Ασκήσεις:** { $exercises } · **Παρτίδες για αυτές:** { $reviewed }
privacy-course = **Μαθήματα:** { $lessons }
privacy-learners = { $learners ->
    [one] **Μνήμη του μαθητευόμενου:** από { $learners } άμεσο μήνυμα
   *[other] **Μνήμη του μαθητευόμενου:** από { $learners } άμεσα μηνύματα
}
privacy-learners_details = -# Όσα έμαθε από σένα σε άμεσα μηνύματα. Σε διακομιστές δεν κρατά ποιος έπαιξε.
privacy-notices = **Ειδοποιήσεις κλειστές:** ναι
privacy-if_deleted =
    ### Αν τα διαγράψεις
    { "" }**Οι παρτίδες σε εξέλιξη** λήγουν αμέσως. Χάνεις όσες έχουν κινήσεις και από τις δύο πλευρές.
    { "" }**Οι τελειωμένες παρτίδες** μένουν, αλλά χωρίς το ID χρήστη σου.
    { "" }**Όλα τα άλλα** χάνονται. Αυτό δεν αναιρείται.
privacy-forget = Διαγραφή δεδομένων μου
privacy-deleted = ### Τα δεδομένα σου διαγράφηκαν
privacy-kept =
    -# Ξέχασα και το όνομά σου, τη γλώσσα σου και ποιον προκάλεσες, αν τα είχα ακόμα στη μνήμη.
    ### Τι μένει
    { "" }**Παρτίδες:** { $kept }
    -# Χωρίς το ID χρήστη σου και τα ID καναλιού και μηνυμάτων. Μένει μόνο το ID του μηνύματος ή του πατήματος που ξεκίνησε μια παρτίδα, ως αριθμός της. Χωρίς το κανάλι δεν μπορεί να το βρει κανείς.
    -# Μέχρι τα μεσάνυχτα UTC ξέρω ακόμα πόσες φορές έπαιξαν μεταξύ τους σήμερα τα ίδια δύο μέλη, αλλά όχι ποια είναι.
privacy-ended = { $lost ->
    [0] **Παρτίδες που έληξαν:** { $live } (χωρίς αποτέλεσμα)
   *[other] **Παρτίδες που έληξαν:** { $live } · **Ήττες:** { $lost } (είχαν παίξει και οι δύο πλευρές)
}
privacy-nothing_ended = **Παρτίδες που έληξαν:** καμία

## name

name-play = παίξε
name-play_opponent = αντίπαλος
name-play_member = μέλος
name-play_mark = σύμβολο
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = παιχνίδι
name-invite = πρόσκληση
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-draw = ισοπαλία
name-takeback = αναίρεση
name-watch = παρακολούθηση
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = μυαλό
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = μαθητευόμενος
name-settings = ρυθμίσεις
name-stop = διακοπή
name-move = κίνηση
name-move_coordinate = τετράγωνο
name-board = ταμπλό
name-resign = παραίτηση
name-puzzle = γρίφος
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = θέμα
name-course = μαθήματα
name-course_lesson = μάθημα
name-help = βοήθεια
name-about = σχετικά
name-hint = υπόδειξη
name-analyse = ανάλυση
name-analyse_position = θέση
name-analyse_view = προβολή
name-review = ανασκόπηση
name-privacy = απόρρητο
name-progress = πρόοδος
name-notify = ειδοποιήσεις
name-practice = εξάσκηση
name-practice_move = { name-move_coordinate }
name-stats = στατιστικά
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = κατάταξη
name-leaderboard_game = { name-play_game }
name-history = ιστορικό
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = επανάληψη
name-export = εξαγωγή

## word

word-random = τυχαίο
word-thread = νήμα
word-network = δίκτυο
word-hints = υποδείξεις
word-misere = ανάποδη
word-connect4 = σκορ4
word-connect_four = σκορτέσσερα
word-tictactoe = τρίλιζα
word-noughts = tic-tac-toe
word-reverse = ανάποδη-τρίλιζα
word-daily = ημερήσιος
word-finish_line = γραμμή
word-block_line = κλείσιμο
word-make_fork = απειλή
word-prevent_fork = αποτροπή
word-forced_sequence = σειρά
word-opening = άνοιγμα
word-zugzwang = τσουγκτσβάνγκ
word-show = εμφάνιση
word-train = προπόνηση
word-export = εξαγωγή
word-import = εισαγωγή
word-reset = επαναφορά
word-server = διακομιστής
word-original = αρχική
word-stronger = ενισχυμένη

## command

command-play = Ξεκίνα μια παρτίδα τρίλιζα, Σκορ 4 ή άλλο παιχνίδι
command-play_opponent = Το επίπεδό μου, αν παίζεις με μένα
command-play_member = Μέλος που προκαλείς (προεπιλογή: παίζεις με μένα)
command-play_mark = Το σύμβολό σου· ξεκινά το X
command-play_mark_x = X (ξεκινά)
command-play_mark_o = O (παίζει δεύτερο)
command-play_mark_random = Τυχαίο
command-play_thread = Άνοιξε νήμα για την παρτίδα (προεπιλογή: η ρύθμιση του διακομιστή)
command-play_hints = Επίτρεψε υποδείξεις σε παρτίδα μεταξύ μελών
command-play_game = Ποιο παιχνίδι (προεπιλογή: του διακομιστή)
command-invite = Κάλεσε όποιον θέλει σε μια παρτίδα
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = Επίτρεψε υποδείξεις στην παρτίδα
command-invite_game = { command-play_game }
command-menu_challenge_member = Πρόκληση σε παρτίδα
command-watch = Δες δύο επίπεδά μου να παίζουν μεταξύ τους
command-watch_x = Επίπεδο που παίζει X και ξεκινά
command-watch_o = Επίπεδο που παίζει O
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = Δες και άλλαξε πώς παίζω σε αυτόν τον διακομιστή
command-stop = Διέκοψε την παρτίδα σε αυτό το κανάλι
command-move = Παίξε σε τετράγωνο, όπως B2, ή στο Σκορ 4 σε αριθμό στήλης
command-move_coordinate = Τετράγωνο, όπως B2, ή στο Σκορ 4 αριθμός στήλης
command-board = Δείξε ξανά το ταμπλό
command-resign = Παραιτήσου από την παρτίδα
command-puzzle = Βρες τη μία σωστή κίνηση
command-puzzle_daily = Δείξε σε όλους εδώ τον γρίφο της ημέρας του διακομιστή
command-puzzle_game = { command-play_game }
command-puzzle_theme = Διάλεξε τι αφορά ο γρίφος
command-course = Μάθε να παίζεις καλύτερα σε εφτά σύντομα μαθήματα
command-course_lesson = Αριθμός μαθήματος (προεπιλογή: όλα τα μαθήματα)
command-help = Δες πώς παίζεται
command-hint = Πάρε μια καλή κίνηση και το γιατί· τη βλέπεις μόνο εσύ
command-analyse = Δες τι αξίζει κάθε κίνηση
command-analyse_position = Γραμμές από πάνω, όπως X../.O./... (προεπιλογή: η παρτίδα του καναλιού)
command-analyse_view = Τι να δεις εκτός από τις αξίες (προεπιλογή: τίποτα)
command-analyse_view_network = τι βλέπει το δίκτυο
command-privacy = Δες ή διάγραψε όσα κρατώ για σένα
command-practice = Βρες τις σωστές κινήσεις εκεί που έκανες λάθος
command-practice_move = { command-move_coordinate }
command-stats = Δες τα αποτελέσματά σου, ενός μέλους ή όλου του διακομιστή
command-stats_member = Ποιανού παρτίδες (προεπιλογή: οι δικές σου)
command-stats_server = Δείξε τις παρτίδες όλων σε αυτόν τον διακομιστή
command-stats_game = Μόνο αυτό το παιχνίδι (προεπιλογή: όλα)
command-leaderboard_game = { command-play_game }
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = Ποιο τετράγωνο; Γράψε το γράμμα της γραμμής και τον αριθμό της στήλης, π.χ. `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = Αυτό δεν είναι τετράγωνο. Γράψε γράμμα γραμμής και αριθμό στήλης, π.χ. `{ $prefix }{ name-move } B2`.
error-missing_column = Ποια στήλη; Γράψε τον αριθμό της, π.χ. `{ $prefix }{ name-move } 2`.
error-unreadable_column = Αυτό δεν είναι στήλη. Γράψε τον αριθμό της, π.χ. `{ $prefix }{ name-move } 2`.
error-unknown_row = Δεν υπάρχει γραμμή { $row }. Οι γραμμές είναι από { $first } έως { $last }.
error-unknown_column = Δεν υπάρχει στήλη { $column }. Οι στήλες είναι από { $first } έως { $last }.
error-cell_taken = Το **{ $coordinate }** έχει ήδη { $mark }. Διάλεξε ελεύθερο τετράγωνο.
error-full_column = Η στήλη { $column } είναι γεμάτη. Διάλεξε άλλη.
error-floating_cell = Ένα σύμβολο θα έπεφτε από το **{ $coordinate }**. Διάλεξε το χαμηλότερο ελεύθερο τετράγωνο μιας στήλης.
error-position_shape = Γράψε τη θέση σε { $rows } γραμμές των { $columns } τετραγώνων με `/` ανάμεσά τους, π.χ. `{ $example }`. Για ταμπλό άλλου μεγέθους, γράψε πρώτα το μέγεθος, π.χ. `{ $prefix }{ name-analyse } 6x6x4 …`.
error-position_mark = Στη γραμμή { $row }, στήλη { $column } αυτής της θέσης δεν υπάρχει ούτε `X`, ούτε `O`, ούτε `.`.
error-impossible_position = Καμία παρτίδα δεν φτάνει σε αυτή τη θέση: ξεκινά το X, οι πλευρές παίζουν εναλλάξ, και η πρώτη συμπληρωμένη γραμμή τελειώνει την παρτίδα.
error-floating_position = Καμία παρτίδα δεν φτάνει σε αυτή τη θέση: το σύμβολο στο **{ $coordinate }** θα έπεφτε.
error-game_size = Δεν υπάρχει παιχνίδι αυτού του μεγέθους. Ένα ταμπλό έχει από { $least } έως { $most } γραμμές και στήλες, και μια νικηφόρα σειρά έχει τουλάχιστον { $least } τετράγωνα και χωρά στο ταμπλό. Π.χ. `{ $prefix }{ name-play } 6x6x4` σημαίνει 6 γραμμές, 6 στήλες και 4 στη σειρά.
error-game_not_offered = Αυτός ο διακομιστής δεν έχει το παιχνίδι **{ $game }**. Έχει: { $offered }.
error-match_over = Αυτή η παρτίδα τελείωσε. Ξεκίνα νέα: `{ $prefix }{ name-play }`
error-not_a_player = Δεν παίζεις σε αυτή την παρτίδα.
error-workers_busy = Αυτή τη στιγμή περιμένουν υποδείξεις πάρα πολλά μέλη. Δοκίμασε ξανά σε ένα λεπτό.
error-advice_pending = Δουλεύω ακόμα πάνω στην τελευταία υπόδειξη που ζήτησες. Ζήτα ξανά όταν σου απαντήσω.
error-too_many_takebacks = Έχεις αναιρέσει { $limit ->
        [one] { $limit } κίνηση
       *[other] { $limit } κινήσεις
    } σε αυτή την παρτίδα. Κανείς δεν μπορεί να αναιρέσει περισσότερες.
error-nothing_to_take_back = Δεν έχεις παίξει ακόμα, οπότε δεν υπάρχει τίποτα για αναίρεση.
error-not_your_turn = Δεν είναι η σειρά σου. Δες το ταμπλό: `{ $prefix }{ name-board }`
error-no_match = Δεν υπάρχει παρτίδα σε εξέλιξη εδώ. Ξεκίνα μία: `{ $prefix }{ name-play }`
error-match_running-resignation = Η παρτίδα σου εδώ συνεχίζεται ακόμα. Αν ξεκινήσεις από την αρχή, παραιτείσαι, κι αυτό μετρά ως ήττα. Ξεκινάς από την αρχή;
error-match_running-no_result = Υπάρχει ακόμα παρτίδα σε εξέλιξη εδώ. Αν ξεκινήσεις από την αρχή, λήγει χωρίς αποτέλεσμα. Ξεκινάς από την αρχή;
error-channel_busy = { $idle_after ->
        [one] Παίζουν άλλα μέλη εδώ. Παίξε σε άλλο κανάλι ή σε νήμα, ή γράψε `{ $prefix }{ name-play }` όταν περάσει { $idle_after } λεπτό χωρίς κίνηση.
       *[other] Παίζουν άλλα μέλη εδώ. Παίξε σε άλλο κανάλι ή σε νήμα, ή γράψε `{ $prefix }{ name-play }` όταν περάσουν { $idle_after } λεπτά χωρίς κίνηση.
    }
error-exhibition_running = Εδώ παίζουν μεταξύ τους δύο από τα επίπεδά μου. Περίμενε να τελειώσει η παρτίδα τους, ή παίξε σε άλλο κανάλι ή σε νήμα.
error-match_moved_on = Η παρτίδα προχώρησε από τότε. Δες πού βρίσκεται: `{ $prefix }{ name-board }`
error-channel_taken = Υπάρχει άλλη παρτίδα σε εξέλιξη εδώ. Περίμενε να τελειώσει, ή παίξε σε άλλο κανάλι ή σε νήμα.
error-question-not_yours = Αυτή η ερώτηση ήταν για άλλον.
error-offer-not_a_duel = Αυτό γίνεται μόνο σε παρτίδες μεταξύ μελών. Με μένα, `{ $prefix }{ name-play }` ξεκινά νέα παρτίδα, και με `{ $prefix }{ name-resign }` παραιτείσαι από την τωρινή.
error-offer-own_offer = Μόνο ο αντίπαλος μπορεί να το δεχτεί.
error-challenge-own_challenge = Δεν γίνεται να παίξεις με τον εαυτό σου. Ξεκίνα παρτίδα με μένα: `{ $prefix }{ name-play }`
error-challenge-bot_challenged = Τα bot δεν δέχονται προκλήσεις. Ξεκίνα παρτίδα με μένα: `{ $prefix }{ name-play }`
error-challenge_waiting = Έχετε ήδη μια ανοιχτή πρόκληση μεταξύ σας. Πρώτα αποδέξου την, απόρριψέ την ή απόσυρέ την: { $existing }
error-challenge-invitation_open = Έχεις ήδη ανοιχτή πρόσκληση. Απόσυρέ την πρώτα, ή περίμενε να τη δεχτεί κάποιος: { $existing }
error-challenge_over = Αυτό δεν είναι πια ανοιχτό. Κάνε νέα πρόκληση: `{ $prefix }{ name-play } @κάποιος`
error-challenge-not_yours = Αυτή η πρόκληση είναι για άλλον.
error-challenge-level = Τα επίπεδα είναι μόνο για παρτίδες με μένα. Βγάλε το επίπεδο για να προκαλέσεις μέλος.
error-challenge-nobody_else = Εδώ είμαστε μόνο οι δυο μας. Προκάλεσε κάποιον σε κανάλι ενός διακομιστή.
error-challenge-not_visible = Σε αυτόν τον διακομιστή τις απαντήσεις μου τις βλέπεις μόνο εσύ, οπότε δεν θα μπορούσε να δεχτεί κανείς. Ζήτα από όποιον διαχειρίζεται τον διακομιστή να με προσθέσει, ή παίξε σε ομαδικό άμεσο μήνυμα.
error-challenge-private_thread = Όποιος δημιούργησε ένα ιδιωτικό νήμα μπορεί να αφαιρέσει τους άλλους, οπότε τα μέλη παίζουν εδώ μόνο με υποδείξεις και χωρίς βαθμολογία: `{ $prefix }{ name-play } @κάποιος { word-hints }`.
error-challenge-not_a_member = Δεν βρίσκω αυτό το μέλος εδώ. Γράψε `@` και διάλεξε από τη λίστα του Discord.
error-moderation-not_the_starter = Αυτό το ξεκίνησε κάποιος άλλος. Μπορεί να το διακόψει μόνο αυτός ή μέλη με το δικαίωμα **{ permission-manage_messages }**.
error-no_puzzles = Δεν υπάρχουν γρίφοι για αυτό το παιχνίδι. Υπάρχουν για: { $games }.
error-puzzle-not_yours = Αυτός ο γρίφος είναι για άλλον. Πάρε τον δικό σου: `{ $prefix }{ name-puzzle }`
error-puzzle-over = Αυτός ο γρίφος δεν μετρά πια. Πάρε νέο: `{ $prefix }{ name-puzzle }`
error-puzzle-answered = Απάντησες ήδη σε αυτόν τον γρίφο. Πάρε νέο: `{ $prefix }{ name-puzzle }`
error-practice-over = Αυτή η άσκηση δεν είναι πια ανοιχτή. Πάρε άλλη: `{ $prefix }{ name-practice }`
error-practice-unreadable_coordinate = Αυτό δεν είναι τετράγωνο. Γράψε γράμμα γραμμής και αριθμό στήλης, π.χ. `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = Αυτό δεν είναι στήλη. Γράψε τον αριθμό της, π.χ. `{ $prefix }{ name-practice } 2`.
error-puzzle-daily_over = Αυτός ήταν ο γρίφος άλλης μέρας. Ο σημερινός: `{ $prefix }{ name-puzzle } { word-daily }`
error-puzzle-daily_answered = Απάντησες ήδη στον σημερινό γρίφο. Ο επόμενος έρχεται { $ends }.
error-thread-not_here = Δεν μπορώ να ανοίξω νήμα εδώ. Παίξε χωρίς νήμα, ή σε κανάλι κειμένου ενός διακομιστή.
error-thread-user_permission = Χρειάζεσαι το δικαίωμα **{ $missing }** για να ανοίξεις νήμα εδώ. Παίξε χωρίς νήμα.
error-thread-too_many = Ο διακομιστής έχει ήδη όσα ανοιχτά νήματα επιτρέπει το Discord. Παίξε χωρίς νήμα, ή αρχειοθέτησε πρώτα ένα ανοιχτό.
error-thread-try_later = Το Discord δεν με αφήνει να ανοίξω νήματα τώρα, οπότε η παρτίδα παίζεται εδώ.
error-thread-try_later_or_elsewhere = Το Discord δεν με αφήνει να ανοίξω νήματα τώρα, και υπάρχει άλλη παρτίδα σε εξέλιξη εδώ. Δοκίμασε ξανά σε λίγα λεπτά, ή παίξε σε άλλο κανάλι.
error-training-bot_permission = Χρειάζομαι το δικαίωμα **{ $missing }** για να δείχνω εδώ πώς πάει η προπόνηση. Ζήτα από όποιον διαχειρίζεται τον διακομιστή να μου το δώσει, ή προπόνησέ με σε άλλο κανάλι.
error-training-user_install = Δεν μπορώ να δείχνω εδώ πώς πάει η προπόνηση. Προπόνησέ με σε άμεσο μήνυμα, ή σε διακομιστή που με έχει προσθέσει.
error-learner_game = Ο μαθητευόμενος δεν παίζει αυτό το παιχνίδι. Παίζει: { $games }.
error-learner-unknown_word = Δεν ξέρω το «{ $typed }». `{ $prefix }{ name-brain }` δείχνει τι έμαθα. Μπορείς επίσης να γράψεις `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-learner } { word-import }` με αρχείο, και `{ $prefix }{ name-learner } { word-reset }` ή `{ $prefix }{ name-learner } { word-reset } { word-stronger }`.
error-training-unknown_word = Δεν ξέρω το «{ $typed }». Γράψε αριθμό παρτίδων και ένα επίπεδό μου ({ $levels }), π.χ. `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-training-games = Διάλεξε από 1 έως { $most } παρτίδες για μια προπόνηση.
error-training-already_running = Προπονούμαι ήδη εδώ. Περίμενε να τελειώσω, ή σταμάτησε την προπόνηση.
error-learner-other_mode = Αυτές οι μνήμες δεν συγχωνεύονται: το αρχείο έχει λειτουργία `{ $theirs }`, κι εδώ μαθαίνω σε λειτουργία `{ $ours }`.
error-learner-download_failed = Το Discord δεν μου έδωσε το αρχείο. Δοκίμασε ξανά.
error-not_a_manager = Χρειάζεσαι το δικαίωμα **{ permission-manage_guild }** γι’ αυτό.
error-settings_outside_server = Ρυθμίσεις έχουν μόνο οι διακομιστές. Γράψε `/{ name-settings }` σε κανάλι του διακομιστή σου.
error-invalid_choice = Αυτή η επιλογή δεν είναι διαθέσιμη. Δες τις διαθέσιμες: `/{ name-settings }`
error-invalid_prefix = Δεν αποθηκεύτηκε: ένα πρόθεμα έχει έως 5 ορατούς χαρακτήρες, χωρίς κενά και βαρείες, και δεν αρχίζει με `/`, `@` ή `<`.
error-wrong_channel = Δεν παίζω εδώ. Μπορείς να παίξεις στα εξής: { $channels }.
error-missing_role = Για να παίξεις μαζί μου εδώ, χρειάζεσαι έναν από αυτούς τους ρόλους: { $roles }.
error-cooldown = Τι ταχύτητα! Μπορείς να δώσεις την επόμενη εντολή { $ends }.
error-moderation-not_a_moderator = Χρειάζεσαι το δικαίωμα **{ permission-manage_messages }** για να διακόπτεις παρτίδες άλλων μελών.
error-moderation-end_exhibition_instead = Αν ξεκίνησες εσύ την παρτίδα, διέκοψέ τη με το κουμπί από κάτω. Αλλιώς, χρειάζεσαι το δικαίωμα **{ permission-manage_messages }**.
error-memory_file-too_large = Δεν μπορώ να εισαγάγω το αρχείο: ξεπερνά τα { $max_kib } KiB.
error-memory_file-value = Δεν μπορώ να εισαγάγω το αρχείο: το `{ $where }` πρέπει να είναι ένα από αυτά: `{ $values }`.
error-memory_file-entry = Δεν μπορώ να εισαγάγω το αρχείο: το `{ $where }` πρέπει να είναι ακέραιος από 1 έως { $max_position }. { -entries-from-0 }
-entries-from-0 = (Το πρώτο στοιχείο μιας λίστας έχει τον αριθμό 0.)
error-thread-bot_permission = Χρειάζομαι το δικαίωμα **{ $missing }** για να ανοίξω νήμα εδώ. Ζήτα από όποιον διαχειρίζεται τον διακομιστή να μου το δώσει, ή παίξε χωρίς νήμα.
error-too_many_matches-own = { $most ->
        [one] Παίζεις εδώ { $most } παρτίδα, το μέγιστο ταυτόχρονα. Τελείωσέ την πρώτα: { $channels }
       *[other] Παίζεις εδώ { $most } παρτίδες, το μέγιστο ταυτόχρονα. Τελείωσε πρώτα μία: { $channels }
    }
error-too_many_matches-other = { $most ->
        [one] Όποιος σε προκάλεσε παίζει εδώ { $most } παρτίδα, το μέγιστο ταυτόχρονα. Δέξου όταν τελειώσει.
       *[other] Όποιος σε προκάλεσε παίζει εδώ { $most } παρτίδες, το μέγιστο ταυτόχρονα. Δέξου όταν τελειώσει μία.
    }
error-may_not_follow_up = Χρειάζομαι το δικαίωμα **{ $missing }** για να δείχνω εδώ πώς συνεχίζεται μια παρτίδα. Ζήτα από όποιον διαχειρίζεται τον διακομιστή να μου το δώσει, ή παίξε σε άλλο κανάλι.
error-match_unreachable = Η τελευταία παρτίδα εδώ έληξε χωρίς αποτέλεσμα, γιατί το μήνυμα με το ταμπλό της διαγράφηκε ή δεν μπορούσα να δω αυτό το κανάλι.
error-hints_not_allowed = Οι υποδείξεις είναι κλειστές σε αυτή την παρτίδα. Ξεκίνα μία με υποδείξεις: `{ $prefix }{ name-play } @κάποιος { word-hints }`
error-record-nothing_finished = Δεν έχει τελειώσει ακόμα παρτίδα εδώ. `{ $prefix }{ name-analyse } X../.O./...` αναλύει όποια θέση θέλεις.
error-record-match_not_found = Δεν ξέρω πια αυτή την παρτίδα. Ίσως κάποιος από τους παίκτες διέγραψε τα δεδομένα του.
error-record-unknown_target = Δεν ξέρω το «{ $typed }». Μη γράψεις τίποτα για τις δικές σου παρτίδες, γράψε ένα μέλος, όπως `{ $prefix }{ $command } @ben`, ή `{ $prefix }{ $command } { word-server }` για όλους εδώ.
error-record-two_targets = Διάλεξε ή ένα μέλος ή όλο τον διακομιστή, όχι και τα δύο.
error-record-no_leaderboard = Μόνο οι διακομιστές έχουν βαθμολογίες και κατάταξη. Τα αποτελέσματά σου εδώ: `{ $prefix }{ name-stats }`
error-record-board_too_large = Αυτό το ταμπλό είναι πολύ μεγάλο για να το δείξω. Το μεγαλύτερο είναι { $most }×{ $most }.
error-record-export_too_large = Έχεις παίξει περισσότερες παρτίδες απ’ όσες χωρούν σε αρχεία των { $most } MiB. Ζήτησέ τες από όποιον με διαχειρίζεται.
error-level_not_offered = Το επίπεδο **{ $level }** δεν υπάρχει σε αυτό το παιχνίδι: { $game }. Τα επίπεδά του είναι { $levels }.
error-network_missing = Το δίκτυο δεν είναι εγκατεστημένο σε αυτό το bot, γι’ αυτό **διαίσθηση** και **νευρωνικό** δεν υπάρχουν.
error-network_game = Το δίκτυο δεν έχει μάθει αυτό το παιχνίδι. Ξέρει: { $games }.
error-no_records = Δεν υπάρχουν χωριστά στατιστικά και βαθμολογίες για αυτό το παιχνίδι. Υπάρχουν για: { $games }.
error-unknown_level = Δεν ξέρω το «{ $typed }». Τα επίπεδά μου είναι { $levels }. Για παράδειγμα: `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = Δεν αποθηκεύτηκε: το X και το O χρειάζονται από ένα emoji.
error-emoji-unreadable = Δεν αποθηκεύτηκε: το «{ $typed }» δεν είναι emoji. Γράψε ένα, ή το όνομα ενός emoji του διακομιστή, όπως `:cat:`.
error-emoji-composed = Δεν αποθηκεύτηκε: το «{ $typed }» αποτελείται από πολλούς χαρακτήρες, όπως όλες οι σημαίες, τα πλήκτρα και οι οικογένειες. Στο ταμπλό το Discord μπορεί να τους δείξει χωριστά. Διάλεξε ένα απλό emoji, όπως 🍎.
error-emoji-unknown = Δεν αποθηκεύτηκε: ο διακομιστής δεν έχει emoji `:{ $name }:`. Γράψε ένα δικό του, ή ένα κανονικό, όπως 🍎.
error-emoji-unavailable = Δεν αποθηκεύτηκε: το `:{ $name }:` δεν είναι διαθέσιμο τώρα, γιατί ο διακομιστής έχει περισσότερα emoji απ’ όσα επιτρέπουν τα boost του.
error-emoji-restricted = Δεν αποθηκεύτηκε: το `:{ $name }:` είναι μόνο για ρόλους που δεν έχω.
error-emoji-duplicate = Δεν αποθηκεύτηκε: το { $emoji } θα σήμαινε δύο διαφορετικά πράγματα. Το X, το O και τα ελεύθερα τετράγωνα χρειάζονται διαφορετικά emoji, και σε νικηφόρα γραμμή. Αν δεν διαλέξεις, το ελεύθερο τετράγωνο είναι { $free }.
error-emoji-unlisted = Δεν αποθηκεύτηκε: το Discord δεν μου είπε ποια emoji έχει ο διακομιστής. Δοκίμασε ξανά.

## failure

failure-old_button = Αυτό το κουμπί είναι από παλιότερη έκδοσή μου. Δες τι κάνω τώρα: `{ $prefix }{ name-help }`
failure-changed = Οι εντολές μου μόλις άλλαξαν, και το Discord σου δείχνει ακόμα τις παλιές. Φόρτωσέ το ξανά (Ctrl+R, ή επανεκκίνηση της εφαρμογής) και δοκίμασε πάλι.
failure-unexpected = Συγγνώμη, κάτι πήγε στραβά από τη μεριά μου. Δοκίμασε ξανά· `{ $prefix }{ name-board }` δείχνει πού βρίσκεται η παρτίδα.
failure-try_later = Το Discord δεν με αφήνει να το τελειώσω τώρα. Δοκίμασε ξανά σε ένα λεπτό· `{ $prefix }{ name-board }` δείχνει πού βρίσκεται η παρτίδα.
failure-no_channel = Το Discord δεν μου είπε σε ποιο κανάλι έγινε αυτό. Δοκίμασε ξανά.
failure-not_attached = Το αρχείο λείπει γιατί το απέρριψε το Discord.
failure-database = Συγγνώμη, δεν μπορώ να αποθηκεύσω παρτίδες τώρα. Οι αποθηκευμένες είναι ασφαλείς: δες `{ $prefix }{ name-board }` σε λίγα λεπτά και δοκίμασε ξανά.
failure-computation = Συγγνώμη, δεν πρόλαβα να το υπολογίσω. Δοκίμασε ξανά σε λίγα λεπτά.
failure-muted = Δεν μπορώ να απαντήσω στο { $channel } χωρίς το δικαίωμα **{ $missing }**. Ζήτα από όποιον διαχειρίζεται τον διακομιστή να μου το δώσει και συνέχισε με `{ $prefix }{ name-board }`: η παρτίδα σου είναι αποθηκευμένη.

## owner

owner-synced = { $count ->
        [one] Το Discord ξέρει πλέον { $count } εντολή slash.
       *[other] Το Discord ξέρει πλέον { $count } εντολές slash.
    }
owner-not_synced = Το Discord απέρριψε τις εντολές slash (HTTP { $status }: { $reason }). Δοκίμασε αργότερα. Αν δεν βοηθήσει, κάλεσέ με ξανά με τον σύνδεσμο στο αρχείο καταγραφής μου.
owner-servers = { $count ->
        [one] Είμαι σε { $count } διακομιστή. Για να αποχωρήσω, στείλε `{ $prefix }leave` και το ID του.
       *[other] Είμαι σε { $count } διακομιστές. Για να αποχωρήσω από κάποιον, στείλε `{ $prefix }leave` και το ID του.
    }
owner-direct_message = Έτσι τα μέλη αυτού του διακομιστή θα έβλεπαν σε ποιους διακομιστές είμαι. Στείλε μού το με άμεσο μήνυμα.
owner-left = Αποχώρησα από τον διακομιστή { $id }.
owner-not_there = Δεν είμαι σε διακομιστή με αυτό το ID. Δες τη λίστα: `{ $prefix }servers`
