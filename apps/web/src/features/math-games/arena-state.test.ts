import { drawLevel } from '@lamplight/content/math-problems';
import { expect, test } from 'vitest';
import {
  type ArenaAction,
  type ArenaState,
  beginning,
  MENU,
  nextState,
  rightAnswers,
} from './arena-state.ts';

const LEVEL = { seed: 'a summer level', level: 2, grade: 4, age: 9 };
const problems = drawLevel(LEVEL);
const begin: ArenaAction = { kind: 'begin', place: beginning(LEVEL), problems };
const choose = (choice: number): ArenaAction => ({ kind: 'choose', choice });

function after(...actions: readonly ArenaAction[]): ArenaState {
  return actions.reduce(nextState, MENU);
}

test('a level goes from the menu over its five problems to the result, and back', () => {
  const started = after({ kind: 'start' }, begin);
  expect(started).toMatchObject({ view: 'playing', at: 0, answers: [] });
  const rounds = problems.flatMap(({ answer }): ArenaAction[] => [
    choose(answer),
    { kind: 'next' },
  ]);
  const ended = rounds.reduce(nextState, started);
  expect(ended).toMatchObject({ view: 'result', answers: problems.map(({ answer }) => answer) });
  expect(nextState(ended, { kind: 'menu' })).toEqual(MENU);
});

test('an answer can be chosen once, and no problem is left without one', () => {
  const answered = after({ kind: 'start' }, begin, choose(1), choose(2));
  expect(answered).toMatchObject({ at: 0, answers: [1] });
  expect(after({ kind: 'start' }, begin, { kind: 'next' })).toMatchObject({ at: 0, answers: [] });
  expect(nextState(answered, { kind: 'next' })).toMatchObject({ at: 1, answers: [1] });
});

test('problems that come after the child has left open nothing', () => {
  expect(after({ kind: 'start' }, { kind: 'menu' }, begin)).toEqual(MENU);
});

test('a level can go on where it was left', () => {
  const place = { level: LEVEL, answers: [0, 1, 2], at: 2 };
  const resumed = after({ kind: 'start' }, { kind: 'begin', place, problems });
  expect(resumed).toMatchObject({ view: 'playing', at: 2, answers: [0, 1, 2] });
});

test('right answers are counted as far as there are any', () => {
  const answers = problems
    .slice(0, 3)
    .map(({ answer }, at) => (at === 1 ? (answer + 1) % 4 : answer));
  expect(rightAnswers({ problems, answers })).toBe(2);
});
