/**
 * The browser's storage, by the keys of spec 3. Storage can be full, switched off or forbidden; then
 * values live as long as the page, and nothing else breaks.
 */
export type StorageArea = 'local' | 'session';

export interface StorageEntry<T> {
  readonly key: string;
  /** The stored value; undefined when there is none or it cannot be read as one. */
  read(): T | undefined;
  write(value: T): void;
  clear(): void;
}

interface Codec<T> {
  readonly encode: (value: T) => string;
  /** @returns undefined when the text is not such a value */
  readonly decode: (text: string) => T | undefined;
}

const fallback = new Map<string, string>();

function areaOf(area: StorageArea): Storage | undefined {
  try {
    return area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

function storageEntry<T>(key: string, codec: Codec<T>, area: StorageArea): StorageEntry<T> {
  return {
    key,
    read() {
      const text = fallback.get(key) ?? readText(area, key);
      return text === null ? undefined : codec.decode(text);
    },
    write(value) {
      const text = codec.encode(value);
      try {
        const storage = areaOf(area);
        if (storage === undefined) throw new Error('this browser keeps no storage');
        storage.setItem(key, text);
        fallback.delete(key);
      } catch {
        fallback.set(key, text);
      }
    },
    clear() {
      fallback.delete(key);
      areaOf(area)?.removeItem(key);
    },
  };
}

function readText(area: StorageArea, key: string): string | null {
  try {
    return areaOf(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** An entry that holds plain text. */
export function textEntry(key: string, area: StorageArea = 'local'): StorageEntry<string> {
  return storageEntry(key, { encode: (text) => text, decode: (text) => text }, area);
}

/** An entry that holds an integer. */
export function integerEntry(key: string, area: StorageArea = 'local'): StorageEntry<number> {
  return storageEntry(
    key,
    {
      encode: String,
      decode: (text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : undefined),
    },
    area,
  );
}

/** An entry that holds JSON; what `isValue` refuses reads as absent. */
export function jsonEntry<T>(
  key: string,
  isValue: (value: unknown) => value is T,
  area: StorageArea = 'local',
): StorageEntry<T> {
  return storageEntry(
    key,
    {
      encode: (value) => JSON.stringify(value),
      decode: (text) => {
        try {
          const value: unknown = JSON.parse(text);
          return isValue(value) ? value : undefined;
        } catch {
          return undefined;
        }
      },
    },
    area,
  );
}

/**
 * Forgets what this browser kept for one person: drafts, lists, badges that were looked at. Their
 * keys name the person by number, as `journal_draft_page_7` and `daily-challenges-7-2026-06-15` do.
 */
export function forgetEntriesOf(userId: number): void {
  const theirs = new RegExp(`[_-]${userId}(-\\d{4}-\\d{2}-\\d{2})?$`);
  try {
    const area = areaOf('local');
    if (area === undefined) return;
    const keys = Array.from({ length: area.length }, (_, index) => area.key(index) ?? '');
    for (const key of keys.filter((name) => theirs.test(name))) area.removeItem(key);
  } catch {
    // A browser that forbids storage has kept nothing there.
  }
}

/** Forgets what this tab kept of the person who used it, such as half-filled forms. */
export function clearSessionStorage(): void {
  try {
    areaOf('session')?.clear();
  } catch {
    // A browser that forbids storage has kept nothing there.
  }
}
