import { keptSheet, sheetOpenings } from './kept-sheet.ts';
import { jsonEntry } from './storage.ts';

/** Under which everything is kept that a tablet asked for. */
export const OF_A_TABLET = ['class-tablet'] as const;

/** What a device knows that a teacher has made a class tablet. */
export interface ClassTabletKey {
  /** Its secret, with which it asks for the tiles. */
  readonly token: string;
  readonly name: string;
  readonly className: string;
}

/** The key of this device; none where it is no class tablet. */
export const classTablet = jsonEntry('class-tablet', isKey);

interface LastUse {
  readonly userId: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** When the child who is signed in on this class tablet last touched it. */
export const tabletUse = jsonEntry('class-tablet-use', isUse);

/** This device is no class tablet any more, or one of another class: nothing of the class stays on it. */
export function forgetClassTablet(): void {
  classTablet.clear();
  keptSheet.clear();
  sheetOpenings.clear();
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isKey(value: unknown): value is ClassTabletKey {
  return (
    isRecord(value) &&
    [value.token, value.name, value.className].every((text) => typeof text === 'string')
  );
}

function isUse(value: unknown): value is LastUse {
  return isRecord(value) && typeof value.userId === 'number' && typeof value.at === 'number';
}
