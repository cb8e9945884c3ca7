import { drawLevel } from '@lamplight/content/math-problems';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../../../test/fake-storage.ts';
import { arenaPlace, keepArenaPlace } from './arena-place.ts';
import { beginning, MENU, nextState } from './arena-state.ts';

const CHILD = 7;
const LEVEL = { seed: 'a summer level', level: 2, grade: 4, age: 9 };

beforeEach(() => vi.stubGlobal('sessionStorage', new FakeStorage()));
afterEach(() => vi.unstubAllGlobals());

function open(choices: readonly number[]) {
  const begin = { kind: 'begin', place: beginning(LEVEL), problems: drawLevel(LEVEL) } as const;
  return choices.reduce(
    (state, choice) => nextState(nextState(state, { kind: 'choose', choice }), { kind: 'next' }),
    nextState({ view: 'starting' }, begin),
  );
}

test('an open level is found again, without its problems', () => {
  keepArenaPlace(CHILD, open([1, 3]));
  expect(arenaPlace(CHILD)).toEqual({ level: LEVEL, answers: [1, 3], at: 2 });
});

test('it is one child’s own, and gone after the result or in the menu', () => {
  keepArenaPlace(CHILD, open([1]));
  expect(arenaPlace(8)).toBeNull();
  keepArenaPlace(CHILD, { view: 'starting' });
  expect(arenaPlace(CHILD)).not.toBeNull();
  keepArenaPlace(CHILD, open([0, 0, 0, 0, 0]));
  expect(arenaPlace(CHILD)).toBeNull();
  keepArenaPlace(CHILD, open([1]));
  keepArenaPlace(CHILD, MENU);
  expect(arenaPlace(CHILD)).toBeNull();
});

test.each([
  ['{'],
  [JSON.stringify({ userId: CHILD })],
  [JSON.stringify({ userId: CHILD, level: LEVEL, answers: [], at: 3 })],
  [JSON.stringify({ userId: CHILD, level: { ...LEVEL, grade: 40 }, answers: [], at: 0 })],
])('what is no place is none: %s', (text) => {
  sessionStorage.setItem('math-arena-place', text);
  expect(arenaPlace(CHILD)).toBeNull();
});
