import { LONGEST_QUERY } from '@lamplight/domain/scripture';
import { expect, test } from 'vitest';
import { scriptureSearch } from './scripture-search.ts';

test.each([
  [{ q: 'John 3:16' }, 'John 3:16'],
  [{ q: '  love ' }, 'love'],
  [{ q: 40 }, '40'],
  [{ q: '' }, undefined],
  [{ q: ['love'] }, undefined],
  [{}, undefined],
])('%j looks up %j', (search, q) => {
  expect(scriptureSearch(search)).toEqual({ q });
});

test('a longer text is cut to what can be looked up', () => {
  expect(scriptureSearch({ q: 'a'.repeat(LONGEST_QUERY + 5) }).q).toHaveLength(LONGEST_QUERY);
});
