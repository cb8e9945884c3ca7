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
  [{ kind: 'word', ...ASKED, options: [] }, 'Who built the ark?'],
])('a question is read with what is offered, options under their own letters', (asked, words) => {
  expect(spokenQuestion(asked, [0, 2], ['True', 'False'])).toBe(words);
});
