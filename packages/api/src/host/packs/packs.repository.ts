import type { Database, Db } from '@lamplight/db';
import type { Insertable, Selectable } from 'kysely';

/** A pack without its archive, which may be large. */
export type PackRow = Omit<Selectable<Database['contentPacks']>, 'archive'>;
export type SignerRow = Selectable<Database['packSigners']>;

const WITHOUT_ARCHIVE = [
  'id',
  'name',
  'manifest',
  'counts',
  'publicKey',
  'sha256',
  'size',
  'isOn',
  'installedAt',
] as const;

/** The packs that are installed, in the order in which they came to this host. */
export function listPacks(db: Db): Promise<PackRow[]> {
  return db
    .selectFrom('contentPacks')
    .select(WITHOUT_ARCHIVE)
    .where('archive', 'is not', null)
    .orderBy('id')
    .execute();
}

/** A pack that is installed. */
export function findPack(db: Db, name: string): Promise<PackRow | undefined> {
  return db
    .selectFrom('contentPacks')
    .select(WITHOUT_ARCHIVE)
    .where('name', '=', name)
    .where('archive', 'is not', null)
    .executeTakeFirst();
}

/** The number of a pack that is installed or was; undefined for one that never was here. */
export async function findPackNumber(db: Db, name: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('contentPacks')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.id;
}

export async function findArchive(db: Db, id: number): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('contentPacks')
    .select('archive')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.archive ?? null;
}

type NewPack = Omit<Insertable<Database['contentPacks']>, 'id'>;

/** Installs a pack; one of the same name keeps its number. */
export async function savePack(db: Db, { name, ...pack }: NewPack): Promise<void> {
  await db
    .insertInto('contentPacks')
    .values({ name, ...pack })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(pack))
    .execute();
}

export async function updatePack(
  db: Db,
  id: number,
  change: Partial<Pick<NewPack, 'archive' | 'isOn'>>,
): Promise<void> {
  await db.updateTable('contentPacks').set(change).where('id', '=', id).execute();
}

/** Whether children have done something with an id in a range: a lesson, or a story. */
export async function hasProgressIn(
  db: Db,
  { from, below }: { readonly from: number; readonly below: number },
): Promise<boolean> {
  const lesson = await db
    .selectFrom('lessonProgress')
    .select('lessonId')
    .where('lessonId', '>=', from)
    .where('lessonId', '<', below)
    .limit(1)
    .executeTakeFirst();
  if (lesson !== undefined) return true;
  const story = await db
    .selectFrom('storyCompletions')
    .select('storyId')
    .where('storyId', '>=', from)
    .where('storyId', '<', below)
    .limit(1)
    .executeTakeFirst();
  return story !== undefined;
}

/** Whose packs this host trusts, the newest first. */
export function listSigners(db: Db): Promise<SignerRow[]> {
  return db.selectFrom('packSigners').selectAll().orderBy('id', 'desc').execute();
}

/** Trusts a key under a name; one that is trusted already gets the new name. */
export async function saveSigner(
  db: Db,
  { publicKey, ...signer }: Omit<SignerRow, 'id'>,
): Promise<void> {
  await db
    .insertInto('packSigners')
    .values({ publicKey, ...signer })
    .onConflict((conflict) => conflict.column('publicKey').doUpdateSet({ name: signer.name }))
    .execute();
}

/** @returns the one who is trusted no longer; undefined where nobody has that id */
export function deleteSigner(db: Db, id: number): Promise<SignerRow | undefined> {
  return db.deleteFrom('packSigners').where('id', '=', id).returningAll().executeTakeFirst();
}
