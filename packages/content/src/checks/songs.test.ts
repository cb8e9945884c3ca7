import { readSyllables, readTune, type Song } from '@lamplight/domain/songs';
import { expect, it } from 'vitest';
import { findingLine } from './finding.ts';
import { checkSongs } from './songs.ts';

const WORDS = { title: 'La', passage: 'Psalm 100', stanzas: [[readSyllables('la la la')]] };
const SONG: Song = {
  id: 'la',
  ages: [4, 8],
  key: 'C major',
  tempo: 100,
  metre: '3/4',
  pickup: 0,
  melody: { name: 'La', by: 'nobody', year: 1600 },
  scene: { place: 'hills', light: 'day', cast: [], things: [] },
  tune: readTune([{ notes: 'A3 C5 E5', chords: 'C:3' }], '3/4', 0),
  words: { en: WORDS, es: WORDS, fr: WORDS, de: WORDS },
};
const stanzas = (words: string, count = 1) =>
  Array.from({ length: count }, () => [readSyllables(words)]);
const LONG = { ...WORDS, stanzas: stanzas('la la la', 30) };

it('passes a song that children can sing', () => {
  expect(checkSongs([SONG])).toEqual([]);
});

it.each([
  [
    'is too high for a child',
    { tune: readTune([{ notes: 'A3 C5 F5', chords: 'C:3' }], '3/4', 0) },
    'songs/la, tune: F5 is not from A3 to E5',
  ],
  [
    'is too long',
    {
      tempo: 40,
      words: { en: LONG, es: LONG, fr: LONG, de: LONG },
    },
    'songs/la, words: lasts 135 s, not 100',
  ],
  [
    'has a stanza in one language only',
    { words: { ...SONG.words, fr: { ...WORDS, stanzas: stanzas('la la la', 2) } } },
    'songs/la, words: has more stanzas in one language than in another',
  ],
  [
    'has an apostrophe of a typewriter',
    { words: { ...SONG.words, fr: { ...WORDS, stanzas: stanzas("l'a-mi là") } } },
    'songs/la, fr, stanza 1, line 1: a straight apostrophe or quotation mark: use ’ or ‘',
  ],
  ['is for nobody', { ages: [9, 4] as const }, 'songs/la, ages: 9 is more than 4'],
])('finds a song that %s', (_, fault, line) => {
  expect(checkSongs([{ ...SONG, ...fault }]).map(findingLine)).toEqual([line]);
});
