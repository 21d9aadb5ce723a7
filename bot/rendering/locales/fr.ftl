### The bot's texts in French, with the same keys and names in braces as en.toml. The spaces before ! ? : ; and inside
### « » are no-break spaces (U+00A0), so that no line begins with a punctuation mark.

## ply

ply-member_first = Nouvelle partie : **{ $who }** a joué { $mark } en **{ $coordinate }**.
ply-member = **{ $who }** a joué { $mark } en **{ $coordinate }**.
ply-program_first = Je commence par { $mark } en **{ $coordinate }**.
ply-program = Je réponds par { $mark } en **{ $coordinate }**.
ply-level = **{ $who }** a joué { $mark } en **{ $coordinate }**.

## status

status-member_to_move = À toi, **{ $who }** : tu joues { $mark }. Par exemple : `{ $prefix }{ name-move } { $example }`
status-awaited = C’est à **{ $who }** { $mark } de jouer. ⏳ Le délai expire { $deadline } ; qui n’a pas joué d’ici là perd.
status-awaited_first = C’est à **{ $who }** { $mark } de jouer. ⏳ Faute de coup, la partie se termine { $deadline } sans résultat.
status-level_to_move = **{ $who }** { $mark } réfléchit…
status-member_won = 🏆 **{ $who } a gagné** avec { $mark } sur { $line }.
status-program_won = 🏁 **J’ai gagné** avec { $mark } sur { $line }.
status-misere_won = 🏆 **{ $winner } a gagné**, car **{ $who }** a complété { $line } avec { $mark }.
status-misere_member_won = 🏆 **{ $who } a gagné**, car j’ai complété { $line } avec { $mark }.
status-misere_program_won = 🏁 **J’ai gagné**, car **{ $who }** a complété { $line } avec { $mark }.
status-draw = 🤝 **Égalité !** La grille est pleine, et personne n’a d’alignement.
status-member_resigned = 🏳️ **{ $who }** a abandonné. **J’ai gagné.**
status-member_forfeited = ⌛ **{ $who }** n’est plus là ou n’a pas joué à temps. **J’ai gagné.**
status-member_started_over = 🏳️ **{ $who }** a abandonné la dernière partie. **Je l’ai gagnée.**
status-resigned = 🏳️ **{ $who }** a abandonné. **{ $winner } a gagné.**
status-forfeited = ⌛ **{ $who }** n’est plus là ou n’a pas joué à temps. **{ $winner } a gagné.**
status-agreed = 🤝 **Égalité**, d’un commun accord.
status-stopped = ⏹️ **Partie arrêtée.** Elle se termine sans résultat.
status-halted = ⏹️ **La modération a arrêté cette partie.** Elle se termine sans résultat.
status-abandoned = 💤 Personne n’a continué cette partie : elle s’est terminée sans résultat.
status-someone = quelqu’un
status-again = Encore une ? `{ $prefix }{ name-play }`
status-again_watch = Encore une ? `{ $prefix }{ name-watch }`

## position

position-cells = X : { $x } · O : { $o }
position-against = X : { $x } · O : { $o } · Mon niveau : { $level }
position-coached = { $position } · avec conseils
position-misere = { $position } · { $count } alignés perdent

## level

level-random = aléatoire
level-easy = facile
level-medium = moyen
level-hard = difficile
level-perfect = parfait
level-learner = apprenti

## game

game-3x3 = Morpion
game-misere = Morpion misère
game-4x4 = 4×4, quatre alignés
game-5x5 = 5×5, quatre alignés
game-7x7 = 7×7, cinq alignés
game-9x9 = 9×9, cinq alignés
game-connect4 = Puissance 4
game-size = { $rows }×{ $columns }, { $in_a_row } alignés

## board

board-rematch = Revanche
board-again = Rejouer
board-stop = Arrêter
board-review = Bilan

## style

style-classic = Classique
style-shapes = Formes
style-animals = Animaux
style-fruit = Fruits
style-space = Espace
style-weather = Météo
style-picture = Image dessinée
style-own = Émojis de ce serveur

## own

own-title = Émojis des grilles
own-choose = Choisir nos propres émojis
own-explanation = Un émoji, ou le nom d’un émoji créé par ce serveur, comme :cat:
own-placeholder = Laisse vide pour garder celui d’habitude
own-x = X
own-o = O
own-winning_x = X sur un alignement gagnant
own-winning_o = O sur un alignement gagnant
own-empty = Une case libre
own-unavailable = Les grilles montrent à nouveau { $mark_x } et { $mark_o }, car ces émojis ne sont plus utilisables ici : { $names }.

## picture

picture-board = Une grille de { $rows } lignes et { $columns } colonnes. X : { $x }. O : { $o }.
picture-last = Le dernier coup était { $coordinate }.
picture-line = Un trait barre { $line }.

## thread

thread-name = { $one } – { $other }
thread-made = La partie est dans { $thread }.

## challenge

challenge-member = ⚔️ { $challenged }, **{ $who }** te défie : **{ $game }**.
challenge-anyone = ⚔️ **{ $who }** cherche quelqu’un avec qui jouer. Le jeu : **{ $game }**. Qui se lance ?
challenge-mark = **{ $who }** joue { $mark }, et { $mark_x } commence.
challenge-random_mark = Le hasard décide qui joue { $mark_x } et commence.
challenge-hints = 💡 Les deux peuvent demander des indices avec `/{ name-hint }`, et la grille le signale.
challenge-expires = Expire { $deadline }.
challenge-accept = Accepter
challenge-decline = Refuser
challenge-withdraw = Retirer
challenge-declined = **{ $who }** a refusé le défi.
challenge-withdrawn = **{ $who }** a retiré le défi.
challenge-uninvited = **{ $who }** a retiré l’invitation.
challenge-expired = ⌛ **{ $who }** n’a trouvé personne à temps.
challenge-begun = **{ $x }** { $mark_x } joue contre **{ $o }** { $mark_o }.

## offer

offer-draw = 🤝 **{ $who }** propose l’égalité. **{ $other }** accepte ?
offer-take-back = ↩️ **{ $who }** voudrait reprendre son dernier coup. **{ $other }** accepte ?
offer-accept = Accepter
offer-decline = Refuser
offer-taken_back = **{ $who }** a repris un coup.
offer-declined = **{ $who }** a refusé. La partie continue.
offer-withdrawn = **{ $who }** a retiré sa proposition. La partie continue.

## puzzle

puzzle-win = **{ $mark } joue et gagne.** Un seul coup y arrive : lequel ?
puzzle-draw = **{ $mark } joue et ne perd pas.** Un seul coup assure l’égalité, tous les autres perdent : lequel ?
puzzle-user = 🧩 Une énigme pour **{ $who }**.
puzzle-daily = 🧩 **L’énigme du { $day }**, pour tout le monde ici ; la prochaine arrive { $ends }. Appuie sur une case : personne d’autre ne verra si c’était juste, et ta première réponse compte.
puzzle-right = ✅ **{ $coordinate } : bonne réponse !** { $reasons }
puzzle-draws = 💡 **{ $coordinate } ne suffit pas :** { $other } peut obtenir l’égalité. Le bon coup est **{ $solution }**. { $reasons }
puzzle-loses = 💡 **{ $coordinate } perd** si { $other } joue bien. Le bon coup est **{ $solution }**. { $reasons }
puzzle-in_a_row = 🔥 Ça fait { $count } d’affilée !
puzzle-days = 📅 Ça fait { $count } jours d’affilée !
puzzle-record =
    Résolues : { $solved } sur { $tried } · D’affilée : { $in_a_row } (record : { $best })
    Énigme du jour, jours d’affilée : { $days } (record : { $best_days })
