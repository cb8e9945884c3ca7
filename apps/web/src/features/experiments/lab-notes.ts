import { jsonEntry, type StorageEntry } from '../../lib/storage.ts';

/** What a child wrote down about one experiment: what they expected, and what they saw. */
export interface LabNote {
  readonly guess: string;
  readonly seen: string;
}
export const EMPTY_NOTE: LabNote = { guess: '', seen: '' };

/** Letters of one note: a few sentences. */
export const LONGEST_NOTE = 500;

export type LabNotes = Readonly<Record<string, LabNote>>;

/** A person's notes by the id of the experiment. They stay on this device: nobody else reads them. */
export function labNotesEntry(userId: number): StorageEntry<LabNotes> {
  return jsonEntry(`science_notes_${userId}`, isLabNotes);
}

/** The notes with one of them changed; an empty one is not kept. */
export function withNote(notes: LabNotes, experimentId: number, note: LabNote): LabNotes {
  const { [experimentId]: _, ...others } = notes;
  const isEmpty = note.guess.trim() === '' && note.seen.trim() === '';
  return isEmpty ? others : { ...others, [experimentId]: note };
}

function isLabNotes(value: unknown): value is LabNotes {
  return typeof value === 'object' && value !== null && Object.values(value).every(isLabNote);
}

function isLabNote(value: unknown): value is LabNote {
  if (typeof value !== 'object' || value === null) return false;
  const { guess, seen } = value as Record<keyof LabNote, unknown>;
  return typeof guess === 'string' && typeof seen === 'string';
}
