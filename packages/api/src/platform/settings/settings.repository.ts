import type { Db } from '@lamplight/db';

/** The values under their names, as JSON. */
export async function findSettings(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('hostSettings').select(['name', 'value']).execute();
  return new Map(rows.map(({ name, value }) => [name, value]));
}

export async function saveSetting(
  db: Db,
  setting: { readonly name: string; readonly value: string; readonly updatedAt: number },
): Promise<void> {
  const { value, updatedAt } = setting;
  await db
    .insertInto('hostSettings')
    .values(setting)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, updatedAt }))
    .execute();
}
