/** What a child has shown: right answers among all, in rooms and quizzes. */
export interface Shown {
  readonly userId: number;
  readonly right: number;
  readonly answers: number;
}

/** What is assumed of everybody while nobody has shown anything. */
const UNKNOWN = 0.5;

/** A number for each of some children, 0 to 1: higher where more is known. */
export interface Strength {
  readonly id: number;
  readonly strength: number;
}

/**
 * How strong children are, by their share of right answers. A child of whom nothing is known stands
 * in the middle of the others.
 */
export function strengthsOf(userIds: readonly number[], shown: readonly Shown[]): Strength[] {
  const shares = new Map(
    shown
      .filter(({ userId, answers }) => answers > 0 && userIds.includes(userId))
      .map(({ userId, right, answers }) => [userId, right / answers]),
  );
  const sum = [...shares.values()].reduce((total, share) => total + share, 0);
  const middle = shares.size === 0 ? UNKNOWN : sum / shares.size;
  return userIds.map((id) => ({ id, strength: shares.get(id) ?? middle }));
}
