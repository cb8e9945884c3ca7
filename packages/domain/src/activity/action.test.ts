import { expect, test } from 'vitest';
import { activityAction } from './action.ts';

test.each([
  [{ kind: 'registered', subject: null }, 'joined Lamplight'],
  [{ kind: 'lesson-completed', subject: 'Let There Be Light' }, 'completed "Let There Be Light"'],
  [{ kind: 'lesson-completed', subject: null }, 'completed a lesson'],
  [{ kind: 'assigned-lesson-completed', subject: 'Owls' }, 'completed "Owls"'],
  [{ kind: 'day-advanced', subject: '3' }, 'finished day 3'],
  [{ kind: 'day-advanced', subject: null }, 'went on to the next day'],
  [{ kind: 'challenge-completed', subject: 'Tent poles' }, 'solved the challenge "Tent poles"'],
  [{ kind: 'challenge-completed', subject: null }, 'solved a challenge'],
  [{ kind: 'story-completed', subject: 'Jonah' }, 'finished the story "Jonah"'],
  [{ kind: 'story-completed', subject: null }, 'finished a Bible story'],
  [{ kind: 'verse-learned', subject: 'Psalm 23:1' }, 'learned Psalm 23:1 by heart'],
  [{ kind: 'verse-learned', subject: null }, 'learned a verse by heart'],
  [{ kind: 'journal-written', subject: null }, 'wrote in the journal'],
  [
    { kind: 'experiment-completed', subject: 'Dancing Raisins' },
    'did the experiment "Dancing Raisins"',
  ],
  [{ kind: 'experiment-completed', subject: null }, 'did an experiment'],
  [{ kind: 'quiz-finished', subject: 'Bible Quiz' }, 'finished the Bible Quiz'],
  [{ kind: 'quiz-finished', subject: null }, 'finished a quiz'],
  [
    { kind: 'project-completed', subject: 'Smart Pet Classifier' },
    'finished the AI project "Smart Pet Classifier"',
  ],
  [{ kind: 'project-completed', subject: null }, 'finished an AI project'],
  [{ kind: 'math-level-passed', subject: '4' }, 'passed math level 4'],
  [{ kind: 'math-level-passed', subject: null }, 'passed a math level'],
  [{ kind: 'game-finished', subject: 'Math Race' }, 'finished a game of Math Race'],
  [{ kind: 'game-finished', subject: null }, 'finished a live game'],
  [{ kind: 'activity-completed', subject: 'Owls' }, 'finished the activity "Owls"'],
  [{ kind: 'activity-completed', subject: null }, 'finished an activity'],
] as const)('%o is told as "%s"', (activity, words) => {
  expect(activityAction(activity)).toBe(words);
});
