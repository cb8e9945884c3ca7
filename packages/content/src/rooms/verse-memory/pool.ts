import type { ContentBand } from '@lamplight/domain/age';
import { readCompiled } from '../../compiled/read.ts';
import { topicName } from '../topic-names.ts';
import type { PooledQuestion } from '../wish.ts';
import { type AskedVerse, settingOf } from './asked.ts';
import { VERSE_KINDS, type VerseKind } from './kinds.ts';
import { quoted, type RoomVerse, type RoomVerseLists, textOf } from './room-verse.ts';

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

/** Whose verses a band plays with: the older also meet those of the band before. */
const LISTS: Readonly<Record<ContentBand, readonly ContentBand[]>> = {
  kindergarten: ['kindergarten'],
  elementary: ['elementary'],
  intermediate: ['elementary', 'intermediate'],
  advanced: ['intermediate', 'advanced'],
};

/** The verses that a band plays with. */
export function versesOf(band: ContentBand): readonly RoomVerse[] {
  const lists = verseLists();
  return LISTS[band].flatMap((list) => lists[list]);
}

function verseLists(): RoomVerseLists {
  return readCompiled<RoomVerseLists>('rooms/verse-memory.json');
}

const made = new WeakMap<RoomVerseLists, Map<ContentBand, readonly PooledQuestion[]>>();

/** Every question that the verses of a band give, made once from the lists as they were read. */
export function versePool(band: ContentBand): readonly PooledQuestion[] {
  const lists = verseLists();
  const pools = made.get(lists) ?? new Map<ContentBand, readonly PooledQuestion[]>();
  made.set(lists, pools);
  const pool = pools.get(band) ?? makePool(band);
  pools.set(band, pool);
  return pool;
}

function makePool(band: ContentBand): PooledQuestion[] {
  const verses = versesOf(band);
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
    kind: 'choice',
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
