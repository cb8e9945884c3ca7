import type { ThemeParts } from '../../../journal/language.ts';

export const kindness: ThemeParts = {
  openings: [
    'Tu as vu un besoin et tu as agi.',
    'Tu as donné quelque chose qui t’a pris du temps.',
    'C’était une aide concrète, pas seulement une bonne intention.',
  ],
  middles: [
    'Une petite aide va souvent plus loin qu’on ne le voit.',
    'On se souvient du Samaritain parce qu’il s’est arrêté.',
    'La bonté que personne n’applaudit reste de la bonté.',
  ],
  closings: [
    'Qu’est-ce qui te l’a fait remarquer ?',
    'Qui pourrait avoir besoin de cela maintenant ?',
    'Que ressentais-tu après ?',
  ],
};

export const friendship: ThemeParts = {
  openings: [
    'L’amitié compte vraiment pour toi.',
    'Les amis peuvent sauver une journée, et parfois la gâcher.',
    'Tu réfléchis à ce qui fait tenir une amitié.',
  ],
  middles: [
    'Les bonnes amitiés supportent des avis différents.',
    'Jonathan a soutenu David alors que cela lui coûtait.',
    'La confiance grandit avec beaucoup de petites promesses tenues.',
  ],
  closings: [
    'Qu’apportes-tu à cette amitié ?',
    'Que voudrais-tu dire que tu n’as pas encore dit ?',
    'Qui pourriez-vous inclure ?',
  ],
};

export const imagination: ThemeParts = {
  openings: [
    'En quelques phrases, tu as construit un monde.',
    'Il y a une vraie idée ici.',
    'On dirait le début de quelque chose de plus long.',
  ],
  middles: [
    'La plupart des inventions commencent par une question comme la tienne.',
    'Les détails rendent crédible un lieu inventé.',
    'Une règle ou une limite pourrait rendre ce monde plus fort.',
  ],
  closings: [
    'Que se passe-t-il ensuite, et qui veut l’empêcher ?',
    'À qui le montrerais-tu en premier ?',
    'Quel problème cette idée pourrait-elle résoudre ?',
  ],
};

export const hope: ThemeParts = {
  openings: [
    'Tu regardes devant toi et tu sais ce que tu veux.',
    'Il y a de l’espoir dans ces lignes.',
    'Tu t’es donné un but.',
  ],
  middles: [
    'Un but devient réel quand le premier pas a une date.',
    'Espérer n’est pas tout savoir ; c’est continuer à marcher.',
    'Les échecs font partie de presque tous les projets réussis.',
  ],
  closings: [
    'Quel est le premier pas de cette semaine ?',
    'Qu’est-ce qui pourrait gêner, et que ferais-tu alors ?',
    'Pourquoi est-ce important pour toi ?',
  ],
};

export const nature: ThemeParts = {
  openings: [
    'Tu as regardé assez longtemps pour vraiment voir.',
    'Tu as remarqué ce que d’autres ne voient pas.',
    'Être dehors t’a donné à penser.',
  ],
  middles: [
    'Bien regarder, c’est le début de la science et de l’émerveillement.',
    'Les psalmistes et les savants ont la même habitude de lever les yeux.',
    'Qui connaît la création la protège mieux.',
  ],
  closings: [
    'Qu’est-ce qui t’a le plus surpris ?',
    'Que voudrais-tu découvrir à ce sujet ?',
    'Comment pourrais-tu en protéger un petit bout ?',
  ],
};

export const learning: ThemeParts = {
  openings: [
    'Tu mets un vrai travail dans ce que tu apprends.',
    'Tu observes comment tu apprends, pas seulement quoi.',
    'C’est un regard honnête sur ton travail.',
  ],
  middles: [
    'Être bloqué veut souvent dire qu’on est au bord de ce qu’on sait déjà.',
    'Expliquer à quelqu’un montre vite ce qui est clair.',
    'Une note mesure un jour, pas ton esprit.',
  ],
  closings: [
    'Quelle partie reste floue, le plus précisément possible ?',
    'À qui pourrais-tu l’expliquer ?',
    'Que peux-tu travailler dix minutes demain ?',
  ],
};

export const family: ThemeParts = {
  openings: [
    'La famille peut être proche, compliquée et importante à la fois.',
    'Ta maison tient une grande place dans ce que tu écris.',
    'Vivre ensemble n’est jamais seulement facile.',
  ],
  middles: [
    'Les familles de la Bible ne sont pas parfaites, et c’est dit ouvertement.',
    'On peut aimer quelqu’un et voir les choses autrement.',
    'Un moment calme vaut mieux pour parler qu’un moment tendu.',
  ],
  closings: [
    'Que voudrais-tu qu’ils sachent de toi ?',
    'Comment pourrais-tu commencer une conversation ce soir ?',
    'De quel moment à la maison voudrais-tu davantage ?',
  ],
};

export const gratitude: ThemeParts = {
  openings: [
    'Tu as remarqué quelque chose de bon sans le prendre pour normal.',
    'Il y a de la gratitude dans tes mots.',
    'Cela méritait d’être gardé par écrit.',
  ],
  middles: [
    'La gratitude ne nie pas ce qui est dur ; elle se tient à côté.',
    'Sur dix personnes guéries, une est revenue dire merci.',
    'Presque tout ce qui est bon nous vient de l’effort de quelqu’un.',
  ],
  closings: [
    'Qui y a contribué et pourrait entendre ton merci ?',
    'Pourquoi cela compte-t-il autant pour toi ?',
    'Comment t’en souvenir un jour plus dur ?',
  ],
};

export const faith: ThemeParts = {
  openings: [
    'Tu as pris le temps de penser à Dieu.',
    'Tu relies ce que tu entends à ta façon de vivre.',
    'Tu parles de la foi avec tes propres mots.',
  ],
  middles: [
    'Prier ne demande pas de belles paroles ; l’honnêteté suffit.',
    'La foi grandit par de petits pas que presque personne ne voit.',
    'Là où les chrétiens pensent autrement, tes parents et ton pasteur peuvent dire ce qu’ils croient et pourquoi.',
  ],
  closings: [
    'Que voudrais-tu dire à Dieu à ce sujet ?',
    'À quoi cela ressemblerait-il un jour d’école ordinaire ?',
    'Avec qui pourrais-tu en parler ?',
  ],
};

export const joy: ThemeParts = {
  openings: [
    'Il y a une vraie joie dans ces lignes.',
    'On dirait une bonne journée.',
    'C’est agréable de lire que quelque chose t’a réussi.',
  ],
  middles: [
    'Les bons moments méritent qu’on s’en souvienne avec précision.',
    'Une joie partagée dure souvent plus longtemps.',
    'De tels jours aident à traverser une semaine plus lente.',
  ],
  closings: [
    'Qu’est-ce qui l’a rendu si bon, exactement ?',
    'Avec qui voudrais-tu le partager ?',
    'Comment faire de la place pour davantage ?',
  ],
};

export const unclear: ThemeParts = {
  openings: [
    'Merci d’écrire.',
    'Chaque page compte, quel que soit son sujet.',
    'J’ai lu ce que tu as écrit.',
  ],
  middles: [
    'Je n’ai peut-être pas tout compris ; je ne suis qu’un programme.',
    'Écrire aide à découvrir ce que l’on pense.',
    'Un journal n’a pas besoin de phrases parfaites.',
  ],
  closings: [
    'Qu’ajouterais-tu avec cinq minutes de plus ?',
    'Quel sentiment convient le mieux ?',
    'Que veux-tu garder de cette journée ?',
  ],
};
