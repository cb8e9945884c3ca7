import type { SituationTexts } from '../../safety/reply/situation-texts.ts';

export const situations: SituationTexts = {
  taken: {
    little:
      'Va voir un adulte maintenant et montre ce qui a été avalé. Il ne faut pas se faire vomir.',
    older:
      'Tu as raison de le dire, et personne ne se fera gronder. Va chercher tout de suite l’adulte le plus proche et montre ce qui a été avalé ou pris. Garde l’emballage, et il ne faut ni te faire vomir ni faire vomir quelqu’un, sauf si on te le demande au téléphone.',
  },
  overdose: {
    little: 'Tu as bien fait de le dire, et personne ne va te gronder.',
    older:
      'Si tu l’as pris parce que tout fait si mal : ta vie compte, personne ne devrait rester seul avec cela, et avec de l’aide cela peut aller mieux. Reste maintenant avec quelqu’un, même si tu te sens encore bien.',
  },
  asleep: {
    little: 'Va vite chercher un autre adulte.',
    older:
      'Essaie de réveiller cette personne en l’appelant très fort. Va tout de suite chercher un autre adulte et, si elle ne se réveille pas, appelle le {emergency} et ne raccroche pas : on te dira quoi faire. Ce n’est pas ta faute.',
  },
  weapon: {
    little: 'N’y touche pas. Éloigne-toi et va chercher un adulte maintenant.',
    older:
      'Tu as raison de le dire. N’y touche pas, sors de la pièce, que personne n’approche, et va chercher un adulte maintenant.',
  },
  friend: {
    little: 'C’est bien de le dire pour quelqu’un d’autre. Parles-en maintenant à un adulte.',
    older:
      'Merci de te soucier de quelqu’un d’autre. Ce n’est pas rapporter, et tu n’as pas à porter cela sans aide : parles-en maintenant à un adulte, même si tu as promis de garder le secret, et ne laisse pas cette personne seule avec cela. La suite ne dépend pas de toi.',
  },
  threatened: {
    little: 'Tu as bien fait de le dire, et personne n’a le droit de te menacer.',
    older:
      'Merci de l’avoir dit. Il fallait du courage. Personne n’a le droit de te menacer, ni quelqu’un que tu aimes, pour que tu te taises, et ce n’est pas ta faute. Tu n’as pas à garder un tel secret. Reste près d’autres personnes et loin de qui te fait peur.',
  },
  neglect: {
    little: 'Tu n’as rien fait de mal : chaque enfant a besoin de manger et qu’on s’occupe de lui.',
    older:
      'Merci de l’avoir dit. Ce n’est pas ta faute, et tu n’as trahi personne. Chaque enfant a besoin chaque jour de manger et qu’on s’occupe de lui, et d’autres adultes peuvent aider à cela, aujourd’hui aussi. Tu n’as pas à y arriver sans aide.',
  },
  bomb: {
    little: 'Les bombes blessent les gens, alors je ne dis pas comment on les fait.',
    older:
      'Je n’explique pas comment on fait des bombes, car elles déchirent des gens. Si c’était par curiosité, ce n’est pas grave. Si tu es en colère ou si quelqu’un te fait peur, c’est bien de le dire.',
  },
};
