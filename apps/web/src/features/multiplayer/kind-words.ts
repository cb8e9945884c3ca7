import type { SessionView } from '@lamplight/domain/multiplayer';

/** Keys of what is said to a player at the end, below `final`. There is a good word for everybody. */
export type KindWord = 'first' | 'podium' | 'strong' | 'steady' | 'brave';

/** Shares of right answers from which a game was strong or steady. */
const STRONG = 0.8;
const STEADY = 0.5;
const PRAISED_PLACES = 3;

/**
 * The kind word at the end of a game. A place below the first counts where there are more players than
 * places to praise; elsewhere the answers speak.
 */
export function kindWord(
  { own, currentQuestion }: Pick<SessionView, 'own' | 'currentQuestion'>,
  players: number,
): KindWord {
  const right = own?.correctAnswers ?? 0;
  // A game that was ended early is measured by what was asked.
  const share = right / (currentQuestion + 1);
  const rank = right > 0 ? (own?.rank ?? null) : null;
  if (rank === 1) return 'first';
  if (rank !== null && rank <= PRAISED_PLACES && players > PRAISED_PLACES) return 'podium';
  if (share >= STRONG) return 'strong';
  return share >= STEADY ? 'steady' : 'brave';
}
