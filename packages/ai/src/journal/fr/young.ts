import type { Voice } from '../language.ts';

/** For readers up to ten; openings and closings are short enough to be read aloud. */
export const young: Voice = {
  grief: {
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
  },
  shame: {
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
  },
  loneliness: {
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
  },
  fear: {
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
  },
  sadness: {
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
  },
  anger: {
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
  },
  doubt: {
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
  },
  body: {
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
  },
  kindness: {
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
  },
  friendship: {
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
  },
  imagination: {
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
  },
  hope: {
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
  },
  nature: {
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
  },
  learning: {
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
  },
  family: {
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
  },
  gratitude: {
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
  },
  faith: {
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
  },
  joy: {
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
  },
  unclear: {
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
  },
};
