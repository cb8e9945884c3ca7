import type { Db } from '@lamplight/db';
import type { CareCard, CareContact, CareRow } from '@lamplight/domain/care';
import { isoTime } from '../../platform/clock.ts';
import { fullName } from '../users/full-name.ts';
import {
  type CareCardRow,
  findChildrenOfClass,
  findProfileContacts,
  findWrittenCards,
} from './care-cards.repository.ts';

type WrittenRow = Awaited<ReturnType<typeof findWrittenCards>>[number];

/** The contacts of a card, as `saveCareCard` has stored them. */
export function contactsIn({ contacts }: Pick<CareCardRow, 'contacts'>): CareContact[] {
  return JSON.parse(contacts) as CareContact[];
}

function toCard(row: WrittenRow): CareCard {
  const { allergies, medicines, notes, username, firstName, lastName } = row;
  return {
    ...{ contacts: contactsIn(row), allergies, medicines, notes },
    changedAt: isoTime(row.updatedAt),
    changedBy: username === null ? null : fullName({ username, firstName, lastName }),
  };
}

type WhatIsWritten = Pick<CareRow, 'card' | 'fromProfiles'>;

/** What is written about some children, whoever may read it: callers decide that. */
export async function readCare(
  db: Db,
  studentIds: readonly number[],
): Promise<(studentId: number) => WhatIsWritten> {
  const cards = new Map(
    (await findWrittenCards(db, studentIds)).map((row) => [row.studentId, toCard(row)]),
  );
  const profiles = Map.groupBy(await findProfileContacts(db, studentIds), (row) => row.studentId);
  return (studentId) => ({
    card: cards.get(studentId) ?? null,
    fromProfiles: (profiles.get(studentId) ?? []).map((row) => ({
      parent: fullName(row),
      contact: row.emergencyContact ?? '',
    })),
  });
}

/** The children of a class, by name, each with what is written. */
export async function readClassCare(db: Db, classId: number): Promise<CareRow[]> {
  const children = await findChildrenOfClass(db, classId);
  const written = await readCare(
    db,
    children.map(({ id }) => id),
  );
  return children.map((child) => ({
    ...{ id: child.id, name: fullName(child) },
    ...written(child.id),
  }));
}
