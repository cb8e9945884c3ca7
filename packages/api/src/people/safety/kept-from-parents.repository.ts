import type { Db } from '@lamplight/db';
import { CONCERNS_KEPT_FROM_PARENTS } from '@lamplight/domain/safety';

/**
 * Ids of the chat messages of a child that no parent reads: those that tell of somebody at home, and those that
 * nobody has looked at yet. Fixed words without an alert answer a child that was asked whether it is safe, and are
 * kept with the question.
 */
export function keptMessages(db: Db, userId: number) {
  return db
    .selectFrom('chatMessages as kept')
    .select('kept.id')
    .where('kept.userId', '=', userId)
    .where(({ eb, not, exists, selectFrom, or, and }) => {
      const alerts = selectFrom('safetyAlerts')
        .select('safetyAlerts.id')
        .whereRef('safetyAlerts.sourceId', '=', 'kept.id')
        .where('safetyAlerts.source', '=', 'chat');
      return or([
        eb('kept.answeredAt', 'is', null),
        exists(alerts.where('safetyAlerts.concern', 'in', CONCERNS_KEPT_FROM_PARENTS)),
        and([eb('kept.source', '=', 'safety'), not(exists(alerts))]),
      ]);
    });
}

/** The same of the entries in the journal. */
export function keptEntries(db: Db, userId: number) {
  return db
    .selectFrom('journalEntries as kept')
    .select('kept.id')
    .where('kept.userId', '=', userId)
    .where(({ eb, exists, selectFrom, or }) =>
      or([
        eb('kept.feedbackSource', 'is', null),
        exists(
          selectFrom('safetyAlerts')
            .select('safetyAlerts.id')
            .whereRef('safetyAlerts.sourceId', '=', 'kept.id')
            .where('safetyAlerts.source', '=', 'journal')
            .where('safetyAlerts.concern', 'in', CONCERNS_KEPT_FROM_PARENTS),
        ),
      ]),
    );
}

/** What of a child was heard elsewhere and no parent reads. */
export async function findKeptTexts(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('heardTexts')
    .innerJoin('safetyAlerts', (join) =>
      join
        .onRef('safetyAlerts.sourceId', '=', 'heardTexts.id')
        .onRef('safetyAlerts.source', '=', 'heardTexts.source'),
    )
    .select('heardTexts.text')
    .where('heardTexts.userId', '=', userId)
    .where('safetyAlerts.concern', 'in', CONCERNS_KEPT_FROM_PARENTS)
    .execute();
  return rows.map(({ text }) => text);
}
