import type { Db } from '@lamplight/db';
import { createAiArea } from './ai/ai.root.ts';
import { findMessage } from './ai/chat/chat.repository.ts';
import { findEntry } from './ai/journal/journal.repository.ts';
import type { ModelsOptions } from './ai/models/models.root.ts';
import { createHost, type HostOptions } from './host/host.root.ts';
import { createLearning, type LearningOptions } from './learning/learning.root.ts';
import { createQuizzesService } from './learning/quizzes/quizzes.service.ts';
import { createPeople, type PeopleOptions } from './people/people.root.ts';
import { createProfilesService } from './people/profiles/profiles.service.ts';
import { createStaffNotices } from './people/safety/deliveries/staff-notices.service.ts';
import { createSafetyService } from './people/safety/safety.service.ts';
import type { Clock } from './platform/clock.ts';
import type { Foundation } from './platform/foundation.ts';
import { createIdempotency } from './platform/idempotency.ts';
import type { Log } from './platform/log.ts';
import { createMailService } from './platform/mail/mail.service.ts';
import type { MailTransport } from './platform/mail/transport.ts';
import type { Random } from './platform/random.ts';
import { createRooms, type RoomsOptions } from './rooms/rooms.root.ts';

export interface ServiceDependencies
  extends PeopleOptions,
    LearningOptions,
    RoomsOptions,
    ModelsOptions,
    HostOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** Null keeps every mail in the outbox. */
  readonly mailTransport: MailTransport | null;
  /** The IANA name of the zone where the host stands; left out, that of the machine (TZ). */
  readonly timeZone?: string | undefined;
}

/** The composition root: the areas from the lowest to the highest, and what one needs of a later one. */
export function createServices(deps: ServiceDependencies) {
  const { db, clock, random, log } = deps;
  const mail = createMailService(db, clock, deps.mailTransport, log);
  const timeZone = deps.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const base: Foundation = { db, clock, random, log, mail, timeZone };
  const people = createPeople(base, deps);
  const learning = createLearning(base, people, deps);
  const rooms = createRooms(base, people, learning, deps);
  const ai = createAiArea(base, people, learning, deps);
  const host = createHost(base, people, learning, deps);
  const { achievements, completedLessons } = learning;
  const safety = createSafetyService(db, clock, {
    message: (id) => findMessage(db, id),
    entry: (id) => findEntry(db, id),
  });
  return {
    ...people,
    ...learning,
    ...rooms,
    ...ai,
    ...host,
    idempotency: createIdempotency(db, clock),
    mail,
    profiles: createProfilesService(db, clock, people.families, completedLessons.of),
    quizzes: createQuizzesService(db, clock, achievements, ai.quizWriter),
    safety,
    staffNotices: createStaffNotices({ ...base, safety, entryRequests: people.entryRequests }),
    /** Removes what has served its time, as the retention table says. */
    tidyUp: () => host.retention.run(),
    /** What every host has from its first start, and what a stopped one left undone; safe to repeat. */
    async prepareHost(): Promise<void> {
      await people.links.endThoseOfTheFuture();
      await people.classes.ensureFirstClass();
      await host.packs.prepare();
      await host.demoAccount.ensure();
      await host.demoAccount.refresh();
      await ai.entryAnswers.answerWaiting();
      await ai.chatTurns.answerWaiting();
      await rooms.multiplayer.hub.load();
      people.alertDelivery.start();
      await people.alertDelivery.tellDue();
    },
  };
}

export type Services = ReturnType<typeof createServices>;
