import { lessonActSchema } from '@lamplight/domain/acts';
import { teach, USUAL_SETTINGS } from '@lamplight/domain/training';
import { describe, expect, it } from 'vitest';
import { cardsOf, type Example, taughtFrom, testOf } from './lab.ts';

const hand = (name: string, variant: number, group: number, kind: number) => ({
  text: name,
  drawing: { name, variant },
  group,
  kind,
});
const act = lessonActSchema.parse({
  kind: 'train',
  question: 'Whose are misread?',
  explanation: 'So.',
  practises: [0],
  learner: 'neighbors',
  asks: 'misread',
  groups: [{ text: 'One' }, { text: 'Seven' }],
  kinds: ['Plain', 'Flagged'],
  examples: [1, 2].flatMap((variant) => [
    hand('one-plain', variant, 0, 0),
    hand('seven-plain', variant, 1, 0),
    hand('one-flag', variant, 0, 1),
    hand('seven-bar', variant, 1, 1),
  ]),
  tests: [
    hand('one-plain', 11, 0, 0),
    hand('seven-plain', 12, 1, 0),
    hand('one-flag', 11, 0, 1),
    hand('seven-bar', 11, 1, 1),
  ],
});
if (act.kind !== 'train') throw new Error('no training');

function tested(piled: readonly Example[]) {
  if (act.kind !== 'train') throw new Error('no training');
  const taught = taughtFrom(act, piled);
  const machine = teach(act.learner, taught, { ...USUAL_SETTINGS, k: 1 });
  if (machine === null) throw new Error('nothing was taught');
  return testOf(act, machine, taught);
}

describe('a test', () => {
  it('shows whose were left out', () => {
    const { table, confusion, all } = tested(cardsOf(act, [0]));
    expect(table).toEqual([
      { right: 2, wrong: 0 },
      { right: 1, wrong: 1 },
    ]);
    expect(confusion).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect(all).toEqual({ right: 3, wrong: 1 });
  });

  it('makes no mistake once everybody has taught', () => {
    expect(tested(cardsOf(act, [0, 1])).all).toEqual({ right: 4, wrong: 0 });
  });

  it('is passed by heart with what was taught', () => {
    expect(tested(cardsOf(act, [0])).practiced).toEqual({ right: 4, wrong: 0 });
  });

  it('believes whoever puts a card into the wrong pile', () => {
    const swapped = cardsOf(act, [0]).map((one) => ({ ...one, group: 1 - one.group }));
    expect(tested(swapped).table[0]).toEqual({ right: 0, wrong: 2 });
  });
});

it('what a child draws or writes is taught as well as a card', () => {
  const own: Example[] = [
    { group: 0, strokes: [[0, 0, 0, 9]] },
    { group: 1, text: 'damp' },
    { group: 1, card: 99 },
  ];
  expect(taughtFrom(act, own)).toEqual(own.slice(0, 2));
});
