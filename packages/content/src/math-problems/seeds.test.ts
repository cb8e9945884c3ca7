import { expect, test } from 'vitest';
import { drawWithDraft } from './draw.ts';
import { HIGHEST_GROWTH } from './growth.ts';
import type { MathTemplate } from './template.ts';
import { MATH_PROBLEM_TEMPLATES } from './templates.ts';
import { CONFIRMATIONS } from './testing/check.ts';
import { faultsOf } from './testing/faults.ts';

/** Problems that are drawn over all templates together. */
const SEEDS = 100_000;
/** Longest time for all of them, in milliseconds; an old laptop may need most of it. */
const TIME = 180_000;

const perTemplate = Math.ceil(SEEDS / MATH_PROBLEM_TEMPLATES.length);

/** The first problem of a template that is not sound, and why. */
function firstFault(template: MathTemplate): string[] {
  const confirm = CONFIRMATIONS[template.id];
  if (confirm === undefined) return [`${template.id}: nobody confirms it`];
  for (let seed = 0; seed < perTemplate; seed += 1) {
    try {
      const drawn = drawWithDraft(template, `seed ${seed}`, 1 + (seed % HIGHEST_GROWTH));
      const [fault] = faultsOf(drawn, confirm);
      if (fault !== undefined) return [`${drawn.problem.key}: ${fault}`];
    } catch (error) {
      return [`${template.id}, seed ${seed}: ${String(error)}`];
    }
  }
  return [];
}

test(
  `${SEEDS} seeds: each key is confirmed by another way, and every problem is sound`,
  () => {
    expect(MATH_PROBLEM_TEMPLATES.flatMap(firstFault)).toEqual([]);
  },
  TIME,
);

test('a wrong key is found, and a right one passes', () => {
  const [template] = MATH_PROBLEM_TEMPLATES;
  if (template === undefined) throw new Error('there are no templates');
  const drawn = drawWithDraft(template, 'planted', 3);
  const { same } = drawn.draft.answer;
  expect(faultsOf(drawn, () => same)).toEqual([]);
  expect(faultsOf(drawn, () => 'something else')).not.toEqual([]);
  const broken = { ...drawn.problem, question: 'How many undefined are there?' };
  expect(faultsOf({ ...drawn, problem: broken }, () => same)).toHaveLength(1);
});
