import type { TrainAct } from '@lamplight/domain/acts';
import { READY_DRAWINGS, type ReadyDrawing } from '@lamplight/domain/training';
import type { Finding } from '../checks/finding.ts';
import { aroundList, halves, itemsOf, labelFrom, ownWords, type Task } from './task-parts.ts';

type Card = TrainAct['examples'][number];

const HOW =
  'a question, then two piles as a list, each with its cards as a list below it ([?] before those to test with), then why';

const TEST = '[?] ';

/** `one-flag 2`: the second hand of a ready drawing. */
const DRAWING = /^([a-z-]+) (\d+)$/;

/**
 * `:::train{learner=neighbors asks=misread}`: two piles with their cards. A card is words, or for neighbors a ready
 * drawing and which hand has made it; behind a bar stands whose it is: `- [?] one-flag 2 | Flagged hand`.
 */
export function readTrain(task: Task): object | Finding {
  const { source, directive, fault } = task;
  const around = aroundList(task);
  if (around === undefined || around.before === '' || around.behind === '') {
    return fault(`train takes ${HOW}`);
  }
  const learner = directive.attributes?.learner ?? '';
  const asks = directive.attributes?.asks ?? 'mistakes';
  const groups = around.list.children.map((item) => labelFrom(ownWords(source, item)));
  const written = around.list.children.flatMap((item, group) =>
    item.children.flatMap((child) =>
      child.type === 'list' ? itemsOf(source, child).map((text) => ({ text, group })) : [],
    ),
  );
  const kinds = [...new Set(written.flatMap(({ text }) => halves(text)?.[1] ?? []))];
  const cards = written.map(({ text, group }) => {
    const isTest = text.startsWith(TEST);
    const whole = isTest ? text.slice(TEST.length) : text;
    const [words, whose] = halves(whole) ?? [whole];
    const kind = whose === undefined ? {} : { kind: kinds.indexOf(whose) };
    const pile = groups[group]?.text ?? '';
    return { isTest, words, card: { ...cardOf(learner, words, pile), group, ...kind } };
  });
  const strange = cards.find(({ card }) => learner === 'neighbors' && card.drawing === undefined);
  if (strange !== undefined) {
    return fault(
      `there is no drawing '${strange.words}'; write one of ${READY_DRAWINGS.join(', ')} with a number`,
    );
  }
  const of = (tests: boolean) =>
    cards.flatMap(({ isTest, card }) => (isTest === tests ? [card] : []));
  return {
    question: around.before,
    explanation: around.behind,
    learner,
    asks,
    groups,
    kinds,
    examples: of(false),
    tests: of(true),
  };
}

/** A drawing shows what its pile is called; words say themselves. */
function cardOf(learner: string, words: string, pile: string): Omit<Card, 'group' | 'kind'> {
  if (learner !== 'neighbors') return labelFrom(words);
  const [, name = '', variant] = DRAWING.exec(words) ?? [];
  return isReady(name)
    ? { text: pile, drawing: { name, variant: Number(variant) } }
    : { text: pile };
}

function isReady(name: string): name is ReadyDrawing {
  return READY_DRAWINGS.some((known) => known === name);
}
