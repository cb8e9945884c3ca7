import type { Db } from '@lamplight/db';
import { consentAge } from '@lamplight/domain/consents';
import { LANGUAGES, type OwnData, PROFILE_DEFAULTS } from '@lamplight/domain/profiles';
import type { CurrentUser } from '@lamplight/domain/users';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import { toCurrentUser } from '../users/user-view.ts';
import { findUser } from '../users/users.repository.ts';
import { type Archive, makeArchive } from './archive/archive.ts';
import { findOwnData } from './own-data.repository.ts';
import { parentsCopy } from './parents-copy.ts';

/** Everything that is stored about a user (decisions, Children's privacy). */
export interface OwnDataService {
  exportFor(user: Pick<CurrentUser, 'id' | 'age'>): Promise<OwnData>;
  /**
   * The same as a zip with a page to read, in that user's language.
   * @param reader a parent gets what is written about the child for emergencies, too, and not what it told of home
   * @throws AppError NOT_FOUND
   */
  archiveFor(userId: number, reader?: 'self' | 'parent'): Promise<Archive>;
}

const isGrownUp = (age: number | null) => consentAge(age) === 'adult';

export function createOwnDataService(db: Db, clock: Clock): OwnDataService {
  return {
    async exportFor({ id, age }) {
      const tables = await findOwnData(db, id, { withCare: isGrownUp(age) });
      return { exportedAt: isoTime(clock.now()), tables };
    },
    async archiveFor(userId, reader = 'self') {
      const row = await findUser(db, userId);
      if (!row) throw new AppError('NOT_FOUND');
      const user = toCurrentUser(row);
      const language = LANGUAGES.find((one) => one === user.language) ?? PROFILE_DEFAULTS.language;
      const withCare = reader === 'parent' || isGrownUp(user.age);
      const whole = await findOwnData(db, userId, { withCare });
      const tables = reader === 'parent' ? await parentsCopy(db, userId, whole) : whole;
      return makeArchive(isoTime(clock.now()), tables, user.username, language);
    },
  };
}
