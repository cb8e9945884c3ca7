import type { Db } from '@lamplight/db';
import type { InsightEvidence, Moment } from '@lamplight/domain/insights';
import { masteryOf } from '@lamplight/domain/mastery';
import { PROFILE_DEFAULTS, TIME_ZONES } from '@lamplight/domain/profiles';
import { findProfile } from '../../people/profiles/profiles.repository.ts';
import { type Clock, localDay } from '../../platform/clock.ts';
import { findBeginnings, findEvents, findMarkedAnswers } from './answers.repository.ts';
import { observationsFrom } from './observations.ts';

/** What a child has really shown, and when. */
export interface LearnerEvidence extends InsightEvidence {
  /** Days with activity, as `localDay` counts them. */
  readonly activeDays: ReadonlySet<number>;
}

export interface EvidenceService {
  of(userId: number): Promise<LearnerEvidence>;
}

export function createEvidence(db: Db, clock: Clock): EvidenceService {
  return {
    async of(userId) {
      const observations = observationsFrom(await findMarkedAnswers(db, userId));
      const events = await findEvents(db, userId);
      const { lessons, challenges } = await findBeginnings(db, userId);
      const profile = await findProfile(db, userId);
      const moments: Moment[] = [
        ...observations.map(({ at }) => ({ to: at })),
        ...events.map(({ at }) => ({ to: at })),
        ...lessons.map(({ startedAt, completedAt }) => ({
          from: startedAt,
          to: completedAt ?? startedAt,
        })),
        ...challenges.flatMap(({ completedAt, seconds }) =>
          completedAt === null
            ? []
            : [{ from: completedAt - 1000 * (seconds ?? 0), to: completedAt }],
        ),
      ];
      return {
        observations,
        skills: masteryOf(observations, clock.now()),
        moments,
        finished: events.length,
        zone: TIME_ZONES.find((known) => known === profile?.timeZone) ?? PROFILE_DEFAULTS.timeZone,
        activeDays: new Set(moments.map(({ to }) => localDay(to))),
      };
    },
  };
}
