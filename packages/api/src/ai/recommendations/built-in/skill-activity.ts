import { findLesson, lessonText } from '@lamplight/content/lessons';
import type { ContentBand } from '@lamplight/domain/age';
import { type SkillKey, skillOf, subjectOfSkill } from '@lamplight/domain/mastery';
import { questionsFor } from '@lamplight/domain/recommendations';
import type { ActivityWish, MadeActivity } from '../activity-maker.ts';
import { mathQuestions } from './math-questions.ts';
import { bestPassage } from './passage.ts';
import { topicQuestions } from './quiz-questions.ts';
import { verseOf, verseQuestions } from './verse-questions.ts';

/** Words of a text that a band reads before its questions. */
export const MOST_WORDS: Readonly<Record<ContentBand, number>> = {
  kindergarten: 60,
  elementary: 120,
  intermediate: 170,
  advanced: 220,
};

/** What is said where the child's lessons hold nothing about it yet. */
const INTRODUCTION: Readonly<Record<ContentBand, string>> = {
  kindergarten: 'Look at this one first. Then it is your turn!',
  elementary:
    'Here is one that is worked out already. Read it slowly, and see how it goes. Then it is your turn.',
  intermediate:
    'Here is one that is worked out step by step. Before you read the answer, ask yourself what you would have done. Then it is your turn.',
  advanced:
    'Below is one example with its reasoning. Cover the answer, decide for yourself, and compare. The questions after it are yours.',
};

/** Questions on a skill, after a passage of the child's own lessons about it and one question worked out. */
export async function skillActivity(
  skill: SkillKey,
  wish: ActivityWish,
): Promise<MadeActivity | null> {
  const parts = skillOf(skill);
  const count = questionsFor(wish.band);
  switch (parts.kind) {
    case 'math':
      return withPassage(skill, wish, mathQuestions(parts.area, wish, count));
    case 'topic':
      return withPassage(
        skill,
        wish,
        await topicQuestions(parts.subject, parts.topic, wish, count),
      );
    case 'verse':
      return verseActivity(parts.week, wish);
    default:
      return null;
  }
}

/** The verse of a week, and its missing words. */
export function verseActivity(week: number, wish: ActivityWish): MadeActivity | null {
  const verse = verseOf(week, wish.age);
  const questions = verseQuestions(week, wish, questionsFor(wish.band));
  if (verse === null) return null;
  const content = `> ${verse.text}\n> — ${verse.reference}`;
  return { content, examples: [], questions, source: 'built-in' };
}

function withPassage(
  skill: SkillKey,
  wish: ActivityWish,
  { questions, example }: Awaited<ReturnType<typeof topicQuestions>>,
): MadeActivity {
  const about = questions
    .map(
      ({ question, correctAnswer, explanation }) => `${question} ${correctAnswer} ${explanation}`,
    )
    .join(' ');
  const sources = wish.openLessons.flatMap((id) => {
    const lesson = findLesson(id);
    const isOfSubject = lesson?.category === subjectOfSkill(skill);
    return lesson && isOfSubject ? [lessonText(lesson, wish.band)] : [];
  });
  const passage = bestPassage(sources, about, MOST_WORDS[wish.band]);
  const introduction = example === null ? '' : INTRODUCTION[wish.band];
  return {
    content:
      passage === null
        ? introduction
        : `From your lesson “${passage.title}”:\n\n${passage.content}`,
    examples: example === null ? [] : [example],
    questions,
    source: 'built-in',
  };
}
