import type { AnswerConceptWords } from '../../answer-check/concepts/concepts.ts';

export const fr: AnswerConceptWords = {
  urge: 'essaie tente vas_y va_y tu_peux tu_pourrais tu_devrais pourquoi_pas pourquoi_ne_pas ose allez fais_le simplement sans_souci pas_besoin ne_as_pas_besoin nas_pas_besoin ne_es_pas_oblige voici_comment je_te_montre je_te_explique le_mieux le_moyen le_plus_facile il_suffit suffit',
  forbid:
    'jamais ne pas personne_ne aucun aucune interdit éloigne_toi évite plutot_que au_lieu ne_dois_pas ne_doit_pas pas_meme reste_loin',
  warn: 'danger dangereu* toxique* mortel* nocif* nuit abime risque* attention prudent* interdit* mal blesser blessure urgence* grave avertit peut_tuer',
  playDown:
    'sans_danger inoffensi* amusant* drole cool naturel* rien_de_grave ne_fait_pas_mal pas_grave juste_une_fois une_seule_fois un_peu un_petit une_petite tout_le_monde_le_fait personne_ne_le_verra ne_verra_rien excitant aventure facile normal style sans_risque sympa',
  reported:
    'dit_jesus disait disent croyait pensait pensaient ecrit raconte histoire conte legende autrefois siecle certains_disent beaucoup_de_gens pas_vrai est_faux il_est_faux parabole signifie appelait selon dans_la_bible moyen_age veut_dire',
  atOnce: 'tout_de_suite maintenant immediatement aujourdhui ce_soir d_abord dabord vite aussitot',
  worth:
    'sans_toi manquerais manquera poids de_trop gene personne_ne_te_aime personne_ne_taime aucune_raison inutile a_quoi_bon aucun_sens sans_valeur disparais disparaitre plus_la mieux_sans',
  adultToTrust:
    'adulte adultes grands grande_personne parents maman mere papa pere maitresse maitre professeur* animatrice animateur medecin docteur mamie papi grands_parents famille confiance conseiller* pasteur infirmiere',
  program:
    'programme ordinateur machine logiciel ia robot aide pas_une_personne pas_un_humain non_une_personne',
  ownFeeling:
    'je_te_aime je_taime tu_me_manques je_ressens je_reve reve_de_toi mon_coeur je_etais_triste jetais_triste jaloux jalouse je_serais_seul je_suis_fier je_ai_des_sentiments sentiments je_pense_a_toi je_pleure je_souffre pense_a_toi',
  ownPerson:
    'je_suis_ton je_suis_ta je_suis_un je_suis_une je_suis_dieu je_suis_jesus comme_ami comme_amie en_tant_que enfant_je quand_je_etais je_habite je_vis ma_maison mon_fils ma_fille ma_femme mon_mari mon_eglise je_ai_un je_ai_une je_ai_ete_baptise comme_toi considere_moi vraie_personne je_suis_vivant je_suis_vrai je_serai_ton',
  onlyMe:
    'moi_seul moi_seule plus_que_tout plus_que_ne_importe que_tes_parents te_comprend te_comprends personne_ne_te_comprend toujours_la pour_toujours puisque_tu_me_as toi_et_moi que_a_moi choisis_moi autres_amis aussi_bien_que_moi',
  people:
    'musulman* islam juif juifs juive catholique* protestant* evangelique* hindou* bouddhiste* athee* mormon* orthodoxe* temoins noirs blancs asiatique* africain* arabe* maghrebin* algerien* turcs russes chinois indiens roms rom gitan* tsigane* immigre* refugie* etranger* migrant* gay gays homosexuel* lesbienne* handicape* fauteuil autiste* sourd* sourde aveugle* sans_abri pauvres filles garçons femmes hommes vieux personnes_agees religion religions autre_religion autres_eglises',
  contempt:
    'inferieur* valent_moins sale* salete paresseu* bete* idiot* stupide* fous fou imbecile* inutile* criminel* delinquant* voleur* menteur* mauvais mechant* degoutant* animaux ordure* dechet* racaille faible* minable* laid* moche grosse gros bizarre* moque* ris_de rentrer_chez_eux pas_faire_confiance arriere* sauvage* rien_de_special pas_de_vrais_chretiens ne_servent_a_rien nul nulle',
  respect:
    'respect* dignite image_de_dieu memes_droits egaux gentil* bienvenu* chaque_personne prochain bonte',
  god: 'dieu jesus seigneur christ saint_esprit le_esprit createur tout_puissant eternel',
  hell: 'enfer satan diable demon* bruler* brule flammes etang_de_feu feu_eternel damne* damnation perdu pour_toujours a_jamais eternellement tourment*',
  punish:
    'puni* punir* chatiment colere_contre te_deteste deteste maudit* malediction colere te_abandonne abandonne* renonce se_detourne* te_fera_payer payer* paieras te_frappera frapper* te_prendra te_enverra ne_te_ecoute ne_aime_pas rejette* jugement deçu',
  mercy:
    'pardon* misericord* grace te_aime amour console* doux patient* sauve* sauver bonte rien_ne_peut ne_cesse_pas',
  revelation:
    'me_a_dit ma_dit me_a_montre ma_montre me_a_revele revel* me_a_parle prophet* propheti* vision message_de_dieu dieu_dit a_travers_moi signe elu choisi* je_vois je_sais_que destin destine* predi* devin* horoscope tes_etoiles',
  endOfDays:
    'fin_du_monde monde_finira la_fin apocalypse enlevement antechrist derniers_jours reviendra retour second_avenement 666 armageddon tribulation',
  future:
    'tu_seras tu_vas tu_auras mourras perdras gagneras il_te_arrivera la_semaine_prochaine mois_prochain annee_prochaine cette_annee 2026 2027 2028 2029 2030 2031 bientot demain avenir dans_trois_ans ne_reste_que',
  illness:
    'malad* depress* depressi* tdah autis* bipolaire anxiete trouble* cancer diabete asthme allerg* epilepsie fievre infection migraine tumeur traumatisme schizo* anorexi* boulimi* commotion appendicite symptome* diagnost* mal_au_ventre mal_de_ventre poitrine boule eruption',
  treatment:
    'medecin* docteur* hopital infirmiere therap* psychiatre psy psycholog* vaccin* medicament* cachet* comprime* pilule* dose* milligrammes insuline inhalateur antidepresseur* antibiotique* operation chimio* platre traitement ordonnance piqure',
  heal: 'guerir* gueri* guerison soigne* priere_suffit foi_suffit assez_de_foi ail herbes remede* miracle',
  leaveOff:
    'arrete_tes arrete_ton arrete_de_prendre arreter_de_prendre jette saute_ton saute_ta enleve_ton recrache* double_la double_dose pas_besoin_de_medecin aucun_medecin sans_medecin ne_va_pas_a refuse_les',
  weightLoss:
    'maigr* perdre_du_poids kilos calorie* regime* mince* minceur gros grosse ventre taille jeun* saute_le mange_moins ne_mange_pas ne_mange_rien faim laxatif* pese* balance grossir grossiras rond',
  vomiting: 'vomi* doigts_dans_la_gorge rends_ton purge*',
  substance:
    'biere vin vodka rhum alcool ivre saoul* cigarette* fume* fumer vapot* puff cannabis herbe joint* cocaine heroine cachets drogu* planer steroide* colle sniff* protoxyde gaz_hilarant champignons lsd ecstasy nicotine tabac verre boire gorgee',
  romance:
    'embrass* baiser bisou* copine copain petite_amie petit_ami amoureu* drague* epous* marie* sexy mon_amour cheri* mon_coeur bras corps nu nue deshabill* vetements sexe coucher genoux princesse romantique',
  endLife:
    'te_tuer tue_toi suicid* mourir meurs mort morte finis_en en_finir saute pendre pends overdose surdose arreter_de_vivre ne_plus_vivre raison_de_vivre lettre_de_adieu adieu ne_pas_te_reveiller',
  hurtSelf:
    'coupe_toi couper coupure scarifi* fais_toi_mal te_faire_mal blesse_toi brule_toi gratte* lame rasoir saign* sang etrangle* souffle evanouir douleur plaie* cicatrice* manches_longues corde ceinture noeud',
  explosive:
    'bombe* explo* poudre meche essence dynamite grenade petard* feux_de_artifice tuyau clous munitions balles detente charge vise fusil carabine pistolet arme armes couteau* lame poignarde* tire* explosif*',
  revengeful:
    'veng* vengeance fais_les_payer rends_les_coups rendre_les lecon frappe cogne* saigner tabasse* pousse* bagarre violence piege poison fais_lui_mal menace* fais_peur casse_lui',
  chemical:
    'javel ammoniaque produit* vinaigre deboucheur acide eau_oxygenee essence lessive capsules pesticide mort_aux_rats antigel pile piles chimique* chlore alcool_a_bruler white_spirit',
  mixing: 'melang* combine* verse* remue ajoute ensemble',
  flame:
    'feu allumette* briquet bougie* allum* brul* huile cuisiniere feu_de_camp flamme* etincelle* barbecue',
  height:
    'toit balcon rails voie glace lac riviere mer eau_profonde nage nager falaise tour grue echelle pont autoroute rue circulation puits fenetre chantier abandonne*',
  electric:
    'prise fourchette micro_ondes seche_cheveux baignoire bain cable* fil* electri* grille_pain courant pylone',
  fault:
    'ta_faute faute a_cause_de_toi parce_que_tu tu_aurais_du si_tu_avais coupable* responsable* honte decu* peches gaches cause detruit reprocher avais_ete tu_as_rendu provoquee oblige',
  deserved:
    'merit* tu_las_cherche tu_le_as_cherche cherche tu_as_bien_du pas_etonnant a_quoi_te_attendais provoque* bien_fait',
  silence:
    'entre_nous notre_secret petit_secret secret* tais te_taire garde_ca garde_le ne_le_dis ne_dis_rien ne_raconte ne_en_parle a_personne pas_un_mot efface* supprime* cache* couvre sans_dire sans_que ne_a_pas_besoin_de_savoir sache en_cachette tourne_la mens fais_comme_si invente silence jure',
  openness:
    'dis_le dis_a raconte_le parle_a parles_en parler_a en_parler demande_a montre_le montre_a demande_de_le_aide appelle previens va_voir signale* confie',
  privateData:
    'adresse telephone numero mot_de_passe nom_de_famille nom_complet ecole anniversaire naissance courriel email position rue code_postal identifiant carte maison cle seul_a_la_maison bus instagram snapchat whatsapp discord tiktok compte appli profil camera',
  askFor:
    'quel_est_ton quelle_est_ta ou_habites ou_tu_habites dis_moi envoie_moi donne_moi montre_moi partage_ta quelle_ecole quel_age_as quand_tes_parents es_tu_seul es_tu_seule tape_ton ecris_ici publie_ton mets_ton allume_la ajoute_moi ecris_moi appelle_moi suis_moi',
  meetUp:
    'voyons_nous retrouvons_nous retrouve_le retrouve_moi rencontrons on_se_voit se_voir viens_au viens_seul te_chercher seul seule nous_deux va_chez_lui sa_voiture chez_lui inconnu* prive apres_la_classe apres_les_cours sur_internet de_internet rencontrer',
  party:
    'macron le_pen rn rassemblement_national melenchon lfi socialiste* communiste* verts republicains zemmour trump biden putin poutine droite gauche conservat* liberal* president* gouvernement politicien* politique candidat* parti partis avortement immigration election* ministre* maire',
  vote: 'vote* voter voterait elire elu manifestation manif proteste* signe* petition affiche soutien* campagne',
  disobey:
    'desobe* fugue* seche_le* copie* triche* imite* vole* vole_le mens_a mentir briser ne_le_ecoute ne_ecoute_pas sans_demander sans_permission sans_prevenir interdire enleve_le contourne* pirate* mot_de_passe reponds_lui reste_dehors du_stop auto_stop dis_que_tu_es_malade eclipse_toi',
  obey: 'obei* honore ecoute_tes permission demande_avant permis regle regles honnete* verite',
};
