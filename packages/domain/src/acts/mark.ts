import type { ActAnswer, LessonAct } from './act.ts';
import { isReadRightly, readingCount } from './train.ts';

/** Whether an answer is right; null for an act in which nothing is right or wrong. */
export function markAct(act: LessonAct, answer: ActAnswer): boolean | null {
  switch (act.kind) {
    case 'order':
      return saysTheSame(
        act.items.map(({ text }) => text),
        answer.map((index) => act.items[index]?.text),
      );
    case 'verse':
      return saysTheSame(
        act.pieces,
        answer.map((index) => act.pieces[index]),
      );
    case 'sort':
      return saysTheSame(
        act.items.map(({ group }) => group),
        answer,
      );
    case 'match':
      return saysTheSame(
        act.pairs.map(({ right }) => right.text),
        answer.map((index) => act.pairs[index]?.right.text),
      );
    case 'gap':
      return saysTheSame(
        act.words.slice(0, act.pieces.length - 1),
        answer.map((index) => act.words[index]),
      );
    case 'tap':
      return saysTheSame([act.answer], answer);
    case 'count':
      return saysTheSame([act.count], answer);
    case 'train':
      return isReadRightly(act, answer);
    case 'slide':
    case 'predict':
    case 'draw':
    case 'write':
      return null;
  }
}

/** Whether an answer to an act is right or wrong: a guess, a drawing and a written line are neither. */
export function hasRightAnswer({ kind }: LessonAct): boolean {
  return kind !== 'slide' && kind !== 'predict' && kind !== 'draw' && kind !== 'write';
}

/** Equal words are the same word, wherever a child took it from. */
function saysTheSame<T>(wanted: readonly T[], given: readonly (T | undefined)[]): boolean {
  return wanted.length === given.length && wanted.every((one, index) => one === given[index]);
}

/** How many answers the act offers where one is chosen, for the chance of a lucky guess; 0 where there are many. */
export function choicesOf(act: LessonAct): number {
  switch (act.kind) {
    case 'tap':
      return act.parts.length;
    case 'gap':
      return act.pieces.length === 2 ? act.words.length : 0;
    case 'train':
      return readingCount(act);
    default:
      return 0;
  }
}
