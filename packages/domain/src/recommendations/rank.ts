import { DAY_MILLIS, utcDay } from '../activity/index.ts';
import type { LearnerFacts } from './facts.ts';
import { offerCandidates } from './offer-candidates.ts';
import { type Candidate, PRIORITIES } from './recommendation.ts';
import { skillCandidates } from './skill-candidates.ts';
import { type Engagement, engagementFor, type Handled, hadEnoughOf, tasteFor } from './taste.ts';

/** Recommendations of one set. */
export const SET_SIZE = 8;
/** Of one set at most so many of a kind of content, and of a subject. */
const MOST_OF_A_KIND = 3;

/** Days for which something that was turned down is not offered again; help comes back sooner. */
const REST_DAYS = 7;
const REST_DAYS_OF_HELP = 1;
/** What a child thinks of such things moves help half as far: it is needed, liked or not. */
const TASTE_OF_HELP = 0.5;
/** From this liking on it is a reason of its own. */
const LIKED = 10;

export interface Ranked extends Candidate {
  readonly engagement: Engagement;
}

/**
 * The recommendations of a child, the most important first: what the evidence asks for, moved by what the child did with
 * earlier ones, no two of one thing, and various in kind and subject.
 * @param now epoch milliseconds
 */
export function rankRecommendations(
  facts: LearnerFacts,
  history: readonly Handled[],
  now: number,
): Ranked[] {
  const wished = [...skillCandidates(facts), ...offerCandidates(facts)]
    .filter((candidate) => !rests(candidate, history, now))
    .map((candidate) => moved(candidate, history, now))
    .toSorted((a, b) => b.weight - a.weight);
  return various(wished)
    .toSorted(byPriority)
    .map((candidate) => ({
      ...candidate,
      engagement: engagementFor(candidate, history),
    }));
}

/** Whether the child turned this down a short while ago, or finished it today. */
function rests({ key, type }: Candidate, history: readonly Handled[], now: number): boolean {
  const days = type === 'intervention' ? REST_DAYS_OF_HELP : REST_DAYS;
  return history.some(
    (handled) =>
      handled.key === key &&
      ((handled.outcome === 'rejected' && now - handled.at < days * DAY_MILLIS) ||
        (handled.outcome === 'completed' && utcDay(handled.at) === utcDay(now))),
  );
}

function moved(candidate: Candidate, history: readonly Handled[], now: number): Candidate {
  const taste = tasteFor(candidate, history, now);
  const isHelp = candidate.type === 'intervention';
  const share = isHelp ? TASTE_OF_HELP : 1;
  const enough = isHelp ? 0 : hadEnoughOf(candidate, history, now);
  const reasons: Candidate['reasons'] =
    taste >= LIKED ? [...candidate.reasons, { key: 'you-like-these' }] : candidate.reasons;
  return { ...candidate, reasons, weight: candidate.weight + taste * share - enough };
}

/** The best of the list: each thing once, and no kind or subject more than three times. */
function various(candidates: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  for (const candidate of candidates) {
    const count = (same: (other: Candidate) => boolean) => chosen.filter(same).length;
    const isThere = chosen.some(({ key }) => key === candidate.key);
    if (chosen.length === SET_SIZE || isThere) continue;
    if (count(({ contentType }) => contentType === candidate.contentType) >= MOST_OF_A_KIND)
      continue;
    if (count(({ subject }) => subject === candidate.subject) >= MOST_OF_A_KIND) continue;
    chosen.push(candidate);
  }
  return chosen;
}

function byPriority(a: Candidate, b: Candidate): number {
  const order = PRIORITIES.indexOf(a.priority) - PRIORITIES.indexOf(b.priority);
  return order === 0 ? b.weight - a.weight : order;
}