puzzle-next = Énigme suivante

## settings

settings-level = Ici, je joue au niveau **{ $level }**, sauf demande contraire.
settings-game = Sans précision, on joue à **{ $game }**.
settings-games = On peut jouer à : { $games }.
settings-all_games = On peut jouer à **tous les jeux**, aussi sur des plateaux d’autres tailles.
settings-choose_games = Tous les jeux
settings-buttons = Les grilles ont des boutons.
settings-text = Les grilles sont du texte seul, sans bouton pour chaque case.
settings-title = ## ⚙️ Paramètres de ce serveur
settings-saved = ✅ **Enregistré.** { $now }
settings-page_games = Jeux
settings-page_server = Serveur
settings-default = Par défaut : { $what }
settings-language = Ma langue ici : **{ $language }**.
settings-discord_language = Ma langue ici : **{ $language }**, comme Discord l’indique pour ce serveur.
settings-language_from_discord = Comme Discord l’indique pour ce serveur
settings-style = Aspect des grilles : **{ $style }**.
settings-to_buttons = Afficher les boutons
settings-to_text = Enlever les boutons
settings-everywhere = On joue dans **tous les salons**.
settings-channels = On joue dans { $channels }, fils compris, et nulle part ailleurs.
settings-choose_channels = Dans tous les salons
settings-everybody = **Tout le monde** peut jouer.
settings-roles = Pour jouer, il faut un de ces rôles : { $roles }.
settings-choose_roles = Tout le monde
settings-threads = Chaque partie a **son propre fil**, là où c’est possible.
settings-no_threads = Les parties se jouent **dans le salon**, sauf si quelqu’un demande un fil.
settings-to_threads = Ouvrir des fils
settings-to_channels = Rester dans le salon
settings-idle = Une partie se termine quand personne n’a joué pendant **{ $idle }**. Les parties en cours gardent le délai qu’elles avaient au début.
settings-cooldown = Il faut attendre **{ $cooldown }** d’une commande à l’autre, mais pas pour les coups ni les boutons.
settings-no_cooldown = Il n’y a pas à attendre entre deux commandes.
settings-prefix = Les commandes tapées commencent par `{ $own }` ; me mentionner marche aussi.
settings-no_prefix = Je ne réponds aux commandes tapées qu’après une mention de moi ; les commandes slash marchent comme toujours.
settings-change_prefix = Changer le préfixe
settings-no_wait = Aucune attente
settings-hours = { $count } h
settings-days = { $count } jours
settings-seconds = { $count } s
settings-channels_deleted = 🗑️ Certains des salons choisis ont été supprimés (nombre : { $count }).
settings-all_channels_deleted = 🗑️ Tous les salons choisis ont été supprimés : on joue donc dans tous les salons, jusqu’à ce que d’autres soient choisis.
settings-roles_deleted = 🗑️ Certains des rôles choisis ont été supprimés (nombre : { $count }).
settings-all_roles_deleted = 🗑️ Tous les rôles choisis ont été supprimés : tout le monde peut donc jouer, jusqu’à ce que d’autres soient choisis.
settings-dismiss_deleted = Compris
settings-missing_for_answers = ⚠️ Il me manque la permission **{ $missing }** dans { $channels } : je n’y réponds donc pas aux commandes tapées.
settings-missing_for_threads = ⚠️ Il me manque la permission **{ $missing }** dans { $channels } : les parties n’y ont donc pas de fil.
settings-missing_for_pictures = ⚠️ Il me manque la permission **{ $missing }** dans { $channels } : les grilles y sont donc en émojis.

## prefix
## The form for the prefix of typed commands. Discord's limits: 45 characters for titles and fields, 100 for other texts.

prefix-title = Préfixe des commandes tapées
prefix-field = Préfixe
prefix-explanation = Jusqu’à 5 caractères. D’habitude : { $usual }. Vide : seulement mentions et commandes slash
prefix-explanation_no_usual = Jusqu’à 5 caractères. Vide : seulement mentions et commandes slash

## slash
## Slash commands inside other sentences.

slash-hint = `/{ name-hint }`
slash-analyse = `/{ name-analyse }`
slash-settings = `/{ name-settings }`

## coach

coach-use_slash_command = Ici, tout le monde pourrait lire la réponse. Utilise { $command }, et elle ne sera visible que pour toi.
coach-hint = 💡 **{ $coordinate }** : { $value }. { $reasons }
coach-hint_unproven = 💡 **{ $coordinate }** semble le meilleur coup. Ce n’est pas prouvé ; profondeur de recherche : { $depth } (coups des deux camps). { $reasons }
coach-marked = -# À partir de maintenant, cette partie compte comme jouée avec conseils, et sa grille le signale. Si elle est cotée, elle peut faire baisser ta cote, mais pas la faire monter.
coach-win = victoire en { $moves }
coach-win_at_most = victoire en { $moves } au plus
coach-draw = égalité
coach-loss = défaite en { $moves }
coach-loss_at_most = défaite en { $moves } au plus
coach-to_move = C’est à { $mark } de jouer : **{ $value }**.
coach-to_move_unproven = C’est à { $mark } de jouer : le résultat **n’est pas prouvé**.
coach-cell_value = { $coordinate } : { $value }
coach-variation = La meilleure suite à partir d’ici : { $cells }
coach-looks_best = Semble le mieux : { $cells }
coach-not_proven = Coups dont la valeur n’est pas prouvée : { $count } sur { $moves }. Profondeur de recherche : { $depth } (coups des deux camps).
coach-legend = 🏆 gagne, 🤝 fait égalité, 💀 perd, si personne ne se trompe ensuite ; les nombres comptent les coups du camp gagnant.
coach-nothing_left = Sur cette grille, la partie est finie : il n’y a rien à analyser.
coach-before_last = La dernière partie d’ici, avant son dernier coup :
coach-at_end = La dernière partie d’ici, au moment de son arrêt :
coach-completes_line = Ce coup complète { $lines } et gagne.
coach-forks = Ce coup crée une fourchette : il menace de gagner en { $cells }, et on ne peut bloquer qu’une de ces cases.
coach-forces = Ce coup menace de gagner en { $cell } : { $mark } doit y répondre, et perd quand même.
coach-only_move = C’est le seul coup possible.
coach-blocks = Ce coup bloque { $mark } sur { $lines }.
coach-forestalls_fork = Ce coup empêche une fourchette de { $mark } en { $cells }.
coach-only_draw = Tous les autres coups perdent.
coach-keeps_win = Autres coups qui gagnent aussi : { $others }.
coach-only_win = Aucun autre coup ne gagne.
coach-holds_out = Tous les coups perdent ; aucun autre ne résiste plus longtemps.
coach-holds_out_alone = Tous les coups perdent ; c’est celui-ci qui résiste le plus longtemps.
coach-threatens = Ce coup menace de gagner en { $cell } : { $mark } doit y répondre.
coach-tempts = Mauvaises réponses possibles de { $mark } : { $mistakes } sur { $replies }.
coach-one_of_draws = Coups qui assurent l’égalité, dont celui-ci : { $count } sur { $moves }.
coach-all_draw = Tous les coups assurent l’égalité.
coach-page = { $page }/{ $pages } · { $position }
coach-accuracy = Coups qui ont gardé le résultat : **{ $x }** { $mark_x } { $share_x } · **{ $o }** { $mark_o } { $share_o }
coach-turning_point = Tournant : coup { $number }. Avec **{ $coordinate }**, **{ $who }** { $mark } a fait basculer la partie : { $before } avant, { $after } après. Mieux : { $cells }.
coach-no_mistake = Personne n’a rien gâché : chaque coup a gardé le résultat.
coach-no_proven_mistake = D’aucun coup il n’est prouvé qu’il ait gâché quelque chose.
coach-not_judged = Non jugés, car rien n’y est prouvé : coups { $numbers }.
coach-stopped_at = Au moment de l’arrêt, c’était à { $mark } de jouer : { $value }.
coach-no_plies = Personne n’avait joué.
coach-plies = Coups : { $cells }
coach-kept = Ce coup a gardé le résultat : { $value }.
coach-unjudged = Je ne peux pas juger ce coup : sa valeur n’est pas prouvée. Profondeur de recherche : { $depth } (coups des deux camps).
coach-lost_anyway = Il n’y avait plus rien à sauver : { $value }.
coach-mistake = Ce coup a gâché quelque chose : { $before } avant, { $after } après. Mieux : { $glyph } { $cells }.
coach-back = Précédent
coach-next = Suivant

