import type { Db } from '@lamplight/db';

/** Marks a new account as made up too where its class is. */
export async function markAsSample(
  db: Db,
  { userId, classId }: { userId: number; classId: number },
): Promise<void> {
  await db
    .insertInto('sampleAccounts')
    .columns(['userId'])
    .expression((eb) =>
      eb
        .selectFrom('sampleClasses')
        .select((sample) => sample.val(userId).as('userId'))
        .where('classId', '=', classId),
    )
    .execute();
}
