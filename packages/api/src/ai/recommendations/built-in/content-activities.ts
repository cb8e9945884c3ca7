import { experimentSources } from '@lamplight/content/experiments';
import { findLesson, lessonText } from '@lamplight/content/lessons';
import { projectById } from '@lamplight/content/projects';
import { quizBank } from '@lamplight/content/quizzes';
import { stories } from '@lamplight/content/stories';
import { weekOfDay } from '@lamplight/domain/curriculum';
import { type ExperimentCategory, experimentFor } from '@lamplight/domain/experiments';
import { chooseQuestions } from '@lamplight/domain/quizzes';
import { questionsFor } from '@lamplight/domain/recommendations';
import { storyLevel } from '@lamplight/domain/stories';
import { checkKey } from '../../../learning/mastery/observations.ts';
import type { ActivityWish, MadeActivity, MadeQuestion } from '../activity-maker.ts';
import { beginning, bestPassage } from './passage.ts';
import { metQuestions, toMadeQuestion, topicQuestions } from './quiz-questions.ts';
import { MOST_WORDS } from './skill-activity.ts';

/** The heart of a lesson and its own questions. */
export function lessonActivity(lessonId: number, wish: ActivityWish): MadeActivity | null {
  const lesson = findLesson(lessonId);
  if (lesson === undefined || !wish.openLessons.includes(lessonId)) return null;
  const text = lessonText(lesson, wish.band);
  const skill = `week:${lesson.category}:${weekOfDay(lesson.dayNumber)}` as const;
  const most = MOST_WORDS[wish.band];
  const about = text.checks.map(({ explanation }) => explanation).join(' ');
  const again = wish.purpose === 'review-lesson' ? bestPassage([text], about, most) : null;
  return {
    content: again?.content ?? beginning(text.content, most),
    examples: [],
    questions: text.checks.slice(0, questionsFor(wish.band)).map(
      ({ question, options, answer, explanation }, at): MadeQuestion => ({
        question,
        options: [...options],
        correctAnswer: options[answer] ?? '',
        explanation,
        picture: null,
        mathPicture: null,
        evidence: { skill, item: checkKey(lessonId, wish.band, at) },
      }),
    ),
    source: 'built-in',
  };
}

/** What a story is about, questions on its book of the Bible, and what there is to think about. */
export async function storyActivity(
  storyId: number,
  wish: ActivityWish,
): Promise<MadeActivity | null> {
  const story = stories().find(({ id }) => id === storyId);
  if (story === undefined) return null;
  const { summary, lesson, reflection } = story.texts[storyLevel(wish.age)];
  const book = /^(?:\d )?\p{L}+/u.exec(story.reference)?.[0] ?? '';
  const bank = await quizBank('bible', wish.band);
  const near = bank.filter(({ reference }) => reference?.startsWith(`${book} `));
  const met = metQuestions(wish.observations);
  const chosen = [
    ...chooseQuestions(near, { met, seed: wish.seed }),
    ...chooseQuestions(
      bank.filter((item) => !near.includes(item)),
      { met, seed: wish.seed },
    ),
  ].slice(0, questionsFor(wish.band) - 1);
  return {
    content: `${summary}\n\n${lesson}`,
    examples: [],
    questions: [
      ...chosen.map((item) => toMadeQuestion(item, wish.seed)),
      thoughtAbout(reflection.question, reflection.points.join(' '), lesson),
    ],
    source: 'built-in',
  };
}

/** The topic of the science quizzes that an experiment belongs to. */
const TOPICS: Readonly<Record<ExperimentCategory, string>> = {
  Nature: 'life',
  Water: 'matter',
  Colors: 'forces-and-energy',
  Plants: 'life',
  Weather: 'earth',
  Motion: 'forces-and-energy',
  'Light and Sound': 'forces-and-energy',
  Physics: 'forces-and-energy',
  Chemistry: 'matter',
  Biology: 'life',
  'Earth and Space': 'space',
  Data: 'doing-science',
};

/** What an experiment is about and needs, questions on its topic, and a guess at what will happen. */
export async function experimentActivity(
  experimentId: number,
  wish: ActivityWish,
): Promise<MadeActivity | null> {
  const learner = { age: wish.age, grade: wish.grade, level: wish.difficultyLevel };
  const experiment = experimentFor(experimentId, { ...learner, ...experimentSources });
  if (experiment === null) return null;
  const { description, materials, category, question, howItWorks, funFact } = experiment;
  const count = questionsFor(wish.band) - 1;
  const { questions } = await topicQuestions('science', TOPICS[category], wish, count);
  return {
    content: `${description}\n\n## What you need\n\n${list(materials)}`,
    examples: [],
    questions: [...questions, thoughtAbout(question, howItWorks, funFact)],
    source: 'built-in',
  };
}

/** What a project builds and is made of, questions on how machines learn, and a first step to think of. */
export async function projectActivity(
  projectId: number,
  wish: ActivityWish,
): Promise<MadeActivity | null> {
  const project = projectById(projectId);
  if (project === null) return null;
  const { description, concepts, hints, title } = project;
  const parts =
    wish.band === 'kindergarten' ? '' : `\n\n## What it is made of\n\n${list(concepts)}`;
  const count = questionsFor(wish.band) - 1;
  const { questions } = await topicQuestions('ai', 'learning', wish, count);
  const [first = description, ...others] = hints;
  return {
    content: `${description}${parts}`,
    examples: [],
    questions: [
      ...questions,
      thoughtAbout(`How would you begin with “${title}”?`, first, others[0] ?? description),
    ],
    source: 'built-in',
  };
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** A question without options: it only shows what there is to say (spec 5). */
function thoughtAbout(question: string, correctAnswer: string, explanation: string): MadeQuestion {
  return { question, correctAnswer, explanation, picture: null, mathPicture: null, evidence: null };
}
