import { jsonEntry } from '../lib/storage.ts';

/** What a code that was scanned leads to. */
const PLACES = ['room', 'class', 'family'] as const;

export interface Invitation {
  readonly to: (typeof PLACES)[number];
  readonly code: string;
}

interface KeptInvitation extends Invitation {
  /** When it was scanned, epoch milliseconds. */
  readonly at: number;
}

/** How long an invitation is kept over a sign-in or a registration, in ms: rooms don't wait for ever. */
const KEPT_MS = 30 * 60_000;

const entry = jsonEntry('invitation', isInvitation, 'session');

/** Keeps the code of a room, a class or a parent's slip for somebody who has to sign in first. */
export function keepInvitation({ to, code }: Invitation, now: number): void {
  entry.write({ to, code, at: now });
}

/** The invitation that was kept; undefined where there is none, or where it is too old. */
export function keptInvitation(now: number): Invitation | undefined {
  const kept = entry.read();
  if (kept === undefined || now - kept.at >= KEPT_MS) return undefined;
  return { to: kept.to, code: kept.code };
}

/** Called by the page that the code leads to, once it has it: a reload on the way there loses nothing. */
export function forgetInvitation(): void {
  entry.clear();
}

function isInvitation(value: unknown): value is KeptInvitation {
  return (
    typeof value === 'object' &&
    value !== null &&
    'to' in value &&
    PLACES.some((place) => place === value.to) &&
    'code' in value &&
    typeof value.code === 'string' &&
    'at' in value &&
    typeof value.at === 'number'
  );
}
