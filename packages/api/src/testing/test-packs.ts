import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountPacks } from '@lamplight/content/packs';
import { createPackStore, type PackStore } from '@lamplight/db';

/** A place for compiled packs, which is on the disk once something is written there. */
export function createTestPacks(): { readonly store: PackStore; remove(): void } {
  let opened: { readonly folder: string; readonly store: PackStore } | undefined;
  const open = () => {
    const folder = mkdtempSync(join(tmpdir(), 'lamplight-packs-'));
    return { folder, store: createPackStore({ packs: folder }) };
  };
  return {
    store: {
      find: (key) => opened?.store.find(key) ?? null,
      write(key, documents) {
        opened ??= open();
        return opened.store.write(key, documents);
      },
      keepOnly: (keys) => opened?.store.keepOnly(keys),
    },
    remove() {
      if (opened === undefined) return;
      mountPacks([]);
      rmSync(opened.folder, { recursive: true, force: true });
    },
  };
}
