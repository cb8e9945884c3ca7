import type { Db } from '@lamplight/db';
import { selectClassChildren } from '../classes/class-children.ts';

/**
 * The students of a class without the demo student, by name, with the slips that may still be used and the parents
 * who are linked for certain.
 */
export function findSlipHolders(
  db: Db,
  classId: number,
  { now, latest }: { readonly now: number; readonly latest: number },
) {
  return selectClassChildren(db, [classId])
    .select(['users.id', 'users.firstName', 'users.lastName', 'users.username'])
    .select((eb) => [
      eb
        .selectFrom('pairingSlips as slip')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('slip.studentId', '=', 'users.id')
        .where('slip.usedAt', 'is', null)
        .where('slip.expiresAt', '>', now)
        .where('slip.expiresAt', '<=', latest)
        .$asScalar()
        .$notNull()
        .as('openSlips'),
      eb
        .selectFrom('familyLinks as link')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('link.studentId', '=', 'users.id')
        .where('link.status', '=', 'confirmed')
        .$asScalar()
        .$notNull()
        .as('parents'),
    ])
    .execute();
}
