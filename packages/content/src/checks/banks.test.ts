import { describe, expect, it } from 'vitest';
import type { ReadingItem } from '../challenges/items.ts';
import type { WrittenBank } from './bank-item.ts';
import { bankStretches, checkBanks } from './banks.ts';

const PASSAGE = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');

function item(changes: Partial<ReadingItem> = {}): ReadingItem {
  return {
    key: 'reading-young-lost-lamb',
    title: 'The Lost Lamb',
    difficulty: 'easy',
    passage: `${PASSAGE}.`,
    question: 'Why did the shepherd go back?',
    hints: ['Look at the second sentence.', 'Whom did he count?'],
    goodAnswer: 'One lamb was missing.',
    ...changes,
  };
}

/** A sound bank: four items in each week, then those that are given. */
function bank(...added: ReadingItem[]): WrittenBank {
  const ofWeeks = Array.from({ length: 32 }, (_, index) =>
    item({
      key: `reading-young-number-${index}`,
      title: `Number ${index}`,
      week: Math.floor(index / 4) + 1,
    }),
  );
  return { type: 'reading', band: 'young', items: [...ofWeeks, ...added] };
}

const messages = (...added: ReadingItem[]) =>
  checkBanks([bank(...added)]).map(({ label, message }) => `${label}: ${message}`);

describe('a bank of written challenges', () => {
  it('has no findings when it is sound', () => {
    expect(messages(item())).toEqual([]);
  });

  it.each([
    ['another key', { key: 'lost-lamb' }, 'the key is not reading-young-some-words'],
    ['an unknown difficulty', { difficulty: 'expert' as 'hard' }, "'expert' is no difficulty"],
    ['a week after the last', { week: 9 }, '9 is no week of the programme'],
    ['a short passage', { passage: 'Too short.' }, '2 words, not 45 to 95'],
    ['one hint', { hints: ['Look again.'] }, '1 hints, not 2 to 3'],
    ['a hint that is said twice', { hints: ['Look.', 'Look.'] }, 'says a hint twice'],
    ['an empty question', { question: ' ' }, 'question is empty'],
  ])('is told of %s', (_, changes, message) => {
    expect(messages(item(changes)).some((found) => found.endsWith(message))).toBe(true);
  });

  it('is told of a key and a title that another item has', () => {
    expect(messages(item(), item({ title: 'Another' }))).toEqual([
      'reading-young-lost-lamb: its key is also that of challenges/reading/young reading-young-lost-lamb',
    ]);
    expect(messages(item(), item({ key: 'reading-young-other' }))).toHaveLength(1);
  });

  it('is told of a week with fewer than four reading items', () => {
    const { items, ...rest } = bank();
    expect(checkBanks([{ ...rest, items: items.slice(1) }])).toEqual([
      { path: 'challenges/reading/young', label: 'week 1', message: '3 items, not at least 4' },
    ]);
  });

  it('is told of a long sentence for the littlest', () => {
    const question = 'What would you have said to the shepherd who came back so late?';
    const little = { ...bank(item({ question })), band: 'little' as const };
    const found = checkBanks([little]).map(({ message }) => message);
    expect(found).toContain(`question: a sentence of 13 words: ${question}`);
  });

  it('gives its words to the checks of all texts, item by item', () => {
    const stretches = bankStretches([{ ...bank(), items: [item()] }]);
    expect(stretches.map(({ label }) => label)).toEqual([
      'reading-young-lost-lamb title',
      'reading-young-lost-lamb passage',
      'reading-young-lost-lamb question',
      'reading-young-lost-lamb hints[0]',
      'reading-young-lost-lamb hints[1]',
      'reading-young-lost-lamb goodAnswer',
    ]);
  });
});