## learner

learner-title = 🧠 **Ce que j’ai appris ici**
learner-nothing_learned = 🧠 Je n’ai encore rien appris ici : je connais les règles, et c’est tout. Pour m’apprendre à jouer : `{ $prefix }{ name-play } { level-learner }`, ou `{ $prefix }{ name-brain } { word-train }`. (Mode : `{ $mode }`)
learner-mode_original = Mode `{ $mode }` : je prends la première case libre qui ne m’a encore fait perdre aucune partie.
learner-mode_stronger = Mode `{ $mode }` : j’apprends des deux camps de chaque partie, et je tiens pour identiques les positions symétriques ou tournées.
learner-memory_lost = Positions que je sais perdantes : { $lost }.
learner-memory = Positions que je sais perdantes : { $lost } ; qui ont bien marché : { $good }.
learner-games = Parties : { $games }, dont à l’entraînement : { $trained }.
learner-latest_games = Dernières parties : { $count } ;
learner-results = victoires : { $wins }, égalités : { $draws }, défaites : { $losses }.
learner-unbeatable = 🛡️ Plus personne ne peut me battre.
learner-beatable = 🎯 On peut encore me battre, que je joue { $mark_x } ou { $mark_o }.
learner-beatable_as = 🎯 On peut encore me battre quand je joue { $mark }.
learner-lesson = 💡 Ma dernière leçon, avec { $mark } : ça, je ne le jouerai plus.
learner-curve = Courbe de la part de mes parties perdues, sur { $games } en tout. Elle était de { $first } sur les { $window } premières, et elle est de { $last } sur les { $window } dernières.
learner-training = 🏋️ Je m’entraîne contre le niveau **{ $opponent }**. Parties : { $played } sur { $games }.
learner-trained = ✅ Je me suis entraîné contre le niveau **{ $opponent }**. Parties : { $games } ;
learner-training_ended_early = ⏹️ Mon entraînement contre le niveau **{ $opponent }** s’est arrêté avant la fin. Parties : { $played } sur { $games } ;
learner-training_failed = ⚠️ Quelque chose a mal tourné : mon entraînement contre le niveau **{ $opponent }** s’est arrêté ; ce que j’avais appris jusque-là est gardé. Parties : { $played } sur { $games } ;
learner-training_over = ⏹️ Cet entraînement est terminé. Ce que j’y ai appris est gardé ; `{ $prefix }{ name-brain }` montre ce que je sais.
learner-known_positions = Positions que je connais maintenant : { $knows } ; avant : { $knew }.
learner-end = Arrêter l’entraînement
learner-exported = 📤 Tout ce que je sais ici, en mode `{ $mode }`. { $memory } Sur un autre serveur, `{ $prefix }{ name-brain } { word-import }` me le transmet.
learner-import_preview = 📥 Ce que contient ce fichier est en mode `{ $mode }`. { $memory }
learner-merge_preview = **Fusionner** complète ce que je sais ici. Nouvelles positions perdantes : { $lost } ; qui ont bien marché : { $good }. Mes résultats restent.
learner-replace_preview = **Remplacer** me fait oublier ce que je sais ici (positions : { $known }) et mes résultats (parties : { $games }).
learner-do_merge = Fusionner
learner-do_replace = Remplacer
learner-do_cancel = Annuler
learner-merged = ✅ Fusion faite. Nouvelles positions perdantes : { $lost } ; qui ont bien marché : { $good }. Positions que je connais maintenant : { $known }.
learner-replaced = ✅ Remplacement fait. Positions que je connais maintenant : { $known }, en mode `{ $mode }` ; oubliées : { $forgotten }, ainsi que mes résultats (parties : { $games }).
learner-not_imported = Rien n’a été importé.
learner-reset = 🗑️ Dois-je oublier tout ce que j’ai appris ici (positions : { $known }) et mes résultats (parties : { $games }) ? Je repartirais de zéro en mode `{ $mode }`.
learner-reset_yes = Tout oublier
learner-reset_no = Tout garder
learner-forgotten = 🗑️ J’ai oublié tout ce que j’avais appris ici (positions : { $known }) et mes résultats (parties : { $games }), et je repars de zéro en mode `{ $mode }`.
learner-kept = Je n’ai rien oublié.

## stats

stats-user = 📊 **{ $who }**
stats-none = **{ $who }** n’a encore terminé aucune partie ici. `{ $prefix }{ name-play }` en commence une.
stats-none_of_game = **{ $who }** n’a pas encore terminé ici de partie de ce jeu ({ $game }). `{ $prefix }{ name-play }` en commence une.
stats-total = **En tout :** { $tally }
stats-mark = Avec { $mark } : { $tally }
stats-members = Contre des membres : { $tally }
stats-against = Contre **{ $name }** : { $tally }
stats-members_against = Les membres contre **{ $name }** : { $tally }
stats-streak = Série en cours : { $glyph } { $length } · plus longue série de victoires : { $longest }
stats-legend = 🎮 parties, dont 🏆 gagnées, 🤝 à égalité et 💀 perdues.
stats-more = `{ $prefix }{ name-history }` montre à nouveau les parties ; `{ $prefix }{ name-leaderboard }`, qui est en tête sur un serveur.
stats-scope =
    📊 **Ce qui s’est joué ici**
    Parties : **{ $games }** · Personnes : **{ $members }**
stats-nothing = Personne n’a encore terminé de partie ici. `{ $prefix }{ name-play }` en commence une.
stats-nothing_of_game = Personne n’a encore terminé ici de partie de ce jeu ({ $game }). `{ $prefix }{ name-play }` en commence une.
stats-winners = { $mark_x } a gagné : { $x } · { $mark_o } a gagné : { $o } · égalités : { $draws }
stats-ends = Fins de partie : { $ends }
stats-end = { $end } : { $count }
stats-most_active = Le plus de parties : { $members }
stats-exhibitions = En plus, parties entre mes niveaux : { $games }
stats-bar = Barre : victoires { $wins }, égalités { $draws }, défaites { $losses }.

## ended

ended-line = par alignement
ended-full_board = grille pleine
ended-resigned = par abandon
ended-forfeited = par absence
ended-agreed = égalité convenue
ended-abandoned = sans résultat
ended-stopped = par la modération

## rating

