import { experimentSources } from '@lamplight/content/experiments';
import { findLesson } from '@lamplight/content/lessons';
import { projectsFor } from '@lamplight/content/projects';
import type { Db } from '@lamplight/db';
import { lessonMinutes } from '@lamplight/domain/age';
import { DAYS_PER_WEEK, weekOfDay } from '@lamplight/domain/curriculum';
import { experimentsFor } from '@lamplight/domain/experiments';
import type { LessonStatus } from '@lamplight/domain/lessons';
import type { DifficultyLevel } from '@lamplight/domain/profiles';
import { generatedDifficulty, projectBand } from '@lamplight/domain/projects';
import { activityMinutes, type Offer } from '@lamplight/domain/recommendations';
import { storyLevel } from '@lamplight/domain/stories';
import type { CurrentUser } from '@lamplight/domain/users';
import { listExperimentCompletions } from '../../learning/experiments/experiments.repository.ts';
import type { LearnerEvidence } from '../../learning/mastery/evidence.service.ts';
import { listProjectProgress } from '../../learning/projects/projects.repository.ts';
import { listStoryCompletions } from '../../learning/stories/stories.repository.ts';
import { toldStories } from '../../learning/stories/story-views.ts';
import { findLearnedReferences } from '../../learning/verses/verses.repository.ts';
import { ageOf, bandOf, titleFor } from '../../people/users/reader.ts';
import { verseOf } from './built-in/verse-questions.ts';

/** Whose content is looked for. */
export interface Reader {
  readonly user: CurrentUser;
  readonly level: DifficultyLevel | null;
  readonly statuses: ReadonlyMap<number, LessonStatus>;
  readonly evidence: LearnerEvidence;
}

/** What of the programme is open to a child: the next lessons, one thing of each kind, and lessons to look at again. */
export async function openContent(db: Db, reader: Reader): Promise<Offer[]> {
  const { user } = reader;
  return [
    ...lessonOffers(reader),
    ...nextStory(
      user,
      new Set((await listStoryCompletions(db, user.id)).map(({ storyId }) => storyId)),
    ),
    ...nextExperiment(
      reader,
      (await listExperimentCompletions(db, user.id)).map(({ experimentId }) => experimentId),
    ),
    ...nextProject(reader, await listProjectProgress(db, user.id)),
    ...verseOfWeek(user, await findLearnedReferences(db, user.id)),
  ];
}

/** The unlocked lesson of each module, and for each week the completed lesson in which most went wrong. */
function lessonOffers({ user, statuses, evidence }: Reader): Offer[] {
  const wrong = wrongAnswers(evidence);
  const ids = [...statuses.keys()];
  const next = ids.filter((id) => statuses.get(id) === 'unlocked');
  const hard = ids
    .filter((id) => statuses.get(id) === 'completed' && wrong.has(id))
    .toSorted((a, b) => (wrong.get(b) ?? 0) - (wrong.get(a) ?? 0));
  const seen = new Set<string>();
  const again = hard.filter((id) => {
    const week = weekSkill(id);
    return !seen.has(week) && seen.add(week);
  });
  return [
    ...next.map((id) => lessonOffer(id, user, 'next-lesson')),
    ...again.map((id) => lessonOffer(id, user, 'review-lesson')),
  ].filter((offer) => offer !== null);
}

/** Wrong answers to the questions of each lesson. */
function wrongAnswers({ observations }: LearnerEvidence): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { item, correct } of observations) {
    const [, id] = /^lesson-(\d+)-/.exec(item) ?? [];
    if (id !== undefined && !correct) counts.set(Number(id), (counts.get(Number(id)) ?? 0) + 1);
  }
  return counts;
}

function weekSkill(lessonId: number) {
  const lesson = findLesson(lessonId);
  if (lesson === undefined) throw new RangeError(`no lesson ${lessonId}`);
  return `week:${lesson.category}:${weekOfDay(lesson.dayNumber)}` as const;
}

function lessonOffer(
  lessonId: number,
  user: CurrentUser,
  purpose: 'next-lesson' | 'review-lesson',
): Offer | null {
  const lesson = findLesson(lessonId);
  if (lesson === undefined) return null;
  return {
    purpose,
    target: { kind: 'lesson', lessonId },
    subject: lesson.category,
    name: titleFor(lessonId, user) ?? '',
    minutes: purpose === 'next-lesson' ? lessonMinutes(ageOf(user)) : activityMinutes(bandOf(user)),
    skill: weekSkill(lessonId),
    day: lesson.dayNumber,
  };
}

function nextStory(user: CurrentUser, completed: ReadonlySet<number>): Offer[] {
  const story = toldStories(storyLevel(ageOf(user))).find(({ id }) => !completed.has(id));
  if (story === undefined) return [];
  const { id: storyId, title: name, duration: minutes } = story;
  const target = { kind: 'story', storyId } as const;
  return [{ purpose: 'story', target, subject: 'bible', name, minutes, skill: null, day: null }];
}

function nextExperiment({ user, level }: Reader, completedIds: readonly number[]): Offer[] {
  const learner = { age: ageOf(user), grade: user.grade, level };
  const open = experimentsFor({ ...learner, ...experimentSources, completedIds });
  const experiment = open.find(({ isCompleted }) => !isCompleted);
  if (experiment === undefined) return [];
  const { id: experimentId, title: name, duration: minutes } = experiment;
  const target = { kind: 'experiment', experimentId } as const;
  return [
    { purpose: 'experiment', target, subject: 'science', name, minutes, skill: null, day: null },
  ];
}

function nextProject(
  { user, level }: Reader,
  progress: Awaited<ReturnType<typeof listProjectProgress>>,
): Offer[] {
  const learner = { age: ageOf(user), grade: user.grade };
  const completedIds = progress.flatMap((each) =>
    each.completedAt === null ? [] : each.projectId,
  );
  const projects = projectsFor({
    band: projectBand(learner),
    difficulty: generatedDifficulty({ level, grade: user.grade }),
    completedIds,
    begunIds: progress.map(({ projectId }) => projectId),
  });
  const project = projects.find(
    ({ id, band, isGenerated }) =>
      !completedIds.includes(id) &&
      band === projectBand(learner) &&
      // What little children build is made of blocks and few words, which the fixed projects are not.
      (isGenerated || bandOf(user) !== 'kindergarten'),
  );
  if (project === undefined) return [];
  const { id: projectId, title: name, estimatedTime: minutes } = project;
  const target = { kind: 'project', projectId } as const;
  return [{ purpose: 'project', target, subject: 'ai', name, minutes, skill: null, day: null }];
}

function verseOfWeek(user: CurrentUser, learned: ReadonlySet<string>): Offer[] {
  const week = weekOfDay(user.currentDay);
  const verse = verseOf(week, ageOf(user));
  if (verse === null || learned.has(verse.reference)) return [];
  return [
    {
      purpose: 'verse',
      target: { kind: 'verse', week },
      subject: 'bible',
      name: verse.reference,
      minutes: activityMinutes(bandOf(user)),
      skill: `verse:${week}`,
      day: (week - 1) * DAYS_PER_WEEK + 1,
    },
  ];
}
