import { describe, expect, test } from 'vitest';
import { readChords, readNotes, readSyllables, readTune } from './notation.ts';
import { chordTones, frequencyOf, toneNumber } from './pitch.ts';
import { beatSeconds, cueAt, scheduleOf } from './schedule.ts';
import { barBeats, type Song } from './song.ts';

test.each([
  ['A4', 69, 440],
  ['C4', 60, 261.63],
  ['A3', 57, 220],
  ['F#4', 66, 369.99],
  ['Bb4', 70, 466.16],
])('%s is tone %i and swings %f times a second', (pitch, tone, hertz) => {
  expect(toneNumber(pitch)).toBe(tone);
  expect(frequencyOf(tone)).toBeCloseTo(hertz, 2);
});

test.each(['H4', 'C', 'c4', 'C9', 'C##4', ''])('%j is no tone', (pitch) => {
  expect(toneNumber(pitch)).toBeNull();
});

test.each([
  ['C', 48, [55, 60, 64]],
  ['Em', 40, [55, 59, 64]],
  ['D7', 50, [57, 60, 62, 66]],
  ['F#m', 42, [57, 61, 66]],
])('%s has its bass below and its tones between bass and melody', (chord, bass, tones) => {
  expect(chordTones(chord)).toEqual({ bass, tones });
});

test.each(['Cmaj', 'X', 'g', ''])('%j is no chord', (chord) => {
  expect(chordTones(chord)).toBeNull();
});

test.each([
  ['4/4', 4],
  ['3/4', 3],
  ['6/8', 3],
  ['2/2', 4],
])('a bar of %s has %i beats', (metre, beats) => {
  expect(barBeats(metre)).toBe(beats);
});

describe('a line of notes', () => {
  test('has a tone for each syllable, and several in parentheses', () => {
    expect(readNotes('D4 | G4:2 (B4:0.5 G4:0.5)')).toEqual([
      [{ pitch: 'D4', beats: 1 }],
      [{ pitch: 'G4', beats: 2 }],
      [
        { pitch: 'B4', beats: 0.5 },
        { pitch: 'G4', beats: 0.5 },
      ],
    ]);
  });

  test.each([
    ['H4', /'H4' is no note/],
    ['G4:0.3', /'G4:0.3' is no note/],
    ['G4:0', /'G4:0' is no note/],
    ['(G4 A4', /parentheses/],
    ['G4) A4', /parentheses/],
    ['|', /needs its notes/],
  ])('refuses %j', (line, message) => {
    expect(() => readNotes(line)).toThrow(message);
  });

  test('has chords of its own', () => {
    expect(readChords('G:2 | Em')).toEqual([
      { chord: 'G', beats: 2 },
      { chord: 'Em', beats: 1 },
    ]);
    expect(() => readChords('Gx')).toThrow(/'Gx' is no chord/);
  });
});

describe('a tune', () => {
  const line = (notes: string, chords: string) => [{ notes, chords }];

  test('begins with a full bar or with a pickup', () => {
    expect(readTune(line('C4 D4 E4 | F4:3', 'C:3 F:3'), '3/4', 0)).toHaveLength(1);
    expect(readTune(line('C4 | D4 E4 F4 | G4:2', 'C F:3 C:2'), '3/4', 1)).toHaveLength(1);
  });

  test.each([
    ['C4 D4 | E4 F4:3', 'C:6', 0, /bar line/],
    ['C4 D4 | E4 F4 G4 | A4', 'C:6', 1, /bar line/],
    ['C4 D4 E4 | F4:3', 'C:3 F:2', 0, /lasts 5 beats, its notes last 6/],
    ['C4 D4 E4 | F4:2', 'C:5', 0, /left open/],
  ])('refuses %j over %j', (notes, chords, pickup, message) => {
    expect(() => readTune(line(notes, chords), '3/4', pickup)).toThrow(message);
  });
});

test.each([
  ['Morn-ing light', ['Morn', 'ing ', 'light ']],
  ['ya~a-ma-ne-ce', ['ya a', 'ma', 'ne', 'ce ']],
  ['gar-de--moi, toi', ['gar', 'de-', 'moi, ', 'toi ']],
  ['bon-jour, mon-de !', ['bon', 'jour, ', 'mon', 'de\u202f! ']],
])('%j is sung in the syllables %j', (line, syllables) => {
  const read = readSyllables(line).map(({ text, endsWord }) => (endsWord ? `${text} ` : text));
  expect(read).toEqual(syllables);
});

const WORDS = { title: 'La', passage: 'Psalm 100', stanzas: [[readSyllables('la la')]] };
const SONG: Song = {
  id: 'la',
  ages: [4, 8],
  key: 'C major',
  tempo: 120,
  metre: '3/4',
  pickup: 1,
  melody: { name: 'La', by: 'nobody', year: 1600 },
  scene: { place: 'hills', light: 'day', cast: [], things: [] },
  tune: readTune([{ notes: 'G4 | (A4 B4)', chords: 'C:3' }], '3/4', 1),
  words: { en: WORDS, es: WORDS, fr: WORDS, de: WORDS },
};

describe('the schedule of a song', () => {
  test.each([
    [120, false, 0.5],
    [60, false, 1],
    [100, true, 60 / 72],
  ])('at %i beats a minute (slower: %s) a beat lasts %f s', (tempo, isSlower, seconds) => {
    expect(beatSeconds(tempo, isSlower)).toBeCloseTo(seconds, 6);
  });

  const schedule = scheduleOf(SONG, 2, 0.5);

  test('begins with chords up to the pickup, then sings each stanza', () => {
    const melody = schedule.sounds.filter(({ part }) => part === 'melody');
    expect(melody.map(({ at, seconds }) => [at, seconds])).toEqual([
      [1, 0.5],
      [1.5, 0.5],
      [2, 0.5],
      [2.5, 0.5],
      [3, 0.5],
      [3.5, 0.5],
    ]);
    expect(melody[0]?.frequency).toBeCloseTo(392, 0);
    const bass = schedule.sounds.filter(({ part }) => part === 'bass');
    expect(bass.map(({ at, seconds }) => [at, seconds])).toEqual([
      [0, 1],
      [1, 1.5],
      [2.5, 1.5],
    ]);
    expect(schedule.seconds).toBe(4);
  });

  test.each([
    [0, null],
    [0.99, null],
    [1, [0, 0]],
    [1.5, [0, 1]],
    [2.49, [0, 1]],
    [2.5, [1, 0]],
    [3.99, [1, 1]],
    [4, null],
  ])('after %f seconds it sings %j', (seconds, sung) => {
    const cue = cueAt(schedule.cues, seconds);
    expect(cue === null ? null : [cue.stanza, cue.syllable]).toEqual(sung);
  });
});
