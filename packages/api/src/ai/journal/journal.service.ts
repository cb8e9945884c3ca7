import { journalPrompts } from '@lamplight/content/journal';
import { type Db, transact } from '@lamplight/db';
import { weekOfDay } from '@lamplight/domain/curriculum';
import {
  choosePrompts,
  fitsToday,
  type HistoryInput,
  type JournalEntry,
  type NewEntry,
  type PromptChoice,
  SAFETY_SOURCE,
  type WrittenEntry,
} from '@lamplight/domain/journal';
import type { Achievement } from '@lamplight/domain/progress';
import type { CurrentUser } from '@lamplight/domain/users';
import type { AchievementsService } from '../../learning/achievements/achievements.service.ts';
import { insertEvent } from '../../people/activity/activity.repository.ts';
import type { FamilyLinks } from '../../people/families/family-links.service.ts';
import { findOpenDoubts } from '../../people/safety/safety.repository.ts';
import type { SafetyReplies } from '../../people/safety/safety-replies.ts';
import type { SafetyWatch } from '../../people/safety/watch.service.ts';
import { bandOf } from '../../people/users/reader.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Remember } from '../../platform/idempotency.ts';
import type { EntryAnswers } from './entry-answers.service.ts';
import {
  countWritten,
  type EntryRow,
  findEntry,
  insertEntry,
  listEntries,
  listEntriesForParents,
} from './journal.repository.ts';
import { toJournalEntry } from './journal-view.ts';
import { ownPrompt } from './own-prompt.ts';

/** An entry that is safe on this host, and what it earned. It holds no words, so that a key keeps none. */
export interface StoredEntry {
  readonly id: number;
  readonly newBadges: Achievement[];
}

export interface JournalDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly answers: EntryAnswers;
  readonly achievements: AchievementsService;
  readonly families: FamilyLinks;
  readonly watch: Pick<SafetyWatch, 'hearCall'>;
  readonly safetyReplies: Pick<SafetyReplies, 'question'>;
}

export interface JournalService {
  /**
   * Stores what a child wrote before anything else happens to it.
   * @param remember is told of the entry in the same transaction, so that no repeat writes it twice
   * @throws AppError JOURNAL_FULL; what is not stored is heard all the same, and may get a reply
   */
  store(writer: CurrentUser, entry: NewEntry, remember: Remember): Promise<StoredEntry>;
  /** The stored entry with its feedback, which is made now where it is missing. */
  answered(writer: CurrentUser, entry: StoredEntry): Promise<WrittenEntry>;
  /** The own entries, newest first. */
  list(writer: CurrentUser, page: HistoryInput): Promise<JournalEntry[]>;
  /** What a child may write about today. */
  prompts(writer: CurrentUser): PromptChoice;
  /**
   * A child's entries for a parent whose link is confirmed (decisions, Parents), without those that
   * tell of somebody at home.
   * @throws AppError FORBIDDEN for everybody else
   */
  ofStudent(parentId: number, studentId: number, page: HistoryInput): Promise<JournalEntry[]>;
}

/** Words that the day has no room for: the desk finds them as they were heard, since no entry holds them. */
const REFUSED = { source: 'form', fields: ['prompt', 'content'] } as const;

export function createJournalService(deps: JournalDependencies): JournalService {
  const { db, clock, answers, achievements, families, safetyReplies, watch } = deps;

  async function requireRoom(trx: Db, writerId: number, entry: NewEntry, at: number) {
    // The day of the host, as everywhere on its pages.
    const midnight = new Date(at).setHours(0, 0, 0, 0);
    const written = await countWritten(trx, writerId, midnight);
    if (!fitsToday(written, entry.content.length)) throw new AppError('JOURNAL_FULL');
  }

  function insert(writer: CurrentUser, entry: NewEntry, remember: Remember) {
    return transact(db, async (trx) => {
      const at = clock.now();
      await requireRoom(trx, writer.id, entry, at);
      const id = await insertEntry(trx, { userId: writer.id, ...entry, createdAt: at });
      await insertEvent(trx, { userId: writer.id, kind: 'journal-written', subject: null, at });
      const stored = { id, newBadges: await achievements.award(trx, writer.id) };
      await remember(trx, stored);
      return stored;
    });
  }

  /** The writer's own entries; where one asks whether the child is safe, with the answers that it may tap. */
  async function withQuestions(writer: CurrentUser, rows: EntryRow[]): Promise<JournalEntry[]> {
    const asking = rows.filter(({ feedbackSource }) => feedbackSource === SAFETY_SOURCE);
    const ids = asking.map(({ id }) => id);
    const alerts = await findOpenDoubts(db, writer.id, 'journal', ids);
    return Promise.all(
      rows.map(async (row) => {
        const alertId = alerts.get(row.id);
        if (alertId === undefined) return toJournalEntry(row);
        const { text: _, ...words } = await safetyReplies.question(writer, row.content);
        return toJournalEntry(row, { alertId, ...words });
      }),
    );
  }

  return {
    async store(writer, entry, remember) {
      try {
        return await insert(writer, entry, remember);
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'JOURNAL_FULL') throw error;
        const words = { ...entry, prompt: ownPrompt(entry.prompt) };
        const reply = await watch.hearCall(writer, REFUSED, words);
        throw reply === null ? error : error.withSafetyWords(reply);
      }
    },

    async answered(writer, { id, newBadges }) {
      await answers.answer(id);
      const row = await findEntry(db, id);
      if (!row) throw new AppError('NOT_FOUND');
      const [entry = toJournalEntry(row)] = await withQuestions(writer, [row]);
      return { ...entry, newBadges };
    },

    async list(writer, page) {
      return withQuestions(writer, await listEntries(db, writer.id, page));
    },

    prompts(writer) {
      const { currentDay } = writer;
      return choosePrompts(journalPrompts()[bandOf(writer)], weekOfDay(currentDay), currentDay);
    },

    async ofStudent(parentId, studentId, page) {
      if ((await families.between(parentId, studentId)) !== 'confirmed') {
        throw new AppError('FORBIDDEN');
      }
      const rows = await listEntriesForParents(db, studentId, page);
      return rows.map((row) => toJournalEntry(row));
    },
  };
}
