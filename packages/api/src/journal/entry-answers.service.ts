import type { journalFeedback } from '@lamplight/ai/journal';
import { crisisReply } from '@lamplight/ai/safety';
import { journalFeedbackTask } from '@lamplight/ai/tasks';
import { type Db, transact } from '@lamplight/db';
import { SAFETY_SOURCE } from '@lamplight/domain/journal';
import type { AiService } from '../ai/ai.service.ts';
import { bandOf } from '../lessons/lesson-views.ts';
import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import { insertAlert } from '../safety/safety.repository.ts';
import { alertsFor, type Worry, worryIn } from '../safety/worries.ts';
import type { ScriptureCheck } from '../scripture/scripture-check.service.ts';
import { findUser, type UserRow } from '../users/users.repository.ts';
import {
  type EntryRow,
  findEntry,
  findRecentFeedback,
  findUnansweredIds,
  type StoredFeedback,
  saveFeedback,
} from './journal.repository.ts';
import { languageOf } from './writer-language.ts';

/** How many earlier answers a new one must not repeat. */
const REMEMBERED_ANSWERS = 10;

export interface EntryAnswers {
  /**
   * Answers a stored entry once: looks for a child in danger first, and otherwise answers to what was
   * written, with the best AI that may read it. What fails here is logged without the text, and the entry stays
   * unanswered.
   */
  answer(entryId: number): Promise<void>;
  /** Answers on this host alone what a stopped host left unanswered, or what failed: a start waits for no model. */
  answerWaiting(): Promise<void>;
}

export interface EntryAnswersDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** Answers an entry on this host. */
  readonly journalHelper: typeof journalFeedback;
  readonly ai: Pick<AiService, 'run'>;
  readonly scriptureCheck: Pick<ScriptureCheck, 'check'>;
}

/** Who writes an answer: the best AI that may, or the engine of this host alone. */
type Author = (entry: EntryRow, writer: UserRow) => Promise<StoredFeedback>;

export function createEntryAnswers(deps: EntryAnswersDependencies): EntryAnswers {
  const { db, clock, log, journalHelper, ai, scriptureCheck } = deps;

  /** The fixed words for a child in danger, with an alert for the adults; nothing leaves this host. */
  async function answerWorry(entry: EntryRow, writer: UserRow, worry: Worry) {
    const alerts = alertsFor(entry.content, worry);
    const feedback = crisisReply({
      ...worry,
      language: languageOf(writer),
      band: bandOf(writer),
    });
    await transact(db, async (trx) => {
      const isFirst = await saveFeedback(trx, entry.id, {
        feedback,
        feedbackSource: SAFETY_SOURCE,
      });
      if (!isFirst) return;
      const about = { userId: entry.userId, source: 'journal', sourceId: entry.id } as const;
      for (const alert of alerts) {
        await insertAlert(trx, { ...about, ...alert, createdAt: clock.now() });
      }
    });
  }

  const builtIn: Author = async (entry, writer) => {
    const { text } = journalHelper({
      text: entry.content,
      prompt: entry.prompt,
      band: bandOf(writer),
      language: languageOf(writer),
      firstName: writer.firstName,
      seed: entry.id,
      recent: await findRecentFeedback(db, entry.userId, REMEMBERED_ANSWERS),
    });
    return { feedback: text, feedbackSource: 'built-in' };
  };

  const bestAi: Author = async (entry, writer) => {
    const language = languageOf(writer);
    const input = { text: entry.content, prompt: entry.prompt, band: bandOf(writer), language };
    const { output, source } = await ai.run(journalFeedbackTask, input, {
      userId: writer.id,
      feature: 'journal',
      builtIn: async () => (await builtIn(entry, writer)).feedback,
      // What the Bible says stands in the answer as the Bible says it, and the mended text is looked at again.
      review: async (text) =>
        journalFeedbackTask.check((await scriptureCheck.check(text, language)).text, input),
    });
    return { feedback: output, feedbackSource: source };
  };

  async function answer(entryId: number, author: Author): Promise<void> {
    try {
      const entry = await findEntry(db, entryId);
      if (!entry || entry.feedbackSource !== null) return;
      const writer = await findUser(db, entry.userId);
      if (!writer) return;
      const worry = worryIn(entry.content);
      if (worry) await answerWorry(entry, writer, worry);
      else await saveFeedback(db, entry.id, await author(entry, writer));
    } catch (error) {
      log.error(error, `journal entry ${entryId} was stored and could not be answered`);
    }
  }

  return {
    answer: (entryId) => answer(entryId, bestAi),
    async answerWaiting() {
      for (const id of await findUnansweredIds(db)) await answer(id, builtIn);
    },
  };
}