rating-ranked = Cote Elo : **{ $rating }** · Rang : **{ $rank }**
rating-provisional = Cote Elo provisoire : **{ $rating }** · parties cotées avant d’avoir un rang : { $games }
rating-none = Pas encore de cote Elo. Il faut { $games } parties cotées contre mes niveaux ou des membres.
rating-of_game = { $game } : { $standing }
rating-curve = Courbe de la cote Elo sur les dernières parties cotées ({ $games }) : de { $first } à { $last }, entre { $lowest } et { $highest }.

## chart

chart-results = Résultats
chart-wins = Victoires : { $games }
chart-draws = Égalités : { $games }
chart-defeats = Défaites : { $games }
chart-rating = Cote Elo
chart-rated_game = Partie cotée
chart-losses = Part de mes parties perdues
chart-lost = Perdues
chart-game = Partie
chart-average =
    { $games ->
        [one] Moyenne sur { $games } partie
        [many] Moyenne sur { $games } de parties
       *[other] Moyenne sur { $games } parties
    }

## leaderboard

leaderboard-title = 🏅 **Classement : { $game }**, { $first } à { $last } sur { $total }
leaderboard-none = 🏅 Personne n’a encore de rang à { $game } ici. Il faut { $games } parties contre mes niveaux ou des membres, sans conseils : `{ $prefix }{ name-play }` en commence une.
leaderboard-own = **{ $who }** : { $standing }
leaderboard-legend = 🤖 Mes niveaux figurent parmi les membres ; leur cote ne change pas. Seules les parties cotées comptent ici.

## history

history-user = 📜 **{ $who }** : parties { $first } à { $last } sur { $total }, les plus récentes d’abord
history-all = 📜 Parties { $first } à { $last } sur { $total } ici, les plus récentes d’abord
history-none = **{ $who }** n’a encore terminé aucune partie ici. `{ $prefix }{ name-play }` en commence une.
history-nothing = Personne n’a encore terminé de partie ici. `{ $prefix }{ name-play }` en commence une.
history-line_of = **{ $number }.** { $date } · { $mark } contre **{ $other }** : { $result } · coups : { $plies }
history-line = **{ $number }.** { $date } · **{ $x }** { $mark_x } – **{ $o }** { $mark_o } : { $result } · coups : { $plies }
history-win = victoire
history-draw = égalité
history-loss = défaite
history-no_result = sans résultat
history-newer = Plus récentes
history-older = Plus anciennes
history-first = Début
history-last = Fin
history-list = Retour à la liste

## replay

replay-ply = Coup { $number } sur { $plies } : **{ $who }** a joué { $mark } en **{ $coordinate }**.
replay-players = **{ $x }** { $mark_x } – **{ $o }** { $mark_o }
replay-too_long = Cette partie est trop longue pour être parcourue avec mes boutons : voici sa dernière grille.

## export

export-use_slash_command = Ça reste entre toi et moi : utilise `/{ name-export }`, ou écris-moi `{ $prefix }{ name-export }` en message privé.
export-done = 📤 Toutes tes parties terminées, sur ce serveur et ailleurs : { $games }. Une ligne par partie ; `{ $prefix }{ name-replay }` suivi d’une ligne montre à nouveau la partie.
export-none = Tu n’as encore terminé aucune partie. `{ $prefix }{ name-play }` en commence une.

## moderation

moderation-stopped = ⏹️ J’ai arrêté la partie, et sa grille le signale.
moderation-resigned = 🏳️ **{ $who }** a abandonné la partie, et sa grille le signale.





## permission

permission-view_channel = Voir les salons
permission-send_messages = Envoyer des messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-create_public_threads = Créer des fils publics
permission-attach_files = Joindre des fichiers

## question

question-yes = Recommencer
question-no = Continuer la partie
question-kept = La partie continue. `{ $prefix }{ name-board }` la montre.
question-stop = **{ $x }** et **{ $o }** sont ici en pleine partie. Est-ce que j’y mets fin ?
question-stop_own = **{ $x }** et **{ $o }** sont ici en pleine partie. Si j’y mets fin, tu abandonnes. Est-ce que j’y mets fin ?
question-stop_yes = Mettre fin à la partie
question-stop_no = La laisser continuer
question-did_you_mean = Voulais-tu dire `{ $prefix }{ $command } { $words }` ?

## help

help-text =
    { "" }**Le morpion contre moi.** Trois symboles alignés gagnent : en ligne, en colonne ou en diagonale.
    - `{ $prefix }{ name-play }` commence une partie. Tu as { $mark_x } et tu commences ; `{ $prefix }{ name-play } o` te donne { $mark_o }.
    - `{ $prefix }{ name-play } { level-easy }` facilite la partie : mes niveaux sont `{ level-random }`, `{ level-easy }`, `{ level-medium }`, `{ level-hard }` et `{ level-perfect }`.
    - Autres jeux, à la même place : `{ word-connect4 }`, `{ word-misere }`, `4x4`, `5x5`, `7x7`, `9x9`.
    - Appuie sur une case sous la grille, ou écris `{ $prefix }{ name-move } B2` pour la ligne B, colonne 2.
    - `{ $prefix }{ name-board }` réaffiche la grille, `{ $prefix }{ name-resign }` abandonne la partie.
    - **Entre vous :** `{ $prefix }{ name-play } @pseudo` défie un membre, `{ $prefix }{ name-invite }` invite qui veut. `{ $prefix }{ name-draw }` propose l’égalité, `{ $prefix }{ name-takeback }` demande à reprendre un coup.
    - `/{ name-hint }` t’aide pendant une partie, `{ $prefix }{ name-analyse }` évalue chaque coup, `{ $prefix }{ name-review }` revient sur la dernière partie.
    - Avec `{ $prefix }{ name-play } { level-learner }`, je débute et j’apprends ; `{ $prefix }{ name-brain }` montre ce que j’ai appris ici.
    - Avec `{ $prefix }{ name-watch } { level-hard } { level-easy }`, je joue contre moi-même. `{ $prefix }{ name-puzzle }` pose une énigme. `{ $prefix }{ name-privacy }` montre ce que je garde sur toi.
    - `{ $prefix }{ name-stats }`, `{ $prefix }{ name-leaderboard }` et `{ $prefix }{ name-history }` montrent les résultats.
    - Une partie par salon ; `{ $prefix }{ name-play } { word-thread }` ouvre un fil pour une de plus.

## privacy

privacy-use_slash_command = Ça reste entre toi et moi : utilise `/{ name-privacy }`, ou écris-moi `{ $prefix }{ name-privacy }` en message privé.
privacy-holdings =
    { "" }**Ce que je garde sur toi :** l’identifiant de ton compte, dans les parties que tu as jouées (terminées : { $finished } ; en cours : { $live }) et dans les défis ouverts ({ $challenges }) ; avec chaque partie, les cases jouées, les heures, s’il y a eu des conseils, et les identifiants du serveur, du salon et des messages. Pour les énigmes (serveurs et messages privés où tu en as eu : { $puzzles }) : laquelle tu as eue en dernier et de quel jeu, combien tu en as résolu et manqué, aussi d’affilée et jour par jour, et l’identifiant de ton dernier message ou clic là-bas. Ta cote Elo et le nombre de tes parties cotées gagnées, à égalité et perdues (serveurs où tu en as une : { $ratings }), avec chaque partie cotée, ta cote juste après, et combien de points tu as gagnés contre chacun de mes niveaux le dernier jour où tu en as gagné (niveaux, comptés sur chaque serveur : { $gains }). Ce que l’apprenti sait d’un serveur ne dit rien de qui y a joué ; ce qu’il a appris dans tes messages privés avec moi (conversations : { $learners }) est gardé sous leur identifiant. Je ne garde ni noms ni rien de ce que tu écris.
    Si tu supprimes tout ça, tes parties en cours se terminent aussitôt, et tu perds celles où les deux camps ont déjà joué ; ta place dans les parties terminées reste sans identifiant, et tes résultats aux énigmes, tes cotes et ce que j’ai appris dans tes messages privés disparaissent. C’est irréversible.
