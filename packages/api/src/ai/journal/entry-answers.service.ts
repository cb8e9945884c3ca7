import type { journalFeedback } from '@lamplight/ai/journal';
import { isInDoubt } from '@lamplight/ai/safety';
import { journalFeedbackTask, TaskProblem } from '@lamplight/ai/tasks';
import { type Db, transact } from '@lamplight/db';
import { SAFETY_SOURCE } from '@lamplight/domain/journal';
import { languageOf } from '@lamplight/domain/translations';
import type { SafetyReplies } from '../../people/safety/safety-replies.ts';
import type { SafetyWatch } from '../../people/safety/watch.service.ts';
import { IN_DOUBT, type Worry, worryInParts } from '../../people/safety/worries.ts';
import { bandOf } from '../../people/users/reader.ts';
import { findUser, type UserRow } from '../../people/users/users.repository.ts';
import type { Log } from '../../platform/log.ts';
import type { AiService } from '../models/ai.service.ts';
import type { ModelTexts } from '../models/model-texts.ts';
import {
  type EntryRow,
  findEntry,
  findRecentFeedback,
  findUnansweredIds,
  type StoredFeedback,
  saveFeedback,
} from './journal.repository.ts';
import { ownPrompt } from './own-prompt.ts';

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
  readonly log: Log;
  /** Answers an entry on this host. */
  readonly journalHelper: typeof journalFeedback;
  readonly ai: Pick<AiService, 'run'>;
  readonly safetyReplies: SafetyReplies;
  readonly modelTexts: Pick<ModelTexts, 'whole' | 'bibleFor'>;
  readonly watch: Pick<SafetyWatch, 'hear'>;
}

/** A child's words alone, beside a prompt of the product; what else is said to be a prompt is the child's, too. */
function partsOf({ prompt, content }: EntryRow): string[] {
  const own = ownPrompt(prompt);
  return own === null ? [content] : [content, own];
}

/** Whether what the engine of this host reads in an entry leaves open if the child is safe. */
function isLeftInDoubt({ content }: EntryRow, writer: UserRow): boolean {
  return isInDoubt(content, languageOf(writer));
}

/** Who writes an answer: the best AI that may, or the engine of this host alone. */
type Author = (entry: EntryRow, writer: UserRow) => Promise<StoredFeedback>;

export function createEntryAnswers(deps: EntryAnswersDependencies): EntryAnswers {
  const { db, log, journalHelper, ai, safetyReplies, modelTexts, watch } = deps;

  /** The fixed words for a child in danger, with an alert for the adults; nothing leaves this host. */
  async function answerWorry(entry: EntryRow, writer: UserRow, worry: Worry) {
    await saveWithAlert(entry, await safetyReplies.to(writer, entry.content, worry), worry);
  }

  /** Not understood, with a word in it that may mean danger: the child is asked, and an adult is told. */
  async function askIfSafe(entry: EntryRow, writer: UserRow) {
    const { text } = await safetyReplies.question(writer, entry.content);
    await saveWithAlert(entry, text, IN_DOUBT);
  }

  async function saveWithAlert(entry: EntryRow, feedback: string, worry: Worry) {
    await transact(db, async (trx) => {
      const isFirst = await saveFeedback(trx, entry.id, {
        feedback,
        feedbackSource: SAFETY_SOURCE,
      });
      if (!isFirst) return;
      const { id: sourceId, userId } = entry;
      const parts = partsOf(entry);
      const words = { userId, source: 'journal', sourceId, text: parts.join('\n'), parts } as const;
      await watch.hear(trx, words, worry);
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
    const band = bandOf(writer);
    const bible = await modelTexts.bibleFor(language);
    const input = { text: entry.content, prompt: entry.prompt, band, language, bible };
    const { output, source } = await ai.run(journalFeedbackTask, input, {
      userId: writer.id,
      feature: 'journal',
      builtIn: async () => (await builtIn(entry, writer)).feedback,
      // What the Bible says stands in the answer as the Bible says it, and the mended text is looked at again.
      async review(text) {
        const truthful = await modelTexts.whole(text, { band, language });
        if (typeof truthful === 'string') return new TaskProblem(`the answer: ${truthful}`);
        return journalFeedbackTask.check(truthful.text, input);
      },
    });
    return { feedback: output, feedbackSource: source };
  };

  async function answer(entryId: number, author: Author): Promise<void> {
    try {
      const entry = await findEntry(db, entryId);
      if (!entry || entry.feedbackSource !== null) return;
      const writer = await findUser(db, entry.userId);
      if (!writer) return;
      const worry = worryInParts(partsOf(entry));
      if (worry) await answerWorry(entry, writer, worry);
      else if (isLeftInDoubt(entry, writer)) await askIfSafe(entry, writer);
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
