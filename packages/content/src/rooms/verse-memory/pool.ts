import type { ContentBand } from '@lamplight/domain/age';
import { topicName } from '../topic-names.ts';
import type { PooledQuestion } from '../wish.ts';
import { type AskedVerse, settingOf } from './asked.ts';
import { VERSE_KINDS, type VerseKind } from './kinds.ts';
import { quoted, type RoomVerse, textOf } from './room-verse.ts';

/** What a band is asked: the youngest by words and pictures, never by chapter and verse. */
const KINDS: Readonly<Record<ContentBand, readonly VerseKind[]>> = {
  kindergarten: ['missing-word', 'next', 'before', 'speaker', 'picture', 'exact'],
  elementary: [
    'missing-word',
    'next',
    'before',
    'speaker',
    'exact',
    'where',
    'book',
    'order',
    'letters',
  ],
  intermediate: [
    'missing-word',
    'next',
    'before',
    'speaker',
    'exact',
    'where',
    'there',
    'book',
    'order',
    'letters',
    'stranger',
  ],
  advanced: [
    'missing-word',
    'next',
    'before',
    'speaker',
    'where',
    'there',
    'book',
    'order',
    'letters',
    'word-in',
    'stranger',
  ],
};

const WRONG_OPTIONS: Readonly<Record<ContentBand, number>> = {
  kindergarten: 2,
  elementary: 3,
  intermediate: 3,
  advanced: 3,
};

/** The verses that a band plays with. */
export async function versesOf(band: ContentBand): Promise<readonly RoomVerse[]> {
  switch (band) {
    case 'kindergarten':
      return (await import('./young.ts')).youngVerses;
    case 'elementary':
      return (await import('./elementary.ts')).elementaryVerses;
    case 'intermediate':
      return [
        ...(await import('./elementary.ts')).elementaryVerses,
        ...(await import('./intermediate.ts')).intermediateVerses,
      ];
    case 'advanced':
      return [
        ...(await import('./intermediate.ts')).intermediateVerses,
        ...(await import('./advanced.ts')).advancedVerses,
      ];
  }
}

const made = new Map<ContentBand, Promise<readonly PooledQuestion[]>>();

/** Every question that the verses of a band give, made once. */
export function versePool(band: ContentBand): Promise<readonly PooledQuestion[]> {
  const pool = made.get(band) ?? makePool(band);
  made.set(band, pool);
  return pool;
}

async function makePool(band: ContentBand): Promise<readonly PooledQuestion[]> {
  const verses = await versesOf(band);
  return KINDS[band].flatMap((kind) =>
    verses.flatMap((verse) => {
      const setting = settingOf(verse, verses, WRONG_OPTIONS[band], kind);
      return VERSE_KINDS[kind](setting).map((question, at) => ({
        question: toRoomQuestion(verse, question, `verse-${band.slice(0, 2)}-${kind}-${at + 1}`),
        family: verse.reference,
        kind,
      }));
    }),
  );
}

function toRoomQuestion(
  verse: RoomVerse,
  { text, right, wrong, showsPicture, explanation }: AskedVerse,
  idStart: string,
): PooledQuestion['question'] {
  const place = verse.reference.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    id: `${idStart}-${place}`,
    text,
    category: topicName(verse.topic),
    options: [right, ...wrong],
    correct: 0,
    explanation: explanation ?? `${verse.reference} says: ${quoted(textOf(verse))}`,
    subject: 'bible',
    topic: verse.topic,
    reference: verse.reference,
    picture: showsPicture ? (verse.picture ?? null) : null,
  };
}
