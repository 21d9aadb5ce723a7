### The bot's texts in French.

## ply

ply-member_first = Nouvelle partie : **{ $who }** a joué { $mark } en **{ $coordinate }**.
ply-member = **{ $who }** a joué { $mark } en **{ $coordinate }**.
ply-program_first = Je commence par { $mark } en **{ $coordinate }**.
ply-program = Je réponds par { $mark } en **{ $coordinate }**.
ply-level = { ply-member }
move-column = colonne { $column }
move-cell = la ligne { $row } de la colonne { $column }
move-row = ligne { $row }, colonnes { $first } à { $last }
move-diagonal = diagonale de { $first } à { $last }
move-boards = grilles { $boards }
ply-wait = Beaucoup de parties m’attendent, donc mon coup prendra environ { $seconds ->
        [one] { $seconds } seconde
        [many] { $seconds } de secondes
       *[other] { $seconds } secondes
    }.

## status

status-member_to_move = À toi, **{ $who }** : tu joues { $mark }.
status-example = Par exemple : `{ $prefix }{ name-move } { $example }`
status-awaited = **{ $who }** { $mark }, à toi de jouer · ton temps se termine { $deadline }
status-time_limit = Sans coup d’ici là, la partie se termine sans résultat. Dès que les deux camps ont joué, dépasser le temps fait perdre la partie.
status-replaceable = Dès que nous avons joué tous les deux, d’autres peuvent lancer une partie ici après une heure sans coup de ta part, et tu perds celle-ci.
status-extended = ⏳ Le temps a été prolongé une fois, car **{ $who }** ne peut pas voir ce salon ou y écrire.
status-excused = **{ $who }** ne pouvait pas voir ce salon ou y écrire. **{ $other }** a des permissions qui peuvent en être la cause : personne ne perd.
status-level_to_move = **{ $who }** { $mark } réfléchit…
status-member_won = 🏆 **{ $who } a gagné** avec { $mark } : { $line }.
status-program_won = 🏁 **J’ai gagné** avec { $mark } : { $line }.
status-member_won_without_line = 🏆 **{ $who } a gagné.**
status-program_won_without_line = 🏁 **J’ai gagné.**
status-misere_won = 🏆 **{ $winner } a gagné**, car **{ $who }** a complété l’alignement { $line } avec { $mark }.
status-misere_member_won = 🏆 **{ $who } a gagné**, car j’ai complété l’alignement { $line } avec { $mark }.
status-misere_program_won = 🏁 **J’ai gagné**, car **{ $who }** a complété l’alignement { $line } avec { $mark }.
status-draw = 🤝 **Égalité !** La grille est pleine, et personne n’a fait d’alignement.
status-draw_repetition = 🤝 **Égalité.** La même position est apparue trois fois.
status-draw_move_limit = 🤝 **Égalité** après 100 coups.
status-draw_boards = { $count ->
    [one] 🤝 **Égalité.** Chaque camp a gagné { $count } grille, et personne n’en a trois alignées.
    [many] 🤝 **Égalité.** Chaque camp a gagné { $count } de grilles, et personne n’en a trois alignées.
   *[other] 🤝 **Égalité.** Chaque camp a gagné { $count } grilles, et personne n’en a trois alignées.
}
status-member_won_boards = 🏆 **{ $who } a gagné** par { $won } grilles à { $lost } : personne n’en a trois alignées.
status-program_won_boards = 🏁 **J’ai gagné** par { $won } grilles à { $lost } : personne n’en a trois alignées.
status-member_resigned = 🏳️ **{ $who }** a abandonné. **J’ai gagné.**
status-member_forfeited = ⌛ **{ $who }** n’est plus là ou n’a pas joué à temps. **J’ai gagné.**
status-member_started_over = 🏳️ **{ $who }** a abandonné la dernière partie. **Je l’ai gagnée.**
status-resigned = 🏳️ **{ $who }** a abandonné. **{ $winner } a gagné.**
status-forfeited = ⌛ **{ $who }** n’est plus là ou n’a pas joué à temps. **{ $winner } a gagné.**
status-agreed = 🤝 **Égalité** d’un commun accord.
status-exhibition_ended = ⏹️ **Partie arrêtée.** Elle se termine sans résultat.
status-stopped = ⏹️ **La modération a arrêté cette partie.** Elle se termine sans résultat.
status-abandoned = 💤 Personne n’a continué à jouer : cette partie s’est terminée sans résultat.
status-crowd = le groupe
status-crowd_first = Le groupe
status-crowd_to_move = Au groupe { $mark } de jouer : **tout le monde peut voter.**
status-someone = quelqu’un
status-again_watch = Encore une partie ? `{ $prefix }{ name-watch }`

## ending

ending-thanks = Merci pour la partie !
ending-next_time = Peut-être la prochaine fois !
ending-good_game = Belle partie !
ending-rating = **Cote :** { $ratings }
ending-streak = 🔥 { $count ->
        [one] { $count } victoire d’affilée
        [many] { $count } de victoires d’affilée
       *[other] { $count } victoires d’affilée
    }
ending-rating_of_game = **Cote ({ $game }) :** { $ratings }
ending-score = **{ $x }** { $x_wins } : { $o_wins } **{ $o }**
ending-first_win = 🎉 Première victoire contre le niveau **{ $level }** !
ending-last_win = Avant ton dernier coup, tu pouvais encore gagner : ||**{ $cells }**||
ending-last_draw = Avant ton dernier coup, tu pouvais encore obtenir l’égalité : ||**{ $cells }**||
ending-last_win_of_member = Avant son dernier coup, **{ $who }** pouvait encore gagner : ||**{ $cells }**||
ending-last_draw_of_member = Avant son dernier coup, **{ $who }** pouvait encore obtenir l’égalité : ||**{ $cells }**||
ending-earlier_win = À ton { $ordinal ->
        [one] { $number }er
       *[other] { $number }e
    } coup, tu pouvais encore gagner : ||**{ $cells }**||
ending-earlier_draw = À ton { $ordinal ->
        [one] { $number }er
       *[other] { $number }e
    } coup, tu pouvais encore obtenir l’égalité : ||**{ $cells }**||
ending-earlier_win_of_member = À son { $ordinal ->
        [one] { $number }er
       *[other] { $number }e
    } coup, **{ $who }** pouvait encore gagner : ||**{ $cells }**||
ending-earlier_draw_of_member = À son { $ordinal ->
        [one] { $number }er
       *[other] { $number }e
    } coup, **{ $who }** pouvait encore obtenir l’égalité : ||**{ $cells }**||
ending-best_result = Aucune erreur : personne ne peut obtenir de meilleur résultat.
ending-no_mistake = Aucune erreur.

## position

position-cells = X : { $x } · O : { $o }
position-none = aucune
position-columns = Jetons par colonne, de bas en haut : { $columns }
position-disc_x = rouge
position-disc_o = jaune
position-threats = { $glyph } indique une menace : { $cells }
position-fading = Prochains à disparaître : { $marks }
position-fading_mark = { $mark } **{ $cell }**
position-board_to_play = Prochain coup : sur la grille { $board }, de { $first } à { $last }.
position-any_board = Prochain coup : sur n’importe quelle grille.
position-open_boards = Prochain coup : sur n’importe quelle grille ouverte ({ $boards }).
position-boards_won = Grilles fermées : { $boards }.
position-boards_of = { $side } { $boards }
position-boards_of_nobody = gagnées par personne : { $boards }
position-against = Mon niveau : { $level }
position-coached = Avec aide
position-weakened = J’ai eu moins de temps que d’habitude pour réfléchir : la cote ne monte pas
position-unrated = Fil privé : partie non cotée
position-misere = Qui en aligne { $count } perd

## level

level-random = aléatoire
level-easy = facile
level-medium = moyen
level-hard = difficile
level-perfect = parfait
level-learner = apprenti
level-intuition = intuition
level-neural = neuronal
level-neural-early = neuronal-début
level-neural-middle = neuronal-mi-parcours

## game

game-3x3 = Morpion
game-misere = Morpion inversé (qui aligne perd)
game-4x4 = 4×4 (quatre alignés)
game-5x5 = 5×5 (quatre alignés)
game-7x7 = 7×7 (cinq alignés)
game-9x9 = 9×9 (cinq alignés)
game-connect4 = Puissance 4
game-fading = Symboles éphémères
game-ultimate = Morpion ultime
game-rules_fading = Qui aligne trois symboles gagne. Chaque camp en a trois au plus : quand tu en poses un quatrième, ton plus ancien disparaît d’abord.
game-rules_ultimate = Gagne trois grilles alignées : en ligne, en colonne ou en diagonale. La case que tu joues décide où l’autre camp joue ensuite : une case en haut à droite l’envoie sur la grille en haut à droite. Qui est envoyé sur une grille gagnée ou pleine joue sur n’importe quelle autre grille ouverte.
game-size = { $rows }×{ $columns } ({ $in_a_row } alignés)

## board

board-rematch = Revanche
board-level = Niveau : { $level }
board-game = Jeu : { $game }
board-hint = Indice
board-resign = Abandonner
board-take_back = Reprendre un coup
board-draw = Proposer l’égalité
board-again = Rejouer
board-stop = Arrêter la partie
board-review = Bilan
board-fix = Corriger mes erreurs
board-choose_row = Choisis une ligne : { $rows }
board-choose_column = Ligne { $row } : choisis une colonne
board-another_row = Autre ligne
board-choose_board = Choisis une grille
board-choose_cell = { $board } : choisis une case
board-another_board = Autre grille

## style
style-default = Classique, grandes grilles en image
style-classic = Classique
style-shapes = Formes
style-animals = Animaux
style-fruit = Fruits
style-space = Espace
style-weather = Météo
style-picture = Image
style-own = Émojis du serveur

## own

own-title = Émojis de la grille
own-choose = Choisir les émojis
own-explanation = Un émoji, ou le nom d’un émoji du serveur, comme :cat:
own-placeholder = Laisse vide pour l’émoji par défaut
own-x = X
own-o = O
own-winning_x = X en évidence
own-winning_o = O en évidence
own-empty = Case libre
own-unavailable = Ces émojis ne sont plus utilisables ici : { $names }. Les grilles montrent à nouveau { $mark_x } et { $mark_o }.

## picture

picture-board = Grille : { $rows }×{ $columns }. X : { $x }. O : { $o }.
picture-discs = Grille : { $rows }×{ $columns }. { $discs }.
picture-fading = Prochains à disparaître : { $marks }.
picture-fading_mark = { $letter } en { $cell }
picture-last = Le dernier coup était { $coordinate }.
picture-line = Un trait barre l’alignement { $line }.
picture-network = Le réseau prévoit { $value } pour { $mark }, de −100 à +100. Ses coups préférés : { $moves }.

## thread

thread-name = { $one } – { $other }
thread-play = Jouer dans un fil
thread-made = La partie est dans { $thread }.

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** te défie : **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** cherche quelqu’un avec qui jouer : **{ $game }**. Qui se lance ?
challenge-mark = **{ $who }** joue { $mark }, et { $mark_x } commence.
challenge-random_mark = Les symboles sont tirés au sort, et { $mark_x } commence.
challenge-hints = 💡 Dans cette partie, `/{ name-hint }` est permis, et la grille le signale.
challenge-notices_on = 🔔 Si tu acceptes, les notifications s’activent : je te mentionne quand c’est ton tour et que tu n’es pas là, et avant la fin de ton temps. Un bouton dans `/{ name-privacy }` les désactive.
challenge-expires = Expire { $deadline }.
challenge-accept = Accepter
challenge-decline = Refuser
challenge-withdraw = Retirer
challenge-declined = **{ $who }** a refusé le défi.
challenge-withdrawn = **{ $who }** a retiré son défi.
challenge-uninvited = **{ $who }** a retiré son invitation.
challenge-expired = ⌛ **{ $who }** n’a pas reçu de réponse à temps.
challenge-begun = **{ $x }** { $mark_x } joue contre **{ $o }** { $mark_o }.
challenge-choose_friend = Contre qui veux-tu jouer ?
challenge-friend = Choisis un membre
challenge-invite = N’importe qui ici

## offer

offer-draw = 🤝 **{ $who }** propose l’égalité. **{ $other }** accepte ?
offer-take-back = ↩️ **{ $who }** demande à reprendre **{ $coordinate }**. **{ $other }** est d’accord ?
offer-take-back_answered = ↩️ **{ $who }** demande à reprendre **{ $coordinate }** (et donc la réponse **{ $answer }** de **{ $other }**). **{ $other }** est d’accord ?
offer-accept = Accepter
offer-decline = Refuser
offer-taken_back = **{ $who }** a repris un coup.
offer-declined = **{ $who }** a refusé. La partie continue.
offer-withdrawn = **{ $who }** a retiré sa proposition. La partie continue.
notice-turn = { $who }, c’est ton tour.
notice-begun = { $who }, ta partie a commencé.
notice-reminder = ⏰ { $who }, c’est ton tour, et ton temps dans la [partie]({ $link }) se termine { $deadline }.
notify-on = 🔔 **Notifications :** activées. Dans les parties entre membres, je te mentionne quand c’est ton tour et que tu n’as pas utilisé le salon depuis cinq minutes, quand l’autre accepte ton défi ou te fait une offre, et une fois avant la fin de ton temps.
notify-off = 🔕 **Notifications :** désactivées. Je te mentionne seulement quand on te défie.
notify-turn_on = Activer les notifications
notify-reminders_on = 🔥 **Rappel de série :** activé. Je t’envoie un message privé deux heures avant minuit UTC si une série d’au moins trois jours à l’énigme du jour risque de s’arrêter.
notify-reminders_off = 🔥 **Rappel de série :** désactivé. Je peux t’envoyer un message privé deux heures avant minuit UTC si une série d’au moins trois jours à l’énigme du jour risque de s’arrêter.
notify-turn_on_reminders = Me rappeler ma série
notify-turn_off_reminders = Pas de rappel de série
notify-searches_on = ⚔️ **Avis d’invitation :** activés ici. Je t’envoie un message privé quand quelqu’un cherche à jouer dans un salon que tu peux voir, au plus une fois par heure.
notify-searches_off = ⚔️ **Avis d’invitation :** désactivés ici. Je peux t’envoyer un message privé quand quelqu’un cherche à jouer dans un salon que tu peux voir, au plus une fois par heure.
notify-searches_off_here = ⚔️ **Avis d’invitation :** désactivés. Ce serveur ne les autorise pas.
notify-searches_in = { $count ->
    [one] ⚔️ **Avis d’invitation :** activés sur { $count } serveur. Je t’envoie un message privé quand quelqu’un y cherche à jouer.
    [many] ⚔️ **Avis d’invitation :** activés sur { $count } de serveurs. Je t’envoie un message privé quand quelqu’un y cherche à jouer.
   *[other] ⚔️ **Avis d’invitation :** activés sur { $count } serveurs. Je t’envoie un message privé quand quelqu’un y cherche à jouer.
}
notify-searches_nowhere = ⚔️ **Avis d’invitation :** désactivés. Sur un serveur, `/{ name-notify }` active les messages privés quand quelqu’un y cherche à jouer.
notify-turn_on_searches = M’avertir des invitations
notify-turn_off_searches = Ne plus m’avertir
notify-streak_ends =
    🔥 Ta série à l’énigme du jour se termine { $ends }, à minuit UTC, sauf si tu réussis celle d’aujourd’hui :
    { $streaks }
