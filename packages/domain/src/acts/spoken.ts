import type { LessonAct } from './act.ts';
import { offeredOptions, offeredOrder } from './offered.ts';

/** What a voice reads of an act before it is done: its question, and what is offered in the order of the page. */
export function spokenAct(act: LessonAct, seed: number): string[] {
  return [act.question, ...offeredTexts(act, seed)].filter((text) => text !== '');
}

function offeredTexts(act: LessonAct, seed: number): readonly string[] {
  switch (act.kind) {
    case 'order':
      return inOrder(
        act.items.map(({ text }) => text),
        seed,
      );
    case 'train':
    case 'sort':
      return act.groups.map(({ text }) => text);
    case 'match':
      return [
        ...act.pairs.map(({ left }) => left.text),
        ...inOrder(
          act.pairs.map(({ right }) => right.text),
          seed,
        ),
      ];
    case 'gap':
      return [act.pieces.join(' … '), ...inOrder(act.words, seed)];
    case 'verse':
      return inOrder(act.pieces, seed);
    case 'predict': {
      const texts = act.options.map(({ text }) => text);
      return offeredOptions(texts, seed).map((index) => texts[index] ?? '');
    }
    // What is found in a scene is not told before, and the others offer nothing to read.
    case 'tap':
    case 'count':
    case 'slide':
    case 'draw':
    case 'write':
      return [];
  }
}

function inOrder(texts: readonly string[], seed: number): string[] {
  return offeredOrder(texts, seed).map((index) => texts[index] ?? '');
}
