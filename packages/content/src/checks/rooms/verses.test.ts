import { describe, expect, it } from 'vitest';
import type { RoomVerse } from '../../rooms/verse-memory/room-verse.ts';
import { embeddedScripture } from '../../scripture/passages.ts';
import { faultyUses } from '../scripture.ts';
import { checkRoomVerses, roomVerseUses } from './verses.ts';

const SHEPHERD: RoomVerse = {
  reference: 'Psalm 23:1',
  words: 'The LORD is my shepherd; | I shall not want.',
  topic: 'psalms-and-wisdom',
  gaps: [['shepherd', 'fortress', 'teacher', 'father']],
  speaker: ['David', 'Saul', 'Samuel', 'Jonathan'],
};

const faults = (...verses: RoomVerse[]) =>
  checkRoomVerses(new Set(['ewe']), [{ band: 'elementary', verses }]).map(({ message }) => message);

describe('a verse of verse memory', () => {
  it('has no findings when it is sound', () => {
    expect(faults({ ...SHEPHERD, picture: 'ewe', showsItsWords: true })).toEqual([]);
  });

  it.each<[string, Partial<RoomVerse>, string]>([
    ['a gap that is not there', { gaps: [['king', 'a', 'b', 'c']] }, "'king' stands there 0 times"],
    [
      'a wrong word that the verse has too',
      { gaps: [['shepherd', 'want', 'b', 'c']] },
      "the wrong word 'want' is in the verse",
    ],
    [
      'too few options',
      { gaps: [['shepherd', 'king', 'King', 'c']] },
      "'shepherd, king, King, c' are not 4 different options",
    ],
    ['an unknown picture', { picture: 'lyon' }, "the picture 'lyon' is not in the set"],
    [
      'a picture question without a picture',
      { showsItsWords: true },
      'its picture does not tell it from others',
    ],
    [
      'words in one piece',
      { words: 'I shall not want.', gaps: [] },
      'has no place to take a breath',
    ],
  ])('is told of %s', (_, changes, message) => {
    expect(faults({ ...SHEPHERD, ...changes })).toContain(message);
  });

  it('is told of other books with the same words, unless it names them', () => {
    const song: RoomVerse = {
      ...SHEPHERD,
      reference: 'Psalm 8:4',
      words: 'what is man | that You are mindful of him',
      gaps: [['mindful', 'proud', 'afraid', 'tired']],
    };
    const told = faults({ ...song, reference: 'Job 7:17' });
    expect(told).toEqual(['Psalms has the same words and is not named in alsoIn']);
    expect(faults({ ...song, reference: 'Job 7:17', alsoIn: ['Psalms'] })).toEqual([]);
  });

  it('is compared with its passage word for word', () => {
    const found = (words: string) =>
      faultyUses(
        roomVerseUses([{ band: 'elementary', verses: [{ ...SHEPHERD, words }] }]),
        embeddedScripture,
      );
    expect(found(SHEPHERD.words)).toEqual([]);
    expect(found('The LORD is my king; | I shall not want.')).toHaveLength(1);
  });
});
