import type { Db } from '@lamplight/db';
import type { LedgerInput, LedgerRecord } from '@lamplight/domain/consents';
import type { PageOf } from '@lamplight/domain/paging';
import { isoTime } from '../../platform/clock.ts';
import { readPage } from '../../platform/paged.ts';
import { countConsentRecords, findConsentRecords } from './consent-ledger.repository.ts';

export interface ConsentLedger {
  /** Every record of every student, the newest first, by pages. */
  records(input: LedgerInput): Promise<PageOf<LedgerRecord>>;
}

type Row = Awaited<ReturnType<typeof findConsentRecords>>[number];

const nameOf = (...names: readonly (string | null)[]) => names.filter(Boolean).join(' ');

function toRecord(row: Row): LedgerRecord {
  const { id, purpose, granted, method, notice, at } = row;
  const name = nameOf(row.studentFirstName, row.studentLastName) || row.studentUsername;
  return {
    ...{ id, purpose, granted, method, notice, at: isoTime(at) },
    student: { id: row.userId, username: row.studentUsername, name },
    by: nameOf(row.firstName, row.lastName) || row.username,
  };
}

export function createConsentLedger(db: Db): ConsentLedger {
  return {
    records: (input) =>
      readPage(input, {
        count: () => countConsentRecords(db, input),
        rows: async (bounds) => (await findConsentRecords(db, input, bounds)).map(toRecord),
      }),
  };
}
