import type { JournalLanguage } from '../../../journal/language.ts';
import * as olderHeavy from './older-heavy.ts';
import * as olderLight from './older-light.ts';
import { signs } from './signs.ts';
import { things } from './things.ts';
import { thoughts } from './thoughts.ts';
import * as youngHeavy from './young-heavy.ts';
import * as youngLight from './young-light.ts';

export const es: JournalLanguage = {
  voices: {
    young: { ...youngHeavy, ...youngLight },
    older: { ...olderHeavy, ...olderLight },
  },
  thoughts,
  things,
  signs,
  notices: {
    young: [
      'Mencionaste {thing}.',
      'También escribiste sobre {thing}.',
      'Te acordaste de mencionar {thing}.',
    ],
    older: [
      'Me fijé en que mencionas {thing}.',
      'Mencionas {thing}, y eso lo hace concreto.',
      'Que menciones {thing} da vida al texto.',
    ],
  },
  strongFeeling: {
    young: ['Es un sentimiento grande.', 'Eso se siente muy fuerte.', 'Hay mucho dentro de ti.'],
    older: [
      'Parece que este sentimiento es muy fuerte ahora.',
      'Hay mucha fuerza en tus palabras.',
      'Se nota que esto llega hondo.',
    ],
  },
  longEntry: {
    young: [
      'Escribiste mucho.',
      'Encontraste muchas palabras.',
      'Seguiste escribiendo línea tras línea.',
    ],
    older: [
      'Te tomaste tiempo y contaste los detalles.',
      'Le diste mucho espacio a esto.',
      'Escribiste con calma más que unas pocas líneas.',
    ],
  },
  questionAsked: {
    young: [
      'Buena pregunta: ¿a quién podrías preguntarle?',
      '¿Cuál crees que es la respuesta?',
      'Pregúntale también a una persona mayor de confianza.',
    ],
    older: [
      'Hiciste una pregunta de verdad; ¿a quién se la confiarías?',
      '¿Cuál sería tu primera respuesta?',
      'Tu pregunta merece la respuesta de una persona: un profesor, tus padres o un pastor.',
    ],
  },
  thanks: [
    'Gracias por escribir esto, {name}.',
    'Qué bien que escribieras, {name}.',
    'Gracias por tus palabras, {name}.',
  ],
  negations: 'no|nunca|jamás|sin|ni|ya_no',
  intensifiers: ['muy|tan|mucho|muchísimo|súper|super|siempre|nunca|totalmente|tanto|demasiado'],
  questionStarts: ['\\. por_qué|porque|cómo|qué|quién|cuándo|dónde|puede|existe'],
};
