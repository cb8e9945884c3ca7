import type { Flag, Millis } from './values.ts';

export interface CareTables {
  careCards: CareCardsTable;
  careSheetKeys: CareSheetKeysTable;
}

/** Whom to call for a child, and which allergies and medicines to mind. */
export interface CareCardsTable {
  studentId: number;
  /** Name, relation and telephone of each, JSON. */
  contacts: string;
  allergies: string;
  medicines: string;
  notes: string;
  /** The words that were agreed to. */
  notice: string;
  /** Counts the changes. */
  version: number;
  /** Taken back: the texts are empty, and the row keeps a restored backup from bringing them back. */
  removed: Flag;
  updatedBy: number | null;
  updatedAt: Millis;
}

/** What the sheet of a class is encrypted with for its tablets. A new code takes the place of the old one. */
export interface CareSheetKeysTable {
  classId: number;
  /** Base64. */
  salt: string;
  /** The key that the code makes with the salt, base64. */
  sheetKey: string;
  madeBy: number | null;
  madeAt: Millis;
}
