import { describe, expect, it } from 'vitest';
import { type LessonAct, lessonActSchema } from './act.ts';
import { choicesOf, hasRightAnswer, markAct } from './mark.ts';
import { rightAnswer } from './right-answer.ts';

const asked = { question: 'What?', explanation: 'So.', practises: [0] };
const act = (kind: string, rest: object): LessonAct =>
  lessonActSchema.parse({ kind, ...asked, ...rest });
const labels = (...texts: string[]) => texts.map((text) => ({ text }));

const order = act('order', { items: labels('light', 'sky', 'land') });
const verse = act('verse', { reference: 'Psalm 150:6', pieces: ['praise', 'the', 'Lord', 'the'] });
const sort = act('sort', {
  groups: labels('day', 'night'),
  items: [
    { text: 'owl', group: 1 },
    { text: 'sun', group: 0 },
    { text: 'moon', group: 1 },
  ],
});
const match = act('match', {
  pairs: [
    { left: { text: '2 + 2' }, right: { text: '4' } },
    { left: { text: '3 + 3' }, right: { text: '6' } },
    { left: { text: '1 + 3' }, right: { text: '4' } },
  ],
});
const gap = act('gap', {
  pieces: ['God named it ', ' and ', '.'],
  words: ['day', 'night', 'noon'],
});
const tap = act('tap', {
  parts: [
    { name: 'tent', text: 'The tent', thought: 'It is dark.' },
    { name: 'sun', text: 'The sun', thought: null },
  ],
  answer: 1,
});
const count = act('count', { of: 'sheep', count: 7 });

describe('an answer to an act', () => {
  it.each([
    ['the right order', order, [0, 1, 2], true],
    ['another order', order, [1, 0, 2], false],
    ['an order with something left out', order, [0, 1], false],
    ['a verse whose equal words changed places', verse, [0, 3, 2, 1], true],
    ['a verse in another order', verse, [0, 2, 1, 3], false],
    ['each thing in its group', sort, [1, 0, 1], true],
    ['a thing in another group', sort, [1, 1, 1], false],
    ['pairs, of which two end alike', match, [2, 1, 0], true],
    ['pairs that do not belong together', match, [1, 0, 2], false],
    ['the words of the gaps', gap, [0, 1], true],
    ['the words of the gaps the wrong way round', gap, [1, 0], false],
    ['a word that belongs nowhere', gap, [2, 1], false],
    ['a word that there is not', gap, [9, 1], false],
    ['what is looked for in the scene', tap, [1], true],
    ['something else in the scene', tap, [0], false],
    ['the right number', count, [7], true],
    ['another number', count, [6], false],
  ] as const)('is marked: %s', (_, asked, answer, right) => {
    expect(markAct(asked, answer)).toBe(right);
  });

  it.each([
    ['slide', { from: 0, to: 60, step: 5, unit: 'minutes', answer: 35 }, [20]],
    ['predict', { options: labels('It sinks', 'It floats') }, [0]],
    ['draw', {}, []],
    ['write', {}, []],
  ] as const)('is neither right nor wrong in %s', (kind, rest, answer) => {
    expect(markAct(act(kind, rest), answer)).toBeNull();
    expect(hasRightAnswer(act(kind, rest))).toBe(false);
  });

  it.each([order, verse, sort, match, gap, tap, count])('is one of the two in $kind', (asked) => {
    expect(hasRightAnswer(asked)).toBe(true);
  });
});

describe('the chance of a lucky guess', () => {
  it.each([
    ['one of two things in the scene', tap, 2],
    ['one gap with two words', act('gap', { pieces: ['It is ', '.'], words: ['day', 'noon'] }), 2],
    ['two gaps', gap, 0],
    ['an order', order, 0],
  ] as const)('is known for %s', (_, asked, choices) => {
    expect(choicesOf(asked)).toBe(choices);
  });
});

describe('the right answer', () => {
  it.each([
    ['order', order],
    ['verse', verse],
    ['sort', sort],
    ['match', match],
    ['gap', gap],
    ['tap', tap],
    ['count', count],
  ] as const)('of %s is marked as right', (_, asked) => {
    expect(markAct(asked, rightAnswer(asked) ?? [])).toBe(true);
  });

  it('is none where nothing is right or wrong', () => {
    expect(rightAnswer(act('predict', { options: labels('It sinks', 'It floats') }))).toBeNull();
  });
});
