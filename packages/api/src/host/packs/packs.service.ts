import { createHash } from 'node:crypto';
import { type MountedPack, mountPacks, packDocuments } from '@lamplight/content/packs';
import type { ReadPackFile } from '@lamplight/content/packs/reading';
import { type Db, type PackStore, transact } from '@lamplight/db';
import type { AuditAction } from '@lamplight/domain/audit';
import type { Release } from '@lamplight/domain/host';
import {
  FIRST_PACK_ID,
  type PackManifest,
  type PackPreview,
  type PackSigner,
  type PackView,
  packModuleId,
  type SignerInput,
} from '@lamplight/domain/packs';
import { insertAuditEvent } from '../../people/audit/audit.repository.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { PackReader } from './pack-reader.ts';
import { aboutPack, builtInPack, manifestOf, signatureOf, toPackView } from './pack-views.ts';
import {
  deleteSigner,
  findArchive,
  findPack,
  findPackNumber,
  hasProgressIn,
  listPacks,
  listSigners,
  type PackRow,
  savePack,
  saveSigner,
  updatePack,
} from './packs.repository.ts';

export interface PacksService {
  /** The built-in content, and the packs of this host in the order in which they came. */
  list(): Promise<PackView[]>;
  /** What would come with a pack, and what is refused of it; nothing is kept. */
  preview(bytes: Uint8Array): Promise<PackPreview>;
  /**
   * Installs a pack, or the new version of one, and serves it.
   * @param actorId the admin who does it; null on the command line, as below
   * @throws AppError BROKEN_PACK with what is refused; what is installed is not touched then
   */
  install(bytes: Uint8Array, actorId: number | null): Promise<PackView>;
  /** Shows or hides what a pack holds. @throws AppError NOT_FOUND */
  setOn(name: string, isOn: boolean, actorId: number | null): Promise<PackView>;
  /** Takes a pack away. What children did in it stays, and is seen again when it comes back. @throws AppError NOT_FOUND */
  remove(name: string, actorId: number | null): Promise<void>;
  signers(): Promise<PackSigner[]>;
  /** Trusts whoever has the private half of a key. */
  trust(signer: SignerInput, actorId: number | null): Promise<void>;
  /** @throws AppError NOT_FOUND */
  distrust(id: number, actorId: number | null): Promise<void>;
  /** Serves what the database says, after a command beside the host has changed it. */
  refresh(): Promise<void>;
  /** As `refresh`, when the host starts; what no pack needs any more is removed then, since nobody reads it. */
  prepare(): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly release: Release;
  readonly read: PackReader;
  /** Where compiled packs are kept; null where the school lies in no folder, and then none is installed. */
  readonly store: PackStore | null;
}

/** Titles and faults that a preview shows; of more it tells the number. */
const SHOWN_TITLES = 40;
const SHOWN_FAULTS = 50;
const TOLD_FAULTS = 5;

