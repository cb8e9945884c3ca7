import type { JournalLanguage } from '../../../journal/language.ts';
import * as olderHeavy from './older-heavy.ts';
import * as olderLight from './older-light.ts';
import { signs } from './signs.ts';
import { things } from './things.ts';
import { thoughts } from './thoughts.ts';
import * as youngHeavy from './young-heavy.ts';
import * as youngLight from './young-light.ts';

export const fr: JournalLanguage = {
  voices: {
    young: { ...youngHeavy, ...youngLight },
    older: { ...olderHeavy, ...olderLight },
  },
  thoughts,
  things,
  signs,
  notices: {
    young: [
      'Tu as mentionné {thing}.',
      'Tu as même noté {thing}.',
      'Tu as pensé à mentionner {thing}.',
    ],
    older: [
      'J’ai remarqué que tu mentionnes {thing}.',
      'Tu mentionnes {thing}, et cela rend le texte concret.',
      'Mentionner {thing} rend ton texte vivant.',
    ],
  },
  strongFeeling: {
    young: [
      'C’est un grand sentiment.',
      'Cela doit être très fort.',
      'Il se passe beaucoup de choses en toi.',
    ],
    older: [
      'Ce sentiment semble très fort en ce moment.',
      'Il y a beaucoup de force derrière tes mots.',
      'On voit que cela va loin.',
    ],
  },
  longEntry: {
    young: [
      'Tu as beaucoup écrit.',
      'Tu as trouvé beaucoup de mots.',
      'Tu as écrit ligne après ligne.',
    ],
    older: [
      'Tu as pris ton temps et donné des détails.',
      'Tu as donné beaucoup de place à cela.',
      'Tu as écrit bien plus que quelques lignes.',
    ],
  },
  questionAsked: {
    young: [
      'Bonne question : à qui peux-tu la poser ?',
      'Quelle est ta propre idée ?',
      'Demande aussi à un adulte de confiance.',
    ],
    older: [
      'Tu as posé une vraie question ; à qui la confierais-tu ?',
      'Quelle serait ta première réponse ?',
      'Ta question mérite la réponse d’une personne : un enseignant, tes parents ou un pasteur.',
    ],
  },
  thanks: [
    'Merci d’avoir écrit cela, {name}.',
    'C’est bien que tu écrives, {name}.',
    'Merci pour tes mots, {name}.',
  ],
  negations: 'pas|jamais|plus|sans|ni|aucun|aucune',
  intensifiers: ['très|trop|tellement|vraiment|super|toujours|jamais|tout|si|complètement'],
  questionStarts: ['\\. pourquoi|comment|quest_ce|quoi|qui|quand|où|est_ce|peut_on'],
};