notify-streak = - [{ $server }]({ $link }) : { $count ->
        [one] { $count } jour
        [many] { $count } de jours
       *[other] { $count } jours
    }
notify-private_streak = - ici, avec `{ $prefix }{ name-puzzle } { word-daily }` : { $count ->
        [one] { $count } jour
        [many] { $count } de jours
       *[other] { $count } jours
    }
notify-streak_elsewhere = - dans une autre conversation, avec `/{ name-puzzle }` : { $count ->
        [one] { $count } jour
        [many] { $count } de jours
       *[other] { $count } jours
    }
notify-some_server = un autre serveur
notify-search = ⚔️ **{ $who }** cherche quelqu’un avec qui jouer : **{ $game }**, sur **{ $server }**. L’invitation expire { $deadline }. [Voir l’invitation]({ $link })
notify-turn_off = Désactiver les notifications

## puzzle

puzzle-win = **{ $mark } joue et gagne.** Un seul coup gagne. Lequel ?
puzzle-draw = **{ $mark } joue et fait égalité.** Un seul coup assure l’égalité, tous les autres perdent. Lequel ?
puzzle-user = 🧩 Une énigme pour **{ $who }**.
puzzle-daily = 🧩 **Énigme du jour, { $day }.** La prochaine arrive { $ends }. Seule ta première réponse compte.
puzzle-right = ✅ **{ $coordinate }, c’est juste !** { $reasons }
puzzle-draws = 💡 **{ $coordinate } ne suffit pas :** { $other } peut encore obtenir l’égalité. Le bon coup est **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } perd** si { $other } joue bien. Le bon coup est **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 { $count ->
        [one] { $count } énigme d’affilée !
        [many] { $count } d’énigmes d’affilée !
       *[other] { $count } énigmes d’affilée !
    }
puzzle-days = 📅 { $count ->
        [one] { $count } jour d’affilée !
        [many] { $count } de jours d’affilée !
       *[other] { $count } jours d’affilée !
    }
puzzle-record-solved = **Réussies :** { $solved } sur { $tried }
puzzle-record-streak = **Série :** { $in_a_row } (record : { $best })
puzzle-record-daily = **Énigme du jour :** { $days ->
        [one] { $days } jour d’affilée
        [many] { $days } de jours d’affilée
       *[other] { $days } jours d’affilée
    } (record : { $best_days })
puzzle-next = Énigme suivante
puzzle-skip_costs = -# Si tu demandes une autre énigme avant de répondre, celle-ci compte comme ratée.
puzzle-seen = Tu as vu cette énigme dans une course il y a moins de 30 jours : elle ne change donc pas ta cote.
puzzle-rating = **Cote aux énigmes :** { $rating } ({ $change })
puzzle-share = Partager
puzzle-shared = 🧩 Énigme du jour, { $day } : { $result }
puzzle-shared_days = 🔥 { $count ->
        [one] { $count } jour
        [many] { $count } de jours
       *[other] { $count } jours
    }
puzzle-solve = Résoudre
puzzle-answers = Réussie par **{ $solved }**, ratée par **{ $missed }**
puzzle-streaks = 🔥 **Séries partagées :** { $streaks }
puzzle-streak_of = { $who } { $count ->
        [one] { $count } jour
        [many] { $count } de jours
       *[other] { $count } jours
    }
puzzle-race = { $count ->
        [one] 🏁 **La course du jour :** { $leaders } · { $count } membre y a participé
        [many] 🏁 **La course du jour :** { $leaders } · { $count } de membres y ont participé
       *[other] 🏁 **La course du jour :** { $leaders } · { $count } membres y ont participé
    }
puzzle-race_place = { $place }. **{ $who }** { $points }
puzzle-open_race = La course du jour
puzzle-yesterday = **Solution d’hier :** { $solution }
puzzle-yesterday_posted = **Solution d’[hier]({ $link }) :** { $solution }

## practice
practice-game = De ta partie du { $day } :
practice-lost_win = **À { $mark } de jouer.** Ici, tu as joué **{ $coordinate }** et laissé filer la victoire. Trouve un meilleur coup.
practice-lost_draw = **À { $mark } de jouer.** Ici, tu as joué **{ $coordinate }** et laissé filer l’égalité. Trouve un meilleur coup.
practice-crowd_game = De la partie du groupe du { $day } :
practice-crowd_lost_win = **À { $mark } de jouer.** Ici, le groupe a joué **{ $coordinate }** et laissé filer la victoire. Trouve un meilleur coup.
practice-crowd_lost_draw = **À { $mark } de jouer.** Ici, le groupe a joué **{ $coordinate }** et laissé filer l’égalité. Trouve un meilleur coup.
practice-race = De ta course du { $day } :
practice-no_move_win = **{ $mark } joue et gagne.** Tu n’as pas trouvé de coup à temps. Un seul coup gagne. Lequel ?
practice-no_move_draw = **{ $mark } joue et fait égalité.** Tu n’as pas trouvé de coup à temps. Un seul coup assure l’égalité. Lequel ?
practice-draws = 💡 **{ $coordinate } ne suffit pas :** { $other } peut encore obtenir l’égalité.
practice-loses = 💡 **{ $coordinate } perd** si { $other } joue bien.
practice-unproven = 💡 **{ $coordinate }** est peut-être aussi bon, mais je n’ai pas pu le prouver.
practice-better = **Mieux :** { $solution }. { $reasons }
practice-comes_back = { $days ->
        [1] Cet exercice revient demain.
        [one] Cet exercice revient dans { $days } jour.
        [many] Cet exercice revient dans { $days } de jours.
       *[other] Cet exercice revient dans { $days } jours.
    }
practice-first_counts = Seule la première réponse compte, un jour où l’exercice est à faire. { practice-comes_back }
practice-end_of_game = C’était ta dernière erreur dans cette partie.
practice-end_of_race = C’était la dernière énigme que tu as ratée dans cette course.
practice-no_mistakes = Je n’ai trouvé dans cette partie aucun de tes coups dont il est prouvé que c’est une erreur.
practice-none = Tu n’as pas encore d’exercices. À partir de maintenant, j’en fais avec les erreurs de tes parties terminées.
practice-none_due = **Rien à travailler pour l’instant.** Ton prochain exercice : { $due }.
practice-show = Voir la solution
practice-try_again = Réessayer
practice-hint = { board-hint }
practice-other_game = Erreurs d’une autre partie
practice-a_game = Erreurs d’une partie
practice-hint_finish_line = 💡 **Indice :** Tu peux compléter un alignement.
practice-hint_block_line = 💡 **Indice :** { $other } peut compléter un alignement au prochain coup.
practice-hint_make_fork = 💡 **Indice :** Tu peux menacer de gagner sur deux cases à la fois.
practice-hint_prevent_fork = 💡 **Indice :** { $other } peut menacer de gagner sur deux cases à la fois au prochain coup.
practice-hint_forced_sequence = 💡 **Indice :** Réfléchis quelques coups à l’avance : que peut jouer { $other } après chacun de tes coups ?
practice-hint_opening = 💡 **Indice :** Regarde ce que { $other } peut menacer après chacun de tes coups.
practice-hint_zugzwang = 💡 **Indice :** À la fin, quelqu’un doit jouer dans chaque colonne. Compte qui ce sera.
practice-puzzle = Résoudre une énigme
practice-press = Appuie sur le bouton pour t’entraîner, visible pour toi seulement.
practice-open = S’entraîner

## course

course-lines = Alignements et blocages
course-forks = Fourchettes
course-prevention = Empêcher les fourchettes
course-openings = Ouvertures
course-misere = Tout à l’envers
course-large = Grilles plus grandes
course-connect4 = { game-connect4 }
course-title =
    ### 🎓 Cours
    Chaque leçon a un exemple à jouer et trois exercices.
course-lines_text =
    Qui aligne trois symboles gagne : horizontalement, verticalement ou en diagonale.
    Regarde donc d’abord si tu peux compléter un alignement.
    Sinon, regarde si ton adversaire le peut, et bloque-le.
course-forks_text =
    Une fourchette menace de gagner sur deux cases à la fois.
    Une seule peut être bloquée : tu gagnes donc sur l’autre.
    Cherche une case libre où deux de tes alignements se croisent.
course-prevention_text =
    Repère la fourchette de ton adversaire avant qu’elle n’existe.
    Prends sa case, ou crée une menace qu’il faut bloquer ailleurs.
    Si ce blocage crée lui-même la fourchette, c’était la mauvaise menace.
course-openings_text =
    Le centre fait partie de quatre alignements, un coin de trois, un bord de deux.
    Commence donc au centre ou dans un coin.
    Réponds à un coin par le centre, et au centre par un coin.
course-misere_text =
    Qui complète un alignement perd : garde donc tes symboles à distance.
    { $mark_x } commence au centre et répond à chaque coup sur la case opposée.
    Ainsi, chaque alignement que { $mark_x } pourrait compléter contient un { $mark_o }.
course-large_text =
    Qui en aligne cinq gagne. Quatre avec deux bouts libres sont imparables : on ne bloque qu’un bout.
    Trois avec deux bouts libres deviennent quatre de ce type au coup suivant.
    Un quatre doit être bloqué aussitôt : il passe donc avant tout trois.
course-connect4_text =
    Un alignement à qui il manque une case est une menace, même si personne ne peut encore y jouer.
    À la fin, quelqu’un doit jouer dessous : à { $mark_x } les lignes impaires depuis le bas, à { $mark_o } les paires.
    Ne joue jamais sous une case où ton adversaire gagnerait.
course-example = Exemple
course-exercise = Exercice { $number }
course-lessons = Toutes les leçons
course-next = Leçon suivante
course-win = **{ $mark } joue et gagne.**
course-draw = **{ $mark } joue et fait égalité.**
course-completes_line = 💡 **{ $coordinate } perd :** ce coup complète un alignement.
course-reply = { $mark } répond par **{ $coordinate }**.
course-another = Voici une autre position.
course-solution = 💡 Le bon coup est **{ $coordinate }**. { $reasons }
course-lesson_done = 🎉 **Leçon terminée !**
course-all_done = 🏆 **Tu as terminé toutes les leçons !**
course-beat = Maintenant, bats le niveau **{ $level }**.
course-play = Jouer contre { $level }
course-press = Appuie sur le bouton pour ouvrir le cours, visible pour toi seulement.

## settings

settings-level = **Niveau par défaut :** { $level }
settings-game = **Jeu par défaut :** { $game }
settings-games = **Jeux disponibles :** { $games }
settings-all_games = **Jeux disponibles :** tous, et des grilles de n’importe quelle taille
settings-choose_games = Tous les jeux
settings-buttons = **Boutons sur la grille :** activés
settings-text = **Boutons sur la grille :** désactivés, il faut taper les coups
settings-title = ## ⚙️ Paramètres du serveur
settings-saved = ✅ Enregistré · { $now }
settings-page_games = Jeux
settings-page_server = Serveur
settings-page_daily = Énigme du jour
settings-page_language = Langue
settings-heading_games = ### Jeux
settings-heading_boards = ### Grilles
settings-heading_access = ### Accès
settings-heading_commands = ### Commandes
settings-heading_daily = ### Énigme du jour
settings-heading_language = ### Langue
settings-default = Par défaut : { $what }
settings-language = **Langue :** { $language }
settings-discord_language = **Langue :** { $language }, comme dans Discord
settings-language_from_discord = Comme dans Discord
settings-choose_language = { $first } … { $last }
settings-more_languages = Autres langues : { $first } … { $last }
settings-note_language = Les messages pour tout le monde sont dans cette langue. Ceux qui ne sont visibles que pour toi sont dans la tienne.
settings-style = **Style de grille :** { $style }
settings-like_pictures = Plutôt en images ?
settings-use_pictures = Dessiner les grilles
settings-pictures = Voilà à quoi ressemblent les grilles en images. { slash-settings } propose d’autres styles et permet de revenir en arrière.
settings-to_buttons = Afficher les boutons
settings-to_text = Masquer les boutons
settings-everywhere = **Salons :** tous
settings-channels = **Salons :** { $channels } et leurs fils
settings-choose_channels = Tous les salons
settings-everybody = **Qui peut jouer :** tout le monde
settings-roles = **Qui peut jouer :** { $roles }
settings-choose_roles = Tout le monde
settings-threads = **Fils :** un par partie, si possible
settings-no_threads = **Fils :** seulement sur demande
settings-to_threads = Utiliser des fils
settings-to_channels = Ne plus utiliser de fils
settings-idle = **Limite d’inactivité :** { $idle }
settings-notices = **Notifications :** activées
settings-no_notices = **Notifications :** désactivées
settings-to_notices = Activer
settings-to_no_notices = Désactiver
settings-search_notices = **Avis d’invitation :** autorisés
settings-no_search_notices = **Avis d’invitation :** non autorisés
settings-to_search_notices = Autoriser
settings-to_no_search_notices = Ne plus autoriser
settings-note_is_search_quiet = Les membres qui l’ont demandé reçoivent un message privé quand quelqu’un ici invite qui veut à une partie, au plus une fois par heure.
settings-votes = **Parties avec votes :** activées
settings-no_votes = **Parties avec votes :** désactivées
settings-to_votes = Activer les votes
settings-to_no_votes = Désactiver les votes
settings-note_has_no_votes = Avec `/{ name-vote }`, tout le monde dans un salon joue le même camp contre moi et vote pour chaque coup.
settings-note_is_quiet = Dans les parties entre membres, je mentionne une personne absente quand c’est son tour, et avant la fin de son temps. Chaque membre peut désactiver ça pour lui-même avec un bouton dans `/{ name-privacy }`.
settings-note_idle = Une partie se termine quand personne ne joue pendant cette durée. Les parties en cours gardent la limite qu’elles avaient au début.
settings-cooldown = **Délai :** { $cooldown } entre deux commandes
settings-no_cooldown = **Délai :** aucun
settings-note_cooldown = Les coups et les boutons n’ont jamais de délai.
settings-prefix = **Préfixe :** `{ $own }`
settings-no_prefix = **Préfixe :** aucun
settings-note_prefix = Les commandes slash, et celles tapées après une mention de moi, fonctionnent toujours.
settings-change_prefix = Changer le préfixe
settings-daily_channel = **Salon :** { $channel }
settings-no_daily_channel = **Salon :** aucun, je ne la publie pas
settings-choose_daily_channel = Nulle part
settings-note_daily_channel = J’y publie une fois par jour l’énigme du jour, avec un bouton pour la résoudre, combien l’ont réussie, la solution d’hier, et les plus longues séries des membres qui ont partagé leurs résultats.
settings-daily_hour = **Heure :** { $time } ({ $utc } UTC)
settings-note_daily_hour = Si cette heure a déjà commencé et qu’il n’y a rien eu aujourd’hui, je publie l’énigme tout de suite.
settings-hour = { $time } UTC
settings-no_wait = Aucun délai
settings-hours = { $count ->
    [one] { $count } heure
    [many] { $count } d’heures
   *[other] { $count } heures
}
settings-days = { $count ->
    [one] { $count } jour
    [many] { $count } de jours
   *[other] { $count } jours
}
settings-seconds = { $count ->
    [one] { $count } seconde
    [many] { $count } de secondes
   *[other] { $count } secondes
}
settings-channels_deleted = { $count ->
    [one] 🗑️ { $count } des salons choisis a été supprimé.
    [many] 🗑️ { $count } des salons choisis ont été supprimés.
   *[other] 🗑️ { $count } des salons choisis ont été supprimés.
}
settings-all_channels_deleted = 🗑️ Tous les salons choisis ont été supprimés. Tant que tu n’en choisis pas d’autres, on peut jouer dans tous les salons.
settings-roles_deleted = { $count ->
    [one] 🗑️ { $count } des rôles choisis a été supprimé.
    [many] 🗑️ { $count } des rôles choisis ont été supprimés.
   *[other] 🗑️ { $count } des rôles choisis ont été supprimés.
}
settings-all_roles_deleted = 🗑️ Tous les rôles choisis ont été supprimés. Tant que tu n’en choisis pas d’autres, tout le monde peut jouer.
settings-daily_channel_deleted = 🗑️ Le salon choisi pour l’énigme du jour a été supprimé. Tant que tu n’en choisis pas un autre, je ne la publie pas.
settings-dismiss_deleted = Compris
settings-missing_for_answers = ⚠️ Je ne peux pas répondre aux commandes tapées dans { $channels }. Il m’y faut la permission **{ $missing }**.
settings-missing_for_daily = ⚠️ Je ne peux pas publier l’énigme du jour dans { $channels }. Il m’y faut la permission **{ $missing }**.
settings-missing_for_threads = ⚠️ Je ne peux pas utiliser de fils pour les parties dans { $channels }. Il m’y faut la permission **{ $missing }**.
settings-missing_for_pictures = ⚠️ Je ne peux pas dessiner de grilles dans { $channels } : elles y sont en émojis. Il m’y faut la permission **{ $missing }**.

