import { DAY_MILLIS } from '../activity/index.ts';
import type { SkillSubject } from '../mastery/index.ts';
import type { Candidate, ContentType, RecommendationType } from './recommendation.ts';

export const OUTCOMES = ['open', 'accepted', 'rejected', 'completed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const FEEDBACKS = ['helpful', 'not_helpful'] as const;
export type Feedback = (typeof FEEDBACKS)[number];

/** What a child did with something that was recommended earlier. */
export interface Handled {
  readonly key: string;
  readonly type: RecommendationType;
  readonly contentType: ContentType;
  readonly subject: SkillSubject;
  readonly outcome: Outcome;
  readonly feedback: Feedback | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** How much each answer moves things of the same kind up or down. */
const OUTCOME_WEIGHTS: Readonly<Record<Outcome, number>> = {
  open: 0,
  accepted: 1,
  rejected: -8,
  completed: 3,
};
const FEEDBACK_WEIGHTS: Readonly<Record<Feedback, number>> = { helpful: 12, not_helpful: -14 };

/** Days after which an answer counts half. */
const HALF_LIFE = 14;
/** The most that taste moves anything. */
const LIMIT = 30;
/** Something of another kind or subject that has only the type in common. */
const SAME_TYPE_ONLY = 0.25;

function liking({ outcome, feedback }: Handled): number {
  return OUTCOME_WEIGHTS[outcome] + (feedback === null ? 0 : FEEDBACK_WEIGHTS[feedback]);
}

/** How alike two recommendations are, 0 to 1: the same kind of content in the same subject is fully alike. */
function likeness(candidate: Candidate, handled: Handled): number {
  const sameContent = candidate.contentType === handled.contentType;
  if (sameContent && candidate.subject === handled.subject) return 1;
  if (sameContent) return SAME_TYPE_ONLY;
  return candidate.type === handled.type && candidate.type !== 'intervention'
    ? SAME_TYPE_ONLY / 2
    : 0;
}

/** How much what a child did with earlier recommendations moves a candidate: from -30 to 30. */
export function tasteFor(candidate: Candidate, history: readonly Handled[], now: number): number {
  const sum = history.reduce((total, handled) => {
    const faded = 2 ** (-(now - handled.at) / (HALF_LIFE * DAY_MILLIS));
    return total + liking(handled) * likeness(candidate, handled) * faded;
  }, 0);
  return Math.max(-LIMIT, Math.min(LIMIT, sum));
}

/** How much finishing something makes it less wanted, and the days after which that counts half. */
const ENOUGH = 16;
const ENOUGH_HALF_LIFE = 2;

/** How far a candidate sinks since the very same thing was finished lately: nobody wants one thing every day. */
export function hadEnoughOf({ key }: Candidate, history: readonly Handled[], now: number): number {
  return history
    .filter((handled) => handled.key === key && handled.outcome === 'completed')
    .reduce(
      (sum, { at }) => sum + ENOUGH * 2 ** (-(now - at) / (ENOUGH_HALF_LIFE * DAY_MILLIS)),
      0,
    );
}

/** Answers of a kind that are needed before they say more than a starting value. */
const LEAST_ANSWERED = 4;
/** Percent that stands for the engagement until then. */
const STARTING_ENGAGEMENT = 75;

export interface Engagement {
  readonly percent: number;
  /** Whether it is a starting value. */
  readonly isStart: boolean;
}

/** The share of earlier recommendations of this kind of content that the child took up. */
export function engagementFor(
  { contentType }: Pick<Candidate, 'contentType'>,
  history: readonly Handled[],
): Engagement {
  const answered = history.filter(
    (each) => each.contentType === contentType && each.outcome !== 'open',
  );
  if (answered.length < LEAST_ANSWERED) return { percent: STARTING_ENGAGEMENT, isStart: true };
  const taken = answered.filter(({ outcome }) => outcome !== 'rejected').length;
  return { percent: Math.round((100 * taken) / answered.length), isStart: false };
}
