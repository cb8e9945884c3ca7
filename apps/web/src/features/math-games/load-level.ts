import type { MathProblem } from '@lamplight/domain/math-games';
import { needsTypesetting } from '../../ui/math-text/math-text.tsx';
import { loadTypesetter } from '../../ui/math-text/typesetter.ts';
import type { LevelKey } from './arena-state.ts';

const generators = () => import('@lamplight/content/math-problems');

/** Fetches what makes problems before it is needed: then a level begins even without the host. */
export function prepareLevels(): void {
  // Without it the start of a level asks again.
  generators().catch(() => undefined);
}

/**
 * The problems of a level, with what is needed to typeset them.
 * @throws whatever kept the generators from being loaded
 */
export async function loadLevel(level: LevelKey): Promise<readonly MathProblem[]> {
  const { drawLevel } = await generators();
  const problems = drawLevel(level);
  if (needsTypesetting(problems.flatMap(textsOf))) await loadTypesetter();
  return problems;
}

function textsOf({ question, options, explanation }: MathProblem): readonly string[] {
  return [question, ...options, ...explanation];
}
