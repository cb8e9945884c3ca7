import type { ActAnswer, LessonAct } from './act.ts';
import { readingOf, tableRows, trainAnswer } from './train.ts';

/** An answer that is right, as `markAct` marks it; null for an act in which nothing is right or wrong. */
export function rightAnswer(act: LessonAct): ActAnswer | null {
  switch (act.kind) {
    case 'order':
      return [...act.items.keys()];
    case 'verse':
      return [...act.pieces.keys()];
    case 'sort':
      return act.items.map(({ group }) => group);
    case 'match':
      return [...act.pairs.keys()];
    case 'gap':
      return [...act.pieces.slice(1).keys()];
    case 'tap':
      return [act.answer];
    case 'count':
      return [act.count];
    case 'train': {
      // Whatever a child's own machine does: one that makes no mistake, read rightly.
      const table = tableRows(act).map(({ tests }) => ({ right: tests, wrong: 0 }));
      return trainAnswer(readingOf(act, table), table);
    }
    case 'slide':
    case 'predict':
    case 'draw':
    case 'write':
      return null;
  }
}
