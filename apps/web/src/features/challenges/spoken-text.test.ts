import type { Challenge } from '@lamplight/domain/challenges';
import { expect, test } from 'vitest';
import { spokenText } from './spoken-text.ts';
import { mathChallenge } from './testing/challenges.ts';

const { content } = mathChallenge();
const COMMON = { ...mathChallenge(), title: 'Title', description: 'Task?' };

const CASES: readonly (readonly [string, Challenge, string])[] = [
  ['a story', { ...COMMON, content }, 'Title\nTask?'],
  [
    'an equation',
    { ...COMMON, content: { ...content, form: 'equation' } },
    'Title\nTask?\n3 + 4 = x',
  ],
  [
    'a passage before its question',
    {
      ...COMMON,
      type: 'reading',
      content: { passage: 'Once.', goodAnswer: 'Yes.' },
      correctAnswer: 'open',
    },
    'Title\nOnce.\nTask?',
  ],
  [
    'an experiment before its question',
    {
      ...COMMON,
      type: 'science',
      content: { description: 'Look.', goodAnswer: 'Yes.' },
      correctAnswer: 'open',
    },
    'Title\nLook.\nTask?',
  ],
  [
    'what to make and what to tell of it',
    { ...COMMON, type: 'creative', content: { question: 'How was it?' }, correctAnswer: null },
    'Title\nTask?\nHow was it?',
  ],
  [
    'clues and options',
    {
      ...COMMON,
      type: 'logic',
      content: { clues: ['A clue.'], options: ['Ada', 'Ben'], explanation: 'Ada.' },
      correctAnswer: 'Ada',
    },
    'Title\nTask?\nA clue.\nAda\nBen',
  ],
];

test.each(CASES)('read aloud is %s, and never the answer', (_, challenge, spoken) => {
  expect(spokenText(challenge)).toBe(spoken);
});