privacy-forget = Supprimer mes données
privacy-forgotten =
    C’est fait.
    { $ended }
    { "" }**Supprimés :** les défis ouverts ({ $challenges }), les résultats aux énigmes (serveurs et messages privés : { $puzzles }), les cotes (serveurs : { $ratings }), les points gagnés contre les niveaux (niveaux, comptés sur chaque serveur : { $gains }) et ce que l’apprenti a appris dans tes messages privés (conversations : { $learners }). J’ai aussi oublié ton nom, ta langue et qui tu as défié, si je les avais encore en mémoire.
    { "" }**Gardées :** tes parties ({ $kept }), sans l’identifiant de ton compte ni ceux de leurs salons et messages ; seul l’identifiant du message ou du clic qui a lancé une partie reste, comme identifiant de la partie. Sans le salon, personne ne peut le retrouver.
privacy-ended = **Terminées :** les parties en cours ({ $live }). Tu en as perdu { $lost }, car les deux camps y avaient joué ; les autres se terminent sans résultat.
privacy-nothing_ended = **Terminées :** aucune partie, car tu n’en avais pas en cours.

## name

name-play = jouer
name-play_opponent = adversaire
name-play_member = membre
name-play_mark = symbole
name-play_thread = fil
name-play_hints = indices
name-play_game = jeu
name-invite = inviter
name-invite_mark = symbole
name-invite_thread = fil
name-invite_hints = indices
name-invite_game = jeu
name-draw = égalité
name-takeback = reprendre
name-watch = regarder
name-watch_x = x
name-watch_o = o
name-watch_thread = fil
name-watch_game = jeu
name-brain = cerveau
name-brain_show = voir
name-brain_show_game = jeu
name-brain_train = entraîner
name-brain_train_games = parties
name-brain_train_opponent = adversaire
name-brain_train_game = jeu
name-brain_export = exporter
name-brain_export_game = jeu
name-brain_import = importer
name-brain_import_file = fichier
name-brain_reset = réinitialiser
name-brain_reset_mode = mode
name-brain_reset_game = jeu
name-settings = paramètres
name-stop = arrêter
name-move = coup
name-move_coordinate = case
name-board = grille
name-resign = abandonner
name-puzzle = énigme
name-puzzle_daily = jour
name-puzzle_game = jeu
name-help = aide
name-hint = indice
name-analyse = analyse
name-analyse_position = position
name-review = bilan
name-privacy = confidentialité
name-stats = stats
name-stats_member = membre
name-stats_server = serveur
name-stats_game = jeu
name-leaderboard = classement
name-leaderboard_game = jeu
name-history = historique
name-history_member = membre
name-history_server = serveur
name-replay = revoir
name-replay_game = partie
name-export = exporter

## word

word-random = hasard
word-thread = fil
word-hints = indices
word-misere = misère
word-connect4 = puissance4
word-connect_four = puissancequatre
word-daily = jour
word-show = voir
word-train = entraîner
word-export = exporter
word-import = importer
word-reset = réinitialiser
word-server = serveur
word-original = original
word-stronger = renforcé

## command

command-play = Commencer une partie de morpion, de puissance 4 ou d’un autre jeu
command-play_opponent = Mon niveau, si tu joues contre moi
command-play_member = Le membre à défier ; laisse vide pour jouer contre moi
command-play_mark = Ton symbole ; X commence
command-play_mark_x = X, et commencer
command-play_mark_o = O, et jouer en second
command-play_mark_random = Laisser le hasard décider
command-play_thread = Si la partie a son propre fil ; au choix du serveur si tu laisses vide
command-play_hints = Si les deux peuvent demander des indices dans une partie entre membres
command-play_game = Quel jeu ; celui de ce serveur par défaut si tu laisses vide
command-invite = Inviter qui veut, ici, à une partie
command-invite_mark = Ton symbole ; X commence
command-invite_mark_x = X, et commencer
command-invite_mark_o = O, et jouer en second
command-invite_mark_random = Laisser le hasard décider
command-invite_thread = Si la partie a son propre fil ; au choix du serveur si tu laisses vide
command-invite_hints = Si les deux peuvent demander des indices
command-invite_game = Quel jeu ; celui de ce serveur par défaut si tu laisses vide
command-menu_challenge_member = Défier à une partie
command-draw = Proposer l’égalité à l’autre personne
command-takeback = Demander à l’autre personne de te laisser reprendre ton dernier coup
command-watch = Regarder deux de mes niveaux jouer l’un contre l’autre
command-watch_x = Qui joue X et commence
command-watch_o = Qui joue O
command-watch_thread = Si la partie a son propre fil ; au choix du serveur si tu laisses vide
command-watch_game = Quel jeu ; celui de ce serveur par défaut si tu laisses vide
command-brain = Ce que l’apprenti sait ici
command-brain_show = Voir ce que l’apprenti sait, et comment il en est arrivé là
command-brain_show_game = Quel jeu ; celui de ce serveur par défaut si tu laisses vide
command-brain_train = Faire jouer à l’apprenti beaucoup de parties contre un de mes niveaux
command-brain_train_games = Combien, de 1 à 10 000 ; 500 si tu laisses vide
command-brain_train_opponent = Contre qui ; parfait si tu laisses vide
command-brain_train_game = Quel jeu ; celui de ce serveur par défaut si tu laisses vide
command-brain_export = Recevoir tout ce que l’apprenti sait, dans un fichier
command-brain_export_game = Quel jeu ; celui de ce serveur par défaut si tu laisses vide
command-brain_import = Donner à l’apprenti un fichier avec ce qu’un autre sait
command-brain_import_file = Tel que l’exportation le produit
command-brain_reset = Faire tout oublier à l’apprenti
command-brain_reset_mode = Comment il apprendra ensuite ; comme maintenant si tu laisses vide
command-brain_reset_mode_original = Une méthode simple : de ses propres défaites
command-brain_reset_mode_stronger = Une plus forte : des deux camps de chaque partie
command-brain_reset_game = Quel jeu ; celui de ce serveur par défaut si tu laisses vide
command-settings = Comment je joue sur ce serveur
command-stop = Arrêter la partie de ce salon, peu importe qui y joue
command-move = Jouer une case, comme B2 ; là où les symboles tombent, le numéro d’une colonne
command-move_coordinate = Ligne et colonne, comme B2 ; là où les symboles tombent, le numéro de la colonne seul
command-board = Montrer à nouveau la grille
command-resign = Abandonner la partie
command-puzzle = Trouver le seul bon coup d’une position
command-puzzle_daily = Si tu veux l’énigme du jour de ce serveur, visible par tout le monde
command-puzzle_game = Quel jeu ; celui de ce serveur par défaut si tu laisses vide
command-help = Comment jouer
command-hint = Recevoir un bon coup et son explication, pour toi seulement
command-analyse = Voir ce que vaut chaque coup
command-analyse_position = Lignes de haut en bas, comme X../.O./... ; laisse vide pour la partie de ce salon
command-review = Revenir sur la dernière partie d’ici, coup par coup
command-privacy = Voir ce qui est gardé sur toi, et le supprimer
command-stats = Voir tes résultats, ceux d’un membre ou ceux de tout le serveur
command-stats_member = Les parties de qui ; les tiennes si tu laisses vide
command-stats_server = Si tu veux celles de tout le monde sur ce serveur
command-stats_game = Seulement les parties de ce jeu ; toutes si tu laisses vide
command-leaderboard = Voir qui est en tête sur ce serveur, et où se situent mes niveaux
command-leaderboard_game = Quel jeu ; celui de ce serveur par défaut si tu laisses vide
command-history = Voir les parties terminées, et en revoir une coup par coup
command-history_member = Les parties de qui ; les tiennes si tu laisses vide
command-history_server = Si tu veux celles de tout le monde sur ce serveur
command-replay = Revoir une partie que tu apportes sous forme d’une ligne de texte
command-replay_game = Une ligne telle que l’exportation la produit
command-export = Recevoir toutes tes parties dans un fichier, pour toi seulement

