import { utcDay } from '../activity/utc-day.ts';
import { type Answer, KNOWLEDGE, knowledgeFrom } from './knowledge.ts';
import { retained, reviewPlan } from './review.ts';
import type { SkillKey } from './skill.ts';

/** An answer that the server has marked. */
export interface Observation extends Answer {
  readonly skill: SkillKey;
  /** The question: answered again on the same day, after its explanation, it shows nothing new. */
  readonly item: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Fewer answers than these say nothing yet. */
export const LEAST_ANSWERS = 4;
/** From this chance on a skill is mastered. */
export const MASTERED = 0.95;
/** Below this chance it is hard for the child. */
export const STRUGGLING = 0.25;
/** So many wrong answers in a row are a call for help, whatever was right before. */
export const WRONG_IN_A_ROW = 4;
/** So many right answers in a row, and mastered: ready for more. */
const RIGHT_IN_A_ROW = 5;
/** The newest answers that a child is told of. */
const RECENT = 10;

export const MASTERY_LEVELS = ['not-enough', 'struggling', 'growing', 'mastered'] as const;
export type MasteryLevel = (typeof MASTERY_LEVELS)[number];

/** What the answers of a child say of one skill. */
export interface SkillState {
  readonly skill: SkillKey;
  readonly level: MasteryLevel;
  /** Chance that it is known, 0 to 1, with what a long rest takes away. */
  readonly known: number;
  readonly answers: number;
  /** Of the newest ten answers. */
  readonly recent: { readonly right: number; readonly total: number };
  readonly wrongInARow: number;
  /** Mastered, and the newest five answers were all right. */
  readonly flying: boolean;
  /** Days since it should have been looked at again; negative while it rests. */
  readonly overdueDays: number;
  /** Days that it may rest. */
  readonly interval: number;
  /** Days since the last answer. */
  readonly restedDays: number;
  /** Options of the last question. */
  readonly options: number;
}

/** Answers without those to a question that was answered before on the same day, oldest first. */
export function freshAnswers(observations: readonly Observation[]): Observation[] {
  const seen = new Set<string>();
  return observations
    .toSorted((a, b) => a.at - b.at)
    .filter(({ skill, item, at }) => {
      const key = `${utcDay(at)} ${skill} ${item}`;
      return !seen.has(key) && seen.add(key);
    });
}

/**
 * The state of every skill that a child has shown something of.
 * @param now epoch milliseconds
 */
export function masteryOf(
  observations: readonly Observation[],
  now: number,
): ReadonlyMap<SkillKey, SkillState> {
  const bySkill = Map.groupBy(freshAnswers(observations), ({ skill }) => skill);
  return new Map([...bySkill].map(([skill, answers]) => [skill, stateOf(skill, answers, now)]));
}

function stateOf(skill: SkillKey, answers: readonly Observation[], now: number): SkillState {
  const { interval, dueDay } = reviewPlan(answers);
  const overdueDays = utcDay(now) - dueDay;
  const known = retained(knowledgeFrom(answers), KNOWLEDGE.known, overdueDays, interval);
  const wrongInARow = runOf(answers, false);
  const level = levelOf(known, answers.length, wrongInARow);
  const newest = answers.slice(-RECENT);
  const last = answers.at(-1);
  return {
    skill,
    level,
    known,
    answers: answers.length,
    recent: { right: newest.filter(({ correct }) => correct).length, total: newest.length },
    wrongInARow,
    flying: level === 'mastered' && runOf(answers, true) >= RIGHT_IN_A_ROW,
    overdueDays,
    interval,
    restedDays: utcDay(now) - utcDay(last?.at ?? now),
    options: last?.options ?? 0,
  };
}

/** Answers of one kind at the end of the list. */
function runOf(answers: readonly Answer[], correct: boolean): number {
  const last = answers.findLastIndex((answer) => answer.correct !== correct);
  return answers.length - 1 - last;
}

function levelOf(known: number, answers: number, wrongInARow: number): MasteryLevel {
  if (answers < LEAST_ANSWERS) return 'not-enough';
  if (wrongInARow >= WRONG_IN_A_ROW || known < STRUGGLING) return 'struggling';
  return known >= MASTERED ? 'mastered' : 'growing';
}
