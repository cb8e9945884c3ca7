import { createHash } from 'node:crypto';
import { type Db, transact } from '@lamplight/db';
import type { KnowledgeDocument } from '@lamplight/domain/knowledge';
import type { Log } from '../../platform/log.ts';
import {
  deleteDocuments,
  findVersion,
  insertDocuments,
  listStored,
  storeVersion,
} from './knowledge.repository.ts';
import { tagsOf } from './search-expression.ts';

/** Documents of one write: few enough that a running room does not notice it. */
const AT_ONCE = 12;
/** Stored documents that are looked at in one go. */
const READ_AT_ONCE = 200;
/** Milliseconds that the host has for others between two writes. */
const BREATH = 4;

/** Keeps what questions are answered from in step with the content. */
export interface KnowledgeIndex {
  /**
   * Brings the index to the content of this program, in small steps; does nothing where it is already there. What is
   * stored can be searched meanwhile.
   * @returns documents written
   */
  refresh(): Promise<number>;
  /** Ends a refresh after its current step and waits for it. */
  stop(): Promise<void>;
}

/** The documents of a content. */
export interface KnowledgeDocuments {
  /** Another one for every change of a document. */
  readonly version: () => string;
  /** All of them, made as they are asked for. */
  readonly all: () => Iterable<KnowledgeDocument>;
}

export function createKnowledgeIndex(
  db: Db,
  log: Log,
  documents: KnowledgeDocuments,
): KnowledgeIndex {
  let running: Promise<number> | undefined;
  let isStopped = false;

  async function run(): Promise<number> {
    const version = documents.version();
    if ((await findVersion(db)) === version) return 0;
    const stored = await readStored(db);
    const kept = new Set<number>();
    let written = 0;
    let batch: KnowledgeDocument[] = [];
    const write = async () => {
      const next = batch;
      batch = [];
      await transact(db, async (trx) => {
        const old = next.flatMap(({ id }) => stored.get(id)?.id ?? []);
        await deleteDocuments(trx, old);
        await insertDocuments(trx, next.map(toRow));
        for (const id of old) kept.add(id);
      });
      written += next.length;
      await pause(BREATH);
    };
    for (const document of documents.all()) {
      if (isStopped) return written;
      const known = stored.get(document.id);
      if (known?.sha256 === hashOf(document)) kept.add(known.id);
      else batch.push(document);
      if (batch.length >= AT_ONCE) await write();
    }
    await write();
    const gone = [...stored.values()].map(({ id }) => id).filter((id) => !kept.has(id));
    for (let at = 0; at < gone.length; at += AT_ONCE) {
      if (isStopped) return written;
      await transact(db, (trx) => deleteDocuments(trx, gone.slice(at, at + AT_ONCE)));
      await pause(BREATH);
    }
    await transact(db, (trx) => storeVersion(trx, version));
    log.info({ documents: written, removed: gone.length }, 'what the chat knows is up to date');
    return written;
  }

  return {
    refresh() {
      running ??= run().finally(() => {
        running = undefined;
      });
      return running;
    },
    async stop() {
      isStopped = true;
      await running?.catch(() => {});
    },
  };
}

function toRow(document: KnowledgeDocument) {
  const { id, kind, subject, title, keywords, text, place, path, lessonId } = document;
  return {
    ...{ key: id, sha256: hashOf(document), kind, subject, tags: tagsOf(document) },
    ...{ title, keywords, text, place, path, lessonId },
  };
}

function hashOf(document: KnowledgeDocument): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('hex');
}

async function readStored(db: Db) {
  const stored = new Map<string, { readonly id: number; readonly sha256: string }>();
  for (let behind = 0; ; ) {
    const rows = await listStored(db, behind, READ_AT_ONCE);
    for (const { id, key, sha256 } of rows) stored.set(key, { id, sha256 });
    const last = rows.at(-1);
    if (last === undefined) return stored;
    behind = last.id;
    await pause(0);
  }
}

/** Lets others have their turn; a host that stops does not wait for it. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    if (milliseconds === 0) setImmediate(resolve);
    else setTimeout(resolve, milliseconds);
  });
}
