import { sentences } from '@lamplight/domain/text';
import type { ChatAnswer } from '../question.ts';
import { inEnglish } from '../reading/english-words.ts';
import type { Feeling } from '../reading/feelings.ts';
import { jokesFor } from '../talk/index.ts';
import { stemsOf } from '../words.ts';
import { quoted } from './about-bible.ts';
import { shareOf } from './excerpt.ts';
import type { Turn } from './turn.ts';

/** A verse for each feeling; of several, the first that the host has. */
const VERSES: Readonly<Record<Feeling, readonly string[]>> = {
  sad: ['Psalm 34:18', 'Psalm 147:3'],
  afraid: ['Psalm 56:3', 'Psalm 46:1'],
  angry: ['Proverbs 15:1'],
  lonely: ['Isaiah 43:2'],
  worried: ['1 Peter 5:7', 'Matthew 10:31'],
  grief: ['Psalm 147:3'],
  guilty: ['1 John 1:9', 'Psalm 51:10'],
  jealous: ['Psalm 139:14'],
  tired: ['Matthew 11:28'],
  bored: [],
  glad: ['Philippians 4:4'],
};
/** Feelings that need nobody's help. */
const LIGHT: ReadonlySet<Feeling> = new Set(['bored', 'glad', 'tired', 'jealous']);

/** Comfort or joy, a verse, and the advice to tell an adult. */
export async function feelingAnswer(turn: Turn, feeling: Feeling): Promise<ChatAnswer> {
  const { talk, question } = turn;
  const parts = [turn.say(talk.feelings[feeling])];
  const sources = [];
  for (const reference of VERSES[feeling]) {
    const named = await question.search.passageIn(reference, 1);
    if (named?.kind !== 'passage') continue;
    parts.push(quoted(named.passage));
    sources.push({ title: named.passage.reference, path: named.passage.path });
    break;
  }
  if (!LIGHT.has(feeling)) parts.push(turn.say(talk.tellSomeone));
  const next = feeling === 'glad' ? [talk.ask.today] : [talk.ask.story, talk.ask.joke];
  return turn.answer({ kind: 'feeling', text: parts.join('\n\n'), sources, next });
}

export function jokeAnswer(turn: Turn): ChatAnswer {
  const { band, language } = turn.question;
  return turn.answer({ kind: 'joke', text: turn.say(jokesFor(band, language)) });
}

/** A story of the host: about what was named, or any that was not told lately. */
export async function storyAnswer(turn: Turn, words: readonly string[]): Promise<ChatAnswer> {
  const { question, talk } = turn;
  const topic = inEnglish(words, question.language).filter(
    (word) =>
      !/^(?:stor(?:y|ies)|bible|bedtime|short|good|histori|cuent|geschicht|bibelgeschicht|conte|read|hear)/u.test(
        word,
      ),
  );
  const named =
    topic.length === 0 ? [] : await question.search.find(topic, { limit: 6, kinds: ['story'] });
  const fitting = named.filter(
    ({ title, keywords, text }) => shareOf(topic, stemsOf(`${title} ${keywords} ${text}`)) > 0,
  );
  const any =
    fitting.length > 0
      ? fitting
      : await question.search.find(['story'], { limit: 24, kinds: ['story'] });
  const order = fitting.length > 0 ? any : turn.pick.some(any);
  const hit = order.find(({ text }) => !turn.wasTold(sentences(text)[0] ?? '')) ?? order[0];
  if (hit === undefined)
    return turn.answer({ kind: 'story', text: turn.say(talk.unknown), known: false });
  const told = sentences(hit.text)
    .slice(0, question.band === 'kindergarten' ? 2 : 4)
    .join(' ');
  const notice = talk.inEnglish === '' ? '' : ` ${talk.inEnglish}`;
  const more = turn.say(talk.readMore, { place: hit.place });
  return turn.answer({
    kind: 'story',
    text: `${turn.say(talk.story)}${notice}\n\n${told}\n\n${more}`,
    sources: [{ title: hit.place, path: hit.path }],
  });
}

/** What is open today, with links. */
export async function todayAnswer(turn: Turn): Promise<ChatAnswer> {
  const { talk, question } = turn;
  const names = { lesson: '', challenge: talk.challenge, verse: talk.weekVerse };
  const steps = (await question.today()).map(({ kind, title, path }) => ({
    title: title === '' ? names[kind] : title,
    path,
  }));
  const list = steps.map(({ title }) => title).join(', ');
  const text =
    steps.length === 0 ? turn.say(talk.todayDone) : turn.say(talk.today, { steps: list });
  return turn.answer({ kind: 'today', text, sources: steps });
}
