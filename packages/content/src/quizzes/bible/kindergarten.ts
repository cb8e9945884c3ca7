import type { QuizItem } from '../quiz-item.ts';

export const bibleKindergarten: readonly QuizItem<'bible'>[] = [];
