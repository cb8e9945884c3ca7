import type { ActivityMaker, ActivityWish, MadeActivity } from '../activity-maker.ts';
import {
  experimentActivity,
  lessonActivity,
  projectActivity,
  storyActivity,
} from './content-activities.ts';
import { skillActivity, verseActivity } from './skill-activity.ts';

/** Makes activities from lessons, banks and templates of this host alone. */
export const builtInMaker: ActivityMaker = {
  async make(wish) {
    const made = await activityFor(wish);
    return made === null || made.questions.length === 0 ? null : made;
  },
};

async function activityFor(wish: ActivityWish): Promise<MadeActivity | null> {
  const { target } = wish;
  switch (target.kind) {
    case 'skill':
      return skillActivity(target.skill, wish);
    case 'lesson':
      return lessonActivity(target.lessonId, wish);
    case 'story':
      return storyActivity(target.storyId, wish);
    case 'experiment':
      return experimentActivity(target.experimentId, wish);
    case 'project':
      return projectActivity(target.projectId, wish);
    case 'verse':
      return verseActivity(target.week, wish);
  }
}
