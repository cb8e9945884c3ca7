import type { Voice } from '../language.ts';

/** For readers from eleven. */
export const older: Voice = {
  grief: {
    openings: [
      'Je suis désolé ; l’absence de quelqu’un peut remplir toute une journée.',
      'Il y a beaucoup d’amour et de peine dans ces lignes.',
      'Le deuil est un amour qui, un temps, ne sait plus où aller.',
    ],
    middles: [
      'Le deuil n’a pas de calendrier.',
      'Jésus a pleuré devant la tombe d’un ami ; les larmes ne sont pas un manque de foi.',
      'Tu n’as pas à rester solide pour tout le monde.',
    ],
    closings: [
      'Quel souvenir ne veux-tu jamais perdre ?',
      'Avec qui pourrais-tu partager des souvenirs ?',
      'Si c’est trop lourd, laisse un adulte de confiance t’aider à le porter.',
    ],
  },
  shame: {
    openings: [
      'Il faut du courage pour écrire si franchement sur une erreur.',
      'Tu as regardé là où beaucoup détournent les yeux.',
      'Il y a de l’honnêteté dans ce que tu écris.',
    ],
    middles: [
      'Ce que tu as fait et qui tu es, ce n’est pas la même chose.',
      'Réparer commence souvent par une phrase simple.',
      'Pierre a échoué gravement, et on lui a de nouveau fait confiance.',
    ],
    closings: [
      'À quoi ressemblerait une réparation, même petite ?',
      'Que dirais-tu à un ami dans la même situation ?',
      'Y a-t-il un adulte avec qui tu peux en parler ?',
    ],
  },
  loneliness: {
    openings: [
      'Se sentir seul au milieu des autres est particulièrement dur.',
      'Rester à l’écart fait mal.',
      'Vouloir faire partie d’un groupe est profondément humain.',
    ],
    middles: [
      'Ne pas être invité dit peu de chose sur ta valeur.',
      'Élie a cru un jour qu’il était le seul, et il ne l’était pas.',
      'La proximité commence souvent petit : une question, une tâche commune.',
    ],
    closings: [
      'À qui pourrais-tu parler en premier cette semaine ?',
      'À quel adulte pourrais-tu dire ce que tu ressens ?',
      'Où peux-tu le mieux te montrer comme tu es ?',
    ],
  },
  fear: {
    openings: [
      'Cela semble effrayant, et c’est bien de l’écrire.',
      'Les soucis prennent beaucoup de place dans une tête.',
      'Le courage et la peur tiennent dans la même personne.',
    ],
    middles: [
      'Un souci sur le papier se regarde mieux que dans le noir.',
      'Beaucoup de psaumes commencent par la peur et le disent.',
      'Tu n’as pas à tout régler aujourd’hui.',
    ],
    closings: [
      'Sur quelle partie peux-tu agir ?',
      'Qui pourrait être à tes côtés ?',
      'Qu’est-ce qui t’a aidé d’autres fois ?',
    ],
  },
  sadness: {
    openings: [
      'Cela a l’air lourd en ce moment.',
      'Merci de l’écrire tel que c’est.',
      'On dirait une période difficile.',
    ],
    middles: [
      'La tristesse n’est pas une faiblesse ; elle montre ce qui compte pour toi.',
      'Beaucoup de psaumes sont des plaintes ; la prière a donc de la place pour cela.',
      'Les sentiments bougent, même quand ils semblent immobiles.',
    ],
    closings: [
      'Qu’est-ce qui te ferait un peu de bien ce soir ?',
      'À qui pourrais-tu le dire en une phrase ?',
      'Si cela dure plusieurs jours, parles-en à un adulte de confiance.',
    ],
  },
  anger: {
    openings: [
      'Je comprends que cela t’ait mis en colère.',
      'On a marché sur quelque chose qui compte pour toi.',
      'L’injustice est difficile à supporter.',
    ],
    middles: [
      'La colère montre bien un problème et le résout rarement.',
      'Souvent, il y a une blessure en dessous.',
      'Un peu de distance maintenant évite bien des réparations plus tard.',
    ],
    closings: [
      'Quelle limite a été franchie, exactement ?',
      'Comment le dire pour que l’autre puisse l’entendre ?',
      'À quoi ressemblerait une solution juste ?',
    ],
  },
  doubt: {
    openings: [
      'C’est une question honnête, et elle mérite de la place.',
      'Personne ne te grondera parce que tu doutes.',
      'Beaucoup de croyants ont posé la même question.',
    ],
    middles: [
      'Thomas a dit ce qu’il n’arrivait pas à croire, et personne ne l’a renvoyé.',
      'Je suis un programme ; cette question est mieux entre les mains de gens qui croient et qui te connaissent.',
      'Les chrétiens répondent parfois différemment ; tes parents et ton pasteur sont de bons interlocuteurs.',
    ],
    closings: [
      'Qu’est-ce qui te fait douter, exactement ?',
      'À la réponse de qui ferais-tu confiance ?',
      'À quoi tiens-tu malgré tout ?',
    ],
  },
  body: {
    openings: [
      'La fatigue colore tout le reste.',
      'Ton corps demande de l’attention.',
      'Cela semble épuisant.',
    ],
    middles: [
      'Se reposer n’est pas de la paresse.',
      'Quand Élie était à bout, il a d’abord reçu à manger et du sommeil.',
      'Si la douleur reste, il faut la montrer à un adulte ou à un médecin.',
    ],
    closings: [
      'Que peux-tu laisser pour un autre jour ?',
      'Qu’est-ce qui te rend d’habitude de l’énergie ?',
      'À quoi ressemblerait une bonne soirée pour ton corps ?',
    ],
  },
  kindness: {
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
  },
  friendship: {
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
  },
  imagination: {
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
  },
  hope: {
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
  },
  nature: {
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
  },
  learning: {
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
  },
  family: {
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
  },
  gratitude: {
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
  },
  faith: {
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
  },
  joy: {
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
  },
  unclear: {
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
  },
};
