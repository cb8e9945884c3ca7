export const CHALLENGE_TYPES = ['math', 'reading', 'science', 'creative', 'logic'] as const;
export type ChallengeType = (typeof CHALLENGE_TYPES)[number];

/** Difficulty of a challenge, in the progressive order of spec 9. */
export const CHALLENGE_DIFFICULTIES = ['beginner', 'easy', 'medium', 'hard'] as const;
export type ChallengeDifficulty = (typeof CHALLENGE_DIFFICULTIES)[number];

/** What the difficulty of a challenge may read (spec 3); the progressive order ends before expert. */
export const SHOWN_DIFFICULTIES = [...CHALLENGE_DIFFICULTIES, 'expert'] as const;

/** Challenges of one set (spec 9, "3 generated challenges per day"). */
export const CHALLENGES_PER_SET = 3;

/** Stands in `correctAnswer` where an answer is the child's own (spec 3, placeholder token). */
export const OPEN_ANSWER = 'open';

/** Longest answer that is taken, in characters. */
export const MAX_CHALLENGE_ANSWER = 2000;
