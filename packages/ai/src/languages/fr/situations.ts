import type { SituationPhrases } from '../../safety/situations/situation.ts';

const WHO =
  'jai|je|on|nous|frère|soeur|sœur|bébé|cousin|cousine|copain|copine|ami|amie|maman|papa|mamie|papi';
const OTHERS =
  'de_mamie|de_maman|de_papa|de_papi|de_ma_mère|de_mon_père|de_ma_grand_mère|de_mon_grand_père|de_ma_mamie|de_mon_papi|de_mon_frère|de_ma_soeur';
const PILLS =
  'cachets|cachet|comprimés|comprimé|médicaments|médicament|médocs|pilules|doliprane|paracétamol|ibuprofène|aspirine|somnifères|gélules';
const POISON =
  'javel|eau_de_javel|lessive|déboucheur|destop|détergent|produit_vaisselle|mort_aux_rats|antigel|essence|dissolvant|pile|piles|aimants|tablette_de_lave_vaisselle|produit_ménager|white_spirit';
const TOOK = 'bu|avalé|avale|mangé|pris|ingéré|gobé';
const FRIEND =
  'amie|ami|copine|copain|meilleure_amie|meilleur_ami|pote|cousine|cousin|soeur|sœur|frère';
const ADULT = 'papa|maman|père|mère|beau_père|belle_mère|papi|mamie|oncle|tante|frère|tonton|tata';

const HITTING = 'papa|maman|père|mère|beau_père|belle_mère|papi|oncle|tonton';

export const fr: SituationPhrases = {
  overdose: [
    `jai|je ~2 avalé|avale|pris|gobé|mangé ~2 plein|tous|tout|beaucoup|trop|boîte|plaquette|paquet|dizaine|vingt|dix|10|12|15|20|30|poignée|tas ~4 ${PILLS}`,
  ],
  taken: [
    `${WHO} ~3 ${TOOK} ~4 ${POISON}`,
    `${WHO} ~3 ${TOOK} ~3 ${PILLS} ${OTHERS}`,
    `${WHO} ~2 ${TOOK} ~1 ${PILLS} ~1 rouges|roses|bleus|bleues|colorés|colorées|de_toutes_les_couleurs|de_couleur|blancs`,
    `${WHO} ~2 ${TOOK} ~6 tête_de_mort|crâne`,
    `${WHO} ~2 ${TOOK} ~2 truc|produit|liquide ~3 déboucher|deboucher|évier|levier|lévier|lavabo|wc|toilettes|ménage`,
    `${WHO} ~2 bu ~5 flacon|bouteille ~3 ménage|évier|tête_de_mort`,
  ],
  asleep: [
    `${ADULT} ~2 dort|endormi|endormie|allongé|allongée|évanoui|évanouie|couché|couchée ~2 par_terre|sol`,
    `${ADULT} ~2 se_réveille_pas|se_réveille_plus|ne_se_réveille_pas|réveille_pas|réveille_plus`,
  ],
  self: [
    'je_veux|jveux|je_vais|jvais|jai_envie_de me tuer|suicider|pendre',
    'je_veux|jveux|jai_envie_de mourir',
  ],
  armed: [
    `${ADULT} ~4 bourré|bourrée|ivre|saoul|soûl ~5 couteau|pistolet|fusil|hache`,
    `${ADULT} ~2 a ~1 couteau|pistolet|fusil ~5 cache|peur|crie|maman`,
  ],
  threatened: [
    'si_je|si_jen|si_on ~2 dis|parle|raconte|dit ~5 tue|tuera|tuer|frappe|frappera|fera_mal|mal',
    'tue|tuera|va_tuer ~4 si_je|si_jen ~3 dis|parle|raconte',
  ],
  hurt: [
    `${HITTING} ~1 ma frappé|frappée|tapé|tapée|giflé|giflée|cogné|battu|battue`,
    `${HITTING} ~1 me frappe|tape|bat|cogne`,
    'peur de|du ~1 tonton|beau_père|papa|oncle',
  ],
  touched: [
    'entraîneur|coach|lentraîneur|prof|oncle|tonton|pasteur|voisin|beau_père|cousin|animateur ~5 massage|massages|bisous|câlins|caresses ~4 secret',
    'massage|massages ~5 secret',
  ],
  neglect: [
    `${ADULT} ~3 bourré|bourrée|ivre|saoul|saoule|boit|droguée|drogué ~6 rien ~1 manger`,
    'rien à manger ~5 papa|maman|père|mère ~3 bourré|bourrée|ivre|partie|parti|boit',
    'papa|maman|parents|père|mère ~2 parti|partie|partis ~2 depuis ~3 jours|semaine|hier',
  ],
  weapon: [
    'trouvé ~1 pistolet|fusil|revolver|flingue|carabine ~1 de papa|mon_père|papi|mon_oncle|mon_grand_père',
    'trouvé un|le pistolet|fusil|revolver|flingue',
  ],
  means: [
    `combien de ~1 ${PILLS} ~4 trop|mourir|meurt|tuer|dangereux|mortel`,
    'assis|assise|debout|suis ~1 sur ~1 rails|voie_ferrée|voies|rambarde_du_pont',
  ],
  wish: [
    'voudrais|aurais_voulu|aimerais|aurait_dû ~3 camion|voiture|bus|train ~3 écrasé|écrasée|renversé|renversée|percuté',
    'je_manquerais|manquerais ~1 à personne ~4 mort|morte|mourais',
    'marre|assez|fatigué|fatiguée dexister|dêtre_en_vie|de_vivre|d_exister',
  ],
  friend: [
    `ma|mon ~1 ${FRIEND} ~1 veut|voulait|va ~1 se_suicider|se_tuer|mourir|en_finir`,
    `ma|mon ~1 ${FRIEND} ~1 se coupe|scarifie|mutile|taillade|fait_du_mal`,
  ],
  kill: ['je_vais|jvais|je_veux|jveux tuer|buter|poignarder|planter'],
  bomb: [
    'comment ~3 fabriquer|fabrique|faire|fait|construire|construit|fabrique_t_on ~2 bombe|bombes',
  ],
  dying: [
    'ça|ca fait mal ~1 de? mourir',
    'mourir ~1 ça|ca fait mal',
    'fait mal ~1 mourir',
    'je|jveux ~1 veux|voudrais ~1 aller|être|rejoindre ~1 dieu|au_ciel|avec_dieu|au_paradis|papi|mamie ~3 ciel|paradis|.',
  ],
  ordinary: [
    'bombe|bombes ~1 eau|à_eau|de_bain|de_graines|à_graines|de_peinture',
    'bombe|bombes ~3 minecraft|fortnite|jeu|scratch|python',
    'tuer mon|ma frère|soeur|sœur',
    'me|ma tape|tapé|bat|battu|battue|frappe|frappé ~5 main|bowling|ping|pong|échecs|course|ping_pong|uno|cartes|jeu|dos',
    'dort ~1 par terre parce|pour',
    'tuer ~5 zombie|zombies|dragon|monstre|monstres|moustique|moustiques|araignée|boss|minecraft|fortnite|jeu|mdr|lol|temps',
    'pris mon|mes médicament|médicaments|cachet|sirop',
    'dort|endormi|endormie ~3 canapé|lit|voiture',
  ],
};
