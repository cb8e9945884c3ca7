import type { ContentBand } from '@lamplight/domain/age';
import type { QuizSubject } from '@lamplight/domain/quizzes';
import type { QuizItem } from '../../quizzes/quiz-item.ts';
import type { Prose } from '../prose.ts';
import { faultsOf, field, type Shape } from '../shape.ts';

/** One file of the quiz bank. */
export interface WrittenQuiz {
  readonly subject: QuizSubject;
  readonly band: ContentBand;
  readonly items: readonly QuizItem[];
}

type Named = Pick<WrittenQuiz, 'subject' | 'band'>;

/** The file of a subject and band, below `src`. */
export function quizPath({ subject, band }: Named): string {
  return `quizzes/${subject}/${band}.ts`;
}

/** What that file exports, such as `bibleKindergarten`. */
export function quizExport({ subject, band }: Named): string {
  return `${subject}${band.charAt(0).toUpperCase()}${band.slice(1)}`;
}

/** How the ids of a subject and band begin, such as `bible-ki-`. */
export function quizIdStart({ subject, band }: Named): string {
  return `${subject}-${band.slice(0, 2)}-`;
}

const SHAPE: Shape = {
  id: 'string',
  question: 'string',
  options: 'array',
  answer: 'number',
  explanation: 'string',
  topic: 'string',
};

/** What is missing in a value that claims to be an item. */
export function quizShapeFaults(value: unknown): string[] {
  const id = field(value, 'id');
  return faultsOf(typeof id === 'string' ? id : 'an item', value, SHAPE);
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
