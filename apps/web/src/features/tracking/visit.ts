import type { SessionReport } from '@lamplight/domain/tracking';

/** Counts one visit, from the first page to leaving. Times are epoch milliseconds. */
export interface Visit {
  /** The page came into sight, or went out of it. */
  readonly show: (visible: boolean, now: number) => void;
  /** A page of this subject was opened. */
  readonly open: (subject: string) => void;
  /** An activity was finished. @param score in percent, where it has one */
  readonly finish: (score: number | null) => void;
  readonly report: (device: 'mobile' | 'desktop', now: number) => SessionReport;
}

const MINUTE = 60_000;
/** The host believes no visit that is longer than a day. */
const LONGEST = 24 * 60;

/** Minutes to one decimal, at most a day and never below 0: a device's clock may be set meanwhile. */
function minutes(millis: number): number {
  return Math.min(LONGEST, Math.max(0, Math.round((millis / MINUTE) * 10) / 10));
}

/** Begins to count. @param visible whether the page is in sight */
export function createVisit(begun: number, visible: boolean): Visit {
  let seenSince = visible ? begun : null;
  let seen = 0;
  let finished = 0;
  const scores: number[] = [];
  const subjects = new Set<string>();

  const seenUntil = (now: number) => seen + (seenSince === null ? 0 : now - seenSince);
  return {
    show(isVisible, now) {
      seen = seenUntil(now);
      seenSince = isVisible ? now : null;
    },
    open: (subject) => subjects.add(subject),
    finish(score) {
      finished += 1;
      if (score !== null) scores.push(score);
    },
    report: (deviceUsed, now) => ({
      sessionDuration: minutes(now - begun),
      timeSpent: minutes(seenUntil(now)),
      activitiesCompleted: finished,
      subjectsStudied: [...subjects],
      deviceUsed,
      ...(scores.length === 0
        ? {}
        : { averageScore: scores.reduce((sum, score) => sum + score, 0) / scores.length }),
    }),
  };
}
