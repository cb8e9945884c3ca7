import type { Db } from '@lamplight/db';
import type { ConsentMethod, ConsentPurpose, LedgerInput } from '@lamplight/domain/consents';
import { namesHold } from '../users/user-search.repository.ts';

type Filter = Pick<LedgerInput, 'search' | 'purpose' | 'granted'>;

function recordsWhere(db: Db, { search, purpose, granted }: Filter) {
  return db
    .selectFrom('consents as record')
    .innerJoin('users as student', 'student.id', 'record.userId')
    .leftJoin('users as giver', 'giver.id', 'record.givenBy')
    .where((eb) => eb.and(namesHold('student', search)))
    .$if(purpose !== undefined, (query) =>
      query.where('record.purpose', '=', purpose ?? 'outside-ai'),
    )
    .$if(granted !== undefined, (query) =>
      query.where('record.granted', '=', Number(granted ?? false)),
    );
}

export async function countConsentRecords(db: Db, filter: Filter): Promise<number> {
  const { count } = await recordsWhere(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Records of every student, the newest first, with the names of the student and of whoever gave them. */
export async function findConsentRecords(
  db: Db,
  filter: Filter,
  page: { readonly offset: number; readonly limit: number },
) {
  const rows = await recordsWhere(db, filter)
    .select(['record.id', 'record.purpose', 'record.granted', 'record.method'])
    .select(['record.notice', 'record.at', 'record.userId'])
    .select([
      'student.username as studentUsername',
      'student.firstName as studentFirstName',
      'student.lastName as studentLastName',
    ])
    .select(['giver.username', 'giver.firstName', 'giver.lastName'])
    .orderBy('record.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map((row) => ({
    ...row,
    granted: row.granted === 1,
    purpose: row.purpose as ConsentPurpose,
    method: row.method as ConsentMethod,
  }));
}
