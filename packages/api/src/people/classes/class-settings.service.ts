import { type Db, transact } from '@lamplight/db';
import type { AuditAction } from '@lamplight/domain/audit';
import {
  type ClassDetails,
  classDayOn,
  datesBetween,
  type PacingChoice,
  WEEKDAYS,
} from '@lamplight/domain/classes';
import type { SignedIn } from '../../platform/actor.ts';
import { type Clock, localDate } from '../../platform/clock.ts';
import type { Random } from '../../platform/random.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import { freeClassCode } from './class-code.ts';
import {
  deleteClosure,
  findClassSettings,
  findClosures,
  saveClassSettings,
  saveClosures,
} from './class-pace.repository.ts';
import { findTeachersOfClass } from './class-people.repository.ts';
import { planOf, weekdaysOf } from './class-plan.ts';
import { findStudentIdsOfClass, updateClass } from './classes.repository.ts';
import type { ClassesService } from './classes.service.ts';

/** From Monday to Friday, until somebody chooses otherwise. */
const SCHOOL_DAYS = '12345';

/**
 * What approved teachers of a class and admins decide about it.
 * Everything throws AppError FORBIDDEN for others, and NOT_FOUND for an admin where there is no such class.
 */
export interface ClassSettingsService {
  details(actor: SignedIn, classId: number): Promise<ClassDetails>;
  rename(actor: SignedIn, classId: number, name: string): Promise<ClassDetails>;
  /** Makes the old code worthless. */
  renewCode(actor: SignedIn, classId: number): Promise<ClassDetails>;
  choosePacing(actor: SignedIn, classId: number, choice: PacingChoice): Promise<ClassDetails>;
  close(
    actor: SignedIn,
    closure: { classId: number; days: { from: string; to: string; reason: string } },
  ): Promise<ClassDetails>;
  reopen(actor: SignedIn, classId: number, date: string): Promise<ClassDetails>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly classes: ClassesService;
}

export function createClassSettings(deps: Dependencies): ClassSettingsService {
  const { db, clock, random, classes } = deps;

  async function details(actor: SignedIn, classId: number): Promise<ClassDetails> {
    const { id, name, code } = await classes.authoriseClass(actor, classId);
    const settings = await findClassSettings(db, id);
    const closures = await findClosures(db, [id]);
    const plan = settings ? planOf(settings, closures) : null;
    const today = localDate(clock.now());
    return {
      ...{ id, name, code, today },
      teachers: await findTeachersOfClass(db, id),
      students: (await findStudentIdsOfClass(db, id)).length,
      pacing: settings?.pacing ?? 'own-day',
      startsOn: settings?.startsOn ?? null,
      meetsOn: weekdaysOf(settings?.meetsOn ?? SCHOOL_DAYS),
      closures: closures.map(({ date, reason }) => ({ date, reason })),
      day: plan === null ? null : classDayOn(plan, today),
    };
  }

  /** Does something to a class for whoever may, and writes down who did it. */
  async function change(
    actor: SignedIn,
    classId: number,
    what: {
      action: AuditAction;
      detail?: Readonly<Record<string, string | number | null>>;
      work: (trx: Db) => Promise<unknown>;
    },
  ): Promise<ClassDetails> {
    await classes.authoriseClass(actor, classId);
    await transact(db, async (trx) => {
      await what.work(trx);
      const detail = { classId, ...what.detail };
      const event = { actorId: actor.user.id, action: what.action, detail, at: clock.now() };
      await insertAuditEvent(trx, event);
    });
    return details(actor, classId);
  }

  return {
    details,

    rename: (actor, classId, name) =>
      change(actor, classId, {
        action: 'class.renamed',
        work: (trx) => updateClass(trx, classId, { name }),
      }),

    renewCode: (actor, classId) =>
      change(actor, classId, {
        action: 'class.code-renewed',
        work: async (trx) => updateClass(trx, classId, { code: await freeClassCode(trx, random) }),
      }),

    choosePacing: (actor, classId, { pacing, startsOn, meetsOn }) =>
      change(actor, classId, {
        action: 'class.pacing-chosen',
        detail: { pacing, startsOn },
        work: (trx) =>
          saveClassSettings(trx, {
            ...{ classId, pacing, startsOn, updatedAt: clock.now() },
            meetsOn: WEEKDAYS.filter((day) => meetsOn.includes(day)).join(''),
          }),
      }),

    close: (actor, { classId, days: { from, to, reason } }) =>
      change(actor, classId, {
        action: 'class.closed',
        detail: { from, to },
        work: (trx) =>
          saveClosures(
            trx,
            datesBetween(from, to).map((date) => ({ classId, date, reason: reason || null })),
          ),
      }),

    reopen: (actor, classId, date) =>
      change(actor, classId, {
        action: 'class.reopened',
        detail: { date },
        work: (trx) => deleteClosure(trx, classId, date),
      }),
  };
}
