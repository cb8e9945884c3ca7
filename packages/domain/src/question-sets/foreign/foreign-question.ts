import { OPTIONS_MAX } from '../../multiplayer/limits.ts';
import { QUESTIONS_PER_SET_MAX } from '../limits.ts';
import type { QuestionProblem } from '../problem.ts';
import { questionProblems, tidyQuestion } from '../rules.ts';
import type { QuestionDraft } from '../views.ts';

/** How a question of another program is answered. Only a choice can be played in a room. */
export type ForeignKind = 'choice' | 'typed' | 'match' | 'order' | 'number' | 'poll' | 'other';

/** A question as a file of another program holds it. */
export interface ForeignQuestion {
  /** Row of the table as a spreadsheet counts it, or the number of the question in the file, from 1. */
  readonly row: number;
  readonly kind: ForeignKind;
  readonly question: string;
  readonly options: readonly string[];
  /** Indexes of the options that are right. */
  readonly right: readonly number[];
  /** Empty where there is none. */
  readonly explanation: string;
  readonly topic: string;
  /** Whether it shows a picture, which a set has no place for. */
  readonly hasPicture: boolean;
}

/** Why a question cannot come in as it is. */
export type LeftOutReason = Exclude<ForeignKind, 'choice'> | 'several-right' | 'too-many-options';

/** A question that stays where it is. */
export interface LeftOutQuestion {
  readonly row: number;
  readonly question: string;
  /** Null where the rules of a set name the problems. */
  readonly reason: LeftOutReason | null;
  readonly problems: readonly QuestionProblem[];
}

/** What of a file becomes a set, and what does not. */
export interface TakenQuestions {
  readonly questions: readonly QuestionDraft[];
  readonly leftOut: readonly LeftOutQuestion[];
  /** Rows whose questions come in without their picture. */
  readonly withoutPicture: readonly number[];
}

/**
 * Takes what a set can hold, at most as many questions as fit into one; each of the others is named with
 * the reason.
 */
export function takeForeign(foreign: readonly ForeignQuestion[]): TakenQuestions {
  const questions: QuestionDraft[] = [];
  const leftOut: LeftOutQuestion[] = [];
  const withoutPicture: number[] = [];
  for (const one of foreign) {
    const { row, question } = one;
    const reason = reasonAgainst(one);
    const draft = draftOf(one);
    const problems = reason === null ? questionProblems(draft, row) : [];
    if (reason === null && problems.length === 0 && questions.length === QUESTIONS_PER_SET_MAX) {
      problems.push({ row, column: 'question', fault: 'too-many', limit: QUESTIONS_PER_SET_MAX });
    }
    if (reason !== null || problems.length > 0) leftOut.push({ row, question, reason, problems });
    else {
      questions.push(draft);
      if (one.hasPicture) withoutPicture.push(row);
    }
  }
  return { questions, leftOut, withoutPicture };
}

function reasonAgainst({ kind, options, right }: ForeignQuestion): LeftOutReason | null {
  if (kind !== 'choice') return kind;
  if (right.length > 1) return 'several-right';
  return options.length > OPTIONS_MAX ? 'too-many-options' : null;
}

function draftOf({ question, options, right, explanation, topic }: ForeignQuestion): QuestionDraft {
  return tidyQuestion({
    question,
    options: [...options],
    answer: right[0] ?? null,
    explanation,
    topic,
  });
}
