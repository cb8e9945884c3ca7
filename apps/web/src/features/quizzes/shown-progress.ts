import type { ContentBand } from '@lamplight/domain/age';
import {
  QUIZ_SUBJECTS,
  type QuizProgress,
  type QuizSubject,
  quizzesAhead,
} from '@lamplight/domain/quizzes';
import type { QuizRecord } from './quiz-record.ts';

/** What a card and the panel say of a subject. */
export interface ShownProgress {
  readonly subject: QuizSubject;
  readonly completed: number;
  /** Null while nobody has told how many questions there are. */
  readonly available: number | null;
  readonly questions: number | null;
  readonly met: number;
  /** In percent; null before the first quiz. */
  readonly best: number | null;
}

/** Questions of each subject for a band, as far as they are known. */
export type BankSizes = Readonly<Partial<Record<QuizSubject, number>>>;

interface Known {
  /** What the host says; undefined where it does not answer. */
  readonly host: QuizProgress | undefined;
  /** What this browser keeps: it may be ahead of the host, or behind it. */
  readonly record: QuizRecord;
  /** Sizes of the browser's own copy of the bank. */
  readonly sizes: BankSizes;
}

/** Progress of each subject out of all that is known; whoever knows more is right. */
export function shownProgress({ host, record, sizes }: Known, band: ContentBand): ShownProgress[] {
  return QUIZ_SUBJECTS.map((subject) => {
    const told = host?.find((each) => each.subject === subject);
    const here = record[subject];
    const ofBand = `${subject}-${band.slice(0, 2)}-`;
    const metHere = here.met.filter(({ itemId }) => itemId.startsWith(ofBand)).length;
    const met = Math.max(told?.met ?? 0, metHere);
    const questions = told?.questions ?? sizes[subject] ?? null;
    const best = Math.max(told?.best ?? -1, here.best ?? -1);
    return {
      subject,
      completed: Math.max(told?.completed ?? 0, here.completed),
      available: questions === null ? null : quizzesAhead(questions, met),
      questions,
      met: questions === null ? met : Math.min(met, questions),
      best: best < 0 ? null : best,
    };
  });
}
