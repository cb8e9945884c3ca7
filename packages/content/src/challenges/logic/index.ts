import type { ChallengeBand } from '@lamplight/domain/challenges';
import type { ItemOf } from '../challenge-item.ts';
import { drawFrom, keyOf } from '../generated.ts';
import { letterNumbers, shiftCipher, threeDigitLock } from './codes.ts';
import { fourByFour, threeByThree } from './grid.ts';
import { oddAmongSquares, oddInTheTable } from './odd-one-out.ts';
import { fiveInARow, fourInARow, raceOrder } from './order.ts';
import { growingSequence, interleaved, steadySequence, twoOperations } from './sequences.ts';
import type { LogicTemplate } from './template.ts';
import { fourSay, threeSay } from './truth.ts';

/** The kinds of logic puzzle of each band; the younger two have none (spec 9). */
export const LOGIC_TEMPLATES: Readonly<Record<ChallengeBand, readonly LogicTemplate[]>> = {
  little: [],
  young: [],
  middle: [
    steadySequence,
    oddInTheTable,
    growingSequence,
    letterNumbers,
    raceOrder,
    threeSay,
    fourInARow,
    threeByThree,
  ],
  older: [
    twoOperations,
    oddAmongSquares,
    shiftCipher,
    interleaved,
    fourSay,
    fiveInARow,
    fourByFour,
    threeDigitLock,
  ],
};

/** A logic challenge drawn from a seed. */
export function logicItem(
  band: ChallengeBand,
  template: LogicTemplate,
  seed: string,
): ItemOf<'logic'> {
  const drawn = drawFrom(template, seed);
  return {
    type: 'logic',
    key: keyOf('logic', band, template, drawn),
    band,
    difficulty: template.difficulty,
    title: drawn.title,
    description: drawn.task,
    content: {
      clues: [...drawn.clues],
      options: [...(drawn.options ?? [])],
      explanation: drawn.explanation,
    },
    hints: [...drawn.hints],
    correctAnswer: drawn.answer,
  };
}
