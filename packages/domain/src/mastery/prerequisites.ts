import type { MathArea } from '../math-games/index.ts';
import { type SkillKey, skillOf } from './skill.ts';

/** What stands below each area of mathematics. */
const BEFORE: Readonly<Record<MathArea, readonly MathArea[]>> = {
  counting: [],
  arithmetic: ['counting'],
  shapes: [],
  fractions: ['arithmetic'],
  decimals: ['fractions'],
  percent: ['fractions'],
  ratio: ['fractions'],
  geometry: ['shapes', 'arithmetic'],
  statistics: ['arithmetic'],
  algebra: ['arithmetic', 'fractions'],
  functions: ['algebra'],
  trigonometry: ['geometry', 'ratio'],
  calculus: ['functions'],
};

/**
 * The skills that come right before a skill: areas of mathematics as schools meet them, the week before for the lessons
 * of a week. Topics of quizzes can be met in any order.
 */
export function prerequisitesOf(key: SkillKey): SkillKey[] {
  const skill = skillOf(key);
  if (skill.kind === 'math') return BEFORE[skill.area].map((area) => `math:${area}` as const);
  if (skill.kind === 'week' && skill.week > 1) return [`week:${skill.subject}:${skill.week - 1}`];
  return [];
}
