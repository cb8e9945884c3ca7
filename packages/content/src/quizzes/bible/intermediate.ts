import type { QuizItem } from '../quiz-item.ts';

export const bibleIntermediate: readonly QuizItem<'bible'>[] = [];
