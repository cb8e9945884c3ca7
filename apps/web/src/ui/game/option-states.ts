import type { OptionState } from './option-button.tsx';

export interface AnsweredQuestion {
  /** What the reader has chosen; empty for nothing. */
  readonly chosen: readonly number[];
  /** The options that are right; null until the question has ended. */
  readonly right: readonly number[] | null;
  /** Any number may be chosen, and taken back. */
  readonly isToggled?: boolean;
}

/** How an option stands: open, chosen, or marked once the question has ended. */
export function optionState(
  place: number,
  { chosen, right, isToggled = false }: AnsweredQuestion,
): OptionState {
  const isChosen = chosen.includes(place);
  if (right === null) {
    if (isChosen) return 'chosen';
    return chosen.length === 0 || isToggled ? 'idle' : 'left-out';
  }
  if (right.includes(place)) return 'right';
  return isChosen ? 'wrong' : 'left-out';
}

/** The places that are offered: all, or those that are kept for a reader with fewer options. */
export function offeredPlaces(options: number, keep: readonly number[] | null): number[] {
  const places = Array.from({ length: options }, (_, place) => place);
  return keep === null ? places : places.filter((place) => keep.includes(place));
}
