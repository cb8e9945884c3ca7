import type { JournalLanguage } from '../../../journal/language.ts';
import * as olderGlad from './older-glad.ts';
import * as olderHeavy from './older-heavy.ts';
import * as olderLife from './older-life.ts';
import { signs } from './signs.ts';
import { things } from './things.ts';
import { thoughts } from './thoughts.ts';
import * as youngGlad from './young-glad.ts';
import * as youngHeavy from './young-heavy.ts';
import * as youngLife from './young-life.ts';

export const en: JournalLanguage = {
  voices: {
    young: { ...youngHeavy, ...youngGlad, ...youngLife },
    older: { ...olderHeavy, ...olderGlad, ...olderLife },
  },
  thoughts,
  things,
  signs,
  notices: {
    young: [
      'You wrote about {thing}.',
      'I noticed {thing} in your words.',
      'You mentioned {thing}.',
      'I read about {thing} in your entry.',
    ],
    older: [
      'I noticed that you mentioned {thing}.',
      'You chose to write about {thing}, and that makes it concrete.',
      'It stood out to me that you mentioned {thing}.',
      'Mentioning {thing} makes it easy to follow you.',
    ],
  },
  strongFeeling: {
    young: ['That is a big feeling.', 'It sounds very strong.', 'That must feel huge inside.'],
    older: [
      'It reads as if this feeling is very strong right now.',
      'There is a lot of force behind your words.',
      'This clearly goes deep.',
    ],
  },
  longEntry: {
    young: ['You wrote a lot.', 'You found so many words.', 'You kept writing, line after line.'],
    older: [
      'You took your time and went into detail.',
      'You gave this a lot of thought and space.',
      'You stayed with it and wrote more than a few lines.',
    ],
  },
  questionAsked: {
    young: [
      'You asked something; ask a grown-up you trust too.',
      'Good question: who could you ask about it?',
      'What do you think the answer could be?',
      'Keep your question and ask it at camp.',
    ],
    older: [
      'You asked a real question; who would you trust with it?',
      'Your question deserves a person’s answer: a teacher, a parent or a pastor.',
      'What would your own first answer be?',
      'Write your question down and take it to someone who knows you.',
    ],
  },
  thanks: [
    'Thank you for writing this, {name}.',
    'Good that you wrote, {name}.',
    'Thanks for sharing this here, {name}.',
  ],
  negations: 'not|dont|didnt|isnt|wasnt|never|no|no_longer|arent|werent|doesnt|cant|wont|hardly',
  intensifiers: [
    'so|very|really|super|extremely|totally|always|never|ever|most|completely|absolutely|too|much|terribly',
  ],
  questionStarts: ['\\. why|how|what|who|when|where|does|do|is|are|can|could|will'],
};
