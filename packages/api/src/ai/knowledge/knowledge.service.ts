import type { Db } from '@lamplight/db';
import type { ContentBand } from '@lamplight/domain/age';
import { weekOfDay } from '@lamplight/domain/curriculum';
import type { KnowledgeHit, KnowledgeSource, OpenStep } from '@lamplight/domain/knowledge';
import type { Language } from '@lamplight/domain/profiles';
import type { CurrentUser } from '@lamplight/domain/users';
import { statusesFor } from '../../learning/lessons/lesson-views.ts';
import type { LessonsService } from '../../learning/lessons/lessons.service.ts';
import type { CompletedLessons } from '../../learning/progress/completed-lessons.ts';
import type { ScriptureLibrary } from '../../learning/scripture/scripture-library.ts';
import { bandOf } from '../../people/users/reader.ts';
import { bestSentence } from './best-sentence.ts';
import { searchDocuments } from './knowledge.repository.ts';
import { scriptureKnowledge } from './scripture-knowledge.ts';
import { searchExpressions } from './search-expression.ts';

/** What the built-in chat rests on. */
export interface KnowledgeService {
  /**
   * What a user may be told: documents of their band, of locked lessons one sentence, Scripture in a language.
   * @param band another than the user's own, for whom a grown-up asks
   */
  sourceFor(user: CurrentUser, language: Language, band?: ContentBand): KnowledgeSource;
  /** What is open for a learner today: lessons, challenges, the verse of the week. */
  openSteps(user: CurrentUser): Promise<OpenStep[]>;
}

interface Dependencies {
  readonly db: Db;
  readonly completedLessons: CompletedLessons;
  readonly lessons: Pick<LessonsService, 'list' | 'today'>;
  readonly library: ScriptureLibrary;
}

/** Lessons that are named as the next ones. */
const NEXT_LESSONS = 3;

export function createKnowledgeService(deps: Dependencies): KnowledgeService {
  const { db, completedLessons, lessons, library } = deps;
  return {
    sourceFor: (user, language, band = bandOf(user)) => ({
      ...scriptureKnowledge(library, language),
      async find(words, { limit, kinds }) {
        const found = new Map<number, Awaited<ReturnType<typeof searchDocuments>>[number]>();
        for (const expression of searchExpressions(words, { band, kinds })) {
          for (const row of await searchDocuments(db, expression, limit)) {
            if (found.size < limit) found.set(row.id, row);
          }
          if (found.size >= limit) break;
        }
        const statuses = statusesFor(user, await completedLessons.of(user.id));
        return [...found.values()].map((row): KnowledgeHit => {
          const { key, kind, subject, title, keywords, text, place, path, lessonId } = row;
          const isLocked = lessonId !== null && statuses.get(lessonId) === 'locked';
          return {
            ...{ id: key, kind: kind as KnowledgeHit['kind'] },
            ...{ subject: subject as KnowledgeHit['subject'], title, keywords, place, path },
            ...{ text: isLocked ? bestSentence(text, words) : text, isLocked },
          };
        });
      },
    }),

    async openSteps(user) {
      const today = (await lessons.today(user)).filter(({ status }) => status === 'unlocked');
      const open =
        today.length > 0
          ? today
          : (await lessons.list(user)).filter(({ status }) => status === 'unlocked');
      const steps = open
        .slice(0, NEXT_LESSONS)
        .map(
          ({ id, title }): OpenStep => ({ kind: 'lesson', title, path: `/lessons?lesson=${id}` }),
        );
      const week = weekOfDay(user.currentDay);
      return [
        ...steps,
        { kind: 'challenge', title: '', path: '/challenge' },
        { kind: 'verse', title: '', path: `/bible-study?verse=${week}` },
      ];
    },
  };
}
