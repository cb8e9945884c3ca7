import { QUIZ_TOPICS } from '@lamplight/content/quizzes';
import type { ContentBand } from '@lamplight/domain/age';
import { weekOfDay } from '@lamplight/domain/curriculum';
import { SKILL_SUBJECTS, type SkillKey } from '@lamplight/domain/mastery';
import { MATH_AREAS } from '@lamplight/domain/math-games';
import { type Practicable, questionsFor } from '@lamplight/domain/recommendations';
import { templatesOf } from './built-in/math-questions.ts';
import { topicBank } from './built-in/quiz-questions.ts';

/** A grade above the child's whose kinds of problems may be met already. */
const AHEAD = 1;

interface Learner {
  readonly age: number;
  readonly band: ContentBand;
  readonly mathGrade: number;
  readonly currentDay: number;
}

/** The skills that the host has questions for, at this age and grade. */
export async function practicableFor(learner: Learner): Promise<Practicable[]> {
  return [...mathAreas(learner), ...(await topics(learner.band)), ...verses(learner.currentDay)];
}

/** Areas with a kind of problem up to a grade above; the numbers of each kind can always grow. */
function mathAreas({ age, mathGrade }: Learner): Practicable[] {
  return MATH_AREAS.filter((area) =>
    templatesOf(area, { age, mathGrade }).some(({ grades }) => grades[0] <= mathGrade + AHEAD),
  ).map((area) => ({ skill: `math:${area}`, harder: true }));
}

const TOPICS = new Map<ContentBand, Promise<Practicable[]>>();

/** Topics with enough questions for an activity; the banks never change, so they are counted once. */
function topics(band: ContentBand): Promise<Practicable[]> {
  const known = TOPICS.get(band) ?? countTopics(band);
  TOPICS.set(band, known);
  return known;
}

async function countTopics(band: ContentBand): Promise<Practicable[]> {
  const least = questionsFor(band);
  const found = await Promise.all(
    SKILL_SUBJECTS.flatMap((subject) =>
      QUIZ_TOPICS[subject].map(async (topic) => {
        const own = await topicBank(subject, topic, band, 'intermediate');
        const above = await topicBank(subject, topic, band, 'advanced');
        const skill: SkillKey = `topic:${subject}:${topic}`;
        const harder = above[0]?.id !== own[0]?.id && above.length >= least;
        return own.length >= least ? [{ skill, harder }] : [];
      }),
    ),
  );
  return found.flat();
}

/** The verses of the weeks up to the child's own. */
function verses(currentDay: number): Practicable[] {
  return Array.from({ length: weekOfDay(currentDay) }, (_, index) => ({
    skill: `verse:${index + 1}`,
    harder: false,
  }));
}
