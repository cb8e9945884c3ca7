import { findLesson, lessonText } from '@lamplight/content/lessons';
import { choicesOf } from '@lamplight/domain/acts';
import { CONTENT_BANDS } from '@lamplight/domain/age';
import { weekOfDay } from '@lamplight/domain/curriculum';
import { type Observation, SKILL_SUBJECTS, type SkillKey } from '@lamplight/domain/mastery';
import { MATH_AREAS, OPTIONS_PER_PROBLEM } from '@lamplight/domain/math-games';
import { packOfId } from '@lamplight/domain/packs';
import type { MarkedAnswers } from './answers.repository.ts';

/** Options of a question of the quiz banks; those for the youngest have one less. */
const QUIZ_OPTIONS = 4;
const FIRST_QUIZ_OPTIONS = 3;

/**
 * What marked answers show of which skill. Challenges that take any long answer as right show nothing, and neither does
 * a project that the host has not tested.
 */
export function observationsFrom(marked: MarkedAnswers): Observation[] {
  return [
    ...marked.lessons.flatMap(ofLesson),
    ...marked.acts.flatMap(ofAct),
    ...marked.quizzes.flatMap(ofQuiz),
    ...marked.math.flatMap(ofMath),
    ...marked.challenges.flatMap(ofChallenge),
    ...marked.projects.flatMap(ofProject),
    ...marked.rooms.flatMap(ofRoom),
    ...marked.verses.map(
      ({ week, exercise, correct, practicedAt }): Observation => ({
        skill: `verse:${week}`,
        item: `verse-${week}-${exercise}`,
        correct: correct === 1,
        options: 0,
        at: practicedAt,
      }),
    ),
    ...marked.activities.map(
      ({ skill, itemKey, options, correct, answeredAt }): Observation => ({
        skill: skill as SkillKey,
        item: itemKey,
        correct: correct === 1,
        options,
        at: answeredAt,
      }),
    ),
  ];
}

/** The key of a lesson's check question, wherever it is asked. */
export function checkKey(lessonId: number, band: string, question: number): string {
  return `lesson-${lessonId}-${band}-${question}`;
}

/** A pack's days are in no week of the programme, so that what is answered there says nothing of one. */
function isOfPack(lessonId: number): boolean {
  return packOfId(lessonId) !== null;
}

function ofLesson(row: MarkedAnswers['lessons'][number]): Observation[] {
  const { lessonId, questionIndex, correct, answeredAt } = row;
  const lesson = findLesson(lessonId);
  const band = CONTENT_BANDS.find((known) => known === row.band);
  if (lesson === undefined || band === undefined || isOfPack(lessonId)) return [];
  return [
    {
      skill: `week:${lesson.category}:${weekOfDay(lesson.dayNumber)}`,
      item: checkKey(lessonId, band, questionIndex),
      correct: correct === 1,
      options: lessonText(lesson, band).checks[questionIndex]?.options.length ?? 0,
      at: answeredAt,
    },
  ];
}

/** Acts are further questions of the same week; one without a right answer shows nothing. */
function ofAct(row: MarkedAnswers['acts'][number]): Observation[] {
  const { lessonId, actIndex, correct, answeredAt } = row;
  const lesson = findLesson(lessonId);
  const band = CONTENT_BANDS.find((known) => known === row.band);
  if (lesson === undefined || band === undefined || correct === null) return [];
  if (isOfPack(lessonId)) return [];
  const act = lessonText(lesson, band).acts?.[actIndex];
  return [
    {
      skill: `week:${lesson.category}:${weekOfDay(lesson.dayNumber)}`,
      item: `lesson-${lessonId}-${band}-act-${actIndex}`,
      correct: correct === 1,
      options: act === undefined ? 0 : choicesOf(act),
      at: answeredAt,
    },
  ];
}

function ofQuiz(row: MarkedAnswers['quizzes'][number]): Observation[] {
  const { topic, itemId, correct, answeredAt } = row;
  const subject = SKILL_SUBJECTS.find((known) => known === row.subject);
  if (subject === undefined) return [];
  return [
    {
      skill: `topic:${subject}:${topic}`,
      item: itemId,
      correct: correct === 1,
      options: itemId.includes('-ki-') ? FIRST_QUIZ_OPTIONS : QUIZ_OPTIONS,
      at: answeredAt,
    },
  ];
}

function ofMath(row: MarkedAnswers['math'][number]): Observation[] {
  const { problemKey, correct, answeredAt } = row;
  const area = MATH_AREAS.find((known) => known === row.area);
  if (area === undefined) return [];
  return [
    {
      skill: `math:${area}`,
      item: problemKey,
      correct: correct === 1,
      options: OPTIONS_PER_PROBLEM,
      at: answeredAt,
    },
  ];
}

function ofChallenge(row: MarkedAnswers['challenges'][number]): Observation[] {
  const { type, itemKey, correct, completedAt } = row;
  if ((type !== 'math' && type !== 'logic') || completedAt === null) return [];
  return [
    {
      skill: `challenge:${type}`,
      item: itemKey,
      correct: correct === 1,
      options: 0,
      at: completedAt,
    },
  ];
}

function ofProject(row: MarkedAnswers['projects'][number]): Observation[] {
  const { projectId, testsPassed, testsTotal, checkedAt } = row;
  if (checkedAt === null) return [];
  return [
    {
      skill: 'coding',
      item: `project-${projectId}`,
      correct: testsPassed === testsTotal,
      options: 0,
      at: checkedAt,
    },
  ];
}

/** The problems of a math race are those of the arena. A teacher's own questions are of no topic. */
function ofRoom(row: MarkedAnswers['rooms'][number]): Observation[] {
  const { questionId, topic, options, correct, answeredAt } = row;
  const subject = SKILL_SUBJECTS.find((known) => known === row.subject);
  if (subject === undefined || topic === null) return [];
  const area = subject === 'math' ? MATH_AREAS.find((known) => known === topic) : undefined;
  return [
    {
      skill: area === undefined ? `topic:${subject}:${topic}` : `math:${area}`,
      item: area === undefined ? questionId : questionId.replace(/^math-/, ''),
      correct: correct === 1,
      options,
      at: answeredAt,
    },
  ];
}
