import { projectById } from '@lamplight/content/projects';
import type { Db } from '@lamplight/db';
import { SKILL_SUBJECTS, type SkillState } from '@lamplight/domain/mastery';
import { MATH_AREAS } from '@lamplight/domain/math-games';
import { commonMisconceptions } from '@lamplight/domain/reports';
import type { StudentView } from '@lamplight/domain/students';
import type { AccommodationsService } from '../../people/accommodations/accommodations.service.ts';
import { passwordStateFor } from '../../people/auth/password-state.ts';
import { findClassesOf } from '../../people/classes/classes.repository.ts';
import type { StudentAccess } from '../../people/learner-access/student-access.ts';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { FamiliesService } from '../family-views/family-views.service.ts';
import { moduleViews } from '../lessons/lesson-views.ts';
import type { EvidenceService } from '../mastery/evidence.service.ts';
import { listProjectProgress } from '../projects/projects.repository.ts';
import { countMisconceptions, countQuizTopics } from './student-evidence.repository.ts';
import type { StudentsService } from './students.service.ts';

/** Lessons, and thoughts behind wrong answers, that a view names. */
const LAST_LESSONS = 5;
const MISCONCEPTIONS = 8;

/** What needs an adult first, then what is sure, then what is not known yet. */
const LEVEL_ORDER = ['struggling', 'growing', 'mastered', 'not-enough'] as const;

export interface StudentViews {
  /** @throws AppError FORBIDDEN for a student for whom the adult is not responsible */
  of(actor: SignedIn, userId: number): Promise<StudentView>;
}

interface Dependencies {
  readonly db: Db;
  readonly access: StudentAccess;
  readonly students: StudentsService;
  readonly familyViews: FamiliesService;
  readonly evidence: EvidenceService;
  readonly accommodations: AccommodationsService;
}

export function createStudentViews(deps: Dependencies): StudentViews {
  const { db, access, students, familyViews, evidence, accommodations } = deps;
  return {
    async of(actor, userId) {
      const student = await access.authorise(actor, userId);
      const [row] = await students.rows([userId]);
      if (!row) throw new AppError('FORBIDDEN');
      const { progress, totalLessons, achievements } = await familyViews.studentProgress(student);
      const completed = progress.filter((lesson) => lesson.completed);
      const classes = await findClassesOf(db, userId);
      const { skills } = await evidence.of(userId);
      const { accommodation } = await accommodations.student(actor.user, userId);
      return {
        ...row,
        totalLessons,
        classes: classes.map(({ id, name }) => ({ id, name })),
        modules: moduleViews(new Set(completed.map(({ lessonId }) => lessonId))).map(
          ({ category, completedLessons, totalLessons: total }) => ({
            ...{ category, total },
            completed: completedLessons,
          }),
        ),
        lastLessons: lastOf(completed),
        achievements: achievements.length,
        skills: [...skills.values()].toSorted(byNeed).map(({ skill, level, answers, recent }) => ({
          ...{ skill, level, answers },
          recent: { ...recent },
        })),
        misconceptions: await misconceptionsOf(db, userId),
        quizTopics: await quizTopicsOf(db, userId),
        projects: await projectsOf(db, userId),
        accommodation,
        password: passwordStateFor(actor.user, student.account),
      };
    },
  };
}

function byNeed(a: SkillState, b: SkillState): number {
  const order = LEVEL_ORDER.indexOf(a.level) - LEVEL_ORDER.indexOf(b.level);
  return order || a.known - b.known;
}

type CompletedLesson = Awaited<ReturnType<FamiliesService['studentProgress']>>['progress'][number];

function lastOf(completed: readonly CompletedLesson[]): StudentView['lastLessons'] {
  return completed
    .flatMap(({ lessonId, title, score, evidence, completedAt }) =>
      completedAt === null ? [] : [{ lessonId, title, score, evidence, completedAt }],
    )
    .toSorted((a, b) => b.completedAt.localeCompare(a.completedAt))
    .slice(0, LAST_LESSONS);
}

async function misconceptionsOf(db: Db, userId: number): Promise<StudentView['misconceptions']> {
  const common = commonMisconceptions(await countMisconceptions(db, userId), MISCONCEPTIONS);
  return common.flatMap(({ area, slug, count }) => {
    const known = MATH_AREAS.find((each) => each === area);
    return known === undefined ? [] : [{ name: slug, area: known, times: count }];
  });
}

async function quizTopicsOf(db: Db, userId: number): Promise<StudentView['quizTopics']> {
  return (await countQuizTopics(db, userId)).flatMap(({ subject, ...counted }) => {
    const known = SKILL_SUBJECTS.find((each) => each === subject);
    return known === undefined ? [] : [{ subject: known, ...counted }];
  });
}

async function projectsOf(db: Db, userId: number): Promise<StudentView['projects']> {
  return (await listProjectProgress(db, userId)).flatMap((row) => {
    const project = projectById(row.projectId);
    if (project === null) return [];
    const { testsPassed: passed, testsTotal: total } = row;
    return [
      {
        projectId: row.projectId,
        title: project.title,
        completed: row.completedAt !== null,
        tests: passed === null || total === null ? null : { passed, total },
      },
    ];
  });
}