## error

error-MissingCoordinateError = Quelle case ? Tape la lettre de sa ligne et le numéro de sa colonne, par exemple `{ $prefix }{ name-move } B2`.
error-UnreadableCoordinateError = Ce n’est pas une case. Tape une lettre de ligne et un numéro de colonne, et rien d’autre, par exemple `{ $prefix }{ name-move } B2`.
error-MissingColumnError = Quelle colonne ? Tape son numéro, par exemple `{ $prefix }{ name-move } 2`.
error-UnreadableColumnError = Ce n’est pas une colonne. Tape son numéro, et rien d’autre, par exemple `{ $prefix }{ name-move } 2`.
error-LookAlikeError = Ce « { $typed } » vient d’un autre alphabet, même s’il ressemble à « { $meant } ». Passe ton clavier en lettres latines et tape, par exemple, `{ $prefix }{ name-move } B2`.
error-RowError = Il n’y a pas de ligne { $row }. Les lignes vont de { $first } à { $last }.
error-ColumnError = Il n’y a pas de colonne { $column }. Les colonnes vont de { $first } à { $last }.
error-CellTakenError = **{ $coordinate }** est déjà à { $mark }. Choisis une case libre.
error-FullColumnError = La colonne { $column } est pleine. Choisis-en une autre.
error-FloatingCellError = Un symbole tomberait de **{ $coordinate }**. Choisis la case libre la plus basse d’une colonne.
error-PositionShapeError = Ici, une position compte { $rows } lignes de { $columns } cases, avec `/` entre les lignes, par exemple `X../.O./...`.
error-PositionMarkError = À la ligne { $row }, colonne { $column } de cette position, il n’y a ni `X`, ni `O`, ni `.`.
error-ImpossiblePositionError = Aucune partie ne peut mener à cette position : X commence, on joue à tour de rôle, et la partie s’arrête au premier alignement.
error-GameSizeError = Il n’y a pas de jeu de cette taille. Un plateau a de { $least } à { $most } lignes et colonnes, et un alignement au moins { $least } cases et pas plus que le plus long côté : par exemple `{ $prefix }{ name-play } 6x6x4` pour 6 lignes, 6 colonnes et 4 alignés.
error-GameNotOfferedError = Ce serveur ne propose pas ce jeu ({ $game }). Il propose : { $offered }.
error-MatchOverError = Cette partie est terminée. `{ $prefix }{ name-play }` en commence une nouvelle.
error-NotYourMatchError = Quelqu’un d’autre joue ici. Commence ta propre partie dans un autre salon ou dans un fil.
error-NothingToTakeBackError = Tu n’as pas encore joué : il n’y a aucun coup à reprendre.
error-NotYourTurnError = Ce n’est pas ton tour. `{ $prefix }{ name-board }` montre la grille.
error-NoMatchError = Aucune partie n’est en cours dans ce salon. `{ $prefix }{ name-play }` en commence une.
error-MatchRunningError_resignation = Une partie est encore en cours ici. En commencer une nouvelle, c’est abandonner celle-ci, donc la perdre. En commencer une nouvelle ?
error-MatchRunningError_no_result = Une partie est encore en cours ici. La laisser tomber et en commencer une nouvelle ?
error-ChannelBusyError = Quelqu’un d’autre joue ici. Joue dans un autre salon ou dans un fil ; après { $idle_after } min sans aucun coup, `{ $prefix }{ name-play }` commence une nouvelle partie ici.
error-MatchMovedOnError = La partie a avancé depuis. `{ $prefix }{ name-board }` montre où elle en est.
error-ChannelTakenError = Une partie est en cours dans ce salon. Attends qu’elle se termine, ou joue dans un autre salon ou dans un fil.
error-QuestionError_not_yours = Cette question était pour quelqu’un d’autre.
error-OfferError_not_a_duel = Pour ça, il faut deux membres. Tu joues contre moi : `{ $prefix }{ name-play }` commence une nouvelle partie, `{ $prefix }{ name-resign }` met fin à celle-ci.
error-OfferError_own_offer = C’est à l’autre personne d’accepter.
error-ChallengeError_own_challenge = Tu ne peux pas jouer contre toi-même. `{ $prefix }{ name-play }` commence une partie contre moi.
error-ChallengeError_bot_challenged = Les bots ne peuvent pas accepter de défi. `{ $prefix }{ name-play }` commence une partie contre moi.
error-ChallengeWaitingError = Il y a déjà un défi ouvert entre vous deux : { $existing } Accepte-le, refuse-le ou retire-le d’abord.
error-ChallengeError_invitation_open = Tu as déjà une invitation ouverte : { $existing } Retire-la d’abord, ou attends que quelqu’un l’accepte.
error-ChallengeOverError = Ce n’est plus ouvert. `{ $prefix }{ name-play }` avec le nom d’un membre lance un nouveau défi.
error-ChallengeError_not_yours = Ce défi est pour quelqu’un d’autre.
error-ChallengeError_level = Les niveaux et l’apprenti sont pour les parties contre moi. Enlève ça pour défier un membre.
error-ChallengeError_nobody_else = Il n’y a que toi et moi ici. Lance tes défis là où les autres les voient, par exemple dans un salon d’un serveur.
error-ChallengeError_not_visible = Sur ce serveur, il n’y a que toi qui vois mes réponses, et personne ne pourrait donc accepter : les applications personnelles des membres n’y ont pas le droit de parler à tout le monde. Demande à quelqu’un qui gère ce serveur de m’inviter, ou joue dans un groupe.
error-ChallengeError_not_a_member = Je ne trouve pas cette personne sur ce serveur. Choisis-la dans la liste que Discord propose après `@`.
error-ModerationError_not_the_starter = Quelqu’un d’autre a lancé ça. Seuls cette personne et les membres qui peuvent gérer les messages peuvent l’arrêter.
error-NoPuzzlesError = Il n’y a pas d’énigmes de ce jeu. Il y en a pour : { $games }.
error-PuzzleError_not_yours = Cette énigme est pour quelqu’un d’autre. `{ $prefix }{ name-puzzle }` t’en donne une à toi.
error-PuzzleError_over = Cette énigme ne compte plus. `{ $prefix }{ name-puzzle }` t’en donne une nouvelle.
error-PuzzleError_answered = Tu as déjà répondu à cette énigme. `{ $prefix }{ name-puzzle }` t’en donne une nouvelle.
error-PuzzleError_daily_over = C’était l’énigme d’un autre jour. `{ $prefix }{ name-puzzle } { word-daily }` montre celle d’aujourd’hui.
error-PuzzleError_daily_answered = Tu as déjà répondu à l’énigme d’aujourd’hui. La prochaine arrive { $ends }.
error-ThreadError_not_here = On ne peut pas ouvrir de fil ici. Enlève ça, ou demande dans un salon textuel d’un serveur.
error-ThreadError_user_permission = Ici, les fils sont réservés aux membres qui ont la permission **{ $missing }**. Joue sans fil.
error-ThreadError_too_many = Ce serveur a autant de fils que Discord en autorise. Joue sans fil, ou archives-en d’abord.
error-ThreadError_try_later = Discord ne m’ouvre pas de fil en ce moment, la partie se joue donc ici.
error-TrainingError_bot_permission = Il me manque ici la permission **{ $missing }** : je ne pourrais donc pas dire où en est l’entraînement. Demande à quelqu’un qui gère ce serveur de me la donner, ou entraîne-moi dans un autre salon.
error-TrainingError_user_install = Ici, je peux seulement répondre, et pas modifier mon message pendant que je m’entraîne. Entraîne-moi en message privé, ou sur un serveur qui m’a invité.
error-MayNotAttachError = Il me manque ici la permission **{ $missing }** : je ne peux donc pas envoyer de fichier. Demande à quelqu’un qui gère ce serveur de me la donner, ou utilise la commande slash, comme `/{ name-brain } { word-export }`.
error-LearnerGameError = L’apprenti ne joue pas à ce jeu. Il joue à : { $games }.
error-LearnerError_unknown_word = Je ne connais pas « { $typed } ». `{ $prefix }{ name-brain }` montre ce que j’ai appris ; `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`, `{ $prefix }{ name-brain } { word-export }`, `{ $prefix }{ name-brain } { word-import }` avec un fichier, et `{ $prefix }{ name-brain } { word-reset }` ou `{ $prefix }{ name-brain } { word-reset } { word-stronger }` font le reste.
error-TrainingError_unknown_word = Je ne connais pas « { $typed } ». Donne un nombre de parties et un de mes niveaux ({ $levels }), par exemple `{ $prefix }{ name-brain } { word-train } 500 { level-perfect }`.
error-TrainingError_games = Un entraînement compte de 1 à { $most } parties.
error-TrainingError_already_running = Je m’entraîne déjà ici. Attends la fin de l’entraînement, ou arrête-le.
error-LearnerError_other_mode = Impossible de fusionner : cette mémoire est en mode `{ $theirs }`, et ici j’apprends en mode `{ $ours }` ; l’une ne comprendrait pas l’autre.
error-LearnerError_no_file = Joins un fichier à la commande, tel que `{ $prefix }{ name-brain } { word-export }` le produit.
error-LearnerError_download_failed = Discord ne m’a pas transmis ce fichier. Réessaie, s’il te plaît.
error-NotAManagerError = Seuls les membres qui peuvent gérer ce serveur peuvent faire ça.
error-InvalidChoiceError = Ce choix n’est pas possible, ou ne l’est plus. `/{ name-settings }` montre ce qui l’est.
error-InvalidPrefixError = Un préfixe compte au plus 5 caractères visibles, sans espace ni accent grave isolé, et ne commence pas par `/`, `@` ou `<`. Rien n’a changé.
error-WrongChannelError = Je ne joue pas ici, mais dans { $channels }.
error-MissingRoleError = Pour jouer avec moi ici, il te faut un de ces rôles : { $roles }.
error-CooldownError = Pas si vite ! Prochaine commande possible { $ends }.
error-ModerationError_not_a_moderator = Seuls les membres qui peuvent gérer les messages peuvent arrêter les parties des autres.
error-ModerationError_end_exhibition_instead = La personne qui a lancé cette partie y met fin avec le bouton en dessous. À part elle, seuls les membres qui peuvent gérer les messages peuvent le faire.
error-QuestionError_answered = On a déjà répondu à cette question.
error-MemoryFileError_too_large = Ce n’est pas une de mes mémoires : le fichier dépasse { $max_kib } Kio.
error-MemoryFileError_encoding = Ce n’est pas une de mes mémoires : le fichier n’est pas un texte en UTF-8, comme le montre l’octet { $byte }.
error-MemoryFileError_syntax = Ce n’est pas une de mes mémoires : à la ligne { $line }, colonne { $column }, ce n’est pas du JSON.
error-MemoryFileError_shape = Ce n’est pas une de mes mémoires : le fichier doit être un seul objet JSON entre accolades, avec deux listes et rien d’autre entre crochets.
error-MemoryFileError_unknown_key = Ce n’est pas une de mes mémoires : la clé numéro { $number } n’est pas l’une des clés attendues : { $keys }.
error-MemoryFileError_repeated_key = Ce n’est pas une de mes mémoires : la clé `{ $where }` y figure deux fois.
error-MemoryFileError_missing_key = Ce n’est pas une de mes mémoires : il y manque la clé `{ $where }`.
error-MemoryFileError_value = Je ne peux pas lire cette mémoire : `{ $where }` doit être l’une de ces valeurs : `{ $values }`.
error-MemoryFileError_not_a_list = Je ne peux pas lire cette mémoire : `{ $where }` doit être une liste.
error-MemoryFileError_entry = Je ne peux pas lire cette mémoire : `{ $where }` doit être un nombre entier de 1 à { $max_position }. (Le premier d’une liste porte le numéro 0.)
error-MemoryFileError_order = Je ne peux pas lire cette mémoire : `{ $where }` vaut { $position }, ce qui n’est pas plus grand que le nombre précédent. (Le premier d’une liste porte le numéro 0.)
error-MemoryFileError_unreachable = Cette mémoire ne peut pas être vraie : `{ $where }` vaut { $position }, une position à laquelle aucune partie ne mène. (Le premier d’une liste porte le numéro 0.)
error-MemoryFileError_game_over = Cette mémoire ne peut pas être vraie : `{ $where }` vaut { $position }, une position où la partie est finie sans que le camp concerné ait gagné. (Le premier d’une liste porte le numéro 0.)
error-MemoryFileError_good_not_allowed = Cette mémoire ne peut pas être vraie : en mode `{ $mode }`, aucune position n’est retenue comme bonne ; il faut donc enlever `{ $where }`.
error-MemoryFileError_not_canonical = Cette mémoire ne peut pas être vraie : `{ $where }` vaut { $position }, que représente { $twin }, sa jumelle par symétrie ou rotation. (Le premier d’une liste porte le numéro 0.)
error-MemoryFileError_contradiction = Cette mémoire ne peut pas être vraie : `{ $where }` vaut { $position }, qui figure aussi parmi les perdantes. (Le premier d’une liste porte le numéro 0.)
error-NotationError_time = Je ne peux pas lire la ligne { $line } : elle doit commencer par une heure en UTC, comme `2026-11-21T19:30:22Z`.
error-NotationError_rules = Je ne peux pas lire la ligne { $line } : après l’heure viennent les règles, c’est-à-dire le nombre de lignes, le nombre de colonnes et combien de symboles alignés gagnent, comme `3x3x3` ; puis `+gravity` et `+misere` s’il y a lieu.
error-NotationError_seat = Je ne peux pas lire la ligne { $line } : là où devrait se trouver `{ $seat }` suivi de qui a joué, il y a autre chose, ou rien. Il faut `{ $seat }me`, `{ $seat }member`, ou le nom d’un de mes niveaux, comme `{ $seat }easy`.
error-NotationError_same_player = La ligne { $line } ne peut pas être vraie : personne ne joue contre soi-même, et un seul des deux peut donc être `me`.
error-NotationError_move = Je ne peux pas lire la ligne { $line } : à la place du coup numéro { $move }, il n’y a ni une case de cette grille, comme `B2`, ni un résultat ({ $results }).
error-NotationError_cell_taken = La ligne { $line } ne peut pas être vraie : la case **{ $coordinate }** est déjà prise quand le coup numéro { $move } y va.
error-NotationError_floating_cell = La ligne { $line } ne peut pas être vraie : de la case **{ $coordinate }**, où va le coup numéro { $move }, un symbole tomberait.
error-NotationError_game_over = La ligne { $line } ne peut pas être vraie : la partie est finie avant le coup numéro { $move }.
error-NotationError_result = La ligne { $line } est incomplète : après les coups viennent le résultat ({ $results }) et la façon dont la partie s’est terminée, comme `1-0 line`.
error-NotationError_termination = Je ne peux pas lire la ligne { $line } : après le résultat vient la façon dont la partie s’est terminée, et c’est l’une de celles-ci : { $terminations }.
error-NotationError_decided = La ligne { $line } ne peut pas être vraie : après ces coups, la partie est finie, et la ligne doit continuer par `{ $ending }`.
error-NotationError_undecided = La ligne { $line } ne peut pas être vraie : ses coups laissent la partie ouverte, et elle ne peut donc pas s’être terminée par `{ $termination }`.
error-NotationError_result_mismatch = La ligne { $line } ne peut pas être vraie : une partie terminée par `{ $termination }` a un autre résultat : { $results }.
error-NotationError_extra_text = Je ne peux pas lire la ligne { $line } : après la façon dont la partie s’est terminée, il ne peut y avoir que `coached`.
error-ThreadError_bot_permission = Il me manque ici la permission **{ $missing }** : je ne peux donc pas ouvrir de fil. Demande à quelqu’un qui gère ce serveur de me la donner, ou joue sans fil.
error-TooManyMatchesError_own = Tu as déjà { $most } parties en cours sur ce serveur, et personne ne peut en avoir plus : { $channels }. Laisse d’abord l’une d’elles se terminer.
error-TooManyMatchesError_other = La personne qui t’a défié a déjà { $most } parties en cours sur ce serveur, et personne ne peut en avoir plus. Accepte quand l’une d’elles sera terminée.
error-MayNotFollowUpError = Il me manque ici la permission **{ $missing }** : je ne pourrais donc pas montrer la suite de la partie. Demande à quelqu’un qui gère ce serveur de me la donner, ou joue dans un autre salon.
error-MatchUnreachableError = La dernière partie ici s’est terminée sans résultat, car son message a été supprimé ou je ne pouvais plus le voir.
error-HintsNotAllowedError = Les indices n’étaient pas permis au début de cette partie. Pour la prochaine, `{ $prefix }{ name-play } @pseudo { word-hints }` les permet à vous deux.
error-RecordError_nothing_finished = Aucune partie ne s’est encore terminée dans ce salon. `{ $prefix }{ name-analyse } X../.O./...` examine n’importe quelle position.
error-RecordError_match_not_found = Je ne connais plus cette partie : quelqu’un qui y a joué a peut-être fait supprimer ses données.
error-RecordError_unknown_target = Je ne connais pas « { $typed } ». N’ajoute rien s’il s’agit de toi, nomme un membre, par exemple `{ $prefix }{ $command } @ben`, ou écris `{ $prefix }{ $command } serveur` pour toutes les personnes qui jouent ici.
error-RecordError_two_targets = Choisis soit un membre, soit tout le serveur, mais pas les deux.
error-RecordError_no_leaderboard = Les cotes et le classement n’existent que sur les serveurs. `{ $prefix }{ name-stats }` montre tes résultats ici.
error-RecordError_nothing_to_replay = Ajoute une ligne après ça, comme celles que donne `{ $prefix }{ name-export }` ; je te montre à nouveau sa partie, coup par coup.
error-RecordError_board_too_large = Cette grille est trop grande : la plus grande a { $most } lignes et { $most } colonnes.
error-RecordError_export_too_large = Tes parties ne tiennent pas dans des fichiers de { $most } Mio chacun. Demande-les à la personne qui me fait tourner.
error-LevelNotOfferedError = **{ $level }** n’est pas un niveau de ce jeu ({ $game }) : il jouerait comme un autre. Les niveaux sont { $levels }.
error-NoRecordsError = Il n’y a pas de statistiques ni de classement de ce jeu seul. Il y en a de : { $games }.
error-UnknownLevelError = Je ne connais pas « { $typed } ». Les niveaux sont { $levels } ; par exemple, `{ $prefix }{ name-watch } { level-hard } { level-easy }`.
error-EmojiError_missing = X et O ont chacun besoin d’un émoji. Rien n’a changé.
error-EmojiError_unreadable = « { $typed } » n’est pas un émoji. Entre un émoji, ou le nom d’un émoji créé par ce serveur, comme `:cat:`. Rien n’a changé.
error-EmojiError_composed = « { $typed } » n’est pas un émoji simple : drapeaux, touches, familles et autres se composent de plusieurs signes, qui se mêleraient à leurs voisins sur une grille. Rien n’a changé.
error-EmojiError_unknown = Ce serveur n’a pas d’émoji appelé `:{ $name }:`. Les émojis d’autres serveurs ne sont pas utilisables ; ceux que Discord fournit s’entrent tels quels, comme 🍎. Rien n’a changé.
error-EmojiError_unavailable = `:{ $name }:` n’est pas utilisable pour le moment, car ce serveur a plus d’émojis que ses boosts ne le permettent. Rien n’a changé.
error-EmojiError_restricted = `:{ $name }:` est réservé à des rôles que je n’ai pas : je ne peux donc pas le montrer. Rien n’a changé.
error-EmojiError_duplicate = { $emoji } aurait deux sens sur une grille. X, O et une case libre, qui est { $free } si tu n’indiques rien d’autre, doivent être différents, tout comme les deux symboles sur un alignement gagnant. Rien n’a changé.
error-EmojiError_unlisted = Discord ne m’a pas dit quels émojis a ce serveur. Rien n’a changé ; réessaie, s’il te plaît.

