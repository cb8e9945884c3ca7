import {
  chanceOfRight,
  freshAnswers,
  type Observation,
  type SkillKey,
  type SkillState,
} from '../mastery/index.ts';
import type { TimeZone } from '../profiles/options.ts';
import { PARTS_OF_DAY, type PartOfDay, partOfDay } from './part-of-day.ts';
import { type Moment, sittingMinutes, sittingsOf } from './sittings.ts';

/** What stands for a number until there is evidence (spec 9, Recommendation defaults). */
export const STARTING_VALUES = {
  attentionSpan: 20,
  successPrediction: 85,
  preferredTimeOfDay: 'morning',
} as const;
export type StartingValue = keyof typeof STARTING_VALUES;

/** Sittings of more than one moment that say something of how long a child stays. */
const LEAST_SITTINGS = 3;
/** Minutes of sittings below which a speed says nothing. */
const LEAST_MINUTES = 30;
/** Finished activities below which a speed says nothing. */
const LEAST_ACTIVITIES = 3;
/** Answers that a prediction, and each part of a day, needs. */
const LEAST_ANSWERS = 10;
/** Names in each of the two lists. */
const MOST_NAMED = 4;

export interface InsightEvidence {
  readonly observations: readonly Observation[];
  readonly skills: ReadonlyMap<SkillKey, SkillState>;
  /** Everything that a child did. */
  readonly moments: readonly Moment[];
  /** How many activities were finished. */
  readonly finished: number;
  readonly zone: TimeZone;
}

export interface Insights {
  /** Finished activities an hour; null while nothing can be said. */
  readonly learningVelocity: number | null;
  /** Minutes. */
  readonly attentionSpan: number;
  /** Percent. */
  readonly successPrediction: number;
  readonly preferredTimeOfDay: PartOfDay;
  /** Which of the numbers are starting values. */
  readonly starting: readonly StartingValue[];
  readonly strengths: readonly SkillKey[];
  readonly improvementAreas: readonly SkillKey[];
}

/** What the evidence says of how a child learns; where it says too little, the starting values do. */
export function insightsFrom(evidence: InsightEvidence): Insights {
  const attentionSpan = spanOf(evidence);
  const successPrediction = predictionOf(evidence);
  const preferredTimeOfDay = bestPart(evidence);
  const found = { attentionSpan, successPrediction, preferredTimeOfDay };
  const states = [...evidence.skills.values()];
  return {
    learningVelocity: velocityOf(evidence),
    attentionSpan: attentionSpan ?? STARTING_VALUES.attentionSpan,
    successPrediction: successPrediction ?? STARTING_VALUES.successPrediction,
    preferredTimeOfDay: preferredTimeOfDay ?? STARTING_VALUES.preferredTimeOfDay,
    starting: (Object.keys(found) as StartingValue[]).filter((name) => found[name] === null),
    strengths: states
      .filter(({ level }) => level === 'mastered')
      .toSorted((a, b) => b.known - a.known || b.answers - a.answers)
      .slice(0, MOST_NAMED)
      .map(({ skill }) => skill),
    improvementAreas: states
      .filter(({ level }) => level === 'struggling')
      .toSorted((a, b) => a.known - b.known)
      .slice(0, MOST_NAMED)
      .map(({ skill }) => skill),
  };
}

/** Sittings in which more than one thing was done. */
function realSittings(moments: readonly Moment[]): number[] {
  return sittingsOf(moments)
    .map(sittingMinutes)
    .filter((minutes) => minutes > 0);
}

/** Finished activities an hour of all sittings, to one decimal. */
function velocityOf({ moments, finished }: InsightEvidence): number | null {
  const minutes = realSittings(moments).reduce((sum, each) => sum + each, 0);
  if (minutes < LEAST_MINUTES || finished < LEAST_ACTIVITIES) return null;
  return Math.round((10 * 60 * finished) / minutes) / 10;
}

/** The middle length of all sittings in minutes. */
function spanOf({ moments }: InsightEvidence): number | null {
  const minutes = realSittings(moments).toSorted((a, b) => a - b);
  if (minutes.length < LEAST_SITTINGS) return null;
  const upper = minutes[Math.floor(minutes.length / 2)] ?? 0;
  const lower = minutes[Math.ceil(minutes.length / 2) - 1] ?? 0;
  return Math.max(1, Math.round((upper + lower) / 2));
}

/** The chance in percent that the next answer is right, over the skills by how often they are practiced. */
function predictionOf({ skills }: InsightEvidence): number | null {
  let answers = 0;
  let right = 0;
  for (const { known, options, recent } of skills.values()) {
    answers += recent.total;
    right += recent.total * chanceOfRight(known, options);
  }
  return answers < LEAST_ANSWERS ? null : Math.round((100 * right) / answers);
}

/** The part of the day with the highest share of right answers among those with enough of them. */
function bestPart({ observations, zone }: InsightEvidence): PartOfDay | null {
  const parts = Map.groupBy(freshAnswers(observations), ({ at }) => partOfDay(at, zone));
  const shares = PARTS_OF_DAY.flatMap((part) => {
    const answers = parts.get(part) ?? [];
    if (answers.length < LEAST_ANSWERS) return [];
    return [{ part, share: answers.filter(({ correct }) => correct).length / answers.length }];
  });
  return shares.toSorted((a, b) => b.share - a.share)[0]?.part ?? null;
}
