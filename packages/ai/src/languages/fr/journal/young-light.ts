import type { ThemeParts } from '../../../journal/language.ts';

export const kindness: ThemeParts = {
  openings: [
    'Tu as vu ce dont quelqu’un avait besoin.',
    'Tu as fait une bonne action.',
    'Aider prend du temps, et tu l’as donné.',
  ],
  middles: [
    'Les petites bonnes actions peuvent grandir.',
    'Tu ne l’as pas seulement pensé, tu l’as fait.',
    'Le bon Samaritain aussi s’est arrêté pour aider.',
  ],
  closings: [
    'Comment l’autre t’a-t-il regardé ?',
    'Qui peux-tu aider demain ?',
    'Qu’as-tu ressenti ?',
  ],
};

export const friendship: ThemeParts = {
  openings: [
    'Les amis sont un trésor.',
    'Tes amis comptent beaucoup pour toi.',
    'Tu as pensé à tes amis.',
  ],
  middles: [
    'Les bons amis écoutent et attendent leur tour.',
    'Des amis peuvent penser autrement et rester amis.',
    'David et Jonathan s’aidaient.',
  ],
  closings: [
    'Qu’aimez-vous faire ensemble ?',
    'C’est quoi, un bon ami ?',
    'Qui pourrais-tu encore inviter ?',
  ],
};

export const imagination: ThemeParts = {
  openings: [
    'Tu as beaucoup d’idées.',
    'Tes mots font des images.',
    'Tu as inventé quelque chose de spécial.',
  ],
  middles: [
    'Les inventeurs commencent par une question.',
    'Dieu nous a donné la force d’imaginer.',
    'Toute histoire commence par une petite idée.',
  ],
  closings: [
    'Que se passe-t-il après ?',
    'Qui d’autre vit dans ton histoire ?',
    'Tu peux le dessiner et le montrer.',
  ],
};

export const hope: ThemeParts = {
  openings: [
    'Tu attends quelque chose avec joie.',
    'C’est beau d’avoir un souhait.',
    'Tu as un projet.',
  ],
  middles: [
    'Les grandes choses commencent par un petit pas.',
    'Attendre est difficile et passionnant.',
    'Dieu sait ce que tu espères.',
  ],
  closings: [
    'Quel est le premier petit pas ?',
    'Qui peut t’aider ?',
    'De quoi te réjouis-tu le plus ?',
  ],
};

export const nature: ThemeParts = {
  openings: ['Tu as bien regardé.', 'Dehors, il y a tant à découvrir.', 'Tu as de bons yeux.'],
  middles: [
    'Les savants commencent ainsi.',
    'Dieu s’est réjoui de tout ce qu’il a fait.',
    'Certaines choses se voient seulement en silence.',
  ],
  closings: [
    'Qu’as-tu encore vu ou entendu ?',
    'De quelle couleur était-ce ?',
    'Que voudrais-tu savoir ?',
  ],
};

export const learning: ThemeParts = {
  openings: [
    'Tu as appris quelque chose.',
    'Apprendre, c’est aussi du travail.',
    'Tu penses à l’école.',
  ],
  middles: [
    'Le difficile devient plus facile quand on s’exerce.',
    'Poser une question est malin.',
    'Chaque essai trace un chemin dans ta tête.',
  ],
  closings: [
    'Qu’est-ce qui était difficile ?',
    'À qui peux-tu le montrer ?',
    'Que veux-tu apprendre ensuite ?',
  ],
};

export const family: ThemeParts = {
  openings: [
    'Ta famille compte pour toi.',
    'Tu as parlé de ta maison.',
    'Chaque famille est différente.',
  ],
  middles: [
    'Les petits moments à la maison comptent beaucoup.',
    'Les familles de la Bible ont eu des jours bons et durs.',
    'Tu y as une place rien qu’à toi.',
  ],
  closings: [
    'Qu’aimez-vous faire ensemble ?',
    'Qui peux-tu aider à la maison ?',
    'À qui aimes-tu parler à la maison ?',
  ],
};

export const gratitude: ThemeParts = {
  openings: [
    'Tu as trouvé quelque chose de bon.',
    'Dire merci est une belle habitude.',
    'Cela vaut la peine d’être écrit.',
  ],
  middles: [
    'Dire merci fait durer les bons moments.',
    'Un sur dix est revenu dire merci à Jésus.',
    'Une petite chose peut être un cadeau.',
  ],
  closings: [
    'À qui peux-tu dire merci ?',
    'Qu’est-ce qui était encore beau aujourd’hui ?',
    'Tu peux remercier Dieu ce soir.',
  ],
};

export const faith: ThemeParts = {
  openings: ['Tu as pensé à Dieu.', 'Tu peux parler de tout à Dieu.', 'Tu as bien écouté.'],
  middles: [
    'Dieu entend les prières douces et les fortes.',
    'Jésus aimait avoir les enfants près de lui.',
    'Tu peux prier avec tes propres mots.',
  ],
  closings: [
    'Que veux-tu dire à Dieu aujourd’hui ?',
    'Quelle histoire de la Bible préfères-tu ?',
    'Pour qui pourrais-tu prier ?',
  ],
};

export const joy: ThemeParts = {
  openings: [
    'Cela a l’air amusant.',
    'On sent ta joie.',
    'Ta journée avait quelque chose de lumineux.',
  ],
  middles: [
    'La joie grandit quand on la partage.',
    'Tu peux garder ce jour comme une photo.',
    'Dans la Bible aussi, on chante et on danse.',
  ],
  closings: [
    'Quel était le meilleur moment ?',
    'Qui s’est réjoui avec toi ?',
    'À qui veux-tu le raconter ?',
  ],
};

export const unclear: ThemeParts = {
  openings: ['Merci d’avoir écrit.', 'Tu as commencé, et cela compte.', 'J’ai lu tes mots.'],
  middles: [
    'Dans un journal, rien ne doit être parfait.',
    'Tu peux écrire sur de grandes et de petites choses.',
    'Ta journée contient beaucoup de petites histoires.',
  ],
  closings: [
    'Veux-tu raconter un peu plus ?',
    'Comment te sens-tu aujourd’hui ?',
    'Qu’est-ce qui était beau aujourd’hui ?',
  ],
};
