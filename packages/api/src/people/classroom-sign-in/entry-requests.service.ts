import { type Db, transact } from '@lamplight/db';
import { ENTRY_REQUEST_SECONDS, type EntryRequest } from '@lamplight/domain/classroom-sign-in';
import type { CurrentUser } from '@lamplight/domain/users';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import type { SignedInAnswer } from '../auth/signed-in-answer.ts';
import type { ClassesService } from '../classes/classes.service.ts';
import { fullName } from '../users/full-name.ts';
import type { ChildEntry } from './child-entry.ts';
import {
  deleteRequestsOfTablet,
  findEntryRequest,
  findWaitingRequests,
  insertEntryRequest,
  moveEntryRequest,
} from './entry-requests.repository.ts';
import type { PicturePasswords } from './picture-passwords.ts';
import type { TabletsService } from './tablets.service.ts';

/** Seconds in which the tablet fetches what the teacher allowed; it asks every few. */
const FETCH_SECONDS = 60;

export type EntryState =
  | { readonly state: 'waiting' | 'refused' | 'over' }
  | ({ readonly state: 'let-in' } & SignedInAnswer);

/** A child at a class tablet who cannot sign in asks the teacher to be let in. */
export interface EntryRequests {
  /**
   * Asks for a child; what the tablet asked before is forgotten.
   * @throws AppError TABLET_UNKNOWN, NOT_FOUND for a child who is not in the class
   */
  ask(token: string, childId: number): Promise<{ id: number; expiresAt: string }>;
  /**
   * What has become of it. The session of a child who was let in is given once.
   * @throws AppError TABLET_UNKNOWN
   */
  fetch(token: string, id: number): Promise<EntryState>;
  /** Takes back what the tablet asked. @throws AppError TABLET_UNKNOWN */
  withdraw(token: string, id: number): Promise<void>;
  /** What waits for this adult. */
  waiting(adult: CurrentUser): Promise<EntryRequest[]>;
  /** @throws AppError FORBIDDEN for another class's tablet, ENTRY_OVER where nothing waits any more */
  decide(actor: SignedIn, decision: { id: number; letIn: boolean }): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly classes: ClassesService;
  readonly tablets: TabletsService;
  readonly pictures: PicturePasswords;
  readonly enter: ChildEntry;
}

export function createEntryRequests(deps: Dependencies): EntryRequests {
  const { db, clock, classes, tablets, pictures, enter } = deps;

  return {
    async ask(token, childId) {
      const tablet = await tablets.authorise(token);
      if (!(await tablets.childAt(tablet, childId))) throw new AppError('NOT_FOUND');
      const createdAt = clock.now();
      const expiresAt = createdAt + ENTRY_REQUEST_SECONDS * 1000;
      const request = { tabletId: tablet.id, userId: childId, createdAt, expiresAt };
      const id = await transact(db, async (trx) => {
        await deleteRequestsOfTablet(trx, tablet.id);
        return insertEntryRequest(trx, request);
      });
      return { id, expiresAt: isoTime(expiresAt) };
    },

    async fetch(token, id) {
      const tablet = await tablets.authorise(token);
      const request = await findEntryRequest(db, id);
      if (request?.tabletId !== tablet.id) return { state: 'over' };
      if (request.outcome === 'refused') return { state: 'refused' };
      if (request.outcome === 'used' || request.expiresAt <= clock.now()) return { state: 'over' };
      if (request.outcome === 'waiting') return { state: 'waiting' };
      // Who was taken out of the class meanwhile stays outside.
      if (!(await tablets.childAt(tablet, request.userId))) return { state: 'over' };
      const isFirst = await moveEntryRequest(db, id, 'let-in', { outcome: 'used' });
      if (!isFirst) return { state: 'over' };
      await pictures.forgive(request.userId);
      return { state: 'let-in', ...(await enter(request.userId)) };
    },

    async withdraw(token, id) {
      const tablet = await tablets.authorise(token);
      await deleteRequestsOfTablet(db, tablet.id, id);
    },

    async waiting(adult) {
      if (!adult.approved) return [];
      const teacherId = adult.role === 'admin' ? null : adult.id;
      const rows = await findWaitingRequests(db, teacherId, clock.now());
      return rows.map((row) => ({
        id: row.id,
        childName: fullName(row),
        tabletName: row.tabletName,
        className: row.className,
        expiresAt: isoTime(row.expiresAt),
      }));
    },

    async decide(actor, { id, letIn }) {
      const request = await findEntryRequest(db, id);
      // A request that is gone tells no stranger more than one that never was.
      if (!request) throw new AppError('ENTRY_OVER');
      await classes.authoriseClass(actor, request.classId);
      const at = clock.now();
      if (request.expiresAt <= at) throw new AppError('ENTRY_OVER');
      const decidedBy = actor.user.id;
      const expiresAt = at + FETCH_SECONDS * 1000;
      const outcome = letIn ? 'let-in' : 'refused';
      await transact(db, async (trx) => {
        const changes = { outcome, decidedBy, expiresAt } as const;
        if (!(await moveEntryRequest(trx, id, 'waiting', changes)))
          throw new AppError('ENTRY_OVER');
        await insertAuditEvent(trx, {
          ...{ actorId: decidedBy, action: letIn ? 'sign-in.let-in' : 'sign-in.not-let-in', at },
          userId: request.userId,
          detail: { tablet: request.tabletId },
        });
      });
    },
  };
}