export function createPacks(deps: Dependencies): PacksService {
  const { db, clock, log, release, read, store } = deps;
  /** What is mounted, to see whether anything has changed. */
  let served: string | null = null;
  let unreadable: ReadonlySet<number> = new Set();

  /** Another one for another archive, and for another version of the program, which may compile it otherwise. */
  const keyOf = ({ name, sha256 }: Pick<PackRow, 'name' | 'sha256'>) =>
    `${name}-${sha256.slice(0, 16)}-${release.version.toLowerCase()}`;

  /** The folder of a pack's documents, compiled anew where it is not there; null where it cannot be read any more. */
  async function folderOf(row: PackRow): Promise<string | null> {
    const known = store?.find(keyOf(row)) ?? null;
    const archive = known === null ? await findArchive(db, row.id) : null;
    if (archive === null || store === null) return known;
    const { compiled, findings } = await read(archive);
    if (compiled !== undefined && findings.length === 0) {
      return store.write(keyOf(row), packDocuments(compiled));
    }
    log.warn({ pack: row.name, faults: findings.slice(0, TOLD_FAULTS) }, 'a pack cannot be read');
    return null;
  }

  async function serve(): Promise<void> {
    const rows = await listPacks(db);
    const wanted = rows.map(({ id, sha256, isOn }) => `${id}:${sha256}:${isOn}`).join();
    if (wanted === served) return;
    const mounted: MountedPack[] = [];
    const broken = new Set<number>();
    for (const row of rows) {
      // The school is served whatever becomes of a pack, on a full disk too.
      const folder = await folderOf(row).catch((error: unknown) => {
        log.error(error, `the pack ${row.name} cannot be served`);
        return null;
      });
      if (folder === null) broken.add(row.id);
      else if (row.isOn === 1) mounted.push({ number: row.id, name: row.name, folder });
    }
    mountPacks(mounted);
    unreadable = broken;
    served = wanted;
  }

  let latest = Promise.resolve();
  /** One after the other, so that what was read before an install is not mounted after it. */
  function refresh(): Promise<void> {
    latest = latest.catch(() => undefined).then(serve);
    return latest;
  }

  function record(
    trx: Db,
    actorId: number | null,
    action: AuditAction,
    detail?: Readonly<Record<string, string>>,
  ) {
    const event = { actorId, action, at: clock.now() };
    return insertAuditEvent(trx, detail === undefined ? event : { ...event, detail });
  }

  async function viewOf(name: string): Promise<PackView> {
    const row = await findPack(db, name);
    if (row === undefined) throw new AppError('NOT_FOUND');
    return toPackView(row, await listSigners(db), !unreadable.has(row.id));
  }

  return {
    async list() {
      const [rows, signers] = [await listPacks(db), await listSigners(db)];
      const packs = rows.map((row) => toPackView(row, signers, !unreadable.has(row.id)));
      return [await builtInPack(release), ...packs];
    },

    async preview(bytes) {
      const found = await read(bytes);
      const { manifest, publicKey, counts } = found;
      const findings = [...found.findings, ...(store === null ? [NO_PLACE] : [])];
      const shown = {
        titles: titlesOf(found).slice(0, SHOWN_TITLES),
        faults: findings.slice(0, SHOWN_FAULTS),
        moreFaults: Math.max(0, findings.length - SHOWN_FAULTS),
      };
      if (manifest === undefined) {
        return { pack: null, replaces: null, otherSigner: false, comesBack: false, ...shown };
      }
      const before = await findPack(db, manifest.name);
      const signature = signatureOf(publicKey, await listSigners(db));
      return {
        pack: { ...aboutPack(manifest), signature, counts, size: bytes.length },
        replaces: before === undefined ? null : manifestOf(before).version,
        otherSigner: before !== undefined && before.publicKey !== publicKey,
        comesBack: before === undefined && (await hasProgress(db, manifest.name)),
        ...shown,
      };
    },

    async install(bytes, actorId) {
      const { manifest, compiled, counts, publicKey, findings } = await read(bytes);
      if (store === null) throw broken([NO_PLACE]);
      if (manifest === undefined || compiled === undefined || findings.length > 0) {
        throw broken(findings);
      }
      const { name, version } = manifest;
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      // Whatever ends the program between the two, a folder that no row names is not served, and goes.
      store.write(keyOf({ name, sha256 }), packDocuments(compiled));
      await transact(db, async (trx) => {
        await savePack(trx, {
          ...{ name, publicKey, sha256, size: bytes.length, archive: Buffer.from(bytes) },
          ...{ manifest: JSON.stringify(manifest), counts: JSON.stringify(counts) },
          ...{ isOn: 1, installedAt: clock.now() },
        });
        await record(trx, actorId, 'pack.installed', { name, version });
      });
      await refresh();
      return viewOf(name);
    },

    async setOn(name, isOn, actorId) {
      await transact(db, async (trx) => {
        const row = await findPack(trx, name);
        if (row === undefined) throw new AppError('NOT_FOUND');
        await updatePack(trx, row.id, { isOn: isOn ? 1 : 0 });
        await record(trx, actorId, isOn ? 'pack.switched-on' : 'pack.switched-off', { name });
      });
      await refresh();
      return viewOf(name);
    },

    async remove(name, actorId) {
      await transact(db, async (trx) => {
        const row = await findPack(trx, name);
        if (row === undefined) throw new AppError('NOT_FOUND');
        await updatePack(trx, row.id, { archive: null, isOn: 0 });
        await record(trx, actorId, 'pack.removed', { name });
      });
      await refresh();
    },

    async signers() {
      const rows = await listSigners(db);
      return rows.map(({ addedAt, ...signer }) => ({ ...signer, addedAt: isoTime(addedAt) }));
    },

    trust: ({ name, publicKey }, actorId) =>
      transact(db, async (trx) => {
        await saveSigner(trx, { name, publicKey, addedAt: clock.now() });
        await record(trx, actorId, 'pack.signer-trusted');
      }),

    distrust: (id, actorId) =>
      transact(db, async (trx) => {
        const signer = await deleteSigner(trx, id);
        if (signer === undefined) throw new AppError('NOT_FOUND');
        await record(trx, actorId, 'pack.signer-removed');
      }),

    refresh,

    async prepare() {
      await refresh();
      store?.keepOnly((await listPacks(db)).map(keyOf));
    },
  };
}

const NO_PLACE = {
  path: 'host',
  label: 'data folder',
  message: 'this host has no folder to keep packs in',
};

function broken(findings: ReadPackFile['findings']): AppError {
  const told = findings
    .slice(0, TOLD_FAULTS)
    .map(({ path, label, message }) => `${path}, ${label}: ${message}`);
  return new AppError('BROKEN_PACK', { message: told.join('\n') });
}

function titlesOf({ compiled, manifest }: ReadPackFile): string[] {
  if (compiled === undefined || manifest === undefined) return [];
  const band = manifest.bands[0] ?? 'elementary';
  return [
    ...compiled.lessons
      .toSorted((a, b) => a.dayNumber - b.dayNumber)
      .map((lesson) => lesson.bands[band]?.title ?? ''),
    ...compiled.stories.map(({ texts }) => texts.young?.title ?? ''),
  ].filter((title) => title !== '');
}

async function hasProgress(db: Db, name: PackManifest['name']): Promise<boolean> {
  const number = await findPackNumber(db, name);
  if (number === undefined) return false;
  const from = packModuleId(number);
  return hasProgressIn(db, { from, below: from + FIRST_PACK_ID });
}
