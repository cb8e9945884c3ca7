import type { ContentBand } from '@lamplight/domain/age';
import type { QuizSubject } from '@lamplight/domain/quizzes';
import type { QuizItem } from '../../quizzes/quiz-item.ts';
import type { Prose } from '../prose.ts';

/**
 * The banks of questions: those of the quiz center, which a browser holds too, and those of live rooms, whose answers
 * stay on the host.
 */
export const QUESTION_BANKS = ['quizzes', 'rooms'] as const;
export type QuestionBank = (typeof QUESTION_BANKS)[number];

/** One file of a bank. */
export interface WrittenQuiz {
  readonly bank: QuestionBank;
  readonly subject: QuizSubject;
  readonly band: ContentBand;
  readonly items: readonly QuizItem[];
}

type Named = Pick<WrittenQuiz, 'bank' | 'subject' | 'band'>;

/** The file of a subject and band. */
export function quizPath({ bank, subject, band }: Named): string {
  return `${bank}/${subject}/${band}.en.yaml`;
}

/** How the ids of a file begin, such as `bible-ki-` or `room-bible-ki-`. */
export function quizIdStart({ bank, subject, band }: Named): string {
  return `${bank === 'rooms' ? 'room-' : ''}${subject}-${band.slice(0, 2)}-`;
}

/** All prose of an item, in reading order. */
export function proseOfQuizItem({ question, options, explanation }: QuizItem): Prose[] {
  return [
    { kind: 'question', place: 'question', text: question },
    ...options.map((text, at): Prose => ({ kind: 'option', place: `options[${at}]`, text })),
    { kind: 'explanation', place: 'explanation', text: explanation },
  ];
}

/** A text without its formulas, which are neither words nor prose. */
export function withoutFormulas(text: string): string {
  return text.replace(/(?<!\\)\$(?:\\\$|[^$])*\$/g, 'x');
}
