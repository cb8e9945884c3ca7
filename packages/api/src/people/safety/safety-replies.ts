import {
  concernsIn,
  crisisReply,
  doubtAnswersIn,
  doubtQuestion,
  gladOfIt,
  situationIn,
} from '@lamplight/ai/safety';
import { languageOf } from '@lamplight/ai/text';
import type { Db } from '@lamplight/db';
import { localMoment } from '@lamplight/domain/class-hours';
import { countryOfTimeZone, helplinesOf } from '@lamplight/domain/helplines';
import {
  type AlertLevel,
  type Reach,
  reachOf,
  type SafetyQuestion,
  STILL_HERE_MS,
} from '@lamplight/domain/safety';
import type { Clock } from '../../platform/clock.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import type { Sessions } from '../auth/sessions.ts';
import { ageOf } from '../users/reader.ts';
import { readingLanguage } from '../users/reading-language.ts';
import { findResponsibleAdults } from './responsible-adults.repository.ts';
import { type Worry, worryingPart } from './worries.ts';

/** The child, as a row of the database or as the session knows it. */
type Writer = Parameters<typeof ageOf>[0] &
  Parameters<typeof readingLanguage>[0] & { readonly id: number };

/** What a child in danger reads. */
export interface SafetyReplies {
  /** The fixed words for a worry, in the language of the message, with no promise but what is true now. */
  to(writer: Writer, message: string, worry: Worry): Promise<string>;
  /** The question to a child whose message was not understood, and the two answers that it may tap. */
  question(
    writer: Writer,
    message: string,
  ): Promise<{ readonly text: string } & Omit<SafetyQuestion, 'alertId'>>;
  /** What is said to a child that is safe. */
  gladOfIt(writer: Writer, message: string): string;
}

export interface SafetyRepliesDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly sessions: Pick<Sessions, 'onUse'>;
  /** The IANA name of the zone where the host stands. */
  readonly timeZone: string;
}

export function createSafetyReplies(deps: SafetyRepliesDependencies): SafetyReplies {
  const { db, clock, sessions, timeZone } = deps;
  /** When each adult was last seen. Kept in memory: after a restart nobody is counted as being here. */
  const seenAt = new Map<number, number>();
  sessions.onUse(({ id, role }) => {
    if (role === 'teacher' || role === 'admin') seenAt.set(id, clock.now());
  });

  async function reachFor(childId: number, level: AlertLevel): Promise<Reach> {
    const now = clock.now();
    for (const [id, at] of seenAt) if (now - at > STILL_HERE_MS) seenAt.delete(id);
    const adults = await findResponsibleAdults(db, childId, level);
    const seen = adults.flatMap((id) => seenAt.get(id) ?? []);
    return reachOf({
      responsible: adults.length,
      lastSeenAt: seen.length === 0 ? null : Math.max(...seen),
      now,
      moment: localMoment(now, timeZone),
      classHours: (await readSettings(db)).classHours,
    });
  }

  /** The numbers of this host as they are now: what an admin changes holds from the next reply on. */
  const linesNow = async () =>
    helplinesOf((await readSettings(db)).helplines, countryOfTimeZone(timeZone));

  const readerOf = (writer: Writer, message: string) => ({
    age: ageOf(writer),
    language: languageOf(message, readingLanguage(writer, undefined)),
  });

  return {
    async question(writer, message) {
      const reader = readerOf(writer, message);
      const { language } = reader;
      const text = doubtQuestion(reader, await linesNow(), message);
      return { text, language, ...doubtAnswersIn(language) };
    },
    gladOfIt: (writer, message) => gladOfIt(readerOf(writer, message)),
    async to(writer, message, { level, concern }) {
      return crisisReply({
        ...{ level, concern, ...readerOf(writer, worryingPart(message)) },
        situation: situationIn(message)?.situation ?? null,
        beside: concernsIn(message),
        reach: await reachFor(writer.id, level),
        lines: await linesNow(),
      });
    },
  };
}
