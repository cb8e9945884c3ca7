import { type ActOf, tableRows } from '@lamplight/domain/acts';
import {
  allOf,
  confusionOf,
  type Guess,
  type Machine,
  readyDrawing,
  type Shown,
  type Tally,
  type Taught,
  tallyBy,
} from '@lamplight/domain/training';

/** A card of the act in a pile, or something of the child's own. */
export type Example = { readonly group: number } & (
  | { readonly card: number }
  | { readonly strokes: readonly (readonly number[])[] }
  | { readonly text: string }
);

type Train = ActOf<'train'>;
type Card = Train['examples'][number];

/** What is on a card, as a machine sees it. */
export function shownOn({ drawing, text }: Card): Shown {
  return drawing === undefined
    ? { text }
    : { strokes: readyDrawing(drawing.name, drawing.variant) };
}

/** The examples in the piles as a machine is taught them. */
export function taughtFrom({ examples }: Train, piled: readonly Example[]): Taught[] {
  return piled.flatMap((one): Taught[] => {
    if (!('card' in one)) return [one];
    const card = examples[one.card];
    return card === undefined ? [] : [{ ...shownOn(card), group: one.group }];
  });
}

/** The cards of those who teach, in their own piles. */
export function cardsOf({ examples }: Train, kinds: readonly number[]): Example[] {
  return examples.flatMap(({ group, kind }, card) =>
    kind === undefined || kinds.includes(kind) ? [{ group, card }] : [],
  );
}

/** A card that was tested, with what the machine made of it. */
export interface TestedCard {
  readonly card: Card;
  readonly truth: number;
  readonly guess: number;
  readonly why: Guess;
}

/** What came of a test. */
export interface TestResult {
  readonly cards: readonly TestedCard[];
  readonly confusion: readonly (readonly number[])[];
  /** By the rows that are read: whose they are, or their piles. */
  readonly table: readonly Tally[];
  readonly all: Tally;
  /** The same machine on what it was taught. */
  readonly practiced: Tally;
}

/** Tests a machine with the cards that it has not met, and with those that it was taught. */
export function testOf(act: Train, machine: Machine, taught: readonly Taught[]): TestResult {
  const cards = act.tests.map((card): TestedCard => {
    const why = machine.guess(shownOn(card));
    return { card, truth: card.group, guess: why.group, why };
  });
  const rows = tableRows(act).length;
  const table = tallyBy(cards, rows, ({ card }) =>
    act.kinds.length > 0 ? (card.kind ?? 0) : card.group,
  );
  const practiced = taught.map((one) => ({ truth: one.group, guess: machine.guess(one).group }));
  return {
    cards,
    confusion: confusionOf(cards, act.groups.length),
    table,
    all: allOf(table),
    practiced: allOf(tallyBy(practiced, 1, () => 0)),
  };
}
