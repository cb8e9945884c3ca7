import type { ContentBand } from '@lamplight/domain/age';
import type { QuizSubject } from '@lamplight/domain/quizzes';
import type { LeveledItem } from './quiz-item.ts';

/** What the compiler made of a file; its shape is what the compiler checked. */
type Loader = () => Promise<{ readonly default: unknown }>;

/** Each file is loaded by itself, when somebody asks for it: a browser needs those of one band only. */
const LOADERS: Readonly<Record<QuizSubject, Readonly<Record<ContentBand, Loader>>>> = {
  bible: {
    kindergarten: () =>
      import('../../dist/quizzes/bible-kindergarten.json', { with: { type: 'json' } }),
    elementary: () =>
      import('../../dist/quizzes/bible-elementary.json', { with: { type: 'json' } }),
    intermediate: () =>
      import('../../dist/quizzes/bible-intermediate.json', { with: { type: 'json' } }),
    advanced: () => import('../../dist/quizzes/bible-advanced.json', { with: { type: 'json' } }),
  },
  ai: {
    kindergarten: () =>
      import('../../dist/quizzes/ai-kindergarten.json', { with: { type: 'json' } }),
    elementary: () => import('../../dist/quizzes/ai-elementary.json', { with: { type: 'json' } }),
    intermediate: () =>
      import('../../dist/quizzes/ai-intermediate.json', { with: { type: 'json' } }),
    advanced: () => import('../../dist/quizzes/ai-advanced.json', { with: { type: 'json' } }),
  },
  math: {
    kindergarten: () =>
      import('../../dist/quizzes/math-kindergarten.json', { with: { type: 'json' } }),
    elementary: () => import('../../dist/quizzes/math-elementary.json', { with: { type: 'json' } }),
    intermediate: () =>
      import('../../dist/quizzes/math-intermediate.json', { with: { type: 'json' } }),
    advanced: () => import('../../dist/quizzes/math-advanced.json', { with: { type: 'json' } }),
  },
  science: {
    kindergarten: () =>
      import('../../dist/quizzes/science-kindergarten.json', { with: { type: 'json' } }),
    elementary: () =>
      import('../../dist/quizzes/science-elementary.json', { with: { type: 'json' } }),
    intermediate: () =>
      import('../../dist/quizzes/science-intermediate.json', { with: { type: 'json' } }),
    advanced: () => import('../../dist/quizzes/science-advanced.json', { with: { type: 'json' } }),
  },
};

/** All questions of a subject for a band. */
export async function quizBank(
  subject: QuizSubject,
  band: ContentBand,
): Promise<readonly LeveledItem[]> {
  return (await LOADERS[subject][band]()).default as readonly LeveledItem[];
}
