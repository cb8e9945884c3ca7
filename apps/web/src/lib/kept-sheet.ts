import { jsonEntry } from './storage.ts';

/** The emergency sheet of a class as its tablet keeps it: encrypted. */
export interface KeptSheet {
  /** As the host has sealed it. */
  readonly sealed: {
    readonly salt: string;
    readonly nonce: string;
    readonly box: string;
    readonly madeAt: string;
    readonly goodUntil: string;
  };
  /** By the clock of this device, in epoch milliseconds: it may go wrong, and its days are what counts here. */
  readonly receivedAt: number;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isKeptSheet(value: unknown): value is KeptSheet {
  if (!isRecord(value) || !isRecord(value.sealed)) return false;
  const { salt, nonce, box, madeAt, goodUntil } = value.sealed;
  return (
    typeof value.receivedAt === 'number' &&
    [salt, nonce, box, madeAt, goodUntil].every((text) => typeof text === 'string')
  );
}

/** The sheet on this device; none where it is no class tablet, or its class keeps none. */
export const keptSheet = jsonEntry('class-tablet-sheet', isKeptSheet);

/** Whether a sheet has been kept for as long as the host allows. @param now epoch milliseconds of this device */
export function isKeptTooLong({ sealed, receivedAt }: KeptSheet, now: number): boolean {
  const span = Date.parse(sealed.goodUntil) - Date.parse(sealed.madeAt);
  return now - receivedAt >= span;
}

/** When it was opened here since the host was last told, ISO 8601. */
export const sheetOpenings = jsonEntry(
  'class-tablet-sheet-openings',
  (value): value is string[] =>
    Array.isArray(value) && value.every((moment) => typeof moment === 'string'),
);
