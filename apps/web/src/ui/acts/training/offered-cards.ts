import { type ActOf, offeredOrder, type TrainingCard } from '@lamplight/domain/acts';

/** The cards of a training in the order in which they are shown, by their indexes. */
export function offeredCards({ examples }: ActOf<'train'>, seed: number): number[] {
  return offeredOrder(
    examples.map((_, card) => String(card)),
    seed,
  );
}

/** What can be said of a card: its words; null for a drawing, whose name would tell its pile. */
export function wordsOn(card: TrainingCard | undefined): string | null {
  return card === undefined || card.drawing !== undefined ? null : card.text;
}
