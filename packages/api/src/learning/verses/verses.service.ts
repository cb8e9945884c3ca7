import { memoryVerses } from '@lamplight/content/verses';
import { type Db, transact } from '@lamplight/db';
import { weekOfDay } from '@lamplight/domain/curriculum';
import type { CurrentUser } from '@lamplight/domain/users';
import {
  compareWithVerse,
  exercisesToLearn,
  isRight,
  type MemoryVerse,
  VERSE_LEVELS,
  type VersePracticeAnswer,
  type VersePracticeInput,
  type VerseProgress,
  verseLevel,
  type WeekVerse,
} from '@lamplight/domain/verses';
import { insertEvent } from '../../people/activity/activity.repository.ts';
import { ageOf } from '../../people/users/reader.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Remember } from '../../platform/idempotency.ts';
import type { AchievementsService } from '../achievements/achievements.service.ts';
import { findLearnedReferences, findRightPractices, insertPractice } from './verses.repository.ts';

export interface VersesService {
  /** The verse of a week, of the user's current one when left out, at their level. */
  week(user: CurrentUser, week?: number): Promise<WeekVerse>;
  /** How far the user has come with the verse of each week. */
  progress(user: CurrentUser): Promise<VerseProgress[]>;
  /**
   * Compares an answer with the verse and stores whether it was right.
   * @param remember is told the result in the same transaction, so that a repeat is no second try
   * @throws AppError NOT_FOUND
   */
  practice(
    user: CurrentUser,
    given: VersePracticeInput,
    remember: Remember,
  ): Promise<VersePracticeAnswer>;
}

interface Past {
  readonly right: Awaited<ReturnType<typeof findRightPractices>>;
  readonly learned: ReadonlySet<string>;
}

export function createVersesService(
  db: Db,
  clock: Clock,
  achievements: AchievementsService,
): VersesService {
  async function pastOf(handle: Db, userId: number): Promise<Past> {
    return {
      right: await findRightPractices(handle, userId),
      learned: await findLearnedReferences(handle, userId),
    };
  }

  return {
    async week(user, week = weekOfDay(user.currentDay)) {
      const verse = verseOfWeek(week);
      const { text } = textFor(user, verse);
      return { ...progressIn(user, verse, await pastOf(db, user.id)), text };
    },

    async progress(user) {
      const past = await pastOf(db, user.id);
      return memoryVerses().map((verse) => progressIn(user, verse, past));
    },

    practice: (user, { week, exercise, answer }, remember) =>
      transact(db, async (trx) => {
        const verse = verseOfWeek(week);
        const { text, reference } = textFor(user, verse);
        const words = compareWithVerse(answer, text);
        const correct = isRight(words);
        const at = clock.now();
        await insertPractice(trx, {
          userId: user.id,
          week,
          exercise,
          correct: correct ? 1 : 0,
          practicedAt: at,
        });
        const now = progressIn(user, verse, await pastOf(trx, user.id));
        const justLearned = !now.isLearned && now.done.length === now.exercises.length;
        if (justLearned) {
          const event = { userId: user.id, subject: reference, at };
          await insertEvent(trx, { ...event, kind: 'verse-learned' });
          await achievements.award(trx, user.id);
        }
        const result = {
          correct,
          words,
          progress: { ...now, isLearned: now.isLearned || justLearned },
          justLearned,
        };
        await remember(trx, result);
        return result;
      }),
  };
}

function verseOfWeek(week: number): MemoryVerse {
  const verse = memoryVerses().find((one) => one.week === week);
  if (!verse) throw new AppError('NOT_FOUND', { message: 'There is no verse for this week.' });
  return verse;
}

function textFor(user: CurrentUser, { texts }: MemoryVerse) {
  return texts[verseLevel(ageOf(user))];
}

/**
 * A verse stays learned when its child grows older and another part or another exercise would count: what was said
 * when it was learned decides.
 */
function progressIn(
  user: CurrentUser,
  verse: MemoryVerse,
  { right, learned }: Past,
): VerseProgress {
  const exercises = [...exercisesToLearn(ageOf(user))];
  return {
    week: verse.week,
    reference: textFor(user, verse).reference,
    exercises,
    done: exercises.filter((exercise) =>
      right.some((practice) => practice.week === verse.week && practice.exercise === exercise),
    ),
    isLearned: VERSE_LEVELS.some((level) => learned.has(verse.texts[level].reference)),
    isCurrent: verse.week === weekOfDay(user.currentDay),
  };
}
