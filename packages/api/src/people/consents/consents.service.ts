import { type Db, transact } from '@lamplight/db';
import type { AuditAction } from '@lamplight/domain/audit';
import {
  CONSENT_PURPOSES,
  type Consent,
  type ConsentForStudent,
  type ConsentInput,
  type ConsentMethod,
  type ConsentPurpose,
  type ConsentSpeaker,
  isInForce,
  mayGive,
  mayWithdraw,
  type PaperConsent,
} from '@lamplight/domain/consents';
import type { CurrentUser } from '@lamplight/domain/users';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import type { FamilyLinks } from '../families/family-links.service.ts';
import { deleteTrackedSessionsOf } from '../tracking/tracking.repository.ts';
import { findUser } from '../users/users.repository.ts';
import { findConsents, findNewestConsent, insertConsent } from './consents.repository.ts';

/**
 * The ledger of consents (decisions, Children's privacy): records are only added, the newest of a
 * student and purpose holds, and without one there is no consent. Every change answers with the
 * student's consents after it.
 */
export interface ConsentsService {
  /** Whether the consent holds; `handle` is the database, or the transaction that rests on it. */
  allows(handle: Db, userId: number, purpose: ConsentPurpose): Promise<boolean>;
  mine(student: CurrentUser): Promise<Consent[]>;
  /** @throws AppError CONSENT_NOT_POSSIBLE, DEMO_ACCOUNT */
  give(student: CurrentUser, input: ConsentInput): Promise<Consent[]>;
  /** @throws AppError CONSENT_NOT_POSSIBLE, DEMO_ACCOUNT */
  withdraw(student: CurrentUser, input: ConsentInput): Promise<Consent[]>;
  /** @throws AppError FORBIDDEN for whoever is neither a linked parent nor an admin */
  ofStudent(reader: CurrentUser, studentId: number): Promise<Consent[]>;
  /** @throws AppError FORBIDDEN without a link, CONSENT_NOT_POSSIBLE */
  giveForChild(parent: CurrentUser, input: ConsentForStudent): Promise<Consent[]>;
  /** @throws AppError FORBIDDEN without a link, CONSENT_NOT_POSSIBLE */
  withdrawForChild(parent: CurrentUser, input: ConsentForStudent): Promise<Consent[]>;
  /** Records a signed paper. @throws AppError NOT_FOUND for somebody who is no student, CONSENT_NOT_POSSIBLE */
  recordPaper(admin: CurrentUser, input: PaperConsent): Promise<Consent[]>;
}

/** Who decides what about whom. */
interface Decision {
  readonly studentId: number;
  readonly speaker: ConsentSpeaker;
  readonly by: CurrentUser;
  readonly granted: boolean;
  readonly purpose: ConsentPurpose;
  readonly notice: string;
}

const METHODS: Readonly<Record<ConsentSpeaker, ConsentMethod>> = {
  self: 'self',
  'confirmed-parent': 'parent',
  'unconfirmed-parent': 'parent',
  paper: 'paper',
};

/** What the audit log calls the decisions of adults; what students decide for themselves is theirs. */
function auditActionOf(speaker: ConsentSpeaker, granted: boolean): AuditAction | null {
  if (speaker === 'self') return null;
  if (speaker === 'paper') return granted ? 'consent.paper-given' : 'consent.paper-withdrawn';
  return granted ? 'consent.given' : 'consent.withdrawn';
}

export function createConsentsService(db: Db, clock: Clock, families: FamilyLinks) {
  async function studentOf(handle: Db, studentId: number) {
    const student = await findUser(handle, studentId);
    if (student?.role !== 'student') {
      throw new AppError('NOT_FOUND', { message: 'There is no such student.' });
    }
    return student;
  }

  async function viewFor(speaker: ConsentSpeaker, studentId: number): Promise<Consent[]> {
    const { age } = await studentOf(db, studentId);
    const records = Map.groupBy(await findConsents(db, studentId), (record) => record.purpose);
    return CONSENT_PURPOSES.map((purpose) => {
      const history = records.get(purpose) ?? [];
      return {
        purpose,
        granted: isInForce(age, history[0]),
        mayGive: mayGive(age, speaker, history[0]),
        mayWithdraw: mayWithdraw(age, speaker, history[0]),
        history: history.map(({ id, granted, method, notice, at, ...giver }) => ({
          ...{ id, granted, method, notice, at: isoTime(at) },
          by: [giver.firstName, giver.lastName].filter(Boolean).join(' ') || giver.username,
        })),
      };
    });
  }

  async function decide(decision: Decision): Promise<Consent[]> {
    const { studentId, speaker, by, granted, purpose, notice } = decision;
    await transact(db, async (trx) => {
      const { age, isDemo } = await studentOf(trx, studentId);
      if (isDemo === 1) throw new AppError('DEMO_ACCOUNT');
      const may = granted ? mayGive : mayWithdraw;
      if (!may(age, speaker, await findNewestConsent(trx, studentId, purpose))) {
        throw new AppError('CONSENT_NOT_POSSIBLE');
      }
      await insertConsent(trx, {
        ...{ userId: studentId, purpose, granted: Number(granted), givenBy: by.id },
        ...{ method: METHODS[speaker], notice, at: clock.now() },
      });
      const action = auditActionOf(speaker, granted);
      if (action !== null) {
        await insertAuditEvent(trx, {
          ...{ actorId: by.id, action, userId: studentId },
          ...{ detail: { purpose }, at: clock.now() },
        });
      }
      // What was only kept with this consent goes with it.
      if (!granted && purpose === 'session-tracking') await deleteTrackedSessionsOf(trx, studentId);
    });
    return viewFor(speaker, studentId);
  }

  /** As whom a parent speaks for this child. */
  async function parentOf(parent: CurrentUser, studentId: number): Promise<ConsentSpeaker> {
    const link = await families.between(parent.id, studentId);
    if (link === null) throw new AppError('FORBIDDEN');
    return link === 'confirmed' ? 'confirmed-parent' : 'unconfirmed-parent';
  }

  async function decideForChild(by: CurrentUser, granted: boolean, input: ConsentForStudent) {
    const speaker = await parentOf(by, input.studentId);
    return decide({ ...input, speaker, by, granted });
  }

  const decideForOneself = (by: CurrentUser, granted: boolean, input: ConsentInput) =>
    decide({ ...input, studentId: by.id, speaker: 'self', by, granted });

  const service: ConsentsService = {
    async allows(handle, userId, purpose) {
      const user = await findUser(handle, userId);
      if (user?.role !== 'student') return false;
      return isInForce(user.age, await findNewestConsent(handle, userId, purpose));
    },
    mine: (student) => viewFor('self', student.id),
    give: (student, input) => decideForOneself(student, true, input),
    withdraw: (student, input) => decideForOneself(student, false, input),
    async ofStudent(reader, studentId) {
      const isAdmin = reader.role === 'admin';
      return viewFor(isAdmin ? 'paper' : await parentOf(reader, studentId), studentId);
    },
    giveForChild: (parent, input) => decideForChild(parent, true, input),
    withdrawForChild: (parent, input) => decideForChild(parent, false, input),
    recordPaper: (admin, input) => decide({ ...input, speaker: 'paper', by: admin }),
  };
  return service;
}
