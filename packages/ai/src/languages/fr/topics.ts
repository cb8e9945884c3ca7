import type { TopicPhrases } from '../../safety/topics/topic-phrases.ts';

const RULES =
  'regles|regle|instructions|instruction|consignes|consigne|restrictions|limites|filtres|filtre|ordres|programmation';

export const fr: TopicPhrases = {
  tricks: [
    `ignore|ignorer|oublier|contourne|enfreins|desactive|supprime|desobeis|enleve ~1 a? toutes|tous|tes|ton|les|ces|tout ~2 ${RULES}`,
    `oublie|oubliez ~1 toutes|tous|tes|ton ~2 ${RULES}`,
    'ignore|oublie tout ~3 avant|dessus|precede|dit',
    'montre|dis|donne|repete|ecris|revele|affiche|quelles_sont|quel_est|quel_es ~2 ton|tes|le|les ~1 prompt|prompt_systeme|instructions|consignes|instructions_secretes|consignes_secretes|regles_secretes|regles_cachees|instructions_cachees|message_systeme',
    'repete ~3 texte|mots|tout ~2 dessus|avant|precede',
    'mode developpeur|dieu|dan|administrateur|sans_filtre|sans_filtres|sans_limites|debug',
    `fais_comme_si|imagine|joue|fais_semblant|reponds|parle|agis ~5 sans|plus_de|pas_de|aucune|aucun ~1 ${RULES}|censure`,
    `tu nas plus_de|pas_de|aucune|aucun ~1 ${RULES}`,
    'a partir de maintenant ~3 obeis*|obeiras|reponds_a_tout|sans_regles|tu_nas_plus',
    'desormais ~2 obeis*|obeiras|sans_regles',
    'nouvelles|nouvelle instructions|instruction|consignes pour|.|sont|tu',
    'je suis|suis ton|ta ~1 createur|programmeur|developpeur|patron|chef ~4 montre|dis|obeis*|dois',
  ],
  grownUp: [
    'porno*|pornographie|sexe|sexuel|sexuelle|sexuels|sexuelles|sexy|masturb*|preservatif*|erotique|orgasme',
    'photos|photo|videos|video|filles|garçons|femmes|hommes nu|nue|nus|nues|a_poil',
    'fabriquer|faire|construire|fabrique|construis|preparer ~3 bombe|bombes|explosif|explosifs|grenade|cocktail_molotov|vraie_arme|vrai_pistolet',
    'acheter|achete|trouver|vendre|fumer|essayer|prendre ~3 cocaine|heroine|cannabis|drogue|drogues|joint|joints|ecstasy|beuh|shit',
    'comment ~3 bourrer|saouler|souler|defoncer',
    'paris|casino|casinos en_ligne|sportifs',
    'empoisonner|empoisonne ~2 maitresse|maitre|prof|frere|soeur|chien|chat|quelquun|nourriture|copain',
    'pirater|hacker|pirate ~3 compte|ecole|mot_de_passe|telephone|ordinateur|wifi|banque|instagram',
    'voler|vole ~2 carte_bancaire|voiture|mot_de_passe|mots_de_passe',
    'dark web',
  ],
  coarse: [
    'merde|putain|pute|putes|connard*|connasse*|salope*|encule*|enfoire*|batard|nique|niquer|bordel',
    'ta gueule',
    'ferme la|ta_gueule',
    'tu es|tes ~2 idiot|idiote|stupide|nul|nulle|con|conne|bete|moche|debile',
  ],
};