## prefix

prefix-title = Préfixe des commandes
prefix-field = Préfixe
prefix-explanation = 5 caractères au plus (par défaut : { $usual }). Vide : mentions et commandes slash seulement
prefix-explanation_no_usual = 5 caractères au plus. Vide : mentions et commandes slash seulement

## slash

slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Ici, tout le monde verrait ma réponse. Avec { $command }, elle n’est visible que pour toi.
coach-hint = 💡 **{ $coordinate }** : { $value }. { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** semble le meilleur coup, mais je n’ai pas pu tout calculer. { coach-depth } { $reasons }
coach-depth = J’ai calculé { $depth ->
        [one] { $depth } coup
        [many] { $depth } de coups
       *[other] { $depth } coups
    } à l’avance (les deux camps réunis).
coach-analyse_anyway = Analyser quand même
coach-price_hint = Ensuite, cette partie pourra faire baisser ta cote, mais plus la faire monter. Afficher un indice ?
coach-price_analysis = Ensuite, cette partie pourra faire baisser ta cote, mais plus la faire monter. L’analyser ?
coach-show_hint = Afficher l’indice
coach-press = Appuie sur le bouton pour voir un indice, visible pour toi seulement.
coach-wait = Beaucoup de membres m’attendent. Ma réponse arrivera dans environ { $seconds ->
        [one] { $seconds } seconde
        [many] { $seconds } de secondes
       *[other] { $seconds } secondes
    }.
coach-win = victoire en { $moves ->
        [one] { $moves } coup
        [many] { $moves } de coups
       *[other] { $moves } coups
    }
coach-win_at_most = victoire en { $moves ->
        [one] { $moves } coup
        [many] { $moves } de coups
       *[other] { $moves } coups
    } au plus
coach-draw = égalité
coach-loss = défaite en { $moves ->
        [one] { $moves } coup
        [many] { $moves } de coups
       *[other] { $moves } coups
    }
coach-loss_at_most = défaite en { $moves ->
        [one] { $moves } coup
        [many] { $moves } de coups
       *[other] { $moves } coups
    } au plus
coach-to_move = Au tour de { $mark } : **{ $value }**
coach-to_move_unproven = Au tour de { $mark } : **pas entièrement calculé**
coach-cell_value = { $coordinate } : { $value }
coach-variation = **Meilleure suite :** { $cells }
coach-looks_best = **Semble le meilleur :** { $cells }
coach-not_proven = **Pas entièrement calculé :** { $count } sur { $moves ->
        [one] { $moves } coup
        [many] { $moves } de coups
       *[other] { $moves } coups
    }. { coach-depth }
coach-legend = 🏆 gagne, 🤝 fait égalité, 💀 perd si personne ne se trompe. Dans « victoire en 3 coups », seuls comptent les coups du camp gagnant.
coach-network =
    Au tour de { $mark }. Le réseau prévoit **{ $value }** pour ce camp, de −100 (défaite) à +100 (victoire).
    Ses coups préférés : **{ $moves }**
coach-network_legend = Plus une case est claire, plus le réseau est tenté d’y jouer. + gagne, = fait égalité, − perd avec le meilleur jeu. La barre montre la part de X à gauche et celle de O à droite.
coach-see_network = Ce que voit le réseau
coach-nothing_left = Cette partie est déjà terminée : il n’y a rien à analyser.
coach-before_last = La dernière partie ici, avant son dernier coup :
coach-at_end = La dernière partie ici, quand elle s’est arrêtée :
coach-completes_line = Ce coup complète un alignement et gagne : { $lines }.
coach-forks = Ce coup crée une fourchette : il menace de gagner sur { $cells }, et { $mark } ne peut bloquer qu’une de ces cases.
coach-forces = Ce coup menace de gagner sur { $cell }. { $mark } doit bloquer cette case, et perd quand même.
coach-wins_later = À la fin, { $mark } doit jouer sous { $cell }, et { $mover } y gagne. À { $mark_x } les lignes impaires depuis le bas, à { $mark_o } les paires.
coach-leaves_only_lines = Maintenant, chaque coup de { $mark } complète un alignement.
coach-mirrors = Cette case est à l’opposé de { $cell }. Qui a le centre et répond toujours sur la case opposée ne complète jamais d’alignement.
coach-mirrors_center = C’est le centre. Qui l’a et répond toujours sur la case opposée ne complète jamais d’alignement.
coach-only_move = C’est le seul coup possible.
coach-blocks = Ce coup bloque { $mark } : { $lines }.
coach-prevents_forks = { $count ->
    [one] Ce coup empêche une fourchette de { $mark } : { $cells }.
    [many] Ce coup empêche toutes les fourchettes de { $mark } : { $cells }.
   *[other] Ce coup empêche toutes les fourchettes de { $mark } : { $cells }.
}
coach-only_draw = Tous les autres coups perdent.
coach-keeps_win = { $others ->
        [one] { $others } autre coup gagne aussi.
        [many] { $others } d’autres coups gagnent aussi.
       *[other] { $others } autres coups gagnent aussi.
    }
coach-only_win = Aucun autre coup ne gagne.
coach-holds_out = Tous les coups perdent, et aucun autre ne résiste plus longtemps.
coach-holds_out_alone = Tous les coups perdent, mais celui-ci résiste le plus longtemps.
coach-threatens = Ce coup menace de gagner sur { $cell } : { $mark } doit donc bloquer cette case.
coach-tempts = { $mistakes ->
        [one] { $mistakes } réponse de { $mark } sur { $replies } est une erreur.
        [many] { $mistakes } de réponses de { $mark } sur { $replies } sont des erreurs.
       *[other] { $mistakes } réponses de { $mark } sur { $replies } sont des erreurs.
    }
coach-one_of_draws = { $count } coups possibles sur { $moves } assurent l’égalité, dont celui-ci.
coach-all_draw = Tous les coups assurent l’égalité.
coach-traps = { $count ->
        [one] **{ $cells }** tend le plus de pièges.
        [many] **{ $cells }** tendent le plus de pièges.
       *[other] **{ $cells }** tendent le plus de pièges.
    }
coach-page = { $page }/{ $pages }
coach-accuracy = **Précision :** { $x } { $mark_x } { $share_x } · { $o } { $mark_o } { $share_o }
coach-turning_point = **Tournant :** coup { $number }, **{ $coordinate }** par { $who } { $mark } ({ $before } → { $after }). Mieux : { $cells }
coach-no_mistake = **Erreurs sur la grille :** aucune. Aucun coup n’a changé le résultat.
coach-no_proven_mistake = **Erreurs sur la grille :** aucune trouvée.
coach-not_judged = { $count ->
        [1] **Trop complexe à évaluer :** coup { $numbers }
       *[other] **Trop complexes à évaluer :** coups { $numbers }
    }
coach-stopped_at = Quand la partie s’est arrêtée, c’était au tour de { $mark } : { $value }.
coach-no_plies = Aucun coup n’a été joué.
coach-plies = **Coups :** { $cells }
coach-kept = Bon coup : toujours { $value }.
coach-unjudged = Ce coup est trop complexe pour que je puisse l’évaluer. { coach-depth }
coach-lost_anyway = La partie était déjà perdue : { $value }.
coach-mistake = Une erreur : { $before } → { $after }. Mieux : { $glyph } { $cells }
coach-mistakes = **{ $count } erreurs :** coups { $numbers }
coach-move = Coup { $number }
coach-back = Précédent
coach-next = Suivant

## learner

learner-title = ### 🧠 Ce que j’ai appris ici
learner-naive = 🧠 Je n’ai encore rien appris ici. Je ne connais que les règles. Pour m’apprendre à jouer : `{ $prefix }{ name-play } { level-learner } { $word }`, ou les boutons ci-dessous.
learner-how_original = -# Je joue la première case libre qui ne m’a pas encore fait perdre une partie.
learner-how_stronger = -# J’apprends des deux camps de chaque partie. Les positions en miroir ou tournées comptent pour une seule.
learner-memory_lost = **Positions perdantes que je connais :** { $lost }
learner-memory = **Positions perdantes que je connais :** { $lost } · **Bonnes :** { $good }
learner-games = **Parties :** { $games } · **À l’entraînement :** { $trained }
learner-latest_games = { $count ->
    [one] **Dernière partie :** gagnées : { $wins } · égalités : { $draws } · perdues : { $losses }
    [many] **{ $count } de parties, les dernières :** gagnées : { $wins } · égalités : { $draws } · perdues : { $losses }
   *[other] **{ $count } dernières parties :** gagnées : { $wins } · égalités : { $draws } · perdues : { $losses }
}
learner-results = **Résultats :** gagnées : { $wins } · égalités : { $draws } · perdues : { $losses }
learner-unbeatable = 🛡️ Plus personne ne peut me battre.
learner-beatable = 🎯 Je peux encore perdre avec { $mark_x } et avec { $mark_o }.
learner-beatable_as = 🎯 Je peux encore perdre avec { $mark }.
learner-lesson = 💡 **Dernière leçon, avec { $mark } :** je ne rejouerai plus ça.
learner-curve = Courbe de la part de parties que j’ai perdues. Parties : { $games }. Au début : { $first }. À la fin : { $last }.
learner-losses = **Part de parties que j’ai perdues :** { $first } au début · { $last } à la fin
learner-training = { $games ->
    [one] 🏋️ Entraînement contre **{ $opponent }** : { $played } sur { $games } partie
    [many] 🏋️ Entraînement contre **{ $opponent }** : { $played } sur { $games } de parties
   *[other] 🏋️ Entraînement contre **{ $opponent }** : { $played } sur { $games } parties
}
learner-trained = { $games ->
    [one] ✅ Entraînement contre **{ $opponent }** terminé : { $games } partie.
    [many] ✅ Entraînement contre **{ $opponent }** terminé : { $games } de parties.
   *[other] ✅ Entraînement contre **{ $opponent }** terminé : { $games } parties.
}
learner-training_ended_early = { $games ->
    [one] ⏹️ Mon entraînement contre **{ $opponent }** s’est arrêté plus tôt que prévu, après { $played } sur { $games } partie.
    [many] ⏹️ Mon entraînement contre **{ $opponent }** s’est arrêté plus tôt que prévu, après { $played } sur { $games } de parties.
   *[other] ⏹️ Mon entraînement contre **{ $opponent }** s’est arrêté plus tôt que prévu, après { $played } sur { $games } parties.
}
learner-training_failed = { $games ->
    [one] ⚠️ Un problème est survenu : mon entraînement contre **{ $opponent }** s’est arrêté après { $played } sur { $games } partie. Je garde ce que j’ai appris.
    [many] ⚠️ Un problème est survenu : mon entraînement contre **{ $opponent }** s’est arrêté après { $played } sur { $games } de parties. Je garde ce que j’ai appris.
   *[other] ⚠️ Un problème est survenu : mon entraînement contre **{ $opponent }** s’est arrêté après { $played } sur { $games } parties. Je garde ce que j’ai appris.
}
learner-training_over = ⏹️ Cet entraînement est terminé. Je garde ce que j’ai appris : `{ $prefix }{ name-brain }` le montre.
learner-known_positions = **Positions que je connais :** { $knows } · **Avant :** { $knew }
learner-end = Arrêter l’entraînement
learner-do_play = Jouer contre moi
learner-do_train = Entraîner sur { $games } parties
learner-do_export = Enregistrer en fichier
learner-do_import = Charger un fichier
learner-do_reset = Réinitialiser
learner-import_title = Charger ce que sait un apprenti
learner-import_field = Un fichier que j’ai enregistré
learner-saved =
    📤 **Tout ce que je sais ici, en mode `{ $mode }`**
    { $memory }
    Pour le charger ailleurs, une personne qui gère le serveur y appuie sur **{ learner-do_import }** sous `{ $prefix }{ name-brain }`.
learner-import_preview =
    📥 **Ce que sait ce fichier, en mode `{ $mode }`**
    { $memory }
learner-merge_preview =
    { "" }**Fusionner** l’ajoute à ce que je sais ici et garde mon bilan.
    -# Nouvelles positions perdantes : { $lost } · Nouvelles bonnes : { $good }
learner-replace_preview =
    { "" }**Remplacer** me fait oublier ce que je sais ici, ainsi que mon bilan.
    -# Positions : { $known } · Parties : { $games }
learner-do_merge = Fusionner
learner-do_replace = Remplacer
learner-do_cancel = Annuler
learner-merged =
    ✅ **Fusion effectuée**
    { "" }**Nouvelles positions perdantes :** { $lost } · **Nouvelles bonnes :** { $good }
    { "" }**Positions que je connais :** { $known }
learner-replaced =
    ✅ **Remplacement effectué**
    { "" }**Positions que je connais :** { $known }
    { "" }**Mode :** `{ $mode }`
    { "" }**Positions oubliées :** { $forgotten } · **Parties oubliées :** { $games }
learner-not_imported = Rien n’a été importé.
learner-reset =
    🗑️ **Veux-tu que j’oublie tout ce que j’ai appris ici, ainsi que mon bilan ?**
    { "" }**Positions :** { $known } · **Parties :** { $games }
    Je recommencerais en mode `{ $mode }`.
learner-reset_yes = Tout oublier
learner-reset_switch = Oublier, et apprendre en mode { $mode }
learner-reset_no = Tout garder
learner-forgotten =
    🗑️ **J’ai oublié tout ce que j’avais appris ici, ainsi que mon bilan.**
    { "" }**Positions :** { $known } · **Parties :** { $games }
    Je recommence en mode `{ $mode }`.
learner-kept = Je n’ai rien oublié.

## stats

stats-user = ### 📊 { $who }
stats-none = **{ $who }** n’a pas encore de partie avec un résultat ici. Pour en lancer une : `{ $prefix }{ name-play }`
stats-none_of_game = **{ $who }** n’a pas encore de partie avec un résultat ici dans ce jeu : { $game }. Pour en lancer une : `{ $prefix }{ name-play } { $word }`
stats-won = 🏆 gagnées : { $count }
stats-drawn = 🤝 à égalité : { $count }
stats-lost = perdues : { $count }
stats-total = **Total :** { $tally }
stats-mark = **Avec { $mark } :** { $tally }
stats-members = **Membres :** { $tally }
stats-against = **{ $name } :** { $tally }
stats-members_against = ### Les membres contre moi
stats-score = **{ $other }** { $other_wins } : { $wins } **{ $name }**
stats-beaten = **Niveaux battus :** { $levels }
stats-winning_streak = **Plus longue série de victoires :** { $longest }
stats-course = 🎓 **Cours :** terminé
stats-more = À voir aussi : `{ $prefix }{ name-history }`, `{ $prefix }{ name-leaderboard }`
stats-more_private = À voir aussi : `{ $prefix }{ name-history }`
stats-scope = ### 📊 Parties jouées ici
stats-games = **Parties :** { $games } · **Personnes :** { $members }
stats-nothing = Personne n’a encore terminé de partie ici. Pour en lancer une : `{ $prefix }{ name-play }`
stats-nothing_of_game = Personne n’a encore terminé de partie ici dans ce jeu : { $game }. Pour en lancer une : `{ $prefix }{ name-play } { $word }`
stats-winners = **Victoires :** { $mark_x } { $x } · { $mark_o } { $o } · **Égalités :** { $draws }
stats-ends = **Comment elles se sont terminées :** { $ends }
stats-end = { $end } : { $count }
stats-most_active = **Qui joue le plus :** { $members }
stats-member = { $who } ({ $games })
stats-exhibitions = { $games ->
    [one] **Entre mes niveaux :** { $games } partie de plus
    [many] **Entre mes niveaux :** { $games } de parties de plus
   *[other] **Entre mes niveaux :** { $games } parties de plus
}
stats-bar = Diagramme en barres des résultats. Gagnées : { $wins }. Égalités : { $draws }. Perdues : { $losses }.

## progress

progress-title = ### 📈 { $who }
progress-press = Appuie sur le bouton pour voir tes progrès. Toi seul les vois.
progress-open = Voir mes progrès
progress-practice_now = S’entraîner
progress-post = Publier
progress-none = Aucune de tes parties n’a encore de bilan. Commence par `{ $prefix }{ name-practice }` ou par tes erreurs sous une partie perdue. À partir de là, je fais le bilan de chaque partie que tu termines.
progress-clean = ✅ **{ $theme } :** aucune erreur depuis le { $date } (parties avec bilan : { $games })
progress-all_themes = Tous les thèmes
progress-compared = { $now } · avant : { $before }
progress-accuracy = **Précision :** { $share }
progress-games = **Parties avec bilan :** { $games }
progress-mistakes = ### Erreurs
progress-theme = **{ $theme } :** { $count }
progress-practice = ### Entraînement
progress-due = **Exercices à faire :** { $due } sur { $exercises }
progress-lessons = **Leçons finies :** { $done } sur { $lessons }
progress-puzzle_rating = **Cote aux énigmes :** { $rating }
progress-legend = Les 30 derniers jours et les 30 jours d’avant. La précision est la part de tes coups jugés qui ont gardé le résultat.
progress-chart = Graphique de la précision par semaine, avec le nombre de parties avec bilan : { $weeks }

## theme

theme-finish_line = Compléter un alignement
theme-block_line = Bloquer un alignement
theme-make_fork = Créer une fourchette
theme-prevent_fork = Empêcher une fourchette
theme-forced_sequence = Suite forcée
theme-opening = Ouverture
theme-zugzwang = Zugzwang (menaces paires et impaires)

## ended

ended-line = alignement
ended-full_board = grille pleine
ended-repetition = position répétée
ended-move_limit = limite de coups atteinte
ended-boards_counted = grilles comptées
ended-resigned = abandon
ended-forfeited = départ ou temps écoulé
ended-agreed = égalité convenue
ended-abandoned = inactivité
ended-stopped = arrêt par la modération

## rating

rating-ranked = **Cote :** { $rating } · **Rang :** { $rank }
rating-provisional = { $games ->
    [one] **Cote provisoire :** { $rating } · **Rang :** encore { $games } partie cotée
    [many] **Cote provisoire :** { $rating } · **Rang :** encore { $games } de parties cotées
   *[other] **Cote provisoire :** { $rating } · **Rang :** encore { $games } parties cotées
}
rating-none = { $games ->
    [one] **Cote :** pas encore · **Rang :** après { $games } partie cotée
    [many] **Cote :** pas encore · **Rang :** après { $games } de parties cotées
   *[other] **Cote :** pas encore · **Rang :** après { $games } parties cotées
}
rating-of_game = **{ $game }** · { $standing }
rating-curve = { $games ->
    [one] Courbe de la cote sur { $games } partie cotée : de { $first } à { $last }, entre { $lowest } et { $highest }.
    [many] Courbe de la cote sur { $games } de parties cotées, les dernières : de { $first } à { $last }, entre { $lowest } et { $highest }.
   *[other] Courbe de la cote sur les { $games } dernières parties cotées : de { $first } à { $last }, entre { $lowest } et { $highest }.
}
rating-course = { $games ->
    [one] **Dernière partie cotée ({ $games }) :** de { $first } à { $last } · minimum { $lowest } · maximum { $highest }
    [many] **{ $games } de parties cotées, les dernières :** de { $first } à { $last } · minimum { $lowest } · maximum { $highest }
   *[other] **{ $games } dernières parties cotées :** de { $first } à { $last } · minimum { $lowest } · maximum { $highest }
}

## chart

chart-results = Résultats
chart-wins = Gagnées : { $games }
chart-draws = Égalités : { $games }
chart-defeats = Perdues : { $games }
chart-rating = Cote
chart-rated_game = Partie cotée
chart-losses = Part de mes parties perdues
chart-lost = Perdues
chart-by_week = Précision par semaine
chart-week = Semaine du
chart-accuracy = Précision
chart-reviewed = Parties avec bilan
chart-game = Partie
chart-average =
    { $games ->
        [one] Moyenne sur { $games } partie
        [many] Moyenne sur { $games } de parties
       *[other] Moyenne sur { $games } parties
    }

## leaderboard

leaderboard-title = ### 🏅 Classement : { $game }
leaderboard-range = Membres { $first }–{ $last } sur { $total }
leaderboard-none = { $games ->
    [one] 🏅 Personne n’a encore de rang ici : { $game }. Il faut { $games } partie contre mes niveaux ou des membres, sans indices. Pour commencer : `{ $prefix }{ name-play } { $word }`
    [many] 🏅 Personne n’a encore de rang ici : { $game }. Il faut { $games } de parties contre mes niveaux ou des membres, sans indices. Pour commencer : `{ $prefix }{ name-play } { $word }`
   *[other] 🏅 Personne n’a encore de rang ici : { $game }. Il faut { $games } parties contre mes niveaux ou des membres, sans indices. Pour commencer : `{ $prefix }{ name-play } { $word }`
}
leaderboard-own = **{ $who }** · { $standing }
leaderboard-next = **Prochain niveau :** { $level }, à { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }
leaderboard-rated = Seules les parties cotées comptent.

## history

history-user = ### 📜 { $who }
history-all = ### 📜 Parties jouées ici
history-range = -# Parties { $first }–{ $last } sur { $total }, les plus récentes d’abord
history-none = **{ $who }** n’a pas encore terminé de partie ici. Pour en lancer une : `{ $prefix }{ name-play }`
history-nothing = Personne n’a encore terminé de partie ici. Pour en lancer une : `{ $prefix }{ name-play }`
history-line_of = { $plies ->
    [one] **{ $number }.** { $date } · { $mark } contre **{ $other }** · { $result } · { $plies } coup
    [many] **{ $number }.** { $date } · { $mark } contre **{ $other }** · { $result } · { $plies } de coups
   *[other] **{ $number }.** { $date } · { $mark } contre **{ $other }** · { $result } · { $plies } coups
}
history-line = { $plies ->
    [one] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } coup
    [many] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } de coups
   *[other] **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } · { $result } · { $plies } coups
}
history-win = gagnée
history-draw = égalité
history-loss = perdue
history-no_result = sans résultat
history-newer = Plus récentes
history-older = Plus anciennes
history-first = Début
history-last = Fin
history-list = Retour à la liste
history-export = Mes parties en fichier
history-paste = Revoir une ligne
history-pasted = Une ligne d’un fichier de parties

