import type { JournalLanguage } from '../../../journal/language.ts';

/** What the themes look like in French. */
export const signs: JournalLanguage['signs'] = {
  grief: {
    strong: [
      'mort|morte|morts|décédé|décédée|enterrement|funérailles|cimetière|deuil|enterré',
      'est ~1 au_ciel|au_paradis',
    ],
    weak: ['manque', 'ciel', 'perdu'],
  },
  shame: {
    strong: [
      'honte|coupable|faute|regrette|menti|volé|triché|embarrassé|embarrassée|remords|gêné|gênée',
      'fait ~2 erreur|bêtise',
      'jaurais|naurais ~1 pas|jamais ~1 dû',
      'cassé',
    ],
    weak: ['pardon', 'erreur', 'désolé|désolée'],
  },
  loneliness: {
    strong: [
      'seul|seule|solitude|exclu|exclue|à_lécart',
      'personne ~4 joue|jouer|parle|parler|invité|voulu|choisi',
      'pas|sans|aucun ~1 ami|amis|damis|copains',
      'pas ~1 invité|invitée',
    ],
    weak: ['ignore|ignoré'],
  },
  fear: {
    strong: [
      'peur|peurs|effrayé|effrayée|effrayant|inquiet|inquiète|inquiétude|cauchemar|cauchemars|angoisse|stressé|stressée|terreur|nerveux|nerveuse|trac',
    ],
    weak: ['noir', 'orage', 'monstre|monstres', 'contrôle', 'dentiste'],
  },
  sadness: {
    strong: [
      'triste|tristesse|pleuré|pleurer|pleure|larmes|malheureux|malheureuse|déçu|déçue|chagrin|peine|découragé|découragée',
      'pas ~2 heureux|heureuse|bien|content|contente',
      'mauvaise|sale|dure|horrible journée',
    ],
    weak: ['mal|dur|difficile', 'perdu', 'manque'],
  },
  anger: {
    strong: [
      'colère|fâché|fâchée|énervé|énervée|énerve|furieux|furieuse|injuste|rage|déteste|jaloux|jalouse|agacé',
      'disputé|disputés|dispute|crié|bagarre',
    ],
    weak: ['méchant', 'pris_mon|poussé|embêté'],
  },
  doubt: {
    strong: [
      'doute|doutes|douter',
      'dieu|paradis|jésus ~1 existe|écoute|entend|répond|vrai',
      'existe|écoute|entend|répond ~2 dieu',
      'pourquoi ~1 dieu',
      'est_ce_que|si dieu',
      'narrive_pas|pas|dur|difficile ~3 croire|crois',
      'bible ~2 vraie|vrai',
    ],
    weak: ['vrai|vraie', 'dieu|bible|jésus'],
  },
  body: {
    strong: [
      'fatigué|fatiguée|épuisé|épuisée|malade|fièvre|mal_à|mal_au|mal_de|douleur|toux|grippe|rhume|sommeil|vertige|migraine',
    ],
    weak: ['dormi|dormir', 'médecin|docteur|hôpital', 'jambe|bras|genou|dent'],
  },
  kindness: {
    strong: [
      'aidé|aider|aide|partagé|partager|consolé|gentil_avec|gentille_avec|pardonné|encouragé|gentillesse|offert',
      'donné ~3 à',
    ],
    weak: ['porté|rangé'],
  },
  friendship: {
    strong: ['ami|amis|amie|amies|amitié|copain|copains|copine|copines|camarade|camarades'],
    weak: ['ensemble', 'joué|jouer', 'fête'],
  },
  imagination: {
    strong: [
      'imagine|imaginer|imaginé|imagination|inventé|inventer|invente|superpouvoir|superpouvoirs|pouvoir|héros|dragon|dragons|licorne|magicien|magie|magique|château|vaisseau|robot|robots|fée|sirène|extraterrestre|planète',
      'si|sije ~1 pouvais|avais|étais',
      'rêvé',
      'il était une fois',
      'mon histoire|personnage',
    ],
    weak: ['rêve', 'histoire', 'dessin|dessiné|construire'],
  },
  hope: {
    strong: [
      'espère|espoir|espérance|souhaite|souhait|but|projet|hâte|avenir|futur|un_jour_je',
      'quand_je_serai',
      'veux|voudrais ~1 devenir|être',
    ],
    weak: ['demain|bientôt', 'vais|veux', 'plus ~1 peur|triste|seul|seule'],
  },
  nature: {
    strong: [
      'nature|forêt|lac|rivière|mer|océan|plage|montagne|montagnes|papillon|papillons|chenille|grenouille|grenouilles|oiseau|oiseaux|coucher_de_soleil|lever_de_soleil|arc_en_ciel|étoiles|lune|fleur|fleurs|arbre|arbres|jardin|ruisseau|cascade|escargot|ver|abeille|abeilles|écureuil|cerf|hibou|randonnée|lucioles|feuilles|nuages|coccinelle',
    ],
    weak: ['dehors', 'soleil|pluie|neige|vent|ciel', 'animal|animaux|chien|chat|cheval'],
  },
  learning: {
    strong: [
      'école|lécole|appris|apprendre|apprends|maths|mathématiques|sciences|devoirs|maître|maîtresse|prof|contrôle|note|notes|étudier|révisé|exercé|expérience|dictée|fractions|piano|guitare|coder|classe|leçon',
    ],
    weak: ['lu|livre|lire', 'compris|comprends', 'difficile|facile'],
  },
  family: {
    strong: [
      'famille|maman|papa|mère|père|parents|frère|frères|sœur|sœurs|mamie|papi|papy|grands_parents|cousin|cousine|cousins|tante|oncle|tonton',
    ],
    weak: ['maison', 'dîner', 'bébé', 'ensemble'],
  },
  gratitude: {
    strong: [
      'merci|reconnaissant|reconnaissante|remercie|remercier|gratitude|béni|bénédiction|bénie',
    ],
    weak: ['chance', 'cadeau', 'bon|beau'],
  },
  faith: {
    strong: [
      'dieu|jésus|prie|prier|prière|prières|prié|bible|église|léglise|foi|saint_esprit|verset|psaume|pasteur|culte|baptême|baptisé|moïse|david|noé|messe',
    ],
    weak: ['histoire', 'chanter|chanté|chanson', 'confiance|crois'],
  },
  joy: {
    strong: [
      'heureux|heureuse|content|contente|amusé|amusée|amusant|drôle|joie|rigolé|ri|rire|génial|super|meilleur|meilleure|gagné|fier|fière|cool|anniversaire|adore|adoré|excité|excitée|préféré|amusés',
    ],
    weak: ['bon|bien', 'joué|jeu', 'glace|pizza|gâteau|piscine', 'aime|aimé'],
  },
};
