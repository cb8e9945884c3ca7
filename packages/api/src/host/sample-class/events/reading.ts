import { memoryVerses } from '@lamplight/content/verses';
import { weekOfDay } from '@lamplight/domain/curriculum';
import { storyLevel } from '@lamplight/domain/stories';
import { exercisesToLearn, verseLevel } from '@lamplight/domain/verses';
import { insertStoryCompletion } from '../../../learning/stories/stories.repository.ts';
import { toldStories } from '../../../learning/stories/story-views.ts';
import { insertPractice } from '../../../learning/verses/verses.repository.ts';
import { happens, type Learner, type SampleEvent, type Work } from './sample-event.ts';

/** Of a hundred days so many have a story, and so many an exercise with the verse of the week. */
const STORIES = 22;
const VERSES = 40;

/** Bible stories in their order. */
export function storyWork(learner: Learner): Work {
  const told = [...toldStories(storyLevel(learner.age))];
  return (sitting) => {
    if (!happens(learner, STORIES)) return [];
    const story = told.shift();
    if (story === undefined) return [];
    const { id: userId, pick } = learner;
    const timeSpent = story.duration + pick.int(-2, 2);
    const at = sitting.after(timeSpent * 60);
    const event: SampleEvent = {
      at,
      async write(writer) {
        await insertStoryCompletion(writer.trx, {
          userId,
          storyId: story.id,
          completedAt: at,
          timeSpent,
        });
        writer.add('activityEvents', { userId, kind: 'story-completed', subject: story.title, at });
      },
    };
    return [event];
  };
}

/** The verse of the week, exercise by exercise; it is learned with the last one. */
export function verseWork(learner: Learner): Work {
  const done = new Map<number, number>();
  return (sitting) => {
    const week = weekOfDay(sitting.day);
    const verse = memoryVerses().find((one) => one.week === week);
    const exercises = exercisesToLearn(learner.age);
    const before = done.get(week) ?? 0;
    const exercise = exercises[before];
    if (!verse || !exercise || !happens(learner, VERSES)) return [];
    const correct = happens(learner, learner.skill);
    if (correct) done.set(week, before + 1);
    const isLearned = correct && before + 1 === exercises.length;
    const { id: userId, pick } = learner;
    const at = sitting.after(pick.int(60, 180));
    const { reference: subject } = verse.texts[verseLevel(learner.age)];
    const event: SampleEvent = {
      at,
      async write(writer) {
        const practice = { userId, week, exercise, correct: correct ? 1 : 0, practicedAt: at };
        await insertPractice(writer.trx, practice);
        if (isLearned) writer.add('activityEvents', { userId, kind: 'verse-learned', subject, at });
      },
    };
    return [event];
  };
}
