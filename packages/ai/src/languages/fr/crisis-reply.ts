import type { ReplyTexts } from '../../safety/reply/reply-texts.ts';
import { situations } from './situation-reply.ts';

export const fr: ReplyTexts = {
  youngest: {
    told: 'Tu as bien fait de me le dire.',
    notYourFault: 'Tu n’as rien fait de mal.',
    medical: 'Montre vite à un adulte où tu as mal, ou ce que tu as avalé.',
    goTo: {
      named: 'Va voir un adulte maintenant.',
      safe: 'Va voir maintenant un adulte avec qui tu te sens en sécurité.',
    },
    adults: {
      now: 'J’ai prévenu les adultes d’ici.',
      soon: 'J’ai laissé un message aux adultes d’ici.',
      'nobody-before-morning': 'J’ai laissé un message aux adultes d’ici.',
      'nobody-before-class': 'J’ai laissé un message aux adultes d’ici.',
      nobody: '',
    },
    emergency: 'En cas de danger, appelle le {emergency}.',
  },
  situations,
  concerns: {
    'self-harm': {
      little: 'C’est très bien de l’avoir dit, et personne ne va te gronder.',
      older:
        'Merci de l’avoir dit. Tu n’as rien fait de mal, et ta vie compte. Quand cela fait si mal, personne ne devrait rester seul avec cela, et avec de l’aide cela peut aller mieux. Si tu peux, éloigne-toi de tout ce qui pourrait te blesser.',
    },
    medical: {
      little:
        'Montre maintenant à un adulte ce que tu as avalé ou l’endroit qui fait mal ; personne ne va te gronder.',
      older:
        'Tu as raison de le dire, et personne ne va te gronder. Va tout de suite voir l’adulte le plus proche et montre ce que tu as avalé ou pris, ou l’endroit où tu as mal. Si tu as avalé quelque chose, garde l’emballage et ne te fais pas vomir, sauf si on te le demande au téléphone.',
    },
    abuse: {
      little: 'Ce n’est pas ta faute, et tu n’as rien fait de mal.',
      older:
        'Merci de l’avoir dit. Il fallait du courage. Ce n’est pas ta faute, et tu n’as rien fait de mal. Personne n’a le droit de te faire du mal ni de te toucher ainsi, et tu n’as pas à garder un secret qui fait mal.',
    },
    grooming: {
      little: 'Tu as bien fait de le dire, et personne ne va te gronder.',
      older:
        'Merci de l’avoir dit. Tu n’as rien fait de mal et ce n’est pas ta faute, quoi que tu aies envoyé ou dit. Tu n’as pas à répondre, ni à envoyer quoi que ce soit, ni à rencontrer qui que ce soit. Garde les messages pour qu’un adulte puisse les voir.',
    },
    threat: {
      little: 'C’est bien de le dire, et personne n’a le droit de faire du mal.',
      older:
        'Merci de le dire. Personne n’a le droit de te faire du mal ni de te menacer, et une colère si forte qu’on veut blesser quelqu’un peut se porter avec de l’aide, sans lui obéir. Va là où tu es en sécurité, loin de tout ce qui pourrait blesser quelqu’un.',
    },
    violence: {
      little: 'Merci de le dire avant qu’il se passe quelque chose.',
      older:
        'Merci de le dire avant qu’il se passe quelque chose. Des sentiments aussi forts peuvent se porter avec de l’aide, et tu n’as pas à leur obéir. S’il y a près de toi quelque chose qui peut blesser, éloigne-t’en.',
    },
    runaway: {
      little: 'C’est bien de l’avoir dit, et personne ne va te gronder.',
      older:
        'Merci de le dire. Quelque chose doit être très dur quand on veut partir, et tu n’as rien fait de mal. Reste là où il y a du monde et de la lumière, et dis à quelqu’un de sûr où tu es avant d’aller où que ce soit.',
    },
    bullying: {
      little: 'Ce n’est pas normal, et ce n’est pas ta faute.',
      older:
        'Merci de l’avoir dit. Ce qu’on te fait n’est pas normal, et ce n’est pas ta faute. En parler, ce n’est pas rapporter : c’est ainsi que cela peut s’arrêter. Si quelque chose a été écrit ou publié, garde-le pour pouvoir le montrer.',
    },
    substances: {
      little: 'C’est bien de l’avoir dit, et moi, je ne te gronde pas.',
      older:
        'Merci d’en parler franchement. Tu peux dire non aujourd’hui, quoi qu’il se soit passé avant, et des gens peuvent t’aider sans te faire honte. Si toi ou quelqu’un d’autre a pris quelque chose et se sent mal, bizarre ou très endormi, va chercher un adulte maintenant.',
    },
    eating: {
      little: 'Ton corps est bien, et il a besoin de manger.',
      older:
        'Merci de l’avoir dit. Manger, ou aimer son corps, peut être très difficile, et ce n’est pas ta faute. Ta valeur n’est pas un chiffre sur une balance. Des médecins et d’autres personnes connaissent bien cela, et avec elles c’est plus facile qu’en restant seul.',
    },
    despair: {
      little: 'Je suis désolé que ce soit si dur, et c’est bien de l’avoir dit.',
      older:
        'Merci de l’avoir dit. Je suis désolé que ce soit si lourd. Ce n’est pas de la faiblesse, tu n’es de trop pour personne, et tu n’as pas à porter cela sans aide.',
    },
    unclear: {
      little: 'C’est très bien de dire que tu as besoin d’aide.',
      older:
        'Merci de dire que tu as besoin d’aide. Tu n’as rien fait de mal, et tu n’as pas à trouver les mots parfaits.',
    },
  },
  goTo: {
    little: {
      named: {
        standard: 'Parles-en aujourd’hui à un adulte de confiance.',
        severe: 'Va voir maintenant un adulte de confiance.',
      },
      safe: {
        standard: 'Parles-en aujourd’hui à un adulte avec qui tu te sens en sécurité.',
        severe: 'Va voir maintenant un adulte avec qui tu te sens en sécurité.',
      },
    },
    older: {
      named: {
        standard:
          'Parle aujourd’hui à un adulte de confiance, comme un enseignant, un parent, un pasteur ou un animateur du camp.',
        severe:
          'Va tout de suite voir un adulte de confiance, comme un enseignant, un parent, un pasteur ou un animateur du camp. Ne garde pas cela pour toi.',
      },
      safe: {
        standard:
          'Parle aujourd’hui à un adulte avec qui tu te sens en sécurité. Si le premier ne t’écoute pas, parles-en à un autre.',
        severe:
          'Va tout de suite voir un adulte avec qui tu te sens en sécurité. Ne garde pas cela pour toi, et si le premier ne t’écoute pas, parles-en à un autre.',
      },
    },
  },
  told: {
    little: {
      now: 'J’ai prévenu les adultes du camp, et ils peuvent le lire maintenant.',
      soon: 'J’ai laissé un message aux adultes du camp, mais ne les attends pas.',
      'nobody-before-morning':
        'Je leur ai aussi laissé un message, mais peut-être que personne ne le lira avant demain matin.',
      'nobody-before-class':
        'Je leur ai aussi laissé un message, mais peut-être que personne ne le lira avant la prochaine séance.',
      nobody: 'Je suis un programme et je ne peux pas aller chercher un adulte pour toi.',
    },
    older: {
      now: 'Je ne suis qu’un programme : j’ai donc prévenu les adultes responsables de toi dans ce camp. L’un d’eux était là il y a quelques minutes et peut le lire maintenant.',
      soon: 'Je ne suis qu’un programme : j’ai donc laissé un message aux adultes responsables de toi dans ce camp. Ils le verront quand ils regarderont, alors n’attends pas cela.',
      'nobody-before-morning':
        'Je ne suis qu’un programme. J’ai laissé un message aux adultes responsables de toi dans ce camp, mais personne ne le lira peut-être avant demain matin, alors n’attends pas cela.',
      'nobody-before-class':
        'Je ne suis qu’un programme. J’ai laissé un message aux adultes responsables de toi dans ce camp, mais personne ne le lira peut-être avant la prochaine séance, dans quelques jours peut-être, alors n’attends pas cela.',
      nobody:
        'Je ne suis qu’un programme, et je ne peux pas promettre qu’un adulte lise ceci ici. Alors parles-en toi-même à quelqu’un.',
    },
  },
  lines: 'Tu peux aussi appeler {lines}.',
  askForLine: 'Tu peux aussi demander à un adulte le numéro d’aide aux enfants de ton pays.',
  emergency: 'Si toi ou quelqu’un d’autre est en danger maintenant, appelle le {emergency}.',
  poison: 'Appelle le centre antipoison au {poison}, ou le {emergency} si quelqu’un va très mal.',
  noPoisonLine:
    'Appelle maintenant le {emergency} et dis ce qui a été avalé ou ce qui s’est passé.',
  or: 'ou',
};
