import type { Db } from '@lamplight/db';
import { LANGUAGES, type OwnData, PROFILE_DEFAULTS } from '@lamplight/domain/profiles';
import { AppError } from '../platform/app-error.ts';
import { type Clock, isoTime } from '../platform/clock.ts';
import { toCurrentUser } from '../users/user-view.ts';
import { findUser } from '../users/users.repository.ts';
import { type Archive, makeArchive } from './archive/archive.ts';
import { findOwnData } from './own-data.repository.ts';

/** Everything that is stored about a user (decisions, Children's privacy). */
export interface OwnDataService {
  exportFor(userId: number): Promise<OwnData>;
  /**
   * The same as a zip with a page to read, in that user's language.
   * @throws AppError NOT_FOUND
   */
  archiveFor(userId: number): Promise<Archive>;
}

export function createOwnDataService(db: Db, clock: Clock): OwnDataService {
  return {
    async exportFor(userId) {
      return { exportedAt: isoTime(clock.now()), tables: await findOwnData(db, userId) };
    },
    async archiveFor(userId) {
      const row = await findUser(db, userId);
      if (!row) throw new AppError('NOT_FOUND');
      const user = toCurrentUser(row);
      const language = LANGUAGES.find((one) => one === user.language) ?? PROFILE_DEFAULTS.language;
      const tables = await findOwnData(db, userId);
      return makeArchive(isoTime(clock.now()), tables, user.username, language);
    },
  };
}
