import { describe, expect, it } from 'vitest';
import { type ActAnswer, lessonActSchema } from './act.ts';
import { choicesOf, markAct } from './mark.ts';
import { rightAnswer } from './right-answer.ts';

const card = (text: string, group: number, kind: number) => ({ text, group, kind });
const CARDS = [card('snow', 0, 0), card('beach', 1, 0), card('June', 0, 1), card('December', 1, 1)];
const PLAIN_CARDS = CARDS.map(({ text, group }) => ({ text, group }));
const TRAIN = {
  kind: 'train',
  question: 'Whose words are misread?',
  explanation: 'So.',
  practises: [0],
  learner: 'network',
  groups: [{ text: 'winter' }, { text: 'summer' }],
  kinds: ['North', 'South'],
  examples: CARDS,
  tests: [...CARDS, card('ice', 0, 0)],
  asks: 'misread',
};
const misread = lessonActSchema.parse(TRAIN);
const mistakes = lessonActSchema.parse({
  ...TRAIN,
  kinds: [],
  examples: PLAIN_CARDS,
  tests: PLAIN_CARDS,
  asks: 'mistakes',
});

describe('what is read from the table of a test', () => {
  it.each([
    ['who is misread most', misread, [1, 3, 0, 0, 2], true],
    ['somebody else', misread, [0, 3, 0, 0, 2], false],
    ['that all are read alike', misread, [2, 3, 0, 2, 0], true],
    ['somebody, where all are read alike', misread, [1, 3, 0, 2, 0], false],
    ['the number of mistakes', mistakes, [3, 1, 1, 0, 2], true],
    ['another number', mistakes, [2, 1, 1, 0, 2], false],
    ['a table of other tests', mistakes, [1, 5, 1, 2, 0], false],
    ['a table that is not whole', misread, [1, 3, 0], false],
    ['a table with half a test', mistakes, [1, 1.5, 0.5, 1.5, 0.5], false],
    ['a table with less than nothing', mistakes, [0, 3, -1, 1, 1], false],
    ['no table at all', mistakes, [], false],
  ] as const)('is marked: %s', (_, act, answer: ActAnswer, right) => {
    expect(markAct(act, answer)).toBe(right);
  });

  it('may be guessed by luck among so many', () => {
    expect(choicesOf(misread)).toBe(3);
    expect(choicesOf(mistakes)).toBe(5);
  });

  it.each([misread, mistakes])('has a right answer', (act) => {
    expect(markAct(act, rightAnswer(act) ?? [])).toBe(true);
  });
});

describe('a training', () => {
  it.each([
    ['a pile without an example', { examples: CARDS.map((one) => ({ ...one, group: 0 })) }],
    ['a kind without a test', { tests: CARDS.map((one) => ({ ...one, kind: 0 })) }],
    ['kinds that nobody named', { kinds: [] }],
    ['a single pile', { groups: [{ text: 'winter' }] }],
  ])('is refused with %s', (_, change) => {
    expect(lessonActSchema.safeParse({ ...TRAIN, ...change }).success).toBe(false);
    expect(lessonActSchema.safeParse(TRAIN).success).toBe(true);
  });
});
