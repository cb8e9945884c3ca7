export const ACTIVITY_KINDS = [
  'registered',
  'lesson-completed',
  'assigned-lesson-completed',
  'day-advanced',
  'challenge-completed',
  'story-completed',
  'verse-learned',
  'journal-written',
  'experiment-completed',
  'quiz-finished',
  'project-completed',
  'math-level-passed',
  'game-finished',
  'activity-completed',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Something that somebody did, with the words that its kind needs. */
export interface Activity {
  readonly kind: ActivityKind;
  /**
   * Title of the completed lesson, challenge, story or experiment, place of the learned verse, or number of the
   * completed day. Never anything that a child wrote.
   */
  readonly subject: string | null;
}

/** What happened as the end of a sentence that begins with a name: `completed "In the Beginning"`. */
export function activityAction({ kind, subject }: Activity): string {
  switch (kind) {
    case 'registered':
      return 'joined Lamplight';
    case 'lesson-completed':
    case 'assigned-lesson-completed':
      return subject === null ? 'completed a lesson' : `completed "${subject}"`;
    case 'day-advanced':
      return subject === null ? 'went on to the next day' : `finished day ${subject}`;
    case 'challenge-completed':
      return subject === null ? 'solved a challenge' : `solved the challenge "${subject}"`;
    case 'story-completed':
      return subject === null ? 'finished a Bible story' : `finished the story "${subject}"`;
    case 'verse-learned':
      return subject === null ? 'learned a verse by heart' : `learned ${subject} by heart`;
    case 'journal-written':
      return 'wrote in the journal';
    case 'experiment-completed':
      return subject === null ? 'did an experiment' : `did the experiment "${subject}"`;
    case 'quiz-finished':
      return subject === null ? 'finished a quiz' : `finished the ${subject}`;
    case 'project-completed':
      return subject === null ? 'finished an AI project' : `finished the AI project "${subject}"`;
    case 'math-level-passed':
      return subject === null ? 'passed a math level' : `passed math level ${subject}`;
    case 'game-finished':
      return subject === null ? 'finished a live game' : `finished a game of ${subject}`;
    case 'activity-completed':
      return subject === null ? 'finished an activity' : `finished the activity "${subject}"`;
  }
}
