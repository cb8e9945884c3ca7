import { expect, test } from 'vitest';
import { questionAnswerSchema, readAnswer } from './answer.ts';

test.each(['Noah', ' l’été ', 'C++', '🐟', '-5', 'w'.repeat(60), 3.5, [0, 2]])(
  'an answer may be %j',
  (answer) => {
    expect(questionAnswerSchema.parse(answer)).toEqual(answer);
  },
);

test.each(['a\u0000b', 'a\u001bb', 'a\nb', 'a\u0085b', '\ud83d', 'w'.repeat(61), [101], true])(
  'an answer may not be %j',
  (answer) => {
    expect(questionAnswerSchema.safeParse(answer).success).toBe(false);
  },
);

test('an answer is read as it was stored at any time', () => {
  expect(readAnswer('"a\\u001bb"')).toBe('a\u001bb');
  expect(readAnswer('[1,0]')).toEqual([1, 0]);
});
