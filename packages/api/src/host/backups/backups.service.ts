import type { Readable } from 'node:stream';
import type { Db } from '@lamplight/db';
import type { AuditAction } from '@lamplight/domain/audit';
import {
  type Backup,
  type BackupList,
  type LastRestore,
  PRESENT_MINUTES,
  type RestorePreview,
} from '@lamplight/domain/backups';
import type { CurrentUser } from '@lamplight/domain/users';
import { countActiveStudents } from '../../people/activity/active-users.repository.ts';
import { insertAuditEvent } from '../../people/audit/audit.repository.ts';
import type { PasswordAgain } from '../../people/auth/password-again.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { BackupStore } from './backup-store.ts';
import type { DownloadTickets } from './download-tickets.ts';

/** A backup and the password of the admin who asks for it. */
interface Guarded {
  readonly name: string;
  readonly password: string;
}

/** What an admin does with the backups of the host. Everything but looking is in the audit log. */
export interface BackupsService {
  list(): BackupList;
  make(actor: CurrentUser): Promise<Backup>;
  /** @throws AppError NOT_FOUND, BACKUP_UNUSABLE */
  preview(name: string): Promise<RestorePreview>;
  /**
   * A ticket for one download within a minute.
   * @throws AppError NOT_FOUND, VALIDATION for a wrong password, TOO_MANY_ATTEMPTS
   */
  ticketFor(actor: CurrentUser, wish: Guarded): Promise<string>;
  /** The file that a ticket is for. @throws AppError FORBIDDEN, NOT_FOUND */
  redeem(actor: CurrentUser, ticket: string): Promise<{ name: string; file: string }>;
  /** @throws AppError BACKUP_UNUSABLE */
  receive(actor: CurrentUser, bytes: Readable): Promise<Backup>;
  /**
   * Has the host restart on a backup; whoever is signed in signs in again.
   * @throws AppError as `ticketFor`, and BACKUP_UNUSABLE
   */
  restore(actor: CurrentUser, wish: Guarded): Promise<void>;
  /** Writes down in the restored school that it was restored. */
  noteRestored(restored: LastRestore): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwordAgain: PasswordAgain;
  readonly tickets: DownloadTickets;
  /** Null for a command, and for a school that lies in no folder. */
  readonly store: BackupStore | null;
}

const WRONG_PASSWORD = { path: 'password', message: 'This is not your password.' };

export function createBackups(deps: Dependencies): BackupsService {
  const { db, clock, passwordAgain, tickets } = deps;

  function storeWith(name: string): BackupStore {
    if (!deps.store || deps.store.fileOf(name) === null) throw new AppError('NOT_FOUND');
    return deps.store;
  }

  function anyStore(): BackupStore {
    if (!deps.store) throw new AppError('NOT_FOUND');
    return deps.store;
  }

  const note = (actorId: number | null, action: AuditAction, name: string) =>
    insertAuditEvent(db, { actorId, action, detail: { backup: name }, at: clock.now() });

  return {
    list: () => ({
      backups: [...(deps.store?.list() ?? [])],
      lastRestore: deps.store?.lastRestore() ?? null,
    }),

    async make(actor) {
      const made = await anyStore().make();
      await note(actor.id, 'backup.made', made.name);
      return made;
    },

    async preview(name) {
      const preview = await storeWith(name).preview(name);
      const since = clock.now() - PRESENT_MINUTES * 60_000;
      return { ...preview, childrenPresent: await countActiveStudents(db, since) };
    },

    async ticketFor(actor, { name, password }) {
      storeWith(name);
      await passwordAgain.check(actor.id, password, WRONG_PASSWORD);
      return tickets.issue({ userId: actor.id, name });
    },

    async redeem(actor, ticket) {
      const download = tickets.take(ticket, actor.id);
      if (!download) throw new AppError('FORBIDDEN');
      const file = anyStore().fileOf(download.name);
      if (file === null) throw new AppError('NOT_FOUND');
      await note(actor.id, 'backup.downloaded', download.name);
      return { name: download.name, file };
    },

    async receive(actor, bytes) {
      const received = await anyStore().receive(bytes);
      await note(actor.id, 'backup.uploaded', received.name);
      return received;
    },

    async restore(actor, { name, password }) {
      const store = storeWith(name);
      await passwordAgain.check(actor.id, password, WRONG_PASSWORD);
      await store.preview(name);
      await note(actor.id, 'host.restore-begun', name);
      store.restore(name);
    },

    noteRestored: ({ name, problem }) =>
      note(null, problem === null ? 'host.restored' : 'host.restore-failed', name),
  };
}
