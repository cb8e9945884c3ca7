import type { ContentBand } from '@lamplight/domain/age';
import type { KnownPassage, NamedPassage } from '@lamplight/domain/knowledge';
import type { ChatAnswer } from '../question.ts';
import { inEnglish } from '../reading/english-words.ts';
import { stem, stemsOf } from '../words.ts';
import { shareOf } from './excerpt.ts';
import type { Turn } from './turn.ts';

/** Verses of a passage that are shown at once. */
export const MOST_VERSES: Readonly<Record<ContentBand, number>> = {
  kindergarten: 1,
  elementary: 2,
  intermediate: 3,
  advanced: 4,
};
/** Verses that are named when words are looked for. */
const VERSES_FOUND: Readonly<Record<ContentBand, number>> = {
  kindergarten: 1,
  elementary: 1,
  intermediate: 2,
  advanced: 3,
};

/** Words of the question that are not looked for in the Bible. */
const ABOUT_THE_BIBLE = new Set(
  'bible verse verses scripture passage book story talk talks teach teaches speak speaks tells biblia versiculo versiculos dice donde verset versets dit parle bibel bibelvers bibelverse steht sagt'.split(
    ' ',
  ),
);

/** Words of Scripture with where they stand; marks inside become single ones. */
export function quoted({ text, reference }: KnownPassage): string {
  return `“${text.replaceAll('“', '‘').replaceAll('”', '’')}” (${reference})`;
}

/** A passage that a question names, or why it cannot be shown. */
export function passageAnswer(turn: Turn, named: NamedPassage): ChatAnswer {
  const { talk } = turn;
  if (named.kind === 'passage') {
    const { passage } = named;
    const sources = [{ title: passage.reference, path: passage.path }];
    return turn.answer({
      kind: 'reference',
      text: quoted(passage),
      sources,
      next: [talk.ask.verse],
    });
  }
  const text =
    named.kind === 'no-such-place'
      ? turn.say(talk.noSuchPlace)
      : turn.say(talk.notAtHand, { reference: named.reference });
  return turn.answer({ kind: 'reference', text, known: false });
}

/** Where the Bible speaks of something: verses with the words, and the story that tells of it. */
export async function whereInBible(
  turn: Turn,
  words: readonly string[],
): Promise<ChatAnswer | null> {
  const { question, talk } = turn;
  const topic = words.filter((word) => !ABOUT_THE_BIBLE.has(word));
  const looked = topic.length > 0 ? topic : ['love'];
  const own = await versesFor(turn, looked);
  const verses = own.length > 0 ? own : await versesFor(turn, inEnglish(looked, question.language));
  const stories = await question.search.find(inEnglish(looked, question.language), {
    limit: 3,
    kinds: ['story'],
  });
  const story = stories.find(
    ({ title, keywords }) => shareOf(looked.map(stem), stemsOf(`${title} ${keywords}`)) === 1,
  );
  if (verses.length === 0 && story === undefined) return null;
  const shown = verses.slice(0, VERSES_FOUND[question.band]);
  const parts = [
    ...(shown.length > 0 ? [turn.say(talk.inBible), ...shown.map(quoted)] : []),
    ...(story === undefined ? [] : [turn.say(talk.readMore, { place: story.place })]),
  ];
  return turn.answer({
    kind: 'where-in-bible',
    text: parts.join('\n\n'),
    sources: [
      ...shown.map(({ reference, path }) => ({ title: reference, path })),
      ...(story === undefined ? [] : [{ title: story.place, path: story.path }]),
    ],
  });
}

/** Verses with all the words, else with the longest of them; short ones first for the young. */
async function versesFor(turn: Turn, words: readonly string[]): Promise<KnownPassage[]> {
  const { search, band } = turn.question;
  const all = await search.verses(words, 12);
  const [longest = ''] = words.toSorted((a, b) => b.length - a.length);
  const found = all.length > 0 || words.length === 1 ? all : await search.verses([longest], 12);
  const fresh = found.filter(({ text }) => !turn.wasTold(text));
  const rest = fresh.length > 0 ? fresh : found;
  const isYoung = band === 'kindergarten' || band === 'elementary';
  return isYoung ? rest.toSorted((a, b) => a.text.length - b.text.length) : rest;
}
