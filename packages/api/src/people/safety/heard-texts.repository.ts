import type { Db } from '@lamplight/db';
import type { AlertLevel, AlertSource } from '@lamplight/domain/safety';

/** @returns the id of the text */
export async function insertHeardText(
  db: Db,
  heard: {
    readonly userId: number;
    readonly source: AlertSource;
    readonly text: string;
    readonly createdAt: number;
  },
): Promise<number> {
  const { id } = await db
    .insertInto('heardTexts')
    .values(heard)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function findHeardText(db: Db, id: number) {
  return db.selectFrom('heardTexts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function updateHeardText(db: Db, id: number, text: string): Promise<void> {
  await db.updateTable('heardTexts').set({ text }).where('id', '=', id).execute();
}

/** The alert of the question that these words of a child raised; undefined where it has answered. */
export async function findOpenQuestion(
  db: Db,
  about: { readonly userId: number; readonly source: AlertSource; readonly text: string },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('safetyAlerts')
    .innerJoin('heardTexts', 'heardTexts.id', 'safetyAlerts.sourceId')
    .select('safetyAlerts.id')
    .where('safetyAlerts.userId', '=', about.userId)
    .where('safetyAlerts.source', '=', about.source)
    .where('safetyAlerts.concern', '=', 'unclear')
    .where('safetyAlerts.childAnswer', 'is', null)
    .where('heardTexts.source', '=', about.source)
    .where('heardTexts.text', '=', about.text)
    .orderBy('safetyAlerts.id', 'desc')
    .executeTakeFirst();
  return row?.id;
}

/** A text that was heard before, and an alert that it raised. */
export interface HeardBefore {
  readonly id: number;
  readonly text: string;
  readonly level: AlertLevel;
  readonly concern: string;
  readonly isOpen: boolean;
}

/** What was heard of a child in one source since a moment, newest first: a row for each alert. */
export async function findHeardSince(
  db: Db,
  about: { readonly userId: number; readonly source: AlertSource; readonly since: number },
): Promise<HeardBefore[]> {
  const rows = await db
    .selectFrom('heardTexts')
    .innerJoin('safetyAlerts', (join) =>
      join
        .onRef('safetyAlerts.sourceId', '=', 'heardTexts.id')
        .onRef('safetyAlerts.source', '=', 'heardTexts.source')
        .onRef('safetyAlerts.userId', '=', 'heardTexts.userId'),
    )
    .select(['heardTexts.id', 'heardTexts.text', 'safetyAlerts.level', 'safetyAlerts.concern'])
    .select('safetyAlerts.acknowledgedAt')
    .where('heardTexts.userId', '=', about.userId)
    .where('heardTexts.source', '=', about.source)
    .where('heardTexts.createdAt', '>', about.since)
    .orderBy('heardTexts.id', 'desc')
    .execute();
  return rows.map(({ acknowledgedAt, ...row }) => ({ ...row, isOpen: acknowledgedAt === null }));
}
