import type { Db } from '@lamplight/db';
import type { OwnData } from '@lamplight/domain/profiles';
import { type Clock, isoTime } from '../platform/clock.ts';
import { findOwnData } from './own-data.repository.ts';

export interface OwnDataService {
  /** Everything that is stored about a user (decisions, Children's privacy). */
  exportFor(userId: number): Promise<OwnData>;
}

export function createOwnDataService(db: Db, clock: Clock): OwnDataService {
  return {
    async exportFor(userId) {
      return { exportedAt: isoTime(clock.now()), tables: await findOwnData(db, userId) };
    },
  };
}
