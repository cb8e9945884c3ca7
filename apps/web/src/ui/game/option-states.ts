import type { OptionState } from './option-button.tsx';

export interface AnsweredQuestion {
  /** The reader's choice; null for none. */
  readonly choice: number | null;
  /** The right option; null until the question has ended. */
  readonly correct: number | null;
}

/** How an option stands: open, chosen, or marked once the question has ended. */
export function optionState(place: number, { choice, correct }: AnsweredQuestion): OptionState {
  if (correct === null) {
    if (choice === null) return 'idle';
    return place === choice ? 'chosen' : 'left-out';
  }
  if (place === correct) return 'right';
  return place === choice ? 'wrong' : 'left-out';
}

/** The places that are offered: all, or those that are kept for a reader with fewer options. */
export function offeredPlaces(options: number, keep: readonly number[] | null): number[] {
  const places = Array.from({ length: options }, (_, place) => place);
  return keep === null ? places : places.filter((place) => keep.includes(place));
}
