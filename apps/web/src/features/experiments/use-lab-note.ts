import { useState } from 'react';
import { EMPTY_NOTE, type LabNote, LONGEST_NOTE, labNotesEntry, withNote } from './lab-notes.ts';

/** The note of one experiment, kept on this device with every letter. */
export function useLabNote(
  userId: number,
  experimentId: number,
): readonly [LabNote, (changes: Partial<LabNote>) => void] {
  const [note, setNote] = useState(
    () => labNotesEntry(userId).read()?.[experimentId] ?? EMPTY_NOTE,
  );
  const change = (changes: Partial<LabNote>) => {
    const next = { ...note, ...changes };
    const short = {
      guess: next.guess.slice(0, LONGEST_NOTE),
      seen: next.seen.slice(0, LONGEST_NOTE),
    };
    const stored = labNotesEntry(userId);
    stored.write(withNote(stored.read() ?? {}, experimentId, short));
    setNote(short);
  };
  return [note, change];
}
