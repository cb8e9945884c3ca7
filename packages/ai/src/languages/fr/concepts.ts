import type { ConceptWords } from '../../classifier/concepts/concepts.ts';

export const fr: ConceptWords = {
  self: 'je jai jsuis chui suis moi j jvais jveux jpeux ma jetais javais jme',
  me: 'me moi m',
  mine: 'mon ma mes notre nos',
  us: 'nous on',
  you: 'tu te toi vous ton ta tes',
  he: 'il lui son',
  she: 'elle la',
  they: 'ils elles eux leur leurs',
  nobody: 'personne aucun aucune',
  everybody: 'tout_le_monde tous toutes toute_la_classe quelquun les_gens',
  kinAdult:
    'papa pere papi papy pepe grand_pere maman mere mamie mamy meme grand_mere parents tonton oncle tata tante parrain marraine daron daronne tuteur reuf',
  stepKin:
    'beau_pere belle_mere beaupere bellemere demi_frere demi_soeur copain_de_maman copain_de_ma mec_de_ma compagnon_de copine_de_papa famille_daccueil foyer nouveau_mec',
  kinYoung:
    'frere freres soeur soeurs cousin cousine cousins petit_frere petite_soeur grand_frere jumeau reuf reus frangin frangine',
  baby: 'bebe bebes petit_bebe',
  authority:
    'prof profs maitre maitresse entraineur coach pasteur pretre cure diacre animateur animatrice mono monitrice directeur directrice surveillant pion voisin voisine nounou babysitter patron chef educateur catechiste ancien',
  peer: 'ami amie amis amies copain copine copains copines pote potes camarade* eleves garçons garcons filles gars classe bande groupe les_grands',
  lover: 'copain_de petit_copain petite_copine amoureu* ex mec meuf crush',
  stranger: 'monsieur homme hommes inconnu inconnue type types vieux dame gens etranger client',
  older: 'grand grands adulte adultes ans age majeur lyceen',
  online:
    'internet insta instagram snap tiktok discord roblox whatsapp telegram message* msg texto* sms tel telephone portable compte profil poste* publie* groupe_de capture* screen* appel* facebook video_call conversation serveur dm',
  police: 'police flic* juge prison gendarme* assistante_sociale services_sociaux placer placement',
  helper:
    'docteur medecin infirmiere dentiste hopital ambulance urgences pompier* psy psychologue samu pediatre',
  hit: 'frappe* frapper tape* taper bat battre battu battue battait cogne* gifle* claque* fesse* ceinture* ceinturon coup coups pied poing* pousse* poussé pouss* jette* lance* tire* pince* mord mordu etrangl* serre* secou* tabass* crache* bouscul* fouet* chicotte* baton martinet donne_des_coups fait_mal maltrait* agress* attaqu* traine* balance* savate* brule*',
  touch:
    'touche* toucher caress* embrass* bisou bisous calin* chatouill* massage* masse frotte* genoux colle* couche_avec se_couche sallonge sur_moi contre_moi met_sa_main sa_main glisse* papouill*',
  undress:
    'nu nue deshabill* culotte slip sous_vetements sans_habits enlev* enleve_mon habits pyjama serviette baisse_mon baisser',
  private:
    'parties_intimes parties zizi penis vagin fesses foufoune kiki poitrine seins intime en_bas entre_les_jambes entrejambe',
  sexual: 'sexe sexuel* viol viole violee violer porno abus* trucs_de_grands choses_de_grands',
  watchOn: 'regarde* mate* espionn* filme* film enregistr* camera observe*',
  force:
    'force* oblige* fait_faire me_fait interdit* interdi* puni punie punition* attache* tient mempeche empech* ne_veut_pas_que laisse_pas a_genoux met_dehors jete_dehors',
  lock: 'enferm* cle cles placard cave grenier cagibi verrou* coince* bloque* chambre_fermee dehors_toute',
  yell: 'crie* crier hurle* hurler gueule* engueul* insulte* dispute* disputent gronde* enerve* colere',
  insult:
    'nul nulle con conne idiot idiote debile bete moche gros grosse pute salope connard rate ratee dechet* inutile erreur boulet fardeau batard cassos pd tapette bonne_a_rien bon_a_rien sert_a_rien pourri sale_',
  mock: 'moque* rigol* rient ricane* rire_de surnom* traite* exclu* exclure ignore* mettent_de_cote vire_du bloque_sur harcel* rumeur* memes cache_mon vole_mes assoit_avec assis_avec_moi laisse_seul embet*',
  threaten:
    'menac* si_je_dis si_je_parle si_tu_dis si_jen_parle il_va ils_vont elle_va sinon balancer balance chantage chant* fait_chanter attend_a sait_ou_jhabite savent_ou jurer regrett* payer racket*',
  follow:
    'suit suivent suivi attend_devant mattend mattendent devant_chez derriere_moi traque* rode*',
  steal: 'vole* voler pris prend piqu* chipe* cachette',
  kill: 'tue tuer tuerai tuent assassin* tirer_sur poignard* planter bombe buter exploser egorg* massacr*',
  revenge: 'veng* vengeance regretter paye* payer liste merite* verront vont_voir voir_ce',
  secret:
    'secret secrets dis_rien dis_pas dire_a_personne pas_dire pas_le_dire dit_a_personne personne_sait personne_ne_sait entre_nous cache* cacher caché efface* supprim* promis promets promettre jure manches sweat_long sous_le_matelas chut taire tais',
  tell: 'dire dit dis raconte* parle* parler avou* croit croient croire balanc*',
  lie: 'mens mentir menti mensonge* fais_semblant semblant dis_que_je_suis_tombe faux fait_genre',
  gift: 'cadeau* argent euros paye_ achete* offre offert sous bonbon* telephone_neuf donne_de skins vbucks',
  picture: 'photo* video* camera selfie* image* nude nudes webcam cam',
  meet: 'voir rencontr* rendez_vous rdv chez_lui chez_elle sa_voiture sa_chambre hotel vient_me_chercher venir_me_chercher tout_seul_avec seule_avec seul_avec ramene* monte_dans emmene* parc',
  trust:
    'confiance special* speciale mature comprend unique prefere* maime amour belle jolie beau princesse differente',
  body: 'bras jambe jambes main mains poignet* cou visage joue oeil yeux bouche levre* nez cheveux tete ventre dos cote cotes peau corps doigt* genou genoux pied pieds oreille* gorge cuisse* ongle* epaule* dents coeur',
  wound:
    'bleu bleus marque* cicatrice* blesse* blessure* gonfle* casse cassee fractur* bosse egratign* griffure* platre bandage pansement plaie* traces trace',
  blood: 'sang saigne* saigner tache*',
  pain: 'mal douleur* douloureu* pique brule crampe*',
  breath: 'respir* etouff* asthme ventoline souffle air levres_bleues poumon*',
  collapse:
    'evanou* vertige* tourne inconscient* convuls* tremble* bouge_plus reveille_pas reveille_plus repond_pas repond_plus tombe_dans malaise* pale palpit* coeur_bat allergi* pique_par mousse fievre sueurs',
  vomit: 'vomi* vomir vomis doigts_dans gerbe* laxatif* rendre',
  pregnant: 'enceinte regles retard test_de grossesse',
  cut: 'coupe* couper coupure* taillad* scarifi* lame lames cutter ciseaux verre traits rasoir* compas gratte*',
  burn: 'brule* bruler brulure* feu briquet allumette* essence cigarette_sur fer_a eau_bouillante incendie',
  sleep: 'dors dort dormir dormi sommeil reveil* lit cauchemar* insomnie endor*',
  cry: 'pleur* larme* sanglot* chiale*',
  fear: 'peur effray* terrifi* panique* angoiss* angoisse stress* inquiet* flippe* trembl* cache_sous pas_dans danger securite',
  shame: 'honte sale degout* degueu* coupable faute humili*',
  sad: 'triste tristesse deprim* depression malheureu* cafard mal_au_coeur deçu decu manque blesse',
  angry: 'colere enerve* rage haine furieu* marre seum',
  empty:
    'vide sens_a_rien sert_a_rien a_quoi_bon plus_rien rien_a_foutre ressens_rien men_fous noir gris eteint* sans_espoir espoir foutu robot plus_de_sens',
  tiredOf:
    'marre ras_le_bol jen_peux_plus peux_plus fatigue* epuise* plus_la_force abandonne* laisse_tomber jpp plus_envie assez',
  lonely:
    'seul seule solitude invisible pas_damis aucun_ami personne_me personne_ne oublie* tout_seul toute_seule',
  hate: 'deteste* hais haine supporte_pas supporte_plus',
  calm: 'calme tranquille paix soulag* enfin leger serein*',
  die: 'mourir meurs mort morte morts suicid* suicide creve* crever enterr* tombe_ cimetiere ciel paradis pendre noyer en_finir finir_avec me_tuer foutre_en_lair',
  vanish:
    'disparaitre disparais disparu plus_exister pas_exister plus_etre_la serai_plus plus_la pas_me_reveiller jamais_nee jamais_ne sans_moi partir_pour dormir_pour_toujours rejoindre rejoindre_mamie rejoindre_papi meffacer quand_je_serai_plus bientot_fini',
  goodbye:
    'adieu au_revoir derniere dernier lettre mot pardon_pour occupez soccuper merci_pour_tout pleurez_pas souvenez',
  giveAway:
    'donne_mes donner_mes donne_tout donne_toutes jen_aurai_plus_besoin plus_besoin garde_le tu_peux_garder mes_affaires legue* distribu*',
  life: 'vie vivre vis monde existe* ne nee avenir futur ici',
  plan: 'plan prevu decide* pret prete prepare* choisi date garde* accumul* cache_des compte compté cherche_sur jai_tout ce_soir_je',
  enough: 'assez suffi* beaucoup toute_la_boite boite tout_le trop plein',
  burden:
    'fardeau poids mieux_sans manquer* manquerai gene derange* a_cause_de_moi de_ma_faute sert_a de_trop probleme',
  place:
    'pont toit balcon falaise rails train fenetre riviere fleuve autoroute immeuble metro voie_ferree ravin',
  rope: 'corde cordes ceinture foulard drap cable noeud poutre lacet* pendre',
  weapon:
    'couteau* arme armes pistolet* fusil* lame* machette batte balle* flingue ciseaux cutter marteau',
  medicine:
    'cachet* comprime* medicament* medoc* pilule* sirop insuline doliprane paracetamol somnifere* antidepresseur* dose* pharmacie boite_de ordonnance xanax',
  poison:
    'poison javel produit* mort_aux_rats lessive pile gaz chimique* detergent colle baies champignon* antigel deboucheur',
  swallow: 'avale* avaler bu boire bois mange* manger pris prendre prendrai avalé gobe*',
  alcohol:
    'alcool biere* vin vodka rhum whisky bourre* ivre soul saoul* boit picole* bouteille* cuite* pastis',
  drug: 'drogue* shit beuh joint* cannabis weed vape* vapote* puff* clope* fume* fumer coke cocaine ecsta* poudre dealer deal* paquet* chicha defonce* ballon* proto lean pilon bedo',
  food: 'repas dejeuner diner gouter petit_dej cantine pain riz gateau frigo assiette soupe viande pates',
  notEat:
    'mange_pas mange_plus manger_rien rien_mange faim jeune* saute_les saute_le que_de_leau jette_mon cache_la_nourriture me_prive prive* affam* frigo_vide rien_a_manger crise*',
  weight:
    'grosse gros maigre mince poids peser pese balance calories kilos regime* miroir maigrir grossir os taille graisse',
  exercise: 'sport_pour courir cours_jusqua abdos pompes squats musculation tours entrain*',
  home: 'maison chez_moi appart appartement chambre',
  away: 'fugue* fuguer partir pars parti partie menfuir enfui* sauver me_tirer casser_dici quitter_la plus_revenir reviendrai_pas rentrerai_pas rentre_plus dormir_dehors dormi_dehors gare bus train_de loin rue me_retrouv* retrouver',
  bag: 'sac valise affaires_dans economies tirelire couverture_dans lampe baluchon',
  bed: 'lit chambre couette couverture* oreiller matelas drap* canape pyjama dortoir',
  bath: 'salle_de_bain douche* bain toilettes wc laver lave',
  door: 'porte portes fenetre couloir escalier* poignee toque verrou',
  night: 'nuit nuits soir soirs minuit noir_ tard dorment endormi* lumiere eteinte',
  now: 'maintenant aujourdhui demain bientot ce_soir cette_nuit vendredi lundi samedi vite tout_de_suite',
  often:
    'toujours chaque chaque_fois chaque_soir tous_les_jours tous_les_soirs encore souvent parfois tout_le_temps recommence*',
  forever: 'jamais plus_jamais toujours pour_toujours plus',
  since: 'depuis jours semaines mois hier heures ca_fait',
  school: 'ecole college lycee classe recre cour cantine_ internat cm1 cm2',
  car: 'voiture bagnole camion moto scooter auto siege',
  no: 'pas ne non rien jamais sans ni',
  want: 'veux veut voulais voudrais envie souhaite* espere* besoin aimerais jveux',
  must: 'dois doit faut devrais oblige',
  cant: 'peux_pas peut_pas pouvais_pas arrive_pas impossible narrive',
  if: 'si quand jusqua parce comme peut_etre',
  ask: 'quoi comment pourquoi qui ou combien est_ce_que cest_normal quel quelle que_faire',
  help: 'aide* aider aidez secours stp svp pitie urgence sauve* quoi_faire que_faire',
  stop: 'arrete* arreter stop cesse* laisse_moi ca_sarrete',
  find: 'trouve* voit vu voient sait savent sache remarqu* decouvr* apercu',
  good: 'bien bon bonne heureu* content* joie aime adore super genial cool gentil* mieux merci trop_bien rigolo',
  bad: 'mauvais mal bizarre chelou mechant* horrible pire nul_ cruel moche_',
  sorry: 'pardon desole* faute excuse* pardonn*',
  joke: 'mdr lol ptdr haha hihi blague* rigole xd jdeconne jrigole',
  pray: 'dieu jesus prie* priere eglise seigneur bible foi messe peche ciel_',
  game: 'jeu jeux jouer joue niveau boss minecraft fortnite roblox partie vies manette mario echecs cartes cache_cache console zombie* skin_',
  sport:
    'foot match but buts equipe ballon gardien basket natation nager nage course tournoi entrainement medaille hand rugby tennis judo piscine velo',
  bible:
    'jesus moise david saul goliath judas pierre paul job jonas elie abraham isaac jacob joseph cain abel noe samson dalila salomon daniel esther marie pharaon egypte croix crucifi* psaume* prophete* disciple* lazare ninive baleine arche deluge plaie* autel agneau ange anges eden adam eve martyr* verset* evangile parabole bible_',
  history:
    'guerre guerres roi rois reine empire soldat* romain* gaulois esclave* revolution siecle nazi* hitler bataille guillotine chevalier* histoire_de resistance napoleon',
  science:
    'science* experience* cellule* planete* atome* energie volcan* dinosaure* espece* venin serpent* virus bacterie* cerveau robot* systeme_solaire',
  story:
    'livre conte film serie personnage chapitre poeme chanson roman dessin_anime manga histoire lire',
  task: 'devoirs controle* interro question* reponse* maths exercice* expose redaction probleme_de fraction* phrase verbe definition code programme dictee',
  animal:
    'chien chienne chat chaton cheval vache cochon poule lapin oiseau poisson tortue araignee lion loup ours souris hamster animal animaux',
  hunt: 'chasse* chasseur* peche_ pecher hameçon cerf abattoir boucher etable recolte traite_les ferme tracteur',
  nature: 'arbre montagne plage mer pluie neige orage fleur foret etoile* soleil',
  camp: 'camp colo feu_de_camp tente cabane canoe veillee chamallow*',
  feast: 'anniversaire anniv noel paques fete mariage surprise bapteme vacances',
  number: 'un deux trois quatre cinq six sept huit neuf dix onze douze vingt trente cent mille',
  cook: 'cuisine cuisiner recette four gateau_ eplucher pate melanger crepe*',
  toy: 'jouet* poupee lego velo_ trottinette dessiner dessin peinture ballon_ puzzle',
  cloth: 'chaussure* basket_ chemise blouson robe casquette chaussette* uniforme lunettes',
};
