import { jsonEntry } from '../lib/storage.ts';

interface Invitation {
  readonly code: string;
  /** When it was scanned, epoch milliseconds. */
  readonly at: number;
}

/** How long an invitation is kept over a sign-in or a registration, in ms: rooms don't wait for ever. */
const KEPT_MS = 30 * 60_000;

const entry = jsonEntry('room-invitation', isInvitation, 'session');

/** Keeps the code of a room for a child who has to sign in first. */
export function keepInvitation(code: string, now: number): void {
  entry.write({ code, at: now });
}

/** The code that was kept; undefined where there is none, or where it is too old. */
export function keptInvitation(now: number): string | undefined {
  const kept = entry.read();
  return kept !== undefined && now - kept.at < KEPT_MS ? kept.code : undefined;
}

/** Called by the page that the code leads to, once it has it: a reload on the way there loses nothing. */
export function forgetInvitation(): void {
  entry.clear();
}

function isInvitation(value: unknown): value is Invitation {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'string' &&
    'at' in value &&
    typeof value.at === 'number'
  );
}
