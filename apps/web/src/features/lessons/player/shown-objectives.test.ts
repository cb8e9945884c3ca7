import { lessonActSchema } from '@lamplight/domain/acts';
import type { LessonDetail, LessonStep, StepTask } from '@lamplight/domain/lessons';
import { expect, test } from 'vitest';
import { shownObjectives } from './shown-objectives.ts';

const step = (task: StepTask | null): LessonStep => ({ scene: null, items: [], task });
const check = (practises: number[], correct: boolean | null): LessonDetail['checks'][number] => ({
  ...{ question: 'What?', options: ['Day', 'Night'], answer: 0, explanation: 'So.', practises },
  result:
    correct === null ? null : { choice: correct ? 0 : 1, correct, answer: 0, explanation: 'So.' },
});
const guess = (practises: number[]): LessonDetail['acts'][number] => ({
  act: lessonActSchema.parse({
    ...{ kind: 'predict', question: 'What?', explanation: '', practises },
    options: [{ text: 'It sinks' }, { text: 'It floats' }],
  }),
  result: null,
});

const STEPS = [
  step(null),
  step({ kind: 'check', index: 0 }),
  step({ kind: 'act', index: 0 }),
  step({ kind: 'check', index: 1 }),
];
const OBJECTIVES = ['Name the day.', 'Guess first.', 'Say it aloud.'];

/** A lesson with two questions for the first objective, a guess for the second and nothing for the third. */
function lessonWith(first: boolean | null, second: boolean | null) {
  return {
    objectives: OBJECTIVES,
    checks: [check([0], first), check([0], second)],
    acts: [guess([1])],
  };
}

const marks = (lesson: ReturnType<typeof lessonWith>, done: string[] = []) =>
  shownObjectives(lesson, STEPS, new Set(done)).map(({ shown }) => shown);

test.each([
  ['nothing was answered', null, null, [], [false, false, null]],
  ['the answer was wrong', false, null, [], [false, false, null]],
  ['one of two answers was right', false, true, [], [true, false, null]],
  ['it was right at a later try', false, null, ['check-0'], [true, false, null]],
  ['a guess was made, of which none is wrong', null, null, ['act-0'], [false, true, null]],
] as const)('an objective is shown in the acts when %s', (_, first, second, done, expected) => {
  expect(marks(lessonWith(first, second), [...done])).toEqual(expected);
});

test('what was not shown leads to the first task that practises it', () => {
  const pages = shownObjectives(lessonWith(null, null), STEPS, new Set());
  expect(pages.map(({ page }) => page)).toEqual([1, 2, null]);
});
