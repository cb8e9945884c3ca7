import { type Db, transact } from '@lamplight/db';
import {
  type NewSlip,
  type Paired,
  type SlipsOfStudent,
  slipState,
} from '@lamplight/domain/pairing';
import type { CurrentUser } from '@lamplight/domain/users';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { digest, type Random } from '../../platform/random.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import type { WrongCodes } from '../auth/wrong-codes.ts';
import type { FamilyLinks } from '../families/family-links.service.ts';
import type { LearnerAccess } from '../learner-access/learner-access.service.ts';
import { findUser } from '../users/users.repository.ts';
import { makeSlip } from './make-slip.ts';
import {
  deleteSlip,
  findSlip,
  findSlipByCode,
  findSlipsOf,
  spendSlip,
} from './pairing-slips.repository.ts';

/** Printed codes that link a parent to a child and confirm the link (decisions, Parents). */
export interface PairingService {
  /**
   * Makes a slip, for the child themself, a teacher of the child or an admin. Others stay good.
   * @throws AppError FORBIDDEN, NOT_FOUND for somebody who is no student, DEMO_ACCOUNT, TOO_MANY_PAIRING_SLIPS
   */
  create(actor: SignedIn, studentId: number): Promise<NewSlip>;
  /** @throws AppError FORBIDDEN, NOT_FOUND */
  list(actor: SignedIn, studentId: number): Promise<SlipsOfStudent>;
  /** Makes a slip worthless. @throws AppError FORBIDDEN, also for a slip that is not there */
  revoke(actor: SignedIn, slipId: number): Promise<void>;
  /**
   * Links a parent with the slip's child; a repeat by the same parent gets the same answer.
   * @throws AppError PAIRING_CODE_UNKNOWN, PAIRING_SLIP_USED, PAIRING_SLIP_EXPIRED, and after five of these
   * TOO_MANY_ATTEMPTS
   */
  use(parent: CurrentUser, code: string): Promise<Paired>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly families: FamilyLinks;
  readonly wrongCodes: WrongCodes;
  readonly learnerAccess: LearnerAccess;
}

export function createPairingService(deps: Dependencies): PairingService {
  const { db, clock, families, learnerAccess, wrongCodes } = deps;
  // Guesses of one account wait for each other, so that many at once are counted like many in a row.
  const inTurn = oneAtATime();

  async function studentOf(handle: Db, id: number) {
    const student = await findUser(handle, id);
    if (student?.role !== 'student') {
      throw new AppError('NOT_FOUND', { message: 'There is no such student.' });
    }
    return student;
  }

  async function pairedWith(studentId: number): Promise<Paired> {
    const { id, firstName, lastName, username } = await studentOf(db, studentId);
    return { student: { id, firstName, lastName, username } };
  }

  async function spend(parent: CurrentUser, code: string): Promise<Paired> {
    const slip = await findSlipByCode(db, digest(code));
    if (!slip) throw new AppError('PAIRING_CODE_UNKNOWN');
    const { id, studentId } = slip;
    const now = clock.now();
    const isRepeat = slip.usedBy === parent.id;
    // A link that somebody has ended since is not back because the slip was.
    if (isRepeat && (await families.between(parent.id, studentId))) return pairedWith(studentId);
    if (slipState(slip, now) === 'expired') throw new AppError('PAIRING_SLIP_EXPIRED');
    await transact(db, async (trx) => {
      await studentOf(trx, studentId);
      const isMine = await spendSlip(trx, id, { usedBy: parent.id, usedAt: now });
      if (!isMine) throw new AppError('PAIRING_SLIP_USED');
      await families.confirm(trx, { parentId: parent.id, studentId, way: 'slip' });
      await insertAuditEvent(trx, {
        ...{ actorId: parent.id, action: 'family.linked', userId: studentId },
        ...{ detail: { slipId: id, madeBy: slip.createdBy }, at: now },
      });
    });
    return pairedWith(studentId);
  }

  async function attempt(parent: CurrentUser, code: string): Promise<Paired> {
    await wrongCodes.check(parent.id);
    try {
      const paired = await spend(parent, code);
      await wrongCodes.forget(parent.id);
      return paired;
    } catch (error) {
      if (error instanceof AppError) await wrongCodes.note(parent.id);
      throw error;
    }
  }

  return {
    async create(actor, studentId) {
      await learnerAccess.authorise(actor, studentId);
      const student = await studentOf(db, studentId);
      if (student.isDemo === 1) throw new AppError('DEMO_ACCOUNT');
      return transact(db, (trx) => makeSlip(trx, deps, { studentId, madeBy: actor.user.id }));
    },

    async list(actor, studentId) {
      await learnerAccess.authorise(actor, studentId);
      const { student } = await pairedWith(studentId);
      const now = clock.now();
      const slips = (await findSlipsOf(db, studentId)).map((slip) => ({
        id: slip.id,
        createdAt: isoTime(slip.createdAt),
        expiresAt: isoTime(slip.expiresAt),
        state: slipState(slip, now),
        madeBy: [slip.firstName, slip.lastName].filter(Boolean).join(' ') || slip.username,
      }));
      return { student, slips };
    },

    async revoke(actor, slipId) {
      const slip = await findSlip(db, slipId);
      if (!slip) throw new AppError('FORBIDDEN');
      const { studentId } = slip;
      await learnerAccess.authorise(actor, studentId);
      await transact(db, async (trx) => {
        await deleteSlip(trx, slipId);
        await insertAuditEvent(trx, {
          ...{ actorId: actor.user.id, action: 'pairing.slip-revoked', userId: studentId },
          ...{ detail: { slipId }, at: clock.now() },
        });
      });
    },

    use: (parent, code) => inTurn(String(parent.id), () => attempt(parent, code)),
  };
}
