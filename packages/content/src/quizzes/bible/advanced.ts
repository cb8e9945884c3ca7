import type { QuizItem } from '../quiz-item.ts';

export const bibleAdvanced: readonly QuizItem<'bible'>[] = [];
