import type { PlayedQuestion } from '@lamplight/domain/multiplayer';
import { expect, test } from 'vitest';
import { spokenQuestion } from './spoken-question.ts';

const ASKED = { id: 'q', text: 'Who built the ark?', category: 'People', picture: null };

test.each<[PlayedQuestion, string]>([
  [
    { kind: 'choice', ...ASKED, options: ['Noah', 'Moses', 'Who?'] },
    'Who built the ark?\nA: Noah.\nC: Who?',
  ],
  [{ kind: 'true-false', ...ASKED, options: [] }, 'Who built the ark?\nA: True.\nB: False.'],
  [{ kind: 'order', ...ASKED, options: ['Noah', 'Abram'] }, 'Who built the ark?\nNoah.\nAbram.'],
  [
    { kind: 'match', ...ASKED, lefts: ['Noah'], options: ['ark'] },
    'Who built the ark?\nNoah.\nark.',
  ],
  [{ kind: 'order', ...ASKED, options: ['$3', '$5 or $6'] }, 'Who built the ark?\n$3.\n$5 or $6.'],
  [{ kind: 'match', ...ASKED, lefts: ['Loaf'], options: ['$3'] }, 'Who built the ark?\nLoaf.\n$3.'],
  [
    { kind: 'several', ...ASKED, options: ['\\$3', '$4$', '\\$5'] },
    'Who built the ark?\nA: $3.\nC: $5.',
  ],
  [{ kind: 'word', ...ASKED, options: [] }, 'Who built the ark?'],
])('a question is read with what is offered, options under their own letters', (asked, words) => {
  expect(spokenQuestion(asked, [0, 2], ['True', 'False'])).toBe(words);
});
