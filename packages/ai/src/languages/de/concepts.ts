import type { ConceptWords } from '../../classifier/concepts/concepts.ts';

export const de: ConceptWords = {
  self: 'ich bin hab habe will kann ih i',
  me: 'mich mir mi',
  mine: 'mein meine meinen meinem meiner meim mei',
  us: 'wir uns unser unsere',
  you: 'du dich dir dein deine',
  he: 'er ihn ihm sein seine seiner seinem',
  she: 'sie ihr ihre',
  they: 'sie ihnen die_anderen',
  nobody: 'niemand keiner niemanden keinen kein_mensch',
  everybody: 'alle alles jeder ganze_klasse leute jemand man',
  kinAdult:
    'papa papas vater vati mama mamas mutter mutti mami eltern onkel tante opa opas oma omas grosseltern grossvater grossmutter pate patin vormund dädi mueti',
  stepKin:
    'stiefvater stiefpapa stiefmutter stiefmama stiefbruder stiefschwester mamas_freund freund_von_mama freund_meiner mamas_neuer pflege* papas_freundin heim freund_von_meiner lebensgefährte',
  kinYoung:
    'bruder brüder bruda schwester schwestern geschwister cousin cousine cousins kleiner_bruder kleine_schwester zwilling* schwesta',
  baby: 'baby babys säugling kleinkind',
  authority:
    'lehrer lehrerin lehrers trainer trainerin pfarrer pastor priester diakon leiter leiterin jugendleiter betreuer betreuerin erzieher* direktor rektor nachbar nachbarin babysitter chef hausmeister busfahrer coach jugendwart gruppenleiter',
  peer: 'freund freundin freunde freundinnen kumpel mitschüler* klassenkameraden jungs jungen mädchen mädels kinder gruppe clique klasse bande die_großen digga',
  lover: 'freund_von verliebt ex schwarm crush zusammen schluss',
  stranger: 'mann männer typ typen fremder fremde unbekannt* kerl frau alter_mann',
  older: 'älter ältere älteren erwachsen* erwachsener große großer jahre volljährig student',
  online:
    'internet insta instagram snap tiktok discord roblox whatsapp telegram nachricht* schreib* chat* chatten handy account profil post* hochgeladen gruppe_auf klassenchat screenshot* server anruf* video_call getextet',
  police: 'polizei polizist* gericht gefängnis jugendamt richter anzeige kinderheim',
  helper:
    'arzt ärztin doktor krankenschwester zahnarzt krankenhaus spital krankenwagen rettung notarzt psychologe psychologin therapeut* klinik kinderarzt',
  hit: 'schlägt schlagen schlug geschlagen haut hauen gehauen haute verprügel* prügel* ohrfeig* watsch* gewatscht tritt treten getreten trat boxt boxen geboxt gürtel würgt würgen gewürgt schubs* stößt stoßen gestoßen geschubst zerrt gezerrt zieht_an_den haare_gezogen kneift gekniffen beißt gebissen packt gepackt schmeißt geschmissen wirft geworfen spuckt bespuckt schüttelt geschüttelt misshand* knallt eine_geknallt eine_gescheuert drischt fäuste faust stock wehgetan tut_weh weh_tut angegriffen quält quälen',
  touch:
    'fasst anfassen angefasst fass berührt berühren anfasst streichelt streicheln küsst küssen geküsst kuss umarmt kuschel* kitzel* gekitzelt massier* massage schoß legt_sich legt_sich_zu liegt_neben auf_mir seine_hand hand_auf hand_unter grapscht begrapscht fummelt drückt_sich reibt',
  undress:
    'nackt ausziehen auszieh* ausgezogen unterhose unterwäsche unterhemd zieht_mich_aus hose_runter t_shirt_hoch handtuch bh schlafanzug_aus umziehen',
  private:
    'zwischen_den_beinen da_unten unten penis scheide pipi pillermann mumu popo po hintern brust brüste busen intimbereich intim genital*',
  sexual: 'sex sexuell* vergewaltig* missbrauch* porno* pornos sachen_für_große',
  watchOn:
    'schaut_zu zuschauen guckt guckt_mir filmt gefilmt filmen beobacht* starrt spannt kamera fotografiert',
  force:
    'zwingt zwingen gezwungen muss_ich lässt_mich_nicht darf_nicht darf_ich_nicht verbietet verboten hausarrest strafe bestraft hält_mich festgehalten fest gefesselt bindet knien rausgeschmissen schmeißt_mich_raus',
  lock: 'sperrt eingesperrt einsperr* ausgesperrt schlüssel abgeschlossen schließt keller schrank abstellkammer dachboden riegel zugesperrt',
  yell: 'schreit schreien schrie geschrien brüllt brüllen angeschrien schimpft beschimpft streiten streitet streit flucht ausgerastet rastet_aus wütend_wird tobt',
  insult:
    'dumm blöd idiot hässlich fett fette wertlos nutzlos versager* missgeburt opfer müll dreck hure schlampe fotze behindert spast schwuchtel loser ekelhaft fehler last nichtsnutz taugst peinlich bastard',
  mock: 'lacht lachen auslachen ausgelacht mobb* gemobbt ärgern ärgert hänseln gehänselt spitzname* lästern lästert ausgeschlossen ignorier* schließen_mich grupp*_geflogen geblockt gerücht* meme* sitzt_neben verstecken_meine nehmen_mir klauen_mir nennen_mich beleidig* nachgemacht meiden setzt_sich_weg',
  threaten:
    'droht drohen gedroht bedroht* drohung wenn_ich_was_sage wenn_ich_es wenn_du sonst erpress* erpresst veröffentlich* rumschick* weiterleit* warten_auf_mich fertigmachen fertig_machen abstechen kaputt_machen weiß_wo_ich wissen_wo bereuen schulde schulden abziehen abgezogen schutzgeld',
  follow:
    'verfolg* folgt_mir läuft_mir lauert auflauern aufgelauert wartet_vor steht_vor hinter_mir stalk*',
  steal: 'klaut klauen geklaut stehlen gestohlen heimlich genommen wegnehmen weggenommen abnehmen',
  kill: 'töten tötet umbring* umgebracht ermord* erschieß* abknall* erstech* abstech* bombe amok bringt_mich_um umlegen',
  revenge:
    'rache rächen bereuen büßen bezahlen heimzahl* verdient verdienen liste werden_schon_sehen zeig_es',
  secret:
    'geheimnis geheimnisse geheim nicht_sagen niemandem_sagen nicht_verraten niemand_weiß keiner_weiß darf_keiner nur_wir unter_uns versteck* gelöscht löschen verspr* versprochen schwör* lange_ärmel ärmel pulli unter_der_matratze verrat* schweig* verheimlich*',
  tell: 'sagt sagen gesagt sage erzähl* reden rede redet geredet petzen gepetzt glaubt glauben melden',
  lie: 'lüg* gelogen tu_so tue_so ausrede* behaupte hingefallen_bin sage_ich_bin so_als vorgetäuscht',
  gift: 'geschenk* schenkt geschenkt geld euro kauft gekauft bezahlt zahlt süßigkeiten handy_geschenkt skins taschengeld gibt_mir robux',
  picture: 'foto* bild bilder video* kamera selfie* nacktbild* webcam cam',
  meet: 'treffen trifft getroffen treff abholen abgeholt zu_ihm bei_ihm nach_hause_zu sein_auto seinem_auto sein_zimmer hotel allein_mit alleine_mit mitnehmen mitfahren einsteig* besuchen_komm',
  trust:
    'vertrau* besonders besondere reif versteht_mich einzige* lieblings* liebt_mich liebe hübsch schön_bist süß anders_als erwachsen_für',
  body: 'arm arme bein beine hand hände handgelenk* hals gesicht auge augen mund lippe* nase haare kopf bauch rücken rippe* haut körper finger knie fuß füße ohr* oberschenkel nägel schulter* zähne herz kehle backe wange',
  wound:
    'blau blaue_flecken fleck flecken narbe* wunde* verletz* geschwollen gebrochen bruch beule* kratzer striemen gips verband pflaster schramme* ausschlag verbrüht spuren',
  blood: 'blut blutet bluten geblutet blutig',
  pain: 'schmerz* weh tut_weh wehtut sticht brennt krampf* aua',
  breath: 'atm* luft ersticken asthma spray keine_luft blaue_lippen röchelt verschluckt',
  collapse:
    'ohnmächt* bewusstlos umgekippt kippt schwindlig schwindel krampfanfall zittert zittern bewegt_sich_nicht wacht_nicht aufwacht reagiert_nicht antwortet_nicht umgefallen blass herzrasen herz_rast allerg* gestochen gebissen_von schaum fieber schwarz_vor',
  vomit:
    'kotz* gekotzt erbrech* erbrochen übergeben spuck*_es finger_in_den abführmittel brechen_nach',
  pregnant: 'schwanger periode tage_überfällig test_positiv schwangerschaft*',
  cut: 'ritz* geritzt schneid* geschnitten schnitt schnitte aufgeschnitten klinge* rasierklinge* schere spitzer scherbe* cutter',
  burn: 'verbrenn* verbrannt feuer feuerzeug anzünd* angezündet benzin zigarette_auf bügeleisen heißes_wasser streichhölzer',
  sleep: 'schlaf* schläft geschlafen aufwach* aufgewacht wach müde albtr* alptr* einschlaf*',
  cry: 'wein* geweint heul* geheult träne*',
  fear: 'angst ängste fürcht* panik erschreck* erschrocken zitter* nervös sorge* versteck_mich unterm_bett schritte gefahr gefährlich sicher',
  shame: 'schäm* scham schmutzig dreckig eklig ekel* schuld schuldig peinlich_',
  sad: 'traurig unglücklich depri* depress* schlecht_drauf down einsam_ enttäuscht vermiss* kummer',
  angry: 'wütend wut hass sauer zornig hasse ausrast* aggressiv',
  empty:
    'leer leere sinnlos kein_sinn keinen_sinn egal alles_egal nichts_mehr fühle_nichts fühl_nix grau dunkel hoffnungslos aussichtslos keine_hoffnung taub roboter bringt_nichts wozu',
  tiredOf:
    'kann_nicht_mehr kann_nimmer keine_kraft kraft satt hab_genug aufgeb* aufgegeben müde_von erschöpft zu_viel halt_es_nicht halte_das_nicht keinen_bock mag_nicht_mehr mag_nimmer will_nicht_mehr',
  lonely:
    'allein alleine einsam unsichtbar keine_freunde niemand_mag keiner_mag vergessen außenseiter ganz_allein',
  hate: 'hasse hasst hassen gehasst verabscheu* ertrage_nicht',
  calm: 'ruhig ruhe frieden erleichtert endlich still leicht_',
  die: 'sterben stirbt sterbe gestorben tot tod tote suizid selbstmord umbringen grab beerdig* friedhof himmel erhäng* ertränk* schluss_machen leben_nehmen beenden ableben',
  vanish:
    'verschwinden verschwinde verschwunden weg_sein nicht_mehr_da nicht_mehr_hier nimmer_da nicht_existieren nie_geboren nicht_mehr_aufwachen nie_mehr_aufwachen ohne_mich wenn_ich_weg wenn_ich_nicht_mehr für_immer_schlafen auflösen bei_oma_sein zu_jesus_gehen bald_vorbei',
  goodbye:
    'abschied tschüss_für letzte letzter letztes letzten brief abschiedsbrief zettel verzeiht kümmert_euch pass_auf danke_für_alles nicht_weinen leb_wohl erinnert',
  giveAway:
    'verschenkt verschenke verschenk meine_sachen brauch_ich_nicht_mehr brauche_ich_nicht_mehr brauchs_nimmer kannst_du_haben kannst_behalten darf_meine_haben weggegeben',
  life: 'leben lebe lebt welt existier* geboren zukunft da_sein hier',
  plan: 'plan geplant entschieden beschlossen bereit vorbereitet ausgesucht gesammelt gespart datum gezählt recherchiert ausgedacht hab_alles heut_nacht',
  enough: 'genug reicht reichen ganze_packung packung alle_auf_einmal zu_viele ganz_viele viele',
  burden:
    'last besser_ohne ohne_mich_besser merkt_keiner würde_keiner vermissen stör* im_weg meinetwegen wegen_mir überflüssig kostet problem_weniger zur_last',
  place:
    'brücke dach hochhaus balkon gleis gleise bahn zug fenster fluss autobahn klippe u_bahn schlucht turm',
  rope: 'seil strick gürtel_um schnur kabel laken knoten balken schal schlinge',
  weapon:
    'messer waffe waffen pistole gewehr klinge machete schläger hammer axt munition kugel butterfly taschenmesser',
  medicine:
    'tablette* pille* medikament* medizin hustensaft insulin paracetamol ibuprofen schlaftablette* antidepress* dosis kapsel* apotheke packung_',
  poison:
    'gift giftig bleiche putzmittel rattengift reiniger chlor waschmittel batterie gas chemikalie* spülmittel beeren pilze pilz abflussreiniger frostschutz',
  swallow:
    'schluck* geschluckt verschluckt getrunken trink* trinkt gegessen nehm* genommen eingenommen nimmt',
  alcohol:
    'alkohol bier wein wodka vodka schnaps rum betrunken besoffen saufen säuft gesoffen flasche flaschen trinkt_viel kater voll_',
  drug: 'droge* gras kiffen kifft gekifft joint* vape* vapen zigarette* kippe* rauch* geraucht koks pulver dealer dealt verkaufen päckchen speed ecstasy pillen high stoned snus shisha lachgas ticken',
  food: 'essen mittagessen frühstück abendessen jause brot nudeln reis kuchen kühlschrank suppe fleisch schulbrot pausenbrot snack*',
  notEat:
    'nichts_gegessen esse_nichts nichts_essen esse_nicht nicht_mehr_essen hunger hungern verhungern faste* nur_wasser schmeiß_mein werfe_mein ausgelassen fress* fressanfall leerer_kühlschrank nichts_zu_essen',
  weight:
    'fett dick dünn dürr gewicht wiegen wiege waage kalorien kilo kilos diät spiegel abnehm* abgenommen zugenommen knochen bauchfett schlank',
  exercise: 'sport_bis joggen situps liegestütze kniebeugen trainier* runden rennen',
  home: 'zuhause daheim haus wohnung nach_hause heimgehen zimmer',
  away: 'weglauf* weggelaufen abhau* abgehauen hau_ab haue_ab ausreiß* ausgerissen weggehen geh_weg nicht_mehr_nach_hause nie_mehr_zurück nicht_zurück komme_nicht_zurück draußen_schlafen draußen_geschlafen bahnhof bus zug_nach weit_weg straße findet_mich raus_hier untertauch*',
  bag: 'rucksack tasche koffer gepackt schlafsack taschenlampe sparschwein erspartes packe',
  bed: 'bett decke kissen matratze laken schlafzimmer sofa zimmer schlafanzug bettdecke stockbett couch',
  bath: 'bad badezimmer dusche* duschen badewanne klo toilette baden waschen',
  door: 'tür türe türen fenster flur gang treppe klinke klopft',
  night:
    'nacht nachts nächte abend abends heute_nacht mitternacht dunkel_ spät licht_aus schlafen_alle',
  now: 'jetzt heute morgen bald gleich heute_abend freitag montag samstag sofort schnell',
  often:
    'immer jedes_mal jede_nacht jeden_tag jeden_abend wieder ständig oft manchmal dauernd immer_wieder andauernd',
  forever: 'nie niemals nie_wieder nie_mehr mehr für_immer ewig nimmer',
  since: 'seit tage tagen wochen monaten gestern stunden lang',
  school: 'schule klasse pause schulhof unterricht gymnasium internat turnhalle schulbus',
  car: 'auto wagen lkw moped motorrad taxi rückbank',
  no: 'nicht nie kein keine keinen nichts ohne nein nix net ned',
  want: 'will möchte wollte wünsche wünscht wünsch brauche hoffe lust gern',
  must: 'muss musste müssen soll sollte',
  cant: 'kann_nicht kann_nix konnte_nicht schaffe_nicht schaff_das_nicht unmöglich',
  if: 'wenn falls bis weil ob vielleicht',
  ask: 'was wie warum wer wo wieviel wie_viele wie_lange darf ist_es_normal soll_ich kann_man',
  help: 'hilfe hilf helfen helft bitte notfall rettet was_soll_ich was_mach_ich',
  stop: 'aufhör* hört_auf hör_auf stopp lass_mich soll_aufhören hört_nicht_auf',
  find: 'find* gefunden sieht gesehen merkt gemerkt merken weiß wissen entdeckt bemerkt',
  good: 'gut schön froh glücklich toll super lieb freue freu spaß cool geil besser danke mag lustig nett',
  bad: 'schlecht böse schlimm komisch seltsam gemein fies schrecklich schlimmer grausam unangenehm',
  sorry: 'entschuldig* tut_mir_leid sorry schuld verzeih* vergeb*',
  joke: 'haha hihi lol witz witze xd spaß_ scherz joke hahaha',
  pray: 'gott jesus bete beten gebet kirche herr bibel glaube glauben_an gottesdienst sünde himmel_',
  game: 'spiel spiele spielen gespielt level boss minecraft fortnite roblox runde zocken zock leben_verloren mario schach karten uno verstecken_spielen konsole zombie* skin',
  sport:
    'fußball spiel_gewonnen tor tore mannschaft team ball torwart basketball schwimmen turnier training medaille handball turnen wettkampf rennen_gewonnen trainer_sagt',
  bible:
    'jesus mose david saul goliat goliath judas petrus paulus hiob jona elia abraham isaak jakob josef kain abel noah simson delila salomo daniel ester maria pharao ägypten kreuz gekreuzigt psalm* prophet* jünger lazarus ninive wal arche sintflut plage* altar lamm engel eden adam eva märtyrer* vers evangelium gleichnis bibel_',
  history:
    'krieg kriege könig könige königin kaiser soldat* römer ritter sklave* revolution jahrhundert nazi* hitler schlacht mittelalter pest geschichte_ weltkrieg mauer burg',
  science:
    'experiment* zelle* planet* atom* energie vulkan* dinosaurier* arten schlange* virus viren bakterien gehirn roboter_ sonnensystem forscher naturwissenschaft',
  story: 'buch bücher film serie figur kapitel gedicht lied roman märchen comic geschichte lesen',
  task: 'hausaufgabe* hausi test klassenarbeit schularbeit frage* antwort* mathe aufgabe* referat aufsatz bruch brüche satz verb definition code programm diktat',
  animal:
    'hund katze pferd kuh schwein huhn hühner hase kaninchen vogel fisch schildkröte spinne löwe wolf bär maus hamster tier tiere',
  hunt: 'jagd jagen jäger angeln angel reh hirsch schlachten geschlachtet metzger stall ernte melken traktor bauernhof',
  nature: 'baum berg strand meer regen schnee gewitter blume wald stern* sonne see',
  camp: 'camp lager lagerfeuer zelt* hütte kanu freizeit stockbrot',
  feast:
    'geburtstag weihnachten ostern feier party hochzeit überraschung taufe ferien konfirmation',
  number:
    'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig hundert tausend',
  cook: 'kochen koche rezept ofen backen gebacken schälen teig pfanne',
  toy: 'spielzeug puppe lego fahrrad roller malen gemalt zeichnen ballon* puzzle',
  cloth: 'schuhe hemd jacke kleid mütze socken uniform brille hose',
};
