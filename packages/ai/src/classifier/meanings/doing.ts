/** Everyday doings, places and qualities that stand beside what matters. */
export const doing = `
eat: eat eats ate eaten eating chew bite bites | come como comer comió comí comen comido comemos comio comi | mange manges manger mangé mangent mangeait | esse isst essen gegessen iss esst aß ess
run: run runs ran running walk walks walked walking walked_home runing | corre corrí correr corrió camina caminar caminé andar ando | cours court courir couru marche marcher marché | lauf laufe läuft laufen gelaufen renne rennt gerannt rennen
fall: fall falls fell fallen falling slip slipped trip tripped | cae caí cayó caer cayeron resbalé tropecé | tombe tombé tombée tomber glissé trébuché | fällt gefallen fallen fiel stürze gestürzt hingefallen ausgerutscht
hold: hold holds held holding carry carried keep kept use used | sostiene tuvo traigo trae cargo carga guarda usa uso | tient tenu porte porter garde gardé utilise | hält halten gehalten trage trägt behalten benutzt
open: open opens opened unlock | abre abrió abrir abierto abierta | ouvre ouvert ouverte ouvrir | öffnet offen aufgemacht aufmachen macht_auf
shut: shut shuts closed close closes closing | cierra cerró cerrar cerrado cerrada | ferme fermé fermée fermer | zu zumachen zugemacht macht_zu geschlossen schließen
callup: call calls called calling rang phoned ring | llama llamó llamar llamé marcar | appelle appelé appeler téléphone | anrufen angerufen ruft ruf rufen rief
buy: buy buys bought buying sell sells sold selling shop store | compra compré comprar compró vende vendo vender vendió tienda | achète acheté acheter vend vendre vendu magasin | kauft kaufen gekauft kaufe verkauft verkaufen verkaufe laden geschäft
write: write writes wrote written writing draw_on read reads | escribe escribo escribí escribió escribir lee leo leer | écris écrit écrire écrivent lire lis lit_un | schreibe schreibt schreiben geschrieben schreib liest lesen lese
play: play plays played playing | juega juego_a jugar jugué jugamos jugando | joue joué jouer jouent | spielt gespielt spielen spiele spiel_mit
sit: sit sits sat sitting stand stands stood standing lay lying lies_in | sienta sentado sentada parado parada acostado acostada tirado | assis assise assieds debout allongé allongée couché | sitze sitzt gesessen stehe steht gestanden liege liegt gelegen saß
smell: smell smells smelled smelling stink stinks | huele olía olor apesta | sent sentait odeur pue puait | riecht gerochen stinkt geruch stank
wear: wear wears wore wearing put_on | uso llevo puesto lleva_puesto ponerme | porter mets mettre_mon | anziehen trage_immer anhabe angezogen aufsetzen
make: make makes made making do does did done doing | hace hago hacer hizo hice hecho | fais fait faire font | mache macht machen gemacht tut tun getan
send: send sends sent show shows showed shown | manda mandé mandar mandó enseña enseñó mostrar envié | envoie envoyé envoyer montre montré montrer | schickt schicke geschickt zeigt zeigen gezeigt schicken
lose: lose loses lost losing forget_my | pierdo perdí perdió perder | perdu perdre perds | verliere verloren verliert
drive: drive drives drove driving ride rode | maneja conduce manejar condujo | conduit conduire roule roulé | fährt fahre fahren gefahren fahr
turn: turn turns turned switch turned_off turned_on | apaga prende apagué prendió | éteint allume éteins | ausgemacht ausschalten angemacht einschalten
coldhot: cold freezing freeze frozen ice | frío helado hielo congelado | froid gelé glace_sur glacé | kalt eiskalt gefroren frieren friere
hot: hot warm boiling burning | caliente calor hirviendo | chaud chaude bouillant | heiß warm kochend heiss
fire: fire fires flames matches match lighter smoke_from | fuego llamas fósforos encendedor cerillos | feu flammes allumettes briquet | feuer flammen streichholz streichhölzer feuerzeug
quiet: quiet silent silence whisper softly | silencio callado callada bajito susurra | silence silencieux doucement chuchote | leise still stille flüstert
loud: loud noise noisy bang music_up | ruido fuerte volumen | bruit fort bruyant | laut lärm krach_von
red: red purple yellow blue green black white brown pink orange | rojo roja morado morada amarillo azul verde negro negra blanco blanca rosa | rouge violet jaune bleu_ciel vert noir noire blanc blanche rose | rot lila gelb blau grün schwarz weiß braun rosa
under: under behind inside into between against around underneath below | debajo detrás dentro entre contra adentro | sous derrière dedans entre contre | unter hinter drin zwischen gegen drunter unterm hinterm
outside: outside out street road corner town city park | afuera fuera calle esquina ciudad parque | dehors rue coin ville parc | draußen straße ecke stadt park raus
together: together both with_us | juntos juntas ambos | ensemble tous_les_deux | zusammen beide gemeinsam
other: other others another else different | otro otra otros otras | autre autres | andere anderen anderer anderes
big: big bigger huge large tall strong stronger | grande grandes enorme fuerte | grand grande énorme fort | groß große großen stark riesig
small: small little tiny short wee | pequeño pequeña chico chiquito poquito | petit petite petits | klein kleine kleinen winzig
hard: hard difficult heavy slow | difícil duro pesado lento | dur difficile lourd lent | schwer hart schwierig langsam
easy: easy light simple quick_and | fácil sencillo | facile simple | leicht einfach
old: old older new years | viejo vieja nuevo años | vieux vieille nouveau ans | alt alte neu jahre
win: win wins won lose_the beat_them prize | gana gané ganó ganamos premio | gagne gagné gagner prix | gewinnt gewonnen gewinnen preis
wall: wall walls floor ceiling ground table chair desk drawer shelf | pared piso suelo techo_de mesa silla cajón | mur sol plafond table chaise tiroir | wand boden tisch stuhl schublade regal
bottle: bottle bottles can cans box boxes packet jar cup glass bucket | botella botellas lata latas caja cajas frasco vaso cubeta | bouteille bouteilles boîte boîtes canette flacon verre seau | flasche flaschen dose kiste packung schachtel becher glas eimer
leftover: left remaining last_few | quedan queda sobran | reste restent restant | übrig restlichen
count: count counts counted number list row | cuento_las contar lista fila número | compte compté liste numéro nombre | zähle zählen gezählt liste reihe nummer
teachlearn: learn learned learnt teach taught study studied practice practise training | aprende aprendí aprender enseña estudiar estudié práctica | apprend appris apprendre enseigne étudier | lernen gelernt lerne üben geübt bringt_mir_bei
alarm: alarm siren sirens 911_call | alarma sirena sirenas | alarme sirène | alarm sirene sirenen blaulicht
saved: safe saved save rescue rescued survive survived protect | salvo salva salvó rescató sobrevivir proteger segura | sauvé sauver sauve protège survivre sécurité | gerettet retten rettet überlebt schützen sicher
attack: attack attacks attacked attacking ambush | ataca atacó ataque atacar | attaque attaqué attaquer | angriff angegriffen greift_an angreifen
won_hidden: monster monsters ghost ghosts vampire aliens alien witch | monstruo monstruos fantasma bruja vampiro | monstre monstres fantôme sorcière vampire | monster geist gespenst hexe vampir
lightdark: light lights lamp candle candles | luz luces lámpara vela velas | lumière lumières lampe bougie bougies | licht lichter lampe kerze kerzen
`;