## replay

replay-ply = Coup { $number } sur { $plies } : **{ $who }** a joué { $mark } en **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-moves = **Coups :** { $moves }
replay-share = Partager

## export

export-use_history = Ça reste entre nous. Appuie sur **{ history-export }** sous `{ $prefix }{ name-history }`, ou envoie-moi `{ $prefix }{ name-export }` en message privé.
export-done_pasted =
    📤 **Tes parties terminées :** { $games }
    De partout où tu as joué, une partie par ligne. Pour en revoir une, appuie sur **{ history-paste }** sous `{ $prefix }{ name-history }` et colle sa ligne
export-none = Tu n’as pas encore terminé de partie. Pour en lancer une : `{ $prefix }{ name-play }`

## moderation

moderation-stopped = ⏹️ La partie est arrêtée, et sa grille le signale.
moderation-resigned = 🏳️ **{ $who }** a abandonné la partie, et sa grille le signale.

## permission

permission-view_channel = Voir les salons
permission-connect = Se connecter
permission-send_messages = Envoyer des messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-create_public_threads = Créer des fils publics
permission-attach_files = Joindre des fichiers
permission-manage_messages = Gérer les messages
permission-manage_guild = Gérer le serveur

## question

question-yes = Recommencer
question-no = Continuer à jouer
question-kept = La partie continue. Pour voir la grille : `{ $prefix }{ name-board }`
question-stop = **{ $x }** et **{ $o }** jouent ici. Arrêter leur partie ?
question-stop_own = **{ $x }** et **{ $o }** jouent ici. Si tu arrêtes cette partie, tu l’abandonnes. L’arrêter ?
question-stop_yes = Arrêter la partie
question-stop_no = Annuler
question-play_examples = Par exemple : `{ $prefix }{ $command } { level-easy }`, `{ $prefix }{ $command } { word-connect4 }` ou `{ $prefix }{ $command } @ben`.
question-puzzle_examples = Par exemple : `{ $prefix }{ $command } { word-connect4 }`, `{ $prefix }{ $command } { word-make_fork }` ou `{ $prefix }{ $command } { word-daily }`.
question-daily_alone = L’énigme du jour est la même pour tout le monde : `{ $prefix }{ $command } { word-daily }`. Un jeu ou un thème, c’est pour une énigme rien qu’à toi : `{ $prefix }{ $command } { word-make_fork }`.
question-race_examples = Par exemple : `{ $prefix }{ $command } { word-connect4 }` ou `{ $prefix }{ $command } { word-mixed } 3m` ; le temps est de 90s ou de 3m.
question-race_today_alone = La course du jour est la même pour tout le monde ici : `{ $prefix }{ $command } { word-today }`. Un jeu et un temps, ça se choisit pour une course que tu ouvres : `{ $prefix }{ $command } { word-connect4 } 3m`.
question-vote_examples = Par exemple : `{ $prefix }{ $command } { level-hard } { word-connect4 } 1h`, avec un temps par coup de 15s à 24h.
question-watch_examples = Par exemple : `{ $prefix }{ $command } { level-hard } { level-easy }` ou `{ $prefix }{ $command } { word-connect4 }`.
question-did_you_mean = Tu voulais dire `{ $prefix }{ $command } { $words }` ?
question-did_you_mean_command = Tu voulais dire `{ $prefix }{ $command }` ?
question-unknown_words = Je ne comprends pas « { $typed } » ici.
question-conflicting_words = Ces mots ne vont pas ensemble.
question-choose_member = Choisis le membre dans la liste que Discord affiche après `@`.
question-course_examples = Les leçons ont les numéros 1 à 7 : `{ $prefix }{ $command } 1` ouvre la première.
question-invite_examples = Par exemple : `{ $prefix }{ $command } { word-connect4 }` ou `{ $prefix }{ $command } o`.
question-challenge_named = Défier **{ $who }** ?
question-challenge_named_yes = Défier

## help

