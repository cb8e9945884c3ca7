import { isInDoubt } from '@lamplight/ai/safety';
import { type Db, transact } from '@lamplight/db';
import { DAY_MILLIS } from '@lamplight/domain/activity';
import type { AlertSource, HeardBy, SafetyWords } from '@lamplight/domain/safety';
import type { CurrentUser } from '@lamplight/domain/users';
import type { Clock } from '../../platform/clock.ts';
import type { HeardFields } from '../../platform/heard-fields.ts';
import { readingLanguage } from '../users/reading-language.ts';
import { findUser } from '../users/users.repository.ts';
import {
  findHeardSince,
  findOpenQuestion,
  type HeardBefore,
  insertHeardText,
  updateHeardText,
} from './heard-texts.repository.ts';
import { insertAlert } from './safety.repository.ts';
import type { SafetyReplies } from './safety-replies.ts';
import { saysTheSame } from './same-words.ts';
import { wordsInCode } from './words-in-code.ts';
import { alertsFor, IN_DOUBT, type Worry, worryInParts } from './worries.ts';

/** What a child wrote, and where. */
export interface Words {
  readonly userId: number;
  readonly source: AlertSource;
  /** Where the words are stored for good; without one they are kept for the desk. */
  readonly sourceId?: number;
  readonly text: string;
  /** What the text is joined of, each of which is judged alone, too; left out, the text itself. */
  readonly parts?: readonly string[];
  /** Who saw the worry; left out, this host. */
  readonly heardBy?: HeardBy;
}

/** What came of words that worry. */
export interface Heard {
  readonly worry: Worry;
  /** False where an adult knows of these very words already. */
  readonly isNew: boolean;
}

/** Hears what children write: the one place that raises alerts (decision 0025). */
export interface SafetyWatch {
  /**
   * Looks for signs of danger in what a child wrote, and raises the alerts. What adults write raises none.
   * @param handle the transaction in which the words are stored; the database where they are not
   * @param worry what is known of them otherwise, as when a child was asked whether it is safe
   * @returns null for an ordinary text
   */
  hear(handle: Db, words: Words, worry?: Worry | null): Promise<Heard | null>;
  /**
   * Hears the words of a call before it is carried out, so that a refusal takes no alert back.
   * @param input as it came, unchecked
   * @returns what the child reads; null where there is nothing to say
   */
  hearCall(user: CurrentUser, fields: HeardFields, input: unknown): Promise<SafetyWords | null>;
  /** The fixed words to a text that worries, or was asked about; null for an ordinary one. Raises nothing. */
  replyTo(
    user: CurrentUser,
    words: Pick<Words, 'source' | 'text' | 'parts'>,
  ): Promise<SafetyWords | null>;
}

/** For how long the same words are known, in milliseconds. */
const KNOWN_FOR = DAY_MILLIS;

/** What a page saves or sends again by itself: words that an adult has taken care of still stand in it. */
const SENT_AGAIN: readonly AlertSource[] = ['project', 'profile', 'search'];

/** Where children tell of themselves in sentences: there who is not understood is asked. */
const ASKED: readonly AlertSource[] = ['challenge', 'profile'];

/** The most text of a call that is looked at, in characters: more than any body holds. */
const LONGEST = 300_000;

/** Most texts of a call that are judged one by one: more than any page sends. */
const MOST_PARTS = 40;

