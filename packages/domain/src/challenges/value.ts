import {
  CHALLENGE_DIFFICULTIES,
  type ChallengeDifficulty,
  type ChallengeType,
} from './challenge.ts';

/** What a challenge is worth and how long it takes. */
export interface ChallengeValue {
  readonly points: number;
  /** Minutes. */
  readonly estimatedTime: number;
}

/** Points and minutes, beginner first, as spec 9 lists them. */
const VALUES: Readonly<
  Record<ChallengeType, readonly (readonly [points: number, minutes: number])[]>
> = {
  math: [
    [10, 5],
    [15, 8],
    [20, 12],
    [25, 12],
  ],
  reading: [
    [10, 5],
    [15, 8],
    [25, 15],
  ],
  science: [
    [12, 10],
    [18, 15],
    [30, 20],
  ],
  creative: [
    [15, 15],
    [20, 25],
  ],
  logic: [
    [15, 10],
    [25, 20],
  ],
};

/** Points and minutes of a challenge. Where spec 9 lists fewer than four, the last holds for all above. */
export function challengeValue(
  type: ChallengeType,
  difficulty: ChallengeDifficulty,
): ChallengeValue {
  const listed = VALUES[type];
  const step = Math.min(CHALLENGE_DIFFICULTIES.indexOf(difficulty), listed.length - 1);
  const [points, estimatedTime] = listed[step] ?? [0, 0];
  return { points, estimatedTime };
}
