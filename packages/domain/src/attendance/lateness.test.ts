import { expect, test } from 'vitest';
import { latenessOf } from './lateness.ts';

const MORNING = { arriveBy: '08:30', collectBy: '12:00' };
const AFTERNOON = { arriveBy: '13:00', collectBy: '16:00' };
const OPEN = { arriveBy: null, collectBy: null };

test.each([
  ['expected', [MORNING], '08:30', null],
  ['expected', [MORNING], '08:31', 'not-here'],
  ['expected', [AFTERNOON, MORNING], '08:31', 'not-here'],
  ['expected', [OPEN], '23:59', null],
  ['expected', [], '23:59', null],
  ['here', [MORNING], '12:00', null],
  ['here', [MORNING], '12:01', 'not-collected'],
  ['here', [MORNING, AFTERNOON], '12:01', null],
  ['here', [MORNING, AFTERNOON], '16:01', 'not-collected'],
  ['here', [MORNING, OPEN], '16:01', null],
  ['here', [], '23:59', null],
  ['gone', [MORNING], '12:01', null],
  ['absent', [MORNING], '08:31', null],
] as const)('a child who is %s, with classes %j, at %s is %s', (state, hours, now, late) => {
  expect(latenessOf(state, hours, now)).toBe(late);
});
