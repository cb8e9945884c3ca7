import { lessonActSchema } from '@lamplight/domain/acts';
import { describe, expect, it } from 'vitest';
import { afterAnswer, isOver, NO_TRIES, triesOf } from './tries.ts';

const once = { verdict: 'wrong', wrong: 1 } as const;

describe('the tries of an act', () => {
  it.each([
    ['a right answer', NO_TRIES, true, { verdict: 'right', wrong: 0 }, true],
    ['a wrong one', NO_TRIES, false, { verdict: 'wrong', wrong: 1 }, false],
    ['a second wrong one', once, false, { verdict: 'shown', wrong: 2 }, true],
    ['a right one after a wrong one', once, true, { verdict: 'right', wrong: 1 }, true],
    ['one that is neither', NO_TRIES, null, { verdict: 'done', wrong: 0 }, true],
  ])('after %s', (_, before, correct, after, over) => {
    expect(afterAnswer(before, correct)).toEqual(after);
    expect(isOver(after as typeof once)).toBe(over);
  });

  it('go on where somebody left', () => {
    const count = lessonActSchema.parse({
      kind: 'count',
      question: 'How many?',
      explanation: 'Seven.',
      practises: [0],
      of: 'sheep',
      count: 7,
    });
    expect(triesOf(count, null)).toEqual(NO_TRIES);
    expect(triesOf(count, [7])).toEqual({ verdict: 'right', wrong: 0 });
    expect(triesOf(count, [6])).toEqual(once);
  });
});
