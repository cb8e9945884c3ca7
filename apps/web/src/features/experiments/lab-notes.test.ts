import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../../../test/fake-storage.ts';
import { labNotesEntry, withNote } from './lab-notes.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const note = { guess: 'It sinks.', seen: '' };

test('a note is kept for its person and its experiment', () => {
  labNotesEntry(7).write(withNote({}, 3, note));
  expect(labNotesEntry(7).read()).toEqual({ 3: note });
  expect(labNotesEntry(8).read()).toBeUndefined();
});

test('an emptied note is kept no longer, and the others stay', () => {
  const both = withNote(withNote({}, 3, note), 4, note);
  expect(withNote(both, 3, { guess: ' ', seen: '' })).toEqual({ 4: note });
});

test.each(['{"3":"It sinks."}', '{"3":{"guess":1,"seen":""}}', '[1]', 'null'])(
  'what is no note reads as none: %s',
  (text) => {
    localStorage.setItem('science_notes_7', text);
    expect(labNotesEntry(7).read()).toBeUndefined();
  },
);
