import type { Talk } from '../../chat/talk/talk.ts';

export const fr: Talk = {
  openings: [''],
  hello: [
    'Bonjour{name} ! Qu’aimerais-tu découvrir ?',
    'Salut{name} ! Ça me fait plaisir de te voir. Pose-moi une question.',
  ],
  thanks: ['De rien ! J’aime tes questions.', 'Avec plaisir ! Demande tout ce que tu veux.'],
  goodbye: ['Au revoir ! Reviens vite.', 'À bientôt ! Passe une bonne journée.'],
  whoAreYou: [
    'Je suis l’aide de Lamplight : un programme. Je ne suis ni une personne, ni un pasteur, ni Dieu, et je n’ai pas de sentiments. Je peux me tromper. Pour ce qui compte, parle à des gens qui te connaissent.',
  ],
  help: [
    'Je peux expliquer des mots, faire des calculs, chercher des passages de la Bible, trouver des histoires et raconter des blagues. Quand je ne sais pas, je le dis.',
  ],
  prayer: [
    'Je suis un programme et je ne peux pas prier, mais toi, tu peux. Prends tes propres mots : dis merci, pardon et s’il te plaît. Tu peux aussi prier avec quelqu’un en qui tu as confiance.',
  ],
  today: ['Voici ce qui est ouvert pour toi aujourd’hui : {steps}.'],
  todayDone: ['Tu as terminé ce qui est ouvert. Lis une histoire ou pose-moi une question.'],
  challenge: 'un défi du jour',
  weekVerse: 'le verset de la semaine',
  story: ['Voici une belle histoire.'],
  doubt: [
    'Merci de le demander. Il n’y a pas de honte à douter : dans la Bible, beaucoup l’ont fait aussi. Parles-en avec ta famille ou ton pasteur.',
  ],
  doctrine: [
    'Les chrétiens ne pensent pas tous la même chose là-dessus, et je ne choisirai pas pour toi. Demande à tes parents et à ton pasteur.',
  ],
  personalData: [
    'C’est privé. N’écris ici ni nom, ni adresse, ni téléphone, ni mot de passe : je n’en ai pas besoin. Si quelqu’un te les demande, dis-le à un adulte de confiance.',
  ],
  declined: [
    'Je ne peux pas t’aider pour cela. Parles-en à un adulte de confiance. On regarde autre chose ?',
  ],
  telling: [
    'Merci de me le dire. Je suis un programme et je ne comprends peut-être pas comme une personne. Si c’est difficile, parles-en à un adulte avec qui tu te sens en sécurité.',
    'J’ai lu ce que tu écris. Un programme ne peut pas écouter comme une personne ; si cela te pèse, dis-le aussi à un adulte avec qui tu te sens en sécurité.',
  ],
  unclear: ['Je n’ai pas compris. Peux-tu le demander autrement ?'],
  unknown: [
    'Je ne le sais pas, et je ne veux rien inventer. Demande à un enseignant. Presque tout ce que je sais est en anglais ; essaie avec un mot anglais.',
  ],
  nearby: ['Mais je peux te parler de : {titles}.'],
  noSuchPlace: [
    'Cet endroit n’existe pas dans la Bible. Regarde encore le livre, le chapitre et le verset.',
  ],
  notAtHand: ['{reference} existe, mais je n’ai pas ces mots ici. Cherche dans une Bible.'],
  inBible: ['Voici ce que j’ai trouvé dans la Bible.'],
  locked: ['La leçon {place} en parlera quand elle s’ouvrira.'],
  fromPlace: ['Tiré de {place} :'],
  readMore: ['Tu peux en lire plus dans {place}.'],
  inEnglish: 'Cela, je le sais en anglais :',
  saidBefore: ['Tu me l’as déjà demandé ; je te le redis.'],
  noMore: ['C’est tout ce que je sais. Demande-moi autre chose !'],
  feelings: {
    sad: ['Je suis désolé que tu sois triste. Tu peux pleurer, et tu peux en parler.'],
    afraid: ['Avoir peur n’est pas une honte. La peur rapetisse quand on en parle.'],
    angry: ['Tu as le droit d’être en colère. Respire lentement, puis dis ce qui s’est passé.'],
    lonely: [
      'Se sentir seul fait mal. Tu comptes beaucoup, et tu n’as pas à rester seul avec cela.',
    ],
    worried: ['Cela a l’air difficile. Fais seulement le prochain petit pas et demande de l’aide.'],
    grief: [
      'Je suis vraiment désolé. Cela fait mal quand quelqu’un nous manque. Tu peux pleurer et te souvenir.',
    ],
    guilty: [
      'C’est courageux de le dire. Tu peux demander pardon, réparer ce qui peut l’être et recommencer.',
    ],
    jealous: ['Presque tout le monde connaît cela. Pour quelle bonne chose peux-tu dire merci ?'],
    tired: ['Alors repose-toi. Ton corps en a besoin.'],
    bored: ['Trouvons quelque chose d’amusant ! Une blague ou une histoire ?'],
    glad: ['Quelle joie ! Raconte-le à quelqu’un et dis merci.'],
  },
  tellSomeone: [
    'Dis-le à un adulte en qui tu as confiance. Moi, je suis un programme ; lui peut vraiment être là pour toi.',
  ],
  ask: {
    what: 'C’est quoi, {title} ?',
    who: 'Qui est {title} ?',
    more: 'Dis-m’en plus',
    joke: 'Raconte-moi une blague',
    story: 'Raconte-moi une histoire',
    today: 'Qu’est-ce que je peux apprendre aujourd’hui ?',
    you: 'Qui es-tu ?',
    verse: 'Jean 3:16',
    sum: 'Combien font 12 × 7 ?',
  },
};
