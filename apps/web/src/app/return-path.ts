import { jsonEntry } from '../lib/storage.ts';

interface KeptPath {
  /** Path, query and hash within the app. */
  readonly href: string;
  /** When it was kept, epoch milliseconds. */
  readonly at: number;
}

/** How long the way back is kept, in ms: whoever does not sign in now is somebody else later. */
const KEPT_MS = 30 * 60_000;

const entry = jsonEntry('return-path', isKeptPath, 'session');

/** Keeps where an adult was who opened a page anew after their session had ended. */
export function keepReturnPath(href: string, now: number): void {
  entry.write({ href, at: now });
}

/** The place that was kept, once; undefined where there is none, or where it is too old. */
export function takeReturnPath(now: number): string | undefined {
  const kept = entry.read();
  entry.clear();
  return kept === undefined || now - kept.at >= KEPT_MS ? undefined : kept.href;
}

function isKeptPath(value: unknown): value is KeptPath {
  return (
    typeof value === 'object' &&
    value !== null &&
    'href' in value &&
    typeof value.href === 'string' &&
    /^\/(?!\/)/.test(value.href) &&
    'at' in value &&
    typeof value.at === 'number'
  );
}
