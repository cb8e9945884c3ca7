import type { ChallengeItem } from '@lamplight/content/challenges';
import {
  bandAges,
  type Challenge,
  type ChallengeResult,
  type ChallengeSet,
  challengeSchema,
  challengeValue,
  scoreChallenge,
} from '@lamplight/domain/challenges';
import type { ChallengeRow } from './challenges.repository.ts';

/** What is stored of an item: the challenge as the child is shown it, apart from its row's own columns. */
export function toStoredContent(item: ChallengeItem): string {
  const { title, description, content, hints, correctAnswer } = item;
  return JSON.stringify({
    ...{ title, description, content, hints, correctAnswer },
    ...challengeValue(item.type, item.difficulty),
    ageRange: bandAges(item.band),
  });
}

export function toChallenge(row: ChallengeRow): Challenge {
  return challengeSchema.parse({
    ...JSON.parse(row.content),
    id: row.id,
    type: row.type,
    difficulty: row.difficulty,
    isCompleted: row.completedAt !== null,
    dateGenerated: row.date,
  });
}

/** What came of the answer to a challenge; null before there is one. */
export function toResult(row: ChallengeRow): ChallengeResult | null {
  if (row.answer === null || row.points === null) return null;
  const { answer, points } = row;
  const score = scoreChallenge(toChallenge(row), {
    answer,
    seconds: row.seconds ?? 0,
    hintsUsed: row.hintsUsed ?? 0,
  });
  return { id: row.id, answer, ...score, points, correct: row.correct === 1 };
}

/**
 * A set with what came of it.
 * @param hadChallenges whether the child was given any before, where the set is empty
 */
export function toSet(
  date: string,
  rows: readonly ChallengeRow[],
  hadChallenges: boolean,
): ChallengeSet {
  return {
    date,
    setNumber: rows[0]?.setNumber ?? 0,
    challenges: rows.map(toChallenge),
    results: rows.map(toResult).filter((result) => result !== null),
    hadChallenges: hadChallenges || rows.length > 0,
  };
}