help-first = Appuie sur **Jouer** pour lancer une partie contre moi, puis sur une case.
help-to_friend = Défier quelqu’un
help-to_commands = Toutes les commandes
help-to_play = Jouer
help-to_learn = Apprendre
help-to_owners = Gérer un serveur
help-about = À propos de moi
help-play =
    ### Jouer
    Aligne trois symboles pour gagner : en ligne, en colonne ou en diagonale.
    - **Commencer :** `{ $prefix }{ name-play }`. Tu joues { $mark_x } et tu commences ; avec `{ $prefix }{ name-play } o`, tu joues { $mark_o }.
    - **Jouer un coup :** appuie sur une case ou tape `{ $prefix }{ name-move } B2` (ligne B, colonne 2).
    - **Niveaux :** `{ $prefix }{ name-play } { level-easy }`, ou `{ level-random }`, `{ level-medium }`, `{ level-hard }`, `{ level-perfect }`
    - **Autres jeux :** `{ $prefix }{ name-play } { word-connect4 }`, ou `{ word-misere }`, `{ word-fading }`, `{ word-ultimate }`, `4x4`, `5x5`, `7x7`, `9x9`
    - **À plusieurs :** `{ $prefix }{ name-play } @ben` défie un membre, `{ $prefix }{ name-invite }` invite qui veut. Avec `{ $prefix }{ name-vote }`, tout le monde joue ensemble le même camp.
    - **Pendant la partie :** `{ $prefix }{ name-board }`, `{ $prefix }{ name-offer }`, `{ $prefix }{ name-resign }`
    - **Tes parties, et qui en cherche une :** `{ $prefix }{ name-games }`
    - **Mentions quand c’est ton tour :** `{ $prefix }{ name-privacy }`
    - **Une partie de plus ici :** `{ $prefix }{ name-play } { word-thread }`
help-learn =
    ### Apprendre
    - **Meilleur coup :** `/{ name-hint }` pendant une partie
    - **Tous les coups comparés :** `{ $prefix }{ name-analyse }`
    - **Une partie expliquée :** le bouton **{ board-review }** à la fin
    - **Tes propres erreurs :** `{ $prefix }{ name-practice }`
    - **Cours :** `{ $prefix }{ name-course }`
    - **Énigmes :** `{ $prefix }{ name-puzzle }` ou `{ $prefix }{ name-puzzle } { word-daily }`
    - **Contre la montre :** `{ $prefix }{ name-storm }` en solo, `{ $prefix }{ name-race }` à plusieurs
    - **Apprenti :** avec `{ $prefix }{ name-play } { level-learner }`, tu joues contre un débutant qui apprend de toi ; `{ $prefix }{ name-brain }` montre où il en est.
    - **Regarder :** `{ $prefix }{ name-watch } { level-hard } { level-easy }`
    - **Résultats :** `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }`, `{ $prefix }{ name-history }`
    - **Tes données, et mes messages :** `{ $prefix }{ name-history }`, `{ $prefix }{ name-privacy }`, `{ $prefix }{ name-notify }`
help-owners =
    ### Gérer un serveur
    - **Paramètres :** `/{ name-settings }` pour les jeux, grilles, salons, rôles, préfixe et langue (permission **Gérer le serveur** requise)
    - **Arrêter une partie :** `{ $prefix }{ name-stop }` dans son salon (permission **Gérer les messages** requise)
    - **Permissions :** `/{ name-settings }` montre celles qui me manquent.
    - **Préfixe :** change-le dans `/{ name-settings }`. Me mentionner fonctionne toujours.
    - **Réinitialiser l’apprenti :** `{ $prefix }{ name-brain }`
    - **Confidentialité :** `{ $prefix }{ name-privacy }` montre ce que je garde sur toi.
about-version = **Version :** { $version }
about-invite = [M’ajouter à un serveur](<{ $link }>)
about-install = [M’ajouter à ton compte](<{ $link }>)
about-terms = [Conditions d’utilisation](<{ $link }>)
about-privacy = [Politique de confidentialité](<{ $link }>)
about-your_data = **Tes données :** `{ $prefix }{ name-privacy }`
about-newer = ⚠️ La version { $version }, plus récente, a déjà utilisé cette base de données. Mets-moi à jour à nouveau, ou restaure une sauvegarde d’avant cette mise à jour.
about-servers = **Serveurs :** { $servers }
about-since = **Démarrage :** { $since }
about-libraries = **Python :** { $python }, **discord.py :** { $library }
about-shard = **Shard { $shard } :** connecté, { $milliseconds } ms
about-shard_down = **Shard { $shard } :** non connecté

## privacy

privacy-use_slash_command = Ça reste entre nous. Utilise `/{ name-privacy }`, ou envoie-moi `{ $prefix }{ name-privacy }` en message privé.
privacy-title = ### Ce que je garde sur toi
privacy-nothing = Rien.
privacy-never = **Jamais gardés :** ton nom, et ce que tu écris
privacy-matches = **Parties :** terminées : { $finished } · en cours : { $live }
privacy-matches_details = -# Ton identifiant Discord, les coups, les heures, les indices, et les identifiants du serveur, du salon et des messages
privacy-challenges = **Défis en attente :** { $challenges }
privacy-challenges_details = -# Qui a défié qui, le jeu, et les identifiants du salon et du message
privacy-ratings = { privacy-rated_servers } · { privacy-gains }
privacy-rated_servers = { $ratings ->
    [one] **Cotes :** sur { $ratings } serveur
    [many] **Cotes :** sur { $ratings } de serveurs
   *[other] **Cotes :** sur { $ratings } serveurs
}
privacy-gains = { $gains ->
    [0] **Points pris à mes niveaux :** aucun
    [one] **Points pris à mes niveaux :** sur { $gains } niveau
    [many] **Points pris à mes niveaux :** sur { $gains } de niveaux
   *[other] **Points pris à mes niveaux :** sur { $gains } niveaux
}
privacy-ratings_details =
    -# Ta cote après chaque partie cotée, et combien tu en as gagné, fini à égalité et perdu
    -# Pour chaque niveau, les points du dernier jour où tu en as gagné
privacy-puzzles = { privacy-solved } · { privacy-puzzle_rating }
privacy-solved = { $puzzles ->
    [0] **Résultats aux énigmes :** aucun
    [one] **Résultats aux énigmes :** sur { $puzzles } serveur ou conversation privée
    [many] **Résultats aux énigmes :** sur { $puzzles } de serveurs et conversations privées
   *[other] **Résultats aux énigmes :** sur { $puzzles } serveurs et conversations privées
}
privacy-puzzle_rating = { $puzzle_rating ->
    [0] **Cote aux énigmes :** –
   *[other] **Cote aux énigmes :** sur tous les serveurs
}
privacy-puzzles_details = -# La dernière énigme, les bonnes et les mauvaises réponses, les séries, le dernier résultat du jour que tu as partagé, et pendant 30 jours les énigmes que tu as vues dans des courses
privacy-practice = **Exercices :** { $exercises } · **Parties pour eux :** { $reviewed }
privacy-practice_details = -# Depuis quand tu t’entraînes, tes erreurs dans les parties et les courses, tes réponses et quand elles reviennent
privacy-course = **Leçons :** { $lessons }
privacy-course_details = -# Les exercices que tu as réussis
privacy-learners = { $learners ->
    [one] **Mémoire de l’apprenti :** de { $learners } conversation privée
    [many] **Mémoire de l’apprenti :** de { $learners } de conversations privées
   *[other] **Mémoire de l’apprenti :** de { $learners } conversations privées
}
privacy-learners_details = -# Ce qu’il a appris de toi en messages privés. Sur les serveurs, il ne garde pas qui a joué.
privacy-notices = **Notifications désactivées :** oui
privacy-notices_details = -# Ton identifiant Discord
privacy-direct_messages = { privacy-streak_reminders } · { privacy-search_notices }
privacy-streak_reminders = { $streak_reminders ->
    [0] **Rappel de série :** désactivé
   *[other] **Rappel de série :** activé
}
privacy-search_notices = { $search_notices ->
    [0] **Avis d’invitation :** désactivés
    [one] **Avis d’invitation :** sur { $search_notices } serveur
    [many] **Avis d’invitation :** sur { $search_notices } de serveurs
   *[other] **Avis d’invitation :** sur { $search_notices } serveurs
}
privacy-direct_messages_details = -# Ton identifiant Discord, et quand je t’en ai envoyé un pour la dernière fois
privacy-votes = **Votes :** { $votes } · **Parties avec votes lancées :** { $votings }
privacy-votes_details = -# Dans les parties où tout le monde vote : ton identifiant Discord et ton vote pour chaque coup, jusqu’à 24 heures après la fin
privacy-races = **Courses et sprints d’énigmes :** { $races } · **Dont lancés par toi :** { $race_starts }
privacy-races_details = -# Ton identifiant Discord, les énigmes, celles que tu as ratées, tes points et le temps que tu as mis
privacy-if_deleted =
    ### Si tu supprimes tout
    { "" }**Les parties en cours** se terminent aussitôt. Tu perds celles où les deux camps ont déjà joué.
    { "" }**Les parties terminées** restent, mais sans ton identifiant Discord.
    { "" }**Tout le reste** disparaît. C’est irréversible.
privacy-forget = Supprimer mes données
privacy-deleted = ### Tes données sont supprimées
privacy-kept =
    -# J’ai aussi oublié ton nom, ta langue et qui tu as défié, si je les avais encore en mémoire.
    ### Ce qui reste
    { "" }**Parties :** { $kept }
    -# Sans ton identifiant Discord ni ceux du salon et des messages. Seul reste l’identifiant du message ou de l’appui qui a lancé une partie, comme numéro de celle-ci. Sans le salon, personne ne peut le retrouver.
    -# Jusqu’à minuit UTC, je sais encore combien de fois les deux mêmes membres ont joué l’un contre l’autre aujourd’hui, mais pas qui ils sont.
privacy-ended = { $lost ->
    [0] **Parties en cours terminées :** { $live } (sans résultat)
   *[other] **Parties en cours terminées :** { $live } · **Perdues :** { $lost } (les deux camps avaient joué)
}
privacy-nothing_ended = **Parties en cours terminées :** aucune

## name

name-play = jouer
name-play_opponent = adversaire
name-play_member = membre
name-play_mark = symbole
name-play_thread = { word-thread }
name-play_hints = { word-hints }
name-play_game = jeu
name-invite = inviter
name-invite_mark = { name-play_mark }
name-invite_thread = { word-thread }
name-invite_hints = { word-hints }
name-invite_game = { name-play_game }
name-offer = proposer
name-offer_what = quoi
name-draw = égalité
name-takeback = reprendre
name-games = parties
name-watch = regarder
name-watch_x = x
name-watch_o = o
name-watch_thread = { word-thread }
name-watch_game = { name-play_game }
name-brain = cerveau
name-brain_game = { name-play_game }
name-brain_train = { word-train }
name-brain_opponent = { name-play_opponent }
name-learner = apprenti
name-settings = paramètres
name-vote = vote
name-vote_opponent = { name-play_opponent }
name-vote_game = { name-play_game }
name-vote_mark = { name-play_mark }
name-vote_time = temps
name-vote_thread = { word-thread }
name-stop = arrêter
name-move = coup
name-move_coordinate = case
name-board = grille
name-resign = abandonner
name-puzzle = énigme
name-puzzle_daily = { word-daily }
name-puzzle_game = { name-play_game }
name-puzzle_theme = thème
name-race = courir
name-race_game = { name-play_game }
name-race_time = temps
name-race_today = { word-today }
name-storm = sprint
name-storm_game = { name-play_game }
name-storm_time = { name-race_time }
name-course = cours
name-course_lesson = leçon
name-help = aide
name-about = à-propos
name-hint = indice
name-analyse = analyse
name-analyse_position = position
name-analyse_view = vue
name-review = bilan
name-privacy = confidentialité
name-progress = progrès
name-notify = notifications
name-practice = entraînement
name-practice_move = { name-move_coordinate }
name-stats = stats
name-stats_member = { name-play_member }
name-stats_server = { word-server }
name-stats_game = { name-play_game }
name-leaderboard = classement
name-leaderboard_game = { name-play_game }
name-history = historique
name-history_member = { name-play_member }
name-history_server = { word-server }
name-replay = revoir
name-export = exporter

## word

word-random = hasard
word-thread = fil
word-here = ici
word-network = réseau
word-hints = indices
word-misere = misère
word-fading = éphémère
word-ultimate = ultime
word-uttt = uttt
word-ultimate_tictactoe = morpion-ultime
word-infinite = infini
word-disappearing = symboles-éphémères
word-connect4 = puissance4
word-connect_four = puissancequatre
word-tictactoe = morpion
word-ttt = ttt
word-noughts = tic-tac-toe
word-reverse = morpion-inversé
word-misere_tictactoe = morpion-misère
word-daily = jour
word-mixed = mélange
word-today = du-jour
word-finish_line = ligne
word-block_line = bloquer
word-make_fork = fourchette
word-prevent_fork = empêcher
word-forced_sequence = suite
word-opening = ouverture
word-zugzwang = zugzwang
word-show = voir
word-train = entraîner
word-export = exporter
word-import = importer
word-reset = réinitialiser
word-server = serveur
word-original = original
word-stronger = renforcé

## command

