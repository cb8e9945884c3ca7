import type { ThemeParts } from '../../../journal/language.ts';

export const grief: ThemeParts = {
  openings: [
    'Quelqu’un te manque, et cela fait mal.',
    'C’est triste quand quelqu’un n’est plus là.',
    'Tu as beaucoup aimé, alors ça fait mal.',
  ],
  middles: [
    'Ton amour ne s’arrête pas quand quelqu’un s’en va.',
    'Jésus aussi a pleuré quand son ami est mort.',
    'On n’a pas besoin d’être courageux tout le temps.',
  ],
  closings: [
    'Quel souvenir aimes-tu le plus ?',
    'Qui peut te faire un câlin aujourd’hui ?',
    'Tu peux dessiner un jour heureux.',
  ],
};

export const shame: ThemeParts = {
  openings: [
    'Il faut du courage pour écrire cela.',
    'Tout le monde fait des erreurs.',
    'Tu as dit la vérité.',
  ],
  middles: [
    'Une erreur se répare pas à pas.',
    'Tu vaux bien plus que ce qui a raté.',
    'Pierre aussi s’est trompé, et Jésus lui a pardonné.',
  ],
  closings: [
    'Que peux-tu faire pour réparer ?',
    'À qui veux-tu demander pardon ?',
    'Un adulte de confiance peut t’aider.',
  ],
};

export const loneliness: ThemeParts = {
  openings: [
    'C’est dur de se sentir à part.',
    'Ça fait mal quand personne ne joue avec toi.',
    'Merci de dire ce que tu ressens.',
  ],
  middles: [
    'Tu comptes, même quand personne ne t’appelle.',
    'Un autre enfant attend peut-être aussi un ami.',
    'Dieu te voit, même quand il n’y a personne autour.',
  ],
  closings: [
    'À qui peux-tu dire bonjour demain ?',
    'Dis à ta maîtresse comment tu te sens.',
    'Avec qui te sens-tu bien ?',
  ],
};

export const fear: ThemeParts = {
  openings: [
    'Cela fait peur.',
    'On a le droit d’avoir peur.',
    'Même les courageux ont peur parfois.',
  ],
  middles: [
    'Quand on la dit, la peur devient plus petite.',
    'Respirer lentement aide ton corps à se calmer.',
    'Les disciples ont eu peur dans la tempête, et Jésus était là.',
  ],
  closings: [
    'Qui peut rester près de toi ?',
    'Respire trois fois, tout doucement.',
    'Qu’est-ce qui te rassure ?',
  ],
};

export const sadness: ThemeParts = {
  openings: [
    'C’est dur d’être triste.',
    'Il y a des jours tristes.',
    'Ici, on a le droit de pleurer.',
  ],
  middles: [
    'Les sentiments passent, comme les nuages.',
    'Dans la Bible, des gens disent à Dieu leur tristesse.',
    'Tu as remarqué ton sentiment, et c’est une force.',
  ],
  closings: [
    'Qui peut te consoler aujourd’hui ?',
    'Qu’est-ce qui rend ton cœur plus léger ?',
    'Dis à un adulte que tu es triste.',
  ],
};

export const anger: ThemeParts = {
  openings: [
    'Cela t’a vraiment mis en colère.',
    'On a le droit d’être fâché.',
    'Quelque chose était injuste pour toi.',
  ],
  middles: [
    'La colère est permise, faire mal aux autres non.',
    'Sous la colère, il y a souvent une peine.',
    'Les mots aident plus que les poings.',
  ],
  closings: [
    'Qu’est-ce qui t’aide à te calmer ?',
    'Compte jusqu’à dix avant de parler.',
    'Qu’est-ce qui serait juste maintenant ?',
  ],
};

export const doubt: ThemeParts = {
  openings: [
    'C’est une grande question sincère.',
    'Tu peux poser des questions sur Dieu.',
    'Se poser des questions n’est pas mal.',
  ],
  middles: [
    'Dieu n’est pas fâché des questions sincères.',
    'Thomas avait aussi des questions, et Jésus a été bon avec lui.',
    'Je suis un programme et je ne peux pas répondre à cela.',
  ],
  closings: [
    'À qui peux-tu poser ta question ?',
    'Demande à tes parents ou à ton pasteur.',
    'Que demanderais-tu d’abord à Jésus ?',
  ],
};

export const body: ThemeParts = {
  openings: [
    'Ce n’est pas drôle d’être fatigué ou malade.',
    'Ton corps te dit quelque chose.',
    'Il y a des jours fatigants.',
  ],
  middles: [
    'Se reposer est bon ; Dieu aussi s’est reposé.',
    'L’eau, les repas et le sommeil aident beaucoup.',
    'Tu as le droit de faire une pause.',
  ],
  closings: [
    'Où le sens-tu ?',
    'Dis à un adulte si tu as mal.',
    'Qu’est-ce qui t’aide à te reposer ?',
  ],
};
