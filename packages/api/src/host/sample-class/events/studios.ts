import { experimentSources } from '@lamplight/content/experiments';
import { hiddenRuns } from '@lamplight/content/project-tests';
import { projectsFor } from '@lamplight/content/projects';
import { experimentsFor } from '@lamplight/domain/experiments';
import { isPassed, type Project, projectBand, projectScore } from '@lamplight/domain/projects';
import { insertExperimentCompletion } from '../../../learning/experiments/experiments.repository.ts';
import { saveProjectProgress } from '../../../learning/projects/projects.repository.ts';
import { happens, type Learner, type SampleEvent, type Work } from './sample-event.ts';

/** Of a hundred days so many have an experiment, and so many a project in code. */
const EXPERIMENTS = 14;
const PROJECTS = 10;
/** Who is younger than this has no AI Coding in the sample class, in years. */
const CODES_FROM = 8;

export function experimentWork(learner: Learner): Work {
  const { id: userId, age, grade, pick } = learner;
  const open = experimentsFor({
    ...{ age, grade, level: null, completedIds: [] },
    ...experimentSources,
  });
  return (sitting) => {
    if (!happens(learner, EXPERIMENTS)) return [];
    const [experiment] = open.splice(0, 1);
    if (experiment === undefined) return [];
    const at = sitting.after(pick.int(300, 700));
    const event: SampleEvent = {
      at,
      async write(writer) {
        const completion = { userId, experimentId: experiment.id, completedAt: at };
        await insertExperimentCompletion(writer.trx, completion);
        const subject = experiment.title;
        writer.add('activityEvents', { userId, kind: 'experiment-completed', subject, at });
      },
    };
    return [event];
  };
}

export function projectWork(learner: Learner): Work {
  const open = projectsFor({
    ...{ band: projectBand(learner), difficulty: 'Beginner', completedIds: [] },
  });
  return (sitting) => {
    if (learner.age < CODES_FROM || !happens(learner, PROJECTS)) return [];
    const [project] = open.splice(0, 1);
    if (project === undefined) return [];
    const at = sitting.after(learner.pick.int(400, 900));
    return [checked(learner, project, at)];
  };
}

/** The solution with every test passed, or a draft with the first ones. */
function checked(learner: Learner, project: Project, at: number): SampleEvent {
  const { id: userId } = learner;
  const isSolved = happens(learner, learner.skill);
  const total = hiddenRuns(project.id).reduce((sum, { tests }) => sum + tests.length, 0);
  const { solution, keywords } = project;
  const code = isSolved ? solution : project.starterCode;
  const { score } = projectScore({ code, solution, keywords, output: [] });
  return {
    at,
    async write(writer) {
      await saveProjectProgress(writer.trx, {
        ...{ userId, projectId: project.id, code, blocks: null, score },
        ...{ testsPassed: isSolved ? total : Math.floor(total / 3), testsTotal: total },
        ...{ checkedAt: at, completedAt: isSolved || isPassed(score) ? at : null, updatedAt: at },
      });
      if (!isSolved) return;
      writer.add('activityEvents', {
        userId,
        kind: 'project-completed',
        subject: project.title,
        at,
      });
    },
  };
}
