import type { LessonCategory } from '../lessons/index.ts';
import { MATH_AREAS, type MathArea } from '../math-games/index.ts';

/** The subjects that evidence is kept by. */
export const SKILL_SUBJECTS = [
  'bible',
  'ai',
  'math',
  'science',
] as const satisfies readonly LessonCategory[];
export type SkillSubject = (typeof SKILL_SUBJECTS)[number];

/**
 * Something that a child can be good at, as one text: an area of the math arena, a topic of the quizzes, the lessons of
 * a subject in a week of the programme, the verse of a week, coding, and the challenges that have a right answer.
 */
export type SkillKey =
  | `math:${MathArea}`
  | `topic:${SkillSubject}:${string}`
  | `week:${SkillSubject}:${number}`
  | `verse:${number}`
  | 'coding'
  | 'challenge:math'
  | 'challenge:logic';

/** A skill in its parts. */
export type Skill =
  | { readonly kind: 'math'; readonly area: MathArea }
  | { readonly kind: 'topic'; readonly subject: SkillSubject; readonly topic: string }
  | { readonly kind: 'week'; readonly subject: SkillSubject; readonly week: number }
  | { readonly kind: 'verse'; readonly week: number }
  | { readonly kind: 'coding' }
  | { readonly kind: 'challenge'; readonly type: 'math' | 'logic' };

/**
 * The parts of a skill's key.
 * @throws RangeError for a text that is no skill's key
 */
export function skillOf(key: SkillKey): Skill {
  const [kind, first = '', second = ''] = key.split(':');
  const subject = SKILL_SUBJECTS.find((known) => known === first);
  const area = MATH_AREAS.find((known) => known === first);
  if (kind === 'math' && area) return { kind, area };
  if (kind === 'topic' && subject) return { kind, subject, topic: second };
  if (kind === 'week' && subject) return { kind, subject, week: Number(second) };
  if (kind === 'verse') return { kind, week: Number(first) };
  if (kind === 'coding') return { kind };
  if (kind === 'challenge') return { kind, type: first === 'logic' ? 'logic' : 'math' };
  throw new RangeError(`${key} is no skill`);
}

/** The subject that a skill belongs to: verses to the Bible, coding to AI, logic to math. */
export function subjectOfSkill(key: SkillKey): SkillSubject {
  const skill = skillOf(key);
  switch (skill.kind) {
    case 'topic':
    case 'week':
      return skill.subject;
    case 'verse':
      return 'bible';
    case 'coding':
      return 'ai';
    default:
      return 'math';
  }
}

const SUBJECT_NAMES: Readonly<Record<SkillSubject, string>> = {
  bible: 'Bible',
  ai: 'AI',
  math: 'Math',
  science: 'Science',
};

/** Words that stay small within a title. */
const SMALL = new Set(['and', 'of', 'to', 'with', 'the']);

function titled(slug: string): string {
  return slug
    .split('-')
    .map((word, at) =>
      at > 0 && SMALL.has(word) ? word : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`,
    )
    .join(' ');
}

/** A skill's name in English, such as `Life of Jesus`. */
export function skillName(key: SkillKey): string {
  const skill = skillOf(key);
  switch (skill.kind) {
    case 'math':
      return titled(skill.area);
    case 'topic':
      return titled(skill.topic);
    case 'week':
      return `${SUBJECT_NAMES[skill.subject]} Lessons of Week ${skill.week}`;
    case 'verse':
      return `Verse of Week ${skill.week}`;
    case 'coding':
      return 'Coding';
    case 'challenge':
      return skill.type === 'logic' ? 'Logic Challenges' : 'Math Challenges';
  }
}
