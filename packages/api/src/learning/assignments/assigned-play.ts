import { type ActAnswer, markAct } from '@lamplight/domain/acts';
import type { ActResult } from '@lamplight/domain/lessons';
import type { TeacherPlay } from '@lamplight/domain/teaching';
import type { Played } from '../lessons/lesson-views.ts';
import type { findAssignedAnswers } from './assigned-answers.repository.ts';

/** A question or an act, and how it is marked. */
export interface AskedTask {
  readonly question: string;
  readonly takes: (answer: ActAnswer) => boolean;
  readonly mark: (answer: ActAnswer) => boolean | null;
}

/** A task of a play by its index among its kind; null where there is none. */
export function taskOf(play: TeacherPlay, task: 'check' | 'act', index: number): AskedTask | null {
  if (task === 'act') {
    const act = play.acts?.[index];
    if (!act) return null;
    const question = act.kind === 'verse' ? act.reference : act.question;
    return { question, takes: () => true, mark: (answer) => markAct(act, answer) };
  }
  const check = play.checks[index];
  if (!check) return null;
  return {
    question: check.question,
    takes: ([choice, ...more]) => more.length === 0 && check.options[choice ?? -1] !== undefined,
    mark: ([choice]) => choice === check.answer,
  };
}

type AnswerRow = Awaited<ReturnType<typeof findAssignedAnswers>>[number];

/** The answers that were given to what the lesson asks now: its teacher may have changed it. */
export function playedOf(
  play: TeacherPlay,
  rows: readonly AnswerRow[],
): Pick<Played, 'choices' | 'acts' | 'shown'> {
  const choices = new Map<number, number>();
  const acts = new Map<number, ActResult>();
  const shown = { checks: new Set<number>(), acts: new Set<number>() };
  for (const { task, taskIndex, question, answer, correct, ...row } of rows) {
    if (taskOf(play, task, taskIndex)?.question !== question) continue;
    const numbers: number[] = JSON.parse(answer);
    if (row.shown === 1) shown[task === 'check' ? 'checks' : 'acts'].add(taskIndex);
    if (task === 'check') choices.set(taskIndex, numbers[0] ?? 0);
    else acts.set(taskIndex, { answer: numbers, correct: correct === null ? null : correct === 1 });
  }
  return { choices, acts, shown };
}
