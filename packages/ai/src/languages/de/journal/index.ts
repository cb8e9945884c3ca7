import type { JournalLanguage } from '../../../journal/language.ts';
import * as olderHeavy from './older-heavy.ts';
import * as olderLight from './older-light.ts';
import { signs } from './signs.ts';
import { things } from './things.ts';
import { thoughts } from './thoughts.ts';
import * as youngHeavy from './young-heavy.ts';
import * as youngLight from './young-light.ts';

export const de: JournalLanguage = {
  voices: {
    young: { ...youngHeavy, ...youngLight },
    older: { ...olderHeavy, ...olderLight },
  },
  thoughts,
  things,
  signs,
  notices: {
    young: [
      'Du hast {thing} erwähnt.',
      'Du hast auch {thing} aufgeschrieben.',
      'Du denkst an {thing}.',
    ],
    older: [
      'Du erwähnst {thing}, und das macht es anschaulich.',
      'Dass du {thing} erwähnst, macht den Text lebendig.',
      'Ich habe bemerkt, dass du {thing} erwähnst.',
    ],
  },
  strongFeeling: {
    young: [
      'Das ist ein großes Gefühl.',
      'Das fühlt sich bestimmt sehr stark an.',
      'Da ist ganz viel in dir los.',
    ],
    older: [
      'Dieses Gefühl scheint gerade sehr stark zu sein.',
      'Hinter deinen Worten steckt viel Kraft.',
      'Das geht offenbar tief.',
    ],
  },
  longEntry: {
    young: [
      'Du hast viel geschrieben.',
      'Du hast viele Worte gefunden.',
      'Du bist lange drangeblieben.',
    ],
    older: [
      'Du hast dir Zeit genommen und genau erzählt.',
      'Du hast dem viel Raum gegeben.',
      'Du bist drangeblieben und hast mehr als ein paar Zeilen geschrieben.',
    ],
  },
  questionAsked: {
    young: [
      'Gute Frage: Wen könntest du fragen?',
      'Was glaubst du selbst?',
      'Frag auch einen Erwachsenen, dem du vertraust.',
    ],
    older: [
      'Du hast eine echte Frage gestellt; wem würdest du sie anvertrauen?',
      'Was wäre deine eigene erste Antwort?',
      'Deine Frage verdient die Antwort eines Menschen: einer Lehrkraft, deiner Eltern oder eines Pastors.',
    ],
  },
  thanks: [
    'Danke, dass du das geschrieben hast, {name}.',
    'Schön, dass du geschrieben hast, {name}.',
    'Danke für deine Worte, {name}.',
  ],
  negations: 'nicht|kein|keine|keinen|nie|niemals|gar_nicht|ohne',
  intensifiers: ['so|sehr|richtig|total|mega|voll|immer|nie|ganz|echt|unglaublich|wirklich'],
  questionStarts: ['\\. warum|wieso|wie|was|wer|wann|wo|kann|gibt|ist|hat'],
};
