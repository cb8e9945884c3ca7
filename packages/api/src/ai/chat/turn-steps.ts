import {
  answerToPlea,
  doubtAnswer,
  isInDoubt,
  pleaIn,
  readTopic,
  topicReply,
} from '@lamplight/ai/safety';
import { languageOf } from '@lamplight/ai/text';
import { type Db, transact } from '@lamplight/db';
import { type AiProvider, MODEL_AGE } from '@lamplight/domain/ai';
import { CHAT_HISTORY_TURNS, type ChatAnswer, type ChatNotice } from '@lamplight/domain/chat';
import type { HeardBy } from '@lamplight/domain/safety';
import { noteDoubtAnswer } from '../../people/safety/doubt-answers.ts';
import type { SafetyReplies } from '../../people/safety/safety-replies.ts';
import type { SecondOpinion } from '../../people/safety/second-opinion.ts';
import type { SafetyWatch } from '../../people/safety/watch.service.ts';
import { IN_DOUBT, NEEDS_HELP, type Worry, worryIn } from '../../people/safety/worries.ts';
import { ageOf, bandOf } from '../../people/users/reader.ts';
import { readingLanguage } from '../../people/users/reading-language.ts';
import type { UserRow } from '../../people/users/users.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { KnowledgeService } from '../knowledge/knowledge.service.ts';
import type { AiService } from '../models/ai.service.ts';
import type { ModelTexts } from '../models/model-texts.ts';
import type { BuiltInChat, ChildsQuestion } from './built-in-chat.ts';
import {
  findTurnsBefore,
  listMessages,
  type MessageRow,
  saveAnswer,
  wasNoticedSince,
} from './chat.repository.ts';
import { chatRequest } from './chat-request.ts';
import { storedAnswer } from './chat-view.ts';
import { holdAnswer, type SeenText } from './held-answer.ts';
import { passagesFor } from './passages-for.ts';
import { startOfDay, type TurnBudget } from './turn-budget.ts';

/** What is shown while an answer is written; anew from the start when another source takes over. */
type Show = (answer: { readonly response: string; readonly source: ChatAnswer['source'] }) => void;

export interface TurnSteps {
  /**
   * Answers a stored message, in the steps of the safety page, and stores the answer: each step that finds
   * something falls closed to words of this host.
   * @param signal the child's stop: then what was shown is the answer
   * @param mayAskModels false for messages that nobody waits for any more
   */
  answer(row: MessageRow, writer: UserRow, turn: OpenTurn): Promise<void>;
}

export interface OpenTurn {
  readonly signal: AbortSignal;
  readonly show: Show;
  readonly mayAskModels: boolean;
}

export interface TurnStepsDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly ai: Pick<AiService, 'stream' | 'hasModelFor'>;
  readonly budget: TurnBudget;
  readonly builtIn: BuiltInChat;
  readonly safetyReplies: SafetyReplies;
  readonly modelTexts: ModelTexts;
  readonly knowledge: KnowledgeService;
  readonly watch: Pick<SafetyWatch, 'hear'>;
  readonly secondOpinion: SecondOpinion;
}

type Written = ChatAnswer & { readonly stopped: boolean };

/** How long ago, in turns, a child may have been asked whether it is safe. */
const TURNS_ASKED = 10;

const NOTHING_MORE = { links: [], followUps: [], segments: [], notice: null, stopped: false };