command-play = Morpion, Puissance 4 et d’autres jeux, contre moi ou contre un membre
command-play_opponent = Mon niveau, si tu joues contre moi
command-play_member = Membre à défier (par défaut : tu joues contre moi)
command-play_mark = Ton symbole ; X commence
command-play_mark_x = X (commence)
command-play_mark_o = O (joue ensuite)
command-play_mark_random = Au hasard
command-play_thread = Ouvrir un fil pour la partie (par défaut : comme le serveur l’a réglé)
command-play_hints = Autoriser les indices dans une partie entre membres
command-play_game = Quel jeu (par défaut : celui du serveur)
command-invite = Une partie avec la première personne qui accepte
command-invite_mark = { command-play_mark }
command-invite_mark_x = { command-play_mark_x }
command-invite_mark_o = { command-play_mark_o }
command-invite_mark_random = { command-play_mark_random }
command-invite_thread = { command-play_thread }
command-invite_hints = Autoriser les indices dans la partie
command-invite_game = { command-play_game }
command-menu_challenge_member = Lancer un défi
command-offer = L’égalité, ou la reprise de ton dernier coup, si l’autre est d’accord
command-offer_what = Ce que tu demandes à l’autre
command-offer_what_draw = L’égalité
command-offer_what_takeback = Reprendre ton dernier coup
command-games = Tes parties en cours, et qui en cherche une ici
command-watch = Une partie entre deux de mes niveaux
command-watch_x = Niveau qui joue X et commence
command-watch_o = Niveau qui joue O
command-watch_thread = { command-play_thread }
command-watch_game = { command-play_game }
command-settings = Les paramètres de ce serveur : jeux, grilles, qui peut jouer, langue
command-vote = Une partie contre un de mes niveaux, où tout le monde ici vote pour chaque coup
command-vote_opponent = Mon niveau contre lequel vous jouez tous (par défaut : celui du serveur)
command-vote_game = { command-play_game }
command-vote_mark = Votre symbole à tous ; X commence (par défaut : X)
command-vote_mark_x = { command-play_mark_x }
command-vote_mark_o = { command-play_mark_o }
command-vote_mark_random = { command-play_mark_random }
command-vote_time = Temps de vote par coup, de 15s à 24h, comme 30s, 5m ou 1h (par défaut : 1m)
command-vote_thread = Non : dans ce salon, ce qui demande la permission Gérer les messages
command-stop = Arrêter la partie de ce salon
command-move = Ton coup : une case, comme B2, ou un numéro de colonne au Puissance 4
command-move_coordinate = Une case, comme B2, ou un numéro de colonne au Puissance 4
command-board = La grille à nouveau, dans un nouveau message
command-resign = Abandonner la partie
command-puzzle = Une énigme : trouve le seul bon coup
command-puzzle_daily = L’énigme du jour de ce serveur, pour tout le monde ici
command-puzzle_game = { command-play_game }
command-puzzle_theme = Choisis le thème de l’énigme
command-race = Course d’énigmes pour tout le monde ici : les mêmes, le plus possible en 90 secondes
command-race_game = Les énigmes d’un seul jeu (par défaut : de plusieurs)
command-race_game_mixed = Plusieurs jeux
command-race_time = Le temps de chaque personne (par défaut : 90 secondes)
command-race_time_90 = { race-time_90 }
command-race_time_180 = { race-time_180 }
command-race_today = La course du jour : les mêmes 20 énigmes pour tout le monde ici, quand tu veux aujourd’hui
command-storm = Le plus d’énigmes possible en 90 secondes, contre ton propre record
command-storm_game = { command-race_game }
command-storm_game_mixed = { command-race_game_mixed }
command-storm_time = Ton temps (par défaut : 90 secondes)
command-storm_time_90 = { race-time_90 }
command-storm_time_180 = { race-time_180 }
command-course = Sept courtes leçons pour mieux jouer
command-course_lesson = Numéro d’une leçon (par défaut : toutes les leçons)
command-help = Comment jouer, et toutes les commandes
command-brain = Ce que l’apprenti a appris ici, et son entraînement
command-brain_train = L’entraîner : nombre de parties, de 1 à 10000 (par défaut : 500)
command-brain_opponent = L’entraîner contre ce niveau (par défaut : { level-perfect })
command-brain_game = { command-play_game }
command-notify = Ce que je te signale, avec des boutons pour le changer
command-hint = Un bon coup et sa raison, visibles pour toi seulement
command-analyse = Ce que vaut chaque coup
command-analyse_position = Lignes de haut en bas, comme X../.O./... (par défaut : la partie de ce salon)
command-analyse_view = Ce que tu veux voir en plus des valeurs (par défaut : rien)
command-analyse_view_network = ce que voit le réseau
command-privacy = Ce que je garde sur toi, et comment le supprimer
command-practice = Des exercices tirés de tes erreurs : trouve les meilleurs coups
command-practice_move = Ta réponse, comme B2 ou 4
command-stats = Tes résultats, ceux d’un membre ou de tout le serveur
command-stats_member = Les parties de qui (par défaut : les tiennes)
command-stats_server = Les parties de tout le monde sur ce serveur
command-stats_game = Ce jeu seulement (par défaut : tous les jeux)
command-leaderboard = Les meilleurs joueurs de ce serveur
command-leaderboard_game = { command-play_game }
command-history = Parties terminées, à revoir coup par coup ou à enregistrer en fichier
command-history_member = { command-stats_member }
command-history_server = { command-stats_server }

## error

error-missing_coordinate = Quelle case ? Tape la lettre de sa ligne et le numéro de sa colonne, par exemple `{ $prefix }{ name-move } B2`.
error-unreadable_coordinate = Ce n’est pas une case. Tape une lettre de ligne et un numéro de colonne, par exemple `{ $prefix }{ name-move } B2`.
error-missing_column = Quelle colonne ? Tape son numéro, par exemple `{ $prefix }{ name-move } 2`.
error-unreadable_column = Ce n’est pas une colonne. Tape son numéro, par exemple `{ $prefix }{ name-move } 2`.
error-unknown_row = Il n’y a pas de ligne { $row }. Les lignes vont de { $first } à { $last }.
error-unknown_column = Il n’y a pas de colonne { $column }. Les colonnes vont de { $first } à { $last }.
error-cell_fading = Ton { $mark } en **{ $coordinate }** ne disparaît qu’une fois que tu as joué : choisis une case libre.
error-cell_taken = **{ $coordinate }** est déjà prise par { $mark }. Choisis une case libre.
error-other_board = Tu dois jouer sur la grille **{ $board }**, de **{ $first }** à **{ $last }**.
error-closed_board = La grille **{ $board }** ({ $first } à { $last }) est gagnée ou pleine. Choisis une case d’une autre.
error-full_column = La colonne { $column } est pleine. Choisis-en une autre.
error-floating_cell = Un jeton tomberait de **{ $coordinate }**. Choisis la case libre la plus basse d’une colonne.
error-position_shape = Écris la position en { $rows } lignes de { $columns } cases, avec `/` entre les lignes, par exemple `{ $example }`. Pour une grille d’une autre taille, écris d’abord la taille, comme dans `{ $prefix }{ name-analyse } 6x6x4 …`.
error-position_not_typed = Une position tapée ne dit pas tout pour ce jeu : **{ $game }**. Pendant une partie, `/{ name-analyse }` montre sa position.
error-position_mark = Ligne { $row }, colonne { $column } de cette position : ce n’est ni `X`, ni `O`, ni `.`.
error-impossible_position = Aucune partie ne mène à cette position : X commence, les camps jouent à tour de rôle, et le premier alignement termine la partie.
error-floating_position = Aucune partie ne mène à cette position : le jeton en **{ $coordinate }** tomberait.
error-game_size = Il n’y a pas de jeu de cette taille. Une grille a de { $least } à { $most } lignes et colonnes, et un alignement a au moins { $least } cases et tient dans la grille. Par exemple, `{ $prefix }{ name-play } 6x6x4` signifie 6 lignes, 6 colonnes et 4 alignés.
error-game_not_offered = Ce serveur ne propose pas **{ $game }**. Il propose : { $offered }.
error-match_over = Cette partie est terminée. Pour en lancer une autre : `{ $prefix }{ name-play }`
error-not_a_player = Tu ne joues pas dans cette partie.
error-workers_busy = Trop de membres attendent de l’aide en ce moment. Réessaie dans une minute.
error-advice_pending = Je travaille encore sur ta dernière demande d’aide. Redemande quand tu auras ma réponse.
error-advice-duel = Dans une partie entre membres sans indices, cette position est sur la grille ou à un coup de l’être. Redemande quand cette partie aura avancé.
error-advice-race = Cette position est celle de ton énigme en cours dans une course, à un coup près. Réponds d’abord à cette énigme.
error-too_many_takebacks = Tu as repris { $limit ->
        [one] { $limit } coup
        [many] { $limit } de coups
       *[other] { $limit } coups
    } dans cette partie. Personne ne peut en reprendre plus.
error-nothing_to_take_back = Tu n’as pas encore joué : il n’y a rien à reprendre.
error-not_your_turn = Ce n’est pas ton tour. Pour voir la grille : `{ $prefix }{ name-board }`
error-no_match = Aucune partie n’est en cours ici. Pour en lancer une : `{ $prefix }{ name-play }`
error-match_running-resignation = Ta partie est encore en cours ici. Si tu recommences, tu l’abandonnes, et ça compte comme une défaite. Recommencer ?
error-match_running-no_result = Une partie est encore en cours ici. Si tu recommences, elle se termine sans résultat. Recommencer ?
error-match_running-time_up = Dans la partie en cours ici, personne n’a joué depuis une heure. Si tu recommences, la personne dont c’est le tour la perd. Recommencer ?
error-channel_busy = { $idle_after ->
        [one] D’autres membres jouent ici. Joue dans un autre salon ou dans un fil, ou utilise `{ $prefix }{ name-play }` quand personne n’aura joué depuis { $idle_after } minute.
        [many] D’autres membres jouent ici. Joue dans un autre salon ou dans un fil, ou utilise `{ $prefix }{ name-play }` quand personne n’aura joué depuis { $idle_after } de minutes.
       *[other] D’autres membres jouent ici. Joue dans un autre salon ou dans un fil, ou utilise `{ $prefix }{ name-play }` quand personne n’aura joué depuis { $idle_after } minutes.
    }
