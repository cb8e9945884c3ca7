import { crisisReply, readTopic, topicReply } from '@lamplight/ai/safety';
import { type Db, transact } from '@lamplight/db';
import { MODEL_AGE, type Rung } from '@lamplight/domain/ai';
import { CHAT_HISTORY_TURNS, type ChatAnswer } from '@lamplight/domain/chat';
import type { AiService } from '../ai/ai.service.ts';
import { bandOf } from '../lessons/lesson-views.ts';
import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import { insertAlert } from '../safety/safety.repository.ts';
import { alertsFor, type Worry, worryIn } from '../safety/worries.ts';
import { readingLanguage } from '../scripture/reading-language.ts';
import type { ScriptureCheck } from '../scripture/scripture-check.service.ts';
import type { UserRow } from '../users/users.repository.ts';
import type { BuiltInChat, ChildsQuestion } from './built-in-chat.ts';
import { findTurnsBefore, type MessageRow, saveAnswer } from './chat.repository.ts';
import { chatRequest } from './chat-request.ts';
import { storedAnswer } from './chat-view.ts';
import { holdAnswer, type SeenText } from './held-answer.ts';
import type { TurnBudget } from './turn-budget.ts';

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
  readonly ai: Pick<AiService, 'stream' | 'status'>;
  readonly budget: TurnBudget;
  readonly builtIn: BuiltInChat;
  readonly scripture: ScriptureCheck;
}

type Written = ChatAnswer & { readonly stopped: boolean };

const NOTHING_MORE = { links: [], followUps: [], segments: [], stopped: false };

export function createTurnSteps(deps: TurnStepsDependencies): TurnSteps {
  const { db, clock, log, ai, budget, builtIn, scripture } = deps;

  const readerOf = (writer: UserRow) => ({
    band: bandOf(writer),
    language: readingLanguage(writer, undefined),
  });

  const save = (handle: Db, id: number, answer: Written) =>
    saveAnswer(handle, id, { ...storedAnswer(answer), answeredAt: clock.now() });

  /** The fixed words for a child in danger, with an alert for the adults; nothing leaves this host. */
  async function answerWorry(row: MessageRow, writer: UserRow, worry: Worry, show: Show) {
    const response = crisisReply({ ...worry, ...readerOf(writer) });
    const answer: Written = { ...NOTHING_MORE, response, source: 'safety' };
    await transact(db, async (trx) => {
      if (!(await save(trx, row.id, answer))) return;
      const about = { userId: row.userId, source: 'chat', sourceId: row.id } as const;
      for (const alert of alertsFor(row.message, worry)) {
        await insertAlert(trx, { ...about, ...alert, createdAt: clock.now() });
      }
    });
    show(answer);
  }

  const hasModel = (writer: UserRow) =>
    (writer.age ?? 0) >= MODEL_AGE && ai.status().some(({ model }) => model !== null);

  /** What a model wrote and every check let pass; null where none did, so that the built-in engine answers. */
  async function askModels(question: ChildsQuestion, { signal, show }: OpenTurn) {
    const { writer, message, past } = question;
    const reader = readerOf(writer);
    const request = chatRequest(message, past, reader);
    // Nothing: the engine's answer comes with its links, which no stream carries.
    const about = { userId: writer.id, feature: 'chat', signal, async *builtIn() {} } as const;
    let held = await holdAnswer(scripture, reader);
    let source: Rung = 'built-in';
    const isFine = (problem: string | null) => {
      if (problem !== null) log.warn({ problem }, 'an answer of a model was not shown to a child');
      return problem === null;
    };
    for await (const part of ai.stream(request, about)) {
      if (part.type === 'source') {
        source = part.source;
        if (source === 'built-in') return null;
        held = await holdAnswer(scripture, reader);
      } else if (part.type === 'text') {
        if (!isFine(held.take(part.text))) return null;
      } else if (!isFine(held.finish())) return null;
      const { text } = held.seen();
      if (text !== '') show({ response: text.trimEnd(), source });
      if (held.isFull()) break;
    }
    const seen = held.seen();
    const isEmpty = seen.text.trim() === '' && !signal.aborted;
    return source === 'built-in' || isEmpty ? null : { source, seen };
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
      ...{ links: [...sources], followUps: [...followUps], stopped: signal.aborted },
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

  async function answerWords(question: ChildsQuestion, turn: OpenTurn): Promise<Written> {
    const giveBack =
      turn.mayAskModels && hasModel(question.writer) ? await budget.take(question.writer) : null;
    const written = giveBack === null ? null : await askModels(question, turn);
    if (written === null) {
      await giveBack?.();
      // A child who stopped before anything was shown waits for nothing more.
      if (turn.signal.aborted) {
        return { ...NOTHING_MORE, response: '', source: 'built-in', stopped: true };
      }
      return answerFromHost(question, turn);
    }
    const { source, seen } = written;
    const followUps = await whereToGoOn(question);
    return {
      ...{ response: seen.text.trimEnd(), source, segments: [...seen.segments] },
      ...{ links: [], followUps: [...followUps], stopped: turn.signal.aborted },
    };
  }

  /** The turns that a new answer may lean on: none in which something was left alone. */
  async function pastOf(row: MessageRow) {
    const turns = await findTurnsBefore(db, row, CHAT_HISTORY_TURNS);
    return turns.filter(({ message }) => readTopic(message) === 'ordinary');
  }

  return {
    async answer(row, writer, turn) {
      const worry = worryIn(row.message);
      if (worry) return answerWorry(row, writer, worry, turn.show);
      const topic = readTopic(row.message);
      if (topic !== 'ordinary') {
        const response = topicReply(topic, readerOf(writer));
        await save(db, row.id, { ...NOTHING_MORE, response, source: 'built-in' });
        return;
      }
      const past = await pastOf(row);
      const question = { id: row.id, message: row.message, writer, past };
      await save(db, row.id, await answerWords(question, turn));
    },
  };
}
