import { type ChallengeItem, chooseItem, hasMore } from '@lamplight/content/challenges';
import {
  type ChallengeBand,
  type ChallengeType,
  challengeTypes,
  firstDifficulty,
  nextDifficulty,
  nextTypes,
} from '@lamplight/domain/challenges';
import type { DifficultyLevel } from '@lamplight/domain/profiles';

/** A challenge that the child was given before. */
export interface Given {
  readonly itemKey: string;
  readonly type: string;
  readonly title: string;
  /** Null while it has no answer. */
  readonly correct: number | null;
}

interface Child {
  readonly band: ChallengeBand;
  /** Of the profile; null while nobody has chosen one. */
  readonly level: DifficultyLevel | null;
  /** The week of the programme. */
  readonly week: number;
  /** Decides among equals; another one for each set. */
  readonly seed: string;
}

/**
 * The next set for a child: its types in turn, each as difficult as earlier ones of its type went, and
 * nothing that they have met.
 * @param given before, in the order of the answers
 */
export function nextSet(child: Child, given: readonly Given[]): ChallengeItem[] {
  const { band, level, week, seed } = child;
  const keys = new Set(given.map(({ itemKey }) => itemKey));
  const titles = new Set(given.map(({ title }) => title));
  const met = { keys, titles };
  const counts: Partial<Record<string, number>> = {};
  for (const { type } of given) counts[type] = (counts[type] ?? 0) + 1;

  const available = challengeTypes(band).filter((type) => hasMore(type, band, met));
  const choose = (type: ChallengeType, slot: number) => {
    const difficulty = nextDifficulty(firstDifficulty(level, band), answersTo(type, given));
    return chooseItem({ type, band, difficulty, week, seed: `${seed} ${slot}` }, met);
  };
  return nextTypes(available, counts).flatMap((type, slot) => {
    // The last of a bank may have gone into the slot before: of math there is always more.
    const item = choose(type, slot) ?? choose('math', slot);
    if (item === null) return [];
    keys.add(item.key);
    titles.add(item.title);
    return [item];
  });
}

function answersTo(type: ChallengeType, given: readonly Given[]): boolean[] {
  return given.flatMap((one) =>
    one.type === type && one.correct !== null ? [one.correct === 1] : [],
  );
}