export function createSafetyWatch(
  db: Db,
  clock: Clock,
  replies: Pick<SafetyReplies, 'to' | 'question'>,
): SafetyWatch {
  async function raise(trx: Db, words: Words, sourceId: number, worries: readonly Worry[]) {
    const { userId, source, heardBy } = words;
    for (const { level, concern } of worries) {
      await insertAlert(trx, {
        ...{ userId, source, sourceId, level, concern, heardBy, createdAt: clock.now() },
      });
    }
    return worries.length > 0;
  }

  async function knownText(trx: Db, { userId, source, text }: Words) {
    const since = clock.now() - KNOWN_FOR;
    const known = (await findHeardSince(trx, { userId, source, since })).filter(
      (before) => (before.isOpen || SENT_AGAIN.includes(source)) && saysTheSame(before.text, text),
    );
    return known.filter(({ id }) => id === known[0]?.id);
  }

  /** Keeps the words for the desk. The same words raise no second alert, but what is new in them does. */
  async function keep(trx: Db, words: Words, worry: Worry): Promise<boolean> {
    const { text, userId, source } = words;
    const known = await knownText(trx, words);
    const [before] = known;
    if (!before) {
      const id = await insertHeardText(trx, { userId, source, text, createdAt: clock.now() });
      return raise(trx, words, id, alertsFor(partsOf(words), worry));
    }
    if (text.length > before.text.length) await updateHeardText(trx, before.id, text);
    const further = alertsFor(partsOf(words), worry).filter((alert) => !isRaised(known, alert));
    return raise(trx, words, before.id, further);
  }

  const watch: SafetyWatch = {
    async hear(handle, words, worry = worryInParts(partsOf(words))) {
      if (worry === null) return null;
      if ((await findUser(handle, words.userId))?.role !== 'student') return null;
      const { sourceId } = words;
      const isNew =
        sourceId === undefined
          ? await keep(handle, words, worry)
          : await raise(handle, words, sourceId, alertsFor(partsOf(words), worry));
      return { worry, isNew };
    },

    async hearCall(user, { source, fields }, input) {
      if (user.role !== 'student') return null;
      const parts = partsIn(fields.map((field) => textsIn(fieldOf(input, field))));
      const text = parts.join('\n').slice(0, LONGEST);
      const worry = worryInParts(partsOf({ source, text, parts })) ?? doubtIn(user, source, parts);
      if (worry === null) return null;
      const words = { userId: user.id, source, text: text.toWellFormed(), parts };
      const heard = await transact(db, (trx) => watch.hear(trx, words, worry));
      // A page that saves by itself would say it again and again.
      if (heard === null || (!heard.isNew && SENT_AGAIN.includes(source))) return null;
      return watch.replyTo(user, words);
    },

    async replyTo(user, { source, text, parts }) {
      const worry = worryInParts(partsOf({ source, text, ...(parts ? { parts } : {}) }));
      if (worry !== null) return { safetyReply: await replies.to(user, text, worry) };
      if (doubtIn(user, source, parts ?? [text]) === null) return null;
      const alertId = await findOpenQuestion(db, { userId: user.id, source, text });
      if (alertId === undefined) return null;
      const { text: safetyReply, ...question } = await replies.question(user, text);
      return { safetyReply, safetyQuestion: { alertId, ...question } };
    },
  };
  return watch;
}

/** What is not understood and may mean danger, where that is asked about. */
function doubtIn(user: CurrentUser, source: AlertSource, parts: readonly string[]) {
  if (!ASKED.includes(source)) return null;
  const language = readingLanguage(user, undefined);
  const isAsked = [...parts, parts.join('\n')].some((text) => isInDoubt(text, language));
  return isAsked ? IN_DOUBT : null;
}

/** Whether an alert of this concern was raised that is no less urgent. */
function isRaised(before: readonly HeardBefore[], { level, concern }: Worry): boolean {
  return before.some(
    (raised) => raised.concern === concern && (raised.level === 'severe' || level === 'standard'),
  );
}

function fieldOf(input: unknown, field: string): unknown {
  if (typeof input !== 'object' || input === null) return undefined;
  return Object.getOwnPropertyDescriptor(input, field)?.value;
}

/** A list of the child's is judged item by item; what no page sends is judged by its fields, so that it costs little. */
function partsIn(fields: readonly (readonly string[])[]): string[] {
  const items = fields.flat();
  const parts = items.length <= MOST_PARTS ? items : fields.map((texts) => texts.join('\n'));
  return parts.filter((part) => part !== '').map((part) => part.slice(0, LONGEST));
}

/** What is judged of words: what they are joined of, and what a program says among its commands. */
function partsOf({ source, text, parts = [text] }: Pick<Words, 'source' | 'text' | 'parts'>) {
  return source === 'project' ? [...parts, ...parts.map(wordsInCode)] : parts;
}

/** Every text in a value of JSON. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
