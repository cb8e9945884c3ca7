import type { KnowledgeHit } from '@lamplight/domain/knowledge';
import { sentences } from '@lamplight/domain/text';
import { plainText, plainWords } from '../../text/plain-words.ts';
import type { AnswerSource, ChatAnswer, QuestionKind } from '../question.ts';
import { inEnglish } from '../reading/english-words.ts';
import { stem, stemsOf, topicWords } from '../words.ts';
import { bestExcerpts, type Excerpt, shareOf } from './excerpt.ts';
import type { Turn } from './turn.ts';

/** Documents of one search. */
const WORD_HITS = 8;
const OTHER_HITS = 14;
/** With so many words of a topic, a few may be missing. */
const LONG_TOPIC = 3;
const ENOUGH = 0.66;
const HALF = 0.5;
/** Sentences of an explanation for the youngest. */
const FEW_SENTENCES = 3;

interface Asked {
  readonly kind: QuestionKind;
  readonly topic: readonly string[];
  /** Words that need not all be spoken of, from the question before. */
  readonly before?: readonly string[];
}

/** Explains a thing, a person, a reason or a way from what the host holds; says so when there is nothing. */
export async function aboutThings(turn: Turn, asked: Asked): Promise<ChatAnswer> {
  const { question, talk } = turn;
  const topic = inEnglish(asked.topic, question.language);
  const found = await gather(turn, { ...asked, topic });
  if (found === null) return unknown(turn, asked.kind, topic);
  const { word, excerpt, related } = found;
  const parts = [
    word === null ? '' : definitionFor(turn, word),
    excerpt === null ? '' : told(turn, excerpt, word),
  ].filter((part) => part !== '');
  const sources = [excerpt?.hit, word ?? undefined].flatMap((hit) => (hit ? [sourceOf(hit)] : []));
  const repeated = turn.asked.some((each) => plainText(each) === plainText(question.text));
  const opening = repeated ? `${turn.say(talk.saidBefore)} ` : turn.pick.one(talk.openings);
  const notice = talk.inEnglish === '' ? '' : `${talk.inEnglish}\n\n`;
  const text = `${notice}${notice === '' ? opening : ''}${parts.join(isYoungest(turn) ? ' ' : '\n\n')}`;
  return turn.answer({
    kind: asked.kind,
    text: `${text}${closing(turn, excerpt, word)}`,
    sources,
    next: [
      ...(talk.inEnglish === '' ? related.map((hit) => askAbout(turn, hit)) : []),
      talk.ask.more,
    ],
  });
}

/** Something near a topic that was not told yet, for a child that wants to hear more; null where there is nothing. */
export async function nearThing(turn: Turn, words: readonly string[]): Promise<ChatAnswer | null> {
  const topic = inEnglish(words, turn.question.language);
  const hits = await turn.question.search.find(topic, { limit: WORD_HITS, kinds: ['word'] });
  const word = hits.find((hit) => fitOf(hit, topic) > 0);
  if (word === undefined) return null;
  const near = (await more(turn, word, null)).find((hit) => !isTold(turn, hit));
  return near === undefined
    ? null
    : aboutThings(turn, { kind: 'more', topic: topicWords(near.title) });
}

/** A question that the glossary answers. */
export function askAbout({ talk }: Turn, { title, subject }: KnowledgeHit): string {
  if (subject === 'bible' && !/^(?:an? |the |[a-z])/u.test(title) && !NOT_PEOPLE.test(title)) {
    return talk.ask.who.replace('{title}', title);
  }
  const asked = talk.ask.what.replace('{title}', title);
  return PLURAL.test(title) ? asked.replace(/^What is /u, 'What are ') : asked;
}

const NOT_PEOPLE = /^(?:Easter|Christmas|Pentecost)$/u;
const PLURAL =
  /^(?:the five senses|parallel lines|bacteria|data|training data|the Ten Commandments)$/u;

function isYoungest({ question }: Turn): boolean {
  return question.band === 'kindergarten';
}

async function gather(turn: Turn, { kind, topic, before = [] }: Asked) {
  const { search, band } = turn.question;
  const all = [...before, ...topic];
  const words = await search.find(all, { limit: WORD_HITS, kinds: ['word'] });
  const others = await search.find(all, {
    limit: OTHER_HITS,
    kinds: ['story', 'experiment', 'lesson', 'fact'],
  });
  const wish = {
    ...{ topic: all, band, wantsCause: kind === 'why' || kind === 'how' },
    wasTold: turn.wasTold,
  };
  const excerpts = bestExcerpts(others, wish).filter((each) => speaksOf(each, all));
  const known = words
    .map((hit) => ({ hit, fit: fitOf(hit, all) }))
    .filter(({ fit, hit }) => fit > 0 && !isTold(turn, hit))
    .toSorted((a, b) => b.fit - a.fit)[0];
  const [best = null] = excerpts;
  const isExact = known !== undefined && known.fit >= EXACT;
  if (known === undefined && best === null) return null;
  const word =
    known !== undefined && (isExact || best === null || best.ownCoverage < 1) ? known.hit : null;
  const wantsDetail = word === null || !isYoungest(turn);
  const excerpt = wantsDetail ? (excerpts.find((each) => addsTo(word, each)) ?? null) : null;
  const related = words.filter((hit) => hit !== word && fitOf(hit, [hit.title]) > 0);
  return { word, excerpt, related: [...related, ...(await more(turn, word, excerpt))].slice(0, 4) };
}

