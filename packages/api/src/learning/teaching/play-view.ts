import type { TeacherPlay, TeacherPlayView } from '@lamplight/domain/teaching';
import { type Played, tasksWithResults } from '../lessons/lesson-views.ts';

/** What somebody has answered who has only looked at it. */
export const NOTHING_ANSWERED: Pick<Played, 'choices' | 'acts' | 'shown'> = {
  choices: new Map(),
  acts: new Map(),
  shown: { checks: new Set(), acts: new Set() },
};

/** A play for a page. */
export function toPlayView(
  play: TeacherPlay,
  answered: Pick<Played, 'choices' | 'acts' | 'shown'>,
): TeacherPlayView {
  const { content, objectives, activities, illustrations = [], figures = [] } = play;
  return {
    content,
    objectives: [...objectives],
    activities: [...activities],
    illustrations: [...illustrations],
    figures: [...figures],
    ...tasksWithResults(play, answered),
    play: [...play.play],
  };
}
