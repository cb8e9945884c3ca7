import type { KnowledgeHit } from '@lamplight/domain/knowledge';
import { MISQUOTES } from '@lamplight/domain/misquotes';
import { sentences } from '@lamplight/domain/text';
import type { ChatQuestion, QuestionKind } from '../question.ts';
import { inEnglish } from '../reading/english-words.ts';
import { leansOnBefore, readQuestion } from '../reading/read-question.ts';
import { MOST_VERSES } from './about-bible.ts';
import { sayingAskedIn, truthOf } from './about-sayings.ts';
import { fitOf, speaksOf } from './about-things.ts';
import { bestExcerpts } from './excerpt.ts';
import { topicBefore } from './topic-before.ts';
import { beginTurn } from './turn.ts';

/** A passage of what the host holds, with where it can be read. */
export interface FoundPassage {
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

/** Passages that go along with a question, and letters of each. */
const MOST_PASSAGES = 3;
const MOST_LETTERS = 700;
const HITS = 12;

/** Kinds of questions that are about something; small talk, sums and feelings rest on nothing. */
const ABOUT_SOMETHING: ReadonlySet<QuestionKind> = new Set([
  ...(['what-is', 'who', 'why', 'how', 'where-in-bible'] as const),
  ...(['reference', 'doubt', 'doctrine', 'more'] as const),
]);

/** The best that the host holds on a question, for a model to rest its answer on; none where nothing fits. */
export async function findPassages(question: ChatQuestion): Promise<FoundPassage[]> {
  const turn = beginTurn(question);
  const { text, language, band, search } = question;
  const read = readQuestion(text, language);
  const found: FoundPassage[] = [];
  const saying = sayingAskedIn(text);
  if (saying !== null) {
    const named = await search.passageIn(MISQUOTES[saying].reference, MOST_VERSES.advanced);
    if (named?.kind === 'passage') {
      const { reference, text: verse, path } = named.passage;
      found.push({ title: reference, text: `${truthOf(saying, question)} “${verse}”`, path });
    }
  }
  if (/\d/u.test(text) && read.kind !== 'sum') {
    const named = await search.passageIn(text, MOST_VERSES.advanced);
    if (named?.kind === 'passage') {
      const { reference, text: verse, path } = named.passage;
      found.push({ title: reference, text: verse, path });
    }
  }
  if (!ABOUT_SOMETHING.has(read.kind) || !('topic' in read)) return found;
  const leans = read.kind === 'more' || leansOnBefore(text, read.topic);
  const before = leans ? (topicBefore(turn)?.topic ?? []) : [];
  const own = read.kind === 'more' ? [] : read.topic;
  const topic = inEnglish([...new Set([...before, ...own])], language);
  if (topic.length === 0) return found;
  const words = await search.find(topic, { limit: HITS, kinds: ['word'] });
  const others = await search.find(topic, {
    limit: HITS,
    kinds: ['story', 'experiment', 'lesson', 'fact'],
  });
  const wish = {
    ...{ topic, band, wantsCause: read.kind === 'why' || read.kind === 'how' },
    wasTold: () => false,
  };
  const explained = words
    .map((hit) => ({ hit, fit: fitOf(hit, topic) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ hit }) => fromHit(hit));
  const told = bestExcerpts(others, wish)
    .filter((excerpt) => speaksOf(excerpt, topic))
    .map(({ hit, text: stretch }) => ({ title: hit.place, text: stretch, path: hit.path }));
  const verses =
    read.kind === 'where-in-bible'
      ? (await search.verses(topic, MOST_PASSAGES)).map(({ reference, text: verse, path }) => ({
          ...{ title: reference, text: verse, path },
        }))
      : [];
  const all = [...found, ...verses, ...explained.slice(0, 1), ...told, ...explained.slice(1)];
  const different = new Map(all.map((passage) => [passage.path, passage]));
  return [...different.values()].slice(0, MOST_PASSAGES);
}

/** As many whole sentences of a document as there is room for. */
function fromHit({ place, text, path }: KnowledgeHit): FoundPassage {
  let told = '';
  for (const sentence of sentences(text)) {
    if (told !== '' && told.length + sentence.length > MOST_LETTERS) break;
    told = told === '' ? sentence : `${told} ${sentence}`;
  }
  return { title: place, text: told, path };
}
