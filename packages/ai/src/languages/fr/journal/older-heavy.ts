import type { ThemeParts } from '../../../journal/language.ts';

export const grief: ThemeParts = {
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
};

export const shame: ThemeParts = {
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
};

export const loneliness: ThemeParts = {
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
};

export const fear: ThemeParts = {
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
};

export const sadness: ThemeParts = {
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
};

export const anger: ThemeParts = {
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
};

export const doubt: ThemeParts = {
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
};

export const body: ThemeParts = {
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
};