export function createTurnSteps(deps: TurnStepsDependencies): TurnSteps {
  const { db, clock, log, ai, budget, builtIn, safetyReplies, modelTexts, knowledge } = deps;
  const { watch, secondOpinion } = deps;

  const readerOf = (writer: UserRow) => ({
    band: bandOf(writer),
    language: readingLanguage(writer, undefined),
  });

  const save = (handle: Db, id: number, answer: Written) =>
    saveAnswer(handle, id, { ...storedAnswer(answer), answeredAt: clock.now() });

  /** The fixed words for a child in danger, with an alert for the adults; nothing leaves this host. */
  async function answerWorry(row: MessageRow, writer: UserRow, worry: Worry, show: Show) {
    const response = await safetyReplies.to(writer, row.message, worry);
    const answer: Written = { ...NOTHING_MORE, response, source: 'safety' };
    await transact(db, async (trx) => {
      if (!(await save(trx, row.id, answer))) return;
      const { id: sourceId, userId, message: text } = row;
      await watch.hear(trx, { userId, source: 'chat', sourceId, text }, worry);
    });
    show(answer);
  }

  /** Not understood, with a word in it that may mean danger: the child is asked, and an adult is told. */
  async function askIfSafe(row: MessageRow, writer: UserRow, show: Show, heardBy: HeardBy) {
    const { text, safe, help } = await safetyReplies.question(writer, row.message);
    const answer: Written = {
      ...{ ...NOTHING_MORE, response: text, source: 'safety', followUps: [safe, help] },
    };
    await transact(db, async (trx) => {
      if (!(await save(trx, row.id, answer))) return;
      const { id: sourceId, userId, message } = row;
      const words = { userId, source: 'chat', sourceId, text: message, heardBy } as const;
      await watch.hear(trx, words, IN_DOUBT);
    });
    show(answer);
  }

  /** Whether a model in the building sees danger where this host heard none; asked where models may answer. */
  const seesDanger = async ({ message }: MessageRow, { age }: UserRow, turn: OpenTurn) =>
    turn.mayAskModels && (age ?? 0) >= MODEL_AGE && secondOpinion.seesDanger(message, turn.signal);

  /** The one of the last turns that asked the child if it is safe, with these words to tap. */
  async function findQuestion(row: MessageRow): Promise<MessageRow | undefined> {
    const page = { before: row.id, limit: TURNS_ASKED };
    const said = JSON.stringify(row.message.trim());
    return (await listMessages(db, row.userId, page)).findLast(
      ({ source, followUps }) => source === 'safety' && followUps?.includes(said),
    );
  }

  /** The child has said whether it is safe: the adults who were told of the question are told of that, too. */
  async function answerTapped(
    row: MessageRow,
    writer: UserRow,
    { isSafe, asked: sourceId }: { readonly isSafe: boolean; readonly asked: number },
  ) {
    const response = isSafe
      ? safetyReplies.gladOfIt(writer, row.message)
      : await safetyReplies.to(writer, row.message, NEEDS_HELP);
    const answer: Written = { ...NOTHING_MORE, response, source: 'safety' };
    await transact(db, async (trx) => {
      if (!(await save(trx, row.id, answer))) return;
      const doubt = { userId: row.userId, source: 'chat', sourceId } as const;
      await noteDoubtAnswer(trx, doubt, isSafe ? 'safe' : 'help', clock.now());
    });
  }

  /** What a model wrote and every check let pass; null where none did, so that the built-in engine answers. */
  async function askModels(question: ChildsQuestion, { signal, show }: OpenTurn) {
    const { writer, message, past } = question;
    const reader = readerOf(writer);
    const passages = await passagesFor(question, reader.language, knowledge);
    const bible = await modelTexts.bibleFor(reader.language);
    const request = chatRequest(message, past, { ...reader, bible, passages });
    // Nothing: the engine's answer comes with its links, which no stream carries.
    const about = { userId: writer.id, feature: 'chat', signal, async *builtIn() {} } as const;
    let held = await holdAnswer(modelTexts, reader);
    let source: AiProvider = 'built-in';
    const isFine = (problem: string | null) => {
      if (problem !== null) log.warn({ problem }, 'an answer of a model was not shown to a child');
      return problem === null;
    };
    for await (const part of ai.stream(request, about)) {
      if (part.type === 'source') {
        source = part.source;
        if (source === 'built-in') return null;
        held = await holdAnswer(modelTexts, reader);
      } else if (part.type === 'text') {
        if (!isFine(held.take(part.text))) return null;
      } else if (!isFine(held.finish(part.isCut))) return null;
      const { text } = held.seen();
      if (text !== '') show({ response: text.trimEnd(), source });
      if (held.isFull()) break;
    }
    const seen = held.seen();
    const isEmpty = seen.text.trim() === '' && !signal.aborted;
    const links = passages.map(({ title, path }) => ({ title, path }));
    return source === 'built-in' || isEmpty ? null : { source, seen, links };
  }

  /** Why answers are simpler from now on; null where it was told today already. */
  async function noticeOf(userId: number, usedUp: 'student' | 'class'): Promise<ChatNotice | null> {
    if (await wasNoticedSince(db, userId, startOfDay(clock.now()))) return null;
    return usedUp === 'student' ? 'student-turns' : 'class-turns';
  }

  async function answerFromHost(
    question: ChildsQuestion,
    { signal, show }: OpenTurn,
  ): Promise<Written> {
    const { sentences, sources, followUps } = await builtIn(question);
    let seen: SeenText = { text: '', segments: [] };
    for (const { text, segments } of sentences) {
      if (signal.aborted) break;
      seen = { text: seen.text + text, segments: [...seen.segments, ...segments] };
      show({ response: seen.text.trimEnd(), source: 'built-in' });
    }
    return {
      ...{ response: seen.text.trimEnd(), source: 'built-in', segments: [...seen.segments] },
      ...{ links: [...sources], followUps: [...followUps], notice: null, stopped: signal.aborted },
    };
  }

  /** What the host could answer next. An answer is whole without it. */
  async function whereToGoOn(question: ChildsQuestion): Promise<readonly string[]> {
    try {
      return (await builtIn(question)).followUps;
    } catch (error) {
      log.error(error, `chat message ${question.id} was answered without questions that go on`);
      return [];
    }
  }

  /** A turn of today's budget, where a model may be asked; what is used up otherwise. */
  async function takeTurn({ writer }: ChildsQuestion, { mayAskModels }: OpenTurn) {
    if (!mayAskModels || !(await ai.hasModelFor({ userId: writer.id, feature: 'chat' }))) {
      return 'off';
    }
    return budget.take(writer);
  }

  async function answerWords(question: ChildsQuestion, turn: OpenTurn): Promise<Written> {
    const taken = await takeTurn(question, turn);
    const written = typeof taken === 'string' ? null : await askModels(question, turn);
    if (written === null) {
      if (typeof taken !== 'string') await taken();
      // A child who stopped before anything was shown waits for nothing more.
      if (turn.signal.aborted) {
        return { ...NOTHING_MORE, response: '', source: 'built-in', stopped: true };
      }
      const isUsedUp = taken === 'student' || taken === 'class';
      const notice = isUsedUp ? await noticeOf(question.writer.id, taken) : null;
      return { ...(await answerFromHost(question, turn)), notice };
    }
    const { source, seen, links } = written;
    const followUps = await whereToGoOn(question);
    return {
      ...{ response: seen.text.trimEnd(), source, segments: [...seen.segments] },
      ...{ links, followUps: [...followUps], notice: null, stopped: turn.signal.aborted },
    };
  }

  /**
   * The turns that a new answer may lean on: none in which something was left alone, and of those before a
   * child was in danger none either. What is known of danger grows, so each turn is looked at again.
   */
  async function pastOf(row: MessageRow) {
    const turns = await findTurnsBefore(db, row, CHAT_HISTORY_TURNS);
    const worry = turns.findLastIndex(
      ({ message, source }) => source === 'safety' || worryIn(message) !== null,
    );
    return turns
      .slice(worry + 1)
      .filter(({ message, response }) => response !== '' && readTopic(message) === 'ordinary');
  }

  return {
    async answer(row, writer, turn) {
      const tapped = doubtAnswer(row.message);
      const asked = tapped === null ? undefined : await findQuestion(row);
      if (tapped !== null && asked !== undefined) {
        return answerTapped(row, writer, { isSafe: tapped.isSafe, asked: asked.id });
      }
      const worry = worryIn(row.message);
      if (worry) return answerWorry(row, writer, worry, turn.show);
      if (pleaIn(row.message) === 'reader') {
        const { language: own } = readerOf(writer);
        const reader = { age: ageOf(writer), language: languageOf(row.message, own) };
        const response = answerToPlea('reader', reader, []);
        await save(db, row.id, { ...NOTHING_MORE, response, source: 'built-in' });
        return;
      }
      const topic = readTopic(row.message);
      if (topic !== 'ordinary') {
        const { band, language: own } = readerOf(writer);
        const response = topicReply(topic, { band, language: languageOf(row.message, own) });
        await save(db, row.id, { ...NOTHING_MORE, response, source: 'built-in' });
        return;
      }
      if (isInDoubt(row.message, readerOf(writer).language)) {
        return askIfSafe(row, writer, turn.show, 'host');
      }
      if (await seesDanger(row, writer, turn)) {
        return askIfSafe(row, writer, turn.show, 'lan-model');
      }
      const past = await pastOf(row);
      const question = { id: row.id, message: row.message, writer, past };
      await save(db, row.id, await answerWords(question, turn));
    },
  };
}
