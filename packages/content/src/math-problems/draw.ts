import type { MathProblem } from '@lamplight/domain/math-games';
import { OPTIONS_PER_PROBLEM } from '@lamplight/domain/math-games';
import { type Pick, seededPick } from '@lamplight/domain/random';
import type { MathDraft, MathTemplate, Misconception } from './template.ts';

/** The wrong answers of a problem that stand beside the right one. */
const WRONG_OPTIONS = OPTIONS_PER_PROBLEM - 1;

/** A drawn problem together with what it was drawn from, which the independent check reads. */
export interface DrawnProblem {
  readonly draft: MathDraft;
  readonly problem: MathProblem;
}

/**
 * Draws a problem from a seed: the same template, seed and level always give the same problem.
 * @param level the challenge level from 1
 * @throws RangeError when fewer than three wrong answers are left: the template is at fault
 */
export function drawProblem(template: MathTemplate, seed: string, level: number): MathProblem {
  return drawWithDraft(template, seed, level).problem;
}

/** Like `drawProblem`, with the draft beside the problem. */
export function drawWithDraft(template: MathTemplate, seed: string, level: number): DrawnProblem {
  const pick = seededPick(`${template.id} ${seed}`);
  const draft = template.draw(pick, level);
  return { draft, problem: problemOf(template, draft, pick) };
}

function problemOf(template: MathTemplate, draft: MathDraft, pick: Pick): MathProblem {
  const { id, area, difficulty } = template;
  const right = { id: null, value: draft.answer };
  const choices = pick.some([right, ...wrongOptions(id, draft)]);
  return {
    key: `${id}:${draft.parts.join('-')}`,
    template: id,
    area,
    difficulty,
    question: draft.question,
    picture: draft.picture ?? null,
    options: choices.map(({ value }) => value.text),
    answer: choices.indexOf(right),
    explanation: draft.explanation,
    misconceptions: choices.map((choice) => choice.id),
  };
}

/** The likeliest wrong answers, without those that are right after all or that stand there already. */
function wrongOptions(id: string, { answer, wrong, parts }: MathDraft): Misconception[] {
  const taken = new Set([answer.same]);
  const kept: Misconception[] = [];
  for (const misconception of wrong) {
    if (kept.length === WRONG_OPTIONS) break;
    const { same } = misconception.value;
    if (taken.has(same)) continue;
    taken.add(same);
    kept.push(misconception);
  }
  if (kept.length === WRONG_OPTIONS) return kept;
  throw new RangeError(`${id} has ${kept.length} wrong answers for ${parts.join(', ')}`);
}
