import type { SessionView } from '@lamplight/domain/multiplayer';

export interface OwnMoment {
  /** Key of its name, below `final`. */
  readonly name: 'right' | 'played' | 'points' | 'place' | 'streak';
  readonly value: number;
}

/** Places that are named: nobody is told that they came last. */
const NAMED_PLACES = 3;

/** What a player can be glad of at the end: only what is something, each with its number. */
export function ownMoments({
  own,
  currentQuestion,
}: Pick<SessionView, 'own' | 'currentQuestion'>): readonly OwnMoment[] {
  if (own === null) return [];
  const { correctAnswers, score, rank, streak } = own;
  const moments: readonly (OwnMoment | null)[] = [
    correctAnswers > 0
      ? { name: 'right', value: correctAnswers }
      : { name: 'played', value: currentQuestion + 1 },
    score > 0 ? { name: 'points', value: score } : null,
    rank !== null && rank <= NAMED_PLACES && score > 0 ? { name: 'place', value: rank } : null,
    streak >= 2 ? { name: 'streak', value: streak } : null,
  ];
  return moments.filter((moment) => moment !== null);
}
