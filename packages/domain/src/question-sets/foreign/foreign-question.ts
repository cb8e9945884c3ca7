import { OPTIONS_MAX } from '../../multiplayer/limits.ts';
import { QUESTIONS_PER_SET_MAX } from '../limits.ts';
import type { QuestionProblem } from '../problem.ts';
import { questionProblems, tidyQuestion } from '../rules.ts';
import type { QuestionDraft } from '../views.ts';

/** How a question of another program is answered. */
export type ForeignKind =
  /** One or several of its options are right. */
  | 'choice'
  | 'true-false'
  /** A word; without spellings to compare it with it is a text to be read by somebody. */
  | 'typed'
  | 'match'
  | 'order'
  | 'number'
  /** Any one of several options or numbers is enough, and they are not spellings of one word. */
  | 'any-right'
  | 'poll'
  | 'other';

/** A question as a file of another program holds it. */
export interface ForeignQuestion {
  /** Row of the table as a spreadsheet counts it, or the number of the question in the file, from 1. */
  readonly row: number;
  readonly kind: ForeignKind;
  readonly question: string;
  /** What is chosen among; in its right order what is ordered; the spellings of what is typed. */
  readonly options: readonly string[];
  /** Indexes of the options that are right; of what is true or false, 0 for true. */
  readonly right: readonly number[];
  /** What belongs together; empty for other kinds. */
  readonly pairs: readonly { readonly left: string; readonly right: string }[];
  /** The number that is right, and how far from it an answer may be; null for other kinds. */
  readonly number: { readonly answer: number; readonly tolerance: number } | null;
  /** Empty where there is none. */
  readonly explanation: string;
  readonly topic: string;
  /** Whether it shows a picture, which a set has no place for. */
  readonly hasPicture: boolean;
}

/** Why a question cannot come in as it is. */
export type LeftOutReason = Exclude<ForeignKind, 'choice' | 'true-false'> | 'too-many-options';

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

/** A kind that nobody plays, a key that is missing, or more than a screen holds. */
function reasonAgainst(foreign: ForeignQuestion): LeftOutReason | null {
  const { kind, options, pairs, number } = foreign;
  if (kind === 'poll' || kind === 'other' || kind === 'any-right') return kind;
  if ((kind === 'typed' || kind === 'order') && options.length === 0) return kind;
  if (kind === 'match' && pairs.length === 0) return kind;
  if (kind === 'number' && number === null) return kind;
  return Math.max(options.length, pairs.length) > OPTIONS_MAX ? 'too-many-options' : null;
}

function draftOf(foreign: ForeignQuestion): QuestionDraft {
  const { kind, question, right, explanation, topic, number } = foreign;
  const about = { question, explanation, topic };
  const options = [...foreign.options];
  const [first] = right;
  switch (kind) {
    case 'true-false':
      return tidyQuestion({ kind, ...about, answer: first === undefined ? null : first === 0 });
    case 'typed':
      return tidyQuestion({ kind: 'word', ...about, options });
    case 'match':
      return tidyQuestion({ kind, ...about, pairs: foreign.pairs.map((pair) => ({ ...pair })) });
    case 'order':
      return tidyQuestion({ kind, ...about, options });
    case 'number':
      return tidyQuestion({
        ...{ kind, ...about, unit: '' },
        ...{ answer: number?.answer ?? null, tolerance: number?.tolerance ?? 0 },
      });
    default:
      return right.length > 1
        ? tidyQuestion({ kind: 'several', ...about, options, answers: [...right] })
        : tidyQuestion({ kind: 'choice', ...about, options, answer: first ?? null });
  }
}
