import type { Telling } from './known.ts';

export const tellingFr: readonly Telling[] = [
  ["Je m'appelle Emma Rodriguez", 'Emma', 'Rodriguez'],
  ["je m'appelle chloé et j'ai 9 ans", 'chloé'],
  ['francois lefevre est méchant', 'francois', 'lefevre'],
  ['Mon frère Hugo pleure', 'Hugo'],
  ['Ma maîtresse Madame Dubois est gentille', 'Dubois'],
  ['Mon numéro est le 06 12 34 56 78', '06', '78'],
  ['appelle le +33 6 12 34 56 78', '34 56'],
  ['zéro six un deux trois quatre cinq six sept huit', 'zéro six'],
  ["J'habite au 12 rue de la Paix", 'Paix'],
  ["J'habite à Bordeaux", 'Bordeaux'],
  ['Je vais à l’école Jules Ferry', 'Jules', 'Ferry'],
  ['Mon école s’appelle Sainte Anne', 'Sainte', 'Anne'],
  ['écris à emma arobase exemple point fr', 'arobase', 'exemple'],
  ['mon snap est chloe_77', 'chloe_77'],
  ['regarde https://chloe.example/photo', 'chloe'],
];

export const ordinaryFr: readonly string[] = [
  'Combien font 1234567 plus 7654321 ?',
  "J'habite dans une maison avec mon chat.",
  'Mon école est grande.',
  'Que dit Jean 3:16 ?',
  'Pourquoi Jésus est-il mort ?',
  'David et Goliath, qui a gagné ?',
  'un deux trois quatre cinq six sept huit',
  'Le soleil est à 150 000 000 km.',
  'Mon frère est triste.',
  'Il y a 12 personnes dans la rue.',
];
