import type { QuizItem } from '../quiz-item.ts';

export const bibleElementary: readonly QuizItem<'bible'>[] = [];
