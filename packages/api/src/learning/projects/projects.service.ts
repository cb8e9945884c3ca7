import { hiddenRuns } from '@lamplight/content/project-tests';
import { projectById } from '@lamplight/content/projects';
import { type Db, transact } from '@lamplight/db';
import {
  isPassed,
  isProven,
  MOST_BEGUN_PROJECTS,
  type Project,
  type ProjectCheck,
  type ProjectProgress,
  type ProjectScore,
  type ProjectWork,
  projectScore,
  type SavedProject,
} from '@lamplight/domain/projects';
import type { CurrentUser } from '@lamplight/domain/users';
import type { Verdict } from '@lamplight/sandbox/runner';
import { insertEvent } from '../../people/activity/activity.repository.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Remember } from '../../platform/idempotency.ts';
import type { AchievementsService } from '../achievements/achievements.service.ts';
import {
  countProjects,
  findProjectProgress,
  listProjectProgress,
  type ProjectProgressRow,
  saveProjectProgress,
} from './projects.repository.ts';
import type { TestRunner } from './runner.ts';

export interface ProjectsService {
  /** Every project that the user has begun, the one worked on last first. */
  progress(user: CurrentUser): Promise<ProjectProgress[]>;
  /**
   * Keeps a draft. What earlier checks found stays.
   * @throws AppError NOT_FOUND for an id that is no project's, TOO_MANY_PROJECTS
   */
  save(user: CurrentUser, work: ProjectWork): Promise<SavedProject>;
  /**
   * Runs the code, works out its score (spec 9) and runs the hidden tests. A project that was completed stays so.
   * @throws AppError NOT_FOUND, TOO_MANY_PROJECTS, TOO_MANY_ATTEMPTS while the host runs as much as it can
   */
  check(user: CurrentUser, work: ProjectWork, remember: Remember): Promise<ProjectCheck>;
  /** As `check`, for a report of a client of the specification, and answers what is kept of the project. */
  report(user: CurrentUser, work: ProjectWork): Promise<ProjectProgress>;
}

export function createProjectsService(deps: {
  readonly db: Db;
  readonly clock: Clock;
  readonly achievements: AchievementsService;
  readonly runner: TestRunner;
}): ProjectsService {
  const { db, clock, achievements, runner } = deps;

  function requireProject(projectId: number): Project {
    const project = projectById(projectId);
    if (project) return project;
    throw new AppError('NOT_FOUND', { message: 'There is no such project.' });
  }

  async function tested(user: CurrentUser, project: Project, code: string) {
    const verdict = await runner.run(user.id, {
      code,
      shown: { data: project.data, trial: project.trial },
      hidden: hiddenRuns(project.id),
    });
    const { solution, keywords } = project;
    return { verdict, score: projectScore({ code, solution, keywords, output: verdict.output }) };
  }

  /** A project that is not begun yet can be, unless there are very many: nobody fills the host with drafts. */
  async function requireRoom(trx: Db, userId: number, before: unknown): Promise<void> {
    if (before === undefined && (await countProjects(trx, userId)) >= MOST_BEGUN_PROJECTS) {
      throw new AppError('TOO_MANY_PROJECTS');
    }
  }

  /** Keeps the best of all checks; says what is kept, and tells of a project that the hidden tests prove now. */
  async function keep(
    trx: Db,
    user: CurrentUser,
    project: Project,
    { code, blocks }: ProjectWork,
    { verdict, score }: { verdict: Verdict; score: ProjectScore },
  ): Promise<ProjectProgressRow> {
    const before = await findProjectProgress(trx, user.id, project.id);
    await requireRoom(trx, user.id, before);
    const now = clock.now();
    const isCompleted = isPassed(score.score) || isProven(verdict.tests);
    const row = await saveProjectProgress(trx, {
      userId: user.id,
      projectId: project.id,
      code,
      blocks: blocks ?? null,
      score: Math.max(score.score, before?.score ?? 0),
      testsPassed: Math.max(verdict.tests.passed, before?.testsPassed ?? 0),
      testsTotal: verdict.tests.total,
      checkedAt: now,
      completedAt: before?.completedAt ?? (isCompleted ? now : null),
      updatedAt: now,
    });
    // Points can come from lines alone; what others are told rests on the tests.
    if (isProvenRow(row) && !isProvenRow(before)) {
      const event = { userId: user.id, subject: project.title, at: now };
      await insertEvent(trx, { ...event, kind: 'project-completed' });
      await achievements.award(trx, user.id);
    }
    return row;
  }

  return {
    async progress(user) {
      return (await listProjectProgress(db, user.id)).map(toProgress);
    },

    async save(user, { projectId, code, blocks }) {
      requireProject(projectId);
      return transact(db, async (trx) => {
        await requireRoom(trx, user.id, await findProjectProgress(trx, user.id, projectId));
        await saveProjectProgress(trx, {
          userId: user.id,
          projectId,
          code,
          blocks: blocks ?? null,
          updatedAt: clock.now(),
        });
        return { projectId };
      });
    },

    async check(user, work, remember) {
      const project = requireProject(work.projectId);
      const found = await tested(user, project, work.code);
      return transact(db, async (trx) => {
        const row = await keep(trx, user, project, work, found);
        const check = toCheck(row, found);
        await remember(trx, check);
        return check;
      });
    },

    async report(user, work) {
      const project = requireProject(work.projectId);
      const found = await tested(user, project, work.code);
      const row = await transact(db, (trx) => keep(trx, user, project, work, found));
      return toProgress(row);
    },
  };
}

/** Whether the best check so far passed every hidden test. */
function isProvenRow(row: ProjectProgressRow | undefined): boolean {
  return isProven({ passed: row?.testsPassed ?? 0, total: row?.testsTotal ?? 0 });
}

function toProgress(row: ProjectProgressRow): ProjectProgress {
  return {
    projectId: row.projectId,
    code: row.code,
    blocks: row.blocks,
    completed: row.completedAt !== null,
    score: row.score ?? 0,
    checked: row.checkedAt !== null,
  };
}

function toCheck(
  row: ProjectProgressRow,
  { verdict, score }: { verdict: Verdict; score: ProjectScore },
): ProjectCheck {
  return {
    projectId: row.projectId,
    score: score.score,
    parts: { ...score.parts },
    best: row.score ?? 0,
    completed: row.completedAt !== null,
    tests: { ...verdict.tests },
    output: [...verdict.output],
    error: verdict.error,
  };
}
