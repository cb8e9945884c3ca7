import { experimentSources } from '@lamplight/content/experiments';
import { type Db, transact } from '@lamplight/db';
import {
  type ExperimentCompletionInput,
  type ExperimentLearner,
  type ExperimentView,
  experimentOfAnyAge,
  experimentsFor,
} from '@lamplight/domain/experiments';
import { DIFFICULTY_LEVELS } from '@lamplight/domain/profiles';
import type { ProgressRecord } from '@lamplight/domain/progress';
import type { CurrentUser } from '@lamplight/domain/users';
import { insertEvent } from '../../people/activity/activity.repository.ts';
import { findProfile } from '../../people/profiles/profiles.repository.ts';
import { ageOf } from '../../people/users/reader.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { AchievementsService } from '../achievements/achievements.service.ts';
import { toExperimentRecord, unfinishedExperimentRecord } from './experiment-record.ts';
import {
  findExperimentCompletion,
  insertExperimentCompletion,
  listExperimentCompletions,
} from './experiments.repository.ts';

export interface ExperimentsService {
  /** The experiments of the user's age, grade and level, with enough new ones that eight are left to do. */
  list(user: CurrentUser): Promise<ExperimentView[]>;
  /**
   * Records a completed experiment, for whatever age it is; one that was completed before is not saved again.
   * @returns what is recorded of it
   * @throws AppError NOT_FOUND for an id that is no experiment
   */
  complete(user: CurrentUser, input: ExperimentCompletionInput): Promise<ProgressRecord>;
  /** As `complete`, for a report that may also say that the experiment is not finished. */
  report(
    user: CurrentUser,
    input: ExperimentCompletionInput & { completed: boolean },
  ): Promise<ProgressRecord>;
}

export function createExperimentsService(
  db: Db,
  clock: Clock,
  achievements: AchievementsService,
): ExperimentsService {
  async function learnerOf(user: CurrentUser): Promise<ExperimentLearner> {
    const profile = await findProfile(db, user.id);
    const level = DIFFICULTY_LEVELS.find((known) => known === profile?.difficultyLevel);
    return { age: ageOf(user), grade: user.grade, level: level ?? null };
  }

  function requireExperiment(experimentId: number) {
    const experiment = experimentOfAnyAge(experimentId, experimentSources);
    if (experiment) return experiment;
    throw new AppError('NOT_FOUND', { message: 'There is no such experiment.' });
  }

  const complete: ExperimentsService['complete'] = (user, { experimentId }) =>
    transact(db, async (trx) => {
      const before = await findExperimentCompletion(trx, user.id, experimentId);
      if (before) return toExperimentRecord(before);
      const { title } = requireExperiment(experimentId);
      const completion = { userId: user.id, experimentId, completedAt: clock.now() };
      await insertExperimentCompletion(trx, completion);
      const event = { userId: user.id, subject: title, at: completion.completedAt };
      await insertEvent(trx, { ...event, kind: 'experiment-completed' });
      await achievements.award(trx, user.id);
      return toExperimentRecord(completion);
    });

  return {
    async list(user) {
      const completions = await listExperimentCompletions(db, user.id);
      const completedIds = completions.map(({ experimentId }) => experimentId);
      return experimentsFor({ ...(await learnerOf(user)), ...experimentSources, completedIds });
    },

    complete,

    async report(user, { experimentId, completed }) {
      if (completed) return complete(user, { experimentId });
      const before = await findExperimentCompletion(db, user.id, experimentId);
      if (before) return toExperimentRecord(before);
      requireExperiment(experimentId);
      return unfinishedExperimentRecord(user.id, experimentId);
    },
  };
}