error-exhibition_running = Deux de mes niveaux jouent l’un contre l’autre ici. Attends la fin de leur partie, ou joue dans un autre salon ou dans un fil.
error-match_moved_on = La partie a avancé depuis. Pour voir où elle en est : `{ $prefix }{ name-board }`
error-channel_taken = Une autre partie est en cours ici. Attends qu’elle se termine, ou joue dans un autre salon ou dans un fil.
error-question-not_yours = Cette question était pour quelqu’un d’autre.
error-offer-not_a_duel = Ça ne marche que dans les parties entre membres. Contre moi, `{ $prefix }{ name-play }` lance une nouvelle partie, et `{ $prefix }{ name-resign }` abandonne celle-ci.
error-offer-own_offer = Seule l’autre personne peut accepter.
error-challenge-own_challenge = Tu ne peux pas jouer contre toi-même. Pour lancer une partie contre moi : `{ $prefix }{ name-play }`
error-challenge-bot_challenged = Les bots ne peuvent pas accepter de défis. Pour lancer une partie contre moi : `{ $prefix }{ name-play }`
error-challenge_waiting = Il y a déjà un défi en attente entre vous deux. Accepte-le, refuse-le ou retire-le d’abord : { $existing }
error-challenge-invitation_open = Tu as déjà une invitation en attente. Retire-la d’abord, ou attends que quelqu’un l’accepte : { $existing }
error-challenge_over = Ce n’est plus d’actualité. Pour lancer un nouveau défi : `{ $prefix }{ name-play } @pseudo`
error-challenge-not_yours = Ce défi est pour quelqu’un d’autre.
error-challenge-level = Les niveaux ne servent que dans les parties contre moi. Enlève le niveau pour défier un membre.
error-challenge-nobody_else = Il n’y a que nous deux ici. Défie quelqu’un dans un salon d’un serveur.
error-challenge-not_visible = Sur ce serveur, mes réponses ne sont visibles que pour toi : personne ne pourrait accepter. Demande à quelqu’un qui gère le serveur de m’ajouter, ou joue dans un groupe privé.
error-challenge-private_thread = La personne qui a créé un fil privé peut en retirer les autres. Ici, les membres jouent donc seulement avec indices et sans cote : `{ $prefix }{ name-play } @pseudo { word-hints }`.
error-challenge-cannot_see = **{ $who }** ne peut pas voir ce salon. Joue dans un salon que vous voyez tous les deux.
error-challenge-channel_taken = Une autre partie est en cours dans { $channel }. Tu pourras accepter l’[invitation]({ $link }) quand elle sera terminée.
error-challenge-not_a_member = Je ne trouve pas ce membre ici. Tape `@` et choisis son nom dans la liste de Discord.
error-moderation-not_the_starter = C’est quelqu’un d’autre qui a lancé ça. Seuls cette personne et les membres avec la permission **{ permission-manage_messages }** peuvent l’arrêter.
error-no_puzzles = Il n’y a pas d’énigmes pour ce jeu. Il y en a pour : { $games }.
error-puzzle-not_yours = Cette énigme est pour quelqu’un d’autre. Pour avoir la tienne : `{ $prefix }{ name-puzzle }`
error-puzzle-over = Cette énigme ne compte plus. Pour en avoir une nouvelle : `{ $prefix }{ name-puzzle }`
error-puzzle-answered = Tu as déjà répondu à cette énigme. Pour en avoir une nouvelle : `{ $prefix }{ name-puzzle }`
error-practice-over = Cet exercice n’est plus ouvert. Pour en avoir un autre : `{ $prefix }{ name-practice }`
error-practice-unreadable_coordinate = Ce n’est pas une case. Tape une lettre de ligne et un numéro de colonne, par exemple `{ $prefix }{ name-practice } B2`.
error-practice-unreadable_column = Ce n’est pas une colonne. Tape son numéro, par exemple `{ $prefix }{ name-practice } 2`.
error-puzzle-daily_over = C’était l’énigme d’un autre jour. Celle d’aujourd’hui : `{ $prefix }{ name-puzzle } { word-daily }`
error-puzzle-daily_answered = Tu as déjà répondu à l’énigme d’aujourd’hui. La prochaine arrive { $ends }.
error-race-outside_server = Une course se joue à plusieurs, donc sur un serveur. Ici, `{ $prefix }{ name-storm }` est la même chose en solo.
error-race-no_puzzles = Il n’y a pas de courses avec les énigmes de ce jeu. Il y en a avec celles de : { $games }.
error-race-channel_taken = Il y a déjà une course dans ce salon.
error-race-in_another = Tu participes déjà à une course ou à un sprint. Termine-le d’abord.
error-race-started = Cette course a commencé. Tu peux participer à la prochaine.
error-race-full = Cette course est complète : { $most } membres au plus.
error-race-nobody_in = Personne ne participe encore.
error-race-not_starter = Seul le membre qui a ouvert cette course peut la lancer plus tôt.
error-race-not_in = Tu ne participes pas à cette course.
error-race-not_over = D’autres répondent encore à ces énigmes. Tu pourras les voir quand la course sera finie.
error-race-day_not_over = D’autres peuvent encore répondre à ces énigmes. La course se termine { $ends } ; ensuite, je te montre ce que tu as raté.
error-race-no_day = Il n’y a pas eu de course ce jour-là. Celle d’aujourd’hui : `{ $prefix }{ name-race } { word-today }`
error-race-over = Cette course est finie.
error-race-private = Ici, tout le monde lirait ta réponse. Appuie plutôt sur le bouton de ton énigme, ou envoie-moi `{ $prefix }{ name-storm }` en message privé.
error-thread-not_here = Je ne peux pas ouvrir de fil ici. Joue sans fil, ou dans un salon textuel d’un serveur.
error-thread-user_permission = Il te faut la permission **{ $missing }** pour ouvrir un fil ici. Joue sans fil.
error-thread-too_many = Ce serveur a déjà autant de fils ouverts que Discord le permet. Joue sans fil, ou archive d’abord un fil ouvert.
error-thread-try_later = Discord ne me laisse pas ouvrir de fils en ce moment : la partie se joue donc ici.
error-thread-try_later_or_elsewhere = Discord ne me laisse pas ouvrir de fils en ce moment, et une autre partie est en cours ici. Réessaie dans quelques minutes, ou joue dans un autre salon.
error-cannot_attach = Il me faut la permission **{ $missing }** pour envoyer des fichiers ici. Demande à quelqu’un qui gère ce serveur de me la donner, ou utilise la commande slash.
error-training-bot_permission = Il me faut la permission **{ $missing }** pour montrer ici où en est l’entraînement. Demande à quelqu’un qui gère ce serveur de me la donner, ou entraîne-moi dans un autre salon.
error-training-user_install = Je ne peux pas montrer ici où en est l’entraînement. Entraîne-moi en message privé, ou sur un serveur qui m’a ajouté.
error-learner_game = L’apprenti ne joue pas à ce jeu. Il joue à : { $games }.
error-learner-unknown_word = Je ne connais pas « { $typed } ». `{ $prefix }{ name-brain }` montre ce que j’ai appris. Tu peux aussi utiliser `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-learner } { word-import }` avec un fichier, et `{ $prefix }{ name-learner } { word-reset }` ou `{ $prefix }{ name-learner } { word-reset } { word-stronger }`.
error-no_analysis = Je ne sais pas analyser ce jeu : **{ $game }**. Il n’a donc ni indices, ni analyses, ni bilans.
error-training-unknown_word = Je ne connais pas « { $typed } ». Tape un nombre de parties et un de mes niveaux ({ $levels }), par exemple `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-training-games = Choisis de 1 à { $most } parties pour un entraînement.
error-training-already_running = Je m’entraîne déjà ici. Attends la fin, ou arrête cet entraînement.
error-learner-other_mode = Ces mémoires ne peuvent pas être fusionnées : le fichier est en mode `{ $theirs }`, et ici j’apprends en mode `{ $ours }`.
error-learner-one_file = Il me faut un fichier, celui que crée le bouton **{ learner-do_export }** sous `{ $prefix }{ name-brain }`.
error-learner-download_failed = Discord ne m’a pas donné ce fichier. Réessaie.
error-notify-other_server = Ce bouton est pour un autre serveur. Pour avoir celui de ce serveur : `{ $prefix }{ name-notify }`
error-notify-searches_off = Ce serveur n’autorise pas les avis d’invitation.
error-not_a_manager = Il te faut la permission **{ permission-manage_guild }** pour faire ça.
error-settings_outside_server = Seuls les serveurs ont des paramètres. Utilise `/{ name-settings }` dans un salon de ton serveur.
error-invalid_choice = Ce choix n’est pas disponible. Ceux qui le sont : `/{ name-settings }`
error-invalid_prefix = Pas enregistré : un préfixe a 5 caractères visibles au plus, sans espaces ni accents graves, et ne commence pas par `/`, `@` ou `<`.
error-vote-outside_server = Dans ces parties, tout le monde vote : elles se jouent donc sur des serveurs. Pour lancer ici une partie contre moi : `{ $prefix }{ name-play }`
error-vote-off = Ce serveur a désactivé les parties où tout le monde vote.
error-vote-time = Le temps par coup va de 15 secondes à 24 heures, comme `30s`, `5m` ou `1h`. Par exemple : `{ $prefix }{ name-vote } { level-hard } 1h`
error-vote-closed = Le vote sur ce coup vient de se terminer. Tu pourras voter pour le prochain dans un instant.
error-vote-only_in_thread = Il te faut la permission **{ permission-manage_messages }** pour lancer cette partie dans le salon lui-même. Sans elle, la partie a son fil.
error-vote-needs_thread = Cette partie a besoin d’un fil. Il te faut la permission **{ permission-create_public_threads }** pour en ouvrir un ici, ou **{ permission-manage_messages }** pour jouer dans le salon lui-même.
error-wrong_channel = Je ne joue pas ici. Tu peux jouer dans { $channels }.
error-missing_role = Pour jouer avec moi ici, il te faut un de ces rôles : { $roles }.
error-cooldown = C’était rapide ! Tu peux utiliser la prochaine commande { $ends }.
error-too_many_choices = Tu as changé cette partie trop souvent. Joue-la, ou lances-en une nouvelle avec `{ $prefix }{ name-play }`.
error-already_playing = Tu as déjà une partie en cours ici. Pour la voir : `{ $prefix }{ name-board }`
error-button_used = Tu as déjà appuyé sur ce bouton.
error-moderation-not_a_moderator = Il te faut la permission **{ permission-manage_messages }** pour arrêter les parties d’autres membres.
error-moderation-end_exhibition_instead = Si c’est toi qui as lancé cette partie, arrête-la avec le bouton en dessous. Sinon, il te faut la permission **{ permission-manage_messages }**.
error-memory_file-too_large = Je ne peux pas importer ce fichier : il dépasse { $max_kib } Kio.
error-memory_file-not_mine = Je ne peux pas importer ce fichier : il n’est pas de moi, ou il a été modifié.
error-memory_file-value = Je ne peux pas importer ce fichier : `{ $where }` doit être une de ces valeurs : `{ $values }`.
error-memory_file-entry = Je ne peux pas importer ce fichier : `{ $where }` doit être un nombre entier de 1 à { $max_position }. { -entries-from-0 }
error-memory_file-position = Je ne peux pas importer ce fichier : `{ $where }` est { $position }, que l’apprenti ne peut pas avoir appris dans ce mode, ou qui y figure deux fois. { -entries-from-0 }
error-notation-line = Je ne peux pas lire la ligne { $line }. Une ligne ressemble à `2026-11-21T19:30:22Z 3x3x3 x:me o:easy B2 A1 A3 C3 C1 1-0 line` : heure, grille, camps, coups, résultat, et comment la partie s’est terminée.
error-notation-unplayable = La ligne { $line } n’est pas une partie possible : son coup { $move } n’est pas une case qu’on pouvait jouer à ce moment-là, comme `B2`.
error-notation-ending = La ligne { $line } n’est pas une partie possible : après ces coups, elle ne peut pas s’être terminée par `{ $ending }`.
error-starting-own = Je suis encore en train de lancer ton autre partie. Réessaie dans un instant.
error-starting-other = Je suis encore en train de lancer une autre partie de la personne qui te défie. Réessaie dans un instant.
error-thread-closed = Ce fil est fermé, et je n’ai pas le droit de le rouvrir. Demande à quelqu’un qui gère ce serveur de le faire ; ensuite, `{ $prefix }{ name-board }` affiche la grille.
error-thread-name_blocked = L’AutoMod de ce serveur a bloqué le nom du fil, qui contient les noms des personnes qui jouent. Joue sans fil, ou demande à la modération de m’exempter de cette règle.
-entries-from-0 = (Le premier élément d’une liste est le numéro 0.)
error-thread-bot_permission = Il me faut la permission **{ $missing }** pour ouvrir un fil ici. Demande à quelqu’un qui gère ce serveur de me la donner, ou joue sans fil.
error-too_many_matches-own = { $most ->
        [one] Tu as { $most } partie en cours ici, le maximum à la fois. Termine-la d’abord : { $channels }
        [many] Tu as { $most } de parties en cours ici, le maximum à la fois. Termines-en d’abord une : { $channels }
       *[other] Tu as { $most } parties en cours ici, le maximum à la fois. Termines-en d’abord une : { $channels }
    }
error-too_many_matches-other = { $most ->
        [one] La personne qui te défie a { $most } partie en cours ici, le maximum à la fois. Accepte quand elle sera terminée.
        [many] La personne qui te défie a { $most } de parties en cours ici, le maximum à la fois. Accepte quand l’une d’elles sera terminée.
       *[other] La personne qui te défie a { $most } parties en cours ici, le maximum à la fois. Accepte quand l’une d’elles sera terminée.
    }
error-may_not_follow_up = Il me faut la permission **{ $missing }** pour montrer ici la suite d’une partie. Demande à quelqu’un qui gère ce serveur de me la donner, ou joue dans un autre salon.
error-not_in_thread = Mentionne-moi d’abord ici. Ça m’ajoute à ce fil privé ; sans ça, je ne peux pas montrer ici la suite d’une partie.
error-locked_thread = Ce fil est verrouillé : je ne peux pas y montrer la suite d’une partie. Demande à la modération de le déverrouiller, ou joue dans un autre salon.
error-in_timeout = Je suis en exclusion temporaire sur ce serveur : je ne peux donc pas écrire ici. Elle se termine { $ends }.
error-match_unreachable = La dernière partie ici s’est terminée sans résultat, car le message avec sa grille a été supprimé ou je ne pouvais pas voir ce salon.
error-hints_not_allowed = Les indices sont désactivés dans cette partie. Pour en lancer une avec indices : `{ $prefix }{ name-play } @pseudo { word-hints }`
error-record-nothing_finished = Aucune partie ne s’est encore terminée ici. `{ $prefix }{ name-analyse } X../.O./...` analyse n’importe quelle position.
error-record-match_not_found = Je ne connais plus cette partie. Peut-être que quelqu’un qui y jouait a supprimé ses données.
error-record-unknown_target = Je ne connais pas « { $typed } ». N’écris rien pour voir tes parties, nomme un membre, comme `{ $prefix }{ $command } @ben`, ou écris `{ $prefix }{ $command } { word-server }` pour celles de tout le monde ici.
error-record-two_targets = Choisis un membre ou tout le serveur, pas les deux.
error-record-no_leaderboard = Seuls les serveurs ont des cotes et un classement. Tes résultats ici : `{ $prefix }{ name-stats }`
error-record-no_pasted_game = Ajoute après la commande une ligne de `{ $prefix }{ name-export }`, et je montre sa partie.
error-record-board_too_large = Cette grille est trop grande pour que je l’affiche. La plus grande est de { $most }×{ $most }.
error-record-export_too_large = Tu as joué plus de parties qu’il n’en tient dans des fichiers de { $most } Mio. Demande-les à la personne qui s’occupe de moi.
error-share-not_visible = Sur ce serveur, mes réponses ne sont visibles que pour toi : personne d’autre ne verrait l’image.
error-share-cannot_attach = Je ne peux pas partager la partie ici : il me faut la permission **{ $missing }**.
error-level_not_offered = **{ $level }** n’est pas disponible dans ce jeu : { $game }. Ses niveaux : { $levels }.
error-network_missing = Le réseau n’est pas installé sur ce bot : **intuition** et **neuronal** ne sont pas disponibles.
error-network_game = Le réseau n’a pas appris ce jeu. Il connaît : { $games }.
error-offer-what = Dis ce que tu proposes : `{ $prefix }{ name-offer } { name-draw }` ou `{ $prefix }{ name-offer } { name-takeback }`.
error-no_records = Il n’y a pas de statistiques ni de cotes à part pour ce jeu. Il y en a pour : { $games }.
error-unknown_level = Je ne connais pas « { $typed } ». Mes niveaux sont { $levels }. Par exemple : `{ $prefix }{ name-watch } { level-hard } { level-easy }`
error-emoji-missing = Pas enregistré : X et O ont chacun besoin d’un émoji.
error-emoji-unreadable = Pas enregistré : « { $typed } » n’est pas un émoji. Saisis-en un, ou le nom d’un émoji du serveur, comme `:cat:`.
error-emoji-composed = Pas enregistré : « { $typed } » se compose de plusieurs caractères, comme tous les drapeaux, les touches et les familles. Sur une grille, Discord pourrait les afficher séparément. Choisis un émoji simple, comme 🍎.
error-emoji-unknown = Pas enregistré : ce serveur n’a pas d’émoji `:{ $name }:`. Saisis un de ses émojis, ou un émoji standard, comme 🍎.
error-emoji-unavailable = Pas enregistré : `:{ $name }:` n’est pas disponible en ce moment, car ce serveur a plus d’émojis que ses boosts ne le permettent.
error-emoji-restricted = Pas enregistré : `:{ $name }:` est réservé à des rôles que je n’ai pas.
error-emoji-duplicate = Pas enregistré : { $emoji } désignerait deux choses différentes. X, O et les cases libres doivent avoir des émojis différents, aussi sur un alignement gagnant. Si tu n’en indiques pas pour les cases libres, elles sont { $free }.
error-emoji-unlisted = Pas enregistré : Discord ne m’a pas dit quels émojis a ce serveur. Réessaie.

## failure

failure-old_button = Ce bouton vient d’une ancienne version de moi. Ce que je sais faire maintenant : `{ $prefix }{ name-help }`
failure-changed = Mes commandes viennent de changer, et ton Discord affiche encore les anciennes. Recharge-le (Ctrl+R, ou relance l’appli) et réessaie.
failure-unexpected = Désolé, un problème est survenu de mon côté. Réessaie ; `{ $prefix }{ name-board }` montre où en est la partie.
failure-try_later = Discord ne me laisse pas finir ça pour l’instant. Réessaie dans une minute ; `{ $prefix }{ name-board }` montre où en est la partie.
failure-blocked = L’AutoMod de ce serveur a bloqué mon message. Demande à la modération de m’exempter de cette règle ; ensuite, `{ $prefix }{ name-board }` montre où en est la partie.
failure-blocked_link = Le filtre de Discord contre les liens dangereux a bloqué mon message, sans doute à cause d’un nom qui s’y trouve. `{ $prefix }{ name-board }` montre où en est la partie.
failure-embed_removed = Quelqu’un a retiré de ce message l’embed avec mon texte. Laissez-le, s’il vous plaît : sans lui, personne ne voit à qui c’est le tour.
failure-no_channel = Discord ne m’a pas dit dans quel salon c’était. Réessaie.
failure-not_attached = Le fichier manque parce que Discord l’a refusé.
failure-database = Désolé, je ne peux pas enregistrer de parties en ce moment. Celles déjà enregistrées sont en sécurité : regarde `{ $prefix }{ name-board }` dans quelques minutes et réessaie.
failure-computation = Désolé, je n’ai pas pu finir ce calcul à temps. Réessaie dans quelques minutes.
failure-timeout = Je ne peux pas répondre dans { $channel }, car je suis en exclusion temporaire sur ce serveur. Elle se termine { $ends }. Continue alors avec `{ $prefix }{ name-board }` : ta partie est enregistrée.
failure-muted = Je ne peux pas répondre dans { $channel } sans la permission **{ $missing }**. Demande à quelqu’un qui gère ce serveur de me la donner, et continue avec `{ $prefix }{ name-board }` : ta partie est enregistrée.

## owner

owner-synced = { $count ->
        [one] Discord connaît maintenant { $count } commande slash.
        [many] Discord connaît maintenant { $count } de commandes slash.
       *[other] Discord connaît maintenant { $count } commandes slash.
    }
owner-not_synced = Discord a refusé les commandes slash (HTTP { $status } : { $reason }). Réessaie plus tard. Si ça ne suffit pas, invite-moi à nouveau avec le lien de mon journal.
owner-servers = { $count ->
        [one] Je suis sur { $count } serveur. Pour que je le quitte, envoie `{ $prefix }leave` et son identifiant.
        [many] Je suis sur { $count } de serveurs. Pour que j’en quitte un, envoie `{ $prefix }leave` et son identifiant.
       *[other] Je suis sur { $count } serveurs. Pour que j’en quitte un, envoie `{ $prefix }leave` et son identifiant.
    }
owner-direct_message = Les membres de ce serveur verraient alors sur quels serveurs je suis. Envoie-moi ça en message privé.
owner-left = J’ai quitté le serveur { $id }.
owner-not_there = Je ne suis sur aucun serveur avec cet identifiant. Pour voir la liste : `{ $prefix }servers`
owner-not_allowed = La personne qui s’occupe de moi ne me laisse jouer que sur certains serveurs, et celui-ci n’en fait pas partie : je m’en vais donc.

## place

place-1 = en haut à gauche
place-2 = en haut
place-3 = en haut à droite
place-4 = à gauche
place-5 = au centre
place-6 = à droite
place-7 = en bas à gauche
place-8 = en bas
place-9 = en bas à droite

## advice

advice-match = Tu joues dans { $channel } une partie où cette position est sur la grille ou à un coup de l’être. Si je continue, cette partie ne pourra plus faire monter ta cote, et sa grille signalera que tu as eu de l’aide.
advice-matches = Tu joues dans { $channel } des parties où cette position est sur la grille ou à un coup de l’être. Si je continue, ces parties ne pourront plus faire monter ta cote, et leurs grilles signaleront que tu as eu de l’aide.
advice-match_private = Tu joues contre moi, dans tes messages privés, une partie où cette position est sur la grille ou à un coup de l’être. Si je continue, la grille y signalera que tu as eu de l’aide.
advice-puzzle = Cette position est celle de ton énigme en cours, à un coup près. Si je continue, cette énigme comptera comme ratée.
advice-daily = Cette position est celle de l’énigme du jour, à un coup près. Si je continue, cette énigme comptera comme ratée.
advice-exercise = Cette position est celle de ton exercice en cours, à un coup près. Si je continue, cet exercice comptera comme raté.
advice-show = Continuer quand même

## games

games-title = ### 🎮 Tes parties
games-none = Tu n’as aucune partie en cours. `{ $prefix }{ name-play }` en lance une, et `{ $prefix }{ name-invite }` invite qui veut.
games-game = - [{ $game }]({ $link }) contre **{ $other }** · { $place } · { $turn }
games-your_turn = **à toi de jouer**, ton temps se termine { $deadline }
games-their_turn = au tour de **{ $who }**, son temps se termine { $deadline }
games-my_turn = au tour de **{ $who }**
games-private = conversation privée
games-invitations = ### ⚔️ Cherchent quelqu’un avec qui jouer
games-invitation = **{ $number }.** **{ $who }** : [{ $game }]({ $link }) · { $channel } · expire { $deadline }
games-join = Accepter { $number }
games-press = Appuie sur le bouton pour voir tes parties en cours. Toi seul les vois.
games-open = Mes parties

## share

share-won = { $plies ->
    [one] **{ $who }** a battu **{ $other }** en { $plies } coup.
    [many] **{ $who }** a battu **{ $other }** en { $plies } de coups.
   *[other] **{ $who }** a battu **{ $other }** en { $plies } coups.
}
share-resigned = { $plies ->
    [one] **{ $who }** a battu **{ $other }** par abandon après { $plies } coup.
    [many] **{ $who }** a battu **{ $other }** par abandon après { $plies } de coups.
   *[other] **{ $who }** a battu **{ $other }** par abandon après { $plies } coups.
}
share-forfeited = { $plies ->
    [one] **{ $who }** a battu **{ $other }** après { $plies } coup : départ ou temps écoulé.
    [many] **{ $who }** a battu **{ $other }** après { $plies } de coups : départ ou temps écoulé.
   *[other] **{ $who }** a battu **{ $other }** après { $plies } coups : départ ou temps écoulé.
}
share-drawn = { $plies ->
    [one] **{ $x }** et **{ $o }** ont fait égalité en { $plies } coup.
    [many] **{ $x }** et **{ $o }** ont fait égalité en { $plies } de coups.
   *[other] **{ $x }** et **{ $o }** ont fait égalité en { $plies } coups.
}
share-no_result = { $plies ->
    [one] **{ $x }** et **{ $o }** ont joué { $plies } coup, sans résultat.
    [many] **{ $x }** et **{ $o }** ont joué { $plies } de coups, sans résultat.
   *[other] **{ $x }** et **{ $o }** ont joué { $plies } coups, sans résultat.
}
share-picture = Image animée d’une partie : { $game }. { $x } a joué en premier, { $o } en second. Coups : { $moves }.
share-player = camp { $number }
share-picture_won = { $who } a gagné.
share-picture_drawn = La partie s’est terminée par une égalité.
share-picture_no_result = La partie s’est terminée sans résultat.

## vote

vote-thread = 🗳️ Tout le monde peut jouer : votez pour chaque coup dans { $thread }.
vote-counts = 🗳️ { $counts } · fin du vote { $deadline }
vote-none = 🗳️ Pas encore de votes · fin du vote { $deadline }
vote-waits = 🗳️ Personne n’a voté. Sans vote, la partie se termine { $deadline }.
vote-last = Votes pour le dernier coup : { $counts }
vote-lot = 🎲 { $cells } avaient autant de votes : le hasard a choisi.
vote-lot_many = { $count ->
    [one] 🎲 { $count } case avait autant de votes : le hasard a choisi.
    [many] 🎲 { $count } de cases avaient autant de votes : le hasard a choisi.
   *[other] 🎲 { $count } cases avaient autant de votes : le hasard a choisi.
}
vote-yours = { $count ->
    [one] 🗳️ Ton vote : **{ $move }** · { $count } vote jusqu’ici · fin du vote { $deadline }. D’ici là, tu peux changer ton vote.
    [many] 🗳️ Ton vote : **{ $move }** · { $count } de votes jusqu’ici · fin du vote { $deadline }. D’ici là, tu peux changer ton vote.
   *[other] 🗳️ Ton vote : **{ $move }** · { $count } votes jusqu’ici · fin du vote { $deadline }. D’ici là, tu peux changer ton vote.
}
vote-theirs = { $count ->
    [one] 🗳️ **{ $who }** vote pour **{ $move }** · { $count } vote jusqu’ici · fin du vote { $deadline }
    [many] 🗳️ **{ $who }** vote pour **{ $move }** · { $count } de votes jusqu’ici · fin du vote { $deadline }
   *[other] 🗳️ **{ $who }** vote pour **{ $move }** · { $count } votes jusqu’ici · fin du vote { $deadline }
}
vote-how = Votez pour une case : celle qui a le plus de votes est jouée.
vote-how_with_review = { vote-how } À la fin de la partie, je dis où le groupe s’est trompé et qui avait voté pour le bon coup.
vote-typed = Pour voter, tape un coup, par exemple `{ $prefix }{ name-move } { $example }`.
vote-saw = { $others ->
    [0] **{ $who }** l’avait vu.
    [one] **{ $who }** et { $others } autre personne l’avaient vu.
    [many] **{ $who }** et { $others } d’autres personnes l’avaient vu.
   *[other] **{ $who }** et { $others } autres personnes l’avaient vu.
}
vote-saw_unnamed = { $count ->
    [0] Personne n’a voté pour un meilleur coup.
    [one] { $count } personne l’avait vu.
    [many] { $count } de personnes l’avaient vu.
   *[other] { $count } personnes l’avaient vu.
}
vote-went_wrong = Au coup { $number }, le groupe s’est trompé. Mieux : { $cells }.
vote-best = **Meilleurs votes :** { $who } { $share }
vote-practise = S’entraîner
vote-choose = 🗳️ Choisis la case pour laquelle tu votes :

## race

race-title = 🏁 **Course d’énigmes** · { $game } · { $time }
race-title_storm = ⚡ **Sprint d’énigmes** · { $game } · { $time }
race-time_90 = 90 secondes
race-time_180 = 3 minutes
race-mixed = plusieurs jeux
race-rules = Tout le monde reçoit les mêmes énigmes, de la plus facile à la plus difficile, dans un message que personne d’autre ne voit. Une bonne réponse vaut un point, une mauvaise coûte { $seconds } secondes.
race-in = **Au départ :** { $names } ({ $count } sur { $most })
race-starts = Départ { $begins }, ou quand { $who } appuie sur **Lancer la course**.
race-starts_at = Départ { $begins }.
race-unrated = -# Aucune cote ne change : je ne peux pas savoir si quelqu’un est rapide ou a une deuxième fenêtre ouverte.
race-restarted_lobby = -# J’ai redémarré. Toutes les personnes inscrites le sont toujours : après le départ, elles appuient ici sur **Continuer**.
race-join = Participer
race-begin = Lancer la course
race-continue = Continuer
race-again = Rejouer
race-see_missed = Voir mes énigmes ratées
race-keep = M’y entraîner
race-kept = { $count ->
    [0] Tu as déjà tout ça en exercices.
    [one] { $count } énigme devient un exercice pour toi.
    [many] { $count } d’énigmes deviennent des exercices pour toi.
   *[other] { $count } énigmes deviennent des exercices pour toi.
}
race-open_storm = Lancer mon sprint
race-joined = 🏁 C’est noté, tu participes. Départ { $begins } : ta première énigme apparaîtra ici.
race-alone = Personne d’autre ne participe : c’est donc un sprint, une course en solo. Il compte pour tes records.
race-nobody_joined = Personne n’a participé.
race-running = -# Chaque personne répond dans son propre message. Si le tien a disparu, appuie sur **Continuer**.
race-restarted = J’ai redémarré. Tous les points sont gardés, ainsi que le temps qui te restait à ta dernière réponse : appuie sur **Continuer**.
race-over = -# À points égaux, le plus long combo l’emporte, puis le moins de mauvaises réponses, puis le temps le plus court.
race-row = **{ $place }.** { $who } · **{ $points }**
race-row_finished = **{ $place }.** { $who } · **{ $points }** ✓
race-row_ended = **{ $place }.** { $who } · **{ $points }** · meilleur combo : { $combo } · erreurs : { $wrong }
race-right = ✅ +1 · combo : { $combo }
race-wrong = ❌ −{ $seconds } s
race-score = { $points ->
    [one] **{ $points } point** · énigme { $number } · fin { $ends }
    [many] **{ $points } de points** · énigme { $number } · fin { $ends }
   *[other] **{ $points } points** · énigme { $number } · fin { $ends }
}
race-win = **{ $mark } joue et gagne.**
race-draw = **{ $mark } joue et fait égalité.**
race-paused = { $points ->
    [one] ⏸️ Ton temps est arrêté. Tu as **{ $points } point**, et il te reste **{ $seconds } secondes**, qui repartent quand tu appuies sur **Continuer**.
    [many] ⏸️ Ton temps est arrêté. Tu as **{ $points } de points**, et il te reste **{ $seconds } secondes**, qui repartent quand tu appuies sur **Continuer**.
   *[other] ⏸️ Ton temps est arrêté. Tu as **{ $points } points**, et il te reste **{ $seconds } secondes**, qui repartent quand tu appuies sur **Continuer**.
}
race-time_up = ⏱️ C’est fini, le temps est écoulé.
race-all_answered = 🏆 Tu as répondu à toutes les énigmes.
race-result = { $points ->
    [one] **{ $points } point** · meilleur combo : { $combo } · erreurs : { $wrong }
    [many] **{ $points } de points** · meilleur combo : { $combo } · erreurs : { $wrong }
   *[other] **{ $points } points** · meilleur combo : { $combo } · erreurs : { $wrong }
}
race-wait_for_order = -# Le classement de la course sera dans le salon quand tout le monde aura fini.
race-records = Tes records : **{ $today }** aujourd’hui · **{ $week }** cette semaine · **{ $ever }** depuis le début
race-new_record = 🏆 Ton meilleur sprint jusqu’ici !
race-missed = Énigme { $number } · ratée { $page } sur { $count }
race-right_win = { $mark } gagne avec **{ $solution }**. { $reasons }
race-right_draw = { $mark } fait égalité avec **{ $solution }**. { $reasons }
race-nothing_missed = Tu n’en as raté aucune. ✅
race-title_day = 🏁 **La course du jour** · { $day }
race-day_rules = Tout le monde ici reçoit les mêmes { $count } énigmes, de la plus facile à la plus difficile, avec un seul essai pour chacune. Une bonne réponse vaut un point. La course se termine { $ends } ; ensuite, je montre les bons coups.
race-day_named = Le tableau nomme tous les membres qui participent. Aucune cote ne change.
race-day_nobody = Personne n’a encore répondu.
race-day_over = Cette course s’est terminée à minuit UTC.
race-day_solutions = -# La course se termine { $ends }. Ensuite, `{ $prefix }{ name-race } { word-today }` montre ce que tu as raté.
race-day_progress = Tes réponses jusqu’ici : { $number } sur { $count }.
race-day_order = -# À points égaux, le plus long combo l’emporte, puis le moins de mauvaises réponses, puis le temps le plus court. Aucune énigme ne compte plus d’une minute : tu peux donc t’arrêter et continuer plus tard dans la journée.
race-day_yesterday = { $points ->
    [one] Hier : **{ $points } point**, place { $place } sur { $count }.
    [many] Hier : **{ $points } de points**, place { $place } sur { $count }.
   *[other] Hier : **{ $points } points**, place { $place } sur { $count }.
}
race-start = Commencer
race-todays = La course d’aujourd’hui
race-day_score = { $points ->
    [one] **{ $points } point** · énigme { $number } sur { $count }
    [many] **{ $points } de points** · énigme { $number } sur { $count }
   *[other] **{ $points } points** · énigme { $number } sur { $count }
}
race-day_wrong = ❌ Ce n’est pas le bon coup.
race-storm_press = { race-title_storm } · Appuie sur le bouton pour lancer le tien, visible pour toi seulement.
