import { describe, expect, test } from 'vitest';
import { lessonActSchema } from '../acts/index.ts';
import { lessonStar, type PlayedTasks, shownObjectives } from './shown.ts';

const check = (practises: number[], shown: boolean) => ({ practises, shown });
const guess = (practises: number[], shown: boolean) => ({
  act: lessonActSchema.parse({
    ...{ kind: 'predict', question: 'What?', explanation: '', practises },
    options: [{ text: 'It sinks' }, { text: 'It floats' }],
  }),
  shown,
});

interface Done {
  readonly first?: boolean;
  readonly second?: boolean;
  readonly guessed?: boolean;
}

/** A lesson with two questions for the first objective, a guess for the first and the second, and nothing for the third. */
function lessonWith({ first = false, second = false, guessed = false }: Done): PlayedTasks {
  return {
    objectives: ['Name the day.', 'Guess first.', 'Say it aloud.'],
    checks: [check([0], first), check([0], second)],
    acts: [guess([0, 1], guessed)],
    play: [
      { kind: 'words', from: 0, to: 1 },
      { kind: 'act', act: 0 },
      { kind: 'check', check: 1 },
      { kind: 'turn' },
      { kind: 'check', check: 0 },
    ],
  };
}

test.each<[string, Done, (boolean | null)[]]>([
  ['nothing was done', {}, [false, false, null]],
  ['one of two questions was answered rightly', { second: true }, [true, false, null]],
  ['both were', { first: true, second: true }, [true, false, null]],
  ['a guess was made, of which none is wrong', { guessed: true }, [false, true, null]],
  ['all was done', { first: true, guessed: true }, [true, true, null]],
])('an objective is shown in the acts when %s', (_, done, expected) => {
  expect(shownObjectives(lessonWith(done)).map(({ shown }) => shown)).toEqual(expected);
});

test('what was not shown is offered with the first task of the play that can show it', () => {
  expect(shownObjectives(lessonWith({})).map(({ task }) => task)).toEqual([
    { kind: 'check', index: 1 },
    { kind: 'act', index: 0 },
    null,
  ]);
});

describe('the star of a lesson', () => {
  test.each([
    ['earned', 'all was shown', [true, true]],
    ['earned', 'all was shown that a task practises', [true, null, true]],
    ['waiting', 'one objective was not shown', [true, false, true]],
    ['waiting', 'nothing was shown', [false, false]],
    ['none', 'no task practises an objective', [null, null]],
    ['none', 'there is no objective', []],
  ] as const)('is %s where %s', (star, _, shown) => {
    expect(lessonStar(shown.map((one) => ({ shown: one })))).toBe(star);
  });
});
