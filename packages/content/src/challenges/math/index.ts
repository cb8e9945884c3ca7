import type { ChallengeBand } from '@lamplight/domain/challenges';
import type { ItemOf } from '../challenge-item.ts';
import { drawFrom, keyOf } from '../generated.ts';
import { littleMath } from './little.ts';
import { middleMath } from './middle/index.ts';
import { olderMath } from './older/index.ts';
import type { MathTemplate } from './template.ts';
import { youngMath } from './young/index.ts';

/** The kinds of math task of each band. */
export const MATH_TEMPLATES: Readonly<Record<ChallengeBand, readonly MathTemplate[]>> = {
  little: littleMath,
  young: youngMath,
  middle: middleMath,
  older: olderMath,
};

/** A math challenge drawn from a seed. */
export function mathItem(
  band: ChallengeBand,
  template: MathTemplate,
  seed: string,
): ItemOf<'math'> {
  const drawn = drawFrom(template, seed);
  return {
    type: 'math',
    key: keyOf('math', band, template, drawn),
    band,
    difficulty: template.difficulty,
    title: drawn.title,
    description: drawn.task,
    content: {
      equation: drawn.equation,
      variable: 'x',
      form: drawn.showsEquation ? 'equation' : 'story',
      explanation: drawn.explanation,
      objects: [...(drawn.objects ?? [])],
    },
    hints: [...drawn.hints],
    correctAnswer: drawn.answer,
  };
}
