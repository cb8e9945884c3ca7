import type { ContentBand } from '@lamplight/domain/age';
import type { QuizSubject } from '@lamplight/domain/quizzes';
import type { LeveledItem } from './quiz-item.ts';

/** What the compiler made of a file; its shape is what the compiler checked. */
type Loader = () => Promise<{ readonly default: unknown }>;

/** Each file is loaded by itself, when somebody asks for it: a browser needs those of one band only. */
const LOADERS: Readonly<Record<QuizSubject, Readonly<Record<ContentBand, Loader>>>> = {
  bible: {
    kindergarten: () => import('../../dist/quizzes/bible-kindergarten.ts'),
    elementary: () => import('../../dist/quizzes/bible-elementary.ts'),
    intermediate: () => import('../../dist/quizzes/bible-intermediate.ts'),
    advanced: () => import('../../dist/quizzes/bible-advanced.ts'),
  },
  ai: {
    kindergarten: () => import('../../dist/quizzes/ai-kindergarten.ts'),
    elementary: () => import('../../dist/quizzes/ai-elementary.ts'),
    intermediate: () => import('../../dist/quizzes/ai-intermediate.ts'),
    advanced: () => import('../../dist/quizzes/ai-advanced.ts'),
  },
  math: {
    kindergarten: () => import('../../dist/quizzes/math-kindergarten.ts'),
    elementary: () => import('../../dist/quizzes/math-elementary.ts'),
    intermediate: () => import('../../dist/quizzes/math-intermediate.ts'),
    advanced: () => import('../../dist/quizzes/math-advanced.ts'),
  },
  science: {
    kindergarten: () => import('../../dist/quizzes/science-kindergarten.ts'),
    elementary: () => import('../../dist/quizzes/science-elementary.ts'),
    intermediate: () => import('../../dist/quizzes/science-intermediate.ts'),
    advanced: () => import('../../dist/quizzes/science-advanced.ts'),
  },
};

/** All questions of a subject for a band. */
export async function quizBank(
  subject: QuizSubject,
  band: ContentBand,
): Promise<readonly LeveledItem[]> {
  return (await LOADERS[subject][band]()).default as readonly LeveledItem[];
}
