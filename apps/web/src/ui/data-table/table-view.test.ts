import { describe, expect, test } from 'vitest';
import { pageOf, searchRows, sortRows, turned } from './table-view.ts';

const people = [
  { name: 'Zoë', day: 10 },
  { name: 'adam', day: 2 },
  { name: 'Élise', day: null },
];

describe('searching', () => {
  const found = (typed: string) => searchRows(people, typed, ({ name }) => name);

  test('finds words in any case, with accents or without', () => {
    expect(found('zoe')).toEqual([people[0]]);
    expect(found('ADAM')).toEqual([people[1]]);
    expect(found('élise')).toEqual([people[2]]);
  });

  test('wants every word that was typed', () => {
    const text = () => 'Ruth Miller ruth@example.org';
    expect(searchRows(people, 'miller ruth', text)).toHaveLength(3);
    expect(searchRows(people, 'miller boaz', text)).toHaveLength(0);
  });

  test('for nothing, or for spaces, leaves all', () => {
    expect(found('')).toEqual(people);
    expect(found('   ')).toEqual(people);
  });
});

describe('sorting', () => {
  test('puts words in the order of the language', () => {
    const sorted = sortRows(people, ({ name }) => name, 'ascending', 'en');
    expect(sorted.map(({ name }) => name)).toEqual(['adam', 'Élise', 'Zoë']);
  });

  test('puts numbers by size, in both directions, and what is absent last', () => {
    const days = (direction: 'ascending' | 'descending') =>
      sortRows(people, ({ day }) => day, direction, 'en').map(({ day }) => day);
    expect(days('ascending')).toEqual([2, 10, null]);
    expect(days('descending')).toEqual([10, 2, null]);
  });

  test('turns a column round when it is pressed again, and begins upwards with another one', () => {
    expect(turned(null, 'name')).toEqual({ column: 'name', direction: 'ascending' });
    expect(turned({ column: 'name', direction: 'ascending' }, 'name').direction).toBe('descending');
    expect(turned({ column: 'name', direction: 'descending' }, 'name').direction).toBe('ascending');
    expect(turned({ column: 'name', direction: 'ascending' }, 'day').direction).toBe('ascending');
  });
});

describe('pages', () => {
  const rows = [1, 2, 3, 4, 5];

  test('hold so many rows each', () => {
    expect(pageOf(rows, 0, 2)).toEqual({ rows: [1, 2], page: 0, pages: 3, from: 1, to: 2 });
    expect(pageOf(rows, 2, 2)).toEqual({ rows: [5], page: 2, pages: 3, from: 5, to: 5 });
  });

  test('that are not there fall back to the last one', () => {
    expect(pageOf(rows, 9, 2).page).toBe(2);
  });

  test('of an empty list are one, with nothing on it', () => {
    expect(pageOf([], 0, 2)).toEqual({ rows: [], page: 0, pages: 1, from: 0, to: 0 });
  });
});
