import type { RankedPlayer } from '@lamplight/domain/multiplayer';

/** One step of the podium. */
export interface PodiumStep {
  readonly rank: number;
  readonly score: number;
  /** Who stands on it, by name. */
  readonly names: readonly string[];
  /** How many more share it than fit. */
  readonly more: number;
}

/** Names that fit on one step. */
const NAMES_OF_A_STEP = 4;

/** The steps for the first three ranks. Equal points share a step, and the next rank leaves out as many. */
export function podiumOf(ranking: readonly RankedPlayer[]): PodiumStep[] {
  return [1, 2, 3].flatMap((rank) => {
    const here = ranking
      .filter((player) => player.rank === rank && player.score > 0)
      .sort((a, b) => a.name.localeCompare(b.name));
    const [first] = here;
    if (first === undefined) return [];
    const names = here.slice(0, NAMES_OF_A_STEP).map(({ name }) => name);
    return [{ rank, score: first.score, names, more: here.length - names.length }];
  });
}
