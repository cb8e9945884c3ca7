import { DEFAULT_AGE } from '../age/index.ts';
import type { ChallengeType } from './challenge.ts';

/** The bands of challenges, youngest first (spec 9, "Challenge age bands"). */
export const CHALLENGE_BANDS = ['little', 'young', 'middle', 'older'] as const;
export type ChallengeBand = (typeof CHALLENGE_BANDS)[number];

/** The ages, in years, that challenges are made for (spec 5). */
const YOUNGEST = 4;
const OLDEST = 18;

/** Types of each band, in the order of spec 9. */
const TYPES: Readonly<Record<ChallengeBand, readonly ChallengeType[]>> = {
  little: ['math', 'reading', 'creative'],
  young: ['math', 'reading', 'creative', 'science'],
  middle: ['math', 'reading', 'creative', 'science', 'logic'],
  older: ['math', 'reading', 'science', 'logic'],
};

const AGES: Readonly<Record<ChallengeBand, readonly [youngest: number, oldest: number]>> = {
  little: [YOUNGEST, 6],
  young: [7, 10],
  middle: [11, 14],
  older: [15, OLDEST],
};

/**
 * The age in years that challenges are made for: below 4, above 18 or missing falls back to 10
 * (spec 5), which `warn` is told of.
 */
export function challengeAge(age: number | null, warn: (message: string) => void): number {
  if (age !== null && age >= YOUNGEST && age <= OLDEST) return age;
  warn(`challenges are made for the age of ${DEFAULT_AGE}: the age given is ${age ?? 'missing'}`);
  return DEFAULT_AGE;
}

/** The band of an age in years: up to 6, up to 10, up to 14, older (spec 9). */
export function challengeBand(age: number): ChallengeBand {
  if (age <= 6) return 'little';
  if (age <= 10) return 'young';
  if (age <= 14) return 'middle';
  return 'older';
}

/** The types of challenge that a band has (spec 9). */
export function challengeTypes(band: ChallengeBand): readonly ChallengeType[] {
  return TYPES[band];
}

/** The youngest and oldest age of a band, in years. */
export function bandAges(band: ChallengeBand): [youngest: number, oldest: number] {
  const [youngest, oldest] = AGES[band];
  return [youngest, oldest];
}