/** Other words of the glossary that stand near what was told. */
async function more(turn: Turn, word: KnowledgeHit | null, excerpt: Excerpt | null) {
  const near = topicWords(`${word?.keywords ?? ''} ${excerpt?.text ?? word?.text ?? ''}`).slice(
    0,
    8,
  );
  const hits = await turn.question.search.find(near, { limit: 5, kinds: ['word'] });
  const subject = (word ?? excerpt?.hit)?.subject;
  return hits.filter((hit) => hit.id !== word?.id && hit.subject === subject);
}

const EXACT = 3;

/** How well an entry of the glossary fits a topic: 4 the very word, 1 all words somewhere in it, 0 not. */
export function fitOf({ title, keywords, text }: KnowledgeHit, topic: readonly string[]): number {
  const wanted = topic.map(stem);
  const name = topicWords(title).map(stem);
  const isNamed = name.length > 0 && name.every((each) => wanted.includes(each));
  const rest = wanted.filter((each) => !name.includes(each));
  if (isNamed && rest.length === 0) return 4;
  const about = stemsOf(`${title} ${keywords}`);
  const everything = new Set([...about, ...stemsOf(text)]);
  if (isNamed && shareOf(rest, everything) === 1) return EXACT;
  if (wanted.every((each) => about.has(each))) return isOtherName(keywords, wanted) ? 2.5 : 2;
  const isAbout = wanted.some((each) => about.has(each));
  return isAbout && wanted.length > 1 && wanted.every((each) => everything.has(each)) ? 1 : 0;
}

/** Whether the words are the first other name of an entry, as `ai` is of artificial intelligence. */
function isOtherName(keywords: string, wanted: readonly string[]): boolean {
  const [first = ''] = plainWords(keywords);
  return wanted.length === 1 && stem(first) === wanted[0];
}

function isTold(turn: Turn, { text }: KnowledgeHit): boolean {
  const [first = ''] = sentences(text);
  const isAskedAgain = turn.asked.some((each) => plainText(each) === plainText(turn.question.text));
  return turn.wasTold(first) && !isAskedAgain;
}

/** Whether an excerpt is about the topic, and does not only happen to have its words. */
export function speaksOf(excerpt: Excerpt, topic: readonly string[]): boolean {
  const { hit, coverage, ownCoverage, aboutCoverage } = excerpt;
  if (coverage < (topic.length >= LONG_TOPIC ? ENOUGH : 1)) return false;
  // A single sentence has to be about the topic as its lesson is.
  if (hit.isLocked) return aboutCoverage >= HALF && ownCoverage === 1;
  return aboutCoverage > 0 ? ownCoverage >= HALF : ownCoverage === 1 && topic.length > 1;
}

/** Whether an excerpt says more than the explanation of the word that stands before it. */
function addsTo(word: KnowledgeHit | null, { text, hit, ownCoverage }: Excerpt): boolean {
  if (word === null) return true;
  return (
    !hit.isLocked && ownCoverage > 0 && hit.subject === word.subject && !word.text.includes(text)
  );
}

function definitionFor(turn: Turn, { text }: KnowledgeHit): string {
  return isYoungest(turn) ? sentences(text).slice(0, FEW_SENTENCES).join(' ') : text;
}

function sourceOf({ place, path }: KnowledgeHit): AnswerSource {
  return { title: place, path };
}

/** Sentences of the host, with where they are from where they stand behind an explanation. */
function told(turn: Turn, { hit, text }: Excerpt, word: KnowledgeHit | null): string {
  return word === null ? text : `${turn.say(turn.talk.fromPlace, { place: hit.place })} ${text}`;
}

/** Where it can be read on, unless it was said; the youngest see it on the link alone. */
function closing(turn: Turn, excerpt: Excerpt | null, word: KnowledgeHit | null): string {
  const hit = excerpt?.hit ?? word;
  if (isYoungest(turn) || !hit || (excerpt !== null && word !== null)) return '';
  const { locked, readMore } = turn.talk;
  return `\n\n${turn.say(hit.isLocked ? locked : readMore, { place: hit.place })}`;
}

/** Says plainly that there is no answer, and what is known nearby. */
async function unknown(
  turn: Turn,
  kind: QuestionKind,
  topic: readonly string[],
): Promise<ChatAnswer> {
  const { talk, question } = turn;
  const words = await question.search.find(topic, { limit: 4, kinds: ['word'] });
  const near = words
    .filter(({ title, keywords }) => shareOf(topic, stemsOf(`${title} ${keywords}`)) > 0)
    .slice(0, 2);
  const titles = near.map(({ title }) => title).join(', ');
  const nearby = near.length === 0 ? '' : ` ${turn.say(talk.nearby, { titles })}`;
  const [named] = near.filter(
    (hit) =>
      fitOf(
        hit,
        topicWords(hit.title).filter((word) => topic.map(stem).includes(stem(word))),
      ) === 4,
  );
  const told =
    named === undefined || isTold(turn, named) ? '' : `\n\n${definitionFor(turn, named)}`;
  return turn.answer({
    kind,
    text: `${turn.say(talk.unknown)}${nearby}${told}`,
    sources: near.map(sourceOf),
    next: talk.inEnglish === '' ? near.map((hit) => askAbout(turn, hit)) : [],
    known: false,
  });
}
