import { MOST_VERSES, passageAnswer, whereInBible } from './answering/about-bible.ts';
import { sayingAnswer, sayingAskedIn } from './answering/about-sayings.ts';
import { aboutThings, nearThing } from './answering/about-things.ts';
import { feelingAnswer, jokeAnswer, storyAnswer, todayAnswer } from './answering/small-talk.ts';
import { topicBefore } from './answering/topic-before.ts';
import { beginTurn, type Turn } from './answering/turn.ts';
import type { ChatAnswer, ChatQuestion, QuestionKind } from './question.ts';
import {
  leansOnBefore,
  newTopicOf,
  type ReadQuestion,
  readQuestion,
} from './reading/read-question.ts';
import { saySum } from './sums/say-sum.ts';
import type { Talk } from './talk/index.ts';

/** Kinds that have one answer of their own, whatever the question is about. */
const FIXED = {
  thanks: 'thanks',
  goodbye: 'goodbye',
  'who-are-you': 'whoAreYou',
  help: 'help',
  prayer: 'prayer',
  doubt: 'doubt',
  doctrine: 'doctrine',
  'personal-data': 'personalData',
  declined: 'declined',
  telling: 'telling',
  unclear: 'unclear',
} as const satisfies Partial<Record<QuestionKind, keyof Talk>>;

/** Kinds that are answered as they are, also where a reference to Scripture stands in them. */
const BEFORE_REFERENCES: ReadonlySet<QuestionKind> = new Set([
  'sum',
  'personal-data',
  'who-are-you',
  'declined',
]);

/** Kinds that are never about whether a saying is of the Bible. */
const NOT_OF_SAYINGS: ReadonlySet<QuestionKind> = new Set([
  ...BEFORE_REFERENCES,
  ...(['feeling', 'story', 'joke', 'telling', 'prayer'] as const),
]);

/**
 * Answers a child from what the host holds, without any model. The texts hold quotations of Scripture exactly as the
 * source gave them; no answer asks for or repeats personal data.
 */
export async function answerQuestion(question: ChatQuestion): Promise<ChatAnswer> {
  const turn = beginTurn(question);
  const read = readQuestion(question.text, question.language);
  const saying = NOT_OF_SAYINGS.has(read.kind) ? null : sayingAskedIn(question.text);
  if (saying !== null) return sayingAnswer(turn, saying);
  if (!BEFORE_REFERENCES.has(read.kind) && /\d/u.test(question.text)) {
    const named = await question.search.passageIn(question.text, MOST_VERSES[question.band]);
    if (named !== null) return passageAnswer(turn, named);
  }
  return answerTo(turn, withNewTopic(turn, read));
}

/** `and Moses?` asks about Moses what was asked before. */
function withNewTopic(turn: Turn, read: ReadQuestion): ReadQuestion {
  const { text, language } = turn.question;
  const named = newTopicOf(text);
  const [last] = turn.asked.slice(-1);
  if (named === null || last === undefined || !('topic' in read) || read.kind === 'telling')
    return read;
  const before = readQuestion(last, language);
  const again = readQuestion(`${named}`, language);
  if (!('topic' in before) || !('topic' in again) || again.topic.length === 0) return read;
  return { kind: before.kind === 'where-in-bible' ? before.kind : 'what-is', topic: again.topic };
}

async function answerTo(turn: Turn, read: ReadQuestion): Promise<ChatAnswer> {
  const { question, talk } = turn;
  if (read.kind === 'sum') {
    const text = saySum(read.sum, question.band, question.language) ?? turn.say(talk.unclear);
    return turn.answer({ kind: 'sum', text, next: [anotherSum(turn)] });
  }
  if (read.kind === 'feeling') return feelingAnswer(turn, read.feeling);
  const { kind, topic } = read;
  switch (kind) {
    case 'greeting': {
      const name = question.firstName === undefined ? '' : ` ${question.firstName}`;
      return turn.answer({ kind, text: turn.say(talk.hello, { name }) });
    }
    case 'joke':
      return jokeAnswer(turn);
    case 'story':
      return storyAnswer(turn, topic);
    case 'today':
      return todayAnswer(turn);
    case 'more':
      return tellMore(turn);
    case 'where-in-bible':
      return (await whereInBible(turn, topic)) ?? aboutThings(turn, { kind, topic });
    case 'what-is':
    case 'who':
    case 'why':
    case 'how':
      return aboutTopic(turn, kind, topic);
    case 'reference':
      return aboutThings(turn, { kind, topic });
    default:
      return turn.answer({
        kind,
        text: turn.say(talk[FIXED[kind]]),
        known: kind !== 'unclear' && kind !== 'telling',
      });
  }
}

/** A question by itself, or together with the topic before where it leans on it. */
async function aboutTopic(
  turn: Turn,
  kind: QuestionKind,
  topic: readonly string[],
): Promise<ChatAnswer> {
  const before = leansOnBefore(turn.question.text, topic) ? topicBefore(turn) : null;
  if (before === null) return aboutThings(turn, { kind, topic });
  const both = await aboutThings(turn, { kind, topic, before: before.topic });
  return both.known ? both : aboutThings(turn, { kind, topic });
}

/** `Why?` and `Tell me more`: the topic before, with what was not told yet. */
async function tellMore(turn: Turn): Promise<ChatAnswer> {
  const { talk, question } = turn;
  const [last] = turn.asked.slice(-1);
  const before = last === undefined ? null : readQuestion(last, question.language);
  if (before !== null && ['joke', 'story', 'today', 'sum', 'feeling'].includes(before.kind)) {
    if (before.kind === 'feeling') {
      return turn.answer({
        kind: 'more',
        text: turn.say(talk.tellSomeone),
        next: [talk.ask.story],
      });
    }
    return { ...(await answerTo(turn, before)), kind: 'more' };
  }
  const topic = topicBefore(turn);
  if (topic === null)
    return turn.answer({ kind: 'more', text: turn.say(talk.unclear), known: false });
  const answer = await aboutThings(turn, { kind: 'more', topic: topic.topic });
  if (answer.known) return answer;
  return (
    (await nearThing(turn, topic.topic)) ??
    turn.answer({ kind: 'more', text: turn.say(talk.noMore), known: false })
  );
}

/** A further sum that suits the age. */
function anotherSum({ pick, question, talk }: Turn): string {
  const isYoungest = question.band === 'kindergarten';
  const [a, b] = isYoungest ? [pick.int(1, 5), pick.int(1, 5)] : [pick.int(6, 25), pick.int(3, 9)];
  return talk.ask.sum.replace(/\d+ ([+×]) \d+/u, `${a} $1 ${b}`);
}