## failure

failure-old_button = Ce bouton vient d’une de mes anciennes versions. `{ $prefix }{ name-help }` montre ce que je sais faire maintenant.
failure-changed = Mes commandes viennent de changer, et ton Discord affiche encore les anciennes. Recharge-le (Ctrl+R, ou redémarre l’application) et réessaie.
failure-unexpected = Quelque chose a mal tourné de mon côté. Réessaie, s’il te plaît ; `{ $prefix }{ name-board }` montre où en est la partie.
failure-try_later = Discord ne me laisse pas terminer cela en ce moment. Réessaie dans une minute ; `{ $prefix }{ name-board }` montre où en est la partie.
failure-no_channel = Discord ne m’a pas dit dans quel salon c’était, je ne peux donc pas le faire. Réessaie.
failure-not_attached = Discord a refusé le fichier, je n’ai donc pas pu le joindre.
failure-database = Je ne peux pas enregistrer de parties pour le moment. Rien de ce qui était enregistré n’est perdu ; réessaie dans quelques minutes, mais regarde d’abord `{ $prefix }{ name-board }`.
failure-muted = Je ne peux pas te répondre dans <#{ $channel }> : il m’y manque la permission **{ $missing }**. Demande à quelqu’un qui gère ce serveur de me la donner. Ta partie est enregistrée ; continue avec `{ $prefix }{ name-board }` quand c’est fait.

## owner

owner-synced = Commandes slash que Discord connaît maintenant : { $count }.
owner-not_synced = Discord n’a pas accepté les commandes slash (HTTP { $status } : { $reason }). Réessaie plus tard ; si ça ne change pas, invite à nouveau le bot avec le lien qui est dans son journal.
