import { lessonEntries } from '@lamplight/content/lessons';
import type { Db } from '@lamplight/db';
import { ACHIEVEMENTS, isBadgeType } from '@lamplight/domain/achievements';
import {
  deletionDueAt,
  type LinkedStudent,
  parentInsights,
  type StudentProgress,
} from '@lamplight/domain/families';
import { packOfId } from '@lamplight/domain/packs';
import { percentOf } from '@lamplight/domain/progress';
import { findWishesOfParents } from '../../people/auth/deletion-wishes.repository.ts';
import { findLinkedStudents } from '../../people/families/family-links.repository.ts';
import type { AuthorisedLearner } from '../../people/learner-access/learner-access.service.ts';
import { titleFor } from '../../people/users/reader.ts';
import { findUser } from '../../people/users/users.repository.ts';
import { AppError } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import { listAchievements } from '../achievements/achievements.repository.ts';
import { listLessonProgress } from '../progress/progress.repository.ts';
import { toAchievement } from '../progress/progress-view.ts';
import { countJournalEntries, findFirstAnswers } from './evidence.repository.ts';
import { evidenceByLesson } from './evidence-by-lesson.ts';

export interface FamiliesService {
  /** A parent's linked children. */
  students(parentId: number): Promise<LinkedStudent[]>;
  /** @throws AppError NOT_FOUND for somebody who is no student */
  studentProgress(person: AuthorisedLearner): Promise<StudentProgress>;
}

/** Achievements that come with a day of the programme say nothing of how steadily a child works. */
function isWorkedFor({ badgeType }: { readonly badgeType: string }): boolean {
  return !isBadgeType(badgeType) || ACHIEVEMENTS[badgeType].counter !== 'day';
}

export function createFamiliesService(db: Db): FamiliesService {
  return {
    async students(parentId) {
      const rows = await findLinkedStudents(db, parentId);
      const certain = rows.filter(({ linkStatus }) => linkStatus === 'confirmed');
      const wishes = await findWishesOfParents(
        db,
        certain.map(({ id }) => id),
      );
      const goesAt = new Map(
        wishes.map(({ userId, wishedAt }) => [userId, isoTime(deletionDueAt(wishedAt))]),
      );
      return rows.map((row) => ({
        id: row.id,
        firstName: row.firstName,
        lastName: row.lastName,
        username: row.username,
        age: row.age,
        grade: row.grade,
        currentDay: row.currentDay,
        lastLoginAt: row.lastLoginAt === null ? null : isoTime(row.lastLoginAt),
        linkStatus: row.linkStatus,
        goesAt: goesAt.get(row.id) ?? null,
      }));
    },

    async studentProgress({ userId }) {
      const student = await findUser(db, userId);
      if (student?.role !== 'student') {
        throw new AppError('NOT_FOUND', { message: 'There is no such student.' });
      }
      const evidence = evidenceByLesson(await findFirstAnswers(db, userId));
      const rows = await listLessonProgress(db, userId);
      const achievements = await listAchievements(db, userId);
      const journalEntries = await countJournalEntries(db, userId);
      const shown = rows.flatMap((row) => {
        // A lesson of a pack that is not here: it is shown again when the pack comes back.
        const title = titleFor(row.lessonId, student);
        return title === null ? [] : [{ ...row, title }];
      });
      const progress = shown.map((row) => ({
        moduleId: row.moduleId,
        lessonId: row.lessonId,
        title: row.title,
        completed: row.completedAt !== null,
        completedAt: row.completedAt === null ? null : isoTime(row.completedAt),
        score: row.score,
        evidence: evidence.get(row.lessonId) ?? null,
        timeSpent: row.timeSpent,
      }));
      const completed = progress.filter((lesson) => lesson.completed);
      const done = new Set(completed.map(({ lessonId }) => lessonId));
      const lessons = lessonEntries();
      const soFar = lessons.filter(({ dayNumber }) => dayNumber < student.currentDay);
      return {
        progress,
        totalLessons: lessons.length,
        achievements: achievements.map(toAchievement),
        journalEntries,
        insights: parentInsights({
          completionRate: percentOf(
            completed.filter(({ lessonId }) => packOfId(lessonId) === null).length,
            lessons.length,
          ),
          rateSoFar:
            soFar.length === 0
              ? null
              : percentOf(soFar.filter(({ id }) => done.has(id)).length, soFar.length),
          achievements: achievements.filter(isWorkedFor).length,
          journalEntries,
          // What the child showed goes before what the lesson was completed with.
          scores: completed.flatMap((lesson) => lesson.evidence ?? lesson.score ?? []),
        }),
      };
    },
  };
}
